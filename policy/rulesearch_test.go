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

// TestDenyKnowsWhatIsFound: what fd hands on lies where it looks, git packs what it tracks, and an argument of a tool
// that may be a path counts whatever it is called.
func TestDenyKnowsWhatIsFound(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for _, name := range []string{"project/src/x.go", "project/lib/y.go", "private/key"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(home, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(home, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	deny := policy.Rule{Action: policy.Deny, Paths: []policy.PathGlob{"~/private/**", "src/**", "**/.env*"}}
	line := func(s string) policy.Request { return policy.Request{Tool: policy.Shell, Command: s} }
	tool := func(args string) policy.Request {
		return policy.Request{Tool: policy.MCP, Server: "files", Name: "show", Args: policy.Raw(args)}
	}
	for name, c := range map[string]struct {
		r    policy.Request
		want bool
	}{
		"fd elsewhere":          {line("fd . ~ -x cat"), true},
		"fd in the folder":      {line("fd . ~/private -x cat {}"), true},
		"a bundle":              {line("git bundle create x HEAD"), true},
		"the index":             {line("git checkout-index -a --prefix=/tmp/x/"), true},
		"an argument":           {tool(`{"q":".env"}`), true},
		"an argument elsewhere": {tool(`{"what":["lib/y.go","~/private/key"]}`), true},
		"another":               {tool(`{"q":"lib/y.go"}`), false},
		"a word":                {tool(`{"q":"src"}`), false},
	} {
		c.r.Cwd = project
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: disk.New(time.Minute)}
		v := policy.Decide(policy.Judge{World: w}.Facts(c.r), policy.Settings{Mode: policy.Unrestricted, Rules: []policy.Rule{deny}})
		if got := v.Action == policy.Deny; got != c.want {
			t.Errorf("%s: %s: %s", name, v.Action, v.Reason)
		}
	}
}
