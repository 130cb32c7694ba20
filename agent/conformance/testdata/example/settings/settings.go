// Package settings lists parrot's own files, from its manual of settings (2.1.0).
//
// It is a package of its own, because policy knows these files, and the agent's folder
// imports policy.
package settings

import "guard/agent/files"

// Files are parrot's.
var Files = files.Files{Settings: []string{".parrot/"}, Variables: []string{"PARROT_*"}}
