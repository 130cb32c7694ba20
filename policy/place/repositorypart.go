package place

import (
	"path"
	"strings"
)

// parts of a repository: a folder that git was not told of becomes one by HEAD, objects
// and refs, whatever it is called (gitrepository-layout(5); git-config(1),
// safe.bareRepository), and what then runs is what its config says or that of the
// repository that commondir names. Either alone is everyday: a file called config is in
// every second project, one called HEAD in test data. So only what makes the pair, or
// changes one half of it, counts as .git/config does.
var repositoryPairs = []struct {
	name   string
	others []string
}{
	{"head", []string{"config", "commondir"}},
	{"config", []string{"HEAD"}},
	{"config.worktree", []string{"HEAD"}},
	{"commondir", []string{"HEAD"}},
}

// RepositoryPairs lists the files of which one, beside a file, makes its folder a
// repository with settings.
func RepositoryPairs(file string) []string {
	base := path.Base(file)
	for _, one := range repositoryPairs {
		if !strings.EqualFold(one.name, base) {
			continue
		}
		pairs := make([]string, len(one.others))
		for i, name := range one.others {
			pairs[i] = path.Join(path.Dir(file), name)
		}
		return pairs
	}
	return nil
}

// ofRepository reports a file that makes, or is, a part of a repository by what the disk
// shows beside it: settings and HEAD, or a hook.
func (w *World) ofRepository(abs string) bool {
	if w.Disk == nil {
		return false
	}
	for _, pair := range RepositoryPairs(abs) {
		if w.regular(pair) {
			return true
		}
	}
	if dir, _ := path.Split(abs); strings.EqualFold(path.Base(dir), "hooks") {
		top := path.Dir(path.Dir(abs))
		return w.regular(top+"/HEAD") && (w.regular(top+"/config") || w.regular(top+"/commondir"))
	}
	return false
}

// regular reports something at a path that is no folder: git follows links there too.
func (w *World) regular(p string) bool {
	info, err := w.Disk.Lstat(p)
	return err == nil && !info.IsDir()
}
