package grammar

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/codetest"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// plain is a dialect that has nothing of its own, and remembers the comments that it is told of.
type plain struct {
	Common
	directives *[]string
}

func (plain) Statement(*token.Token) bool           { return false }
func (plain) Word(*token.Token) (value.Value, bool) { return value.Value{}, false }
func (p plain) Directive(name, text string)         { *p.directives = append(*p.directives, name+" "+text) }

// rows are the functions that the texts call.
var rows = []call.Row{
	{Kind: code.Deletes, Args: "0=path", Names: "os.remove rm"},
	{Kind: code.Runs, Args: "*", Names: "run"},
	{Kind: code.Opaque, Names: "hide"},
}

// reading returns what a text does, and the comments that were obeyed.
func reading(lang code.Language, text string) (code.Reading, []string) {
	var directives []string
	b := call.NewBook(rows)
	call.Mark(b.Searches, "sys.path")
	call.Mark(b.Dangerous, "os")
	r := New(lang, b, token.Scan(lang, text), func(*Reader) Dialect { return plain{directives: &directives} })
	return r.Read(), directives
}

// acts writes what a text does.
func acts(lang code.Language, text string) string {
	r, _ := reading(lang, text)
	var all []string
	for _, a := range r.Acts {
		all = append(all, codetest.ShowAct(a))
	}
	return strings.Join(all, "; ")
}

