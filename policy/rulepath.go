package policy

import (
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/bmatcuk/doublestar/v4"

	"guard/policy/place"
	"guard/policy/shell"
	"guard/undo"
)

// What a deny or an ask over paths must know, and no path of the request names: what its wildcards match, what a search
// finds for another command, and what lies in a folder that is read whole.

// also is such a path. The zero value is none.
type also struct {
	path    string
	whole   bool // with all that lies in it
	pattern bool // it stands for all that its wildcards match: no disk tells what that is
	deep    bool // it is a folder that holds more than was looked at: what a glob seeks at any depth may be there
	below   bool // it lies in a folder that is among them
}

// surroundings are such paths of a request. They are looked for when a rule asks: most people have none over paths.
type surroundings struct {
	*analysis
	once  sync.Once
	found []also
	over  bool
	tries atomic.Int64

	spells  sync.Once
	spelled []spelledCommand
}

// Rests gives up, before a question waits for hours, what of the disk only rules over paths ask for, where none of the
// rules is one.
func (f *Facts) Rests(rules []Rule) {
	if !slices.ContainsFunc(rules, func(r Rule) bool { return len(r.Paths) > 0 }) {
		f.beside = nil
	}
}

func (a *surroundings) all() []also {
	if a == nil {
		return nil
	}
	a.once.Do(a.find)
	return a.found
}

// maxAlso bounds them for one request; past it all of the workspace counts.
const maxAlso = 10_000

// maxFound bounds the entries of folders that are looked at for one search.
const maxFound = 10_000

// find adds what a request touches beside its own paths.
func (a *surroundings) find() {
	f := a.f
	h := &hitting{f: f, w: a.w}
	if len(f.Commands) == 0 {
		a.wildcards(h, slices.Concat(f.Reads, f.Writes, f.Deletes, f.Takes), false)
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		a.wildcards(h, slices.Concat(c.Reads, c.Writes, c.Deletes), len(c.Argv) > 0 && wholeReader(c) == nil &&
			slices.Contains(fileReaders, path.Base(c.Argv[0])))
	}
	if a.w.Disk == nil {
		return
	}
	a.searched(h)
	for i := range f.Commands {
		c := &f.Commands[i]
		open := func(p place.Place) bool { return p.Open && (p.Raw == "*" || slices.Contains(c.Wrappers, "find")) }
		if slices.ContainsFunc(c.Reads, open) || slices.ContainsFunc(c.Writes, open) ||
			slices.ContainsFunc(c.Deletes, open) {
			a.finds(c)
		}
		if byFd(c) {
			a.foundIn(h, c)
		}
		if r := wholeReader(c); r != nil {
			a.inFolders(h, c, r)
		}
	}
	a.goes()
}

// goes adds what goes, or goes on under another name, with a folder: rm -r, mv, find -delete.
func (a *surroundings) goes() {
	h := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
	if len(a.f.Commands) == 0 {
		for _, p := range slices.Concat(a.f.Deletes, a.f.Takes) {
			h.takes(p)
		}
	}
	for i := range a.f.Commands {
		c := &a.f.Commands[i]
		for _, p := range c.Deletes {
			if !p.Open {
				h.takes(p)
			}
		}
		for _, m := range c.Moves {
			if !m.Copy && !m.From.Open {
				h.takes(m.From)
			}
		}
		for _, s := range c.Sweeps {
			if s.Unlinks && !s.Lists && s.Archive.Raw == "" && s.Copied.Raw == "" && s.Folder.Path != "" {
				h.swept(&s)
			}
		}
	}
	for _, hit := range h.hits {
		switch folder := h.isFolder(hit.Path); {
		case !folder:
			a.notes(also{path: hit.Path})
		case hit.Part == undo.All && !shell.FilledByTools(path.Base(hit.Path)):
			a.entries(hit.Path, &reader{goes: true})
		}
	}
}

// notes adds one.
func (a *surroundings) notes(one also) {
	if len(a.found) < maxAlso || one.deep {
		a.found = append(a.found, one)
	} else if !a.over {
		a.over = true
		a.found = append(a.found, also{path: a.f.root, whole: true, deep: true})
	}
}

// fileReaders are programs that make nothing of a folder among their operands.
var fileReaders = strings.Fields("cat head tail wc sort uniq cut tr nl tac grep egrep fgrep sed awk md5sum sha1sum " +
	"sha256sum file strings od xxd hexdump less more jq diff cmp paste join column")

// wildcards adds what patterns among places match now; files: but for folders.
func (a *surroundings) wildcards(h *hitting, places []place.Place, files bool) {
	for _, p := range places {
		if p.Path != "" && !p.Open && wild(p.Path) && !nowhere(p) {
			a.matched(h, p, files)
		}
	}
}

