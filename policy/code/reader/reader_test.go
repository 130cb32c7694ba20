package reader

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// TestActs: an act says where it stands, what is called by its full name, where
// a command runs, and how an argument is known.
func TestActs(t *testing.T) {
	r := Read(code.Python, "import shutil as s\nfrom subprocess import run\n\ndef f(p):\n    s.rmtree(p)\n\nf('a')\nrun(['b'], cwd='c')\n")
	want := []code.Act{
		{Kind: code.Loads, Args: []code.Arg{{Text: "shutil", Known: true}}, Call: "import", Line: 1},
		{Kind: code.Loads, Args: []code.Arg{{Text: "subprocess", Known: true}, {Text: "run", Known: true}}, Call: "import", Line: 2},
		{Kind: code.DeletesTree, Args: []code.Arg{{Text: "a", Known: true, Called: true}}, Call: "shutil.rmtree", Line: 5},
		{Kind: code.Runs, Args: []code.Arg{{Text: "b", Known: true}}, Dir: &code.Arg{Text: "c", Known: true}, Call: "subprocess.run", Line: 8},
	}
	if fmt.Sprint(says(r.Acts)) != fmt.Sprint(says(want)) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(says(r.Acts), "\n"), strings.Join(says(want), "\n"))
	}
	if !slices.Equal(r.Modules, []string{"shutil", "subprocess"}) || r.Truncated {
		t.Errorf("%q %v", r.Modules, r.Truncated)
	}
}

func says(acts []code.Act) []string {
	var all []string
	for _, a := range acts {
		dir := ""
		if a.Dir != nil {
			dir = fmt.Sprint(*a.Dir)
		}
		all = append(all, fmt.Sprint(a.Line, a.Kind, a.Call, a.Args, dir))
	}
	return all
}

// TestManyActs: over the limit one Opaque act stands for the rest.
func TestManyActs(t *testing.T) {
	var b strings.Builder
	b.WriteString("import os\n")
	for i := range call.MaxActs + 10 {
		fmt.Fprintf(&b, "os.remove('%d')\n", i)
	}
	r := Read(code.Python, b.String())
	last := r.Acts[len(r.Acts)-1]
	if !r.Truncated || len(r.Acts) != call.MaxActs+1 || last.Kind != code.Opaque {
		t.Errorf("%d acts, %v, last %+v", len(r.Acts), r.Truncated, last)
	}
}

// TestManyChoices: a name with more values than are followed may be anything.
func TestManyChoices(t *testing.T) {
	var b strings.Builder
	b.WriteString("import os\n")
	for i := range value.MaxChoices + 2 {
		fmt.Fprintf(&b, "p = '%d'\n", i)
	}
	b.WriteString("os.remove(p)\nos.rename(p, p)\n")
	for _, a := range Read(code.Python, b.String()).Acts {
		if a.Kind == code.Loads {
			continue
		}
		if !slices.ContainsFunc(a.Args, func(g code.Arg) bool { return !g.Known }) {
			t.Errorf("%+v", a)
		}
	}
}
