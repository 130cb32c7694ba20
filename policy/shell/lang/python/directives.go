package python

import "strings"

// Directives is what stands behind and in the directives of reStructuredText, by their names: the arguments on the
// first line, then the body without its options and its indent (docutils 0.21, "Directives"; of MyST's fences Cells
// tells).
func Directives(text string) map[string]string {
	found := map[string]string{}
	name, indent := "", 0
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		at := len(line) - len(strings.TrimLeft(line, " \t"))
		if name != "" && bare != "" && at <= indent {
			name = ""
		}
		if head, ok := strings.CutPrefix(bare, ".. "); ok && name == "" {
			if kind, rest, is := strings.Cut(head, "::"); is && !strings.ContainsAny(kind, " \t") {
				name, indent = kind, at
				found[name] += strings.TrimSpace(rest) + "\n"
			}
			continue
		}
		if name != "" && !strings.HasPrefix(bare, ":") {
			found[name] += dedent(line, indent+3)
		}
	}
	return found
}

// dedent takes up to n blanks from the front of a line.
func dedent(line string, n int) string {
	i := 0
	for i < len(line) && i < n && line[i] == ' ' {
		i++
	}
	return line[i:]
}
