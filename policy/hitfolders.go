package policy

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/undo"
)

func (h *hitting) inTime(err error) {
	if errors.Is(err, place.ErrBudget) {
		h.unsure(risk.Say("looking at the disk took too long to tell what this touches"))
	}
}

// each yields the entries of a folder within the call's bounds.
func (h *hitting) each(folder string, yield func(fs.DirEntry)) {
	h.inTime(h.w.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		if h.looks++; h.looks > maxLooks {
			h.unsure(sayNotCounted())
			return false
		}
		yield(e)
		return true
	}))
}

// matches lists what a place names now: itself, or what its wildcards match.
func (h *hitting) matches(p place.Place) (names []string) {
	if !p.Pattern && (h.f.Tool == Shell || !wild(p.Raw)) {
		return []string{p.Path}
	}
	if _, there := h.lstat(p.Path); there {
		names = append(names, p.Path)
	}
	return h.expand(names, "/", strings.Split(strings.TrimPrefix(p.Path, "/"), "/"))
}

// expand follows a pattern's components. A hidden name must have its dot written out (bash(1),
// Pathname Expansion); "**" is taken to match folders at any depth, as with globstar.
func (h *hitting) expand(names []string, folder string, parts []string) []string {
	if len(parts) == 0 {
		return append(names, folder)
	}
	part, rest := parts[0], parts[1:]
	if !strings.ContainsAny(part, `*?[\`) {
		at := path.Join(folder, part)
		if _, there := h.lstat(at); !there {
			return names
		}
		return h.expand(names, at, rest)
	}
	if part == "**" {
		names = h.expand(names, folder, rest)
	}
	var found []string
	h.each(folder, func(e fs.DirEntry) {
		name := e.Name()
		if shell.Fits(part, name) && (name[0] != '.' || part[0] == '.' || part[0] == '\\') {
			found = append(found, name)
		}
	})
	for _, name := range found {
		at := path.Join(folder, name)
		if len(rest) == 0 {
			names = append(names, at)
		} else if h.isFolder(h.w.At("", at).Path) {
			names = h.expand(names, h.w.At("", at).Path, rest)
		}
		if part == "**" && h.isFolder(at) {
			names = h.expand(names, at, parts)
		}
	}
	return names
}

// sweeps gathers what a command takes of folders.
func (h *hitting) sweeps(c *shell.Command) {
	for i := range c.Sweeps {
		s := &c.Sweeps[i]
		switch {
		case s.Nothing, s.Lists, nowhere(s.Folder):
		case s.Folder.Path == "", s.Unknown:
			h.unsure(sayNotKnown())
		case s.Archive.Raw != "":
			h.unpacks(s)
		case s.Copied.Raw != "":
			h.lands(shell.Move{From: s.Copied, To: s.Folder, Copy: true})
		default:
			h.swept(s)
		}
	}
}

func (h *hitting) swept(s *shell.Sweep) {
	if len(s.Names) > 0 || len(s.Skips) > 0 {
		for _, at := range h.matches(s.Folder) {
			h.named(s, at, at)
		}
		return
	}
	if h.link(s.Folder) != "" {
		h.add(h.link(s.Folder), undo.All, s.Unlinks)
	}
	for _, at := range h.matches(s.Folder) {
		if !s.Unlinks {
			h.writes, h.blind = append(h.writes, at), true
		}
		part := s.Part
		if h.nested && at != h.w.At("", h.cwd).Path && h.isRepository(at) {
			part = undo.All // named itself
		}
		h.add(at, part, s.Unlinks)
	}
}

// named gathers what lies at or below a path and bears one of the names.
func (h *hitting) named(s *shell.Sweep, top, at string) {
	info, there := h.lstat(at)
	if !there {
		return
	}
	name := path.Base(at)
	if at != top && shell.Bears(s.Skips, top, at, name) {
		return
	}
	if len(s.Names) > 0 && shell.Bears(s.Names, top, at, name) || len(s.Names) == 0 && !info.IsDir() {
		if !s.Unlinks {
			h.writes = append(h.writes, at)
		}
		h.add(at, undo.All, s.Unlinks)
		return
	}
	if !info.IsDir() {
		return
	}
	var inside []string
	h.each(at, func(e fs.DirEntry) {
		if e.IsDir() || len(s.Names) == 0 || shell.Bears(s.Names, top, path.Join(at, e.Name()), e.Name()) {
			inside = append(inside, e.Name())
		}
	})
	for _, name := range inside {
		h.named(s, top, path.Join(at, name))
	}
}

// lands gathers what a move or a copy writes over: a new name, or in a folder the names that
// come there.
func (h *hitting) lands(m shell.Move) {
	if nowhere(m.To) {
		return
	}
	if m.From.Path == "" || m.To.Path == "" {
		h.unsure(sayNotKnown())
		return
	}
	into := h.isFolder(m.To.Path)
	if nowhere(m.From) { // a device's data, or none (cp /dev/null notes)
		if into {
			h.over(path.Join(m.To.Path, path.Base(m.From.Path)), false)
		} else {
			h.writesTo(m.To, undo.NotIgnored)
		}
		return
	}
	for _, from := range h.matches(m.From) {
		base := path.Base(from)
		if h.link(m.From) != "" {
			base = path.Base(h.link(m.From))
		}
		folder := h.isFolder(from)
		switch {
		case !into && m.Copy:
			h.writesTo(m.To, undo.NotIgnored)
		case !into:
			h.over(m.To.Path, true)
			h.over(h.link(m.To), true)
		case !folder:
			h.over(path.Join(m.To.Path, base), !m.Copy)
		case m.Copy: // "d/." and, for rsync, "d/" bring what the folder holds
			h.merges(from, m.To.Path)
			h.merges(from, path.Join(m.To.Path, base))
		default:
			h.add(path.Join(m.To.Path, base), undo.All, true)
		}
	}
}

// over gathers a name that something else takes, or that is written into, wherever it leads.
func (h *hitting) over(name string, unlinks bool) {
	if name == "" {
		return
	}
	if unlinks {
		if !h.isFolder(name) {
			h.add(name, undo.All, true)
		}
		return
	}
	to := h.w.At("", name)
	if h.isFolder(to.Path) {
		if h.link(to) != "" {
			h.add(h.link(to), undo.All, false)
		}
		return
	}
	h.writesTo(to, undo.All)
}

// merges gathers the files of a folder that have a name in another, as far as both go.
func (h *hitting) merges(from, to string) {
	if !h.isFolder(h.w.At("", to).Path) {
		return
	}
	var names []string
	h.each(from, func(e fs.DirEntry) { names = append(names, e.Name()) })
	for _, name := range names {
		at := path.Join(to, name)
		info, there := h.lstat(at)
		switch {
		case !there:
		case info.IsDir() && h.isFolder(path.Join(from, name)):
			h.merges(path.Join(from, name), at)
		default:
			h.over(at, false)
		}
	}
}

// unpacks gathers the files that an archive has names for.
func (h *hitting) unpacks(s *shell.Sweep) {
	data, err := h.w.Disk.ReadFile(s.Archive.Path, shell.MaxArchive)
	names, whole := shell.ArchiveNames(data)
	h.inTime(err)
	if err != nil || !whole {
		h.unsure(sayNotKnown())
	}
	for _, name := range names {
		parts := strings.Split(strings.Trim(path.Clean("/"+name), "/"), "/")
		if len(parts) <= s.Strip {
			continue
		}
		at := path.Join(s.Folder.Path, path.Join(parts[s.Strip:]...))
		if _, there := h.lstat(at); there && !strings.HasSuffix(name, "/") {
			h.over(at, false)
		}
	}
}
