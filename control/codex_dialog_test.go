package control

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
)

// kept is a session as Codex 0.169 keeps it, whose last turn is in an approval policy.
func kept(t *testing.T, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "rollout.jsonl")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func turnContext(turn, policy string) string {
	return fmt.Sprintf(`{"type":"turn_context","payload":{"turn_id":%q,"approval_policy":%s,"approvals_reviewer":"user"}}`, turn, policy)
}

func codexPost(t *testing.T, h *HookBroker, transcript, event, rest string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), controltest.Patience)
	defer cancel()
	out, err := h.HandleEvent(ctx, "codex", []byte(fmt.Sprintf(
		`{"session_id":"s1","turn_id":"t1","cwd":"/srv/project","transcript_path":%q,"hook_event_name":%q%s}`, transcript, event, rest)))
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func codexShell(id, command string) string {
	return fmt.Sprintf(`,"tool_use_id":%q,"tool_name":"Bash","tool_input":{"command":%q}`, id, command)
}

// Codex goes on to its dialog only where it is sure to show it.
func TestCodexHandedOnlyWhereItAsks(t *testing.T) {
	for name, tt := range map[string]struct {
		lines []string
		rest  string
		goes  bool
	}{
		"it asks about everything": {[]string{turnContext("t0", `"on-request"`), turnContext("t1", `"untrusted"`), `{"type":"response_item","payload":{"name":"turn_context"}}`}, codexShell("c1", "git push"), true},
		"on request":               {[]string{turnContext("t1", `"on-request"`)}, codexShell("c1", "git push"), false},
		"never":                    {[]string{turnContext("t1", `"never"`)}, codexShell("c1", "git push"), false},
		"granular":                 {[]string{turnContext("t1", `{"granular":{}}`)}, codexShell("c1", "git push"), false},
		"changed since":            {[]string{turnContext("t1", `"untrusted"`), turnContext("t1", `"on-request"`)}, codexShell("c1", "git push"), false},
		"another turn's":           {[]string{turnContext("t0", `"untrusted"`)}, codexShell("c1", "git push"), false},
		"a model reviews":          {[]string{strings.Replace(turnContext("t1", `"untrusted"`), `"user"`, `"guardian_subagent"`, 1)}, codexShell("c1", "git push"), false},
		"said by a tool": {[]string{turnContext("t1", `"on-request"`), `{"type":"response_item","payload":` + turnContext("t1", `"untrusted"`) + `}`},
			codexShell("c1", "git push"), false},
		"nothing kept":       {nil, codexShell("c1", "git push"), false},
		"a tool of a server": {[]string{turnContext("t1", `"untrusted"`)}, `,"tool_use_id":"c1","tool_name":"mcp__s__delete","tool_input":{}`, false},
		"the absurd":         {[]string{turnContext("t1", `"untrusted"`)}, codexShell("c1", "rm -rf /"), false},
	} {
		t.Run(name, func(t *testing.T) {
			_, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
			if out := codexPost(t, h, kept(t, tt.lines...), "PreToolUse", tt.rest); (out == "") != tt.goes || !tt.goes && !strings.Contains(out, `"deny"`) {
				t.Errorf("%q", out)
			}
		})
	}
	_, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
	if out := codexPost(t, h, "/no/such/file", "PreToolUse", codexShell("c1", "git push")); !strings.Contains(out, `"deny"`) {
		t.Errorf("%q", out)
	}
}

const codexWords = `{"systemMessage":"words about git push"}` + "\n"

// What Codex's dialog came to is in the record; a call that ran without one ends the run.
func TestCodexHanded(t *testing.T) {
	type say struct{ event, rest, want string }
	pre, leave := say{"PreToolUse", codexShell("c1", "git push"), ""}, say{"PermissionRequest", `,"tool_name":"Bash","tool_input":{"command":"git push","description":"x"}`, codexWords}
	ran := say{"PostToolUse", codexShell("c1", "git push") + `,"tool_response":"x"`, ""}
	for _, tt := range []struct {
		name  string
		steps []say
		tells string
		dead  bool
	}{
		{"allowed there", []say{pre, leave, ran}, "agent once", false},
		{"asked about twice", []say{pre, leave, leave, ran}, "agent once", false},
		{"refused there", []say{pre, leave, {"UserPromptSubmit", `,"prompt":"x"`, ""}}, "not_run", false},
		{"never answered", []say{pre, leave}, "not_run", false},
		{"ran without a dialog", []say{pre, ran}, "nobody", true},
		{"leave that no call told of", []say{leave}, "not_run", false},
		{"what guard allowed has no dialog", []say{{"PreToolUse", codexShell("c1", "ls"), ""},
			{"PermissionRequest", `,"tool_name":"Bash","tool_input":{"command":"ls"}`, `"behavior":"allow"`}}, "", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
			transcript := kept(t, turnContext("t1", `"untrusted"`))
			for i, s := range tt.steps {
				if out := codexPost(t, h, transcript, s.event, s.rest); !strings.Contains(out, s.want) || s.want == "" && out != "" {
					t.Errorf("step %d: %q", i, out)
				}
			}
			h.Over()
			last := r.rec.Last(audit.ApprovalResolved)
			if got := strings.TrimSpace(last.By.String() + " " + last.Answer); got != tt.tells {
				t.Errorf("told %q, want %q: %s", got, tt.tells, r.rec.Story())
			}
			if asked, told := r.rec.Count(audit.ApprovalRequested), r.rec.Count(audit.ApprovalResolved); asked != told || (len(r.dead) > 0) != tt.dead {
				t.Errorf("%d questions, %d answers, ended %q: %s", asked, told, r.dead, r.rec.Story())
			}
		})
	}
}

// A file that Codex may have been told not to ask about again is not left to it.
func TestCodexEditsAFileTwice(t *testing.T) {
	_, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
	transcript := kept(t, turnContext("t1", `"untrusted"`))
	patch := func(id, text string) string {
		return fmt.Sprintf(`,"tool_use_id":%q,"tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Add File: a.go\n+%s\n*** End Patch"}`, id, text)
	}
	for i, s := range []struct{ event, rest, want string }{
		{"PreToolUse", patch("c1", "x"), ""},
		{"PermissionRequest", patch("", "x"), "systemMessage"},
		{"PostToolUse", patch("c1", "x") + `,"tool_response":"x"`, ""},
		{"PreToolUse", patch("c2", "y"), "asked about"},
	} {
		if out := codexPost(t, h, transcript, s.event, s.rest); i < 3 && !strings.Contains(out, s.want) || i == 3 && !strings.Contains(out, "not to ask about this file again") {
			t.Errorf("step %d: %q", i, out)
		}
	}
}
