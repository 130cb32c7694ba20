package policy

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

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
	filters  filters // how it is told to leave names out
	valued   string  // its short options whose value may be the next word

	left   leftOut // by one command
	search *Search // by a tool of the agent's; nil: it is none
	goes   bool    // it is none: the folder goes with all that lies in it, which tools may have filled without end
}

var (
	intoDepth = []string{"-r", "-R", "--recursive"}
	patches   = []string{"-p", "-u", "--patch", "-U", "--unified", "--patch-with-stat", "--patch-with-raw", "--binary",
		"--cc", "-c", "--remerge-diff", "--dd", "-L"}
)

// readers are those whose manuals say so: cp(1), rsync(1), tar(1), zip(1), scp(1), grep(1), rg(1) 14, ag(1), ugrep(1),
// diff(1), git-grep(1), git-log(1), git-archive(1), git-blame(1), git-stash(1) and their like.
var readers = []reader{
	{programs: "cp", options: []string{"-r", "-R", "-a", "--recursive", "--archive"}},
	{programs: "scp", options: []string{"-r"}},
	{programs: "rsync", options: []string{"-r", "-a", "--recursive", "--archive"}, filters: byAnyName,
		valued: "efMTB@"},
	{programs: "grep egrep fgrep", here: true, options: append(intoDepth, "--dereference-recursive"),
		filters: byKind, valued: "efmABCdD"},
	{programs: "ugrep ug", here: true, options: append(intoDepth, "--dereference-recursive")},
	{programs: "rgrep ack", here: true},
	{programs: "diff colordiff", options: []string{"-r", "--recursive"}},
	{programs: "zip", options: []string{"-r", "-R", "--recurse-paths"}},
	{programs: "tar bsdtar gtar", options: []string{"-c", "-r", "-u", "--create", "--append", "--update"},
		filters: byAnyName, valued: "fbCTXIKNVHgLF"},
	{programs: "7z 7za 7zz"},
	{programs: "rg ripgrep", here: true, hidden: true, ignored: true, all: []string{"-u", "-.", "--hidden",
		"--unrestricted", "--no-ignore", "--no-ignore-vcs", "--no-ignore-dot", "--no-ignore-files",
		"--no-ignore-parent", "--no-ignore-global", "--no-ignore-exclude"}, filters: byGlob, valued: "efgtTmABCrMjEd"},
	{programs: "ag", here: true, hidden: true, ignored: true,
		all: []string{"-u", "--hidden", "--unrestricted", "-U", "--skip-vcs-ignores", "-a", "--all-types"}},
	{programs: "git grep", here: true, ignored: true, all: []string{"--no-index", "--no-exclude-standard"}},
	{programs: "git log", here: true, ignored: true, options: patches},
	{programs: "git whatchanged", here: true, ignored: true, options: patches},
	{programs: "git reflog", here: true, ignored: true, options: patches},
	{programs: "git format-patch", here: true, ignored: true},
	{programs: "git fast-export", here: true, ignored: true},
	{programs: "git range-diff", here: true, ignored: true},
	{programs: "git archive", here: true, ignored: true},
	{programs: "git bundle", here: true, ignored: true},
	{programs: "git checkout-index", here: true, ignored: true},
	{programs: "git diff", here: true, shows: changedFiles},
	{programs: "git difftool", here: true, shows: changedFiles},
	{programs: "git diff-index", here: true, options: patches, shows: changedFiles},
	{programs: "git diff-tree", here: true, options: patches, shows: changedFiles},
	{programs: "git diff-files", here: true, options: patches, shows: changedFiles},
	{programs: "git show", here: true, shows: committedFiles},
	{programs: "git stash", here: true, options: []string{"-p", "-u", "--patch"}, shows: stashedFiles},
	{programs: "git cat-file", shows: inRevision},
	{programs: "git blame", shows: inRevision}, {programs: "git annotate", shows: inRevision},
}

// shows is what of a folder a command of git's shows.
type shows uint8

