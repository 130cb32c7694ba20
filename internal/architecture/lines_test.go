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

// unwrapped are the folders with lines that are still longer. A folder that has none any
// more is to be taken out.
var unwrapped = map[string]bool{
	"cmd/guard":                    true,
	"control":                      true,
	"control/hook":                 true,
	"policy":                       true,
	"policy/shell/lang":            true,
	"policy/shell/lang/awk":        true,
	"policy/shell/lang/bash":       true,
	"policy/shell/lang/dockerfile": true,
	"policy/shell/lang/escape":     true,
	"policy/shell/lang/ex":         true,
	"policy/shell/lang/find":       true,
	"policy/shell/lang/graphql":    true,
	"policy/shell/lang/hint":       true,
	"policy/shell/lang/include":    true,
	"policy/shell/lang/jq":         true,
	"policy/shell/lang/miller":     true,
	"policy/shell/lang/python":     true,
	"policy/shell/lang/sed":        true,
	"policy/shell/lang/signal":     true,
	"policy/shell/lang/snippet":    true,
	"policy/shell/lang/sql":        true,
	"policy/shell/lang/template":   true,
	"policy/shell/lang/zsh":        true,
}

// generated begins a file that no person writes.
var generated = regexp.MustCompile(`^// Code generated .* DO NOT EDIT\.\n`)

// TestLinesFitAReview: no line outside of tests and generated files is longer.
func TestLinesFitAReview(t *testing.T) {
	long := map[string]bool{}
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
		folder := filepath.ToSlash(filepath.Dir(name))
		for i, line := range strings.Split(string(text), "\n") {
			if columns(line) <= longest {
				continue
			}
			long[folder] = true
			if !unwrapped[folder] {
				t.Errorf("%s:%d has %d columns, more than %d: %.60s …", name, i+1, columns(line), longest, strings.TrimSpace(line))
			}
		}
	}
	for folder := range unwrapped {
		if !long[folder] {
			t.Errorf("%s has no long line any more: take it out of the list", folder)
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
