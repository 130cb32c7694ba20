package secret

import "strings"

// commandEnd is where a text's first line ends that does not go on in the next, as a shell's does behind
// a backslash.
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
