package place_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// What starts a script is found, or taken for what may, however much else lies there.
func TestWhatStartsAScriptIsFound(t *testing.T) {
	const names, other = "run: ./scripts/check.sh\n", "run: ./scripts/other.sh\n"
	many := func(dir string, n int) map[string]string {
		files := map[string]string{}
		for i := range n {
			files[fmt.Sprintf("project/%s/f%03d.yml", dir, i)] = other
		}
		return files
	}
	for _, tt := range []struct {
		name    string
		files   []map[string]string
		started bool
	}{
		{"by a hook", []map[string]string{{"project/.githooks/pre-push": names}}, true},
		{"by nothing", []map[string]string{{"project/.githooks/pre-push": other}}, false},
		{"by one of many", []map[string]string{many(".github/workflows", 90), {"project/.github/workflows/zz.yml": names}}, true},
		{"by none of some", []map[string]string{many(".github/workflows", 30)}, false},
		{"by the home, behind a full project", []map[string]string{many(".github/workflows", 39), many(".run", 39), many(".buildkite", 39),
			many(".woodpecker", 39), many(".devcontainer", 39), {".bashrc": "~/project/scripts/check.sh\n"}}, true},
		{"by none of a full project", []map[string]string{many(".github/workflows", 39), many(".run", 39), many(".buildkite", 39)}, false},
		{"by a long file", []map[string]string{{"project/.gitlab-ci.yml": strings.Repeat("# a pipeline of many jobs\n", 4000) + names}}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			home, err := filepath.EvalSymlinks(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			for _, files := range append(tt.files, map[string]string{"project/scripts/check.sh": "echo ok\n", "project/.git/HEAD": "x"}) {
				for name, text := range files {
					at := filepath.Join(home, name)
					if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
			w := place.World{Home: home, Workspace: home + "/project", Disk: disk.New(time.Minute)}
			if by := place.StartedBy(&w, home+"/project/scripts/check.sh", false); (by != "") != tt.started {
				t.Errorf("it is started by %q", by)
			}
		})
	}
}
