package place

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// A file of the workspace may be found by another name, that of a link: .claude is a link to agent/, a unit in the
// home one to deploy/app.service. It counts as what it is there, also by its real name.

// otherName is a file or a folder of the workspace, and the link by which others find it.
type otherName struct{ at, name string }

// Bounds of looking for such links: entries of one folder, and links in all.
const (
	maxLinkEntries = 400
	maxOtherNames  = 120
)

// ofPrograms are folders for the person's own programs: a link there to a tool that is being made is everyday work.
var ofPrograms = strings.Fields(".local .local/bin .local/share bin")

// ownOfHome are further folders of a home which may lie in a workspace, and hold secrets.
var ownOfHome = strings.Fields(".aws .gnupg .kube .docker .azure .config/gh .config/gcloud .config/op")

// readOtherNames looks up the links in the folders that others read, of the home and of the workspace.
func (named *elsewhere) readOtherNames(w *World) {
	if w.Home != "" && w.Home != w.root {
		for _, name := range slices.Concat(linkedFolders(), ownOfHome) {
			dir := w.Home + "/" + name
			to, err := w.Disk.Readlink(dir)
			switch {
			case err == nil:
				named.calls(w, dir, to)
			case !slices.Contains(ofPrograms, name) && !errors.Is(err, fs.ErrNotExist):
				named.linksIn(w, dir)
			}
		}
	}
	for _, name := range named.linksIn(w, w.root) {
		if name != ".git" {
			named.linksIn(w, w.root+"/"+name)
		}
	}
}

// linksIn adds the links of a folder, and lists the hidden folders in it.
func (named *elsewhere) linksIn(w *World, dir string) (hidden []string) {
	n := 0
	_ = w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		switch link := dir + "/" + e.Name(); {
		case e.Type()&fs.ModeSymlink != 0:
			if to, err := w.Disk.Readlink(link); err == nil {
				named.calls(w, link, to)
			}
		case e.IsDir() && e.Name()[0] == '.':
			hidden = append(hidden, e.Name())
		}
		return n < maxLinkEntries
	})
	return hidden
}

// calls adds a link, where it leads into the workspace. One of the workspace that is written to lead out of it is not
// followed: what it leads to may not answer.
func (named *elsewhere) calls(w *World, link, to string) {
	to = w.namedFrom(path.Dir(link), to)
	if Below(link, w.root) && !Below(to, w.root) && !Below(to, w.Workspace) {
		return
	}
	if to = w.resolve(to); !Below(to, w.root) || len(named.others) >= maxOtherNames {
		return
	}
	named.others = append(named.others, otherName{to, link})
}

// kind is what a path is by its other name. What a workspace as a whole is says nothing about it.
func (o otherName) kind(w *World, abs string) Kind {
	name := o.name + abs[len(o.at):]
	parts := splitPath(strings.ToLower(name))
	k := byName(parts, w.homeDepth(parts), exact)
	if Below(o.name, w.root) {
		return k & (Startup | AgentSettings | Instructions | Executed) &^ w.rootKinds
	}
	if k &= Startup | AgentSettings | Instructions | Secret; listedLater(strings.TrimPrefix(name, w.Home+"/")) {
		k |= Startup
	}
	if o.at == w.root {
		whole := splitPath(strings.ToLower(o.name))
		k &^= byName(whole, w.homeDepth(whole), exact)
	}
	return k
}

// listedLater reports a name below a home that the table of what runs later has.
func listedLater(name string) bool {
	return slices.ContainsFunc(runsLater, func(one string) bool {
		return one == name || strings.HasSuffix(one, "/") && strings.HasPrefix(name, one)
	})
}

// ByOtherNames are a place of the workspace and what it is by the names that links give it.
func (w *World) ByOtherNames(p Place) []Place {
	all := []Place{p}
	if w.Disk == nil || w.root == "" || !Below(p.Path, w.root) {
		return all
	}
	for _, o := range w.namedFiles().elsewhere.others {
		if Below(p.Path, o.at) {
			named := p
			named.Path = o.name + p.Path[len(o.at):]
			all = append(all, named)
		}
	}
	return all
}
