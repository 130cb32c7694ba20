package policy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/repository"
)

// personal is a person's home with a project in it, on a real disk.
type personal struct{ home, project string }

func atHome(t testing.TB) personal {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := personal{home, filepath.Join(home, "project")}
	p.holds(t, committedFiles)
	for _, args := range []string{"init -q -b main", "config user.name Eve", "config user.email eve@example.org", "remote add origin https://github.com/eve/project.git",
		"add .", "commit -q -m Begin"} {
		p.git(t, strings.Fields(args)...)
	}
	// A branch and a stash that hold what nothing else does.
	p.git(t, "checkout", "-q", "-b", "topic")
	p.holds(t, map[string]string{"project/src/topic.py": "print(2)\n"})
	p.git(t, "add", ".")
	p.git(t, "commit", "-q", "-m", "Topic")
	p.git(t, "checkout", "-q", "main")
	p.holds(t, map[string]string{"project/README.md": "# Another\n"})
	p.git(t, "stash", "-q")
	p.holds(t, theirFiles)
	return p
}

// committedFiles are what the project holds, theirFiles what only the person has.
var (
	committedFiles = map[string]string{
		"project/.gitignore": "node_modules/\n__pycache__/\n.pytest_cache/\ndist/\n.env\n", "project/README.md": "# Project\n",
		"project/src/__init__.py": "", "project/src/app.py": "def add(a, b):\n    return a + b\n", "project/src/util.py": "from src.app import add\n",
		"project/tests/__init__.py": "", "project/tests/test_app.py": "import unittest\nfrom src.app import add\n\n\nclass Adds(unittest.TestCase):\n    def test(self):\n        self.assertEqual(add(1, 1), 2)\n",
		"project/package.json": "{\"name\":\"project\",\"scripts\":{\"test\":\"jest\",\"build\":\"tsc -p .\",\"lint\":\"eslint src\",\"typecheck\":\"tsc --noEmit\"}}\n",
		"project/Makefile":     "test:\n\tpython3 -m unittest\n\nlint:\n\truff check src\n\nbuild: lint\n\tgo build ./...\n",
		"project/go.mod":       "module project\n\ngo 1.22\n", "project/main.go": "package main\n\nfunc main() { println(1) }\n", "project/Cargo.toml": "[package]\nname = \"project\"\n",
		"project/scripts/check.sh": "#!/bin/sh\nset -e\npython3 -m unittest\ngrep -rn TODO src || true\n", "project/scripts/report.py": "import json\nprint(json.dumps({'a': 1}))\n",
		"project/deploy/k8s.yaml": "kind: Deployment\n", "project/index.js": "console.log(1)\n", "project/vendor/tool": "\x7fELF\x02\x01\x01\x00\x00",
	}
	theirFiles = map[string]string{
		"project/README.md": "# Project\n\nnot committed\n", "project/notes.txt": "only here\n", "project/list": "notes.txt\n", "project/a.csv": "1\n", "project/data/keep.csv": "1,2\n", "project/.env": "KEY=1\n", "project/app.db": "SQLite format 3\x00",
		"project/fix.sh": "rm -rf /srv/x\n", "project/body.json": "{}\n", "project/xfile": "x\n",
		"x/file": "the person's\n", "x/run.py": "print(1)\n", ".ssh/id_ed25519": "-----BEGIN OPENSSH PRIVATE KEY-----\n", ".aws/credentials": "[default]\n", ".netrc": "machine x\n", "other/file": "the person's\n",
	}
)

func (p personal) holds(t testing.TB, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(p.home, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

func (p personal) git(t testing.TB, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir, cmd.Env = p.project, append(os.Environ(), "HOME="+p.home, "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

// worked is a session in which a call has made a folder and files, some beside the person's.
func (p personal) worked(t *testing.T) *past.Session {
	t.Helper()
	s, d := new(past.Session), disk.New(time.Minute)
	made := map[string]string{"project/made.py": "print(1)\n", "project/out/a.csv": "1\n", "project/data/made.csv": "1\n", "project/src/made.py": "print(1)\n", "project/m.csv": "1\n",
		"project/show.py": "import os\nprint(dict(os.environ))\n"}
	call := past.Call{ID: "first", By: "make them", At: disk.Clock()}
	for name := range made {
		call.Writes = append(call.Writes, filepath.Join(p.home, name))
	}
	s.Began(call, func() (place.Disk, place.Git) { return d, nil })
	p.holds(t, made)
	s.Ended("first", time.Now(), d)
	if _, ok := s.For(d, nil).MadeAll(filepath.Join(p.project, "out")); !ok {
		t.Skip("this file system does not tell when a file was born")
	}
	return s
}

// judges are the ways to judge a line: by what it says alone, and with all that guard can find on a disk, at
// the beginning of a session and after a call that made files.
func judges(t *testing.T) map[string]func(line string) policy.Facts {
	busy := atHome(t)
	seen := func(p personal, session *past.Session) func(string) policy.Facts {
		shared := repository.New(p.home, filepath.Join(p.home, ".config"))
		return func(line string) policy.Facts {
			d := disk.New(time.Minute)
			git := shared.For(d)
			w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: d, Git: git, Past: session.For(d, git)}
			return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
		}
	}
	return map[string]func(string) policy.Facts{
		"without a disk": func(line string) policy.Facts {
			w := place.World{Workspace: "/home/eve/project", Home: "/home/eve", User: "eve"}
			return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: "/home/eve/project"})
		},
		"with a disk":  seen(atHome(t), new(past.Session)),
		"after a call": seen(busy, busy.worked(t)),
	}
}

// TestWantedIsAsked: what a person wants to be asked is asked in the mode ask, refused in safe, and
// excused by no fact that guard finds.
func TestWantedIsAsked(t *testing.T) {
	for way, judge := range judges(t) {
		t.Run(way, func(t *testing.T) {
			for _, group := range wanted {
				for _, line := range group.lines {
					f := judge(line)
					if v := policy.Decide(f, policy.Settings{Mode: policy.Asking}); v.Action == policy.Allow {
						t.Errorf("%s: %s: not asked: %s", group.about, line, v.Reason)
					}
					if v := policy.Decide(f, policy.Settings{}); v.Action != policy.Deny {
						t.Errorf("%s: %s: safe says %v: %s", group.about, line, v.Action, v.Reason)
					}
				}
			}
		})
	}
}

// TestEverydayRuns: what an ordinary day is made of is neither asked nor refused.
func TestEverydayRuns(t *testing.T) {
	runs := func(t *testing.T, lines []string, judge func(string) policy.Facts) {
		for _, line := range lines {
			f := judge(line)
			for _, s := range []policy.Settings{{Mode: policy.Asking}, {}} {
				if v := policy.Decide(f, s); v.Action != policy.Allow {
					t.Errorf("%s: %v says %v: %v %v: %s", line, s.Mode, v.Action, v.Risk, v.Categories, v.Reason)
				}
			}
		}
	}
	all := judges(t)
	for _, way := range []string{"without a disk", "with a disk"} {
		t.Run(way, func(t *testing.T) { runs(t, everyday, all[way]) })
	}
	t.Run("only with a disk", func(t *testing.T) { runs(t, everydayOnDisk, all["with a disk"]) })
}
