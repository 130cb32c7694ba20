package architecture

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// testName is a test's name, with its folder before it where several packages have one of that name.
var testName = regexp.MustCompile(`(?:\b([\w/]+)\.|\b)((?:Test|Fuzz|Benchmark)[A-Z]\w*)`)

// testsOfTheTree tells for the name of each test, fuzz target and benchmark in which folders one is.
func testsOfTheTree(t *testing.T) map[string][]string {
	t.Helper()
	folders := map[string][]string{}
	for _, path := range goFiles(t) {
		if !strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && !slices.Contains(folders[f.Name.Name], folder) {
				folders[f.Name.Name] = append(folders[f.Name.Name], folder)
			}
		}
	}
	return folders
}

// rowsOf are the rows of a text's tables, without heads and the rules below them.
func rowsOf(text string) (rows []string) {
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(line, "|---"):
			rows = rows[:len(rows)-1] // the line before was the head
		case strings.HasPrefix(line, "|"):
			rows = append(rows, strings.TrimSpace(line))
		}
	}
	return rows
}

// What SECURITY.md says is shown is shown by a test that is there.
func TestWhatSecurityNamesIsThere(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "SECURITY.md"))
	if err != nil {
		t.Fatal(err)
	}
	there := testsOfTheTree(t)
	for _, m := range testName.FindAllStringSubmatch(string(text), -1) {
		folder, name := m[1], m[2]
		switch in := there[name]; {
		case len(in) == 0, folder != "" && !slices.Contains(in, folder):
			t.Errorf("SECURITY.md names %s, which is in no test file", m[0])
		case folder == "" && len(in) > 1:
			t.Errorf("SECURITY.md names %s, which %s have: write its folder before it, as %s.%s", name, strings.Join(in, " and "), in[0], name)
		}
	}
	rows := rowsOf(string(text))
	if len(rows) == 0 {
		t.Error("SECURITY.md has no table")
	}
	for _, row := range rows {
		if !testName.MatchString(row) {
			t.Errorf("SECURITY.md names no test that shows this: %s", row)
		}
	}
}

func TestRowsOf(t *testing.T) {
	text := "# A\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\ntext | with a bar\n\n| c |\n|---|\n| 5 |\n"
	if got, want := rowsOf(text), []string{"| 1 | 2 |", "| 3 | 4 |", "| 5 |"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
