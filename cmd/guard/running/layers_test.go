package running

import (
	"os"
	"path/filepath"
	"testing"

	"guard/agent/agenttest"
	"guard/agent/registry"
	"guard/audit"
	"guard/interpose/plan"
	"guard/policy"
)

// A session may be opened where the project's files were looked at, and elsewhere only where they have nothing run,
// by whatever name the folder goes.
func TestSessionsInOtherFolders(t *testing.T) {
	w := agenttest.NewWorld(t, registry.Launches)
	w.Install("opencode", "opencode-ai", "1.18.0")
	w.Write("work/proj/opencode.json", `{"mcp":{"a":{"command":["./a"]}}}`)
	w.Write("work/first/.git/HEAD", "x")
	w.Write("work/third/.git/HEAD", "x")
	if err := os.Symlink(filepath.Join(w.Root, "work", "first"), filepath.Join(w.Root, "link")); err != nil {
		t.Fatal(err)
	}
	log, err := audit.Create(audit.Params{Dir: filepath.Join(w.Root, "log"), Session: "s0"})
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	r := w.Request("safe", "opencode", "acp", "--cwd", "../first")
	p, err := plan.For(r)
	if err != nil {
		t.Fatal(err)
	}
	s := &run{agent: "opencode", dir: w.Project, request: r, launch: p, log: log}
	opens := s.opens(func() policy.Mode { return policy.Safe })
	for dir, may := range map[string]bool{filepath.Join(w.Root, "work", "first"): true, filepath.Join(w.Root, "link"): true, "../first": true,
		filepath.Join(w.Root, "work", "third"): true, w.Project: false, ".": false} {
		if err := opens(dir); (err == nil) != may {
			t.Errorf("%s: %v", dir, err)
		}
	}
}
