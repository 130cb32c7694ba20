package keep

import (
	"os"
	"path"
	"path/filepath"
	"strings"

	"guard/undo"
)

// What git holds comes back only from a repository that stays.

// isRepository reports a folder that is a work tree of its own.
func isRepository(folder string) bool {
	_, err := lstat(folder + "/.git")
	return err == nil || err == errSilent
}

// takeWhole notes what the hits take with all below it.
func (w *walk) takeWhole(hits []undo.Hit) {
	for _, h := range hits {
		if h.Part == undo.All && path.IsAbs(h.Path) {
			w.whole = append(w.whole, path.Clean(h.Path))
		}
	}
}

// stays reports that the call leaves the repository of a work tree, so that it still holds the content afterwards.
func (w *walk) stays(root string) bool {
	if len(w.whole) == 0 {
		return true
	}
	goes, known := w.unsound[root]
	if !known {
		for _, folder := range gitFolders(root) {
			for _, taken := range w.whole {
				goes = goes || below(folder, taken) || below(taken, folder+"/objects")
			}
		}
		if w.unsound == nil {
			w.unsound = map[string]bool{}
		}
		w.unsound[root] = goes
	}
	return !goes
}

func below(p, folder string) bool {
	return p == folder || strings.HasPrefix(p, strings.TrimSuffix(folder, "/")+"/")
}

// maxGitFile bounds a work tree's .git that is a file, in bytes.
const maxGitFile = 4096

// gitFolders are those in which git's data of a work tree lie: its own, and for a linked one or a submodule's that
// which it names (gitrepository-layout(5)).
func gitFolders(root string) []string {
	own := path.Join(root, ".git")
	folders := []string{own}
	info, err := lookAt(own, func() (os.FileInfo, error) { return os.Stat(own) })
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxGitFile {
		return folders
	}
	text, err := os.ReadFile(own)
	named, ok := strings.CutPrefix(string(text), "gitdir:")
	if err != nil || !ok {
		return folders
	}
	if named = strings.TrimSpace(named); !path.IsAbs(named) {
		named = path.Join(root, named)
	}
	if real, err := filepath.EvalSymlinks(named); err == nil {
		named = real
	}
	common, _, _ := strings.Cut(named, "/worktrees/")
	return append(folders, named, common)
}
