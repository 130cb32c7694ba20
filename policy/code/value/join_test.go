package value

import (
	"testing"

	"guard/policy/code"
	"guard/policy/code/codetest"
)

func TestJoin(t *testing.T) {
	fresh, home, script := From(code.Fresh), Value{Kind: String, Text: "~", Known: true, Source: code.Home}, From(code.Script)
	cases := []struct {
		name string
		got  Value
		want string
	}{
		{"relative", Join(Text("a"), Text("b"), true), "a/b"},
		{"absolute begins anew", Join(Text("a"), Text("/b"), true), "/b"},
		{"absolute stays below", Join(Text("a"), Text("/b"), false), "a/b"},
		{"unknown tail", Join(Text("a"), Value{}, true), "a/?"},
		{"unknown head", Join(Value{}, Text("a"), true), "?"},
		{"fresh", Join(fresh, Text("a"), true), "{fresh}a"},
		{"out of fresh", Join(fresh, Text("../a"), true), "{fresh}../a?"},
		{"fresh and unknown", Join(fresh, Value{}, true), "{fresh}?"},
		{"home", Join(home, Text(".ssh"), true), "{home}~/.ssh"},
		{"home's neighbour", Concat(home, Text("x")), "{home}~x?"},
		{"script", Join(script, Text("../a"), true), "{script}../a"},
		{"parent", Parent(Text("a/b")), "a"},
		{"parent of a name", Parent(Text("a")), "."},
		{"parent of dots", Parent(Text("..")), "../.."},
		{"parent of the script's folder", Parent(script), "{script}.."},
		{"parent of home", Parent(home), "?"},
		{"parent of fresh", Parent(fresh), "?"},
		{"parent in fresh", Parent(Join(fresh, Text("a"), true)), "{fresh}."},
	}
	for _, c := range cases {
		if got := codetest.Show(c.got.Arg()); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
