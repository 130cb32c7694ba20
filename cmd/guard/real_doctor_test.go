package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/internal/agents"
)

// Every real agent is tried, in its terminal and over ACP; and what the person has of them stays as it was.
func TestRealDoctor(t *testing.T) {
	t.Parallel()
	home, project := t.TempDir(), t.TempDir()
	settings := map[string]string{".gemini/settings.json": `{"security":{"auth":{"selectedType":"mine"}}}`,
		".codex/config.toml": "model = \"mine\"\n", ".claude.json": `{"mine":true}`}
	for name, text := range settings {
		write(t, filepath.Join(home, name), text)
	}
	type install = func(testing.TB, string) agents.Agent
	tries(t, home, project, []install{agents.Gemini, agents.Codex, agents.CodexACP, agents.Claude, agents.ClaudeACP},
		"gemini", "gemini --acp", "codex", "codex-acp", "claude", "claude-agent-acp")
	tries(t, home, project, []install{agents.CodexACPZed}, "codex-acp")
	for name, text := range settings {
		if got := string(mustRead(t, filepath.Join(home, name))); got != text {
			t.Errorf("%s is now %s", name, got)
		}
	}
	if entries, err := os.ReadDir(home); err != nil || len(entries) != len(settings) {
		t.Errorf("the home holds %v, %v", entries, err)
	}
	if entries, err := os.ReadDir(project); err != nil || len(entries) != 0 {
		t.Errorf("the project holds %v, %v", entries, err)
	}
}

// tries has guard doctor try agents, and wants each way of starting them to be proved.
func tries(t *testing.T, home, project string, installs []func(testing.TB, string) agents.Agent, want ...string) {
	t.Helper()
	path := []string{}
	for _, install := range installs {
		path = append(path, filepath.Dir(install(t, "http://127.0.0.1:1").Path))
	}
	cmd := exec.Command(guardPath, "doctor", "--json")
	cmd.Dir = project
	cmd.Env = []string{"HOME=" + home, "PATH=" + strings.Join(append(path, os.Getenv("PATH")), ":"), "LC_ALL=C",
		"GORACE=halt_on_error=1 atexit_sleep_ms=0", "XDG_STATE_HOME=" + filepath.Join(home, "state")}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("guard doctor: %v\n%s", err, out)
	}
	var found []struct{ About, State, What string }
	if err := json.Unmarshal(out, &found); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	var proved []string
	for _, one := range found {
		if strings.Contains(one.What, "and did not get there") {
			t.Errorf("%s: %s", one.About, one.What)
		}
		if strings.HasPrefix(one.What, "tried (") && strings.HasSuffix(one.What, "let one run and refused the other") {
			proved = append(proved, one.About)
		}
	}
	if !slices.Equal(proved, want) {
		t.Errorf("what is proved is %v, not %v\n%s", proved, want, out)
	}
}
