package library

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// TestTexts: a text is computed where all of it is known. What is made of a text of the program in another way is
// hidden, and what is made of anything else is not known.
func TestTexts(t *testing.T) {
	words := value.Text("a b")
	number := func(s string) value.Value { return value.Value{Kind: value.Number, Text: s} }
	check(t, code.Python, []example{
		{"split", Split, on(words), "", "[a b]"},
		{"split at", Split, on(words, value.Text("b")), "", "[a␣ \"\"]"},
		{"split at what is not known", Split, on(words, unknown), "", "?"},
		{"split with a limit", Split, on(words, value.Text(" "), one), "", "?"},
		{"split what is not known", Split, on(unknown), "", "?"},
		{"split too much", Split, on(value.Text(strings.Repeat("a ", 101))), "", "?"},
		{"split nothing", Split, on(value.Text(" ")), "", "?"},
		{"split quotes", Split, call.Call{Name: "shlex.split", Arguments: &value.Arguments{
			Pos: []value.Value{value.Text("a 'b c'")}}}, "", "?"},
		{"join", JoinList, on(value.ListOf(a, b), value.Text("-")), "", "a-b"},
		{"join by nothing", JoinList, on(value.ListOf(a, b)), "", "ab"},
		{"join what is not known", JoinList, on(value.ListOf(a, unknown, b), value.Text("-")), "", "a-?"},
		{"join no list", JoinList, on(unknown), "", "?"},
		{"format", Printf, with(value.Text("%s/%s%%"), a, b), "", "a/b%"},
		{"format too few", Printf, with(value.Text("%s/%s"), a), "", "a/?"},
		{"format a number", Printf, with(value.Text("x%d"), one), "", "x?"},
		{"format a character", Printf, with(value.Text("x%c"), one), "", "?!"},
		{"format nothing", Printf, with(), "", "?"},
		{"decode", Decodes, with(a), "", "?!"},
		{"decode what is not known", Decodes, with(unknown), "", "?"},
		{"lower", Decodes, call.Call{Name: "String().lower", Recv: value.Text("OS"), Arguments: &value.Arguments{}},
			"", "os!"},
		{"characters", Characters, with(number("0x6f"), number("115")), "", "os!"},
		{"characters that are not known", Characters, with(number("111"), unknown), "", "?!"},
		{"a character out of bounds", Characters, with(number("99999999999")), "", "?!"},
		{"no characters", Characters, with(), "", "?!"},
		{"reorder", Reordered, on(value.ListOf(value.Marked(a))), "", "?!"},
		{"copy", Copied, with(value.ListOf(a, b)), "", "[a b]"},
		{"copy a text", Copied, with(a), "", "?!"},
		{"copy nothing", Copied, with(), "", "?"},
		{"part", PartOfList, on(value.ListOf(a, b), one), "", "[b]"},
		{"part from what is not known", PartOfList, on(value.ListOf(a, b), unknown), "", "?"},
		{"element", OneOfList, on(value.ListOf(a, b)), "", "a or b"},
		{"element of what is not known", OneOfList, on(unknown), "", "?"},
		{"same", Same, with(a), "", "a"}, {"same nothing", Same, with(), "", "?"},
		{"given", Gives(b), with(remove), "deletes ?", "b"},
		{"path and more", Joins(value.Path, true), with(a, value.Text("/b")), "", "/b"},
		{"path that is spread", Joins(value.String, false), spread(a), "", "a/?"},
		{"path of nothing", Joins(value.Path, true), with(), "", "."},
		{"home", Expanded, with(value.Text("~/a")), "", "{home}~/a"},
		{"another's home", Expanded, with(value.Text("~x/a")), "", "~x/a?"},
		{"variables", VariablesExpanded, with(value.Text("${A}/b$C")), "environment A; environment C", "${A}/b$C?"},
		{"the variable HOME", VariablesExpanded, with(value.Text("$HOME/a")), "environment HOME", "{home}~/a"},
		{"parent", Upward, with(value.Text("a/b")), "", "a"}, {"parent of nothing", Upward, with(), "", "?"},
		{"last part", LastPart, with(value.Text("a/b")), "", "b"}, {"no last part", LastPart, with(unknown), "", "?"},
	})
}

