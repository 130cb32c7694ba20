package walks

import (
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestMatrix: in each language, each way to walk over a folder and each thing that is then done give an act.
func TestMatrix(t *testing.T) {
	data, err := os.ReadFile("testdata/walks.txt")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]Kind{"empty": Overwrites, "delete": Deletes, "rename": Moves, "print": Reads}
	var l *Language
	var name, wrap string
	acts := map[string]string{}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\n")
		if head, ok := strings.CutPrefix(line, "== "); ok {
			f := strings.Split(head, " | ")
			name, l = f[0], Of(path.Ext(f[1]))
			continue
		}
		key, text, ok := strings.Cut(line, ": ")
		if !ok || line[0] == '#' || l == nil {
			continue
		}
		text = strings.NewReplacer(`\\`, `\`, `\n`, "\n").Replace(text)
		switch key {
		case "wrap":
			wrap = text
		case "empty", "delete", "rename", "print":
			acts[key] = text
		case "free":
			for _, a := range In(l, fill(text, "", wrap)) {
				if a.Kind != Edits && a.Folder != "lib" {
					t.Errorf("%s: %+v\n%s", name, a, fill(text, "", wrap))
				}
			}
		default:
			if text == "none" {
				continue
			}
			for act, does := range acts {
				program := fill(text, does, wrap)
				if found := In(l, program); !slices.ContainsFunc(found, func(a Act) bool {
					return a.Kind == kinds[act] && strings.Trim(a.Folder, ".") == "" && strings.Trim(a.Pattern, "*") == ""
				}) {
					t.Errorf("%s, %s, %s: %+v\n%s", name, key, act, found, program)
				}
			}
		}
	}
}

// fill is the program of a form whose act is put in.
func fill(form, act, wrap string) string {
	for {
		before, rest, ok := strings.Cut(form, "«")
		if !ok {
			break
		}
		expr, after, _ := strings.Cut(rest, "»")
		form = before + strings.ReplaceAll(act, "$", expr) + after
	}
	top, body, ok := strings.Cut(form, "\n || ")
	if !ok {
		top, body = "", form
	}
	return strings.NewReplacer("%1", top, "%2", body).Replace(wrap)
}

func ExampleIn() {
	for _, a := range In(Of(".kts"), `fileTree("docs") { include("**/*.md") }.forEach { it.writeText("") }`) {
		fmt.Println(a.Kind == Overwrites, a.Folder, a.Pattern, a.Deep)
	}
	// Output: true docs *.md true
}
