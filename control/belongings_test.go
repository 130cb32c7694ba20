package control

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"guard/policy"
	"guard/policy/repository"
	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// belongings are what a person has in a scene's workspace, and the store of what was kept of it. A content has
// the name that git gives to it.
type belongings struct {
	dir   string
	store *store.Store
	kept  []string          // manifests
	files map[string]string // path to content

	commits map[string]string // to what names each
}

func newBelongings(t *testing.T, workspace, kept string) *belongings {
	t.Helper()
	s, err := store.Open(kept)
	if err != nil {
		t.Fatal(err)
	}
	return &belongings{dir: workspace, store: s, files: map[string]string{}, commits: map[string]string{}}
}

// largest is the most of one file that guard keeps unless it is told otherwise, in bytes (docs/undo.md, Bounds).
const largest = 64 << 20

// longest is how many files one call's keeping looks at: a line of which nobody knows what it takes may take
// every file of the machine.
const longest = 20_000

// looks is a clock that each look at a file moves, since no machine is too slow for a scene.
func looks() func() time.Time {
	now := time.Now()
	return func() time.Time {
		now = now.Add(time.Microsecond)
		return now
	}
}

// keep keeps what a call would take as a run of guard does, with time to spare.
func (b *belongings) keep(repositories *repository.Repositories) Keep {
	memory := &keep.Memory{Filled: policy.FilledByTools}
	return func(f *policy.Facts) policy.Keeping {
		hits, _ := f.Hits(patientDisk)
		if hits = append(hits, f.InCase(patientDisk)...); len(hits) == 0 {
			return nil
		}
		git, _ := repositories.For(patientDisk()).(keep.Git)
		bounds := keep.Bounds{File: largest, Call: 8 * largest, Wait: longest * time.Microsecond}
		call := (&keep.Keeper{Store: b.store, Memory: memory, Bounds: bounds, Now: looks()}).Keep(hits, git)
		if call == nil {
			return nil
		}
		if hash := call.Kept().Manifest; hash != "" {
			b.kept = append(b.kept, hash)
		}
		return call
	}
}

// contents is what lies in the workspace now, but for files that are empty or too large to be kept.
func (b *belongings) contents() map[string]string {
	all := map[string]string{}
	_ = filepath.WalkDir(b.dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
		case entry.IsDir() && entry.Name() == ".git":
			return fs.SkipDir
		case entry.Type().IsRegular():
			if info, err := entry.Info(); err != nil || info.Size() == 0 || info.Size() > largest {
				return nil
			}
			if content, err := os.ReadFile(path); err == nil {
				all[path] = contentID(content)
			}
		}
		return nil
	})
	return all
}

// wrote adds what the person has written since the workspace held what is given.
func (b *belongings) wrote(since map[string]string) {
	for path, content := range b.contents() {
		if since[path] != content {
			b.files[path] = content
		}
	}
	maps.Copy(b.commits, namedCommits(b.dir))
}

// lost tells, once, of files whose content is nowhere any more: under no name in the workspace, not in git, and
// not kept.
func (b *belongings) lost() (paths []string) {
	there := map[string]bool{}
	for _, content := range b.contents() {
		there[content] = true
	}
	for path, content := range b.files {
		if !there[content] && !b.inGit(content) && !b.comesBack(path, content) {
			paths = append(paths, path)
			delete(b.files, path)
		}
	}
	return append(paths, b.lostCommits()...)
}

func (b *belongings) inGit(content string) bool {
	return exec.Command("git", "-C", b.dir, "cat-file", "-e", content).Run() == nil
}

func (b *belongings) comesBack(path, content string) bool {
	return b.anyKept(func(entry *undo.Entry, held func() []byte) bool {
		return string(entry.Path) == path && contentID(held()) == content
	})
}

// anyKept reports a thing among those that were kept; held is its content, nothing where that cannot be read.
func (b *belongings) anyKept(is func(entry *undo.Entry, held func() []byte) bool) bool {
	for _, hash := range b.kept {
		m, err := b.store.Manifest(hash)
		if err != nil {
			continue
		}
		for i := range m.Entries {
			entry := &m.Entries[i]
			if is(entry, func() []byte { return b.contentOf(hash, entry) }) {
				return true
			}
		}
	}
	return false
}

func (b *belongings) contentOf(hash string, entry *undo.Entry) []byte {
	in, err := b.store.Content(hash, entry)
	if err != nil {
		return nil
	}
	defer in.Close()
	content, err := io.ReadAll(in)
	if err != nil {
		return nil
	}
	return content
}

// contentID is what git names a content by (gitformat-pack(5), blob).
func contentID(content []byte) string {
	sum := sha1.New()
	fmt.Fprintf(sum, "blob %d\x00", len(content))
	sum.Write(content)
	return hex.EncodeToString(sum.Sum(nil))
}
