package git

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// Judge judges the subcommands of git.
type Judge struct {
	*access.Judge
	Settings *Settings
	Network  *network.Judge
	Patches  *Patches

	Proposals Proposals

	stages bool // the line puts into git's index what it may not have held
	refs   refs
	named  []namedHere // what names lead to that the line gives, the latest last
	bisect bisection
}

// Subcommand judges the subcommands of git whose operands decide what they do.
func (j *Judge) Subcommand(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.GitPush:
		j.push(c, v)
		return taint.Chatter
	case program.GitRestore:
		j.restore(c, v)
		return taint.Chatter
	case program.GitClean:
		out := j.clean(c, v)
		out.From |= j.HiddenNames(v)
		return out
	case program.GitConfig:
		return j.Settings.config(c, v)
	case program.GitShow, program.GitNames:
		return j.show(c, v)
	case program.GitList:
		j.list(c, v)
		if v.Has("--show-current") {
			// git-check-ref-format(1): neither an option nor a way up
			return taint.Stream{From: taint.FromPaths, Shape: taint.Plain}
		}
		if names, ok := (listing{j}).ownNames(v); ok {
			return names
		}
		return taint.Stream{From: taint.FromFile}
	case program.GitDrop:
		if strings.HasPrefix(v.Name, "git remote ") {
			forgetting{j}.remote(c, v)
		} else {
			forgetting{j}.stashes(c, v)
		}
		return j.Walk.Generic(c, v)
	case program.GitStash:
		popsStaged(j, c, v)
		j.bring(c, v, "stash", nil)
		// what it brings back was there before the stash took it
		if top := j.Place(taint.Literal(".")); top.Path != "" {
			c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: top, To: top})
		}
		return j.Walk.Generic(c, v)
	case program.GitLocal:
		return j.local(c, v)
	case program.GitBisectRun:
		bisecting{j}.judge(c, v, "run", nil)
		since := j.Mark()
		out := j.Walk.Generic(c, v)
		pastRuns{j}.bisected(c, v, j.NeedsSince(since).Read)
		return out
	}
	return j.transport(c, v)
}

// show judges log, diff, show, ls-files: revisions, paths, revision:path.
func (j *Judge) show(c *effect.Call, v *option.Invocation) taint.Stream {
	paths := v.Has("--no-index")
	for i, a := range v.Operands {
		if tellsNames(v) {
			j.LooksAt(c, a)
			continue
		}
		if _, leaves := access.ExcludesPath(a.Text); leaves {
			continue
		}
		if paths || v.Rest >= 0 && i >= v.Rest {
			if !taint.Settled(a) && tellsOfPaths(v) {
				continue
			}
			j.Reads(c, a)
			j.pathspec(c, v, a)
			continue
		}
		j.Revision(c, a)
		j.pathspec(c, v, a)
	}
	j.follows(c, v)
	(&printing{Judge: j, v: v}).secrets(c)
	if top, ok := (listing{j}).topLevel(v); ok {
		return top
	}
	if (v.Entry.Special == program.GitNames && !printsText(v) || v.Marked(program.Lists)) && !formatsText(v) &&
		c.Data&^taint.FromFile == 0 {
		kept, named := KeptNames(j.Judge, v)
		kept |= j.HiddenNames(v) | j.ownFolder(v) | j.listed(v) | (&printing{Judge: j, v: v}).ofSecrets()
		return taint.Stream{From: taint.FromPaths | kept, Named: named, Shape: shape(v)}
	}
	if names, ok := (listing{j}).ownNames(v); ok && c.Data&^taint.FromFile == 0 {
		return names
	}
	objects := (&printing{Judge: j, v: v}).ofSecrets()
	return taint.Stream{From: c.Data | taint.FromFile | objects, Diff: backwards{j}.shown(v),
		Front: (listing{j}).front(v)}
}

