package control

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
)

// What a call returns reaches the model without the person's secrets, unless the call was let to read some.
func TestSecretsAreHidden(t *testing.T) {
	const key, token = "k3yOfTheirs7f3a9c2e51d8", "t0ken4of9the8environment"
	for _, tt := range []struct {
		name, command string
		output        string
		mode          policy.Mode
		reply         policy.Answer
		hidden        string // what the secrets in the output are of; empty: it is as it was
	}{
		{"not judged to show any", "cat notes", "it is " + key, policy.Asking, 0, "sub/.env"},
		{"of the environment", "cat notes", "it is " + token, policy.Safe, 0, "$API_TOKEN"},
		{"nothing secret", "cat notes", "it is " + key[1:], policy.Asking, 0, ""},
		{"let to read it", "cat sub/.env", "it is " + key, policy.Asking, policy.Once, ""},
		{"unrestricted", "cat notes", "it is " + key, policy.Unrestricted, 0, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := t.TempDir()
			if err := os.MkdirAll(filepath.Join(root, "sub"), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(root, "sub", ".env"), []byte("API_KEY="+key+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			r := newRig(Params{Mode: tt.mode, Disk: func() place.Disk { return disk.New(time.Minute) },
				ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: tt.reply}).Ask}})
			r.p.Dir = root
			h := hookBroker(r)
			h.Environ = []string{"PATH=/bin", "API_TOKEN=" + token}
			post := hookPost(t, h, root, tt.command)
			if got := post("BeforeTool", ""); got.Decision != "" {
				t.Fatalf("the call is not allowed: %s", got.Reason)
			}
			got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, tt.output))
			if kept := r.rec.Last(audit.ToolFinished).Reason; kept == "" || strings.Contains(kept, key) || strings.Contains(kept, token) {
				t.Errorf("the record keeps %q of its output", kept)
			}
			if tt.hidden == "" {
				if got.Decision != "" {
					t.Errorf("the model gets %q", got.Reason)
				}
				return
			}
			if got.Decision != "deny" || !strings.HasSuffix(got.Reason, "it is «hidden by guard: "+tt.hidden+"»") {
				t.Errorf("the model gets %q", got.Reason)
			}
			if r.rec.Last(audit.SecretHidden).Reason == "" || !strings.Contains(strings.Join(r.heard(), "\n"), tt.hidden) {
				t.Errorf("it is not told: %s; %q", r.rec.Story(), r.heard())
			}
		})
	}
}

