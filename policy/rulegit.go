package policy

import (
	"errors"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell"
)

// What the words of a command of git's name, for a deny or an ask over paths.

// gitValues are the options before git's subcommand whose value is the next word (git(1)).
var gitValues = strings.Fields("-C -c --git-dir --work-tree --namespace --super-prefix --config-env --exec-path " +
	"--attr-source --list-cmds")

// gitWords are the folders of git's own -C, in their order, and the words from its subcommand on.
func gitWords(argv []string) (folders, words []string) {
	for i := 1; i < len(argv); i++ {
		switch w := argv[i]; {
		case w == "-C" && i+1 < len(argv):
			i++
			folders = append(folders, argv[i])
		case slices.Contains(gitValues, w):
			i++
		case !strings.HasPrefix(w, "-"):
			return folders, argv[i:]
		}
	}
	return folders, nil
}

// gitFolder is where a command of git's works, as far as -C tells; empty: that is not known.
func gitFolder(w *place.World, c *shell.Command) string {
	dir := c.Cwd
	folders, _ := gitWords(c.Argv)
	for _, to := range folders {
		if dir != "" {
			dir = w.At(dir, to).Path
		}
	}
	return dir
}

// gitTop is the folder of the work tree around one, from which a revision's files are named.
func (a *surroundings) gitTop(dir string) string {
	for at := dir; path.IsAbs(at); at = path.Dir(at) {
		if _, err := a.w.Disk.Lstat(path.Join(at, ".git")); err == nil {
			return at
		} else if at == "/" || errors.Is(err, place.ErrBudget) {
			break
		}
	}
	if a.f.root != "" {
		return a.f.root
	}
	return dir
}

// ofGit are the folders that the words of a command of git's name, and adds what they name in a revision, and what it
// is told to leave out.
func (a *surroundings) ofGit(h *hitting, c *shell.Command, r *reader) (folders []place.Place) {
	dir := gitFolder(&a.w, c)
	_, words := gitWords(c.Argv)
	top := a.gitTop(dir)
	if strings.Contains(strings.Join(words, " "), " --batch") { // the names come from elsewhere
		a.notes(also{path: top, whole: true, deep: true})
	}
	named, paths := false, false
	names := func(p place.Place) {
		named, folders = true, append(folders, p)
		a.notes(also{path: p.Path})
	}
	for i, w := range words {
		object, rest := spelledObject(w)
		switch {
		case i == 0, !paths && strings.HasPrefix(w, "-") && w != "--":
		case !paths && w == "--":
			paths = true
		case paths && strings.HasPrefix(w, ":"), object == "" && strings.HasPrefix(w, ":"):
			way, certain := spelledPath(w)
			switch {
			case r.shows == committedFiles && !paths && strings.HasPrefix(w, ":/"): // :/WORDS is a commit
				a.notes(also{path: top, whole: true, deep: true})
			case certain && way == "": // it leaves something out
				r.left.byPathspec(w)
			case certain:
				names(h.w.At("", path.Join(top, way)))
			default:
				names(h.w.At("", top))
			}
		case !paths && object != "":
			from := top
			if strings.HasPrefix(rest, "./") || strings.HasPrefix(rest, "../") {
				from = dir
			}
			named = true
			a.notes(also{path: path.Join(from, rest), whole: true})
		default:
			if p := h.w.At(dir, w); p.Path != "" && !wild(p.Path) {
				if _, there := h.lstat(p.Path); there || paths {
					names(p)
				}
			}
		}
	}
	if !named && r.here {
		folders = append(folders, h.w.At("", dir))
	}
	return folders
}

// spelledObject takes a word of a revision's file apart: HEAD:FILE, and of the index :FILE and :0:FILE
// (gitrevisions(7)). Empty: it is none, or may be a pathspec of several signs.
func spelledObject(w string) (revision, file string) {
	revision, file, ok := strings.Cut(w, ":")
	if before, after, braced := strings.Cut(w, "}:"); braced && strings.Contains(before, "{") { // HEAD@{10:00}:FILE
		revision, file = before+"}", after
	}
	switch {
	case !ok || revision == "" && (file == "" || strings.ContainsAny(file[:1], "/!^(")):
		return "", ""
	case revision != "":
		return revision, file
	case len(file) > 2 && file[0] >= '0' && file[0] <= '3' && file[1] == ':':
		return w[:2], file[2:]
	}
	return ":", file
}

