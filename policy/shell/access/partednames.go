package access

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Names that go on as a text are parted by who reads them: at blanks (xargs, a word of the shell without quotes), or at
// the ends of lines (read, xargs -d '\n'). Of "src/x /etc/passwd", a file below src, the second part leads anywhere. So
// does what is left of src/etc/passwd once a filter takes its front away.

// Parted tells whether a list of names may, once a reader has parted them, name what lies elsewhere.
type Parted struct{ *files.Folders }

// maxPartedFolders bounds the folders that are looked through for such names.
const maxPartedFolders = 300

// leadsAwayParted is a part of a path after which a reader's next word is absolute, or begins with "..": quotes are
// xargs's (xargs(1), GNU findutils 4.10).
var leadsAwayParted = lazy.Pattern(`\s["'\\]*(?:$|["'\\.]*\.\.)|\n`)

// Below is the origin of the names that are listed below words.
func (p Parted) Below(tops []taint.Word) taint.Origin {
	for _, top := range tops {
		odd := false
		p.each(p.Place(top).Path, func(at string) bool {
			odd = leadsAwayParted().MatchString(path.Base(at))
			return !odd
		})
		if odd {
			return taint.FromUnknown
		}
	}
	return 0
}

// Spelled is Below of names that a program prints as they stand on the line.
func (p Parted) Spelled(words []taint.Word) taint.Origin {
	for _, a := range words {
		names := []string{a.Text}
		if a.Glob != "" && p.World.Disk != nil {
			names = p.World.Expand(p.State.Cwd, a.Glob).Names
		}
		for _, name := range names {
			if slices.ContainsFunc(strings.Split(name, "/"), leadsAwayParted().MatchString) {
				return taint.FromUnknown
			}
		}
	}
	return 0
}

// Cut is the origin of what is left of names of the workspace after a filter has taken some of each away: none, if no
// name there ends as the path of something elsewhere.
func (p Parted) Cut() (from taint.Origin) {
	root := p.World.Root()
	if p.World.Disk == nil || root == "" || p.Wrap.Remote {
		return 0
	}
	top := map[string]bool{}
	p.InTime(p.World.Disk.ReadDir("/", func(e fs.DirEntry) bool { top[e.Name()] = true; return true }))
	p.each(root, func(at string) bool {
		within := strings.Split(strings.TrimPrefix(at, strings.TrimSuffix(root, "/")+"/"), "/")
		for i, part := range within {
			if top[part] && p.elsewhere("/"+strings.Join(within[i:], "/")) ||
				i < len(within)-1 && part != ".." && strings.HasSuffix(part, "..") {
				from = taint.FromUnknown
			}
		}
		return from == 0
	})
	return from
}

// elsewhere reports that something stands at a path outside the workspace which is not everybody's to read.
func (p Parted) elsewhere(at string) bool {
	info := files.Elsewhere(p.Folders, p.World.At("", at), at)
	return info != nil && (!info.IsDir() || strings.Count(at, "/") > 1 || place.Below(p.World.Home, at))
}

// each goes through what lies below a folder, and what the line itself makes there, until one is enough. Folders that
// tools fill come last.
func (p Parted) each(dir string, next func(at string) bool) {
	if p.World.Disk == nil || dir == "" || p.Wrap.Remote || !p.World.At("", dir).Is(place.Inside) {
		return
	}
	for _, made := range slices.Concat(p.Born, p.Blind) {
		if place.Below(made, dir) && made != dir && !next(made) {
			return
		}
	}
	folders, filled := []string{dir}, []string(nil)
	for n := 0; n < maxPartedFolders && len(folders) > 0; n++ {
		more := true
		p.InTime(p.World.Disk.ReadDir(folders[0], func(e fs.DirEntry) bool {
			at := path.Join(folders[0], e.Name())
			switch {
			case !e.IsDir() || e.Name() == ".git":
			case files.FilledByTools(e.Name()):
				filled = append(filled, at)
			default:
				folders = append(folders, at)
			}
			more = next(at)
			return more
		}))
		if folders = folders[1:]; !more {
			return
		}
		if len(folders) == 0 {
			folders, filled = filled, nil
		}
	}
}
