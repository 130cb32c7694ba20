package main

import (
	"os/exec"
	"regexp"
	"testing"

	"github.com/spf13/pflag"

	"guard/agent/registry"
	"guard/internal/agents"
)

// TestRealAgentsShareTheseFlags: a flag of guard's behind an agent is the agent's exactly where the
// agent's own help names one.
func TestRealAgentsShareTheseFlags(t *testing.T) {
	t.Parallel()
	for name, agent := range map[string]func(testing.TB, string) agents.Agent{
		"gemini": agents.Gemini, "codex": agents.Codex, "claude": agents.Claude} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := agent(t, "http://127.0.0.1:9")
			help := exec.Command(a.Path, "--help")
			help.Env = a.Env
			text, err := help.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			newRoot().Flags().VisitAll(func(f *pflag.Flag) {
				if f.Name == "help" || f.Name == "version" {
					return
				}
				named := regexp.MustCompile(`(?m)(^|[\s,])--`+f.Name+`\b`).Match(text) &&
					!regexp.MustCompile(`--`+f.Name+`-`).Match(text)
				shared := len(registry.Launches.Strangers(name, []string{"--" + f.Name}, []string{f.Name})) == 0
				if named != shared {
					t.Errorf("--%s: named in its help %v, taken for its own %v", f.Name, named, shared)
				}
			})
		})
	}
}