// printsText reports a subcommand that stands among those which tell names, and prints what objects, settings or its
// input hold, or may (git-cat-file(1), git-stripspace(1), git-column(1), git-merge-tree(1), git-rev-list(1),
// git-check-mailmap(1), git-var(1), git-diff-pairs(1)).
func printsText(v *option.Invocation) bool {
	switch _, sub := v.Words(); sub {
	case "cat-file":
		return !v.Has("-t", "-s", "-e") && !v.Gave("-t", "-s", "-e")
	case "stripspace", "column", "merge-tree", "check-mailmap", "var", "diff-pairs", "help", "for-each-repo":
		return true
	case "rev-list":
		return v.Gave("--format", "--pretty", "--header", "--oneline")
	}
	return false
}

// formatsText reports a command that is told to print text of the line's own beside the names.
func formatsText(v *option.Invocation) bool {
	format, given := v.Option("--format")
	return given && !template.OnlyGitFields(format.Text) || v.Gave("--line-prefix", "--src-prefix", "--dst-prefix")
}

// tellsOwnFolder are options by which git tells where its own data lies (git-rev-parse(1),
// "Options for Files").
var tellsOwnFolder = strings.Fields(
	"--git-dir --git-common-dir --absolute-git-dir --git-path --shared-index-path")

// ownFolder is where a name comes from that git tells of its own data.
func (j *Judge) ownFolder(v *option.Invocation) taint.Origin {
	if !strings.HasSuffix(v.Name, "rev-parse") || !v.Has(tellsOwnFolder...) {
		return 0
	}
	if a, _ := v.Option("--git-path"); !a.Known() || strings.Contains(a.Text, "..") {
		return taint.FromKeptPaths | taint.FromUnknown
	}
	return taint.FromKeptPaths
}

// listed is what is known of the files that a list of names is about.
func (j *Judge) listed(v *option.Invocation) taint.Origin {
	if !strings.HasSuffix(v.Name, "ls-files") {
		return 0
	}
	if v.Gave("-o", "--others") && othersNamed(j) {
		return taint.FromSecretPaths
	}
	return j.NamesSecrets(v.Operands)
}

// tellsNames reports subcommands that print no more of a file than its name.
func tellsNames(v *option.Invocation) bool {
	switch v.Name[strings.LastIndexByte(v.Name, ' ')+1:] {
	case "check-ignore", "check-attr", "ls-files":
		return true
	}
	return false
}

// list judges the operands of branch and tag. Whether they list or change, package rating
// tells by the options.
func (j *Judge) list(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		j.Revision(c, a)
	}
	forgetting{j}.branches(c, v)
	forgetting{j}.forced(c, v)
	forgetting{j}.tags(c, v)
}

// push judges what is pushed where.
func (j *Judge) push(c *effect.Call, v *option.Invocation) {
	if v.Has("-f", "--force", "--force-with-lease", "--force-if-includes") {
		c.Cmd.Signature += " --force" // leave to push is none to overwrite
	}
	if v.Has("-f", "--force") {
		c.Raise(risk.High, risk.GitPublish, effect.Say("{0} overwrites what others have pushed there meanwhile",
			v.Name+" --force"))
	}
	if v.Marked(program.Dry) {
		asked := *v
		if repo, given := v.Option("--repo"); given {
			asked.Operands = append([]taint.Word{repo}, v.Operands...)
		}
		j.Network.RemoteNames(c, &asked)
	}
	for i, a := range v.Operands {
		switch {
		case i == 0:
			j.Network.RemoteName(c, a)
		case strings.HasPrefix(a.Text, "+"):
			c.Raise(risk.High, risk.GitPublish|risk.Delete,
				effect.Say("overwrites the remote branch {0}", a.Value(1).Show()))
		case strings.HasPrefix(a.Text, ":"):
			c.Raise(risk.High, risk.GitPublish|risk.Delete,
				effect.Say("deletes the remote branch {0}", a.Value(1).Show()))
		}
	}
}

