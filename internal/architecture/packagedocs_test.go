package architecture

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPackageCommentsNameFilesThatAreThere: a package's comment leads its reader to files that the package has.
func TestPackageCommentsNameFilesThatAreThere(t *testing.T) {
	named := regexp.MustCompile(`(?:^|[\s(])([a-z0-9_]+\.go)\b`)
	examples := map[string]bool{"a.go": true, "b.go": true}
	found := 0
	for _, path := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(file.Doc.Text(), -1) {
			if examples[m[1]] {
				continue
			}
			found++
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil {
				t.Errorf("%s: its package has no %s", path, m[1])
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d files were found", found)
	}
}
