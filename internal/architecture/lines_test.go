package architecture

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// longest is how many columns a line of code has at most, a tab counting as four: what is
// longer can be neither reviewed nor blamed.
const longest = 120

// generated begins a file that no person writes.
var generated = regexp.MustCompile(`^// Code generated .* DO NOT EDIT\.\n`)

// TestLinesFitAReview: no line outside of tests and generated files is longer.
func TestLinesFitAReview(t *testing.T) {
	for _, path := range goFiles(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(path, "_test.go") || generated.Match(text) {
			continue
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if columns(line) > longest {
				t.Errorf("%s:%d has %d columns, more than %d: %.60s …", name, i+1, columns(line), longest, strings.TrimSpace(line))
			}
		}
	}
}

// columns is how wide a line is, a tab being four.
func columns(line string) (n int) {
	for _, r := range line {
		if r == '\t' {
			n += 3
		}
		n++
	}
	return n
}
