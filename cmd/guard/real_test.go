package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/acpclient"
	"guard/internal/agents"
	"guard/internal/model"
)

// trial is one real agent behind guard: how it is made, and the steps of its
// model in the agent's own words.
type trial struct {
	name  string
	agent func(testing.TB, string) agents.Agent
	serve func(model.Test) *model.Server
	shell func(command string) model.Step // a command in the way that it can run here under guard's care
	edit  func(folder, name, text string) model.Step
	// change replaces a line of a file.
	change func(folder, name, from, to string) model.Step
}

// Codex is asked to leave its sandbox where the sandbox cannot work (Zed's
// adapter ships without bubblewrap), and asks; that alone is no new question.
var trials = []trial{
	{"gemini", agents.Gemini, model.Gemini, model.Sh, geminiEdit, geminiChange},
	{"codex-acp", agents.CodexACP, model.Codex, model.Escalated, codexEdit, codexChange},
	{"codex-acp-zed", agents.CodexACPZed, model.Codex, model.Escalated, codexEdit, codexChange},
	{"claude-acp", agents.ClaudeACP, model.Claude, model.Sh, claudeEdit, claudeChange},
}

func geminiEdit(folder, name, text string) model.Step {
	return model.Write(filepath.Join(folder, name), text)
}

func geminiChange(folder, name, from, to string) model.Step {
	return model.Call("replace", map[string]any{"file_path": filepath.Join(folder, name), "old_string": from, "new_string": to, "instruction": "change it"})
}

func codexEdit(_, name, text string) model.Step {
	return model.Patch("*** Begin Patch\n*** Add File: " + name + "\n+" + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n+") + "\n*** End Patch")
}

func codexChange(_, name, from, to string) model.Step {
	return model.Patch("*** Begin Patch\n*** Update File: " + name + "\n@@\n-" + from + "\n+" + to + "\n*** End Patch")
}

// guarded starts a real agent behind guard.
type guarded struct {
	*acpclient.Client
	folder string
	state  string
	env    []string
	model  *model.Server
}

func (tr trial) start(t *testing.T, answer string, flags []string, args ...string) guarded {
	t.Helper()
	srv := tr.serve(t)
	a := tr.agent(t, srv.URL)
	g := guarded{folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state"), model: srv}
	for _, name := range []string{"tmp_one", "tmp_two"} {
		write(t, filepath.Join(g.folder, name), "x")
	}
	g.env = append(a.Env, "XDG_STATE_HOME="+g.state, "GORACE=halt_on_error=1 atexit_sleep_ms=0")
	p := acpclient.Params{Path: guardPath, Dir: g.folder, Env: g.env, Args: append(append(append(flags, a.Path), a.Args...), args...)}
	if answer != "" {
		p.OnPermission = acpclient.Choose(answer)
	}
	g.Client = acpclient.Start(t, p)
	return g
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func (g guarded) there(name string) bool {
	_, err := os.Lstat(filepath.Join(g.folder, name))
	return err == nil
}

// prompt runs one turn, which must go on to its end.
func (g guarded) prompt(t *testing.T, turns ...any) {
	t.Helper()
	s := g.Open(g.folder)
	stop, err := s.Prompt(model.Prompt(turns...))
	if err != nil || stop != "end_turn" {
		t.Fatalf("the turn ended with %q, %v\nstderr: %s\nmodel was told: %+v", stop, err, g.Stderr(), g.model.Told())
	}
}

// record reads what guard wrote of the run.
func (g guarded) record(t *testing.T) string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(g.state, "guard", "log", "*"))
	var all strings.Builder
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(b)
	}
	return all.String()
}

func (g guarded) toldOf(reason string) bool {
	for _, r := range g.model.Told() {
		if strings.Contains(r.Text, reason) {
			return true
		}
	}
	return false
}

// cardFailed reports whether the client saw a call end as failed with a word
// of guard's.
func (g guarded) cardFailed() bool {
	for _, u := range g.Updates("tool_call", "tool_call_update") {
		b, _ := json.Marshal(u)
		if strings.Contains(string(b), "guard: refused") {
			return true
		}
	}
	return false
}