// Keys of services are hidden wherever they are from, and what a machine made beside a name for a secret; what git is
// told to ignore is for this machine alone. What the model knows already, and what is in the project for everybody, is
// not.
func TestSecretsThatNoFileOfSecretsHolds(t *testing.T) {
	const live = "ghp_51HxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123"
	const password, turned = "Zk7wQ9pLr2Vx8Tn4", "4nT8xV2rLp9Qw7kZ"
	const said, padded = "q8Zr3nVtYw1LkXs5PdC0", "h3Kd8Wq2Zt7Rm5Xc9Vb4pA=="
	for _, tt := range []struct {
		name, setup, command string
		output               string
		hidden               string // what the secrets in the output are of; empty: it is as it was
	}{
		{"a key in a log", "", "tail -n 5 run.log", "sent with " + live, "github-pat"},
		{"a key on two lines", "", "git log -1", live + "\n" + live, "github-pat"},
		{"a key that the project holds", "mkdir -p a/b/c/d/e/f; echo '" + live + "' > a/b/c/d/e/f/key_test.txt; git add -A; git commit -qm x", "go test ./...", "got " + live, ""},
		{"a key that somebody put beside", "echo '" + live + "' > key.txt", "go test ./...", "got " + live, "key.txt"},
		{"a key in a page", "echo '" + live + "' > page.html", "go test ./...", "got " + live, "github-pat"},
		{"a key that the person told", "", "sh -c 'tail -n 5 run.log'", "sent with " + live, ""},
		{"a key that the model wrote", "", "grep -rn " + live + " docs", "docs/a: " + live, ""},
		{"settings that git ignores", "mkdir -p app; echo appsettings.Local.json > .gitignore; echo '{\"Db\": {\"Password\": \"" + password + "\"}}' > app/appsettings.Local.json; git add .gitignore; git commit -qm x",
			"go test ./...", "the password is " + password, "app/appsettings.Local.json"},
		{"settings in the project", "echo '{\"Db\": {\"Password\": \"" + password + "\"}}' > appsettings.json; git add -A; git commit -qm x",
			"cat appsettings.json", "the password is " + password, ""},
		{"a header in a log", "", "tail -n 5 run.log", "> Authorization: Bearer " + password + " HTTP/1.1", "named-secret"},
		{"a name, and the value again", "", "cat session.cast", "export DB_PASS=" + password + "\r\nconnected with " + password, "named-secret"},
		{"a name, backward", "", "git log -1 | rev", "gol :b\n" + turned + " :nekot_ipa\nmessage", "named-secret"},
		{"a table", "", "cat report.txt", "| api_token | " + password + " |", "named-secret"},
		{"a name, and what git holds", "echo 'token: " + password + "' > fixture.yml; git add -A; git commit -qm x", "go test ./...", "API_TOKEN=" + password, ""},
		{"a name, and what the model wrote", "", "grep -rn " + password + " docs", "docs/a: token=" + password, ""},
		{"a name, and what the model wrote in another way", "", "grep -rn 'me:" + padded + "' docs", "docs/a: token=" + padded, ""},
		{"a name, and what the person said", "", "cat notes", "token=" + said, ""},
		{"a name beside a word", "", "cat notes", "password: hunter2hunter2\ntoken = getToken()", ""},
		{"a value without a name", "", "sha256sum notes", password + "  notes\netag: " + password, ""},
		{"a token of a login", "", "cat login.json", "{\"token\":\"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0." + password + "\"}", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := t.TempDir()
			setup := exec.Command("sh", "-ec", "git init -q; "+tt.setup)
			setup.Dir = root
			setup.Env = append(os.Environ(), "HOME="+root, "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
			if out, err := setup.CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Git: repository.New(filepath.Join(root, "none"), "").For})
			r.p.Dir = root
			h := hookBroker(r)
			post := hookPost(t, h, root, tt.command)
			post("BeforeAgent", fmt.Sprintf(`,"prompt":%q`, "use "+said+" for it"))
			if tt.name == "a key that the person told" {
				post("BeforeAgent", `,"prompt":"use `+live+`"`)
				post("BeforeAgent", `,"prompt":"and go on"`)
			}
			if got := post("BeforeTool", ""); got.Decision != "" {
				t.Fatalf("the call is not allowed: %s", got.Reason)
			}
			got := post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, tt.output))
			mark := "«hidden by guard: " + tt.hidden + "»"
			shown := strings.NewReplacer(live, mark, password, mark, turned, mark).Replace(tt.output)
			switch {
			case tt.hidden == "" && got.Decision != "":
				t.Errorf("the model gets %q", got.Reason)
			case tt.hidden != "" && (got.Decision != "deny" || !strings.HasSuffix(got.Reason, shown)):
				t.Errorf("the model gets %q, not %q", got.Reason, shown)
			}
		})
	}
}

