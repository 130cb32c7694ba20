package yaml

import (
	"reflect"
	"testing"
)

func TestYaml(t *testing.T) {
	m := func(pairs ...any) *Map {
		out := &Map{Values: map[string]any{}}
		for i := 0; i < len(pairs); i += 2 {
			out.Keys = append(out.Keys, pairs[i].(string))
			out.Values[pairs[i].(string)] = pairs[i+1]
		}
		return out
	}
	for text, want := range map[string]any{
		"a: 1 # c\nb: 'x: y'\n":             m("a", "1", "b", "x: y"),
		"a:\n- b\n- c: d\n  e: f\n":         m("a", []any{"b", m("c", "d", "e", "f")}),
		"- - a\n  - b\n- c\n":               []any{[]any{"a", "b"}, "c"},
		"a: |\n  x\n   y\n\n  z\nb: c\n":    m("a", "x\n y\n\nz", "b", "c"),
		"a: >\n  x\n  y\n\n  z\n":           m("a", "x y\nz"),
		"a: x\n  y\nb: c\n":                 m("a", "x y", "b", "c"),
		"\"a b\": \"c\\n\\\"d\\\"\"\n":      m("a b", "c\n\"d\""),
		"a: [x, 'y, z',\n  {b: c}]\nd: e\n": m("a", []any{"x", "y, z", m("b", "c")}, "d", "e"),
		"a:\nb: {}\n":                       m("a", "", "b", m()),
		"a: http://x/y#z\n":                 m("a", "http://x/y#z"),
	} {
		got, wrong := Read(text)
		if wrong != "" || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %#v, want %#v (%s)", text, got, want, wrong)
		}
	}
	for _, text := range []string{"a: *b\n", "a: !!str b\n", "a: b: c\n", "a: 'b\n", "a: [b\n", "a: b\n c: d\n", "? a\n", "a: \"\\x41\"\n", "a: {b}\n", "a:\n  b: c\n d: e\n"} {
		if got, wrong := Read(text); wrong == "" {
			t.Errorf("%q is read as %#v", text, got)
		}
	}
}
