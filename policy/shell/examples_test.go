package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/shell/program"
)

// TestExamples judges the examples that stand beside the tables. A line is
// "LEVEL CATEGORIES | COMMAND"; a level "low..high" is a range, ends included. The
// command must have the categories that are named, and may have others.
func TestExamples(t *testing.T) {
	for _, e := range program.All() {
		eachExample(e, func(line string) {
			t.Run(e.Name+"/"+line, func(t *testing.T) { checkExample(t, line) })
		})
	}
}

func eachExample(e *program.Entry, f func(string)) {
	for line := range strings.Lines(e.Examples) {
		if line = strings.TrimSpace(line); line != "" {
			f(line)
		}
	}
	for sub := range e.AllSubs() {
		eachExample(sub, f)
	}
}

func checkExample(t *testing.T, line string) {
	t.Helper()
	want, cmd, ok := strings.Cut(line, " | ")
	if !ok {
		t.Fatalf("want LEVEL CATEGORIES | COMMAND")
	}
	words := strings.Fields(want)
	from, to, isRange := strings.Cut(words[0], "..")
	if !isRange {
		to = from
	}
	least, err1 := risk.ParseLevel(from)
	most, err2 := risk.ParseLevel(to)
	if err1 != nil || err2 != nil {
		t.Fatalf("%q is no level", words[0])
	}
	var cats risk.Categories
	for _, name := range words[1:] {
		c, err := risk.ParseCategory(name)
		if err != nil {
			t.Fatal(err)
		}
		cats |= c
	}
	r := shell.Read(cmd, corpusWorld.Workspace, corpusWorld)
	if r.Level < least || r.Level > most || !r.Categories.Has(cats) {
		t.Errorf("judged %s [%s], want %s: %v", r.Level, r.Categories, want, r.Reasons)
	}
}

// TestTablesAreWellFormed checks the notation of every entry: effects, roles
// and names that exist, a source, a level, examples of its own.
func TestTablesAreWellFormed(t *testing.T) {
	seen := map[string]string{}
	for _, e := range program.All() {
		if e.Source == "" {
			t.Errorf("%s: no source", e.Name)
		}
		if e.Examples == "" {
			t.Errorf("%s: no examples", e.Name)
		} else if !hasOwnExample(e) {
			t.Errorf("%s: no example runs it", e.Name)
		}
		for name := range strings.FieldsSeq(e.Name) {
			if other, ok := seen[name]; ok {
				t.Errorf("%s stands in two entries: %q and %q", name, other, e.Name)
			}
			seen[name] = e.Name
		}
		wellFormed(t, e.Name, e)
	}
}

// hasOwnExample reports whether an example has one of the entry's names in it.
func hasOwnExample(e *program.Entry) (found bool) {
	eachExample(e, func(line string) {
		_, cmd, _ := strings.Cut(line, " | ")
		for name := range strings.FieldsSeq(e.Name) {
			found = found || strings.Contains(cmd, name)
		}
	})
	return found
}

func wellFormed(t *testing.T, path string, e *program.Entry) {
	if e.Level == risk.Unset && !e.HasSubs() {
		t.Errorf("%s: no level", path)
	}
	for _, err := range program.Check(e) {
		t.Errorf("%s: %v", path, err)
	}
	for s := range e.AllSubs() {
		sub := *s
		sub.Style = max(sub.Style, e.Style) // as package option reads it
		wellFormed(t, path+" "+sub.Name, &sub)
	}
}
