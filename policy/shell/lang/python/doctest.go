package python

import "strings"

// Examples is the code of the examples in a text, which doctest runs (Python 3.13, doctest): lines after ">>>
// " and "... ".
func Examples(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		rest := strings.TrimLeft(line, " \t")
		if example, ok := strings.CutPrefix(rest, ">>> "); ok {
			b.WriteString(example)
		} else if example, ok := strings.CutPrefix(rest, "... "); ok {
			b.WriteString(example)
		}
	}
	return b.String()
}

// PathFileCode lists the lines of a file of site(3) that are code: those that begin with import (Python 3.13, site).
func PathFileCode(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "import ") || strings.HasPrefix(line, "import\t") {
			lines = append(lines, line)
		}
	}
	return lines
}
