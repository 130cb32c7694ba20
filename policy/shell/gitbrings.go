package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// gitBrings judges guard's and agents' own settings that come with a commit: a checkout, a
// merge or a stash writes them. Which ones those are is read from the
// commits; a revision that is not understood brings nothing that guard knows of, for what
// a session puts into a commit was judged when it got there.
func (k *gitJudge) gitBrings(c *call, v *invocation, sub string, paths []arg) {
	if k.world.Git == nil || k.wrap.remote || k.state.cwd == "" {
		return
	}
	k.bring(broughtTree{folder: k.state.cwd, treeChange: treeChange{"HEAD", "HEAD"}, paths: paths}) // links are put back too
	for _, change := range bringing(v, sub) {
		wanted := func(file string) bool {
			return (k.world.At("", file).Any(place.AgentSettings|place.Guard) || k.expendable(file)) && k.among(file, paths)
		}
		k.bring(broughtTree{folder: k.state.cwd, treeChange: change, paths: paths})
		files, _ := k.world.Git.Brings(k.state.cwd, change.from, change.to, wanted)
		for _, file := range files {
			p := k.world.At("", file)
			if k.expendable(file) {
				c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} writes over {1}, which git does not hold", v.name, path.Base(file)))
				continue
			}
			f := risk.Finding{Level: risk.Low}
			stake.Touch(&f, stake.Change, p, file)
			f.Protected = false // branches of the person's own project may differ in them: asked, not refused
			c.finding().Add(f)
		}
	}
}

// broughtTree is what a part of the line brings into the work tree around a folder.
type broughtTree struct {
	folder string
	treeChange
	paths []arg
	at    string // a work tree that the line adds, where it is one
}

// bringsTree notes a work tree that the line adds, of a commit, else of HEAD
// (git-worktree(1)).
func (k *places) bringsTree(at arg, commit []arg) {
	rev := "HEAD"
	if len(commit) > 0 && commit[0].known() {
		rev = commit[0].text
	}
	if p := k.place(at).Path; p != "" && k.world.Git != nil && !k.wrap.remote {
		k.bring(broughtTree{folder: k.state.cwd, treeChange: treeChange{"HEAD", rev}, at: p})
	}
}

// maxBrought bounds the revisions whose files are looked up.
const maxBrought = 8

// bring notes a tree, the last of which decides. What was found of the others is asked again.
func (k *places) bring(t broughtTree) {
	if len(k.trees) < maxWords {
		k.trees = append(k.trees, t)
	}
	k.foundTexts, k.foundLinks = nil, nil
}

// lastTrees are those that are looked into.
func (k *places) lastTrees() []broughtTree { return k.trees[max(0, len(k.trees)-maxBrought):] }

// broughtText is the text that git brings to a file, where it is another than it has.
type broughtText struct {
	text  string
	other bool
}

// brought is the text that a file gets by what git brings earlier in the line, where it is
// another than it has.
func (k *places) brought(file string) (text string, ok bool) {
	if len(k.trees) == 0 {
		return "", false
	}
	found, known := k.foundTexts[file]
	if !known {
		found = k.lookBrought(file)
		if k.foundTexts == nil {
			k.foundTexts = map[string]broughtText{}
		}
		k.foundTexts[file] = found
	}
	return found.text, found.other
}

// lookBrought asks the last tree first. One that holds the file as HEAD does says nothing:
// HEAD may be another by then.
func (k *places) lookBrought(file string) broughtText {
	for _, t := range slices.Backward(k.lastTrees()) {
		if t.from == t.to || !k.among(file, t.paths) {
			continue
		}
		file := file
		if t.at != "" {
			rel, below := strings.CutPrefix(file, t.at+"/")
			if !below {
				continue
			}
			file = path.Join(k.world.Root(), rel)
		}
		if is, there := k.world.Git.Text(t.folder, t.to, file); there {
			if was, _ := k.world.Git.Text(t.folder, t.from, file); is != was {
				return broughtText{is, true}
			}
		}
	}
	return broughtText{}
}

// linksBrought notes the link that git brings on the way to a place.
func (k *places) linksBrought(p string) {
	if len(k.trees) == 0 || p == "" || k.foundLinks[p] {
		return
	}
	if k.foundLinks == nil {
		k.foundLinks = map[string]bool{}
	}
	k.foundLinks[p] = true
	for _, t := range k.lastTrees() {
		if at, target, ok := k.world.Git.Link(t.folder, t.to, p); ok {
			if l := (link{at, k.world.At(path.Dir(at), target).Path}); len(k.links) < maxWords && !slices.Contains(k.links, l) {
				k.links = append(k.links, l)
			}
			return
		}
	}
}

// expendable reports a file of the person's that git overwrites without a word, for the
// ignore files name it (gitignore(5)).
func (k *gitJudge) expendable(file string) bool {
	if k.unsaved(file) {
		return true // checkout, restore and reset with a tree do not ask (git-checkout(1))
	}
	if k.world.Disk == nil || !k.world.Git.Ignored(file) || k.ownEdit(file) || k.ownFile(file) {
		return false
	}
	info, err := k.world.Disk.Lstat(file)
	k.inTime(err)
	return err == nil && info.Mode().IsRegular()
}

// among reports a file that one of the paths of the line takes in; no path takes in all.
func (k *places) among(file string, paths []arg) bool {
	for _, a := range paths {
		if !a.known() || strings.ContainsAny(a.text, "*?[") || strings.HasPrefix(a.text, ":") || place.Below(file, k.place(a).Path) {
			return true
		}
	}
	return len(paths) == 0
}

// treeChange is two revisions; what differs between them comes into the work tree.
type treeChange struct{ from, to string }

// bringing lists what a subcommand brings (git-checkout(1), git-cherry-pick(1),
// git-stash(1) and those of the others).
func bringing(v *invocation, sub string) []treeChange {
	if v.entry.Special == program.GitStash {
		return stashed(v)
	}
	switch sub {
	case "cherry-pick":
		return picked(v)
	case "revert":
		changes := picked(v)
		for i, one := range changes {
			changes[i] = treeChange{one.to, one.from}
		}
		return changes
	case "restore":
		if source, ok := v.option("-s", "--source"); ok {
			return []treeChange{{"HEAD", source.text}}
		}
		return nil
	}
	var all []treeChange
	for i, a := range v.operands {
		if v.rest >= 0 && i >= v.rest || i == maxForwarded {
			break
		}
		if a.known() {
			all = append(all, treeChange{"HEAD", a.text})
		}
	}
	return all
}

// stashed is what a stash holds: what had changed, and what was not tracked.
func stashed(v *invocation) []treeChange {
	words := v.operands
	if strings.HasSuffix(v.name, " branch") && len(words) > 0 {
		words = words[1:]
	}
	rev := "stash"
	if len(words) > 0 {
		rev = words[0].text
		if strings.Trim(rev, "0123456789") == "" {
			rev = "stash@{" + rev + "}"
		}
	}
	return []treeChange{{rev + "^1", rev}, {"", rev + "^3"}}
}

// picked is what commits, or a range of them, change.
func picked(v *invocation) []treeChange {
	var all []treeChange
	for i, a := range v.operands {
		if i == maxForwarded {
			break
		}
		from, to, isRange := strings.Cut(a.text, "..")
		if !isRange {
			from, to = a.text+"^", a.text
		}
		all = append(all, treeChange{from, strings.TrimPrefix(to, ".")})
	}
	return all
}
