package git

import (
	"path"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// local judges the subcommands that work on the repository here. In some the first word
// decides (worktree add, bisect run): localVerbs says how.
func (j *Judge) local(c *effect.Call, v *option.Invocation) taint.Stream {
	j.listsPaths(c, v)
	sub, verb := LocalVerbOf(v)
	sweeper{j.Judge}.local(c, v, sub, verb)
	autostashes(j, c, v, sub)
	if r := RuledVerb(sub, verb); r != nil && r.Level > risk.Low {
		says := r.says
		if says == "" {
			says = effect.Wording(r.cats, r.Level)
		}
		c.Raise(r.Level, r.cats, effect.Say(says, v.Name, verb))
	}
	if !j.localPlaces(c, v, sub, verb) {
		j.localHistory(c, v, sub)
	}
	(&printing{Judge: j, v: v}).secrets(c) // git reflog -p
	return taint.Stream{From: c.Data&taint.FromSecret | taint.FromFile}
}

// localPlaces judges subcommands whose words name places; false: it is none of them.
func (j *Judge) localPlaces(c *effect.Call, v *option.Invocation, sub, verb string) bool {
	switch {
	case sub == "submodule" && verb == "foreach":
		j.Apart(func() taint.Stream {
			j.State.Cwd, j.State.Maybe, j.State.Within = "", nil, true // each submodule's own folder
			return j.Walk.ShellText(c, v.Name, taint.Join(v.Operands[1:]))
		})
		c.Silent = false
	case sub == "rm":
		for _, a := range v.Operands {
			p := j.Place(a)
			c.Cmd.Deletes = append(c.Cmd.Deletes, p)
			impact.Touch(c.Finding(), impact.Delete, p, a.Show())
		}
		j.remove(c, v)
		submodules{j}.removesIgnored(c, v)
	case sub == "apply" && v.Marked(program.Lists) && !v.Has("--apply"):
		for _, a := range v.Operands {
			j.Reads(c, a)
		}
	case sub == "quiltimport":
		c.Unknown(sayPatchUnknown())
	case sub == "am" && resumes(v):
		// what it goes on with was judged when it began
	case sub == "worktree" && verb == "add" && len(v.Operands) > 1:
		if name, moves := v.Option("-B"); moves {
			j.movesBranch(c, v, name)
		}
		j.addsTree(c, v.Operands[1])
		j.BringsTree(v.Operands[1], v.Operands[2:])
	case sub == "worktree" && (verb == "remove" || verb == "prune"):
		forgetting{j}.tree(c, v, verb)
	case sub == "worktree" && verb == "move" && len(v.Operands) > 2:
		j.BecomesSettings(c, v.Operands[2])
		if j.Place(v.Operands[2]).Any(touchy) {
			j.Writes(c, v.Operands[2], access.Makes)
		}
	case sub == "pack-objects" && len(v.Operands) > 0:
		j.Writes(c, v.Operands[0], access.Makes)
	case sub == "bundle" && verb == "create" && len(v.Operands) > 1:
		j.Writes(c, v.Operands[1], access.Overwrites)
	case sub == "init":
		if v.Has("--bare") {
			j.Founds(j.Place(append(slices.Clip(v.Operands), taint.Literal("."))[0]))
		}
		if len(v.Operands) > 0 {
			j.Writes(c, v.Operands[0], access.Makes)
		}
	case sub == "mv":
		j.move(c, v)
	case sub == "bisect" && verb != "":
		bisecting{j}.judge(c, v, verb, v.Operands[1:])
	default:
		return false
	}
	return true
}

// localHistory judges subcommands that change the index, references or commits.
func (j *Judge) localHistory(c *effect.Call, v *option.Invocation, sub string) {
	switch {
	case sub == "am" && gives(v):
		j.throwsAway(c, v, nil, false)
		forgetting{j}.goesBack(c, v)
	case (backwards{j}).takes(c, v):
		backwards{j}.judge(c, v)
	case sub == "apply" || sub == "am":
		j.Patches.patches(c, v, v.Operands)
	case sub == "update-index":
		j.updatesIndex(c, v)
	case sub == "checkout-index":
		checksIndexOut(j, v)
	case sub == "mktree":
		j.makesTree(c)
	case sub == "fast-import":
		j.fastImports(c)
	case sub == "repack" && repackLoses(v):
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, "-a -d"))
	case sub == "update-ref" && len(v.Operands) > 1:
		j.movesRef(c, v)
	case sub == "symbolic-ref" && len(v.Operands) > 1: // the ref's own value is gone (git-symbolic-ref(1))
		c.Raise(risk.Medium, 0, effect.Say("changes {0}", v.Operands[0].Show()))
		j.movesRef(c, v)
	case (sub == "merge" || sub == "rebase" || sub == "cherry-pick" || sub == "revert") && len(v.Operands) > 0:
		pastRuns{j}.rebased(c, v) // before what comes is looked at: each commit has its own
		j.bring(c, v, sub, nil)
		if onto, ok := v.Option("--onto"); ok && sub == "rebase" { // what lies between goes
			forgetting{j}.leaves(c, v, onto)
		}
		if sub == "rebase" && drops(v) {
			forgetting{j}.leaves(c, v, v.Operands[0])
		}
		if sub == "rebase" && len(v.Operands) > 1 {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} rewrites the commits of {1}", v.Name, v.Operands[1].Show()))
		}
	case gives(v):
		j.throwsAway(c, v, nil, false)
		forgetting{j}.goesBack(c, v)
	case sub == "read-tree":
		j.readsTree(c, v)
	}
}