func TestRealSafe(t *testing.T) {
	t.Parallel()
	for _, tr := range trials {
		t.Run(tr.name, func(t *testing.T) {
			t.Parallel()
			g := tr.start(t, "allow_once", nil)
			g.prompt(t, tr.shell("rm -rf ./tmp_*"), tr.shell("ls"), tr.edit(g.folder, "made.txt", "hello"), tr.shell("touch after"))
			if !g.there("tmp_one") || !g.there("tmp_two") {
				t.Error("safe let rm -rf ./tmp_* through")
			}
			if !g.there("made.txt") || !g.there("after") {
				t.Errorf("safe did not let everyday work through in the same turn; the model was told %+v", g.model.Told())
			}
			if n := len(g.Permissions()); n != 0 {
				t.Errorf("the client saw %d requests; safe asks nobody", n)
			}
			if !g.cardFailed() {
				t.Error("the refused call's card does not end with guard's reason")
			}
			g.Close()
			if log := g.record(t); !strings.Contains(log, `"event":"approval_required"`) || !strings.Contains(log, `"event":"session_ended"`) {
				t.Errorf("the record does not tell of the refusal and the end:\n%.2000s", log)
			}
		})
	}
}

func TestRealAskThroughTheClient(t *testing.T) {
	t.Parallel()
	for _, tr := range trials {
		for answer, gone := range map[string]bool{"allow_once": true, "reject_once": false} {
			t.Run(tr.name+"/"+answer, func(t *testing.T) {
				t.Parallel()
				g := tr.start(t, answer, []string{"--mode", "ask"})
				g.prompt(t, tr.shell("rm -rf ./tmp_*"), tr.shell("ls"))
				asked := g.Permissions()
				if len(asked) != 1 {
					t.Fatalf("the client saw %d requests, want exactly one: %+v", len(asked), asked)
				}
				b, _ := json.Marshal(asked[0])
				for _, want := range []string{"**guard: HIGH – deletes `./tmp_*`", "tmp_one", "FS_DELETE_OVERWRITE"} {
					if !strings.Contains(string(b), want) {
						t.Errorf("the request does not say %q: %s", want, b)
					}
				}
				if g.there("tmp_one") == gone {
					t.Errorf("the client answered %s, and tmp_one there is %v", answer, !gone)
				}
			})
		}
	}
}

func TestRealUnrestricted(t *testing.T) {
	t.Parallel()
	for _, tr := range trials {
		t.Run(tr.name, func(t *testing.T) {
			t.Parallel()
			g := tr.start(t, "allow_once", []string{"--mode", "unrestricted", "--confirm"})
			g.prompt(t, model.Sh("rm -rf ./tmp_*"), model.Sh("mkfs.ext4 /dev/no-such-disk"), model.Sh("touch after"), tr.shell("touch left"))
			if g.there("tmp_one") || !g.there("after") || !g.there("left") {
				t.Errorf("unrestricted did not run what it should; the model was told %+v", g.model.Told())
			}
			if len(g.Permissions()) != 0 {
				t.Errorf("the client was asked in unrestricted: %+v", g.Permissions())
			}
			log := g.record(t)
			if !strings.Contains(log, `"absurd":true`) || !strings.Contains(log, `"event":"approval_skipped"`) {
				t.Errorf("the record tells neither of the absurd nor of what was skipped:\n%.3000s", log)
			}
		})
	}
}

// The agent's own --yolo behind guard is a wish that nobody could confirm here.
func TestRealSafeDespiteYolo(t *testing.T) {
	t.Parallel()
	tr := trials[0]
	for _, args := range [][]string{{"--yolo"}, {"-y"}, {"--approval-mode", "yolo"}, {"--approval-mode=auto_edit"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			g := tr.start(t, "allow_once", nil, args...)
			g.prompt(t, tr.shell("rm -rf ./tmp_*"), tr.edit(g.folder, ".git/hooks/pre-commit", "x"))
			if !g.there("tmp_one") || g.there(".git/hooks/pre-commit") {
				t.Error("safe is not safe under the agent's own " + strings.Join(args, " "))
			}
		})
	}
}

func TestRealModesThatStopAskingAreRefused(t *testing.T) {
	t.Parallel()
	loose := map[string]string{"gemini": "yolo", "codex-acp": "agent-full-access", "codex-acp-zed": "full-access", "claude-acp": "acceptEdits"}
	for _, tr := range trials {
		t.Run(tr.name, func(t *testing.T) {
			t.Parallel()
			g := tr.start(t, "allow_once", nil)
			s := g.Open(g.folder)
			if err := s.SetMode(loose[tr.name]); err == nil || !strings.Contains(err.Error(), "guard") {
				t.Errorf("set_mode %s: %v, want guard's refusal", loose[tr.name], err)
			}
			if err := s.SetConfigOption("mode", loose[tr.name]); err == nil || !strings.Contains(err.Error(), "guard") {
				t.Errorf("set_config_option mode=%s: %v, want guard's refusal", loose[tr.name], err)
			}
		})
	}
}

