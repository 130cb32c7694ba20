package architecture

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestGlossaryNamesWhatIsThere: the names of code in the brackets of docs/glossary.md are those of
// packages, files and declarations that are there.
func TestGlossaryNamesWhatIsThere(t *testing.T) {
	entry := regexp.MustCompile(`(?m)^\*\*[^(]*\(([^)]*)\)`)
	names := regexp.MustCompile("`([^`]+)`")
	named := 0
	for _, e := range entry.FindAllStringSubmatch(read(t, "docs/glossary.md"), -1) {
		for _, m := range names.FindAllStringSubmatch(e[1], -1) {
			folder, name, qualified := strings.Cut(m[1], ".")
			_, err := os.Stat(filepath.Join(root, m[1]))
			switch {
			case err == nil:
				named++
			case strings.Contains(m[1], "/") && (!qualified || name == "go"):
				t.Errorf("docs/glossary.md: %s: nothing is there", m[1])
			case qualified:
				named++
				if !declared(t, folder, strings.Split(name, ".")[0]) {
					t.Errorf("docs/glossary.md: %s is not in the code", m[1])
				}
			}
		}
	}
	if named < 30 {
		t.Errorf("only %d names were found", named)
	}
}

// declared reports whether a package of that name has a declaration of that name.
func declared(t *testing.T, pkg, name string) (found bool) {
	t.Helper()
	for _, path := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") || filepath.Base(filepath.Dir(path)) != pkg {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				found = found || d.Name.Name == name
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if spec, ok := s.(*ast.TypeSpec); ok {
						found = found || spec.Name.Name == name
					}
				}
			}
		}
	}
	return found
}