// listsPaths adds the paths that --pathspec-from-file lists to those on the line.
func (j *Judge) listsPaths(c *effect.Call, v *option.Invocation) {
	a, ok := v.Option("--pathspec-from-file")
	if !ok {
		return
	}
	text, how := c.In.Text, files.Wholly
	switch {
	case a.Text == "-" && c.In.Known:
	case a.Text == "-" || !a.Known():
		how = files.Unreadable
	default:
		text, how = j.TextOf(j.Place(a))
	}
	if how != files.Wholly || strings.Contains(text, `"`) {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", a.Show()))
	}
	if v.Rest < 0 {
		v.Rest = len(v.Operands)
	}
	n := 0
	for name := range strings.SplitSeq(strings.ReplaceAll(text, "\x00", "\n"), "\n") {
		if name = strings.TrimSuffix(name, "\r"); name != "" && n < taint.MaxWords {
			v.Operands = append(v.Operands, taint.Literal(name))
			n++
		}
	}
	if n == 0 || n == taint.MaxWords { // all of them
		v.Operands = append(v.Operands, taint.Literal("."))
	}
}

// AddsWorktree reports `git worktree add`, whose path addsTree judges.
func AddsWorktree(v *option.Invocation) bool {
	sub, verb := LocalVerbOf(v)
	return sub == "worktree" && verb == "add"
}

// addsTree judges a linked work tree. Git makes it only where nothing is
// (git-worktree(1)), so beside the workspace, or in a temporary folder, nothing is
// lost by it.
func (j *Judge) addsTree(c *effect.Call, a taint.Word) {
	p := j.Place(a)
	if !a.Known() || !p.Is(place.Temp) && !j.ForTree(p) || p.Any(touchy) {
		j.Writes(c, a, access.Makes)
		return
	}
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	c.Raise(risk.Medium, 0, effect.Say("adds a work tree of the project at {0}", a.Show()))
	j.Grows(p)
	if len(j.Fresh) < environment.MaxVars {
		j.Fresh = append(j.Fresh, files.Fresh{Path: p.Path})
	}
}

// touchy is what a place may be that a new work tree has no business in.
const touchy = place.Secret | place.Startup | place.Executed | place.VCS | place.AgentSettings | place.Instructions |
	place.Guard | place.Device | place.Root

// gives reports that a merge, rebase or the like is given up, with what was done
// to its conflicts.
func gives(v *option.Invocation) bool { return skips(v) || ends(v, "--abort") }

