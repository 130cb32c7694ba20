package records

import (
	"os"
	"path/filepath"
	"testing"

	"guard/undo"
)

// A path is named as manifests name it: folders resolved as far as they are there, the last name not.
func TestLexical(t *testing.T) {
	base, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	at := func(name string) string { return filepath.Join(base, name) }
	if err := os.Mkdir(at("real"), 0o755); err != nil {
		t.Fatal(err)
	}
	for from, to := range map[string]string{"link": "real", "real/own": "/etc/passwd"} {
		if err := os.Symlink(to, at(from)); err != nil {
			t.Fatal(err)
		}
	}
	for typed, want := range map[string]string{
		"real/a": "real/a", "link/a": "real/a", "link/gone/b/": "real/gone/b", "link": "link", "link/own": "real/own", "x/../real": "real",
	} {
		if got, err := lexical(at(typed)); err != nil || got != at(want) {
			t.Errorf("%s: %s, %v", typed, got, err)
		}
	}
	if got, err := lexical("/"); err != nil || got != "/" {
		t.Errorf("%s, %v", got, err)
	}
}

// The tops are what was taken, without what lies in it.
func TestTops(t *testing.T) {
	m := &undo.Manifest{
		Entries: []undo.Entry{{Path: "/w/d", Kind: undo.Folder}, {Path: "/w/d/a", Kind: undo.File}, {Path: "/w/d/e", Kind: undo.Folder},
			{Path: "/w/d/e/f", Kind: undo.Link}, {Path: "/w/x", Kind: undo.File}},
		Missing: []undo.Missing{{Path: "/w/d/large"}, {Path: "/w/y"}},
	}
	var got string
	for _, p := range tops(m) {
		got += string(p) + " "
	}
	if got != "/w/d /w/x /w/y " {
		t.Errorf("%q", got)
	}
	if n := amount(m); n.files != 3 || n.folders != 2 || n.String() != "3 files" {
		t.Errorf("%+v", n)
	}
}
