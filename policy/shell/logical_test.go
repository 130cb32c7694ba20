package shell_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"guard/policy/shell"
)

// TestLogicalFolder: after "cd LINK", a shell's "cd .." leads to where the link stands, unless it was told otherwise.
func TestLogicalFolder(t *testing.T) {
	w, top := onDisk(t, map[string]string{"a/b/": "", "a/notes.md": "x", "notes.md": "mine", "src/in/": "", "src/notes.md": "x"})
	if err := os.Symlink(filepath.Join(top, "a/b"), filepath.Join(top, "l")); err != nil {
		t.Fatal(err)
	}
	for line, deletes := range map[string][]string{
		"cd l; cd ..; rm notes.md":                      {"notes.md"},
		"cd l && cd .. && rm notes.md":                  {"notes.md"},
		"cd l/..; rm notes.md":                          {"notes.md"},
		"cd l; cd -- ..; rm notes.md":                   {"notes.md"},
		"(cd l && cd .. && rm notes.md)":                {"notes.md"},
		"cd " + top + "/l; cd ..; rm notes.md":          {"notes.md"},
		"cd l; cd ../src; rm notes.md":                  {"src/notes.md"},
		"pushd l; cd ..; rm notes.md":                   {"notes.md"},
		"cd l; cd .; cd ..; rm notes.md":                {"notes.md"},
		"sh -c 'cd l; cd ..; rm notes.md'":              {"notes.md"},
		"cd src/in; cd ..; rm notes.md":                 {"src/notes.md"},
		"cd l; rm ../notes.md":                          {"a/notes.md"},
		"cd l; cd -P ..; rm notes.md":                   {"a/notes.md"},
		"cd -P l; cd ..; rm notes.md":                   {"a/notes.md"},
		"set -P; cd l; cd ..; rm notes.md":              {"a/notes.md"},
		"set -o physical; cd l; cd ..; rm notes.md":     {"a/notes.md"},
		"cd src; cd ../l; cd ..; cd src; rm notes.md":   {"src/notes.md"},
		"make -C l x; cd src; rm notes.md; cd ..; true": {"src/notes.md"},
	} {
		r := shell.Read(line, top, w)
		var gone []string
		for _, c := range r.Commands {
			for _, p := range c.Deletes {
				gone = append(gone, p.Path)
			}
		}
		for _, name := range deletes {
			if !slices.Contains(gone, filepath.Join(top, name)) {
				t.Errorf("%q does not delete %s: %v", line, name, gone)
			}
		}
	}
}
