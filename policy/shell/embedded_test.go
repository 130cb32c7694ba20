package shell_test

import (
	"os"
	"path/filepath"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestEmbeddedRepository: git in a repository inside the workspace's own work tree counts
// as running what its settings and hooks say.
func TestEmbeddedRepository(t *testing.T) {
	const head, evil, plain = "ref: refs/heads/main\n", "[core]\n\tfsmonitor = ./evil\n", "[core]\n\tbare = true\n[remote \"origin\"]\n\turl = https://example.com/x\n"
	w, top := onDisk(t, map[string]string{
		".git/HEAD": head, ".git/config": plain, ".git/modules/sub/config": "[core]\n\tworktree = ../../../sub\n", "sub/.git": "gitdir: ../.git/modules/sub\n",
		"bad/HEAD": head, "bad/config": evil, "bad/objects/": "", "bad/refs/": "", "bad/in/x": "",
		"good/HEAD": head, "good/config": plain, "good/objects/": "", "good/refs/": "", "good/hooks/pre-commit.sample": "x",
		"hook/HEAD": head, "hook/config": plain, "hook/refs/": "", "hook/hooks/pre-commit": "x",
		"oneline/HEAD": head, "oneline/config": "[a] [core] fsmonitor = ./evil\n", "oneline/refs/": "",
		"goeson/HEAD": head, "goeson/config": "[core]\n\tx = a\\\n[user]\n\tfsmonitor = ./evil\n", "goeson/refs/": "",
		"common/HEAD": head, "common/commondir": "../bad\n", "common/config": plain,
		"own/HEAD": head, "own/config": "[extensions]\n\tworktreeConfig = true\n", "own/config.worktree": evil, "own/refs/": "",
		"file/.git": "gitdir: ../bad\n", "fine/.git": "gitdir: ../good\n", "broken/.git": "x", "src/a.go": "package a\n", "tree/HEAD": head, "tree/config": "[core]\n\tworktree = ..\n", "tree/refs/": "",
	})
	for line, runs := range map[string]bool{
		"git -C bad status": true, "cd bad && git status": true, "cd bad/in && git log": true, "cd src && cd ../bad && git status": true, "git -C oneline status": true, "git -C goeson status": true,
		"git -C hook commit -m x": true, "git -C common status": true, "git -C own status": true, "git -C file status": true, "git -C broken status": true, "git -C tree status": true,
		"cp -r bad b2 && git -C b2 status": true, "mv bad b2 && cd b2 && git status": true, "mkdir b2 && cp bad/* b2/ && git -C b2 status": true, "cp bad/config good/config; git -C good status": true,
		"tar xf x.tar && cd fromtar && git status": true, "git --git-dir=. -C bad status": true, "(cd bad; git status)": true, "git --bare -C bad log": true, "env -C bad git status": true, "for d in bad; do git -C $d status; done": true, "find bad -name HEAD -execdir git status \\;": true, "echo bad | xargs -I{} git -C {} status": true, "ln -s bad l && cd l && git status": true, "pushd bad && git status": true, "for d in */; do (cd $d && git status); done": true, "git submodule foreach git status": true, "sh -c 'cd bad && git status'": true, "cd bad || true; git status": true,
		"cd bad && gh pr list": true, "cd good && gh pr list": false, "git -C good status": false, "git -C sub status": false, "cd sub && git log -1": false, "git -C fine status": false, "git -C src status": false, "git status": false, "cp -r src s2 && cd s2 && git status": false,
		"git -C good -c core.fsmonitor=false status": false, "d=$(mktemp -d); git init $d && git -C $d status": false, "d=$(mktemp -d); cd $d && git init && git add . && git commit -m x": false, "git init new && cd new && git status": false, "mkdir -p new && cd new && git init && git status": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.ExecArbitrary) != runs {
			t.Errorf("%q: %s %v, runs %v", line, r.Categories, r.Reasons, runs)
		}
	}
}

// TestFilesThatMakeARepository: what makes a folder a repository with settings counts as
// .git/config does, and either half of it alone as any file.
func TestFilesThatMakeARepository(t *testing.T) {
	w, top := onDisk(t, map[string]string{".git/HEAD": "x", "bare/HEAD": "x", "bare/config": "x", "half/HEAD": "x", "other/config": "x", "a": "x", "folder/config/x": ""})
	for line, protected := range map[string]bool{
		"echo x > bare/config": true, "echo x >> bare/config": true, "echo x > half/config": true, "echo x > other/HEAD": true, "echo x > half/commondir": true, "cp a half/config": true, "tee half/config < a": true,
		"echo x > bare/hooks/pre-commit": true, "echo x > bare/config.worktree": true, "mkdir v; echo x > v/HEAD; echo y > v/config": true, "mkdir v; echo y > v/config; cp a v/HEAD": true, "echo x > half/CONFIG": true, "mkdir -p /tmp/zz9 && echo x > /tmp/zz9/HEAD && echo y > /tmp/zz9/config": true, "d=$(mktemp -d); cp a $d/HEAD; cp a $d/config": true, "sed -i s/x/y/ bare/config": true,
		"echo x > new/config": false, "echo x > new/HEAD": false, "echo x > half/other": false, "echo x > half/hooks/x": false, "echo x > config": false, "echo x > folder/HEAD": false, "mkdir -p v && echo x > v/config": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.ExecArbitrary) != protected {
			t.Errorf("%q: %s %v, protected %v", line, r.Categories, r.Reasons, protected)
		}
	}
	if !w.At(top, "half/config").Is(place.VCS) || w.At(top, "config").Is(place.VCS) {
		t.Error("a tool call that writes half/config counts as one that writes .git/config")
	}
}

// TestBareWorkspace: a workspace without .git that the session makes a repository itself.
func TestBareWorkspace(t *testing.T) {
	w, top := onDisk(t, map[string]string{"HEAD": "ref: refs/heads/main\n", "config": "[core]\n\tfsmonitor = ./evil\n", "objects/": "", "refs/": ""})
	if r := shell.Read("git status", top, w); !r.Categories.Has(risk.ExecArbitrary) {
		t.Errorf("%s %v", r.Categories, r.Reasons)
	}
	if err := os.WriteFile(filepath.Join(top, "config"), []byte("[core]\n\tbare = true\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := shell.Read("git log -1", top, w); r.Categories != 0 {
		t.Errorf("%s %v", r.Categories, r.Reasons)
	}
}
