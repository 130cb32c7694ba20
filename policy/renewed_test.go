package policy_test

import (
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/repository"
)

// TestARuleIsForThePersonsOwnCode: an allow rule that names a script or a task speaks for what HEAD holds of it, not
// for what the session makes of it.
func TestARuleIsForThePersonsOwnCode(t *testing.T) {
	const script, push, publish = "deploy.sh", "#!/bin/sh\ngit push\n", "#!/bin/sh\nnpm publish\n"
	for name, c := range map[string]struct {
		line, file, text string
		commit           bool // the session commits what it wrote
		want             policy.Action
	}{
		"the person's":                 {"./deploy.sh", "", "", false, policy.Allow},
		"the person's task":            {"make deploy", "", "", false, policy.Allow},
		"added to on the line":         {"echo 'npm publish' >> deploy.sh; ./deploy.sh", "", "", false, policy.Ask},
		"changed earlier":              {"./deploy.sh", script, publish, false, policy.Ask},
		"changed, run by a shell":      {"bash deploy.sh", script, publish, false, policy.Ask},
		"changed and committed":        {"./deploy.sh", script, publish, true, policy.Ask},
		"written over with the same":   {"./deploy.sh", script, push, false, policy.Allow},
		"changed, and harmless":        {"./deploy.sh", script, "#!/bin/sh\necho hello\n", false, policy.Allow},
		"what it reads on in, changed": {"./all.sh", script, publish, false, policy.Ask},
		"a task changed":               {"make deploy", "Makefile", "deploy:\n\tnpm publish\n", false, policy.Ask},
		"another task changed": {"make deploy", "Makefile", "deploy:\n\tgit push\nlist:\n\tls\n", false,
			policy.Allow},
		"another file changed": {"./deploy.sh", "main.c", "int main;\n", false, policy.Allow},
	} {
		t.Run(name, func(t *testing.T) {
			p := atHome(t)
			p.holds(t, map[string]string{"project/deploy.sh": push, "project/all.sh": "#!/bin/sh\n. ./deploy.sh\n",
				"project/Makefile": "deploy:\n\tgit push\n", "project/main.c": ""})
			p.git(t, "add", ".")
			p.git(t, "commit", "-qm", "first")
			time.Sleep(30 * time.Millisecond)
			s := past.New(disk.Clock())
			repos := repository.New(p.project, "")
			look := func() (place.Disk, place.Git) { d := disk.New(time.Minute); return d, repos.For(d) }
			if c.file != "" {
				s.Began(past.Call{ID: "a", At: disk.Clock(), Writes: []string{filepath.Join(p.project, c.file)}}, look)
				p.holds(t, map[string]string{"project/" + c.file: c.text})
				if c.commit {
					p.git(t, "commit", "-qam", "second")
				}
				d, _ := look()
				s.Ended("a", time.Now(), d)
				time.Sleep(30 * time.Millisecond)
			}
			d, g := look()
			w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: s.For(d, g)}
			f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: c.line, Cwd: p.project})
			var rule policy.Rule
			rule.Action = policy.Allow
			for _, text := range []string{"./deploy.sh", "bash deploy.sh", "./all.sh", "make deploy"} {
				pattern, err := policy.ParsePattern(text)
				if err != nil {
					t.Fatal(err)
				}
				rule.Commands = append(rule.Commands, pattern)
			}
			v := policy.Decide(f, policy.Settings{Mode: policy.Asking, Rules: []policy.Rule{rule}, Now: time.Now()})
			if v.Action != c.want {
				t.Errorf("%s: %s", v.Action, v.Reason)
			}
		})
	}
}
