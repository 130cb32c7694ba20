package plan_test

import (
	"path/filepath"
	"testing"

	"guard/agent/agenttest"
	"guard/agent/registry"
)

// world is a machine with all agents that guard knows.
type world struct{ *agenttest.World }

func newWorld(t testing.TB) world {
	w := world{agenttest.NewWorld(t, registry.Launches)}
	w.Env = append(w.Env, "GEMINI_CLI_SYSTEM_SETTINGS_PATH="+filepath.Join(w.Root, "etc", "settings.json"))
	return w
}

func (w world) installGemini(version string) {
	w.Install("gemini", "@google/gemini-cli", version)
	w.Write("node_modules/@google/gemini-cli/bundle/policies/default.toml", `
[[rule]]
toolName = ["read_file", "glob"]
decision = "allow"
priority = 50
[[rule]]
toolName = "*"
decision = "deny"
priority = 40
modes = ["plan"]
`)
}
