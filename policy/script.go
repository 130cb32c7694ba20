package policy

import "guard/policy/shell"

// MaxScript is the longest script that is judged, in bytes: of a longer one the judge says so.
const MaxScript = shell.MaxScript

// Script is how a shell runs a text that is no line: Request.Script.
type Script = shell.Script

// Interpreter is what runs a file, by its first line or else by its name: a program with its arguments. A shell,
// which alone has its text judged as a line, stands there by its name.
func Interpreter(name, text string) (program []string, shellScript bool) {
	return shell.Interpreter(name, text)
}
