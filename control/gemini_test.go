package control

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// geminiPost is a hook of Gemini's.
func geminiPost(t *testing.T, ctx context.Context, h *HookBroker, event, rest string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(ctx, controltest.Patience)
	defer cancel()
	out, err := h.HandleEvent(ctx, "gemini", []byte(
		fmt.Sprintf(`{"session_id":"s1","cwd":"/srv/project","hook_event_name":%q%s}`, event, rest)))
	return string(out), err
}

func geminiShell(command string) string {
	return fmt.Sprintf(`,"tool_name":"run_shell_command","tool_input":{"command":%q}`, command)
}

func geminiDone(command string) string {
	return geminiShell(command) + `,"tool_response":{"llmContent":"Output: x\nExit Code: 3"}`
}

// A geminiStep is an event, and what the hook prints for it.
type geminiStep struct {
	event, rest string
	refused     bool
}

// What ran must be what was judged; else the run ends, with its record.
func TestGeminiCallsAndTheirResults(t *testing.T) {
	run := func(command string) geminiStep { return geminiStep{"BeforeTool", geminiShell(command), false} }
	no := func(command string) geminiStep { return geminiStep{"BeforeTool", geminiShell(command), true} }
	ran := func(command string) geminiStep { return geminiStep{"AfterTool", geminiDone(command), false} }
	for _, tt := range []struct {
		name  string
		steps []geminiStep
		dead  bool
	}{
		{"a call and its result", []geminiStep{run("ls"), ran("ls")}, false},
		{"two at once", []geminiStep{run("ls"), run("pwd"), ran("pwd"), ran("ls")}, false},
		{"the same twice at once", []geminiStep{run("ls"), run("ls"), ran("ls"), ran("ls")}, false},
		{"a refused call leaves no result", []geminiStep{no("git push"), run("ls"), ran("ls")}, false},
		{"a result that nobody judged", []geminiStep{run("ls"), ran("pwd")}, true},
		{"one result too many", []geminiStep{run("ls"), ran("ls"), ran("ls")}, true},
		{"a refused call ran", []geminiStep{no("git push"), ran("git push")}, true},
		{"rewritten after it was judged", []geminiStep{run("ls"), ran("rm -rf x")}, true},
		{"rewritten to one that was allowed itself", []geminiStep{run("pwd"), ran("pwd"), run("ls"), ran("pwd")}, false},
		{"rewritten so each time", []geminiStep{run("pwd"), ran("pwd"), run("ls"), ran("pwd"), run("ls"), ran("pwd")}, false},
		{"rewritten at once", []geminiStep{run("pwd"), run("ls"), ran("pwd"), ran("pwd")}, false},
		{"rewritten so, and one result too many", []geminiStep{run("pwd"), ran("pwd"), run("ls"), ran("pwd"), ran("pwd")}, true},
		{"rewritten to one that was refused", []geminiStep{no("git push"), run("ls"), ran("git push")}, true},
		{"a result and nothing before", []geminiStep{ran("ls")}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(Params{Dir: "/srv/project"})
			h := hookBroker(r)
			for i, s := range tt.steps {
				out, err := geminiPost(t, t.Context(), h, s.event, s.rest)
				if err != nil || strings.Contains(out, `"decision":"deny"`) != s.refused || !s.refused && out != "" {
					t.Errorf("step %d: %q, %v", i, out, err)
				}
			}
			if (r.rec.Count(audit.Unguarded) > 0) != tt.dead || (len(r.dead) > 0) != tt.dead {
				t.Errorf("ended %q, recorded %s", r.dead, r.rec.Story())
			}
			if last := r.rec.Last(audit.ToolFinished); r.rec.Count(audit.ToolFinished) > 0 && (last.Exit == nil || last.Exit.Code != 3) {
				t.Errorf("the result is recorded as %+v", last)
			}
		})
	}
}

// What a person allowed once is not allowed itself: made into that, a call ends
// the run.
func TestGeminiRewrittenToWhatAPersonAllowed(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.Once}))
	h := hookBroker(r)
	for _, s := range []geminiStep{
		{"BeforeTool", geminiShell("git push"), false}, {"AfterTool", geminiDone("git push"), false},
		{"BeforeTool", geminiShell("ls"), false}, {"AfterTool", geminiDone("git push"), false},
	} {
		if _, err := geminiPost(t, t.Context(), h, s.event, s.rest); err != nil {
			t.Fatal(err)
		}
	}
	if r.rec.Count(audit.Unguarded) != 1 {
		t.Error(r.rec.Story())
	}
}

