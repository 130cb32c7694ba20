package git

import (
	"io/fs"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// A revision that is computed, or named in a way that is not understood, may be any: what a branch or a tag, or one of
// the commits before HEAD, would put over the person's files counts.

// Bounds of the revisions that are tried for one that is not known.
const (
	maxTips   = 30
	maxBefore = 10
)

// guessing judges what they may put there.
type guessing struct{ *Judge }

// plainName is a name that git knows as a ref or not at all.
var plainName = lazy.Pattern(`^[\w./+-]+$`)

// anyOf are the revisions that one of the words of a subcommand may stand for, where it is not understood.
func (j guessing) anyOf(v *option.Invocation, sub string, byName bool) (all []files.TreeChange) {
	a, given := v.Option("-s", "--source")
	if sub != "restore" && len(v.Operands) > 0 && !(byName && (v.Rest == 0 || v.Rest < 0 && len(v.Operands) == 1)) {
		a, given = v.Operands[0], true
	}
	if sub == "stash" || !given {
		return nil
	}
	if a.Known() {
		none := func(string) bool { return false }
		if _, ok := j.World.Git.Brings(j.State.Cwd, a.Text, a.Text, none); ok || a.Text == "FETCH_HEAD" {
			return nil
		}
	}
	tips := j.tips(func(ref string) bool {
		return a.Known() && strings.HasPrefix(ref, "refs/remotes/") && strings.HasSuffix(ref, "/"+a.Text)
	})
	// There is no branch of a remote's that a checkout makes one of (git-checkout(1), --guess).
	if len(tips) == 0 && !(a.Known() && plainName().MatchString(a.Text)) {
		tips = j.tips(func(string) bool { return true })
		back := "HEAD"
		for range maxBefore {
			back += "^"
			tips = append(tips, back)
		}
	}
	for _, tip := range tips {
		all = append(all, files.TreeChange{From: "HEAD", To: tip})
	}
	return all
}

// tips are branches, tags and branches of remotes, up to a number.
func (j guessing) tips(wanted func(ref string) bool) (all []string) {
	root := j.WorkTree()
	if j.World.Disk == nil || root == "" {
		return nil
	}
	take := func(ref string) {
		if len(all) < maxTips && wanted(ref) && path.Base(ref) != "HEAD" {
			all = append(all, ref)
		}
	}
	folders := []string{"refs/heads", "refs/tags", "refs/remotes"}
	for i := 0; i < len(folders) && i < maxTips; i++ {
		j.InTime(j.World.Disk.ReadDir(root+"/.git/"+folders[i], func(e fs.DirEntry) bool {
			if name := folders[i] + "/" + e.Name(); e.IsDir() {
				folders = append(folders, name)
			} else {
				take(name)
			}
			return len(folders) < effect.MaxTried*maxTips && len(all) < maxTips
		}))
	}
	packed, err := j.World.Disk.ReadFile(root+"/.git/packed-refs", maxPacked)
	if err != nil {
		return all
	}
	for line := range strings.Lines(string(packed)) {
		if _, ref, ok := strings.Cut(strings.TrimSpace(line), " "); ok && strings.HasPrefix(ref, "refs/") {
			take(ref)
		}
	}
	return all
}
