package plan_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"guard/interpose/plan"
)

func TestLocate(t *testing.T) {
	w := newWorld(t)
	w.Write("a/plain", "x")
	w.Write("b/plain", "x")
	w.Write("b/only", "x")
	w.Write("c/folder/x", "x")
	if err := os.Chmod(filepath.Join(w.Root, "b/plain"), 0o755); err != nil {
		t.Fatal(err)
	}
	w.Write("closed/hidden", "x")
	if err := os.Chmod(filepath.Join(w.Root, "closed"), 0); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(filepath.Join(w.Root, "closed"), 0o700) })
	path := filepath.Join(w.Root, "closed") + ":" + filepath.Join(w.Root, "a/plain") + ":" + filepath.Join(w.Root, "a") + ":relative::" + filepath.Join(w.Root, "b") + ":" + filepath.Join(w.Root, "c")
	for _, c := range []struct {
		what, name, want string
		err              error
	}{
		{"the first that can be run", "plain", "b/plain", nil},
		{"found, not executable", "only", "", plan.ErrNotExecutable},
		{"a folder", "folder", "", plan.ErrNotExecutable},
		{"not there, nor in what is no folder, or a closed one", "nothing", "", plan.ErrNotFound},
		{"an absolute path", filepath.Join(w.Root, "b/plain"), "b/plain", nil},
		{"a path from the working directory", "./b/plain", "b/plain", nil},
		{"a path that is not there", "./b/nothing", "", plan.ErrNotFound},
	} {
		got, err := plan.Locate(c.name, w.Root, path)
		if !errors.Is(err, c.err) || c.err == nil && got != filepath.Join(w.Root, c.want) {
			t.Errorf("%s: %q, %v", c.what, got, err)
		}
	}
}

func TestProgramOfTheWorkspaceIsRefused(t *testing.T) {
	w := newWorld(t)
	w.Write("work/proj/bin/gemini", "x")
	w.Write("work/proj-evil/gemini", "x")
	w.Write("links/x", "x")
	w.Write("work/proj/sub/x", "x")
	hostile := filepath.Join(w.Project, "bin", "gemini")
	sibling := filepath.Join(w.Root, "work/proj-evil/gemini")
	link := filepath.Join(w.Root, "links/gemini")
	for _, err := range []error{os.Chmod(hostile, 0o755), os.Chmod(sibling, 0o755), os.Symlink(hostile, link)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		what, path, dir, name string
		command               []string
		refused               bool
	}{
		{"found in the repository", filepath.Dir(hostile), w.Project, "gemini", nil, true},
		{"found in the repository, from below", filepath.Dir(hostile), w.Project + "/sub", "gemini", nil, true},
		{"a link into the repository", filepath.Dir(link), w.Project, "gemini", nil, true},
		{"a sibling with the same beginning", filepath.Dir(sibling), w.Project, "gemini", nil, false},
		{"another repository's", filepath.Dir(hostile), w.Home, "gemini", nil, false},
		{"named by the configuration", filepath.Dir(hostile), w.Project, "gemini", []string{hostile}, false},
		{"named by the configuration, without a path", filepath.Dir(hostile), w.Project, "gemini", []string{"gemini"}, true},
		{"named by its path", "", w.Project, "./bin/gemini", nil, false},
	} {
		r := w.Request("safe", c.name, "--acp")
		r.Env, r.Dir, r.Command = append(r.Env, "PATH="+c.path), c.dir, c.command
		p, err := plan.For(r)
		if errors.Is(err, plan.ErrNotExecutable) != c.refused || !c.refused && (err != nil || p.Dialect != "gemini") {
			t.Errorf("%s: %v (%q)", c.what, err, p.Dialect)
		}
	}
}

