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
)

// reader is a program that reads a folder with all that lies in it.
type reader struct {
	programs string   // with their subcommand
	options  []string // with which it does; none: always
	here     bool     // without a folder it reads the one in which it runs
	hidden   bool     // it leaves out names that begin with a dot
	ignored  bool     // it leaves out what git ignores
	all      []string // options with which it leaves out neither
	shows    shows
}

// readers are those whose manuals say so: cp(1), rsync(1), tar(1), zip(1), scp(1), grep(1), rg(1) 14, ag(1), ugrep(1),
// git-grep(1), git-log(1), git-archive(1).
var readers = []reader{
	{programs: "cp", options: []string{"-r", "-R", "-a", "--recursive", "--archive"}},
	{programs: "scp", options: []string{"-r"}},
	{programs: "rsync", options: []string{"-r", "-a", "--recursive", "--archive"}},
	{programs: "grep egrep fgrep ugrep ug", here: true,
		options: []string{"-r", "-R", "--recursive", "--dereference-recursive"}},
	{programs: "rgrep ack", here: true},
	{programs: "zip", options: []string{"-r", "-R", "--recurse-paths"}},
	{programs: "tar bsdtar gtar", options: []string{"-c", "-r", "-u", "--create", "--append", "--update"}},
	{programs: "7z 7za 7zz"},
	{programs: "rg ripgrep ag", here: true, hidden: true, ignored: true, all: []string{"-u", "-.", "--hidden",
		"--no-ignore", "--no-ignore-vcs", "--unrestricted", "-U", "--skip-vcs-ignores", "-a", "--all-types"}},
	{programs: "git grep", here: true, ignored: true, all: []string{"--no-index", "--no-exclude-standard"}},
	{programs: "git log", here: true, ignored: true, options: []string{"-p", "-u", "--patch"}},
	{programs: "git archive", here: true, ignored: true},
	{programs: "git diff", here: true, shows: changedFiles}, {programs: "git show", here: true, shows: committedFiles},
	{programs: "git cat-file", shows: inRevision},
}

// shows is what of a folder a command of git's shows.
type shows uint8

const (
	wholly         shows = iota
	changedFiles         // what differs from the index
	committedFiles       // what a commit changed
	inRevision           // what its words name in a revision
)

// wholeReader is the reader that a command is; nil: none.
func wholeReader(c *shell.Command) *reader {
	if len(c.Argv) == 0 {
		return nil
	}
	name := path.Base(c.Argv[0])
	if name != "git" {
		return readerCalled(name, c.Argv)
	}
	for _, argv := range append([][]string{c.Argv}, pastOptions(c.Argv)...) { // git -C DIR grep
		if len(argv) > 1 {
			if r := readerCalled("git "+argv[1], argv[1:]); r != nil {
				return r
			}
		}
	}
	return nil
}

func readerCalled(name string, argv []string) *reader {
	at := slices.IndexFunc(readers, func(r reader) bool {
		git := strings.HasPrefix(r.programs, "git ")
		return r.programs == name || !git && slices.Contains(strings.Fields(r.programs), name)
	})
	if at < 0 {
		return nil
	}
	r, s := readers[at], sortedWords(argv, true)
	if r.options != nil && !s.has(r.options) {
		return nil
	}
	if s.has(r.all) {
		r.hidden, r.ignored = false, false
	}
	return &r
}

// searched adds what lies in a folder that a tool of the agent's searches.
func (a *surroundings) searched(h *hitting) {
	if !a.f.Searches || a.f.Tool != Read {
		return
	}
	for _, p := range a.f.Reads {
		if p.Path != "" && !wild(p.Path) && h.isFolder(p.Path) {
			a.entries(&shell.Command{}, p.Path, &reader{ignored: true})
		}
	}
}

// inFolders adds what lies in the folders that a command reads whole.
func (a *surroundings) inFolders(h *hitting, c *shell.Command, r *reader) {
	folders := slices.Clone(c.Reads)
	if strings.HasPrefix(r.programs, "git ") {
		folders = a.ofGit(h, c, r, folders)
	}
	if len(folders) == 0 && r.here && !strings.HasPrefix(r.programs, "git ") {
		folders = append(folders, h.w.At("", c.Cwd))
	}
	for _, p := range folders {
		switch names := includes(c.Argv); {
		case r.shows != wholly:
			a.shown(c, r, p)
		case p.Path == "" || wild(p.Path) || !h.isFolder(p.Path):
		case names != nil:
			own := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
			if own.swept(&shell.Sweep{Folder: p, Names: names}); !own.why.IsZero() {
				a.entries(c, p.Path, r)
			}
			for _, hit := range own.hits {
				a.notes(also{path: hit.Path})
			}
		default:
			a.entries(c, p.Path, r)
		}
	}
}