// Leave to show secrets is for the call that was judged, not for the same words when they read something else.
func TestLeaveToShowSecretsIsForOneCall(t *testing.T) {
	const key = "k3yOfTheirs7f3a9c2e51d8"
	root := t.TempDir()
	inRoot := func(name string) string { return filepath.Join(root, name) }
	if err := os.WriteFile(inRoot(".env"), []byte("API_KEY="+key+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(".env", inRoot("notes")); err != nil {
		t.Fatal(err)
	}
	person := controltest.Says(policy.Reply{Answer: policy.Once})
	r := newRig(Params{Mode: policy.Asking, Disk: patientDisk,
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: person.Ask}})
	r.p.Dir = root
	post := hookPost(t, hookBroker(r), root, "cat notes")
	result := func() string {
		if got := post("BeforeTool", ""); got.Decision != "" {
			t.Fatalf("the call is not allowed: %s", got.Reason)
		}
		return post("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, "it is "+key)).Reason
	}
	for range 2 {
		if got := result(); got != "" {
			t.Errorf("what a person allowed was hidden: %q", got)
		}
	}
	if err := os.Remove(inRoot("notes")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(inRoot("notes"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got := result(); !strings.HasSuffix(got, "it is «hidden by guard: .env»") {
		t.Errorf("the model gets %q", got)
	}
}

// An agent may cut an output in the middle of a character, or keep bytes that are no text: its result is hidden and
// recorded all the same. A call that holds such is refused, as ever.
func TestACutResultHidesItsSecrets(t *testing.T) {
	const key = "k3yOfTheirs7f3a9c2e51d8"
	events := map[string][2]string{ // before a call and after it
		"gemini": {"BeforeTool", `"AfterTool","tool_response":{"llmContent":"OUTPUT"}`},
		"codex":  {"PreToolUse", `"PostToolUse","tool_response":"OUTPUT"`},
		"claude": {"PreToolUse", `"PostToolUse","tool_response":{"stdout":"OUTPUT","stderr":""}`},
	}
	tools := map[string]string{"gemini": "run_shell_command", "codex": "Bash", "claude": "Bash"}
	for agent, event := range events {
		for name, tail := range map[string]string{"whole": "", "half a character": `\ud83d`, "other half": `\ude00 and so on`,
			"no text": "\xff\xfe"} {
			t.Run(agent+" "+name, func(t *testing.T) {
				root := t.TempDir()
				if err := os.WriteFile(filepath.Join(root, ".env"), []byte("API_KEY="+key+"\n"), 0o600); err != nil {
					t.Fatal(err)
				}
				r := newRig(Params{Mode: policy.Asking, Disk: patientDisk})
				r.p.Dir = root
				h := hookBroker(r)
				post := func(event, command string) (string, error) {
					out, err := h.HandleEvent(t.Context(), agent, fmt.Appendf(nil,
						`{"session_id":"s1","turn_id":"t","cwd":%q,"tool_name":%q,"tool_use_id":"c1","tool_input":{"command":"%s"},"hook_event_name":%s}`,
						root, tools[agent], command, event))
					return string(out), err
				}
				if _, err := post(`"`+event[0]+`"`, "cat notes"+tail); (err == nil) != (tail == "") {
					t.Errorf("of a call: %v", err)
				}
				if out, err := post(`"`+event[0]+`"`, "cat notes"); err != nil || strings.Contains(out, "refused") {
					t.Fatalf("the call is not allowed: %s %v", out, err)
				}
				out, err := post(strings.Replace(event[1], "OUTPUT", "it is "+key+tail, 1), "cat notes")
				if err != nil || strings.Contains(out, key) || !strings.Contains(out, "it is «hidden by guard: .env»") {
					t.Errorf("the model gets %q, %v", out, err)
				}
				if kept := r.rec.Last(audit.ToolFinished).Reason; !strings.Contains(kept, "«hidden") || strings.Contains(kept, key) {
					t.Errorf("the record keeps %q", kept)
				}
				if len(r.dead) > 0 {
					t.Errorf("the run was ended: %q", r.dead)
				}
			})
		}
	}
}

// Where guard's own code breaks at looking for secrets, the model gets none of a result's texts, and the record keeps none.
func TestAFaultHidesAll(t *testing.T) {
	root := t.TempDir()
	var broken atomic.Bool
	r := newRig(Params{Mode: policy.Asking, Disk: func() place.Disk {
		if broken.Load() {
			return brokenDisk{}
		}
		return patientDisk()
	}})
	r.p.Dir = root
	h := hookBroker(r)
	post := func(event string) string {
		out, err := h.HandleEvent(t.Context(), "claude", fmt.Appendf(nil,
			`{"session_id":"s1","cwd":%q,"tool_name":"Bash","tool_input":{"command":"cat notes"},"hook_event_name":%s}`, root, event))
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	if out := post(`"PreToolUse"`); !strings.Contains(out, "allow") {
		t.Fatal(out)
	}
	broken.Store(true)
	const key = "k3yOfTheirs7f3a9c2e51d8"
	out := post(`"PostToolUse","tool_response":{"stdout":"it is ` + key + `","stderr":"","isImage":false}`)
	if want := `"updatedToolOutput":{"isImage":false,"stderr":"","stdout":"«hidden by guard»"}`; !strings.Contains(out, want) {
		t.Errorf("the model gets %s", out)
	}
	if kept := r.rec.Last(audit.ToolFinished).Reason; kept != "«hidden by guard»" || r.rec.Count(audit.Fault) == 0 {
		t.Errorf("the record keeps %q: %s", kept, r.rec.Story())
	}
}

// hookPrinted is what a hook of Gemini's prints.
type hookPrinted struct{ Decision, Reason string }

// hookPost posts events of a command that runs in a folder.
func hookPost(t *testing.T, h *HookBroker, dir, command string) func(event, rest string) hookPrinted {
	t.Helper()
	return func(event, rest string) (printed hookPrinted) {
		out, err := h.HandleEvent(t.Context(), "gemini", fmt.Appendf(nil,
			`{"session_id":"s1","cwd":%q,"hook_event_name":%q,"tool_name":"run_shell_command","tool_input":{"command":%q}%s}`,
			dir, event, command, rest))
		if err == nil && len(out) > 0 {
			err = json.Unmarshal(out, &printed)
		}
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return printed
	}
}
