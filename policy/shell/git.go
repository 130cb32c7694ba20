package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// git judges the subcommands of git whose operands decide what they do.
func (k *walker) git(c *call, v *invocation) stream {
	switch v.entry.Special {
	case program.GitPush:
		k.gitPush(c, v)
		return chatter
	case program.GitRestore:
		k.gitRestore(c, v)
		return chatter
	case program.GitClean:
		return k.gitClean(c, v)
	case program.GitConfig:
		return k.gitConfig(c, v)
	case program.GitShow, program.GitNames:
		return k.gitShow(c, v)
	case program.GitList:
		k.gitList(c, v)
		if v.has("--show-current") {
			return stream{from: fromPaths} // git-check-ref-format(1): neither an option nor a way up
		}
		return stream{from: fromFile}
	case program.GitLocal:
		return k.gitLocal(c, v)
	}
	return k.gitTransport(c, v)
}

// gitShow judges log, diff, show, ls-files: revisions, paths, revision:path.
func (k *walker) gitShow(c *call, v *invocation) stream {
	paths := v.has("--no-index")
	for i, a := range v.operands {
		if tellsNames(v) {
			k.looksAt(c, a)
			continue
		}
		if paths || v.rest >= 0 && i >= v.rest {
			k.reads(c, a)
			continue
		}
		k.revision(c, a)
	}
	if (v.entry.Special == program.GitNames || v.marked(program.Lists)) && c.data&^fromFile == 0 {
		return stream{from: fromPaths}
	}
	return stream{from: c.data | fromFile}
}

// tellsNames reports subcommands that print no more of a file than its name.
func tellsNames(v *invocation) bool {
	switch v.name[strings.LastIndexByte(v.name, ' ')+1:] {
	case "check-ignore", "check-attr":
		return true
	}
	return false
}

// gitList judges branch and tag: with an operand that is no pattern to list,
// they make or change one.
func (k *walker) gitList(c *call, v *invocation) {
	for _, a := range v.operands {
		k.revision(c, a)
	}
}

// gitPush judges what is pushed where.
func (k *walker) gitPush(c *call, v *invocation) {
	if v.has("-f", "--force", "--force-with-lease", "--force-if-includes") {
		c.cmd.Signature += " --force" // leave to push is none to overwrite
	}
	for i, a := range v.operands {
		switch {
		case i == 0:
			k.remoteName(c, a)
		case strings.HasPrefix(a.text, "+"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("overwrites the remote branch {0}", a.show()))
		case strings.HasPrefix(a.text, ":"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("deletes the remote branch {0}", a.show()))
		}
	}
}

// remoteName judges a word that is a remote's name or its address.
func (k *walker) remoteName(c *call, a arg) {
	switch {
	case strings.Contains(a.text, "::"):
		// gitremote-helpers(7): ext::COMMAND runs it, others start a program.
		_, command, _ := strings.Cut(a.text, "::")
		c.raise(risk.High, risk.ExecArbitrary, say("the address {0} starts a program", a.show()))
		if strings.HasPrefix(a.text, "ext::") {
			k.shellText(c, "git", arg{text: command, src: command, from: a.from})
			c.silent = false
		}
	case strings.Contains(a.text, "://"):
		k.url(c, a)
		c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
	default:
		if host, ok := remoteHost(a.text); ok {
			k.host(c, arg{text: host, src: a.src, from: a.from})
			c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
		} else if strings.ContainsAny(a.text, "/") {
			k.looksAt(c, a)
		}
	}
}

// gitTransport judges fetch, clone, ls-remote, remote: their first operand may
// be an address.
func (k *walker) gitTransport(c *call, v *invocation) stream {
	if asksService(v) {
		k.remoteNames(c, v)
	}
	for i, a := range v.operands {
		if strings.Contains(a.text, "::") || strings.Contains(a.text, "://") {
			k.remoteName(c, a)
			continue
		}
		if i == 0 {
			k.remoteName(c, a)
		} else if strings.HasSuffix(v.name, "clone") {
			k.writes(c, a, makes)
		}
	}
	if strings.HasSuffix(v.name, "clone") && len(v.operands) > 0 {
		last := v.operands[len(v.operands)-1] // the folder, or the address that names it
		k.fetched(c, literalArg(strings.TrimSuffix(last.text[strings.LastIndexAny(strings.TrimSuffix(last.text, "/"), "/:")+1:], ".git")))
	}
	return stream{from: fromNet}
}

