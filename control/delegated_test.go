package control

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// dialogs is a broker in the mode ask whose agent has a dialog of its own.
func dialogs(t *testing.T, ways []policy.ApprovalChannel, p *controltest.Person, none error) (*rig, *HookBroker) {
	t.Helper()
	params := Params{Mode: policy.Asking, AskFrom: risk.Medium, AskVia: ways, Disk: func() place.Disk { return disk.New(0) }}
	if p != nil {
		params.ApprovalChannels = map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}
	}
	r := newRig(params)
	h := hookBroker(r)
	h.Dialog = func(_, _ string) error { return none }
	h.Describe = func(c *policy.Case) string { return "words about " + c.Facts.Command }
	return r, h
}

const geminiAsked = `{"decision":"ask","systemMessage":"words about git push"}` + "\n"

func geminiDialog(command string) string {
	return fmt.Sprintf(`,"notification_type":"ToolPermission","details":{"type":"exec","command":%q}`, command)
}

// What the agent's own dialog came to is in the record as far as its hooks tell; a call that ran
// without one ends the run.
func TestGeminiHanded(t *testing.T) {
	type say struct{ event, rest, want string }
	ask, deny := geminiAsked, `"decision":"deny"`
	for _, tt := range []struct {
		name  string
		steps []say
		tells string // the last answer; empty: none
		dead  bool
	}{
		{"allowed there", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"AfterTool", geminiDone("git push"), ""}}, "agent once", false},
		{"refused there", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"BeforeAgent", `,"prompt":"go on"`, ""}}, "not_run", false},
		{"never answered", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}}, "not_run", false},
		{"no dialog, and it ran", []say{{"BeforeTool", geminiShell("git push"), ask}, {"AfterTool", geminiDone("git push"), ""}}, "nobody", true},
		{"another's dialog", []say{{"BeforeTool", geminiShell("git push"), ask}, {"BeforeTool", geminiShell("git push -f"), `{"decision":"ask"`},
			{"Notification", geminiDialog("git push -f"), ""}, {"AfterTool", geminiDone("git push"), ""}}, "", true},
		{"another call ran", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"AfterTool", geminiDone("rm -rf x"), ""}}, "", true},
		{"once is once", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"AfterTool", geminiDone("git push"), ""},
			{"AfterTool", geminiDone("git push"), ""}}, "", true},
		{"refused, and ran later", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"BeforeAgent", `,"prompt":"x"`, ""},
			{"AfterTool", geminiDone("git push"), ""}}, "", true},
		{"asked again for the same", []say{{"BeforeTool", geminiShell("git push"), ask}, {"Notification", geminiDialog("git push"), ""}, {"AfterTool", geminiDone("git push"), ""},
			{"BeforeTool", geminiShell("git push"), ask}}, "not_run", false},
		{"safe calls are not asked", []say{{"BeforeTool", geminiShell("ls"), ""}, {"AfterTool", geminiDone("ls"), ""}}, "", false},
		{"the absurd is refused", []say{{"BeforeTool", geminiShell("rm -rf /"), deny}}, "", false},
		{"a tool that may show none", []say{{"BeforeTool", `,"tool_name":"mcp_s_delete","tool_input":{},"mcp_context":{"server_name":"s","tool_name":"delete"}`, deny}}, "nobody", false},
		{"in plan mode", []say{{"BeforeTool", `,"tool_name":"enter_plan_mode","tool_input":{}`, ""},
			{"AfterTool", `,"tool_name":"enter_plan_mode","tool_input":{},"tool_response":{"llmContent":"Switching to Plan mode."}`, ""},
			{"BeforeTool", geminiShell("git push"), deny}}, "nobody", false},
		{"out of it", []say{{"BeforeTool", `,"tool_name":"enter_plan_mode","tool_input":{}`, ""},
			{"AfterTool", `,"tool_name":"enter_plan_mode","tool_input":{},"tool_response":{"llmContent":"Switching to Plan mode."}`, ""},
			{"BeforeTool", `,"tool_name":"exit_plan_mode","tool_input":{}`, ""},
			{"AfterTool", `,"tool_name":"exit_plan_mode","tool_input":{},"tool_response":{"llmContent":"x\n\nThe approved implementation plan is stored at: y"}`, ""},
			{"BeforeTool", geminiShell("git push"), ask}}, "not_run", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
			for i, s := range tt.steps {
				out, err := geminiPost(t, t.Context(), h, s.event, s.rest)
				if err != nil || !strings.Contains(out, s.want) || s.want == "" && out != "" {
					t.Errorf("step %d: %q, %v", i, out, err)
				}
				if len(r.Waiting()) != 0 {
					t.Error("guard itself waits for an answer")
				}
			}
			h.Over()
			last := r.rec.Last(audit.ApprovalResolved)
			if got := strings.TrimSpace(last.By.String() + " " + last.Answer); tt.tells != "" && got != tt.tells {
				t.Errorf("told %q, want %q: %s", got, tt.tells, r.rec.Story())
			}
			if asked, told := r.rec.Count(audit.ApprovalRequested), r.rec.Count(audit.ApprovalResolved); asked != told {
				t.Errorf("%d questions, %d answers: %s", asked, told, r.rec.Story())
			}
			if (len(r.dead) > 0) != tt.dead {
				t.Errorf("ended %q: %s", r.dead, r.rec.Story())
			}
		})
	}
}

