// Package gitfolder tells where repositories begin, by the names that git itself goes by. A folder comes in, and a yes
// or no goes out. It starts no git and reads no file.
package gitfolder

import (
	"os"
	"path/filepath"
)

// HoldsRepository reports a folder with a repository in it, or a further work tree of one: a file
// .git, or a folder .git with a HEAD, without which git takes it for nothing either
// (gitrepository-layout(5)). Codex's sandbox leaves empty ones behind (0.169).
func HoldsRepository(dir string) bool {
	git := filepath.Join(dir, ".git")
	info, err := os.Stat(git)
	if err != nil || !info.IsDir() {
		_, err = os.Lstat(git)
		return err == nil
	}
	_, err = os.Lstat(filepath.Join(git, "HEAD"))
	return err == nil
}