// TestRead: what the languages have in common reaches the calls, with every value that it may have.
func TestRead(t *testing.T) {
	for _, c := range []struct {
		name string
		lang code.Language
		text string
		want string
	}{
		{"nothing", code.Python, "", ""},
		{"a name", code.Python, "p = 'a'\nos.remove(p)", "deletes a"},
		{"later values", code.Python, "os.remove(p)\np = 'a'\np = 'b'", "deletes a b"},
		{"a name without a value", code.Python, "os.remove(p)", "deletes ?"},
		{"an alias", code.Python, "f = os.remove\nf('a')", "deletes a"},
		{"a choice", code.Python, "os.remove('a' if x else 'b')", "deletes a b"},
		{"a ternary", code.JavaScript, "rm(x ? 'a' : 'b')", "deletes a b"},
		{"or else", code.JavaScript, "rm(x || 'b')", "deletes ? b"},
		{"joined", code.Python, "os.remove('a' + 'b' 'c')", "deletes abc"},
		{"joined with what is not known", code.Python, "os.remove('a' + x)", "deletes a?"},
		{"how operators bind", code.Lua, "rm('a' .. 'b' == 'c' or 'd')", "deletes d ?"},
		{"pieces", code.Python, "p = 'a'\nos.remove(f'{p}/b')", "deletes a/b"},
		{"a call in a piece", code.JavaScript, "x = `${rm('a')}`", "deletes a"},
		{"a pattern", code.Python, "a, (b, *c) = 'x', ('y', 'z')\nrun(a, b, c)", "runs x y ?"},
		{"a pattern that does not fit", code.Python, "a, b = x\nrun(a, b)", "runs ? ?"},
		{"assigned twice", code.Python, "a = b = 'x'\nrun(a, b)", "runs x x"},
		{"grown", code.Python, "p = 'a'\np += x\nos.remove(p)", "deletes a ?"},
		{"by name", code.Python, "os.remove(path='a')", "deletes a"},
		{"spread", code.Python, "run(*['a', 'b'], *x)", "runs a b ?"},
		{"a comprehension", code.Python, "[os.remove(p) for p in ['a', 'b'] if hide()]", "deletes a b; opaque"},
		{"a list as an argument", code.Python, "os.remove(['a', x])", "deletes a ?"},
		{"a function is handed on", code.Python, "x(os.remove)", "deletes ?"},
		{"a module is handed on", code.Python, "x(os)", "opaque"},
		{"a decorator", code.Python, "@os.remove\nx", "deletes ?"},
		{"an arrow", code.JavaScript, "const f = p => rm(p); f('a')", "deletes a*"},
		{"a function's default", code.JavaScript, "x((p = 'a') => rm(p))", "deletes a* ?"},
		{"a call without brackets", code.Ruby, "rm 'a' if x", "deletes a"},
		{"a block", code.Ruby, "['a', 'b'].each { |p| rm(p) }", "deletes a b ?"},
		{"a call of a string", code.Lua, "rm'a' rm[[b]]", "deletes a; deletes b"},
		{"a shell", code.Ruby, "x = `id #{y}`", "runs shell id␣?"},
		{"a folder of modules", code.Python, "sys.path = ['a'] + x", "searches a"},
		{"both branches", code.JavaScript, "if (x) { rm('a') } else { rm('b') }", "deletes a; deletes b"},
		{"a bracket is missing", code.JavaScript, "rm('a'", "deletes a"},
	} {
		if got := acts(c.lang, c.text); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if _, d := reading(code.Go, "//go:embed a b\nvar x string"); strings.Join(d, ";") != "//go:embed a b" {
		t.Errorf("directives: %q", d)
	}
}

// TestTooMuch: what is too deep, or has too many values, is skipped and said to be opaque.
func TestTooMuch(t *testing.T) {
	deep := func(open, inner, end string, n int) string {
		return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
	}
	var values strings.Builder
	for range 6000 {
		values.WriteString("p = 'a'; p = 'b'; p = 'c'; x(p, p, p)\n")
	}
	for name, c := range map[string]struct {
		lang code.Language
		text string
		call string
	}{
		"brackets": {code.JavaScript, deep("(-", "rm('a')", ")", 140), "too deep"},
		"blocks":   {code.JavaScript, deep("x => {", "rm('a')", "}", 140), "too deep"},
		"lists":    {code.Python, deep("[-", "rm('a')", "]", 140), "too deep"},
		"signs":    {code.Python, deep("- ", "rm('a')", "", 300), "too deep"},
		"values":   {code.Python, values.String(), "names with too many values"},
	} {
		if s := token.Scan(c.lang, c.text); s.Bad != "" {
			t.Errorf("%s: not cut: %s", name, s.Bad)
		}
		r, _ := reading(c.lang, c.text)
		found := false
		for _, a := range r.Acts {
			found = found || a.Kind == code.Opaque && strings.Contains(a.Call, c.call)
		}
		if !found {
			t.Errorf("%s: %d acts, none of them says %q", name, len(r.Acts), c.call)
		}
	}
}

// FuzzStatements: no tokens make the reader panic or go on for ever, and what stands before a text is still found.
func FuzzStatements(f *testing.F) {
	f.Add(uint8(code.Python), "a, (b, *c) = x[1:2] for y in {**z}")
	f.Add(uint8(code.JavaScript), "({a: [b] = c, ...d}) => `${e?.(f)}`")
	f.Add(uint8(code.Ruby), "x.each do |a, (b, c)| @d << `#{e}` &:f end")
	f.Add(uint8(code.Perl), "my ($a, @b) = @{$c->{d}}[1..2]; *{\"x\"} = \\&y; $z =~ s/a/b/e")
	f.Add(uint8(code.Go), "x, err := T{a: f(b...)}; for i := range y.(type) {")
	f.Add(uint8(code.PHP), "$a::$b->c[] .= fn(&...$d) => \"$e[f]\";")
	f.Add(uint8(code.Lua), "function a.b:c(...) return {['d'] = e'f', g{h}} end")
	f.Fuzz(func(t *testing.T, lang uint8, text string) {
		l := code.Language(lang % uint8(code.Languages))
		if l == code.Unknown || len(text) > 2000 || token.Scan(l, text).Bad != "" {
			return
		}
		acts(l, text)
		if whole := "rm('first');\n" + text; token.Scan(l, whole).Bad == "" && !strings.Contains(acts(l, whole), "first") &&
			!strings.Contains(acts(l, whole), "?") {
			t.Fatalf("%v %q: %q", l, whole, acts(l, whole))
		}
	})
}