// The person's last words stand with what they led to.
func TestGeminiPrompt(t *testing.T) {
	r := newRig(Params{Dir: "/srv/project"})
	h := hookBroker(r)
	for _, s := range []geminiStep{
		{"SessionStart", `,"source":"startup"`, false},
		{"BeforeAgent", `,"prompt":"clean up"`, false},
		{"BeforeAgent", `,"prompt":"list it"`, false},
		{"BeforeTool", geminiShell("ls"), false},
	} {
		if _, err := geminiPost(t, t.Context(), h, s.event, s.rest); err != nil {
			t.Fatal(err)
		}
	}
	if got := r.rec.Last(audit.Decided).Request.(*policy.Request); got.Prompt != "list it" || got.Workspace != "/srv/project" {
		t.Errorf("%+v", got)
	}
}

func TestPromptsAreBounded(t *testing.T) {
	var p lastPrompts
	for i := range 2 * maxPromptSessions {
		p.add(fmt.Sprint(i), "list it"+strings.Repeat("x", 1<<20))
	}
	last := p.of(fmt.Sprint(2*maxPromptSessions - 1))
	if len(p.last) > maxPromptSessions || len(last) != maxPrompt || !strings.HasPrefix(last, "list it") {
		t.Errorf("%d prompts, the last of %d bytes", len(p.last), len(last))
	}
}

func TestGeminiReports(t *testing.T) {
	for name, event := range map[string]string{"a session": "SessionStart", "a turn": "BeforeAgent"} {
		t.Run(name, func(t *testing.T) {
			broker := hookBroker(newRig(Params{}))
			if broker.Reported() {
				t.Error("reported before anything came")
			}
			if _, err := geminiPost(t, t.Context(), broker, event, ""); err != nil || !broker.Reported() {
				t.Errorf("reported: %v, %v", broker.Reported(), err)
			}
		})
	}
}

// A cancel ends the turn; a refusal does not.
func TestGeminiAnswersOfAPerson(t *testing.T) {
	for _, tt := range []struct {
		name    string
		reply   policy.Reply
		wants   []string
		without string
	}{
		{"once", policy.Reply{Answer: policy.Once}, nil, "deny"},
		{"deny with a note", policy.Reply{Answer: policy.Refused, Note: "use trash"}, []string{`"decision":"deny"`, "use trash"}, `"continue"`},
		{"cancel", policy.Reply{Answer: policy.Cancelled}, []string{`"decision":"deny"`, `"continue":false`}, "\x00"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := terminal(controltest.Says(tt.reply))
			h := hookBroker(r)
			out, err := geminiPost(t, t.Context(), h, "BeforeTool", geminiShell("git push"))
			if err != nil || strings.Contains(out, tt.without) ||
				slices.ContainsFunc(tt.wants, func(w string) bool { return !strings.Contains(out, w) }) {
				t.Errorf("%q, %v", out, err)
			}
		})
	}
}

// A whole new file shows what it replaces, as ACP shows it: an edit that can be
// seen is no loss.
func TestGeminiShowsWhatAFileHeld(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		path string
		old  *string
	}{
		"a file that is there":  {filepath.Join(dir, "a.go"), ptr("old")},
		"by its name":           {"a.go", ptr("old")},
		"a new one":             {filepath.Join(dir, "b.go"), nil},
		"a folder":              {dir, nil},
		"a device without end":  {"/dev/zero", nil},
		"a name with a newline": {"a\n.go", nil},
	} {
		t.Run(name, func(t *testing.T) {
			h := hookBroker(newRig(Params{Disk: func() place.Disk { return disk.New(0) }}))
			text := "new"
			r := policy.Request{Tool: policy.Edit, Cwd: dir, Edits: []policy.Change{{Path: tt.path, New: &text}}}
			h.showOld(&r)
			if got := r.Edits[0].Old; (got == nil) != (tt.old == nil) || got != nil && *got != *tt.old {
				t.Errorf("old is %v, want %v", got, tt.old)
			}
		})
	}
}

func ptr(s string) *string { return &s }

// What Gemini names below its home overlay is the home's; guard's own
// files beside it stay guard's.
func TestGeminiStandIn(t *testing.T) {
	h := hookBroker(newRig(Params{HomeOverlay: [2]string{"/home/eve/.local/state/guard/home/gemini/1/home", "/home/eve"}}))
	for path, want := range map[string]string{
		"/home/eve/.local/state/guard/home/gemini/1/home/.gemini/tmp/a": "/home/eve/.gemini/tmp/a",
		"/home/eve/.local/state/guard/home/gemini/1/home/../manifest":   "/home/eve/.local/state/guard/home/gemini/1/home/../manifest",
		"/home/eve/.local/state/guard/log":                              "/home/eve/.local/state/guard/log",
		"/home/eve/.local/state/guard/home/gemini/1/homes":              "/home/eve/.local/state/guard/home/gemini/1/homes",
		"a/b": "a/b",
	} {
		r := policy.Request{Paths: []string{path}, Edits: []policy.Change{{Path: path}}}
		h.toRealHome(&r)
		if r.Paths[0] != want || r.Edits[0].Path != want {
			t.Errorf("%s: %s and %s, want %s", path, r.Paths[0], r.Edits[0].Path, want)
		}
	}
}
