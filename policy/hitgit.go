package policy

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell"
	"guard/undo"
)

// What git's own commands take beyond what git tracks now.

// takesRepositories reports git clean told twice to force, which takes repositories of their own too (git-clean(1)).
func takesRepositories(c *shell.Command) bool {
	if programOf(c) != "git clean" {
		return false
	}
	forced := 0
	for _, a := range c.Argv {
		switch {
		case a == "--force":
			forced++
		case strings.HasPrefix(a, "-") && !strings.HasPrefix(a, "--"):
			forced += strings.Count(a, "f")
		}
	}
	return forced > 1
}

func (h *hitting) isRepository(folder string) bool {
	_, there := h.lstat(path.Join(folder, ".git"))
	return there
}

// unstages reports a command after which git no longer tracks files that stay where they are: git clean takes those
// then (git-rm(1), git-reset(1), git-update-index(1), git-read-tree(1)).
func unstages(c *shell.Command) bool {
	switch programOf(c) {
	case "git rm", "git update-index", "git read-tree":
		return true
	case "git reset":
		return !slices.ContainsFunc(c.Argv, func(a string) bool {
			return a == "--hard" || a == "--keep" || a == "--merge" || a == "--soft"
		})
	}
	return false
}

// git gathers the refs that a command may take, and what may be lost of the index.
func (h *hitting) git(c *shell.Command) {
	for _, r := range c.Refs {
		h.hits = append(h.hits, undo.Hit{Path: r.Folder, Part: undo.Refs, Ref: r.Name, Stays: r.Stay, Unlinks: true})
	}
	for _, p := range c.Restages {
		if p.Path != "" && !p.Any(place.Remote) {
			h.hits = append(h.hits, undo.Hit{Path: p.Path, Part: undo.Staged, Unlinks: true})
		}
	}
}

// untracked takes what is not tracked for all that is there, where a command of the line changes what that is.
func (h *hitting) untracked() {
	changes := func(c shell.Command) bool { return unstages(&c) }
	if h.f.Tool != Shell || len(h.f.Commands) < 2 || !slices.ContainsFunc(h.f.Commands, changes) {
		return
	}
	for i := range h.hits {
		if p := &h.hits[i].Part; *p == undo.Untracked || *p == undo.NotTracked {
			*p = undo.Work
		}
	}
}
