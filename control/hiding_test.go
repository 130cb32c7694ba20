package control

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
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
			post := func(event, rest string) (printed struct{ Decision, Reason string }) {
				out, err := h.HandleEvent(t.Context(), "gemini", fmt.Appendf(nil,
					`{"session_id":"s1","cwd":%q,"hook_event_name":%q,"tool_name":"run_shell_command","tool_input":{"command":%q}%s}`,
					root, event, tt.command, rest))
				if err == nil && len(out) > 0 {
					err = json.Unmarshal(out, &printed)
				}
				if err != nil {
					t.Fatalf("%v: %s", err, out)
				}
				return printed
			}
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
