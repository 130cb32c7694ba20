package agents_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/acpclient"
	"guard/internal/agents"
	"guard/internal/model"
)

// These tests run the real programs without guard, to show that the peers that guard's own tests use
// get from them what guard will have to deal with.

func start(t *testing.T, a agents.Agent, dir string, p acpclient.Params) *acpclient.Client {
	t.Helper()
	p.Path, p.Args, p.Dir = a.Path, append(a.Args, p.Args...), dir
	p.Env = append(a.Env, p.Env...)
	return acpclient.Start(t, p)
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

func TestGemini(t *testing.T) {
	m := model.Gemini(t)
	dir := t.TempDir()
	agent := agents.Gemini(t, m.URL)
	c := start(t, agent, dir, acpclient.Params{OnPermission: func(p acpclient.Permission) acpclient.Answer {
		if strings.Contains(p.ToolCall.Title, "refused") {
			return acpclient.Choose("reject_once")(p)
		}
		return acpclient.Choose("allow_once")(p)
	}})
	s := c.Open(dir)
	stop, err := s.Prompt(model.Prompt(model.Sh("touch x"), model.Sh("touch refused"), model.Write(filepath.Join(dir, "w"), "text"), model.Say("all done")))
	if err != nil || stop != "end_turn" {
		t.Fatalf("%q, %v", stop, err)
	}
	asked := c.Permissions()
	if len(asked) != 3 || asked[0].ToolCall.Title != "touch x" || asked[0].ToolCall.Kind != "execute" || string(asked[0].ID) != "0" {
		t.Errorf("asked %+v", asked)
	}
	if !exists(filepath.Join(dir, "x")) || exists(filepath.Join(dir, "refused")) || !exists(filepath.Join(dir, "w")) {
		t.Error("what was allowed was not done, or what was refused was")
	}
	told := m.Told()
	if len(told) != 3 || told[0].Failed || !told[1].Failed || told[1].Tool != "run_shell_command" {
		t.Errorf("the model was told %+v", told)
	}
	if !strings.Contains(c.Said(), "all done") {
		t.Errorf("said %q", c.Said())
	}
	if exit := c.Close(); exit.Killed || exit.Code != 0 {
		t.Errorf("%+v", exit)
	}
}

func TestCodexACP(t *testing.T) {
	m := model.Codex(t)
	dir := t.TempDir()
	c := start(t, agents.CodexACP(t, m.URL), dir, acpclient.Params{OnPermission: acpclient.Choose("allow_once")})
	s := c.Open(dir)
	if err := s.SetMode("workspace-write"); err != nil {
		t.Fatal(err)
	}
	patch := "*** Begin Patch\n*** Add File: p.txt\n+hello\n*** End Patch"
	stop, err := s.Prompt(model.Prompt(model.Escalated("touch x"), model.Patch(patch), model.Say("all done")))
	if err != nil || stop != "end_turn" {
		t.Fatalf("%q, %v", stop, err)
	}
	asked := c.Permissions()
	if len(asked) != 1 || asked[0].ToolCall.Title != "touch x" {
		t.Errorf("asked %+v", asked)
	}
	if !exists(filepath.Join(dir, "x")) || !exists(filepath.Join(dir, "p.txt")) {
		t.Errorf("not done; the model was told %+v", m.Told())
	}
	if told := m.Told(); len(told) != 2 {
		t.Errorf("the model was told %+v", told)
	}
	if exit := c.Close(); exit.Killed {
		t.Errorf("%+v", exit)
	}
}

func TestCodexACPZed(t *testing.T) {
	m := model.Codex(t)
	dir := t.TempDir()
	c := start(t, agents.CodexACPZed(t, m.URL), dir, acpclient.Params{
		OnPermission: acpclient.Choose("reject_once"),
		Grace:        time.Second, // it is known not to end with its input
	})
	s := c.Open(dir)
	stop, err := s.Prompt(model.Prompt(model.Escalated("touch x"), model.Say("all done")))
	if err != nil || stop != "cancelled" {
		t.Fatalf("%q, %v", stop, err)
	}
	asked := c.Permissions()
	if len(asked) != 1 || !strings.Contains(string(asked[0].ToolCall.RawInput), `"-lc","touch x"`) {
		t.Errorf("asked %+v", asked)
	}
	if exists(filepath.Join(dir, "x")) {
		t.Error("what was refused was done")
	}
	if exit := c.Close(); !exit.Killed {
		t.Errorf("it ended with its input after all: %+v", exit)
	}
}

func TestCodex(t *testing.T) {
	m := model.Codex(t)
	agent := agents.Codex(t, m.URL)
	cmd := exec.Command(agent.Path, "exec", "--skip-git-repo-check", model.Prompt(model.Sh("echo from the shell"), model.Say("all done")))
	cmd.Env, cmd.Dir = agent.Env, t.TempDir()
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "all done") {
		t.Errorf("%v: %s", err, out)
	}
	if told := m.Told(); len(told) != 1 || !strings.Contains(told[0].Text, "from the shell") {
		t.Errorf("the model was told %+v", told)
	}
}

func TestSDK(t *testing.T) {
	cmd := exec.Command("node", "--input-type=module", "-e", `import { PROTOCOL_VERSION } from "@agentclientprotocol/sdk"; console.log(PROTOCOL_VERSION)`)
	cmd.Dir = agents.SDK(t)
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "1\n" {
		t.Errorf("%v: %s", err, out)
	}
}
