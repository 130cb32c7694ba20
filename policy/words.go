package policy

import "guard/policy/shell"

// BeginsCommand reports whether a text begins as a command line does and prose
// hardly. It is not judged.
func BeginsCommand(text string) bool { return shell.BeginsCommand(text) }
