package makefile

import (
	"path"
	"strings"
)

// fileName takes a file name apart. Of a name that is not known in full only
// what follows the last unknown character is.
func (e *expander) fileName(function, w string) string {
	switch function {
	case "abspath", "realpath":
		return e.absolute(w)
	case "suffix", "basename":
		dot := strings.LastIndexByte(w, '.')
		if dot < 0 || strings.ContainsAny(w[dot:], "/") {
			dot = len(w)
		}
		if hasUnknown(w[dot:]) || dot == len(w) && hasUnknown(w) {
			return e.m.unknown("*")
		}
		if function == "suffix" {
			return w[dot:]
		}
		return w[:dot]
	}
	slash := strings.LastIndexByte(w, '/') + 1
	if hasUnknown(w[slash:]) {
		return e.m.unknown("*")
	}
	if function == "notdir" {
		return w[slash:]
	}
	if slash == 0 {
		return "./"
	}
	return w[:slash]
}

func (e *expander) absolute(w string) string {
	if hasUnknown(w) {
		if strings.HasPrefix(w, e.m.folder()) && !hasUnknown(strings.TrimPrefix(w, e.m.folder())) {
			return e.m.folder() + strings.TrimSuffix(path.Clean("/"+strings.TrimPrefix(w, e.m.folder())), "/")
		}
		return w
	}
	if strings.HasPrefix(w, "/") {
		return path.Clean(w)
	}
	rel := path.Clean(w)
	if rel == "." {
		return e.m.folder()
	}
	return e.m.folder() + "/" + rel
}
