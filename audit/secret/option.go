package secret

import (
	"slices"
	"strings"
)

// seekOption finds the value of an option that names a secret: --password X, --api-key=X.
func seekOption(s string, hit int, found func(from, to int)) (cost int) {
	from, to := nameAt(s, hit)
	name := s[from:to]
	cost = to - from
	if !strings.HasPrefix(name, "-") || from > 0 && !slices.Contains([]byte(" \t\n\r\f\"'=[("), s[from-1]) ||
		asksForSecret(name) {
		return cost
	}
	i := afterQuote(s, to)
	v := value{}
	switch {
	case i < len(s) && s[i] == '=':
		i++
		for i < len(s) && s[i] == '-' {
			i++
		}
		v = valueAt(s, i)
	default:
		j := overGap(s, i)
		if j == i || strings.HasPrefix(s[j:], "-") {
			return cost
		}
		v = valueAt(s, j)
	}
	if v.ok() && !isElsewhere(s[v.from:v.to]) && namesSecret(name, s[v.from:v.to]) {
		found(v.from, v.to)
	}
	return cost + v.to - v.from
}

// notAsked are the first words of options that say how a secret comes, and take none.
var notAsked = []string{"no", "without", "ask", "prompt", "show", "use", "with", "skip", "require", "reset", "print",
	"hide", "allow", "disable", "enable", "include", "has", "is"}

func asksForSecret(option string) bool {
	first, _, more := strings.Cut(strings.TrimLeft(option, "-"), "-")
	return more && slices.Contains(notAsked, strings.ToLower(first))
}

// overGap is behind the white space between words of a command, which may go on in the next line.
func overGap(s string, i int) int {
	for i < len(s) {
		switch {
		case strings.ContainsRune(" \t\n\r\v\f", rune(s[i])):
			i++
		case strings.HasPrefix(s[i:], "\\\n"):
			i += 2
		default:
			return i
		}
	}
	return i
}
