package code

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestZero: what nobody named is Opaque and not known.
func TestZero(t *testing.T) {
	if (Act{}).Kind != Opaque || (Arg{}).Known {
		t.Error("the zero values allow")
	}
	for k := Kind(0); k < kinds; k++ {
		if k.String() == "" || k > 0 && k.String() == "opaque" {
			t.Errorf("kind %d: %q", k, k)
		}
	}
}

// TestActs: an act says where it stands, what is called by its full name, where
// a command runs, and how an argument is known.
func TestActs(t *testing.T) {
	r := Read(Python, "import shutil as s\nfrom subprocess import run\n\ndef f(p):\n    s.rmtree(p)\n\nf('a')\nrun(['b'], cwd='c')\n")
	want := []Act{
		{Kind: Loads, Args: []Arg{{Text: "shutil", Known: true}}, Call: "import", Line: 1},
		{Kind: Loads, Args: []Arg{{Text: "subprocess", Known: true}, {Text: "run", Known: true}}, Call: "import", Line: 2},
		{Kind: DeletesTree, Args: []Arg{{Text: "a", Known: true, Called: true}}, Call: "shutil.rmtree", Line: 5},
		{Kind: Runs, Args: []Arg{{Text: "b", Known: true}}, Dir: &Arg{Text: "c", Known: true}, Call: "subprocess.run", Line: 8},
	}
	if fmt.Sprint(says(r.Acts)) != fmt.Sprint(says(want)) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(says(r.Acts), "\n"), strings.Join(says(want), "\n"))
	}
	if !slices.Equal(r.Modules, []string{"shutil", "subprocess"}) || r.Truncated {
		t.Errorf("%q %v", r.Modules, r.Truncated)
	}
}

func says(acts []Act) []string {
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
	for i := range maxActs + 10 {
		fmt.Fprintf(&b, "os.remove('%d')\n", i)
	}
	r := Read(Python, b.String())
	last := r.Acts[len(r.Acts)-1]
	if !r.Truncated || len(r.Acts) != maxActs+1 || last.Kind != Opaque {
		t.Errorf("%d acts, %v, last %+v", len(r.Acts), r.Truncated, last)
	}
}

// TestManyChoices: a name with more values than are followed may be anything.
func TestManyChoices(t *testing.T) {
	var b strings.Builder
	b.WriteString("import os\n")
	for i := range maxChoices + 2 {
		fmt.Fprintf(&b, "p = '%d'\n", i)
	}
	b.WriteString("os.remove(p)\nos.rename(p, p)\n")
	for _, a := range Read(Python, b.String()).Acts {
		if a.Kind == Loads {
			continue
		}
		if !slices.ContainsFunc(a.Args, func(g Arg) bool { return !g.Known }) {
			t.Errorf("%+v", a)
		}
	}
}

// TestTables: every name of every table stands once, and with a kind or
// something that it does.
func TestTables(t *testing.T) {
	tables := map[string][]row{"python": slices.Concat(pythonTable, pythonLibraries), "javascript": slices.Concat(scriptTable, scriptLibraries), "node files": nodeFiles, "ruby": slices.Concat(rubyTable, rubyLibraries), "perl": slices.Concat(perlTable, perlLibraries), "go": slices.Concat(goTable, goLibraries), "php": slices.Concat(phpTable, phpLibraries), "lua": luaTable}
	for language, table := range tables {
		seen := map[string]bool{}
		for _, line := range table {
			if line.kind == none && line.how == nil {
				t.Errorf("%s: %s: does nothing", language, line.names)
			}
			if line.names == "" || line.kind > kinds {
				t.Errorf("%s: %+v", language, line)
			}
			for _, name := range strings.Fields(line.names) {
				if seen[name] {
					t.Errorf("%s: %s stands twice", language, name)
				}
				seen[name] = true
			}
		}
	}
}

// TestFold: names are what Python takes them for (NFKC).
func TestFold(t *testing.T) {
	for name, want := range map[string]string{"ｅｖａｌ": "eval", "𝐞𝐯𝐚𝐥": "eval", "𝑜𝑠": "os", "ﬁle": "file", "ℯval": "eval", "eᵛal": "eval", "größe": "größe", "α": "α", "x𝟏": "x1"} {
		if got := fold(name); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestJoin(t *testing.T) {
	fresh, home, script := from(Fresh), value{kind: vString, text: "~", known: true, source: Home}, from(Script)
	cases := []struct {
		name string
		got  value
		want string
	}{
		{"relative", join(text("a"), text("b"), true), "a/b"},
		{"absolute begins anew", join(text("a"), text("/b"), true), "/b"},
		{"absolute stays below", join(text("a"), text("/b"), false), "a/b"},
		{"unknown tail", join(text("a"), value{}, true), "a/?"},
		{"unknown head", join(value{}, text("a"), true), "?"},
		{"fresh", join(fresh, text("a"), true), "{fresh}a"},
		{"out of fresh", join(fresh, text("../a"), true), "{fresh}../a?"},
		{"fresh and unknown", join(fresh, value{}, true), "{fresh}?"},
		{"home", join(home, text(".ssh"), true), "{home}~/.ssh"},
		{"home's neighbour", concat(home, text("x")), "{home}~x?"},
		{"script", join(script, text("../a"), true), "{script}../a"},
		{"parent", parent(text("a/b")), "a"},
		{"parent of a name", parent(text("a")), "."},
		{"parent of dots", parent(text("..")), "../.."},
		{"parent of the script's folder", parent(script), "{script}.."},
		{"parent of home", parent(home), "?"},
		{"parent of fresh", parent(fresh), "?"},
		{"parent in fresh", parent(join(fresh, text("a"), true)), "{fresh}."},
	}
	for _, c := range cases {
		if got := sayArg(c.got.arg()); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
