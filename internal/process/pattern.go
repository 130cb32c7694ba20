package process

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// plainPattern are the patterns that regcomp(3) with REG_EXTENDED and Go's
// regexp read alike: no classes but of one character ([v]ite), no counts, no
// escapes but of punctuation, no letters beyond ASCII, which a locale decides.
var plainPattern = lazy.Pattern(
	`^(?:[A-Za-z0-9 _./:=@%,~#;&!<>"'-]|\[[A-Za-z0-9._-]\]|\\[.*+?()|^$/-]|[.*+?()|^$])*$`)

// maxPattern bounds a pattern, in bytes.
const maxPattern = 1024

// compile reads a pattern of pgrep's.
func compile(pattern string) (*regexp.Regexp, bool) {
	if pattern == "" || len(pattern) > maxPattern || !plainPattern().MatchString(pattern) || misread(pattern) {
		return nil, false
	}
	expr, err := regexp.Compile("(?s)" + pattern) // to regcomp a line's end is a character like others
	return expr, err == nil
}

// misread reports a repetition behind what opens, anchors or repeats: an error
// or a plain character to one, and something else to the other.
func misread(pattern string) bool {
	before := byte('(')
	for i := 0; i < len(pattern); i++ {
		c := pattern[i]
		if strings.IndexByte("*+?", c) >= 0 && strings.IndexByte("(|^$*+?", before) >= 0 {
			return true
		}
		if before = c; c == '\\' {
			i++
			before = 'x'
		}
	}
	return false
}
