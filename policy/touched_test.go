package policy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// TestTouchedUnseen: code that came while calls of the session ran, and that no call told of, is not the person's own.
func TestTouchedUnseen(t *testing.T) {
	const harm, harmless = "import os\nos.remove('notes.md')\n", "x = 1\n"
	for name, c := range map[string]struct {
		file, text string
		before     bool // the person wrote it before the run
		commit     bool
		call       past.Call
		asked      bool
	}{
		"a call that told of nothing":         {"helper.py", harm, false, false, past.Call{ID: "a"}, true},
		"a call whose end is not told":        {"helper.py", harm, false, false, past.Call{}, true},
		"a call that deletes too":             {"helper.py", harm, false, false, past.Call{ID: "a", Theirs: []string{"helper.py"}}, true},
		"harmless":                            {"helper.py", harmless, false, false, past.Call{ID: "a"}, false},
		"the person's, from before":           {"helper.py", harm, true, false, past.Call{ID: "a"}, false},
		"the person's, as git holds it":       {"helper.py", harm, false, true, past.Call{ID: "a"}, false},
		"what a tool put into its own folder": {"node_modules/helper.py", harm, false, false, past.Call{ID: "a"}, false},
		"what git ignores":                    {"made/helper.py", harm, false, false, past.Call{ID: "a"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := atHome(t)
			p.holds(t, map[string]string{"project/main.py": "import sys\nsys.path.insert(0, '" + filepath.Dir(c.file) + "')\nimport helper\n",
				"project/notes.md": "mine\n", "project/.gitignore": "made\nnotes.md\n"})
			git := func(args ...string) {
				t.Helper()
				cmd := exec.Command("git", append([]string{"-C", p.project, "-c", "user.name=a", "-c", "user.email=a@example.org"}, args...)...)
				cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + p.project, "GIT_CONFIG_NOSYSTEM=1"}
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("git %v: %v\n%s", args, err, out)
				}
			}
			git("init", "-q")
			git("add", ".")
			git("commit", "-qm", "first")
			write := func() { p.holds(t, map[string]string{"project/" + c.file: c.text}) }
			if c.before {
				write()
			}
			time.Sleep(30 * time.Millisecond)
			s := past.New(disk.Clock())
			repos := repository.New(p.project, "")
			look := func() (place.Disk, place.Git) { d := disk.New(time.Minute); return d, repos.For(d) }
			call := c.call
			call.At = disk.Clock()
			for i, name := range call.Theirs {
				call.Theirs[i] = filepath.Join(p.project, name)
			}
			s.Began(call, look)
			if !c.before {
				write()
			}
			if c.commit {
				git("add", "-f", ".")
				git("commit", "-qm", "second")
			}
			d, g := look()
			s.Ended(call.ID, time.Now(), d)
			time.Sleep(30 * time.Millisecond)
			d, g = look()
			w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: s.For(d, g)}
			f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: "python3 main.py", Cwd: p.project})
			if asked := f.Level >= risk.High || f.Categories != 0 || f.Unknown; asked != c.asked {
				t.Errorf("%s %s %v", f.Level, f.Categories, f.Reasons)
			}
		})
	}
}
