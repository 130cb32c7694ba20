package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// lineReader takes a makefile apart into lines, each with those in which a backslash continues it.
type lineReader struct{ rest string }

// next returns a line without its end; ok is false after the last one.
func (r *lineReader) next() (line string, ok bool) {
	if r.rest == "" {
		return "", false
	}
	from := 0
	for {
		i := strings.IndexByte(r.rest[from:], '\n')
		if i < 0 {
			line, r.rest = r.rest, ""
			return strings.TrimSuffix(line, "\r"), true
		}
		if end := from + i; !continued(r.rest[from:end]) {
			line, r.rest = r.rest[:end], r.rest[end+1:]
			return strings.TrimSuffix(line, "\r"), true
		}
		from += i + 1
	}
}

// continued reports whether a line ends in an odd number of backslashes.
func continued(line string) bool {
	line = strings.TrimSuffix(line, "\r")
	return (len(line)-len(strings.TrimRight(line, `\`)))%2 == 1
}

// collapse joins continued lines as make joins them outside of recipes.
func collapse(line string) string {
	if !strings.Contains(line, "\n") {
		return line
	}
	parts := strings.Split(line, "\n")
	for i, p := range parts {
		if i < len(parts)-1 {
			p = strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(p, "\r"), `\`), " \t")
		}
		if i > 0 {
			p = strings.TrimLeft(p, " \t")
		}
		parts[i] = p
	}
	return strings.Join(parts, " ")
}

// uncomment cuts a comment off. Inside references, # is text (since make 4.3).
func uncomment(line string) string {
	if i := findOutside(line, "#"); i >= 0 {
		line = line[:i]
	}
	return strings.ReplaceAll(line, `\#`, "#")
}

// findOutside returns the index of the first of some characters that stands outside of references and not after a
// backslash, or -1.
func findOutside(s, chars string) int {
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\' && i+1 < len(s):
			i++
		case s[i] == '$' && i+1 < len(s):
			i++
			if closing, ok := closers[s[i]]; ok {
				end := gather.CloseOf(s[i:], s[i], closing)
				if end < 0 {
					return -1
				}
				i += end
			}
		case strings.IndexByte(chars, s[i]) >= 0:
			return i
		}
	}
	return -1
}
