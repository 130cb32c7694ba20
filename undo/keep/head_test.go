package keep_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// rooted is git that holds some files of a work tree.
type rooted struct {
	heldByGit
	root string
}

func (g rooted) Blob(p string) (root, id string, ok bool) { return g.root, "1", g.heldByGit[p] }

// What git held when it was looked at last is looked at anew once its HEAD has moved, by whatever way.
func TestWhatGitHoldsNoMoreIsKeptInCase(t *testing.T) {
	for name, line := range map[string]string{
		"a reset":                 "git reset -q --soft HEAD~1",
		"another commit":          "git commit -q --amend -m z",
		"another branch":          "git symbolic-ref HEAD refs/heads/other",
		"a ref, without a log":    "git update-ref --no-deref HEAD HEAD~1; rm -r .git/logs",
		"refs that are packed":    "git pack-refs --all; git reset -q --soft HEAD~1",
		"a repository that goes":  "rm -rf .git",
		"a repository that comes": "rm -rf .git; git init -q",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			shell := func(line string) {
				t.Helper()
				c := exec.Command("sh", "-ec", line)
				c.Dir = dir
				c.Env = append(os.Environ(), "HOME="+dir, "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b",
					"GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
				if out, err := c.CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
			}
			shell("git init -q; git commit -q --allow-empty -m x; echo mine > notes.md; git add .; git commit -qm y")
			s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
			if err != nil {
				t.Fatal(err)
			}
			k := keep.Keeper{Store: s, Memory: &keep.Memory{}}
			git := rooted{heldByGit{filepath.Join(dir, "notes.md"): true}, dir}
			hits := []undo.Hit{{Path: dir, Part: undo.Unsaved}}
			for range 2 {
				if got := k.Keep(hits, git).Kept(); got.InCase != 0 {
					t.Fatalf("what git holds is kept: %+v", got)
				}
			}
			shell(line)
			clear(git.heldByGit)
			if got := k.Keep(hits, git).Kept(); got.InCase != 1 {
				t.Errorf("what git holds no more is not kept: %+v", got)
			}
		})
	}
}

// What is named beside the folder that it lies in is kept once.
func TestKeptInCaseOnce(t *testing.T) {
	p := newPlace(t)
	p.Memory = &keep.Memory{}
	file := p.write("a/notes.md", []byte("x"))
	p.write("b.md", []byte("y"))
	for range 2 {
		call := p.Keep([]undo.Hit{{Path: p.dir, Part: undo.Unsaved}, {Path: file, Part: undo.Unsaved}}, nil)
		if _, m := p.entries(call); len(m.Entries) != 2 || call.Kept().InCase != 2 {
			t.Errorf("%d entries, %+v", len(m.Entries), call.Kept())
		}
	}
}
