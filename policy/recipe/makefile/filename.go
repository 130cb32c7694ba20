package makefile

import (
	"path"
	"strings"
)

// fileName takes a part of a file's name. Of a name that is not wholly known, only what comes after the last unknown
// character is known.
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

// absolute returns the absolute path of a file.
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
	if folder := e.m.folder(); !hasMark(folder) {
		return path.Join(folder, rel)
	}
	return e.m.folder() + "/" + rel
}
