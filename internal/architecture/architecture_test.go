// Package architecture holds the tests that keep ARCHITECTURE.md and SECURITY.md true.
package architecture

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	root   = "../.."
	module = "guard/"
)

// drawn reads the imports that ARCHITECTURE.md draws.
func drawn(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, block, found := strings.Cut(string(text), "```imports\n")
	block, _, closed := strings.Cut(block, "\n```")
	if !found || !closed {
		t.Fatal("ARCHITECTURE.md has no ```imports block")
	}
	edges := map[string][]string{}
	for line := range strings.SplitSeq(block, "\n") {
		pkg, may, found := strings.Cut(line, ":")
		if !found {
			t.Fatalf("not PACKAGE : IMPORTS: %q", line)
		}
		edges[strings.TrimSpace(pkg)] = strings.Fields(may)
	}
	return edges
}

// goFiles are the paths of all Go files of the tree, tests too.
func goFiles(t *testing.T) (paths []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && path != root && (strings.HasPrefix(name, ".") || name == "testdata" || name == "node_modules") {
			return filepath.SkipDir
		}
		if !d.IsDir() && strings.HasSuffix(name, ".go") {
			paths = append(paths, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// packages calls yield with every package folder and the imports of its files
// that are no tests.
func packages(t *testing.T, yield func(pkg string, imports []string)) {
	t.Helper()
	imports := map[string][]string{}
	for _, path := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		pkg, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		imports[pkg] = append(imports[pkg], "")
		for _, spec := range file.Imports {
			p, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			imports[pkg] = append(imports[pkg], p)
		}
	}
	for pkg, list := range imports {
		yield(pkg, list)
	}
}

func TestImportsAreDrawn(t *testing.T) {
	edges := drawn(t)
	seen := map[string]bool{}
	packages(t, func(pkg string, imports []string) {
		may, ok := edges[pkg]
		seen[pkg] = true
		if !ok {
			t.Errorf("%s is not drawn in ARCHITECTURE.md", pkg)
			return
		}
		for _, p := range imports {
			if own, isOwn := strings.CutPrefix(p, module); isOwn && !slices.Contains(may, own) && !slices.Contains(may, "*") {
				t.Errorf("%s imports %s, which ARCHITECTURE.md does not draw", pkg, own)
			}
		}
	})
	for pkg := range edges {
		if !seen[pkg] {
			t.Errorf("ARCHITECTURE.md draws %s, which is not there", pkg)
		}
	}
}

// Data flows one way: nothing knows the command that joins the packages.
func TestNobodyImportsTheCommand(t *testing.T) {
	packages(t, func(pkg string, imports []string) {
		for _, p := range imports {
			if strings.HasPrefix(p+"/", "guard/cmd/") && !strings.HasPrefix(pkg, "cmd/") {
				t.Errorf("%s imports the command: %s", pkg, p)
			}
		}
	})
}

func TestEveryDependencyHasALine(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.SplitSeq(string(mod), "\n") {
		fields := strings.Fields(line)
		if len(fields) != 2 || !strings.HasPrefix(fields[1], "v") || strings.Contains(line, "// indirect") {
			continue
		}
		if !strings.Contains(string(doc), "| "+fields[0]+" |") {
			t.Errorf("%s has no line in ARCHITECTURE.md", fields[0])
		}
	}
}
