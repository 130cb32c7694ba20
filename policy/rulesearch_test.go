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

// TestDenyKnowsWhatASearchReads: an agent's search in a folder reads what lies in it; listing the folder does not.
func TestDenyKnowsWhatASearchReads(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for _, name := range []string{"src/a/b/own.pem", "private/key", "other/x.go"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(project, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(project, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	deny := policy.Rule{Action: policy.Deny, Paths: []policy.PathGlob{"private/**", "**/*.pem"}}
	for name, c := range map[string]struct {
		r    policy.Request
		want policy.Action
	}{
		"all of it":      {policy.Request{Search: &policy.Search{}}, policy.Deny},
		"a folder":       {policy.Request{Search: &policy.Search{Folder: "src"}, Paths: []string{"src"}}, policy.Deny},
		"another folder": {policy.Request{Search: &policy.Search{Folder: "other"}, Paths: []string{"other"}}, policy.Allow},
		"a file":         {policy.Request{Search: &policy.Search{Folder: "other/x.go"}, Paths: []string{"other/x.go"}}, policy.Allow},
		"a list":         {policy.Request{Paths: []string{"src"}}, policy.Allow},
	} {
		c.r.Tool, c.r.Cwd = policy.Read, project
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: disk.New(time.Minute)}
		v := policy.Decide(policy.Judge{World: w}.Facts(c.r), policy.Settings{Mode: policy.Asking, Rules: []policy.Rule{deny}})
		if v.Action != c.want {
			t.Errorf("%s: %s: %s", name, v.Action, v.Reason)
		}
	}
}