// ofGit are the folders that the words of a command of git's name, and adds what they name in a revision.
func (a *surroundings) ofGit(h *hitting, c *shell.Command, r *reader, folders []place.Place) []place.Place {
	found := len(folders) > 0
	for _, w := range c.Argv[1:] {
		revision, name, in := strings.Cut(w, ":")
		switch {
		case strings.HasPrefix(w, "-"):
		case in && (revision != "" || name != ""): // HEAD:FILE, :FILE, and :/FOLDER of a pathspec
			from := a.f.root
			if strings.HasPrefix(name, "./") || strings.HasPrefix(name, "../") || from == "" {
				from = c.Cwd
			}
			found = true
			a.notes(also{path: path.Join(from, name), whole: true})
		default:
			if p := h.w.At(c.Cwd, w); p.Path != "" && !wild(p.Path) {
				if _, there := h.lstat(p.Path); there {
					found = true
					folders = append(folders, p)
					a.notes(also{path: p.Path})
				}
			}
		}
	}
	if !found && r.here {
		folders = append(folders, h.w.At("", c.Cwd))
	}
	return folders
}

// maxShown bounds the files of one commit or difference.
const maxShown = 1_000

// shown adds the files of which a command of git's shows changes.
func (a *surroundings) shown(c *shell.Command, r *reader, folder place.Place) {
	git := a.w.Git
	if git == nil || folder.Path == "" {
		return
	}
	var files []string
	switch r.shows {
	case changedFiles:
		files, _ = git.Changed(folder.Path, maxShown)
	case committedFiles:
		s := sortedWords(c.Argv, true)
		revisions := slices.DeleteFunc(slices.Clone(s.operands[1:]), func(w string) bool { return w == "show" })
		if len(revisions) == 0 {
			revisions = []string{"HEAD"}
		}
		below := func(p string) bool { return place.Below(p, folder.Path) }
		for _, one := range revisions {
			some, ok := git.Brings(c.Cwd, one+"^", one, below)
			if !ok { // the first of all
				some, _ = git.Brings(c.Cwd, "", one, below)
			}
			files = append(files, some...)
		}
	}
	for _, p := range files {
		a.notes(also{path: p})
	}
}

// maxDeep bounds the folders whose entries are looked at for one that is read whole.
const maxDeep = 1_000

// entries adds what lies in a folder, each with all below it, but for what the command leaves out. What tools fill is
// not looked into.
func (a *surroundings) entries(c *shell.Command, folder string, r *reader) {
	looked := 0 // the nearest come first
	for folders := []string{folder}; len(folders) > 0; folders = folders[1:] {
		if looked++; looked > maxDeep {
			a.found = append(a.found, also{path: folder, deep: true})
			return
		}
		err := a.w.Disk.ReadDir(folders[0], func(e fs.DirEntry) bool {
			p := path.Join(folders[0], e.Name())
			if leftOut(c.Argv, e.Name()) || r.leavesOut(a.w.Git, p) {
				return true
			}
			a.notes(also{path: p, whole: e.IsDir()})
			if e.IsDir() && e.Name() != ".git" && !shell.FilledByTools(e.Name()) {
				folders = append(folders, p)
			}
			return len(a.found) < maxAlso
		})
		if errors.Is(err, place.ErrBudget) || len(a.found) >= maxAlso {
			a.found = append(a.found, also{path: folder, whole: looked == 1, deep: true})
			return
		}
	}
}

// leavesOut reports a path that a reader does not read of its own accord.
func (r *reader) leavesOut(git place.Git, p string) bool {
	return r.hidden && strings.HasPrefix(path.Base(p), ".") || r.ignored && git != nil && git.Ignored(p)
}

// includes are the names to which an option of the command keeps it (grep --include).
func includes(argv []string) (names []shell.Name) {
	rg := len(argv) > 0 && path.Base(argv[0]) == "rg"
	for i, w := range argv {
		glob, ok := strings.CutPrefix(w, "--include=")
		if next := i+1 < len(argv); !ok && rg && next && (w == "-g" || w == "--glob") {
			glob, ok = argv[i+1], true
		} else if !ok && rg {
			glob, ok = strings.CutPrefix(w, "--glob=")
		}
		if ok && strings.HasPrefix(glob, "!") {
			return nil
		} else if ok {
			names = append(names, shell.Name{Pattern: glob})
		}
	}
	return names
}

// leftOut reports a name that an option of the command leaves out (grep --exclude, --exclude-dir; rg -g '!…').
func leftOut(argv []string, name string) bool {
	fits := func(glob string) bool {
		return doublestar.MatchUnvalidated(path.Base(strings.TrimRight(strings.TrimSuffix(glob, "/**"), "/")), name)
	}
	for i, w := range argv {
		option, value, joined := strings.Cut(w, "=")
		if !joined && i+1 < len(argv) {
			value = argv[i+1]
		}
		switch glob, not := strings.CutPrefix(value, "!"); option {
		case "--exclude", "--exclude-dir":
			if fits(value) {
				return true
			}
		case "-g", "--glob", "--iglob":
			if not && fits(glob) {
				return true
			}
		}
	}
	return false
}