const (
	wholly         shows = iota
	changedFiles         // what differs from the index, or between two commits
	committedFiles       // what a commit changed
	stashedFiles         // what a stash holds
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
	for _, o := range s.options {
		if len(o) > 2 && o[1] != '-' && strings.Contains(o, ".") && slices.Contains(r.all, "-.") {
			s.options = append(s.options, "-.") // rg -n.
		}
		if len(o) > 2 && o[1] != '-' {
			s.options = append(s.options, o[:2]) // -U5
		}
	}
	if r.options != nil && !s.has(r.options) {
		return nil
	}
	if s.has(r.all) {
		r.hidden, r.ignored = false, false
	}
	if r.shows == changedFiles && s.has([]string{"--no-index"}) {
		r.shows = wholly
	}
	r.left = r.leaves(argv)
	return &r
}

// searched adds what lies in a folder that a tool of the agent's searches.
func (a *surroundings) searched(h *hitting) {
	if a.f.Search == nil || a.f.Tool != Read {
		return
	}
	all := Search{Names: a.f.Search.Names, Hidden: true, Ignored: true}
	if p := a.at(a.f.Search.folder()); p.Path != "" && !wild(p.Path) && h.isFolder(p.Path) {
		a.entries(p.Path, &reader{ignored: !a.f.Search.Ignored, search: &all})
	}
}

// inFolders adds what lies in the folders that a command reads whole.
func (a *surroundings) inFolders(h *hitting, c *shell.Command, r *reader) {
	folders := slices.Clone(c.Reads)
	if strings.HasPrefix(r.programs, "git ") {
		folders = a.ofGit(h, c, r)
	} else if len(folders) == 0 && r.here {
		folders = append(folders, h.w.At("", c.Cwd))
	}
	if r.shows != wholly {
		a.shown(c, r, folders)
		return
	}
	for _, p := range folders {
		switch {
		case p.Path == "":
		case wild(p.Path):
			p.Pattern = true
			for _, name := range h.matches(p) {
				a.inFolder(h, h.w.At("", name), r)
			}
		default:
			a.inFolder(h, p, r)
		}
	}
}

func (a *surroundings) inFolder(h *hitting, p place.Place, r *reader) {
	switch {
	case !h.isFolder(p.Path):
	case r.left.only != nil:
		own := &hitting{f: a.f, w: a.w, looks: maxLooks - maxFound}
		if own.swept(&shell.Sweep{Folder: p, Names: r.left.only}); !own.why.IsZero() {
			a.entries(p.Path, r)
		}
		for _, hit := range own.hits {
			a.notes(also{path: hit.Path})
		}
	default:
		a.entries(p.Path, r)
	}
}

// maxDeep bounds the folders whose entries are looked at for one that is read whole.
const maxDeep = 1_000

// entries adds what lies in a folder but for what the command leaves out, the nearest first. What tools fill, and what
// lies too deep, is not looked into: it counts with all below it.
func (a *surroundings) entries(folder string, r *reader) {
	by, looked := *r, 0
	a.notes(also{path: folder})
	by.ignored = by.ignored && a.w.Git != nil && !a.w.Git.Ignored(folder) // named itself it is read
	for folders := []string{folder}; len(folders) > 0; folders = folders[1:] {
		at := folders[0]
		err := place.ErrBudget
		if looked++; looked <= maxDeep {
			err = a.w.Disk.ReadDir(at, func(e fs.DirEntry) bool {
				p := path.Join(at, e.Name())
				if by.leavesOut(a.w.Git, folder, p, e.IsDir()) {
					return true
				}
				deeper := e.IsDir() && e.Name() != ".git" && !shell.FilledByTools(e.Name())
				a.notes(also{path: p, whole: e.IsDir() && !deeper && !by.goes, below: true})
				if deeper {
					folders = append(folders, p)
				}
				return len(a.found) < maxAlso
			})
		}
		if errors.Is(err, place.ErrBudget) || len(a.found) >= maxAlso {
			if by.goes {
				return
			}
			a.found = append(a.found, also{path: folder, deep: true})
			for _, rest := range folders {
				a.found = append(a.found, also{path: rest, whole: true, below: true})
			}
			return
		}
	}
}

// leavesOut reports a path below a folder that a reader does not read.
func (r *reader) leavesOut(git place.Git, folder, p string, isFolder bool) bool {
	name := strings.TrimPrefix(p[len(folder):], "/")
	return r.hidden && strings.HasPrefix(path.Base(p), ".") || r.ignored && git.Ignored(p) ||
		r.left.has(name, isFolder) || r.search != nil && !isFolder && !r.search.passes(name, false)
}