// matched adds what a pattern matches now.
func (a *surroundings) matched(h *hitting, p place.Place, files bool) {
	if a.w.Disk == nil {
		a.notes(also{path: p.Path, pattern: true})
		return
	}
	p.Pattern = true
	for _, name := range h.matches(p) {
		if files && h.isFolder(h.w.At("", name).Path) {
			continue
		}
		a.notes(also{path: name})
		if to := h.w.At("", name).Path; to != "" && to != name {
			a.notes(also{path: to})
		}
	}
	if !h.why.IsZero() {
		a.notes(also{path: p.Path, pattern: true})
	}
}

// finds adds what a search hands to a command whose words are what it finds: the command's own, where it is find's, or
// another one's of the line.
func (a *surroundings) finds(c *shell.Command) {
	h := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
	for i := range a.f.Commands {
		one, find := &a.f.Commands[i], slices.Contains(c.Wrappers, "find")
		if !find && one != c {
			h.listed(one, c, false)
			continue
		}
		for _, s := range one.Sweeps {
			if s.Lists || find && one == c {
				h.swept(&s)
			}
		}
	}
	if byFd(c) { // its own words are not told
		a.entries(h.w.At("", c.Cwd).Path, &reader{hidden: true, ignored: true})
	}
	if !h.why.IsZero() { // more than is looked at
		a.entries(h.w.At("", c.Cwd).Path, &reader{})
	}
	for _, hit := range h.hits {
		if h.isFolder(hit.Path) && (hit.Part == undo.All || hit.Part == undo.NotIgnored) {
			a.entries(hit.Path, &reader{ignored: hit.Part == undo.NotIgnored})
		} else {
			a.notes(also{path: hit.Path})
		}
	}
}

// byFd reports a command to which fd hands what it finds.
func byFd(c *shell.Command) bool {
	return slices.Contains(c.Wrappers, "fd") || slices.Contains(c.Wrappers, "fdfind")
}

// foundIn adds what lies in the folders elsewhere in which fd looks for what it hands on.
func (a *surroundings) foundIn(h *hitting, c *shell.Command) {
	for _, p := range slices.Concat(c.Reads, c.Writes, c.Deletes) {
		if folder := path.Dir(p.Path); p.Open && path.Base(p.Path) == "*" && h.isFolder(folder) {
			a.entries(folder, &reader{hidden: true, ignored: true})
		}
	}
}

// maxTries bounds the comparisons of paths with globs for one request: a policy may hold very many.
const maxTries = 50_000_000

// touchedBy reports that a glob touches what no path of the request names; too much to compare counts as touched.
func (a *surroundings) touchedBy(m *globIn, found []also) bool {
	if len(found) == 0 {
		return false
	}
	if a.tries.Add(int64(len(found))) > maxTries {
		return true
	}
	return slices.ContainsFunc(found, func(one also) bool { return m.touchesAlso(a.f, one) })
}

// touchesAlso is touches of what no path of the request names.
func (m *globIn) touchesAlso(f *Facts, one also) bool {
	switch {
	case one.deep && m.anywhere, !m.known:
		return true
	case one.pattern:
		return meets(m.pattern, one.path) || m.anywhere && meets("/"+m.glob, one.path)
	case one.below:
		return m.matches(one.path) || one.whole && m.mayLieIn(one.path)
	}
	return m.touches(f, place.Place{Path: one.path}, one.whole)
}

// meets reports whether a path that wildcards of a shell match, or a folder on the way to it, may be one that a glob
// matches.
func meets(glob, wildcards string) bool {
	return meet(strings.Split(strings.Trim(glob, "/"), "/"), strings.Split(strings.Trim(wildcards, "/"), "/"))
}

func meet(glob, names []string) bool {
	reached := make([]bool, len(names)+1) // so many of the names are taken
	reached[0] = true
	for _, g := range glob {
		next := make([]bool, len(names)+1)
		for i, ok := range reached {
			switch {
			case !ok:
			case g == "**":
				for j := i; j <= len(names); j++ {
					next[j] = true
				}
			default:
				for j := i; j < len(names); j++ {
					next[j+1] = next[j+1] || mayEqual(g, names[j])
					if names[j] != "**" {
						break
					}
				}
			}
		}
		reached = next
	}
	return slices.Contains(reached[1:], true)
}

// mayEqual reports whether one name may be matched by a glob's part and by a shell's.
func mayEqual(glob, name string) bool {
	const open = `*?[{\`
	at, to := strings.IndexAny(glob, open), strings.IndexAny(name, open)
	switch {
	case name == "**", strings.Contains(glob, "{"):
		return true
	case to < 0:
		return doublestar.MatchUnvalidated(glob, name)
	case glob[0] == '.' && name[0] != '.' && to == 0: // a shell's wildcard is no first dot
		return false
	case at < 0:
		return shell.Fits(name, glob)
	}
	before, behind := min(at, to), strings.LastIndexAny(glob, open+"]}")
	end := strings.LastIndexAny(name, open+"]}")
	suffix := min(len(glob)-behind, len(name)-end) - 1
	return glob[:before] == name[:before] && glob[len(glob)-suffix:] == name[len(name)-suffix:]
}
