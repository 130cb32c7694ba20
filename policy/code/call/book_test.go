package call_test

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/value"
)

// rows is a table that has one row of every form.
var rows = []call.Row{
	{Kind: code.Deletes, Args: "0=path", Names: "os.remove os.unlink"},
	{Kind: code.RunsShell, Args: "0", Names: "os.system system"},
	{Kind: code.Moves, Args: "0 1", Names: "os.rename"},
	{Kind: code.Writes, Args: "r", Names: "Path().touch"},
	{Kind: code.Reads, Args: "0", Names: "?.read_text"},
	{Kind: code.Runs, Args: "*", Names: "spawn"},
	{Kind: code.Edits, Args: "1-", Names: "edit"},
	{Kind: code.Makes, Args: "=dir", Names: "make"},
	{Kind: code.Environment, Names: "dump"},
	{Kind: code.Opaque, Names: "ctypes.*"},
	{Kind: call.None, Names: "json.loads"},
}

// TestFind: a function is found by its name, by everything of its module, behind other modules, or by its last part.
func TestFind(t *testing.T) {
	b := call.NewBook(rows)
	b.Prefixes = [][2]string{{"builtins.", ""}, {"io.spawn", "spawn"}}
	for name, want := range map[string]string{
		"":                      "",
		"remove":                "",
		"os.remove":             "os.remove",
		"os.removes":            "",
		"os.remove.x":           "",
		"numpy.os.remove":       "os.remove",
		"a.b.c.os.remove":       "os.remove",
		"random._os.remove":     "os.remove",
		"_remove._os":           "",
		"gzip.builtins.spawn":   "spawn",
		"tarfile.io.spawn":      "spawn",
		"tarfile.io.spawns":     "",
		"x.read_text":           "?.read_text",
		"x.y().read_text":       "?.read_text",
		"read_text":             "",
		"ctypes.CDLL":           "ctypes.*",
		"ctypes.a.b":            "ctypes.*",
		"ctypes.CDLL().x":       "ctypes.*",
		"ctypes.CDLL()":         "", // what the call does is recorded already
		"a.ctypes.CDLL":         "",
		".":                     "",
		"..":                    "",
		"os.":                   "",
		".os.remove":            "os.remove",
		"os..remove":            "",
		"a..os.remove":          "os.remove",
		"x.system":              "",
		strings.Repeat(".", 99): "",
	} {
		if got := b.Find(name); got != b.Rule(want) || want != "" && got == nil {
			t.Errorf("%q: %+v, want that of %q", name, got, want)
		}
	}
}

// TestNewBook: what only reads or gives a value may be handed around, and its names are no words of danger.
func TestNewBook(t *testing.T) {
	b := call.NewBook(rows)
	for name, quiet := range map[string]bool{"os.remove": false, "ctypes.*": false, "dump": false, "?.read_text": true,
		"json.loads": true} {
		if b.Rules[name].Quiet != quiet {
			t.Errorf("%s: quiet %v", name, !quiet)
		}
		if last := name[strings.LastIndexByte(name, '.')+1:]; b.LastParts[last] == quiet {
			t.Errorf("%s: a last part %v", name, quiet)
		}
	}
	for name, module := range map[string]bool{"os": true, "json": true, "ctypes": true, "?": false, "spawn": false,
		"": false} {
		if b.Modules[name] != module {
			t.Errorf("%q: a module %v", name, !module)
		}
	}
	if empty := call.NewBook([]call.Row{}); empty.Find("a.b") != nil || empty.Rule("") != nil {
		t.Error("an empty table has a rule")
	}
}

