package shell

import (
	"path"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/program"
)

// BeginsCommand reports whether a text begins as a command line does and prose
// hardly: with a program that guard knows, a path, or an assignment. The text is
// not judged.
func BeginsCommand(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if name, _, assigns := strings.Cut(word, "="); assigns && syntax.ValidName(name) {
			continue
		}
		word = strings.Trim(word, `'"(){};&|!`)
		return strings.HasPrefix(word, "/") || strings.HasPrefix(word, "./") || program.Find(path.Base(word)) != nil
	}
	return false
}
