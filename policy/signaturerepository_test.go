package policy_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
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
		"git -c user.name=e -C vendored push":  policy.Allow,
		"git -c a.b=c -C vendored/lib push":    policy.Ask,
		"cd vendored && git -C lib/src push":   policy.Ask,
		"cd vendored/lib && git -C ../.. push": policy.Allow,
	} {
		v := policy.Decide(judge(line), policy.Settings{Mode: policy.Asking, Grants: policy.Grants{}.With(g), Now: time.Now()})
		if v.Action != want {
			t.Errorf("%s: %s: %s", line, v.Action, v.Reason)
		}
	}
}

// TestLeaveIsForOneProject: so it is with leave for what speaks to the host of a repository.
func TestLeaveIsForOneProject(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for _, dir := range []string{".git", "src", "vendored/lib/.git"} {
		if err := os.MkdirAll(filepath.Join(project, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	judge := func(line string) policy.Facts {
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: disk.New(time.Minute)}
		return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: project})
	}
	given := policy.Case{Facts: judge("gh pr merge 5")}
	g, ok := given.SignatureGrant()
	if !ok {
		t.Fatal("no grant")
	}
	for line, want := range map[string]policy.Action{
		"gh pr merge 6":                                   policy.Allow,
		"cd src && gh pr merge 6":                         policy.Allow,
		"cd vendored/lib && gh pr merge 6":                policy.Ask,
		"gh pr merge https://github.com/other/lib/pull/6": policy.Ask,
	} {
		v := policy.Decide(judge(line), policy.Settings{Mode: policy.Asking, Grants: policy.Grants{}.With(g), Now: time.Now()})
		if v.Action != want {
			t.Errorf("%s: %s: %s", line, v.Action, v.Reason)
		}
	}
}

// TestLeaveIsForOnePackage: leave to publish a package is not leave for another one, wherever it lies.
func TestLeaveIsForOnePackage(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for _, dir := range []string{".git", "sub", "other"} {
		if err := os.MkdirAll(filepath.Join(project, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	judge := func(line string) policy.Facts {
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: disk.New(time.Minute)}
		return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: project})
	}
	for _, tt := range []struct {
		given, line string
		want        policy.Action
	}{
		{"npm publish", "npm publish", policy.Allow},
		{"npm publish", "npm publish .", policy.Allow},
		{"npm publish", "npm run build && npm publish", policy.Allow},
		{"npm publish", "npm publish ./sub", policy.Ask},
		{"npm publish", "npm publish sub", policy.Ask},
		{"npm publish", "cd sub && npm publish", policy.Ask},
		{"npm publish", "npm --prefix sub publish", policy.Ask},
		{"npm publish", "npm publish --workspace=sub", policy.Ask},
		{"npm publish", "npm publish -ws", policy.Ask},
		{"npm publish ./sub", "npm publish ./sub", policy.Allow},
		{"npm publish ./sub", "npm publish ./other", policy.Ask},
		{"npm publish -w sub", "npm publish -w sub", policy.Allow},
		{"npm publish -w sub", "npm publish -w other", policy.Ask},
		{"cd sub && npm publish", "cd sub && npm publish", policy.Allow},
		{"cd sub && npm publish", "cd other && npm publish", policy.Ask},
		{"pnpm publish", "pnpm -C sub publish", policy.Ask},
		{"pnpm publish", "pnpm -r publish", policy.Ask},
		{"pnpm publish", "pnpm --filter x publish", policy.Ask},
		{"yarn npm publish", "yarn --cwd sub npm publish", policy.Ask},
		{"cargo publish -p a", "cargo publish -p a", policy.Allow},
		{"cargo publish -p a", "cargo publish -p b", policy.Ask},
		{"cargo publish", "cargo publish --workspace", policy.Ask},
		{"cargo publish", "cargo publish --manifest-path sub/Cargo.toml", policy.Ask},
		{"poetry publish", "poetry -C sub publish", policy.Ask},
		{"gh release create v1", "gh release create v2", policy.Allow},
		{"npm install left-pad", "cd sub && npm install left-pad", policy.Allow},
	} {
		given := policy.Case{Facts: judge(tt.given)}
		g, ok := given.SignatureGrant()
		if !ok {
			t.Errorf("%s: no grant", tt.given)
			continue
		}
		v := policy.Decide(judge(tt.line), policy.Settings{Mode: policy.Asking, Grants: policy.Grants{}.With(g), Now: time.Now()})
		if v.Action != tt.want {
			t.Errorf("%q for %q: %s: %s", g.Signature, tt.line, v.Action, v.Reason)
		}
	}
}

// TestLeaveIsForOneRemote: leave for a push is leave for the remote that git would take, whatever tells that.
func TestLeaveIsForOneRemote(t *testing.T) {
	for name, c := range map[string]struct {
		setup string
		line  string
		want  policy.Action
	}{
		"the usual one":                 {"", "git push", policy.Allow},
		"its name":                      {"", "git push -u origin topic", policy.Allow},
		"a commit before":               {"", "git add . && git commit -m x && git push", policy.Allow},
		"another branch before":         {"", "git switch topic && git push", policy.Allow},
		"a new branch before":           {"", "git checkout -b feat/x && git push -u origin feat/x", policy.Allow},
		"the branch's own":              {"config branch.main.remote origin", "git push", policy.Allow},
		"another for another branch":    {"config branch.topic.remote upstream", "git push", policy.Allow},
		"another by its name":           {"", "git push upstream", policy.Ask},
		"another of the branch":         {"config branch.main.remote upstream", "git push", policy.Ask},
		"another of the branch to push": {"config branch.main.pushRemote upstream", "git push -q", policy.Ask},
		"another for every branch":      {"config remote.pushDefault upstream", "git push", policy.Ask},
		"and the branch's beats that":   {"config branch.main.pushRemote origin", "git push", policy.Allow},
		"a branch with another":         {"config branch.topic.remote upstream", "git switch topic && git push", policy.Ask},
		"a setting of the line":         {"", "git config branch.main.remote upstream && git push", policy.Ask},
		"a branch that follows another": {"", "git checkout -b x --track upstream/main; git push", policy.Ask},
		"one that is made to":           {"", "git branch --set-upstream-to=upstream/main && git push", policy.Ask},
	} {
		t.Run(name, func(t *testing.T) {
			p := atHome(t)
			p.git(t, "remote", "add", "upstream", "https://github.com/others/project.git")
			judge := func(line string) policy.Facts {
				d := disk.New(time.Minute)
				w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: d, Git: repository.New(p.project, "").For(d)}
				return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
			}
			given := policy.Case{Facts: judge("git push")}
			g, ok := given.SignatureGrant()
			if !ok {
				t.Fatal("no grant")
			}
			if c.setup != "" {
				p.git(t, strings.Fields(c.setup)...)
			}
			v := policy.Decide(judge(c.line), policy.Settings{Mode: policy.Asking, Grants: policy.Grants{}.With(g), Now: time.Now()})
			if v.Action != c.want {
				t.Errorf("%s: %s", v.Action, v.Reason)
			}
		})
	}
}
