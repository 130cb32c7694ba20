package config

import (
	"os"
	"reflect"
	"slices"
	"testing"
)

// unsaid are the keys that no text says to be as they are when nobody says them.
var unsaid = []string{"language", "export.endpoint", "export.headers_file", "export.ca", "export.cert", "export.key"}

// What examples/default.toml says of each key is what holds when no file says anything.
func TestDefaultExampleHoldsTheDefaults(t *testing.T) {
	example, err := os.ReadFile("../examples/default.toml")
	if err != nil {
		t.Fatal(err)
	}
	m := newMachine(t)
	none, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	m.write(userName, string(example))
	said, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range none.Shown() {
		got := said.Shown()[i]
		if got.Name != want.Name || got.Text != want.Text || !reflect.DeepEqual(got.Value, want.Value) {
			t.Errorf("%s: the example says %v, the default is %v", want.Name, got, want)
		}
		if !slices.Contains(unsaid, want.Name) && (want.Source != "default" || got.Source != "~/.config/guard/guard.toml") {
			t.Errorf("%s comes from %q, and from %q where the example says it", want.Name, want.Source, got.Source)
		}
	}
}

// A key of which nothing but its name and place is declared is the strict one: no project's
// file sets it without trust, and a file that says it is told of.
func TestAKeyDeclaredByItsPlaceAloneIsStrict(t *testing.T) {
	k := key[bool]{name: "instructions", at: func(v *Values) *Setting[bool] { return &v.Instructions }}
	c, l := Config{}, &layer{Source: Source{Layer: Project, Shown: ".guard.toml"}}
	k.start(&c.Values)
	l.Instructions = Setting[bool]{Value: true, Source: l.Shown}
	if left := k.layUntrusted(&c, l); left != "instructions" || c.Instructions.Value {
		t.Errorf("%v, left out %q", c.Instructions, left)
	}
}
