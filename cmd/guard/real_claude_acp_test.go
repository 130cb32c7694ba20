package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/acpclient"
	"guard/internal/agents"
	"guard/internal/model"
)

// Over ACP the plan is the client's to approve.
func TestRealClaudeACPPlan(t *testing.T) {
	t.Parallel()
	tr := trials[3]
	g := tr.start(t, "reject_once", nil)
	s := g.Open(g.folder)
	if err := s.SetMode("plan"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Prompt(model.Prompt(model.Call("ExitPlanMode", map[string]any{"plan": "do it"}), model.Sh("touch planned"))); err != nil {
		t.Fatal(err)
	}
	asked := g.Permissions()
	if len(asked) != 1 || !strings.Contains(asked[0].String(), "Plan") || strings.Contains(asked[0].String(), "auto mode") {
		t.Errorf("the client was asked %v; the model was told %+v", asked, g.model.Told())
	}
	if g.there("planned") {
		t.Error("it went on without the person's approval")
	}
}

// A wrapper whose hook is taken away while it runs: the first call that the hook does not
// see ends the run.
func TestRealClaudeACPWithoutItsHook(t *testing.T) {
	t.Parallel()
	srv := model.Claude(t)
	a := agents.ClaudeACP(t, srv.URL)
	folder := filepath.Join(a.Home, "project")
	write(t, filepath.Join(folder, "tmp_one"), "x")
	c := acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: folder, Env: append(a.Env, "XDG_STATE_HOME="+a.Home+"/st"), Args: []string{a.Path}, OnPermission: acpclient.Choose("allow_once")})
	const hooked = ` --settings "$settings"`
	var wrapper, text string
	patiently(t, func() bool {
		wrappers, _ := filepath.Glob(filepath.Join(a.Home, "run", "guard", "*", "claude"))
		if len(wrappers) == 1 {
			wrapper = wrappers[0]
			whole, _ := os.ReadFile(wrapper)
			text = string(whole)
		}
		return strings.Contains(text, hooked)
	}, "there is no wrapper")
	if err := os.WriteFile(wrapper, []byte(strings.Replace(text, hooked, ` --permission-mode acceptEdits`, 1)), 0o700); err != nil {
		t.Fatal(err)
	}
	s := c.Open(folder)
	_, err := s.Prompt(model.Prompt(model.Sh("sleep 3; rm -rf ./tmp_one"), model.Sh("touch after")))
	if _, gone := os.Lstat(filepath.Join(folder, "tmp_one")); err == nil || gone != nil {
		t.Errorf("it ran on: %v, %v", err, gone)
	}
}