// TestReaches: what is handed to a database, a service, a template or the environment is read, or is not known.
func TestReaches(t *testing.T) {
	drop := value.Text("DROP TABLE x")
	check(t, code.Python, []example{
		{"statement", SQL(false), with(drop), "sql DROP␣TABLE␣x", ""},
		{"a text that is none", SQL(false), with(a), "", ""},
		{"one of two", SQL(false), with(value.OneOf(a, drop)), "sql DROP␣TABLE␣x", ""},
		{"by name", SQL(false), named("sql", drop), "sql DROP␣TABLE␣x", ""},
		{"not known", SQL(true), with(unknown), "sql ?", ""},
		{"spread", SQL(true), spread(), "sql ?", ""},
		{"parameters", SQL(true), with(options("x", a)), "", ""},
		{"no statement", SQL(true), with(), "", ""},
		{"decoded", SQL(false), with(value.Hidden), "opaque", ""},
		{"attach", SQL(true), with(value.Text("ATTACH 'p' AS q")), "sql ATTACH␣'p'␣AS␣q; edits p", ""},
		{"client", Client, named("host", value.Text("a.example")), "network a.example", "name f()"},
		{"client here", Client, with(), "", "name f()"},
		{"flush", ServiceCommand, with(value.Text("flushall")), "empties", ""},
		{"get", ServiceCommand, with(value.Text("get")), "", ""},
		{"empties with", EmptiesWith("drop", ""), named("drop", unknown), "empties", ""},
		{"empties without", EmptiesWith("drop", ""), named("drop", zero), "", ""},
		{"table", EmptiesTable, on(unknown), "empties", ""}, {"list", EmptiesTable, on(value.ListOf()), "", ""},
		{"column", EmptiesTable, named("columns", a), "", ""},
		{"template", Templated("__ {%"), with(value.Text("{{ x }}")), "", ""},
		{"template with a mark", Templated("__ {%"), with(value.Text("{% x %}")), "opaque", ""},
		{"template that is not known", Templated("__"), with(unknown), "opaque", ""},
		{"template in a file", Templated("__"), named("filename", a), "runs file a", ""},
		{"update", UpdatesEnvironment, with(options("A", b)), "sets environment A b", ""},
		{"update by what is spread", UpdatesEnvironment, spread(), "sets environment ? ?", ""},
		{"variable", Variable, with(value.Text("A")), "environment A", "?"},
		{"variable or else", Variable, with(value.Text("A"), b), "environment A", "b or ?"},
		{"all variables", Variable, with(), `environment ""`, ""},
		{"a variable that is not known", Variable, spread(), "environment ?", ""},
		{"name", NameOf, with(a), "", "name a"}, {"a name that is computed", NameOf, with(unknown), "opaque", "?"},
	})
}

// inner stands for what reads the tokens of code.
type inner struct{ read int }

func (i *inner) Expression(int) value.Value    { return value.Value{} }
func (i *inner) Primary() value.Value          { return value.Value{} }
func (i *inner) Pattern(int, int, value.Value) {}
func (i *inner) Statements(int)                {}
func (i *inner) CallsWithin(int, int)          {}
func (i *inner) Embedded(toks []token.Token)   { i.read += len(toks) }
func evaluated(c call.Call, depth int) (int, string) {
	r, in := calltest.Calls(code.Python), &inner{}
	r.Grammar, r.Nested, c.Name = in, depth, "eval"
	Evaluate(r, &c)
	return in.read, calltest.Acts(r)
}

// TestEvaluate: code that stands in the text is read, and other code, or code too deep in other code, is opaque.
func TestEvaluate(t *testing.T) {
	for _, c := range []struct {
		name  string
		call  call.Call
		depth int
		reads int
		acts  string
	}{
		{"code", with(value.Text("f ( )")), 0, 3, ""}, {"by name", named("source", value.Text("f")), 0, 1, ""},
		{"deep", with(value.Text("f")), call.MaxNested - 1, 1, ""}, {"too deep", with(value.Text("f")), call.MaxNested, 0, "opaque"},
		{"not known", with(unknown), 0, 0, "opaque"}, {"decoded", with(value.Marked(a)), 0, 0, "opaque"},
		{"perhaps", with(value.OneOf(a, unknown)), 0, 1, "opaque"}, {"spread", spread(), 0, 0, "opaque"},
		{"spread by name", call.Call{Arguments: &value.Arguments{SpreadKeys: true}}, 0, 0, "opaque"},
		{"no code", with(value.Text("'")), 0, 0, "opaque"}, {"blank", with(value.Text(" \n")), 0, 0, ""},
		{"a number", with(one), 0, 0, ""}, {"nothing", with(), 0, 0, ""},
	} {
		if reads, acts := evaluated(c.call, c.depth); reads != c.reads || acts != c.acts {
			t.Errorf("%s: %d tokens, acts %q; want %d, %q", c.name, reads, acts, c.reads, c.acts)
		}
	}
	for _, s := range []string{"", "VACUUM", "dropping it", "-- DROP", "/* DROP TABLE x", "é"} {
		if LooksLikeSQL(s) {
			t.Errorf("%q looks like SQL", s)
		}
	}
}
