package source

import (
	"slices"
	"testing"
)

func TestSplitPackage(t *testing.T) {
	for name, want := range map[string][2]string{
		"u": {"u", "."}, "u/z": {"u", "./z"}, "u/z/q": {"u", "./z/q"}, "@a/u": {"@a/u", "."},
		"@a/u/z/q": {"@a/u", "./z/q"}, "@a": {"@a", "."}, "#z": {"#z", "."}, "#z/q": {"#z", "./q"},
	} {
		if pack, below := splitPackage(name); pack != want[0] || below != want[1] {
			t.Errorf("%s: %s and %s", name, pack, below)
		}
	}
}

func TestMainFiles(t *testing.T) {
	const conditions = `{"main":"m.js","exports":{".":{"import":"./x.mjs","require":["./y.js"]},"./z/*":"./lib/*.js"}}`
	for _, tt := range []struct {
		text, below string
		want        []string
	}{
		{"", ".", []string{"."}},
		{`{"main":"m.js","module":"m.mjs"}`, ".", []string{"m.js", "m.mjs", "."}},
		{`{"exports":"./a.js"}`, ".", []string{"./a.js", "."}},
		{`{"exports":{"import":"./a.mjs","default":"./a.js"}}`, ".", []string{"./a.mjs", "./a.js", "."}},
		{conditions, ".", []string{"m.js", "./x.mjs", "./y.js", "."}},
		{conditions, "./z/q", []string{"./lib/q.js", "./z/q"}},
		{`{"main":{}}`, ".", []string{"."}},
	} {
		if got := mainFiles(tt.text, tt.below); !slices.Equal(got, tt.want) {
			t.Errorf("%s %s: %v", tt.text, tt.below, got)
		}
	}
	if got := targetsOf(`{"imports":{"#z/*":"./lib/*.js","#y":"./y.js"}}`, "imports", "#z/q"); !slices.Equal(got,
		[]string{"./lib/q.js"}) {
		t.Errorf("imports: %v", got)
	}
}