// TestCallByRule: a row says which arguments an act has. One that is missing, or has a name that the row does not
// know, is never left out where another may stand in its place.
func TestCallByRule(t *testing.T) {
	a, b := value.Text("a"), value.Text("b")
	list := value.ListOf(a, b)
	for _, c := range []struct {
		name, function string
		args           value.Arguments
		want           string
	}{
		{"by position", "os.remove", value.Arguments{Pos: []value.Value{a}}, "deletes a"},
		{"by name", "os.remove", value.Arguments{Keys: []string{"path"}, Keyed: []value.Value{b}}, "deletes b"},
		{"by another name", "os.remove", value.Arguments{Keys: []string{"x"}, Keyed: []value.Value{b}}, "deletes ?"},
		{"spread", "os.remove", value.Arguments{Spread: true}, "deletes ?"},
		{"spread by name", "os.remove", value.Arguments{SpreadKeys: true}, "deletes ?"},
		{"a list", "os.remove", value.Arguments{Pos: []value.Value{list}}, "deletes a b"},
		{"one of two", "os.remove", value.Arguments{Pos: []value.Value{value.OneOf(a, b)}}, "deletes a b"},
		{"perhaps", "os.remove", value.Arguments{Pos: []value.Value{value.OneOf(a, value.Value{})}}, "deletes a ?"},
		{"one of two commands", "os.system", value.Arguments{Pos: []value.Value{value.OneOf(a, b)}},
			"runs shell a; runs shell b"},
		{"second is spread", "os.rename", value.Arguments{Pos: []value.Value{a}, Spread: true}, "moves a ?"},
		{"all", "spawn", value.Arguments{Pos: []value.Value{a, list}, Spread: true}, "runs a a b ?"},
		{"none of all", "spawn", value.Arguments{}, "runs"},
		{"from the second on", "edit", value.Arguments{Pos: []value.Value{a, b, b}}, "edits b b"},
		{"from beyond the end", "edit", value.Arguments{}, "edits"},
		{"only by name", "make", value.Arguments{Pos: []value.Value{a}, Keys: []string{"dir"},
			Keyed: []value.Value{b}}, "makes b"},
		{"every variable", "dump", value.Arguments{}, `environment ""`},
		{"nothing", "json.loads", value.Arguments{Pos: []value.Value{a}}, ""},
	} {
		r := calltest.Calls(code.Python, rows...)
		v := r.CallByRule(&call.Call{Name: c.function, Rule: r.Book.Rule(c.function), Arguments: &c.args, Line: 3})
		for _, act := range r.Acts {
			if act.Line != 3 || act.Call != c.function {
				t.Errorf("%s: %+v", c.name, act)
			}
		}
		if got := calltest.Acts(r); got != c.want || calltest.Show(v) != "name "+c.function+"()" {
			t.Errorf("%s: %q and %s, want %q", c.name, got, calltest.Show(v), c.want)
		}
	}
	r := calltest.Calls(code.Python, rows...)
	r.Method(value.Value{Kind: value.Path, Text: "p", Known: true}, "touch", &value.Arguments{}, 1)
	if got := calltest.Acts(r); got != "writes p" {
		t.Errorf("the receiver: %q", got)
	}
}

// TestEscape: a function that goes where nobody follows it may be called with anything.
func TestEscape(t *testing.T) {
	r := calltest.Calls(code.Python, rows...)
	call.Mark(r.Book.Dangerous, "os")
	for name, want := range map[string]string{"os.remove": "deletes ?", "a.os.system": "runs shell ?",
		"json.loads": "", "x.read_text": "", "dump": `environment ""`, "nothing": "", "": "", "os": ""} {
		r.Escape(value.Named(name))
		if got := calltest.Acts(r); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	r.Escape(value.Value{Kind: value.Dict, List: &value.Elements{Keys: []string{"f"},
		Items: []value.Value{value.OneOf(value.Named("os.remove"), value.Named("os.system"))}}})
	if got := calltest.Acts(r); got != "deletes ?; runs shell ?" {
		t.Errorf("in a dictionary: %q", got)
	}
	r.EscapeModule(value.OneOf(value.Named("os"), value.Named("json")))
	if got := calltest.Acts(r); got != "opaque" {
		t.Errorf("a module: %q", got)
	}
}

// FuzzName: no name of a function makes a look-up panic, a name has one form, which is short, and a long name is found
// by its end.
func FuzzName(f *testing.F) {
	f.Add("os.remove")
	f.Add("builtins.builtins.x")
	f.Add(strings.Repeat("os.path.", 40) + "x")
	f.Add(strings.Repeat("é", 200))
	f.Fuzz(func(t *testing.T, name string) {
		r := calltest.Calls(code.Python, rows...)
		r.Book.Prefixes = [][2]string{{"builtins.", ""}, {"posix", "os"}}
		one := r.Canonical(name)
		if len(one) > call.MaxName || r.Canonical(one) != one {
			t.Fatalf("%q: %q, then %q", name, one, r.Canonical(one))
		}
		r.Book.Find(one)
		r.NamesTable(name)
		r.Risky(name)
		end := r.Canonical(name + ".os.system")
		if rule := r.Book.Find(end); rule == nil || rule.Kind != code.RunsShell && rule.Kind != code.Opaque &&
			rule.Kind != code.Deletes {
			t.Fatalf("%q: %q is %+v", name, end, rule)
		}
	})
}
