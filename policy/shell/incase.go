package shell

import "guard/policy/shell/files"

// FilledByTools reports the name of a folder that tools fill and clean up: what lies in it comes again.
func FilledByTools(name string) bool { return files.FilledByTools(name) }
