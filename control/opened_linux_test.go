package control

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// Where code has opened a file of secrets, by whatever way, what may be a secret under a key is hidden in its result,
// and in that of who shows what it wrote meanwhile.
func TestOpenedSecretsAreHidden(t *testing.T) {
	const cipher = "201 87 12 250 33 91 144 7 66 210 18 5"
	const shown, hidden = "ok " + cipher + " done", "ok «hidden by guard: .env» done"
	for _, tt := range []struct {
		name, command string
		opens         string // what the call opens
		writes        string // and leaves
		then          string // a call after it, whose result it is; empty: of the call itself
		hides         bool
	}{
		{"code that opens .env", "npm test", ".env", "", "", true},
		{"by another name", "npm test", "other", "", "", true},
		{"code that opens nothing", "npm test", "README.md", "", "", false},
		{"settings of the package manager's own", "npm test", "../.npmrc", "", "", false},
		{"a program that runs no code", "ls -la", ".env", "", "", false},
		{"what it wrote, shown", "npm test", ".env", "out.txt", "cat out.txt", true},
		{"what was there, shown", "npm test", ".env", "out.txt", "cat README.md", false},
		{"what it wrote without opening, shown", "npm test", "README.md", "out.txt", "cat out.txt", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			home := t.TempDir()
			root := filepath.Join(home, "project")
			put := func(name, text string) {
				t.Helper()
				if err := os.MkdirAll(root, 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			put(".env", "API_KEY=k3yOfTheirs7f3a9c2e51d8\n")
			put("../.npmrc", "//registry.example/:_authToken=k3yOfTheirs7f3a9c2e51d9\n")
			put("README.md", "it is\n")
			put("package.json", `{"scripts":{"test":"vitest run"}}`)
			if err := os.Link(filepath.Join(root, ".env"), filepath.Join(root, "other")); err != nil {
				t.Fatal(err)
			}
			time.Sleep(30 * time.Millisecond)
			r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
			r.p.Dir = root
			r.p.World = place.World{Home: home, User: "eve"}
			h := hookBroker(r)
			call := func(command string, run func()) string {
				post := hookPost(t, h, root, command)
				if got := post("BeforeTool", ""); got.Decision != "" {
					t.Fatalf("%s is not allowed: %s", command, got.Reason)
				}
				run()
				return post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, shown)).Reason
			}
			got := call(tt.command, func() {
				if err := exec.Command("cat", filepath.Join(root, tt.opens)).Run(); err != nil {
					t.Fatal(err)
				}
				if tt.writes != "" {
					put(tt.writes, "x")
				}
			})
			if tt.then != "" {
				time.Sleep(30 * time.Millisecond)
				got = call(tt.then, func() {})
			}
			if tt.hides != strings.Contains(got, hidden) || !tt.hides && got != "" {
				t.Errorf("the model gets %q", got)
			}
		})
	}
}