func skips(v *option.Invocation) bool { return ends(v, "--skip") }

func ends(v *option.Invocation, how string) bool {
	return v.Has(how) || slices.ContainsFunc(v.Unlisted, func(u option.Used) bool { return u.Name == how })
}

// remove judges git rm: without -f git itself refuses to delete what it could
// not bring back (git-rm(1)).
func (j *Judge) remove(c *effect.Call, v *option.Invocation) {
	switch {
	case v.Has("--cached") && v.Has("-f", "--force"):
		j.unstages(c, v)
	case v.Has("--cached"):
		j.keepsStaged(c, v)
	case !v.Has("-f", "--force"):
		forgetting{j}.removesUnlooked(c, v)
		c.Raise(risk.Medium, 0, effect.Say("deletes files that git still holds"))
	default:
		for _, a := range v.Operands {
			if j.stages || !(ownWork{Judge: j.Judge}).changes(a) || !j.Committed() && !j.OwnEdit(j.Place(a).Path) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("{0} throws away changes that are not committed", v.Name))
			}
		}
		c.Raise(risk.Medium, 0, effect.Say("deletes files that git still holds"))
	}
}

// removesUnlooked judges git rm of files that git is told not to look at: it deletes them whatever they hold.
func (j forgetting) removesUnlooked(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || v.Has("-n", "--dry-run") {
		return
	}
	at := []string{j.State.Cwd}
	if !slices.ContainsFunc(v.Operands, manyPaths) && len(v.Operands) > 0 {
		at = nil
		for _, a := range v.Operands {
			at = append(at, j.Place(a).Path)
		}
	}
	for _, p := range at {
		for _, file := range j.World.Git.Unlooked(p) {
			if !j.OwnEdit(file) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("{0} throws away changes that are not committed", v.Name))
				return
			}
		}
	}
}

// keepsStaged judges git rm --cached: what the index alone holds is lost.
func (j *Judge) keepsStaged(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || j.Committed() {
		return
	}
	for _, a := range v.Operands {
		if p := j.Place(a).Path; p == "" || !j.World.Git.Restorable(p) && !j.OwnEdit(p) &&
			!(forgetting{j}).staysOnDisk(a, p) {
			c.Raise(risk.Medium, risk.FSDeleteOverwrite,
				effect.Say("{0} throws away what was staged and is nowhere else", v.Name))
		}
	}
}

// manyPaths reports a word that may stand for other paths than its own (gitglossary(7), pathspec).
func manyPaths(a taint.Word) bool {
	return !a.Known() || a.Glob != "" || strings.ContainsAny(a.Text, "*?[:")
}

// staysOnDisk reports that the work tree holds all that the index holds at a path, where nothing before on the line
// has changed that: git rm --cached leaves the files (git-rm(1)), and git itself refuses where the index holds neither
// what the file does nor what HEAD does; not so of a file that is gone.
func (j forgetting) staysOnDisk(a taint.Word, p string) bool {
	if manyPaths(a) || j.stages || j.Wrap.Remote ||
		slices.ContainsFunc(j.Out.Commands, func(c effect.Command) bool { return c.Level > risk.Low }) {
		return false
	}
	files, ok := j.World.Git.Staged(p, 0)
	return ok && len(files) == 0
}

// move judges git mv: with -f it overwrites what it moves onto (git-mv(1)).
func (j *Judge) move(c *effect.Call, v *option.Invocation) {
	n := len(v.Operands)
	for i, a := range v.Operands {
		p := j.Place(a)
		c.Cmd.Writes = append(c.Cmd.Writes, p)
		impact.Touch(c.Finding(), impact.Change, p, a.Show())
		if i < n-1 {
			to := j.Place(v.Operands[n-1])
			j.BecomesSettings(c, v.Operands[n-1])
			c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: p, To: to})
			j.CopiesLinks(p, a, to)
			j.CopiesLinks(p, a, place.Place{Path: path.Join(to.Path, path.Base(a.Text))}) // where it is a folder
			j.Shifts(a, p, to)
			comesTo(j, v, a, v.Operands[n-1])
			if _, made := j.Spared(a, p, true); !made {
				j.Carries(p, to)
			}
		}
	}
	if n > 1 && v.Has("-f", "--force") {
		j.Writes(c, v.Operands[n-1], access.Overwrites)
	}
}

