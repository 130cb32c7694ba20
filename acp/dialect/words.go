package dialect

import (
	"path/filepath"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
	"mvdan.cc/sh/v3/syntax"
)

// ShellWords shows a vector as a line of which a shell would make it again.
func ShellWords(argv []string) string {
	words := make([]string, len(argv))
	for i, w := range argv {
		q, err := syntax.Quote(w, syntax.LangBash)
		if err != nil { // a NUL byte, which no argument can hold
			q = strconv.Quote(w)
		}
		words[i] = q
	}
	return strings.Join(words, " ")
}

// Within resolves a working directory against the session's.
func Within(base, dir string) string {
	switch {
	case dir == "":
		return base
	case filepath.IsAbs(dir):
		return filepath.Clean(dir)
	case base == "":
		return ""
	}
	return filepath.Join(base, dir)
}

// Tells reports whether a raw value says anything.
func Tells(v jsontext.Value) bool {
	switch string(v) {
	case "", "null", "{}", "[]", `""`:
		return false
	}
	return true
}
