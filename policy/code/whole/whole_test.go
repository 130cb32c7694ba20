package whole_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/whole"
)

// TestJoin joins the programs of testdata/join.txt. A program begins with === and its language; each file begins with
// --- and its path, the first is the program's own; what is behind ++++ is the whole text.
func TestJoin(t *testing.T) {
	corpus, err := os.ReadFile("testdata/join.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range strings.Split(string(corpus), "=== ")[1:] {
		title, rest, _ := strings.Cut(one, "\n")
		program, want, _ := strings.Cut(rest, "++++\n")
		var files []whole.File
		for _, f := range strings.Split(program, "--- ")[1:] {
			path, text, _ := strings.Cut(f, "\n")
			files = append(files, whole.File{Path: path, Text: strings.TrimSuffix(text, "\n")})
		}
		t.Run(title, func(t *testing.T) {
			got := whole.Join(code.LanguageOf(files[0].Path, ""), files[0], loader(files))
			if strings.TrimSpace(got.Text) != strings.TrimSpace(want) {
				t.Errorf("got\n%s\nwant\n%s", got.Text, want)
			}
			if n := strings.Count(got.Text, "\n") + 1; n != len(got.Lines) {
				t.Errorf("%d lines, %d places", n, len(got.Lines))
			}
		})
	}
}

// loader finds a file by its name without an ending, with dots or slashes.
func loader(files []whole.File) whole.Load {
	return func(_, name string) (found []whole.File) {
		if name == "." {
			return nil
		}
		for _, f := range files[1:] {
			if f.Path == name {
				return []whole.File{f}
			}
		}
		if !strings.Contains(name, "/") {
			name = strings.ReplaceAll(strings.TrimLeft(name, "."), ".", "/")
		}
		name = strings.TrimPrefix(name, "./")
		for _, f := range files[1:] {
			stem, _, _ := strings.Cut(f.Path, ".")
			if stem == name || f.Path == name {
				found = append(found, f)
			}
		}
		return found
	}
}

// TestJoinOfParts joins the same programs where their files end anywhere.
func TestJoinOfParts(t *testing.T) {
	corpus, err := os.ReadFile("testdata/join.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"a.py", "a.js", "a.go", "a.lua", "a.php", "a.rb", "a.pl"} {
		for at := 0; at < len(corpus); at += 13 {
			text := string(corpus[at/2 : at])
			load := func(string, string) []whole.File { return []whole.File{{Path: "b", Text: text[len(text)/2:]}} }
			if got := whole.Join(code.LanguageOf(lang, ""), whole.File{Path: lang, Text: text}, load); got.Text != "" &&
				strings.Count(got.Text, "\n")+1 != len(got.Lines) {
				t.Fatalf("%s, %d bytes: %d places", lang, at, len(got.Lines))
			}
		}
	}
}

// TestJoinIsBounded joins what loads itself, and more files than are taken.
func TestJoinIsBounded(t *testing.T) {
	text := "import a, b\nfrom a import *\n" + strings.Repeat("x = 1\n", 1000)
	n := 0
	load := func(_, name string) []whole.File {
		n++
		return []whole.File{{Path: name + strings.Repeat("x", n%200), Text: text}}
	}
	if p := whole.Join(code.Python, whole.File{Path: "m", Text: text}, load); len(p.Text) > code.MaxText || len(p.Files) < 2 {
		t.Errorf("%d bytes of %d files", len(p.Text), len(p.Files))
	}
}

// TestJoinLeavesOut leaves out what cannot be cut.
func TestJoinLeavesOut(t *testing.T) {
	load := func(string, string) []whole.File { return []whole.File{{Path: "b", Text: "x = 'open"}} }
	if p := whole.Join(code.Python, whole.File{Path: "m", Text: "import b\nb.x()"}, load); len(p.Files) != 1 ||
		p.Text != "import b\nb.x()" {
		t.Errorf("%q", p.Text)
	}
}

// TestTaken: the names that a program's own file has from others are told, as the whole text has them.
func TestTaken(t *testing.T) {
	for main, want := range map[string]string{
		"from b import tidy, put as p\np()\ntidy()\nown = 1\nprint(own)\n": "put tidy",
		"import b\nx = b.tidy\n":                         "tidy",
		"import b as c\nc.put()\nimport os\nos.stat()\n": "put",
		"own = 1\n": "",
	} {
		files := []whole.File{{Path: "main.py", Text: main}, {Path: "b.py", Text: "def tidy(): pass\ndef put(): pass\n"}}
		taken := whole.Join(code.Python, files[0], loader(files)).Taken
		delete(taken, "p")
		if got := strings.Join(slices.Sorted(maps.Keys(taken)), " "); got != want {
			t.Errorf("%q takes %q, want %q", main, got, want)
		}
	}
	files := []whole.File{{Path: "main.js", Text: "const {api: a} = require('./b'); a.x(); const m = require('./b'); m.y()\n"},
		{Path: "b.js", Text: "const api = make()\nmodule.exports = {api}\n"}}
	taken := whole.Join(code.JavaScript, files[0], loader(files)).Taken
	if !taken["api"] && !taken["a"] || !taken["__module_1"] || taken["make"] {
		t.Errorf("main.js takes %v", taken)
	}
}
