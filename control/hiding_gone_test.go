package control

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// What was a secret when a call began is hidden in its result, whatever became of the file meanwhile.
func TestSecretsOfFilesThatGoAreHidden(t *testing.T) {
	const key = "k3yOfTheirs7f3a9c2e51d8"
	comments := strings.Repeat("# padding of a file of settings\n", 4096)
	for _, tt := range []struct {
		name string
		does func(file string) error // while the call runs
	}{
		{"nothing", func(string) error { return nil }},
		{"moved away", func(file string) error { return os.Rename(file, filepath.Dir(file)+"/notes.txt") }},
		{"deleted", os.Remove},
		{"written over", func(file string) error { return os.WriteFile(file, []byte("API_KEY=0ther9f3a7c1e5b2d\n"), 0o600) }},
		{"emptied", func(file string) error { return os.Truncate(file, 0) }},
		{"closed", func(file string) error { return os.Chmod(file, 0) }},
		{"moved beside", func(file string) error { return os.Rename(file, file+"~") }},
		{"grown", func(file string) error {
			return os.WriteFile(file, []byte(comments+"API_KEY="+key+"\n"+comments), 0o600)
		}},
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
			put(".env", "API_KEY="+key+"\n")
			put("package.json", `{"scripts":{"test":"vitest run"}}`)
			r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
			r.p.Dir, r.p.World = root, place.World{Home: home, User: "eve"}
			post := hookPost(t, hookBroker(r), root, "npm test")
			if got := post("BeforeTool", ""); got.Decision != "" {
				t.Fatalf("the call is not allowed: %s", got.Reason)
			}
			if err := tt.does(filepath.Join(root, ".env")); err != nil {
				t.Fatal(err)
			}
			got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, "it is "+key))
			if strings.Contains(got.Reason, key) || got.Decision == "" {
				t.Errorf("the model gets %q", got.Reason)
			}
		})
	}
}

// A file of secrets is read at both ends, however large it is.
func TestLargeFilesOfSecretsAreHidden(t *testing.T) {
	const key = "k3yOfTheirs7f3a9c2e51d8"
	comments := strings.Repeat("# padding of a file of settings\n", 4096)
	for name, text := range map[string]string{"at its beginning": "API_KEY=" + key + "\n" + comments,
		"at its end": comments + "API_KEY=" + key + "\n"} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			if err := os.WriteFile(filepath.Join(root, ".env"), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
			r.p.Dir = root
			post := hookPost(t, hookBroker(r), root, "cat notes")
			if got := post("BeforeTool", ""); got.Decision != "" {
				t.Fatalf("the call is not allowed: %s", got.Reason)
			}
			got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, "it is "+key))
			if strings.Contains(got.Reason, key) || got.Decision == "" {
				t.Errorf("the model gets %q", got.Reason)
			}
		})
	}
}

// Where a file of secrets is a link, what it leads to counts when that changes.
func TestSecretsBehindALinkAreHidden(t *testing.T) {
	const old, key = "k3yOfTheirs7f3a9c2e51d8", "n3wOne0fTheirs4b8d1c6a2f"
	home := t.TempDir()
	root := filepath.Join(home, "project")
	if err := os.MkdirAll(root, 0o700); err != nil {
		t.Fatal(err)
	}
	write := func(key string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(home, "settings"), []byte("API_KEY="+key+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(old)
	if err := os.Symlink("../settings", filepath.Join(root, ".env")); err != nil {
		t.Fatal(err)
	}
	r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
	r.p.Dir = root
	post := hookPost(t, hookBroker(r), root, "cat notes")
	for _, one := range []string{old, key} {
		write(one)
		if got := post("BeforeTool", ""); got.Decision != "" {
			t.Fatalf("the call is not allowed: %s", got.Reason)
		}
		got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, "it is "+one))
		if strings.Contains(got.Reason, one) || got.Decision == "" {
			t.Errorf("the model gets %q", got.Reason)
		}
	}
}
