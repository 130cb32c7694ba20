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

// TestHomeBehindALink: a home that is a link is the same home by its other name.
func TestHomeBehindALink(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	link, real := top+"/home", top+"/data/you"
	for _, dir := range []string{"/project", "/.config", "/letters"} {
		if err := os.MkdirAll(real+dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(real+"/.bashrc", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, link); err != nil {
		t.Fatal(err)
	}
	judged := func(workspace, line string) policy.Verdict {
		w := place.World{Home: link, Disk: disk.New(time.Minute)}
		f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: workspace, Workspace: workspace})
		return policy.Decide(f, policy.Settings{Mode: policy.Asking, Now: time.Now()})
	}
	for _, line := range []string{"rm -rf ~", "rm -rf " + link, "rm -rf " + real, "rm -rf ..", "cd ~ && rm -rf ./* .[!.]*"} {
		if v := judged(real+"/project", line); !v.Absurd {
			t.Errorf("%s: %s, %v", line, v.Action, v.Reason)
		}
	}
	for _, workspace := range []string{link, real} {
		for _, line := range []string{"echo x > .bashrc", "echo x >> " + real + "/.bashrc", "rm -rf letters", "echo x > .config/autostart",
			"cat letters/first", "mkdir letters/new"} {
			if v := judged(workspace, line); v.Action != policy.Ask {
				t.Errorf("in %s: %s: %s, %v", workspace, line, v.Action, v.Reason)
			}
		}
	}
	for _, workspace := range []string{link + "/project", real + "/project"} {
		if v := judged(workspace, "echo x > notes && cp notes more"); v.Action != policy.Allow {
			t.Errorf("%s is a workspace: %v", workspace, v.Reason)
		}
	}
}
