package claude

import (
	"os"
	"path/filepath"
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// machine puts an administrator's folder below a test's own root.
func machine(t testing.TB, folder string) {
	was := machineFolder
	machineFolder = func() string { return folder }
	t.Cleanup(func() { machineFolder = was })
}

// newWorld is a machine on which Claude and its adapter can be installed.
func newWorld(t testing.TB) *agenttest.World {
	w := agenttest.NewWorld(t, plan.Launches{Agent.Launch, Adapter.Launch})
	machine(t, filepath.Join(w.Root, "etc"))
	return w
}

// installInner puts the claude into the adapter's packages.
func installInner(w *agenttest.World, version string) {
	program := "node_modules/@anthropic-ai/claude-agent-sdk-" + platform + "/claude"
	w.Write(program, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
	w.Write("node_modules/@anthropic-ai/claude-agent-sdk/package.json", `{"name":"@anthropic-ai/claude-agent-sdk","version":"0.3.316","claudeCodeVersion":"`+version+`"}`)
	if err := os.Chmod(filepath.Join(w.Root, program), 0o755); err != nil {
		w.T.Fatal(err)
	}
}
