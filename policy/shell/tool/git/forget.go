package git

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// refs is what the line has done so far to what leads to commits.
type refs struct {
	moved   bool   // it commits, or moves, makes or deletes refs
	stashed bool   // it changes the stash
	pops    bool   // it takes something from the stash
	lost    bool   // HEAD is where the line does not show
	on      string // the branch that it has switched to; empty: HEAD is as the disk shows
	stray   stray
}

// keepsRefs are the subcommands that move neither a branch nor a tag; those of refs/remotes lead to commits that the
// remote holds.
var keepsRefs = table.WordSet(`add blame cat-file check-ignore checkout config describe diff diff-index diff-tree fetch
	for-each-ref grep log ls-files ls-remote ls-tree merge-base mv name-rev remote restore rev-list rev-parse rm
	shortlog show show-ref stage status switch worktree`)

// dropsTracked are the first words of git remote that remove or rename refs of refs/remotes (git-remote(1)).
var dropsTracked = table.WordSet("remove rm prune rename")

// follow notes what a subcommand does to refs.
func (r *refs) follow(v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	if !isGit {
		return
	}
	sub, verb, _ := strings.Cut(sub, " ")
	r.stashed = r.stashed || sub == "stash" && verb != "list" && verb != "show" && verb != "apply"
	r.pops = r.pops || sub == "stash" && (verb == "pop" || verb == "branch" || verb == "drop")
	r.moved = r.moved || !keepsRefs[sub] || sub == "remote" && dropsTracked[verb] ||
		(sub == "fetch" || sub == "remote") && v.Has("-p", "--prune")
	if sub == "checkout" || sub == "switch" {
		switch {
		case len(v.Operands) == 1 && quiet(v) && v.Rest < 0 && v.Operands[0].Known() &&
			!strings.HasPrefix(v.Operands[0].Text, "-") && !strings.HasPrefix(v.Operands[0].Text, "@"):
			r.on, r.lost = v.Operands[0].Text, false
		case len(v.Operands) > 0 && v.Rest != 0 || !quiet(v):
			r.lost = true
		}
		r.moved = r.moved || v.Has("-b", "-B", "-c", "-C", "--create", "--force-create", "--orphan")
	}
}

// forgetting judges what goes with refs.
type forgetting struct{ *Judge }

// quiet reports that no option is given but one that silences.
func quiet(v *option.Invocation) bool {
	return !slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Name != "-q" && u.Name != "--quiet" })
}

// branches judges branch -D and tag -d.
func (j forgetting) branches(c *effect.Call, v *option.Invocation) {
	var folder, how string
	switch {
	case strings.HasSuffix(v.Name, " tag") && v.Has("-d", "--delete"):
		folder, how = "refs/tags/", " -d"
	case strings.HasSuffix(v.Name, " branch") && v.Has("-r", "--remotes") && v.Has("-d", "--delete", "-D"):
		folder, how = "refs/remotes/", " -D" // git asks of none of these whether it is merged
	case strings.HasSuffix(v.Name, " branch") && v.Has("-D"):
		folder, how = "refs/heads/", " -D"
	default:
		return
	}
	names := v.Operands
	if folder == "refs/heads/" {
		if names = j.branchNotThere(c, names); len(names) == 0 && len(v.Operands) > 0 {
			return
		}
	}
	var gone []string
	for _, a := range names {
		gone = append(gone, folder+a.Text)
	}
	if slices.ContainsFunc(names, func(a taint.Word) bool { return !a.Known() }) {
		gone = nil
	}
	var shown []string
	for _, a := range names {
		shown = append(shown, a.Show())
	}
	j.forgets(c, v, gone, effect.Say("{0} deletes {1} from the repository", v.Name+how, strings.Join(shown, ", ")))
}

// remote judges remote remove: with the remote goes what was fetched of it.
func (j forgetting) remote(c *effect.Call, v *option.Invocation) {
	var gone []string
	if len(v.Operands) == 1 && v.Operands[0].Known() {
		gone = []string{"refs/remotes/" + v.Operands[0].Text + "/*"}
	}
	j.forgets(c, v, gone, effect.Say(effect.Wording(risk.FSDeleteOverwrite, risk.High), v.Name))
}