// spelledPath reads a pathspec that begins with a colon (gitglossary(7), pathspec): its way from the top. Empty: it
// leaves something out. False: what it takes in is not certain.
func spelledPath(w string) (way string, certain bool) {
	rest := w[1:]
	if signs, behind, long := strings.Cut(rest, ")"); long && strings.HasPrefix(signs, "(") {
		all := strings.Split(signs[1:], ",")
		plain := func(s string) bool { return s == "top" || s == "literal" }
		switch {
		case slices.Contains(all, "exclude"):
			return "", true
		case slices.ContainsFunc(all, func(s string) bool { return !plain(s) }) || !slices.Contains(all, "top"):
			return "", false
		}
		return behind, !wild(behind)
	}
	behind := strings.TrimLeft(rest, "/!^")
	if strings.ContainsAny(rest[:len(rest)-len(behind)], "!^") {
		return "", true
	}
	return "/" + behind, strings.HasPrefix(rest, "/") && !wild(behind)
}

// byPathspec takes in what :!WAY and :(exclude)WAY leave out.
func (l *leftOut) byPathspec(w string) {
	way, long := strings.CutPrefix(w, ":(exclude)")
	if !long {
		way = strings.TrimLeft(w, ":!^")
	}
	way = strings.TrimSuffix(strings.TrimRight(way, "/"), "/**")
	if way != "" && !wild(way) && !strings.Contains(way, "..") && len(l.paths) < maxLeft {
		l.paths = append(l.paths, strings.TrimPrefix(way, "./"))
	}
}

// maxShown bounds the files of one commit or difference.
const maxShown = 1_000

// shown adds the files in some folders of which a command of git's shows changes. Where they cannot be told, it may be
// all.
func (a *surroundings) shown(c *shell.Command, r *reader, folders []place.Place) {
	git := a.w.Git
	if git == nil || len(folders) == 0 || r.shows == inRevision {
		return
	}
	dir := gitFolder(&a.w, c)
	folder := folders[0].Path
	if len(folders) > 1 {
		folder = a.gitTop(dir)
	}
	below := func(p string) bool {
		return slices.ContainsFunc(folders, func(one place.Place) bool { return place.Below(p, one.Path) })
	}
	known := true
	add := func(files []string, ok bool) {
		known = known && ok
		for _, p := range files {
			if below(p) {
				a.notes(also{path: p})
			}
		}
	}
	revisions := a.revisions(c, dir)
	switch r.shows {
	case changedFiles:
		if len(revisions) > 1 {
			add(git.Brings(dir, revisions[0], revisions[1], below))
			break
		}
		if len(revisions) == 1 {
			add(git.Brings(dir, revisions[0], "HEAD", below))
		}
		add(git.Changed(folder, maxShown))
		if len(revisions) > 0 || slices.Contains(c.Argv, "--cached") || slices.Contains(c.Argv, "--staged") {
			add(git.Uncommitted(folder, maxShown))
		}
	case stashedFiles:
		if len(revisions) == 0 {
			revisions = []string{"refs/stash"}
		}
		fallthrough
	case committedFiles:
		if len(revisions) == 0 {
			revisions = []string{"HEAD"}
		}
		for _, one := range revisions {
			if files, ok := git.Brings(dir, one+"^", one, below); ok {
				add(files, ok)
			} else { // the first of all
				add(git.Brings(dir, "", one, below))
			}
		}
	}
	if !known {
		a.notes(also{path: folder, whole: true, deep: true})
	}
}

// revisions are the words of a command of git's that name commits.
func (a *surroundings) revisions(c *shell.Command, dir string) (found []string) {
	_, words := gitWords(c.Argv)
	for i, w := range words {
		if w == "--" {
			break
		}
		if i == 0 || strings.HasPrefix(w, "-") || strings.Contains(w, ":") || words[0] == "stash" && i == 1 {
			continue
		}
		if p := a.w.At(dir, w); p.Path != "" {
			if _, err := a.w.Disk.Lstat(p.Path); err == nil {
				continue
			}
		}
		for one := range strings.SplitSeq(strings.Replace(w, "...", "..", 1), "..") {
			if one == "" {
				one = "HEAD"
			}
			found = append(found, one)
		}
	}
	return found
}
