package place

// CheckedOut tells what git would put into the work tree around a folder. Revisions are as in gitrevisions(7).
type CheckedOut interface {
	// Between lists the files that commits hold otherwise than HEAD which lead to any of some revisions and not to
	// others, by their paths in the work tree: what a search among them may check out, and wanted takes. False where a
	// revision is not understood, or not all could be seen.
	Between(folder string, to, without []string, wanted func(path string) bool) (files []string, ok bool)
	// Leading lists commits that lead to any of some revisions and not to others, the newest first, at most some, by
	// their names. What cannot be read is left out.
	Leading(folder string, to, without []string, most int) (commits []string)
	// Bisecting tells of a bisection that is under way what is bad, what is good, and where it began; empty: not told
	// yet.
	Bisecting(folder string) (bad, good []string, began string)
	// Lays reports that a revision holds a file or a link at a path: git puts it there whatever lies there. Of a
	// folder, a submodule or nothing it reports false.
	Lays(folder, revision, path string) bool
	// Unlooked lists the tracked files at or below a path that git is told not to look at (git-update-index(1),
	// assume-unchanged and skip-worktree), and that are there with other bytes than the index holds: what git takes for
	// unchanged it takes away.
	Unlooked(path string) []string
}
