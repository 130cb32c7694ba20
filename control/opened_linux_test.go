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
	"guard/policy/repository"
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

// What a file holds beside a name for a secret is hidden too where programs show it in another form.
func TestTransformedSecretsAreHidden(t *testing.T) {
	const token, backward = "m5aQhVjgktu9h5c1e4g73f0", "0f37g4e1c5h9utkgjVhQa5m"
	for _, tt := range []struct {
		name, command, text string
		commit              bool
		shown               string
		hides               bool
	}{
		{"a log, backward", "rev server.log", "API_TOKEN=" + token + "\n", false, backward, true},
		{"a log through two programs", "tail -n 3 server.log | rev", "API_TOKEN=" + token + "\n", false, backward, true},
		{"a log as it stands, backward", "cat server.log", "API_TOKEN=" + token + "\n", false, backward, false},
		{"no name beside it", "rev server.log", "sha " + token + "\n", false, backward, false},
		{"what git holds", "rev server.log", "API_TOKEN=" + token + "\n", true, backward, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := t.TempDir()
			if err := os.WriteFile(filepath.Join(root, "server.log"), []byte(tt.text), 0o600); err != nil {
				t.Fatal(err)
			}
			lines := "git init -q; "
			if tt.commit {
				lines += "git add .; git -c user.name=a -c user.email=a@b commit -qm x"
			}
			setup := exec.Command("sh", "-ec", lines)
			setup.Dir, setup.Env = root, append(os.Environ(), "HOME="+root, "GIT_CONFIG_NOSYSTEM=1")
			if out, err := setup.CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock, Git: repository.New(filepath.Join(root, "none"), "").For})
			r.p.Dir = root
			post := hookPost(t, hookBroker(r), root, tt.command)
			if got := post("BeforeTool", ""); got.Decision != "" {
				t.Fatalf("the call is not allowed: %s", got.Reason)
			}
			got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, "it is "+tt.shown)).Reason
			if hidden := strings.Contains(got, "it is «hidden by guard: server.log»"); hidden != tt.hides || !tt.hides && got != "" {
				t.Errorf("the model gets %q", got)
			}
		})
	}
}
