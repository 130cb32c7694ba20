package place

import (
	"cmp"
	"strings"
	"sync"
)

// FileID tells one folder from every other that exists at the same time (stat(2): st_dev, st_ino).
type FileID struct{ Dev, Ino uint64 }

// Workspaces remembers where workspaces lie from one request to the next, as long as their paths
// still lead to the same folders. The zero value knows none; it may be shared.
type Workspaces struct {
	mu    sync.Mutex
	known map[string]workspace
}

// workspace is one that was looked up: the path with its symlinks resolved, and what its name says.
type workspace struct {
	id    FileID
	root  string
	kinds Kind
}

// maxWorkspaces bounds what is remembered: a run has one for each of its sessions.
const maxWorkspaces = 64

// Root is the workspace with its own symlinks resolved; empty when there is none.
func (w *World) Root() string {
	if w.root != "" || w.Workspace == "" {
		return w.root
	}
	s := w.lookedUp(w.Workspace, w.Workspace, func(root string) Kind {
		parts := splitPath(strings.ToLower(root))
		return byName(parts, w.homeDepth(parts), exact)
	})
	w.root, w.rootKinds = s.root, s.kinds
	return w.root
}

// lookedUp is a folder by its path, as it was found for an earlier request if the path leads to the same one still.
func (w *World) lookedUp(key, path string, kinds func(root string) Kind) workspace {
	var id FileID
	known := w.Workspaces != nil && w.Disk != nil
	if known {
		var err error
		if id, err = w.Disk.ID(path); err != nil {
			known = false
		} else if s, ok := w.Workspaces.at(key, id); ok {
			return s
		}
	}
	s := workspace{id: id, root: w.resolve(path)}
	s.kinds = kinds(s.root)
	if known && s.root != "" {
		w.Workspaces.keep(key, s)
	}
	return s
}

func (k *Workspaces) at(path string, id FileID) (workspace, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	s, ok := k.known[path]
	return s, ok && s.id == id
}

func (k *Workspaces) keep(path string, s workspace) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.known == nil || len(k.known) >= maxWorkspaces {
		k.known = map[string]workspace{}
	}
	k.known[path] = s
}

// RealHome is the home with links on the way resolved, as the paths of places are: where homes lie on another disk,
// the name that the person knows is a link.
func (w *World) RealHome() string {
	if w.Home == "" {
		return ""
	}
	home := w.lookedUp("~"+w.Home, w.Home, func(string) Kind { return 0 })
	return cmp.Or(home.root, w.Home)
}