// stashes judges stash drop and clear.
func (j forgetting) stashes(c *effect.Call, v *option.Invocation) {
	gone := []string{"stash@{0}"}
	switch {
	case j.refs.stashed:
		gone = nil
	case strings.HasSuffix(v.Name, " clear"):
		gone = []string{stash}
	case len(v.Operands) > 1 || len(v.Operands) == 1 && !v.Operands[0].Known():
		gone = nil
	case len(v.Operands) == 1:
		gone = []string{v.Operands[0].Text}
		if strings.Trim(gone[0], "0123456789") == "" {
			gone[0] = "stash@{" + gone[0] + "}"
		}
	}
	j.forgets(c, v, gone, effect.Say("{0} deletes stashed work for good", v.Name))
}

// stash is the ref of all stashed work.
const stash = "refs/stash"

// popped notes that the work tree alone holds, from here on, what the stash held: pop and branch drop the entry that
// they bring back (git-stash(1)). What the line itself has stashed lies in the work tree as it is now.
func (j forgetting) popped(c *effect.Call, v *option.Invocation) {
	pops := strings.HasSuffix(v.Name, " pop")
	if v.Entry.Special != program.GitStash || !pops && !strings.HasSuffix(v.Name, " branch") || j.World.Git == nil ||
		j.Wrap.Remote || j.State.Cwd == "" || !j.refExists(stash) {
		return
	}
	words := v.Operands
	if !pops && len(words) > 0 {
		words = words[1:]
	}
	gone := []string{"stash@{0}"}
	switch {
	case j.refs.stashed && (len(words) > 0 || j.refs.pops):
		gone = []string{stash}
	case j.refs.stashed && !j.World.Git.Clean(j.State.Cwd):
		return
	case len(words) > 0 && words[0].Known():
		gone[0] = words[0].Text
		if strings.Trim(gone[0], "0123456789") == "" {
			gone[0] = "stash@{" + gone[0] + "}"
		}
	case len(words) > 0:
		gone = []string{stash}
	}
	lost, ok := j.World.Git.Orphans(j.State.Cwd, gone, nil)
	if !ok {
		top := j.Place(taint.Literal("."))
		j.Carries(top, top)
		return
	}
	for _, held := range lost {
		if p := j.World.At("", held.Path); j.foreign(held) {
			j.Carries(place.Place{}, p)
			c.Cmd.Keeps = append(c.Cmd.Keeps, p)
		}
	}
}

// sayOwnCommits is why nothing is lost with refs.
const sayOwnCommits locale.Message = "{0} throws away nothing but this session's own commits"

// forgets judges refs that go: what nothing else leads to is left to the reflog, at most. Nobody loses by it where that
// is the session's own.
func (j forgetting) forgets(c *effect.Call, v *option.Invocation, gone []string, why risk.Reason) {
	if j.ownCommits(gone, nil) {
		c.Raise(risk.Medium, 0, effect.Say(sayOwnCommits, v.Name))
		return
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, why)
}

// ownCommits reports that all that is lost with refs is what this session had written.
func (j forgetting) ownCommits(gone, stays []string) bool {
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" || j.State.Maybe != nil || j.refs.moved ||
		len(gone) == 0 {
		return false
	}
	lost, ok := j.World.Git.Orphans(j.State.Cwd, gone, stays)
	return ok && !slices.ContainsFunc(lost, j.foreign)
}

// foreign reports content that this session has not written: neither into a file of its own, nor as a tag's text.
func (j forgetting) foreign(held place.Content) bool {
	if j.World.Past == nil {
		return true
	}
	if j.World.Past.Held(held) {
		return false
	}
	_, made := j.World.Past.Made(held.Path)
	return !made || !strings.Contains(held.Path, "/refs/tags/")
}

// tags notes that a tag with a text of its own is this session's (git-tag(1)): the ref is a file that it makes.
func (j forgetting) tags(c *effect.Call, v *option.Invocation) {
	root := j.World.Root()
	if strings.HasSuffix(v.Name, " tag") && v.Has(writesTag...) && len(v.Operands) > 0 && v.Operands[0].Known() &&
		root != "" && place.Below(j.State.Cwd, root) && !j.Wrap.Remote && !v.Has("-d", "--delete") &&
		!j.refExists("refs/tags/"+v.Operands[0].Text) {
		c.Cmd.Writes = append(c.Cmd.Writes, j.World.At("", root+"/.git/refs/tags/"+v.Operands[0].Text))
	}
}

