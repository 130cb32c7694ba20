package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/model"
)

// committed makes a folder the repository of a small Python project, all of it committed.
func committed(t *testing.T, folder string) {
	t.Helper()
	for name, text := range map[string]string{
		".gitignore":         "__pycache__/\n",
		"src/__init__.py":    "",
		"src/calc.py":        "def add(a, b):\n    return a - b\n",
		"tests/__init__.py":  "",
		"tests/test_calc.py": "import unittest\nfrom src.calc import add\n\n\nclass Adds(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(2, 2), 4)\n",
	} {
		write(t, filepath.Join(folder, name), text)
	}
	for _, args := range [][]string{{"init", "-q", "-b", "work"}, {"config", "user.name", "Eve"}, {"config", "user.email", "eve@example.org"},
		{"add", ".gitignore", "src", "tests"}, {"commit", "-q", "-m", "Begin"}} {
		git(t, folder, args...)
	}
}

func git(t *testing.T, folder string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return string(out)
}

// judgement is a record of a verdict.
type judgement struct {
	Request struct{ Command string }
	Facts   struct{ Reasons []string }
	Verdict struct{ Verdict, Risk, Reason string }
}

// decisions are the record's, of calls whose command holds some words.
func (w worker) decisions(t *testing.T, words string) (all []judgement) {
	t.Helper()
	for _, line := range w.lines(t, `"event":"decided"`) {
		var d judgement
		if err := json.Unmarshal([]byte(line), &d); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(d.Request.Command, words) {
			all = append(all, d)
		}
	}
	return all
}

// The life of a session: a script is written, run, changed, run and deleted, a bug mended, tested and
// committed, and nobody is asked; then a file of the person's that git does not hold is deleted, and
// that is one question.
func TestRealLifeOfASession(t *testing.T) {
	t.Parallel()
	for _, way := range workers {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			w := way.start(t, "--mode", "ask")
			t.Cleanup(func() {
				if t.Failed() {
					t.Log(strings.Join(w.lines(t, ""), ""))
				}
			})
			committed(t, w.folder)
			write(t, filepath.Join(w.folder, "notes.txt"), "what only the person has\n")
			at := func(name string) string { return filepath.Join(w.folder, name) }
			for _, step := range []model.Step{
				w.shell("cat src/calc.py && git status --short"),
				w.edit(w.folder, "repro.py", "from src.calc import add\nprint(add(2, 2))\n"),
				w.shell("python3 repro.py"),
				w.change(w.folder, "repro.py", "print(add(2, 2))", "print('two and two:', add(2, 2))"),
				w.shell("python3 repro.py"),
				w.shell("rm repro.py"),
				w.shell("cat > again.py <<'EOF'\nfrom src.calc import add\nprint(add(1, 1))\nEOF\npython3 again.py"),
				w.shell("sed -i 's/1, 1/3, 3/' again.py && python3 again.py"),
				w.shell("rm again.py"),
				w.change(w.folder, "src/calc.py", "    return a - b", "    return a + b"),
				w.shell("python3 -m unittest"),
				w.outside("git add -A src tests && git commit -q -m 'Add, not subtract'"),
			} {
				w.do(step)
			}
			if n := len(w.lines(t, `"event":"approval_requested"`)); n > 0 || w.asked() {
				t.Errorf("%d questions in a day's work:\n%s", n, strings.Join(w.lines(t, `"event":"approval_requested"`), ""))
			}
			for _, name := range []string{"repro.py", "again.py"} {
				if _, err := os.Lstat(at(name)); err == nil {
					t.Errorf("%s is still there", name)
				}
				d := w.decisions(t, "rm "+name)
				if len(d) == 0 {
					t.Fatalf("rm %s is not in the record", name)
				}
				for _, one := range d {
					if why := strings.Join(one.Facts.Reasons, "; "); !strings.Contains(why, name+" was made here") || one.Verdict.Verdict != "allow" {
						t.Errorf("rm %s: %+v", name, one)
					}
				}
			}
			if log := git(t, w.folder, "log", "--format=%s"); !strings.HasPrefix(log, "Add, not subtract\n") {
				t.Errorf("the commits are %s", log)
			}
			w.do(w.shell("rm notes.txt"), "notes.txt")
			if n := len(w.lines(t, `"event":"approval_requested"`)); n != 1 {
				t.Errorf("%d questions for a file of the person's", n)
			}
			if _, err := os.Lstat(at("notes.txt")); err == nil {
				t.Error("allowed, and not deleted")
			}
			w.leave()
			if len(w.lines(t, `"event":"unguarded"`))+len(w.lines(t, `"event":"hook_dead"`)) > 0 {
				t.Error("a call went past guard")
			}
		})
	}
}