// The person may change an edit's text in the dialog: what runs then is still that call.
func TestGeminiEditChangedInTheDialog(t *testing.T) {
	r, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
	file := filepath.Join(t.TempDir(), "a")
	write := func(text string) string {
		return fmt.Sprintf(`,"tool_name":"write_file","tool_input":{"file_path":%q,"content":%q}`, file, text)
	}
	for _, s := range []struct{ event, rest string }{
		{"BeforeTool", write("a")},
		{"Notification", fmt.Sprintf(`,"details":{"type":"edit","filePath":%q}`, file)},
		{"AfterTool", write("b") + `,"tool_response":{}`},
	} {
		if _, err := geminiPost(t, t.Context(), h, s.event, s.rest); err != nil {
			t.Fatal(err)
		}
	}
	if len(r.dead) > 0 || r.rec.Last(audit.ApprovalResolved).By != audit.ByAgent {
		t.Errorf("%q, %s", r.dead, r.rec.Story())
	}
}

// Where the agent's dialog cannot be relied on the next way asks, and without one nobody.
func TestNoOwnDialog(t *testing.T) {
	none := errors.New("it is gone")
	p := controltest.Says(policy.Reply{Answer: policy.Once})
	_, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent, policy.ViaTerminal}, p, none)
	if out, err := geminiPost(t, t.Context(), h, "BeforeTool", geminiShell("git push")); err != nil || out != "" || p.Times() != 1 {
		t.Errorf("%q, %v, asked %d times", out, err, p.Times())
	}
	_, h = dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, p, none)
	if out, _ := geminiPost(t, t.Context(), h, "BeforeTool", geminiShell("git push")); !strings.Contains(out, "it is gone") || !strings.Contains(out, "deny") {
		t.Errorf("%q", out)
	}
	r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaAgent}})
	if out := hookBroker(r).PreTool(t.Context(), controltest.Samples["high"], ""); out.Allowed() || out.Delegated() {
		t.Errorf("%+v", out)
	}
}

// Over ACP the agent's dialog is the client's.
func TestTheAgentsDialogOverACP(t *testing.T) {
	r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaAgent}})
	if out := r.run(t.Context(), controltest.Samples["high"], "", dialogOf(policy.Reply{Answer: policy.Once}, nil)); !out.Allowed() || r.rec.Last(audit.ApprovalResolved).By != audit.ByClient {
		t.Errorf("%+v, %s", out, r.rec.Story())
	}
}

// Which edits Gemini surely asks about.
func TestGeminiShows(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"one": "a\nb\n", "two": "a\na\n", "dos": "a\r\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	replace := func(file, old, text string) string {
		return fmt.Sprintf(`,"tool_name":"replace","tool_input":{"file_path":%q,"old_string":%q,"new_string":%q}`, filepath.Join(dir, file), old, text)
	}
	for name, tt := range map[string]struct {
		rest string
		asks bool
	}{
		"a piece that is there":       {replace("one", "a", "c"), true},
		"one that is not":             {replace("one", "x", "c"), false},
		"one that is there twice":     {replace("two", "a", "c"), false},
		"nothing changed":             {replace("one", "a", "a"), false},
		"other line ends":             {replace("dos", "a", "c"), false},
		"no such file":                {replace("none", "a", "c"), false},
		"a new file":                  {fmt.Sprintf(`,"tool_name":"write_file","tool_input":{"file_path":%q,"content":"x"}`, filepath.Join(dir, "new")), true},
		"a folder written":            {fmt.Sprintf(`,"tool_name":"write_file","tool_input":{"file_path":%q,"content":"x"}`, dir), false},
		"a page":                      {`,"tool_name":"web_fetch","tool_input":{"url":"https://a.example"}`, true},
		"a tool that nobody knows":    {`,"tool_name":"new_tool","tool_input":{"a":1}`, false},
		"a command that is not whole": {`,"tool_name":"run_shell_command","tool_input":{"command":"git push","additional_permissions":{"network":true}}`, false},
	} {
		t.Run(name, func(t *testing.T) {
			_, h := dialogs(t, []policy.ApprovalChannel{policy.ViaAgent}, nil, nil)
			out, err := geminiPost(t, t.Context(), h, "BeforeTool", tt.rest)
			if err != nil || strings.Contains(out, `"ask"`) != tt.asks || out == "" {
				t.Errorf("%q, %v", out, err)
			}
		})
	}
}
