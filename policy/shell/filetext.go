package shell

import (
	"path"
	"strings"
)

// shellFile reports a script that a shell of POSIX's family reads: by its first
// line, else by its name.
func shellFile(name, text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	if interp, ok := strings.CutPrefix(first, "#!"); ok {
		for word := range strings.FieldsSeq(interp) {
			switch path.Base(word) {
			case "sh", "bash", "dash", "ksh", "zsh", "ash", "mksh":
				return true
			}
		}
		return false
	}
	switch path.Ext(name) {
	case ".sh", ".bash", ".zsh", ".ksh", "":
		return true
	}
	return false
}