// guard run takes any program, and none that PATH finds in the workspace.
func TestAnyProgramOfTheWorkspaceIsRefused(t *testing.T) {
	w := newWorld(t)
	for _, name := range []string{"work/proj/venv/bin/python3", "usr/bin/python3"} {
		w.Write(name, "x")
		if err := os.Chmod(filepath.Join(w.Root, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	ours, systems := filepath.Join(w.Project, "venv/bin"), filepath.Join(w.Root, "usr/bin")
	for _, c := range []struct {
		what, path, command string
		refused             bool
	}{
		{"first in PATH", ours + ":" + systems, "python3", true},
		{"second in PATH", systems + ":" + ours, "python3", false},
		{"by its path", systems, "./venv/bin/python3", false},
		{"by its whole path", systems, ours + "/python3", false},
	} {
		r := w.Request("safe", "python3")
		r.Env, r.Dir, r.Command, r.Args, r.Any = append(r.Env, "PATH="+c.path), w.Project, []string{c.command}, []string{"a.py"}, true
		if _, err := plan.For(r); errors.Is(err, plan.ErrNotExecutable) != c.refused || !c.refused && err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// A script is refused for what PATH has it run: by env, and by a shim's shell, as pnpm's.
func TestInterpreterOfTheWorkspaceIsRefused(t *testing.T) {
	const shim = "#!/bin/sh\n# made by node\nbasedir=$(dirname \"$0\")\nif [ -x \"$basedir/node\" ]; then\n" +
		"  exec \"$basedir/node\" \"$basedir/x.js\" \"$@\"\nelse\n  exec node \"$basedir/x.js\" \"$@\"\nfi\n"
	for _, c := range []struct {
		what, text, ours string
		refused          bool
	}{
		{"env", "#!/usr/bin/env node\n", "node", true},
		{"env with a space before", "#! /usr/bin/env node\n", "node", true},
		{"env -S", "#!/usr/bin/env -S node --no-warnings\n", "node", true},
		{"env -S in one", "#!/usr/bin/env -Snode --no-warnings\n", "node", true},
		{"env with variables", "#!/usr/bin/env -S NODE_ENV=production A=1 node\n", "node", true},
		{"env with options", "#!/usr/bin/env -vS -i node\n", "node", true},
		{"env with its words quoted", "#!/usr/bin/env -S \"node\" -x\n", "node", true},
		{"env that runs another", "#!/usr/bin/env -S node --title ruby\n", "ruby", false},
		{"no env", "#!/usr/bin/node\n", "node", false},
		{"a shim", shim, "node", true},
		{"a shim's other program", shim, "dirname", true},
		{"a shim by env", "#!/usr/bin/env bash\nset -e\nA=1 exec -a gemini node x.js\n", "node", true},
		{"a shim's variable", "#!/bin/sh\nnode=1\n", "node", false},
		{"a shim's argument", "#!/bin/sh\nexec /usr/bin/x node\n", "node", false},
		{"a shim's comment", "#!/bin/sh\n# node runs it\nexec /usr/bin/x\n", "node", false},
		{"what the shell does itself", "#!/bin/sh\ntest -x /x && echo x\nexec /usr/bin/x\n", "test", false},
		{"a pipe's program", "#!/bin/sh\necho x | sed s/x/y/\n", "sed", true},
	} {
		w := newWorld(t)
		w.Write("usr/bin/gemini", c.text)
		w.Write("work/proj/bin/"+c.ours, "x")
		script, ours := filepath.Join(w.Root, "usr/bin/gemini"), filepath.Join(w.Project, "bin")
		for _, path := range []string{script, filepath.Join(ours, c.ours)} {
			if err := os.Chmod(path, 0o755); err != nil {
				t.Fatal(err)
			}
		}
		r := w.Request("safe", "gemini", "--acp")
		r.Env, r.Dir = append(r.Env, "PATH="+ours+":"+filepath.Dir(script)), w.Project
		if _, err := plan.For(r); errors.Is(err, plan.ErrNotExecutable) != c.refused || !c.refused && err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

func TestBefore(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"0.9.0", "0.10.0", true}, {"0.10.0", "0.9.0", false}, {"0.61.0", "0.61.0", false},
		{"0.61.0-preview.1", "0.61.0", true}, {"0.61.0", "0.61.0-preview.1", false},
		{"0.62.0-nightly.2", "0.61.0", false}, {"", "0.1.0", true}, {"garbage", "0.1.0", true}, {"1", "0.99.99", false},
	} {
		if got := plan.Before(c.a, c.b); got != c.want {
			t.Errorf("before(%q, %q) = %v", c.a, c.b, got)
		}
	}
}

func TestPackageOf(t *testing.T) {
	w := newWorld(t)
	w.Install("x", "@scope/x", "1.2.3")
	program := filepath.Join(w.Root, "node_modules/.bin/x")
	// A file in between, as "type": "module" needs, does not hide the package.
	w.Write("node_modules/@scope/x/bundle/package.json", `{"type":"module"}`)
	if name, version, folder := plan.PackageOf(program, []string{"@scope/x"}); name != "@scope/x" || version != "1.2.3" || folder != filepath.Join(w.Root, "node_modules/@scope/x") {
		t.Errorf("%q %q %q", name, version, folder)
	}
	if name, _, _ := plan.PackageOf(program, []string{"other"}); name != "" {
		t.Errorf("another package's name was taken: %q", name)
	}
}
