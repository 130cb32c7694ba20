package access

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// Pathspecs are the paths on the line that limit what git takes or shows (gitglossary(7), pathspec).
type Pathspecs struct {
	*Judge
	Words []taint.Word
}

// Take reports a file that they take in, or may. None takes in all; so do those that only leave out.
func (s Pathspecs) Take(file string) bool {
	only, in := false, false
	for _, a := range s.Words {
		pattern, leaves := ExcludesPath(a.Text)
		if leaves {
			if a.Known() && s.names(pattern, file) {
				return false
			}
			continue
		}
		only = true
		in = in || !a.Known() || strings.HasPrefix(a.Text, ":") || s.names(a.Text, file)
	}
	return in || !only
}

// ExcludesPath reports a pathspec that leaves out, and what: :!X, :^X, :(exclude)X.
func ExcludesPath(text string) (pattern string, ok bool) {
	for _, magic := range [...]string{":!", ":^", ":(exclude)"} {
		if rest, is := strings.CutPrefix(text, magic); is {
			return rest, true
		}
	}
	return text, false
}

// names reports a path that names a file or a folder above it. Its wildcards match slashes too.
func (s Pathspecs) names(pattern, file string) bool {
	if !strings.ContainsAny(pattern, "*?[") {
		return place.Below(file, s.Place(taint.Literal(pattern)).Path)
	}
	const slash = "\x01" // path.Match stops at real ones
	whole := strings.ReplaceAll(path.Join(s.State.Cwd, pattern), "/", slash)
	for at := file; len(at) > 1; at = path.Dir(at) {
		if ok, err := path.Match(whole, strings.ReplaceAll(at, "/", slash)); ok || err != nil {
			return true
		}
	}
	return false
}
