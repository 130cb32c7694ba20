package plan_test

import (
	"os"
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
	policies, err := os.ReadFile("../../agent/gemini/testdata/bundled-policies.toml")
	if err != nil {
		w.T.Fatal(err)
	}
	w.Write("node_modules/@google/gemini-cli/bundle/policies/default.toml", string(policies))
}
