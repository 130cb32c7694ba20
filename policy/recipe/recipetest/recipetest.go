// Package recipetest holds what the tests of all readers of task files share. A Case goes in: a Reading and what it
// must hold; each difference is an error of the test. No program imports it.
package recipetest

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// Case is a row of a table of tests: a reading, and what it must hold.
type Case struct {
	Name    string
	Reading recipe.Reading
	Want    []string // exactly these lines, in order; those of "…" may be any
	Exports []string // of the last line
	Unread  string   // a part of what was not told; empty: all was told
	Files   []string // Includes
	Missing bool     // the task is not in the file
}

// Check compares the reading with what it must hold.
func (r Case) Check(t *testing.T) {
	t.Helper()
	got := Texts(r.Reading)
	if r.Unread == "" && len(r.Reading.Unread) > 0 {
		t.Fatalf("not read: %q", r.Reading.Unread)
	}
	if r.Unread != "" && !strings.Contains(strings.Join(r.Reading.Unread, "\n"), r.Unread) {
		t.Fatalf("Unread is %q, want %q; lines %q", r.Reading.Unread, r.Unread, got)
	}
	if r.Want != nil && !slices.Equal(got, r.Want) {
		t.Errorf("lines\n%q, want\n%q", got, r.Want)
	}
	if r.Exports != nil && (len(got) == 0 || !slices.Equal(r.Reading.Lines[len(got)-1].Exports, r.Exports)) {
		t.Errorf("exports of %+v, want %q", r.Reading.Lines, r.Exports)
	}
	if !slices.Equal(r.Reading.Includes, r.Files) {
		t.Errorf("Includes %q, want %q", r.Reading.Includes, r.Files)
	}
	if r.Reading.Found == r.Missing {
		t.Errorf("Found is %v", r.Reading.Found)
	}
	if whole := !r.Missing && r.Unread == "" && len(r.Files) == 0; r.Reading.Whole() != whole {
		t.Errorf("Whole is %v", r.Reading.Whole())
	}
}

// CheckAll checks every case in a test of its own.
func CheckAll(t *testing.T, cases []Case) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Name, c.Check)
	}
}

// Bounded checks what must hold of every reading.
func Bounded(t *testing.T, r recipe.Reading) {
	t.Helper()
	if len(r.Lines) > gather.MaxLines || len(r.Unread) > 20 {
		t.Errorf("%d lines, %d not told", len(r.Lines), len(r.Unread))
	}
	for _, l := range r.Lines {
		if l.Text == "" || l.Text != strings.TrimSpace(l.Text) || strings.ContainsFunc(l.Text, isPrivate) &&
			!strings.Contains(strings.Join(r.Unread, ""), "characters") {
			t.Errorf("a line %q", l.Text)
		}
	}
}

// isPrivate reports a character of the plane of Unicode from which readers take what stands for unknown text.
func isPrivate(r rune) bool { return r >= 0xF0000 && r <= 0xFFFFD }

// Texts returns the texts of a reading's lines.
func Texts(r recipe.Reading) (out []string) {
	for _, l := range r.Lines {
		out = append(out, l.Text)
	}
	return out
}
