package shell

import (
	"path"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// gitLocal judges the subcommands whose own first word decides.
func (k *gitJudge) gitLocal(c *call, v *invocation) stream {
	k.listsPaths(c, v)
	sub, verb := localVerbOf(v)
	if r := ruledVerb(sub, verb); r != nil && r.level > risk.Low {
		says := r.says
		if says == "" {
			says = wording(r.cats, r.level)
		}
		c.raise(r.level, r.cats, say(says, v.name, verb))
	}
	switch {
	case sub == "bisect" && verb == "run" && len(v.operands) > 1:
		k.walk.Nested(c, v.name, v.operands[1:], nothing)
		c.silent = false
	case sub == "submodule" && verb == "foreach":
		k.apart(func() stream {
			k.state.cwd, k.state.maybe, k.state.within = "", nil, true // each submodule's own folder
			return k.walk.ShellText(c, v.name, joinText(v.operands[1:]))
		})
		c.silent = false
	case sub == "rm":
		for _, a := range v.operands {
			p := k.place(a)
			c.cmd.Deletes = append(c.cmd.Deletes, p)
			stake.Touch(c.finding(), stake.Delete, p, a.show())
		}
		k.gitRemoves(c, v)
	case sub == "apply" && v.marked(program.Lists) && !v.has("--apply"):
		for _, a := range v.operands {
			k.reads(c, a)
		}
	case sub == "quiltimport":
		c.unknown(sayPatchUnknown())
	case sub == "am" && resumes(v):
		// what it goes on with was judged when it began
	case sub == "worktree" && verb == "add" && len(v.operands) > 1:
		k.addsTree(c, v.operands[1])
		k.bringsTree(v.operands[1], v.operands[2:])
	case sub == "worktree" && verb == "move" && len(v.operands) > 2:
		k.becomesSettings(c, v.operands[2])
		if k.place(v.operands[2]).Any(touchy) {
			k.writes(c, v.operands[2], makes)
		}
	case sub == "pack-objects" && len(v.operands) > 0:
		k.writes(c, v.operands[0], makes)
	case sub == "bundle" && verb == "create" && len(v.operands) > 1:
		k.writes(c, v.operands[1], overwrites)
	case sub == "init" && len(v.operands) > 0:
		k.writes(c, v.operands[0], makes)
	case sub == "mv":
		k.gitMoves(c, v)
	case sub == "am" && gives(v):
		k.throwsAway(c, v, nil, false)
	case sub == "apply" || sub == "am":
		k.patches.patches(c, v, v.operands)
	case sub == "update-index":
		k.updatesIndex(c, v)
	case sub == "mktree":
		k.makesTree(c)
	case sub == "fast-import":
		k.fastImports(c)
	case sub == "repack" && repackLoses(v):
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} {1} removes what lost commits could be got back by", v.name, "-a -d"))
	case sub == "update-ref" && len(v.operands) > 1:
		k.movesRef(c, v)
	case (sub == "merge" || sub == "rebase" || sub == "cherry-pick" || sub == "revert") && len(v.operands) > 0:
		k.gitBrings(c, v, sub, nil)
		if sub == "rebase" && len(v.operands) > 1 {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} rewrites the commits of {1}", v.name, v.operands[1].show()))
		}
	case gives(v):
		k.throwsAway(c, v, nil, false)
	case sub == "read-tree":
		k.readsTree(c, v)
	}
	return stream{from: fromFile}
}

// listsPaths adds the paths that --pathspec-from-file lists to those on the line.
func (k *gitJudge) listsPaths(c *call, v *invocation) {
	a, ok := v.option("--pathspec-from-file")
	if !ok {
		return
	}
	text, how := c.in.text, wholly
	switch {
	case a.text == "-" && c.in.known:
	case a.text == "-" || !a.known():
		how = unreadable
	default:
		text, how = k.textOf(k.place(a))
	}
	if how != wholly || strings.Contains(text, `"`) {
		c.unknown(say("reads {0}, which is not known before it runs", a.show()))
	}
	if v.rest < 0 {
		v.rest = len(v.operands)
	}
	n := 0
	for name := range strings.SplitSeq(strings.ReplaceAll(text, "\x00", "\n"), "\n") {
		if name = strings.TrimSuffix(name, "\r"); name != "" && n < maxWords {
			v.operands = append(v.operands, literalArg(name))
			n++
		}
	}
	if n == 0 || n == maxWords { // all of them
		v.operands = append(v.operands, literalArg("."))
	}
}

// addsTree judges a linked work tree. Git makes it only where nothing is
// (git-worktree(1)), so beside the workspace, or in a temporary folder, nothing is
// lost by it.
func (k *gitJudge) addsTree(c *call, a arg) {
	p := k.place(a)
	if !a.known() || !p.Is(place.Temp) && !k.beside(p) || p.Any(touchy) {
		k.writes(c, a, makes)
		return
	}
	c.cmd.Writes = append(c.cmd.Writes, p)
	c.raise(risk.Medium, 0, say("adds a work tree of the project at {0}", a.show()))
	if len(k.fresh) < maxVars {
		k.fresh = append(k.fresh, fresh{path: p.Path})
	}
}

// addsWorktree reports `git worktree add`, whose path addsTree judges.
func addsWorktree(v *invocation) bool {
	sub, verb := localVerbOf(v)
	return sub == "worktree" && verb == "add"
}

