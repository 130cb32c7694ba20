package gemini

import (
	"os"
	"path/filepath"
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// world is a machine on which Gemini can be installed, whose administrator's
// folders are its own.
type world struct{ *agenttest.World }

func newWorld(t testing.TB) world {
	w := world{agenttest.NewWorld(t, plan.Launches{Agent.Launch})}
	w.Env = append(w.Env, "GEMINI_CLI_SYSTEM_SETTINGS_PATH="+filepath.Join(w.Root, "etc", "settings.json"))
	w.systemPolicies(filepath.Join(w.Root, "etc", "policies"))
	return w
}

func (w world) systemPolicies(dir string) {
	before := systemPolicies
	systemPolicies = func() string { return dir }
	w.T.Cleanup(func() { systemPolicies = before })
}

// install installs Gemini with policies of its own as in its bundle.
func (w world) install(version string) {
	w.Install("gemini", "@google/gemini-cli", version)
	policies, err := os.ReadFile("testdata/bundled-policies.toml")
	if err != nil {
		w.T.Fatal(err)
	}
	w.Write("node_modules/@google/gemini-cli/bundle/policies/default.toml", string(policies))
}
