package acp

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/acp/relay"
	"guard/internal/agents"
	"guard/policy"
)

// The official SDK on both sides understands what guard makes of each kind of request.
func TestTheOfficialSDK(t *testing.T) {
	dir := agents.SDK(t)
	const all = "command title vector edit+write write choice plan noReject terminal read"
	tests := []struct {
		name string
		desk desk
		want string
	}{
		{"refused", desk{rule: always(policy.Deny)}, `
command [tool_call:failed] {"outcome":"selected","optionId":"no"}
title [tool_call:failed] {"outcome":"selected","optionId":"no"}
vector [tool_call:failed] {"outcome":"selected","optionId":"no"}
edit+write [tool_call:failed] {"error":-32001}
write [] {"error":-32001}
choice [allow_once+allow_once] {"outcome":"selected","optionId":"first"}
plan [allow_once+reject_once] {"outcome":"selected","optionId":"go"}
noReject [tool_call:failed] {"outcome":"cancelled"}
terminal [] {"error":-32001}
read [] {"error":-32001}`},
		{"allowed", desk{rule: always(policy.Allow), person: byDialog}, `
command [tool_call:pending] {"outcome":"selected","optionId":"yes"}
title [tool_call:pending] {"outcome":"selected","optionId":"yes"}
vector [tool_call:pending] {"outcome":"selected","optionId":"yes"}
edit+write [tool_call:pending write] {}
write [write] {}
choice [allow_once+allow_once] {"outcome":"selected","optionId":"first"}
plan [allow_once+reject_once] {"outcome":"selected","optionId":"go"}
noReject [allow_once+allow_always+reject_once] {"outcome":"selected","optionId":"yes"}
terminal [terminal] {"terminalId":"1"}
read [read] {"content":"c"}`},
		{"asked", desk{rule: always(policy.Ask), person: byDialog}, `
command [allow_once+allow_always+reject_once] {"outcome":"selected","optionId":"yes"}
title [allow_once+allow_always+reject_once] {"outcome":"selected","optionId":"yes"}
vector [allow_once+allow_always+reject_once] {"outcome":"selected","optionId":"yes"}
edit+write [allow_once+allow_always+reject_once write] {}
write [allow_once+allow_always+reject_once write] {}
choice [allow_once+allow_once] {"outcome":"selected","optionId":"first"}
plan [allow_once+reject_once] {"outcome":"selected","optionId":"go"}
noReject [allow_once+allow_always+reject_once] {"outcome":"selected","optionId":"yes"}
terminal [allow_once+allow_always+reject_once terminal] {"terminalId":"1"}
read [allow_once+allow_always+reject_once read] {"content":"c"}`},
	}
	for i := range tests {
		tt := &tests[i]
		t.Run(tt.name, func(t *testing.T) {
			if got := throughGate(t, dir, &tt.desk, all); got != strings.TrimSpace(tt.want) {
				t.Errorf("\n%s\nwant\n%s", got, strings.TrimSpace(tt.want))
			}
		})
	}
}

// throughGate runs the two peers with a Gate between them and returns what the
// client saw.
func throughGate(t *testing.T, dir string, d *desk, scenarios string) string {
	t.Helper()
	agentIn, agentOut := nodePeer(t, dir, "sdk_agent.mjs", nil)
	saw, err := os.Create(filepath.Join(t.TempDir(), "saw"))
	if err != nil {
		t.Fatal(err)
	}
	defer saw.Close()
	clientIn, clientOut := nodePeer(t, dir, "sdk_client.mjs", saw, scenarios)
	p := Params{Decider: d, ToAgent: relay.NewOutlet(agentIn), ToClient: relay.NewOutlet(clientIn), Cwd: "/srv", Tag: "T",
		Describe: func(c *policy.Case) string { return "guard: " + c.Facts.Raw }}
	g := NewGate(p)
	defer g.Close()
	done := make(chan error, 1)
	go func() { done <- relay.Lines(agentOut, p.ToClient, g.FromAgent) }()
	if err := relay.Lines(clientOut, p.ToAgent, g.FromClient); err != nil {
		t.Error(err)
	}
	agentIn.(io.Closer).Close()
	<-done
	told, err := os.ReadFile(saw.Name())
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(told))
}

// nodePeer starts a script where Node finds the SDK.
func nodePeer(t *testing.T, dir, script string, stderr *os.File, args ...string) (io.Writer, io.Reader) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", script))
	if err != nil {
		t.Fatal(err)
	}
	at := t.TempDir()
	if err := os.Symlink(filepath.Join(dir, "node_modules"), filepath.Join(at, "node_modules")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(at, script), text, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", append([]string{filepath.Join(at, script)}, args...)...)
	if stderr != nil {
		cmd.Stderr = stderr
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return in, out
}
