package control

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"

	"guard/undo"
)

// What a person has in a repository beyond files is commits that something leads to: a branch, a tag, a stash.

// objectName is one as git writes it.
var objectName = regexp.MustCompile(`\b[0-9a-f]{40}\b`)

// namedCommits are the objects that refs and the list of stashes of a repository name, each with a file that does so.
func namedCommits(workspace string) map[string]string {
	all := map[string]string{}
	for _, name := range [...]string{"refs", "packed-refs", "logs/refs/stash"} {
		namesIn(filepath.Join(workspace, ".git", name), all)
	}
	return all
}

// namesIn adds the objects that are named in a file, or in those below a folder.
func namesIn(root string, all map[string]string) {
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			text, _ := os.ReadFile(path)
			for _, id := range objectName.FindAll(text, -1) {
				all[string(id)] = path
			}
		}
		return nil
	})
}

// lostCommits tells, once, of those to which nothing leads any more, not even git's own log of moves, and that are not
// kept.
func (b *belongings) lostCommits() (names []string) {
	there := namedCommits(b.dir)
	namesIn(filepath.Join(b.dir, ".git", "logs"), there)
	for id, name := range b.commits {
		if there[id] == "" && !b.led(id) && !b.keepsCommit(id) {
			names = append(names, name)
			delete(b.commits, id)
		}
	}
	return names
}

// led reports a commit that a ref leads to.
func (b *belongings) led(id string) bool {
	out, err := exec.Command("git", "-C", b.dir, "for-each-ref", "--contains", id).Output()
	return err == nil && len(bytes.TrimSpace(out)) > 0
}

// keepsCommit reports one that what was kept names.
func (b *belongings) keepsCommit(id string) bool {
	return b.anyKept(func(entry *undo.Entry, held func() []byte) bool {
		return entry.Ref != nil && entry.Ref.ID == id || bytes.Contains(held(), []byte(id))
	})
}
