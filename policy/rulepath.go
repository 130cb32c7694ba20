package policy

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

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
}

// surroundings finds them.
type surroundings struct{ *analysis }

// maxAlso bounds them for one request; past it what was found first counts.
const maxAlso = 5_000

// maxFound bounds the entries of folders that are looked at for one search.
const maxFound = 10_000

// find adds what a request touches beside its own paths.
func (a surroundings) find() {
	f := a.f
	h := &hitting{f: f, w: a.w}
	if len(f.Commands) == 0 {
		a.wildcards(h, slices.Concat(f.Reads, f.Writes, f.Deletes, f.Takes), false)
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		a.wildcards(h, slices.Concat(c.Reads, c.Writes, c.Deletes), len(c.Argv) > 0 && !readsFolders(c) &&
			slices.Contains(fileReaders, path.Base(c.Argv[0])))
	}
	if a.w.Disk == nil {
		return
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		open := func(p place.Place) bool { return p.Open }
		if slices.ContainsFunc(c.Reads, open) || slices.ContainsFunc(c.Writes, open) ||
			slices.ContainsFunc(c.Deletes, open) {
			a.found(c)
		}
		if readsFolders(c) {
			a.inFolders(h, c)
		}
	}
}

// notes adds one.
func (a surroundings) notes(one also) {
	if len(a.f.beside) < maxAlso {
		a.f.beside = append(a.f.beside, one)
	}
}

// fileReaders are programs that make nothing of a folder among their operands.
var fileReaders = strings.Fields("cat head tail wc sort uniq cut tr nl tac grep egrep fgrep sed awk md5sum sha1sum " +
	"sha256sum file strings od xxd hexdump less more jq diff cmp paste join column")

// wildcards adds what patterns among places match now; files: but for folders.
func (a surroundings) wildcards(h *hitting, places []place.Place, files bool) {
	for _, p := range places {
		if p.Path != "" && !p.Open && wild(p.Path) && !nowhere(p) {
			a.matched(h, p, files)
		}
	}
}

// matched adds what a pattern matches now.
func (a surroundings) matched(h *hitting, p place.Place, files bool) {
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

// found adds what a search hands to a command whose words are what it finds: the command's own, where it is find's, or
// another one's of the line.
func (a surroundings) found(c *shell.Command) {
	h := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
	from := []*shell.Command{c}
	if !slices.Contains(c.Wrappers, "find") {
		for i := range a.f.Commands {
			from = append(from, &a.f.Commands[i])
		}
	}
	for _, one := range from {
		for _, s := range one.Sweeps {
			if s.Folder.Path != "" && (s.Lists || one == c && slices.Contains(c.Wrappers, "find")) {
				if h.swept(&s); !h.why.IsZero() { // more than is looked at: all of it
					a.entries(h, c, s.Folder.Path)
				}
			}
		}
	}
	for _, hit := range h.hits {
		if h.isFolder(hit.Path) && hit.Part == undo.All {
			a.entries(h, c, hit.Path)
		} else {
			a.notes(also{path: hit.Path})
		}
	}
}

// wholeReaders are programs that read a folder with all that lies in it, and the options with which they do; none:
// always (cp(1), rsync(1), tar(1), zip(1), grep(1), scp(1), by their manuals).
var wholeReaders = map[string][]string{
	"cp": {"-r", "-R", "-a", "--recursive", "--archive"}, "scp": {"-r"},
	"rsync": {"-r", "-a", "--recursive", "--archive"},
	"grep":  {"-r", "-R", "--recursive", "--dereference-recursive"}, "zip": {"-r", "-R", "--recurse-paths"},
	"tar": {"-c", "-r", "-u", "--create", "--append", "--update"}, "bsdtar": {"-c", "-r", "-u"}, "7z": nil, "7za": nil,
	"7zz": nil,
}

func readsFolders(c *shell.Command) bool {
	if len(c.Argv) == 0 {
		return false
	}
	options, known := wholeReaders[path.Base(c.Argv[0])]
	if !known {
		return false
	}
	s := sortedWords(c.Argv, true)
	return options == nil || s.has(options)
}

// inFolders adds what lies in the folders that a command reads whole.
func (a surroundings) inFolders(h *hitting, c *shell.Command) {
	folders := slices.Clone(c.Reads)
	if len(folders) == 0 && path.Base(c.Argv[0]) == "grep" {
		folders = append(folders, h.w.At("", c.Cwd))
	}
	for _, p := range folders {
		switch names := includes(c.Argv); {
		case p.Path == "" || wild(p.Path) || !h.isFolder(p.Path):
		case names != nil:
			own := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
			if own.swept(&shell.Sweep{Folder: p, Names: names}); !own.why.IsZero() {
				a.entries(h, c, p.Path)
			}
			for _, hit := range own.hits {
				a.notes(also{path: hit.Path})
			}
		default:
			a.entries(h, c, p.Path)
		}
	}
}

// entries adds what lies right in a folder, each with all below it, but for what the command leaves out by name.
func (a surroundings) entries(h *hitting, c *shell.Command, folder string) {
	err := h.w.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		if !leftOut(c.Argv, e.Name()) {
			a.notes(also{path: path.Join(folder, e.Name()), whole: e.IsDir()})
		}
		return len(a.f.beside) < maxAlso
	})
	if errors.Is(err, place.ErrBudget) {
		a.notes(also{path: folder, whole: true})
	}
}

// includes are the names to which an option of the command keeps it (grep --include).
func includes(argv []string) (names []shell.Name) {
	for _, w := range argv {
		if glob, ok := strings.CutPrefix(w, "--include="); ok {
			names = append(names, shell.Name{Pattern: glob})
		}
	}
	return names
}

// leftOut reports a name that an option of the command leaves out.
func leftOut(argv []string, name string) bool {
	for i, w := range argv {
		if strings.HasPrefix(w, "--exclude") && (strings.Contains(w, name) || !strings.Contains(w, "=") &&
			i+1 < len(argv) && strings.Contains(argv[i+1], name)) {
			return true
		}
	}
	return false
}

// touchesAlso is touchesPath of what no path of the request names.
func (g PathGlob) touchesAlso(f *Facts, one also) bool {
	if !one.pattern {
		return g.touches(f, place.Place{Path: one.path}, one.whole)
	}
	pattern, ok := g.absolute(f)
	return !ok || meets(pattern, one.path) || strings.HasPrefix(string(g), "**/") && meets("/"+string(g), one.path)
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