// gitRestore judges checkout, restore, reset and switch: with paths, or forced,
// they throw uncommitted work away.
func (k *walker) gitRestore(c *call, v *invocation) {
	paths := v.operands
	if v.rest >= 0 {
		paths = v.operands[v.rest:]
	}
	sub := v.entry.Name
	throws := v.marked(program.Forced)
	byName := false
	switch sub {
	case "checkout":
		creates := v.has("-b", "-B", "--orphan", "--detach", "-t", "--track")
		byName = !creates && (v.rest >= 0 && len(paths) > 0 || len(v.operands) > 1 || v.has("-p", "--patch", "--ours", "--theirs") || len(v.operands) == 1 && (looksLikePath(v.operands[0].text) || k.isFile(v.operands[0])))
		if v.rest < 0 && len(v.operands) > 1 {
			paths = v.operands[1:]
		}
	case "restore":
		byName = !v.has("-S", "--staged") || v.has("-W", "--worktree")
	}
	if name, moves := v.option("-B", "-C", "--force-create"); moves && (sub == "checkout" || sub == "switch") && k.branchExists(name) {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} moves the branch {1} away from its commits", v.name, name.show()))
	}
	if throws || byName {
		k.throwsAway(c, v, paths, byName && !throws)
	} else if sub == "reset" && !v.has("--soft") || sub == "restore" {
		k.unstages(c, v)
	}
	for _, a := range v.operands {
		k.revision(c, a)
	}
	for _, a := range paths {
		if (throws || byName) && (v.rest >= 0 || sub == "restore") {
			p := k.place(a)
			c.cmd.Writes = append(c.cmd.Writes, p)
			stake.Touch(c.finding(), stake.Change, p, a.show())
		}
	}
}

// branchExists reports a branch that the disk shows, or that cannot be told. With
// no disk nobody knows of one.
func (k *walker) branchExists(a arg) bool {
	root := k.world.Root()
	if k.world.Disk == nil || k.world.Git == nil || root == "" {
		return false
	}
	info, err := k.world.Disk.Lstat(root + "/.git")
	if err != nil || !info.IsDir() || !a.known() {
		return true
	}
	if !k.missing(root + "/.git/refs/heads/" + a.text) {
		return true
	}
	packed, err := k.world.Disk.ReadFile(root+"/.git/packed-refs", 4<<20)
	return err == nil && strings.Contains(string(packed), " refs/heads/"+a.text+"\n")
}

// isFile reports a word that the disk shows to be a file here: git takes it for
// one where no branch has that name.
func (k *walker) isFile(a arg) bool {
	if k.world.Disk == nil || !a.known() {
		return false
	}
	info, err := k.world.Disk.Lstat(k.place(a).Path)
	return err == nil && !info.IsDir()
}

// throwsAway judges what goes where files become as git has them: nothing, where
// what differs is only this session's own work.
func (k *walker) throwsAway(c *call, v *invocation, paths []arg, byName bool) {
	if !byName || len(paths) == 0 {
		paths = []arg{literalArg(".")}
		if w := k.world.Root(); w != "" && k.state.cwd != "" && place.Below(k.state.cwd, w) {
			paths = []arg{literalArg(w)}
		}
	}
	own := byName && !k.fromTree(v) || k.ownStage()
	for _, a := range paths {
		own = own && k.ownChanges(a)
	}
	if own {
		c.raise(risk.Medium, 0, say("{0} throws away nothing but this session's own changes", v.name))
		return
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} throws away changes that are not committed", v.name))
	c.cmd.Own.Suggestion = say("see them first: git diff; keep them: git stash")
}

