package repository

import (
	"path"
	"strings"
)

// What is given up with --abort: HEAD goes back to where a rebase, a series of picks or of patches began, and the
// commits since then are left to the reflog (git-rebase(1), git-cherry-pick(1), git-am(1); git 2.47, sequencer.c,
// builtin/am.c).

// begunIn are the files that name the commit where it began, and what the reflog says of those that git itself copied.
var begunIn = [...]struct{ state, file, copies string }{
	{"rebase-merge", "rebase-merge/orig-head", ""},
	{"rebase-apply", "rebase-apply/orig-head", ""},
	{"rebase-apply", "ORIG_HEAD", "am"},
	{"sequencer", "sequencer/head", "cherry-pick"},
	{"sequencer", "sequencer/head", "revert"},
}

// Begun implements place.Git.
func (v *view) Begun(folder string) (commit string, copies bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return "", true
	}
	for _, one := range begunIn {
		if s, there, err := v.fresh(under(w.dir, one.state)); err != nil || !there || !s.Mode.IsDir() {
			continue
		}
		begun, ok := commitIn(v, under(w.dir, one.file))
		if !ok {
			continue
		}
		head, known := v.head(w)
		copies = copies || known && head == begun || one.copies == "" && onlyPicked(v, w) ||
			one.copies != "" && onlyCopied(v, w, one.copies, begun)
		commit = begun.String()
	}
	return commit, commit == "" || copies
}

// onlyCopied reports that HEAD's reflog tells of nothing but what git did by itself since a commit.
func onlyCopied(v *view, w *worktree, by string, since oid) bool {
	data, _, ok := v.whole(under(w.dir, "logs/HEAD"), maxPackedRefs)
	lines := strings.Split(strings.TrimRight(string(data), "\n"), "\n")
	for i := len(lines) - 1; ok && i >= 0; i-- {
		who, what, _ := strings.Cut(lines[i], "\t")
		if words := strings.Fields(who); len(words) > 1 && words[1] == since.String() {
			return true
		}
		if !strings.HasPrefix(what, by+":") {
			return false
		}
	}
	return false
}
