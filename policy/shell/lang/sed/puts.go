package sed

import (
	"strings"

	"guard/internal/lazy"
)

// Puts reports a script that may put text of its own into the lines, other than letters, digits, blanks and an ending
// such as .js: a path, what spells one, or what this package cannot read. Cutting something away is none of it.
func Puts(script string) bool {
	for rest := strings.TrimSpace(script); rest != ""; rest = strings.TrimLeft(rest, "; \t\n") {
		rest = rest[len(where().FindString(rest)):]
		switch {
		case rest == "":
			return true
		case strings.IndexByte("pdqlnNDPhHgGx=", rest[0]) >= 0:
			rest = rest[1:]
		case rest[0] == 's' && len(rest) > 1 && rest[1] != '\\' && rest[1] != '\n':
			what, with, after, ok := replacement(rest)
			if here := what == "^" && (with == "./" || with == `.\/`); !ok || !here && !plainly().MatchString(with) {
				return true
			}
			rest = after
		default:
			return true
		}
		if rest != "" && !ends().MatchString(rest) {
			return true
		}
	}
	return false
}

// replacement cuts s/REGEX/REPLACEMENT/FLAGS from the front of a script. false: it does not read so.
func replacement(s string) (what, with, rest string, ok bool) {
	var parts [2]string
	from, n := 2, 0
	for i := 2; i < len(s) && n < 2; i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == s[1]:
			parts[n], from, n = s[from:i], i+1, n+1
		}
	}
	if n < 2 {
		return "", "", "", false
	}
	return parts[0], parts[1], s[from+len(flags().FindString(s[from:])):], true
}

var (
	// where is where a command applies (sed(1), Addresses).
	where = lazy.Pattern(`^(?:(?:\d+|\$|/(?:[^/\\\n]|\\.)*/I?)(?:,(?:[+~]?\d+|\$|/(?:[^/\\\n]|\\.)*/I?))?)?` +
		`[ \t]*!?[ \t]*`)
	flags = lazy.Pattern(`^[gpiIm0-9]*`)
	// ends is what stands between commands.
	ends = lazy.Pattern(`^[ \t]*(?:[;\n]|$)`)
	// plainly is a replacement that spells no path: a dot stands before a letter or a digit.
	plainly = lazy.Pattern(`^(?:[A-Za-z0-9_ \t:=,&-]|\.[A-Za-z0-9]|\\[1-9&nULlEu])*$`)
)
