package library

import (
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/value"
)

// example is a call of a function, the acts that it means and the value that it gives.
type example struct {
	name  string
	how   call.How
	call  call.Call
	acts  string
	gives string
}

// check follows the calls of a list of examples in a language.
func check(t *testing.T, lang code.Language, all []example) {
	t.Helper()
	for _, e := range all {
		r, c := calltest.Calls(lang, tableRows...), e.call
		if c.Arguments == nil {
			c.Arguments = &value.Arguments{}
		}
		if c.Name == "" {
			c.Name = "f"
		}
		if c.Rule == nil {
			c.Rule = &call.Rule{Picks: call.Picks("0")}
		}
		v := e.how(r, &c)
		if acts := calltest.Acts(r); acts != e.acts {
			t.Errorf("%s: acts %q, want %q", e.name, acts, e.acts)
		}
		if got := calltest.Show(v); e.gives != "" && got != e.gives {
			t.Errorf("%s: gives %s, want %s", e.name, got, e.gives)
		}
	}
}

// tableRows are the functions that the examples hand around.
var tableRows = []call.Row{
	{Kind: code.Deletes, Args: "0", Names: "os.remove"},
	{Kind: code.Moves, Args: "0 1", Names: "os.rename"},
}

// with returns a call with arguments by position.
func with(args ...value.Value) call.Call {
	return call.Call{Arguments: &value.Arguments{Pos: args}}
}

// spread returns a call whose further arguments are not known.
func spread(args ...value.Value) call.Call {
	return call.Call{Arguments: &value.Arguments{Pos: args, Spread: true}}
}

// named returns a call with one argument by name.
func named(key string, v value.Value) call.Call {
	return call.Call{Arguments: &value.Arguments{Keys: []string{key}, Keyed: []value.Value{v}}}
}

// on returns a call of a method.
func on(recv value.Value, args ...value.Value) call.Call {
	return call.Call{Recv: recv, Arguments: &value.Arguments{Pos: args}}
}

var (
	unknown      value.Value
	a, b         = value.Text("a"), value.Text("b")
	remove, move = value.Named("os.remove"), value.Named("os.rename")
	one, zero    = value.Value{Kind: value.Number, Text: "1"}, value.Value{Kind: value.Number, Text: "0"}
	options      = func(key string, v value.Value) value.Value {
		return value.Value{Kind: value.Dict, List: &value.Elements{Keys: []string{key}, Items: []value.Value{v}}}
	}
)

// TestFiles: what is opened, saved or loaded is a file that is known, or one that is not.
func TestFiles(t *testing.T) {
	check(t, code.Python, []example{
		{"open", Opener(0, 1), with(a), "reads a", "name f()"},
		{"open to write", Opener(0, 1), with(a, value.Text("w")), "writes a", ""},
		{"open in a mode that is not known", Opener(0, 1), with(a, unknown), "reads a; writes a", ""},
		{"open in one of two modes", Opener(0, 1), with(a, value.OneOf(value.Text("r"), value.Text("a"))),
			"reads a; appends a", ""},
		{"open by name", Opener(0, 1), named("filename", a), "reads a", ""},
		{"open what is spread", Opener(0, 1), spread(), "reads ?; writes ?", ""},
		{"open nothing", Opener(0, 1), with(), "", "name f()"},
		{"open a descriptor", Opener(0, 1), with(one), "", ""},
		{"open the receiver", Opener(-1, 0), on(a, value.Text("w")), "writes a", ""},
		{"open with options", Opener(0, 1), with(a, options("x", b)), "reads a", ""},
		{"database", Database, with(a), "reads a; edits a", ""},
		{"database in memory", Database, with(value.Text(":memory:")), "", "name sqlite3()"},
		{"database only to read", Database, with(value.Text("file:a?mode=ro")), "reads file:a?mode=ro", ""},
		{"database that is not known", Database, with(unknown), "reads ?; edits ?", ""},
		{"no database", Database, with(), "", ""},
		{"save", Saves, with(a), "writes a", ""},
		{"save by name", Saves, named("dest", a), "writes a", ""},
		{"save nothing", Saves, with(), "", ""},
		{"may be a path", IfText(code.Writes), with(a), "writes a", ""},
		{"may be one of two", IfText(code.Writes), with(value.OneOf(a, unknown)), "writes a ?", ""},
		{"is no path", IfText(code.Writes), with(one), "", ""},
		{"has arguments", IfArguments(code.RunsShell), with(a), "runs shell a", ""},
		{"has some by name", IfArguments(code.RunsShell), named("x", a), "runs shell ?", ""},
		{"has some that are spread", IfArguments(code.RunsShell), spread(), "runs shell ?", ""},
		{"has none", IfArguments(code.RunsShell), with(), "", ""},
		{"dbm", DatabaseFile, with(a), "reads a", ""},
		{"dbm anew", DatabaseFile, with(a, value.Text("n")), "writes a a.db a.dat a.dir a.pag", ""},
		{"dbm in a way that is not known", DatabaseFile, with(unknown, unknown), "writes ?", ""},
		{"dbm to change", DatabaseFile, with(a, value.Text("c")), "edits a a.db a.dat a.dir a.pag", ""},
		{"options", OptionWrites("out log"), with(options("log", a)), "writes a", ""},
		{"no options", OptionWrites("out log"), with(a), "", ""},
		{"by flag", ByFlag(0, 1, "R", code.Reads), with(a, value.Named("R")), "reads a", ""},
		{"by another flag", ByFlag(0, 1, "R", code.Reads), with(a, value.OneOf(value.Named("R"), unknown)), "writes a", ""},
		{"by no flag", ByFlag(0, 1, "R", code.Reads), with(), "writes ?", ""},
		{"secrets", ReadsOf("~/.netrc"), with(), "reads {home}~/.netrc", ""},
		{"glob", Globs(value.String), with(value.Text("*.c")), "lists *.c", "[{glob}*.c]"},
		{"glob of what is not known", Globs(value.String), with(unknown), "lists ?", "[? …]"},
		{"children", Children, on(a), "lists a", "[{glob}a/*]"},
		{"children of what is not known", Children, on(unknown), "lists ?", "[?]"},
		{"fresh", MadeAnew("0=dir"), with(value.Text("/tmp")), "", "{fresh}."},
		{"fresh elsewhere", MadeAnew("0=dir"), with(a), "makes a/tmp", "?"},
		{"temporary", TemporaryFile("dir prefix"), named("prefix", value.Text("../x")), "makes ../x", ""},
		{"temporary in", TemporaryAt(1, false), with(a, b), "makes b/tmp", ""},
	})
	if _, ok := FirstKey(&call.Call{Arguments: &value.Arguments{Keys: []string{""}, Keyed: []value.Value{a}}}, ""); ok {
		t.Error("an argument whose name is not known has the empty name")
	}
}

