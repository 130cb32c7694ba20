package shell_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestFoldersOfTheLine: a folder in a temporary one that the line makes where
// nothing was is its own; one that was there is not.
func TestFoldersOfTheLine(t *testing.T) {
	top := t.TempDir()
	if err := os.MkdirAll(filepath.Join(top, "old"), 0o755); err != nil {
		t.Fatal(err)
	}
	w := place.World{Workspace: "/srv/project", Home: "/home/dev", Disk: disk.New(time.Minute)}
	if p := w.At("/", top); !p.Is(place.Temp) {
		t.Skip("the temporary folder is not where guard knows one")
	}
	for line, want := range map[string]bool{
		"mkdir -p TOP/new/a && cd TOP/new && echo x > f && git init && git log && rm -rf TOP/new": true,
		"mkdir -p TOP/new/a && rm -r TOP/new/a":                                                   true,
		"mkdir TOP/old && rm -rf TOP/old":                                                         false,
		"mkdir -p TOP/old/b && rm -rf TOP/old":                                                    false,
		"mkdir TOP/new && mv src TOP/new":                                                         false,
		"mkdir TOP/new && rm -rf TOP/new/*":                                                       true,
		"rm -rf TOP/new":                                                                          false,
		"mkdir TOP/new && rm -rf TOP":                                                             false,
		"mkdir TOP/new && rm -rf TOP/new/../old":                                                  false,
		"mkdir TOP/new && cd TOP/old && rm -rf ../old":                                            false,
	} {
		line = strings.ReplaceAll(line, "TOP", top)
		// mkdir itself is judged by what it writes; what follows is what counts.
		r := shell.Read(line, "/srv/project", w)
		if got := !r.Categories.Has(risk.FSDeleteOverwrite) && r.Level < risk.Critical; got != want && (want || r.Categories == 0) {
			t.Errorf("%q: %s [%s], want its own %v: %v", line, r.Level, r.Categories, want, r.Reasons)
		}
	}
}
