package policy_test

import (
	"os"
	"path/filepath"
	"strings"
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
			p.git(t, "add", ".")
			p.git(t, "commit", "-qm", "first")
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
				p.git(t, "add", "-f", ".")
				p.git(t, "commit", "-qm", "second")
			}
			d, _ := look()
			s.Ended(call.ID, time.Now(), d)
			time.Sleep(30 * time.Millisecond)
			d, g := look()
			w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: s.For(d, g)}
			f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: "python3 main.py", Cwd: p.project})
			if asked := f.Level >= risk.High || f.Categories != 0 || f.Unknown; asked != c.asked {
				t.Errorf("%s %s %v", f.Level, f.Categories, f.Reasons)
			}
		})
	}
}

// TestEarlierRuns: code that changed last while an earlier run was at work there is not the person's own, until git holds
// it or the person changes it again.
func TestEarlierRuns(t *testing.T) {
	const harm = "import os\nos.remove('notes.md')\n"
	const settings = "require('fs').unlinkSync('notes.md')\nmodule.exports = {}\n"
	hour := time.Hour
	for name, c := range map[string]struct {
		text     string
		config   string
		folder   string        // of the earlier run, in the home
		from, to time.Duration // of it, after the writing
		commit   bool
		asked    bool
	}{
		"written by it":            {harm, settings, "project", -hour, 0, false, true},
		"in a folder above":        {harm, settings, "", -hour, 0, false, true},
		"harmless":                 {"x = 1\n", "module.exports = {}\n", "project", -hour, 0, false, false},
		"written before it":        {harm, settings, "project", hour, 2 * hour, false, false},
		"written after it":         {harm, settings, "project", -2 * hour, -hour, false, false},
		"written where it was not": {harm, settings, "other", -hour, 0, false, false},
		"held by git since":        {harm, settings, "project", -hour, 0, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := atHome(t)
			p.holds(t, map[string]string{"project/notes.md": "mine\n", "project/.gitignore": "notes.md\n",
				"project/main.py": "import helper\n"})
			p.git(t, "add", ".")
			p.git(t, "commit", "-qm", "first")
			p.holds(t, map[string]string{"project/helper.py": c.text, "project/vite.config.js": c.config})
			if c.commit {
				p.git(t, "add", ".")
				p.git(t, "commit", "-qm", "second")
			}
			time.Sleep(30 * time.Millisecond)
			written := disk.Clock()
			time.Sleep(30 * time.Millisecond)
			repos := repository.New(p.project, "")
			see := func() (place.Disk, place.Git) { d := disk.New(time.Minute); return d, repos.For(d) }
			beside := &past.Run{See: see, Earlier: func() []place.Span {
				return []place.Span{{Folder: filepath.Join(filepath.Dir(p.project), c.folder), From: written.Add(c.from), To: written.Add(c.to)}}
			}}
			session := beside.Session(disk.Clock())
			for _, line := range []string{"python3 main.py", "npx vite build"} {
				d, g := see()
				w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: session.For(d, g)}
				f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
				if asked := f.Level >= risk.High || f.Categories != 0 || f.Unknown; asked != c.asked {
					t.Errorf("%s: %s %s %v", line, f.Level, f.Categories, f.Reasons)
				}
			}
		})
	}
}

// TestPlantedEarlier: what an earlier run left, and a program loads by itself, is judged as what this one wrote.
func TestPlantedEarlier(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, c := range planted {
		t.Run(c.name, func(t *testing.T) {
			p := atHome(t)
			for name, text := range c.files {
				if strings.HasPrefix(name, "node_modules/") {
					t.Skip("a folder that tools fill")
				}
				p.holds(t, map[string]string{"project/" + name: text})
			}
			time.Sleep(30 * time.Millisecond)
			written, repos := disk.Clock(), repository.New(p.home, "")
			time.Sleep(30 * time.Millisecond)
			see := func() (place.Disk, place.Git) { d := disk.New(time.Minute); return d, repos.For(d) }
			beside := &past.Run{See: see, Earlier: func() []place.Span {
				return []place.Span{{Folder: p.project, From: written.Add(-time.Hour), To: written}}
			}}
			d, g := see()
			w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g,
				Past: beside.Session(disk.Clock()).For(d, g)}
			f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: c.line, Cwd: p.project})
			if f.Level.Effective() < risk.High && !f.Categories.Has(risk.ExecArbitrary) {
				t.Errorf("%s runs unasked: %s %s %v", c.line, f.Level, f.Categories, f.Reasons)
			}
		})
	}
}

// TestSearchedUnseen: so is code that a tool finds by itself, where no call told of it.
func TestSearchedUnseen(t *testing.T) {
	const py, js = "import os\nos.remove('notes.md')\n", "require('fs').unlinkSync('notes.md')\n"
	for name, c := range map[string]struct {
		file, text, line string
		before, asked    bool
	}{
		"a test":                      {"tests/test_b.py", py, "pytest", false, true},
		"a test, of one folder":       {"tests/deep/test_b.py", py, "pytest tests", false, true},
		"what tests load":             {"tests/conftest.py", py, "pytest -q", false, true},
		"a test, the person's":        {"tests/test_b.py", py, "pytest", true, false},
		"what tests load, theirs":     {"tests/conftest.py", py, "pytest -q", true, false},
		"a test, harmless":            {"tests/test_b.py", "def test_b():\n    assert 1\n", "pytest", false, false},
		"what tests load, harmless":   {"tests/conftest.py", "import pytest\n", "pytest", false, false},
		"a test of Node's, harmless":  {"test/b.test.js", "require('assert')\n", "node --test", false, false},
		"a test that is not searched": {"node_modules/test_b.py", py, "pytest", false, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := atHome(t)
			p.holds(t, map[string]string{"project/tests/test_a.py": "def test_a():\n    assert 1\n", "project/notes.md": "mine\n",
				"project/test/a.test.js": "require('assert')\n", "project/.gitignore": "notes.md\n"})
			os.Remove(filepath.Join(p.project, "notes.md"))
			p.git(t, "add", "-f", ".")
			p.git(t, "commit", "-qm", "first")
			p.holds(t, map[string]string{"project/notes.md": "mine\n"})
			write := func() { p.holds(t, map[string]string{"project/" + c.file: c.text}) }
			if c.before {
				write()
			}
			time.Sleep(30 * time.Millisecond)
			s := past.New(disk.Clock())
			if !c.before {
				write()
			}
			d := disk.New(time.Minute)
			g := repository.New(p.project, "").For(d)
			w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Git: g, Past: s.For(d, g)}
			f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: c.line, Cwd: p.project})
			if asked := f.Level >= risk.High || f.Categories != 0 || f.Unknown; asked != c.asked {
				t.Errorf("%s %s %v", f.Level, f.Categories, f.Reasons)
			}
		})
	}
}