// A refusal reaches the model with its reason, and the turn goes on.
func TestRealRefusalReachesTheModel(t *testing.T) {
	t.Parallel()
	for _, tr := range trials[1:] {
		t.Run(tr.name, func(t *testing.T) {
			t.Parallel()
			g := tr.start(t, "allow_once", nil)
			g.prompt(t, tr.shell("rm -rf ./tmp_*"), model.Say("I see"))
			if !g.toldOf("guard: refused") {
				t.Errorf("the model was not told why: %+v", g.model.Told())
			}
		})
	}
}

// The person's own deny rules hold under guard's ask-all policy.
func TestRealGeminiOwnDenyRules(t *testing.T) {
	t.Parallel()
	srv := model.Gemini(t)
	a := agents.Gemini(t, srv.URL).StartsTwice()
	folder := filepath.Join(a.Home, "project")
	write(t, filepath.Join(folder, "README.md"), "x")
	write(t, filepath.Join(a.Home, ".gemini", "policies", "mine.toml"), `
[[rule]]
toolName = "run_shell_command"
commandPrefix = "touch"
decision = "deny"
priority = 500
`)
	c := acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: folder, Env: append(a.Env, "XDG_STATE_HOME="+a.Home+"/st"),
		Args: append([]string{a.Path}, a.Args...), OnPermission: acpclient.Choose("allow_once")})
	s := c.Open(folder)
	if _, err := s.Prompt(model.Prompt(model.Sh("touch denied"), model.Sh("mkdir allowed"))); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Lstat(filepath.Join(folder, "denied")); err == nil {
		t.Error("guard's policy lifted the person's own deny rule")
	}
	if _, err := os.Lstat(filepath.Join(folder, "allowed")); err != nil {
		t.Error("what no rule denies did not run")
	}
}

// The editor writes files itself: the edit is judged once, not again at
// fs/write_text_file.
func TestRealGeminiEditsThroughTheClient(t *testing.T) {
	t.Parallel()
	srv := model.Gemini(t)
	a := agents.Gemini(t, srv.URL)
	folder := filepath.Join(a.Home, "project")
	write(t, filepath.Join(folder, "edit.txt"), "alpha\n")
	state := filepath.Join(a.Home, "st")
	c := acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: folder, Env: append(a.Env, "XDG_STATE_HOME="+state),
		Args: append([]string{"--mode", "ask", "--ask-from", "medium", a.Path}, a.Args...), OnPermission: acpclient.Choose("allow_once"),
		Capabilities: acpclient.Capabilities{ReadTextFile: true, WriteTextFile: true}})
	s := c.Open(folder)
	step := model.Call("replace", map[string]any{"file_path": filepath.Join(folder, "edit.txt"), "old_string": "alpha", "new_string": "beta", "instruction": "change it"})
	if _, err := s.Prompt(model.Prompt(step)); err != nil {
		t.Fatal(err)
	}
	b, _ := os.ReadFile(filepath.Join(folder, "edit.txt"))
	if string(b) != "beta\n" {
		t.Errorf("edit.txt is %q; the model was told %+v", b, srv.Told())
	}
	if n := len(c.Permissions()); n != 1 {
		t.Errorf("the client was asked %d times for one edit", n)
	}
}

// What an agent leaves running dies with guard, killed or not.
func TestRealTreeDiesWithGuard(t *testing.T) {
	t.Parallel()
	tr := trials[0]
	g := tr.start(t, "allow_once", []string{"--mode", "unrestricted", "--confirm"})
	g.prompt(t, tr.shell("setsid sh -c 'echo $$ > pid; exec sleep 300' >/dev/null 2>&1 </dev/null & while [ ! -s pid ]; do sleep 0.1; done"))
	pid := strings.TrimSpace(string(mustRead(t, filepath.Join(g.folder, "pid"))))
	if !alive(pid) {
		t.Fatal("the background process did not start")
	}
	kill(t, g.Pid())
	eventually(t, func() bool { return !alive(pid) }, "the background process outlived guard")
}