// writesTag are the options by which git tag writes a text (git-tag(1)).
var writesTag = strings.Fields("-a --annotate -s --sign -m --message -F --file -u --local-user")

// abandons judges a reset that leaves commits to the reflog.
func (j forgetting) abandons(c *effect.Call, v *option.Invocation) {
	if len(v.Operands) > 0 {
		j.leaves(c, v, v.Operands[0])
	}
}

// leaves judges what moves the branch that one is on to another commit.
func (j forgetting) leaves(c *effect.Call, v *option.Invocation, to taint.Word) {
	if j.World.Git == nil || j.Wrap.Remote {
		return
	}
	if to.Known() && (to.Text == "HEAD" || to.Text == "@") {
		return
	}
	own := to.Known() && !j.refs.lost && j.ownCommits([]string{"HEAD"}, []string{to.Text})
	if own && j.refs.on != "" { // the switch may have failed, so both count
		branch := "refs/heads/" + j.refs.on
		for _, here := range [...]string{"HEAD", "@"} {
			if rest, relative := strings.CutPrefix(to.Text, here); relative {
				to.Text = branch + rest
			}
		}
		own = j.ownCommits([]string{branch}, []string{to.Text})
	}
	if !own {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, "HEAD"))
	}
}

// tree judges the removal of linked work trees. With one goes what git ignores in it (git-worktree(1)), so all
// of it is to be the session's own. To prune those whose folder is gone loses nothing where none is.
func (j forgetting) tree(c *effect.Call, v *option.Invocation, verb string) {
	own := verb == "prune" && j.noTreeGone()
	if verb == "remove" && len(v.Operands) == 2 && v.Operands[1].Known() {
		p := j.linkedTree(v.Operands[1])
		c.Cmd.Deletes = append(c.Cmd.Deletes, p)
		if _, made := j.Spared(v.Operands[1], p, true); made || j.HoldsCommitted(p.Path) {
			own = true
			c.Cmd.Spared = append(c.Cmd.Spared, p)
		}
	}
	if own {
		c.Raise(risk.Medium, 0, effect.Say("{0} {1} deletes no working tree but this session's own", v.Name, verb))
		return
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("{0} {1} deletes a working tree", v.Name, verb))
}

// linkedTree is the linked work tree that a word names: by its path, or where none is there by the last parts of that
// (git-worktree(1), "unique suffix").
func (j forgetting) linkedTree(word taint.Word) place.Place {
	p := j.Place(word)
	root := j.WorkTree()
	if j.World.Disk == nil || root == "" || p.Path == "" || !j.World.Missing(p.Path) {
		return p
	}
	_ = j.eachLinkedTree(root, func(meta string) bool {
		at := path.Dir(meta)
		found := meta != "" && strings.HasSuffix(at, "/"+strings.Trim(word.Text, "/"))
		if found {
			p = j.World.At("", at)
		}
		return !found
	})
	return p
}

// noTreeGone reports that the folder of each linked work tree is there.
func (j forgetting) noTreeGone() bool {
	root := j.WorkTree()
	if j.World.Disk == nil || root == "" || j.Wrap.Remote || len(j.Out.Commands) > 0 || j.World.Missing(root+"/.git") {
		return false
	}
	whole := true
	err := j.eachLinkedTree(root, func(meta string) bool {
		whole = path.IsAbs(meta) && !j.World.Missing(meta)
		return whole
	})
	return whole && (err == nil || errors.Is(err, fs.ErrNotExist))
}

// eachLinkedTree hands on where the .git of each linked work tree lies, empty where that cannot be read, as long as
// there are more to see (gitrepository-layout(5), worktrees).
func (j forgetting) eachLinkedTree(root string, more func(meta string) bool) error {
	return j.World.Disk.ReadDir(root+"/.git/worktrees", func(e fs.DirEntry) bool {
		text, _ := j.World.Disk.ReadFile(root+"/.git/worktrees/"+e.Name()+"/gitdir", maxGitdir)
		return more(strings.TrimSuffix(string(text), "\n"))
	})
}

// maxGitdir bounds the file that says where a linked work tree is, in bytes.
const maxGitdir = 4096