// comesTo notes that a file's text is another's from now on: that of the file that is moved, where nothing stands in
// the way of that. git gives up where something is there (git-mv(1)).
func comesTo(j *Judge, v *option.Invocation, from, into taint.Word) {
	p, to := j.Place(from), j.Place(into)
	if to.Path == "" || p.Path == to.Path || j.FolderAt(p.Path) {
		return
	}
	if j.FolderAt(to.Path) || j.FolderByLine(to) {
		into.Text = strings.TrimSuffix(into.Text, "/") + "/" + path.Base(from.Text)
		into.Src = into.Text
		to = j.Place(into)
	}
	text, how := j.TextOf(p)
	if how != files.Wholly || !from.Known() || !into.Known() || v.Has("-n", "--dry-run", "-k") ||
		j.World.Disk == nil || !j.World.Missing(to.Path) || j.ChangedByLine(to.Path) {
		j.BlindsAt(to.Path)
		return
	}
	j.Fills(into, taint.Stream{Text: text, Known: true}, false, true)
}

// LocalVerbOf splits "git worktree list" into subcommand and first word.
func LocalVerbOf(v *option.Invocation) (sub, verb string) {
	if len(v.Operands) > 0 {
		verb = v.Operands[0].Text
	}
	return v.Name[strings.LastIndexByte(v.Name, ' ')+1:], verb
}

// RuledVerb finds what is known of a first word; nil: nothing.
func RuledVerb(sub, verb string) *localVerb {
	for i := range localVerbs {
		if r := &localVerbs[i]; r.sub == sub && (r.verbs == verb || slices.Contains(strings.Fields(r.verbs), verb)) {
			return r
		}
	}
	return nil
}

// localVerb is a first word of a subcommand and what it does.
type localVerb struct {
	sub   string
	verbs string // separated by blanks; empty: where no word follows
	Level risk.Level
	cats  risk.Categories
	says  locale.Message // empty: it is worded from the categories
}

// localVerbs: git-worktree(1), git-reflog(1), git-bisect(1), git-submodule(1),
// git-notes(1), git-bundle(1), git-sparse-checkout(1), git-rerere(1).
var localVerbs = []localVerb{
	{"worktree", "list", risk.Low, 0, ""},
	{"reflog", "expire delete drop", risk.High, risk.FSDeleteOverwrite,
		"{0} {1} removes what lost commits could be got back by"},
	{"bisect", "log view visualize terms", risk.Low, 0, ""},
	{"submodule", "status summary foreach", risk.Low, 0, ""},
	{"submodule", "", risk.Low, 0, ""},
	{"submodule", "add update sync", risk.High, risk.NetworkRisk, "{0} {1} fetches from other repositories"},
	{"submodule", "deinit", risk.High, risk.FSDeleteOverwrite, "{0} {1} deletes a submodule's files"},
	{"notes", "list show get-ref", risk.Low, 0, ""},
	{"notes", "remove prune", risk.High, risk.FSDeleteOverwrite, ""},
	{"submodule", "set-url", risk.High, risk.NetworkRisk, "{0} {1} fetches from other repositories"},
	{"notes", "", risk.Low, 0, ""},
	{"bundle", "verify list-heads", risk.Low, 0, ""},
	{"sparse-checkout", "list check-rules", risk.Low, 0, ""},
	// files that are ignored go too
	{"sparse-checkout", "set init reapply clean", risk.High, risk.FSDeleteOverwrite, ""},
	{"rerere", "status diff remaining", risk.Low, 0, ""},
	{"rerere", "forget", risk.High, risk.FSDeleteOverwrite, ""}, // how conflicts were resolved
	{"maintenance", "start register", risk.High, risk.SystemImpact, "{0} {1} has git run on a schedule"},
}
