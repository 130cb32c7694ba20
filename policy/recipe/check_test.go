package recipe

import (
	"slices"
	"strings"
	"testing"
)

// reads is a case of a table: what a reading must hold.
type reads struct {
	name    string
	reading Reading
	want    []string // exactly these lines, in order; those of "…" may be any
	exports []string // of the last line
	unread  string   // a part of what was not told; empty: all was told
	files   []string // Includes
	missing bool     // the task is not in the file
}

func (r reads) check(t *testing.T) {
	t.Helper()
	got := texts(r.reading)
	if r.unread == "" && len(r.reading.Unread) > 0 {
		t.Fatalf("not read: %q", r.reading.Unread)
	}
	if r.unread != "" && !strings.Contains(strings.Join(r.reading.Unread, "\n"), r.unread) {
		t.Fatalf("Unread is %q, want %q; lines %q", r.reading.Unread, r.unread, got)
	}
	if r.want != nil && !slices.Equal(got, r.want) {
		t.Errorf("lines\n%q, want\n%q", got, r.want)
	}
	if r.exports != nil && (len(got) == 0 || !slices.Equal(r.reading.Lines[len(got)-1].Exports, r.exports)) {
		t.Errorf("exports of %+v, want %q", r.reading.Lines, r.exports)
	}
	if !slices.Equal(r.reading.Includes, r.files) {
		t.Errorf("Includes %q, want %q", r.reading.Includes, r.files)
	}
	if r.reading.Found == r.missing {
		t.Errorf("Found is %v", r.reading.Found)
	}
	if whole := !r.missing && r.unread == "" && len(r.files) == 0; r.reading.Whole() != whole {
		t.Errorf("Whole is %v", r.reading.Whole())
	}
}

func checkAll(t *testing.T, cases []reads) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, c.check)
	}
}

func TestShellExports(t *testing.T) {
	l := Line{Text: "make sub", Exports: []string{"A=1", `B="$UNKNOWN"`}}
	if got, want := l.Shell(), "export A=1\nexport B=\"$UNKNOWN\"\nmake sub"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestZeroReadingIsNotWhole(t *testing.T) {
	if (Reading{}).Whole() {
		t.Error("a reading of nothing counts as whole")
	}
}

func TestFilesOfPrograms(t *testing.T) {
	for program, first := range map[string]string{"make": "GNUmakefile", "npm": "package.json", "task": "Taskfile.yml", "ls": ""} {
		got := Files(program)
		if first == "" && got != nil || first != "" && (len(got) == 0 || got[0] != first) {
			t.Errorf("%s reads %q", program, got)
		}
	}
}
