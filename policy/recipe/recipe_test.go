package recipe

import "testing"

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
