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

// section is how a comment names a part of a document: docs/design.md, "Modes".
var section = regexp.MustCompile(`(docs/[a-z]+\.md|SECURITY\.md), "([^"]+)"`)

// Where a comment names a section of a document, the document has one of that name.
func TestSectionsThatCommentsNameAreThere(t *testing.T) {
	named := 0
	for _, path := range goFiles(t) {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, comment := range file.Comments {
			text := strings.Join(strings.Fields(comment.Text()), " ")
			for _, m := range section.FindAllStringSubmatch(text, -1) {
				named++
				if document := read(t, m[1]); !regexp.MustCompile(`(?m)^#+ ` + regexp.QuoteMeta(m[2]) + `$`).MatchString(document) {
					t.Errorf("%s: %s has no section %q", path, m[1], m[2])
				}
			}
			if strings.Contains(text, "DESIGN") {
				t.Errorf("%s: name docs/design.md and its section: %s", path, text)
			}
		}
	}
	if named == 0 {
		t.Error("no comment names a section any more: is the form another one?")
	}
}

// The record's events are listed in docs/design.md.
func TestEveryEventIsInTheDesign(t *testing.T) {
	_, events, _ := strings.Cut(read(t, "docs/design.md"), "\n### Events\n")
	events, _, _ = strings.Cut(events, "\n### ")
	declared := regexp.MustCompile(`\bEvent += "([a-z_]+)"`).FindAllStringSubmatch(read(t, "audit/event.go"), -1)
	if len(declared) < 20 {
		t.Errorf("only %d events were found in audit/event.go", len(declared))
	}
	for _, m := range declared {
		if !strings.Contains(events, "`"+m[1]+"`") {
			t.Errorf("docs/design.md does not list the event %s", m[1])
		}
	}
}

// read is a file of the repository.
func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
