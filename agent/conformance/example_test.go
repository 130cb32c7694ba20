package conformance_test

import (
	"os"
	"strings"
	"testing"

	"guard/agent/conformance"
	"guard/agent/conformance/testdata/example"
	"guard/control/hook"
	"guard/policy"
)

// The example agent, which shows how one is added, passes what every agent passes.
func TestExample(t *testing.T) {
	conformance.Run(t, conformance.Params{
		Agent: example.Agent, Newest: "2.1.0", TooOld: "1.0.0",
		Starts: []conformance.Start{
			{Protocol: "pty", Hooks: true},
			{Args: []string{"acp"}, Protocol: "acp", Hooks: true},
		},
		Disables: []conformance.Disable{
			{Name: "hooks switched off", Args: []string{"--no-hooks"}},
			{Name: "another hook", Args: []string{"--hook", "mine"}},
		},
		Recorded: []string{"run", "write", "note", "ask"},
		Events:   map[hook.Kind]string{hook.Call: "before", hook.Result: "after", hook.SessionStarted: "start"},
		Calls: []conformance.Call{
			{Tool: "run", Input: `{"command":"ls"}`, Want: policy.Request{Tool: policy.Shell, Command: "ls"}},
			{Tool: "write", Input: `{"path":"a","text":"x"}`, Want: policy.Request{Tool: policy.Edit, Paths: []string{"a"}}},
			{Tool: "note", Input: `{}`, Want: policy.Request{Tool: policy.Other, Quiet: true}},
			{Tool: "fly", Input: `{}`, Want: policy.Request{Tool: policy.Other}},
		},
	})
}

// It is a document that is read in one go.
func TestExampleIsShort(t *testing.T) {
	text, err := os.ReadFile("testdata/example/example.go")
	if err != nil || strings.Count(string(text), "\n") >= 200 {
		t.Errorf("%d lines, %v", strings.Count(string(text), "\n"), err)
	}
}
