package secret

import "strings"

// A value may stand beside its name without an operator between them: in the next column of a table, between tags, as
// an argument of a call, in a member of its own, in a sentence. There it is taken for a secret only if a machine made
// it.

// between is what may stand between a name and its value, beside signs of one byte; typed and value are the words.
var (
	between = strings.Fields("│ ┃ |- >- &quot; &#34; &#x22; &#39; &#x27; &apos; &nbsp; &#160; %3D %3d %3A %3a %20 " +
		"%22 %27")
	colours = []string{"\x1b[", `\u001b[`, `\x1b[`, `\033[`, `\e[`} // what begins one on a terminal
	typed   = strings.Fields("string str varchar char text value val is was default set")

	colour    = bytesOf("0123456789;")
	gaps      = bytesOf(" \t\"'`\\|([{,:=>*")
	firmGaps  = bytesOf("|:=>%") // a column or an operator
	endOfMade = bytesOf("\x00\x1b \t\r\n\v\f\"'`<>|&;,()[]{}\\")
)

// Bounds of what stands between a name and its value.
const (
	mostBetween = 160 // bytes
	mostTag     = 80
	mostColour  = 16
	leastDense  = 16 // letters and digits in a row of a value that no column or operator gives to its name
)

// apartNames are those of which people write the words apart.
var apartNames = []string{"api key", "secret key", "access key", "private key", "signing key", "encryption key",
	"master key", "account key"}

// besideName is the value beside a name that ends at a place, or beside the name of several words that its hint begins.
func besideName(s, name string, from, hit, to int) value {
	for _, apart := range apartNames {
		if hasPrefixFold(s[hit:], apart) {
			return beside(s, afterQuote(s, hit+len(apart)), false)
		}
	}
	if !said(name).secret {
		return value{}
	}
	return beside(s, afterQuote(s, to), from > 0 && s[from-1] == '/')
}

// beside is the value behind a name that ends at a place; behind a path stands a sum of the file, if anything.
func beside(s string, at int, path bool) (v value) {
	firm := false
	for end := min(len(s), at+mostBetween); at < end; {
		next, sure := overBetween(s[:end], at)
		if next == at {
			break
		}
		at, firm = next, firm || sure
	}
	v.from, v.to = at, at
	for v.to < len(s) && s[v.to] < 0x80 && !endOfMade[s[v.to]] {
		v.to++
	}
	for v.to > v.from && strings.IndexByte(".:", s[v.to-1]) >= 0 {
		v.to--
	}
	if text := s[v.from:v.to]; !isMade(text) || !firm && (path || longestWord(text) < leastDense) {
		return value{}
	}
	return v
}

// overBetween is behind one thing that stands between a name and its value; sure: it gives the one to the other.
func overBetween(s string, at int) (next int, sure bool) {
	rest := s[at:]
	for _, sign := range between {
		if strings.HasPrefix(rest, sign) {
			return at + len(sign), true
		}
	}
	for _, begin := range colours {
		if n := over(rest, len(begin), mostColour, &colour); strings.HasPrefix(rest, begin) && n < len(rest) {
			return at + n + 1, false
		}
	}
	switch c := s[at]; {
	case gaps[c]:
		return at + 1, firmGaps[c]
	case c == '<':
		if n := strings.IndexAny(rest[:min(len(rest), mostTag)], ">\n"); n > 0 && rest[n] == '>' {
			return at + n + 1, false
		}
		return at, false
	case c == '\n' || c == '\r':
		if strings.IndexByte("|>-:=[({", s[at-1]) >= 0 {
			return at + 1, false // the value is a block of its own
		}
		word := strings.TrimLeft(rest, " \t\r\n\"'-")
		if n := over(word, 0, mostName, &letters); n > 0 && isFieldValue(word[:n]) {
			return at + len(rest) - len(word), false // of a member of its own
		}
		return at, false
	}
	n := over(rest, 0, mostName, &letters)
	for _, word := range typed {
		if n == len(word) && strings.EqualFold(rest[:n], word) {
			return at + n, false
		}
	}
	return at, false
}

// longestWord is how many letters and digits stand in a row in a text.
func longestWord(text string) (longest int) {
	sign := func(r rune) bool { return !inWord(byte(r)) || r == '_' || r == '-' }
	for word := range strings.FieldsFuncSeq(text, sign) {
		longest = max(longest, len(word))
	}
	return longest
}