// transport judges fetch, clone, ls-remote, remote: their first operand may
// be an address.
func (j *Judge) transport(c *effect.Call, v *option.Invocation) taint.Stream {
	if option.AsksService(v) {
		j.Network.RemoteNames(c, v)
	}
	switch name, sub := v.Words(); {
	case name == "git" && (sub == "fetch" || sub == "pull" || sub == "remote update"):
		j.fetchesOver(c, v)
		standing{j}.moves(c, v, sub)
		autostashes(j, c, v, sub)
	case name == "git" && sub == "remote prune":
		standing{j}.moves(c, v, sub)
	}
	for i, a := range v.Operands {
		if network.AsksCodeHost(v, a) {
			j.Network.URL(c, a)
			continue
		}
		if strings.Contains(a.Text, "::") || strings.Contains(a.Text, "://") {
			j.Network.RemoteName(c, a)
			continue
		}
		if i == 0 {
			j.Network.RemoteName(c, a)
		} else if strings.HasSuffix(v.Name, "clone") {
			j.Writes(c, a, access.Makes)
			if v.Has("--bare", "--mirror") {
				j.Founds(j.Place(a))
			}
		}
	}
	if strings.HasSuffix(v.Name, "pull") && len(v.Operands) > 0 && j.isPath(v.Operands[0]) {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", v.Operands[0].Show()))
	}
	if strings.HasSuffix(v.Name, "clone") && len(v.Operands) > 0 {
		last := v.Operands[len(v.Operands)-1] // the folder, or the address that names it
		j.Fetched(c, taint.Literal(strings.TrimSuffix(last.Text[strings.LastIndexAny(strings.TrimSuffix(last.Text, "/"),
			"/:")+1:], ".git")))
	}
	return taint.Stream{From: taint.FromNet}
}

// isPath reports a word that is no remote's name but a folder's or a bundle's.
func (j *Judge) isPath(a taint.Word) bool {
	return !strings.Contains(a.Text, ":") && (strings.Contains(a.Text, "/") || j.isFile(a))
}

// Revision judges a word that is a revision, or revision:path: the path's
// content is shown.
func (j *Judge) Revision(c *effect.Call, a taint.Word) {
	if _, file, ok := strings.Cut(a.Text, ":"); ok && file != "" && !strings.HasPrefix(a.Text, ":(") {
		if stage, name, staged := strings.Cut(file, ":"); staged && a.Text[0] == ':' && len(stage) == 1 {
			file = name // :N:PATH, of the index
		}
		p := j.World.At(j.State.Cwd, strings.ReplaceAll(file, taint.Hole, "*"))
		j.Shows(c, p, a.Show())
		return
	}
	p := j.Place(a)
	switch {
	case p.Is(place.Secret):
		j.Reads(c, a)
	case strings.HasPrefix(a.Text, "/") || strings.HasPrefix(a.Text, "../") || strings.HasPrefix(a.Text, "~"):
		j.LooksAt(c, a)
	case taint.LeadsOption(a) && a.From&^taint.Tame != 0 && a.From&^taint.FromSystem != 0,
		taint.LeadsOption(a) && a.From&taint.FromCut != 0:
		c.Unknown(effect.Say("{0} could turn out to be an option", a.Show()))
	}
	c.Data |= taint.FromFile
}

// stagingCommands are the subcommands that put into git's index what it may not have held.
var stagingCommands = table.WordSet("add stage update-index apply mv rm read-tree")

// Staged notes that the line changes git's index or its refs, and what a stash takes.
func (j *Judge) Staged(c *effect.Call, v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	j.stages = j.stages || isGit && stagingCommands[sub]
	forgetting{j}.popped(c, v)
	if isGit {
		naming{j}.names(v)
		taking{j}.notes(c, v, sub)
		forgetting{j}.leavesNothing(c, v)
		forgetting{j}.drops(c, v)
		if sub == "branch" {
			j.Settings.followsElsewhere(c, v)
		}
	}
	standing{j}.addsMirror(c, v)
	straying{j}.judge(c, v)
	j.refs.follow(v)
	sweeper{j.Judge}.stashed(c, v)
	bringsBefore(j, v)
	ownPolicy{j}.judge(c, v)
}