// TestCommands: a command has all its words, and an unknown one where more may come.
func TestCommands(t *testing.T) {
	list := value.ListOf(a, b)
	check(t, code.Ruby, []example{
		{"words", WordsFrom(0), with(a, list), "runs a a b", ""},
		{"words from the second on", WordsFrom(1), with(a, b), "runs b", ""},
		{"words that are spread", WordsFrom(0), spread(a), "runs a ?", ""},
		{"no words", WordsFrom(3), with(a), "runs ?", ""},
		{"vector", ExecVector(0), with(a, value.ListOf(value.Text("argv0"), b)), "runs a b", ""},
		{"vector that is not known", ExecVector(0), spread(), "runs ? ?", ""},
		{"line", System, with(a), "runs shell a", "?"},
		{"command", System, with(a, b), "runs a b", ""},
		{"environment and options", System, with(options("A", b), a, options("chdir", b)),
			"sets environment A b; runs shell a in b", ""},
		{"program and its name", System, with(list, b), "runs a b", ""},
		{"spread", System, spread(), "runs shell ?", ""},
		{"no command", System, with(), "", ""},
		{"debugger", Debugger, with(), "runs input f", ""},
	})
}

// TestCalls: a function that is handed to a call is called with what follows it, or with what is not known.
func TestCalls(t *testing.T) {
	check(t, code.JavaScript, []example{
		{"call", Applied(1, false), on(remove, unknown, a), "deletes a", "name os.remove()"},
		{"call with too few", Applied(1, false), on(remove), "deletes", ""},
		{"apply", Applied(1, true), on(move, unknown, value.ListOf(a, b)), "moves a b", ""},
		{"apply what is not known", Applied(1, true), on(move, unknown, unknown), "moves ? ?", ""},
		{"apply nothing", Applied(1, true), on(remove), "deletes ?", ""},
		{"call of call", Applied(1, false), on(unknown, remove, a), "deletes ?", ""},
		{"bind", Bound(1), on(remove, unknown, a), "deletes a", "?"},
		{"bind only this", Bound(1), on(remove, unknown), "", "name os.remove"},
		{"partial", Bound(0), with(remove, a), "deletes a", ""},
		{"partial of what is spread", Bound(0), spread(move, a), "moves a ?", ""},
		{"partial of nothing more", Bound(0), with(remove), "", "name os.remove"},
		{"partial of nothing", Bound(0), with(), "", "?"},
		{"caller", Caller(1), with(move, remove, a), "moves ?; deletes a", "?"},
		{"caller without a function", Caller(2), with(remove), "deletes ?", ""},
		{"later", CallLater, with(remove, one, a), "deletes a", ""},
		{"later, or on an error", CallLater, with(unknown, remove), "deletes ?", ""},
		{"later, nothing", CallLater, with(), "", "?"},
	})
}
