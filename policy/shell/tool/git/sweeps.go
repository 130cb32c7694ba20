package git

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
	"guard/undo"
)

// What git's subcommands take out of the work tree, by folder and part, for who keeps it.

// sweeper notes it.
type sweeper struct{ *access.Judge }

// sweeping is a subcommand that changes the work tree beyond what its words name.
type sweeping struct {
	sub    string
	verbs  string // first words, separated by blanks; empty: any
	gave   string // one of these options; empty: any
	spares string // none of these options
	at     reach
	part   undo.Part
}

// reach is where a subcommand changes the work tree.
type reach uint8

const (
	whole   reach = iota // the work tree
	named                // the paths it names; none: the current folder
	second               // the path behind its first word
	nowhere              // it changes nothing there: the words it has are not touched
	unknown
)

// sweepings: git-worktree(1), git-submodule(1), git-sparse-checkout(1), git-read-tree(1),
// git-checkout-index(1), git-rm(1), git-merge(1), git-rebase(1), git-am(1), git-stash(1).
// git itself refuses where a merge or a change of branch would lose what is not committed.
var sweepings = []sweeping{
	{"worktree", "remove", "", "", second, undo.All},
	{"submodule", "deinit", "--all", "", unknown, undo.All},
	{"submodule", "deinit", "", "", second, undo.All},
	{"submodule", "update", "-f --force", "", unknown, undo.All},
	{"sparse-checkout", "set add init reapply disable clean", "", "", whole, undo.Uncommitted},
	{"read-tree", "", "-u --reset", "", whole, undo.Uncommitted},
	{"read-tree", "", "-u --reset", "", whole, undo.Untracked},
	{"checkout-index", "", "", "", whole, undo.Uncommitted},
	{"rm", "", "--cached", "", nowhere, undo.All},
	{"rm", "", "-n --dry-run", "", nowhere, undo.All},
	{"merge", "", "--abort", "", whole, undo.Uncommitted},
	{"rebase", "", "--abort --skip", "", whole, undo.Uncommitted},
	{"cherry-pick", "", "--abort --skip", "", whole, undo.Uncommitted},
	{"revert", "", "--abort --skip", "", whole, undo.Uncommitted},
	{"am", "", "--abort --skip", "", whole, undo.Uncommitted},
}

// stashings are what a stash takes out of the work tree.
var stashings = []sweeping{
	{"", "", "", "", named, undo.Uncommitted},
	{"", "", "-u --include-untracked", "", named, undo.Untracked},
	{"", "", "-a --all", "", named, undo.NotTracked},
}

// is reports a subcommand of the row.
func (s *sweeping) is(v *option.Invocation, sub, verb string) bool {
	return s.sub == sub && (s.verbs == "" || slices.Contains(strings.Fields(s.verbs), verb)) &&
		(s.gave == "" || v.Gave(strings.Fields(s.gave)...)) && (s.spares == "" || !v.Gave(strings.Fields(s.spares)...))
}

// local notes what the subcommands of the table take.
func (j sweeper) local(c *effect.Call, v *option.Invocation, sub, verb string) {
	for i := range sweepings {
		s := &sweepings[i]
		if !s.is(v, sub, verb) {
			continue
		}
		switch s.at {
		case whole:
			c.Sweeps(effect.Sweep{Folder: j.top(), Part: s.part})
		case named:
			j.paths(c, v.Operands, false, s.part)
		case second:
			for _, a := range v.Operands[1:] {
				c.Sweeps(effect.Sweep{Folder: j.Place(a), Part: s.part, Unlinks: true})
			}
		case nowhere:
			for _, a := range v.Operands {
				c.Sweeps(effect.Sweep{Folder: j.Place(a), Nothing: true})
			}
		case unknown:
			c.Sweeps(effect.Sweep{Folder: j.top(), Unknown: true})
		}
	}
}

// stashed notes what a stash takes, of the whole work tree or of the paths that it is told.
func (j sweeper) stashed(c *effect.Call, v *option.Invocation) {
	paths := v.Operands
	switch v.Name {
	case "git stash":
	case "git stash push":
	case "git stash save": // its words are a message
		paths = nil
	default:
		return
	}
	for i := range stashings {
		s := &stashings[i]
		switch {
		case !s.is(v, "", ""):
		case len(paths) == 0:
			c.Sweeps(effect.Sweep{Folder: j.top(), Part: s.part})
		default:
			j.paths(c, paths, false, s.part)
		}
	}
}

// restored notes what checkout, switch, restore and reset take: changes that are not
// committed, and what a commit has a name for and git does not track.
func (j sweeper) restored(c *effect.Call, v *option.Invocation, paths []taint.Word, throws, byName bool) {
	parts := []undo.Part{undo.Uncommitted}
	if throws && v.Entry.Name != "reset" || v.Rest != 0 && len(v.Operands) > len(paths) ||
		len(v.Operands) > 0 && !byName || v.Gave("-s", "--source") {
		parts = append(parts, undo.Untracked)
	}
	switch {
	case byName && len(paths) > 0:
		j.paths(c, paths, false, parts...)
	case throws || byName:
		for _, part := range parts {
			c.Sweeps(effect.Sweep{Folder: j.top(), Part: part})
		}
	}
}

// paths notes parts of what pathspecs name; none: of the current folder. A pattern of
// git's own may match anywhere in the work tree (gitglossary(7), pathspec).
func (j sweeper) paths(c *effect.Call, paths []taint.Word, unlinks bool, parts ...undo.Part) {
	if len(paths) == 0 {
		paths = []taint.Word{taint.Literal(".")}
	}
	for _, a := range paths {
		p := j.Place(a)
		at := p
		if !a.Known() || strings.HasPrefix(a.Text, ":") || strings.ContainsAny(a.Text, `*?[\`) {
			at = j.top()
			c.Sweeps(effect.Sweep{Folder: p, Nothing: true})
		}
		for _, part := range parts {
			c.Sweeps(effect.Sweep{Folder: at, Part: part, Unlinks: unlinks})
		}
	}
}

// top is the root of the work tree around the current folder.
func (j sweeper) top() place.Place {
	at := j.Place(taint.Literal("."))
	if at.Path == "" || j.World.Disk == nil || j.Wrap.Remote {
		return at
	}
	for dir := at.Path; ; dir = path.Dir(dir) {
		if _, err := j.World.Disk.Lstat(path.Join(dir, ".git")); err == nil {
			return place.Place{Raw: dir, Path: dir, Kind: at.Kind}
		}
		if dir == "/" {
			return at
		}
	}
}