// fromTree reports that files come out of a commit, so that what is staged of them
// goes too: checkout HEAD -- FILE, restore -S -W, restore --source.
func (k *walker) fromTree(v *invocation) bool {
	if v.entry.Name == "restore" {
		return v.has("-S", "--staged", "-s", "--source")
	}
	return v.rest > 0 || v.rest < 0 && len(v.operands) > 1
}

// maxChanged bounds the changed files that are looked at.
const maxChanged = 200

// ownChanges reports that no tracked file at or below a place differs from the
// index but by what this session did.
func (k *walker) ownChanges(a arg) bool {
	p := k.place(a)
	if k.world.Git == nil || k.wrap.remote || !a.known() || p.Path == "" || strings.HasPrefix(a.text, ":") || k.obscure && len(k.carried) > 0 {
		return false
	}
	if root := k.world.Root(); strings.ContainsAny(a.text, `*?[`) { // a pathspec of git's own
		if root == "" || !place.Below(p.Path, root) {
			return false
		}
		p.Path = root
	}
	changed, ok := k.world.Git.Changed(p.Path, maxChanged)
	return ok && !slices.ContainsFunc(changed, func(file string) bool { return !k.ownEdit(file) })
}

// ownEdit reports a file that only this session changed since git held it.
func (k *walker) ownEdit(file string) bool {
	if k.world.Past == nil || k.touched(file) {
		return false
	}
	if _, ok := k.world.Past.Made(file); ok {
		return true
	}
	_, ok := k.world.Past.Edited(file)
	return ok
}

// ownStage reports that the index holds nothing that is only there, but for this
// session's own.
func (k *walker) ownStage() bool {
	if k.world.Git == nil || k.state.cwd == "" || k.wrap.remote {
		return false
	}
	if k.world.Git.Committed(k.state.cwd) {
		return true
	}
	root := k.world.Root()
	if root == "" || !place.Below(k.state.cwd, root) {
		root = k.state.cwd
	}
	staged, ok := k.world.Git.Staged(root, maxChanged)
	return ok && !slices.ContainsFunc(staged, func(file string) bool { return !k.ownEdit(file) })
}

// unstages judges a reset of the index alone: what was staged and has changed
// since is only there.
func (k *walker) unstages(c *call, v *invocation) {
	if k.world.Git == nil || k.ownStage() {
		return
	}
	c.raise(risk.Medium, risk.FSDeleteOverwrite, say("{0} throws away what was staged and is nowhere else", v.name))
	c.cmd.Own.Suggestion = say("see it first: git diff --cached")
}

// looksLikePath tells a path from a branch where git would look at the disk.
func looksLikePath(s string) bool {
	return s == "." || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || strings.HasSuffix(s, "/") || strings.HasPrefix(s, ":/") || strings.HasPrefix(s, ":(") || strings.ContainsAny(s, "*?[")
}

// gitClean judges git clean: what it removes is in no history.
func (k *walker) gitClean(c *call, v *invocation) stream {
	if v.marked(program.Dry) {
		return stream{from: fromPaths}
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say("deletes files that are not under version control, for good"))
	c.cmd.Own.Suggestion = say("list them first: git clean -n")
	for _, a := range v.operands {
		c.cmd.Deletes = append(c.cmd.Deletes, k.place(a))
	}
	return chatter
}

// revision judges a word that is a revision, or revision:path: the path's
// content is shown.
func (k *walker) revision(c *call, a arg) {
	if _, file, ok := strings.Cut(a.text, ":"); ok && file != "" && !strings.HasPrefix(a.text, ":(") {
		p := k.world.At(k.state.cwd, strings.ReplaceAll(file, hole, "*"))
		k.shows(c, p, a.show())
		return
	}
	p := k.place(a)
	switch {
	case p.Is(place.Secret):
		k.reads(c, a)
	case strings.HasPrefix(a.text, "/") || strings.HasPrefix(a.text, "../") || strings.HasPrefix(a.text, "~"):
		k.looksAt(c, a)
	case strings.HasPrefix(a.text, hole) && a.from&^tame != 0 && a.from&^fromSystem != 0:
		c.unknown(say("{0} could turn out to be an option", a.show()))
	}
	c.data |= fromFile
}
