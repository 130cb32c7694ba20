package policy_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// TestLeaveIsForOneRepository: leave for a command of git's in the workspace's repository is none in another.
func TestLeaveIsForOneRepository(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for _, dir := range []string{".git", "src", "vendored/lib/.git", "vendored/lib/src"} {
		if err := os.MkdirAll(filepath.Join(project, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	judge := func(line string) policy.Facts {
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: disk.New(time.Minute)}
		return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: project})
	}
	given := policy.Case{Facts: judge("git push")}
	g, ok := given.SignatureGrant()
	if !ok {
		t.Fatal("no grant")
	}
	for line, want := range map[string]policy.Action{
		"git push":                             policy.Allow,
		"cd src && git push":                   policy.Allow,
		"git -C src push":                      policy.Allow,
		"git -C " + project + " push":          policy.Allow,
		"cd vendored/lib && git push":          policy.Ask,
		"cd vendored/lib/src && git push":      policy.Ask,
		"git -C vendored/lib push":             policy.Ask,
		"git -C vendored -C lib push":          policy.Ask,
		"cd vendored && git -C lib/src push":   policy.Ask,
		"cd vendored/lib && git -C ../.. push": policy.Allow,
	} {
		v := policy.Decide(judge(line), policy.Settings{Mode: policy.Asking, Grants: policy.Grants{}.With(g), Now: time.Now()})
		if v.Action != want {
			t.Errorf("%s: %s: %s", line, v.Action, v.Reason)
		}
	}
}
