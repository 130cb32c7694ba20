package secret

import (
	"iter"
	"strings"
)

// commandLines yields a text line by line, so that in a large one only the lines with a hint cost
// anything. A line that ends in a backslash goes on in the next, as in a shell.
func commandLines(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(s) > 0 {
			end := commandEnd(s)
			if !yield(s[:end]) {
				return
			}
			s = s[end:]
		}
	}
}

func commandEnd(s string) int {
	for end := 0; ; {
		n := strings.IndexByte(s[end:], '\n') + 1
		if n == 0 {
			return len(s)
		}
		end += n
		if !strings.HasSuffix(s[:end], "\\\n") {
			return end
		}
	}
}