// beside reports a place in the folder that holds the workspace, or one folder
// further down: ../x, ../project.worktrees/x.
func (k *places) beside(p place.Place) bool {
	root := k.world.Root()
	parent, above := path.Dir(root), path.Dir(p.Path)
	return root != "" && p.Path != "" && parent != "/" && !p.Top() && (above == parent || path.Dir(above) == parent)
}

// touchy is what a place may be that a new work tree has no business in.
const touchy = place.Secret | place.Startup | place.Executed | place.VCS | place.AgentSettings | place.Instructions | place.Guard | place.Device | place.Root

// gives reports that a merge, rebase or the like is given up, with what was done
// to its conflicts.
func gives(v *invocation) bool {
	for _, u := range v.loose {
		if u.name == "--abort" || u.name == "--skip" {
			return true
		}
	}
	return v.has("--abort", "--skip")
}

// gitRemoves judges git rm: without -f git itself refuses to delete what it could
// not bring back (git-rm(1)).
func (k *gitJudge) gitRemoves(c *call, v *invocation) {
	switch {
	case v.has("--cached") && v.has("-f", "--force"):
		k.unstages(c, v)
	case v.has("--cached"):
		k.keepsStaged(c, v)
	case !v.has("-f", "--force"):
		c.raise(risk.Medium, 0, say("deletes files that git still holds"))
	default:
		for _, a := range v.operands {
			if k.stages || !k.ownChanges(a) || !k.committed() && !k.ownEdit(k.place(a).Path) {
				c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} throws away changes that are not committed", v.name))
			}
		}
		c.raise(risk.Medium, 0, say("deletes files that git still holds"))
	}
}

// committed reports that nothing is staged.
func (k *fileTexts) committed() bool {
	return k.world.Git != nil && k.state.cwd != "" && k.world.Git.Committed(k.state.cwd)
}

// keepsStaged judges git rm --cached: what the index alone holds is lost.
func (k *gitJudge) keepsStaged(c *call, v *invocation) {
	if k.world.Git == nil || k.committed() {
		return
	}
	for _, a := range v.operands {
		if p := k.place(a).Path; p == "" || !k.world.Git.Restorable(p) && !k.ownEdit(p) {
			c.raise(risk.Medium, risk.FSDeleteOverwrite, say("{0} throws away what was staged and is nowhere else", v.name))
		}
	}
}

// gitMoves judges git mv: with -f it overwrites what it moves onto (git-mv(1)).
func (k *gitJudge) gitMoves(c *call, v *invocation) {
	n := len(v.operands)
	for i, a := range v.operands {
		p := k.place(a)
		c.cmd.Writes = append(c.cmd.Writes, p)
		stake.Touch(c.finding(), stake.Change, p, a.show())
		if i < n-1 {
			to := k.place(v.operands[n-1])
			k.becomesSettings(c, v.operands[n-1])
			c.cmd.Moves = append(c.cmd.Moves, Move{From: p, To: to})
			if _, made := k.spared(a, p, true); !made {
				k.carries(to)
			}
		}
	}
	if n > 1 && v.has("-f", "--force") {
		k.writes(c, v.operands[n-1], overwrites)
	}
}

// localVerbOf splits "git worktree list" into subcommand and first word.
func localVerbOf(v *invocation) (sub, verb string) {
	if len(v.operands) > 0 {
		verb = v.operands[0].text
	}
	return v.name[strings.LastIndexByte(v.name, ' ')+1:], verb
}

// ruledVerb finds what is known of a first word; nil: nothing.
func ruledVerb(sub, verb string) *localVerb {
	for i := range localVerbs {
		if r := &localVerbs[i]; r.sub == sub && (r.verbs == verb || slices.Contains(strings.Fields(r.verbs), verb)) {
			return r
		}
	}
	return nil
}

// gitShows reports whether a subcommand only tells: `worktree list`, `reflog`,
// `apply --check`.
func gitShows(v *invocation) bool {
	sub, verb := localVerbOf(v)
	if sub == "apply" && v.marked(program.Lists) && !v.has("--apply") {
		return true
	}
	if r := ruledVerb(sub, verb); r != nil {
		return r.level == risk.Low
	}
	return sub == "reflog" && verb != "write" // any other word is a reference, shown
}

// localVerb is a first word of a subcommand and what it does.
type localVerb struct {
	sub   string
	verbs string
	level risk.Level
	cats  risk.Categories
	says  locale.Message
}

// localVerbs: git-worktree(1), git-reflog(1), git-bisect(1), git-submodule(1),
// git-notes(1), git-bundle(1), git-sparse-checkout(1), git-rerere(1).
var localVerbs = []localVerb{
	{"worktree", "list", risk.Low, 0, ""},
	{"worktree", "remove prune", risk.High, risk.FSDeleteOverwrite, "{0} {1} deletes a working tree"},
	{"reflog", "expire delete drop", risk.High, risk.FSDeleteOverwrite, "{0} {1} removes what lost commits could be got back by"},
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
	{"sparse-checkout", "set init reapply clean", risk.High, risk.FSDeleteOverwrite, ""}, // files that are ignored go too
	{"rerere", "status diff remaining", risk.Low, 0, ""},
	{"maintenance", "start register", risk.High, risk.SystemImpact, "{0} {1} has git run on a schedule"},
}
