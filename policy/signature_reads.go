package policy

import (
	"path"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
)

// maxFolders bounds the folders that one "for this session" names.
const maxFolders = 3

// outsideReads are the places of which reading needs leave.
func outsideReads(reads []place.Place) []place.Place {
	var away []place.Place
	for _, p := range reads {
		if needsLeave(p) {
			away = append(away, p)
		}
	}
	return away
}

func needsLeave(p place.Place) bool {
	var f risk.Finding
	impact.Outside(&f, impact.Read, p, "")
	return f.Categories != 0
}

// changesOutside reports a place outside the workspace that is changed or removed.
func changesOutside(p place.Place) bool {
	var f risk.Finding
	impact.Outside(&f, impact.Change, p, "")
	return f.Categories != 0
}

// readsUnder covers places outside the workspace by the folders to read under.
// False: some of them may never be covered so, or they lie too far apart.
func (v coverage) readsUnder(away []place.Place) ([]Part, bool) {
	var parts []Part
	for _, p := range away {
		part, ok := v.readUnder(p)
		if !ok {
			return nil, false
		}
		parts = append(parts, part)
	}
	parts = mergedParts(parts)
	return parts, len(parts) <= maxFolders
}

// neverRead are places that no folder speaks for.
const neverRead = place.Secret | place.Startup | place.Guard | place.Device | place.Financial | place.Remote |
	place.Root | place.TopLevel | place.HomeFolder

// readUnder is the folder to cover for one place: the root of the repository
// that holds it, else the folder itself, or the one that a file lies in. Where no
// folder may be named the file is, by its path. A link that the folder holds does
// not lead out of it: what is asked for by name is compared where it leads.
func (v coverage) readUnder(p place.Place) (Part, bool) {
	if p.Path == "" || p.Any(neverRead) {
		return Part{}, false
	}
	start, whole := beforeWildcard(p.Path)
	part := Part{Kind: FolderPart, Level: risk.Medium, Categories: risk.FSOutsideWorkspace}
	if root, ok := v.repository(start); ok {
		part.Kind, part.Name = RepositoryPart, root
	} else {
		part.Name = v.folderOf(start)
	}
	if !v.mayRead(part.Name) {
		if !whole || v.folder(p.Path) {
			return Part{}, false
		}
		part.Kind, part.Name = FilePart, p.Path
	}
	part.Shown = v.shown(part.Name)
	return part, true
}

// mayRead reports a folder that leave to read may be given for: none of the
// system's, no home, nothing right below /, nothing that holds secrets by its
// name.
func (v coverage) mayRead(folder string) bool {
	p := v.w.At("", folder)
	return strings.Count(folder, "/") > 1 && p.Path == folder && !p.Any(neverRead|place.System) &&
		!p.Is(place.Inside) &&
		!(v.w.Home != "" && place.Below(v.w.Home, folder))
}

// beforeWildcard is the folder before a pattern's first wildcard, and whether
// there was none.
func beforeWildcard(p string) (string, bool) {
	folder, rest := place.FixedFolder(p)
	if rest == "" {
		return p, true
	}
	return path.Clean(folder), false
}

// repository finds the root of the repository that holds a path, as far up as
// leave may be given.
func (v coverage) repository(from string) (string, bool) {
	if v.w.Disk == nil {
		return "", false
	}
	for dir := from; v.mayRead(dir); dir = path.Dir(dir) {
		if _, err := v.w.Disk.Lstat(path.Join(dir, ".git")); err == nil {
			return dir, true
		}
	}
	return "", false
}

// folder reports a folder, as the disk says.
func (v coverage) folder(p string) bool {
	if v.w.Disk == nil {
		return path.Ext(p) == ""
	}
	info, err := v.w.Disk.Lstat(p)
	return err == nil && info.IsDir()
}

// projectDepth is how many names below a home lead to a project in most homes:
// ~/src/project.
const projectDepth = 2

// folderOf is the folder that a path is, or lies in. Without a disk it is a guess:
// the project, where homes keep those.
func (v coverage) folderOf(p string) string {
	dir := p
	if !v.folder(p) {
		dir = path.Dir(p)
	}
	if v.w.Disk != nil {
		return dir
	}
	names := strings.Split(strings.TrimPrefix(dir, "/"), "/")
	top := 0
	switch {
	case v.w.Home != "" && place.Below(dir, v.w.Home):
		top = strings.Count(path.Clean(v.w.Home), "/")
	case names[0] == "home" || names[0] == "Users":
		top = 2
	}
	return "/" + strings.Join(names[:min(len(names), top+projectDepth)], "/")
}

// shown is a path as a person reads it: from the workspace, or from the home.
func (v coverage) shown(p string) string {
	if root := v.f.root; root != "" && p != root && place.Below(p, root) {
		return "." + p[len(root):]
	}
	if home := path.Clean(v.w.Home); len(home) > 1 && p != home && place.Below(p, home) {
		return "~" + p[len(home):]
	}
	return p
}
