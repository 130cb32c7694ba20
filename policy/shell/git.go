package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// git judges the subcommands of git whose operands decide what they do.
func (k *gitJudge) git(c *call, v *invocation) stream {
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
		return k.settings.gitConfig(c, v)
	case program.GitShow, program.GitNames:
		return k.gitShow(c, v)
	case program.GitList:
		k.gitList(c, v)
		if v.has("--show-current") {
			return stream{from: fromPaths} // git-check-ref-format(1): neither an option nor a way up
		}
		return stream{from: fromFile}
	case program.GitStash:
		k.gitBrings(c, v, "stash", nil)
		if top := k.place(literalArg(".")); top.Path != "" { // what it brings back was there before the stash took it
			c.cmd.Moves = append(c.cmd.Moves, Move{From: top, To: top})
		}
		return k.walk.Generic(c, v)
	case program.GitLocal:
		return k.gitLocal(c, v)
	}
	return k.gitTransport(c, v)
}

// gitShow judges log, diff, show, ls-files: revisions, paths, revision:path.
func (k *gitJudge) gitShow(c *call, v *invocation) stream {
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
		return stream{from: fromPaths | k.hiddenNames(v)}
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
func (k *gitJudge) gitList(c *call, v *invocation) {
	for _, a := range v.operands {
		k.revision(c, a)
	}
}

// gitPush judges what is pushed where.
func (k *gitJudge) gitPush(c *call, v *invocation) {
	if v.has("-f", "--force", "--force-with-lease", "--force-if-includes") {
		c.cmd.Signature += " --force" // leave to push is none to overwrite
	}
	for i, a := range v.operands {
		switch {
		case i == 0:
			k.network.remoteName(c, a)
		case strings.HasPrefix(a.text, "+"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("overwrites the remote branch {0}", a.show()))
		case strings.HasPrefix(a.text, ":"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("deletes the remote branch {0}", a.show()))
		}
	}
}

// remoteName judges a word that is a remote's name or its address.
func (k *networkJudge) remoteName(c *call, a arg) {
	switch {
	case strings.Contains(a.text, "::"):
		// gitremote-helpers(7): ext::COMMAND runs it, others start a program.
		_, command, _ := strings.Cut(a.text, "::")
		c.raise(risk.High, risk.ExecArbitrary, say("the address {0} starts a program", a.show()))
		if strings.HasPrefix(a.text, "ext::") {
			k.walk.ShellText(c, "git", arg{text: command, src: command, from: a.from})
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
func (k *gitJudge) gitTransport(c *call, v *invocation) stream {
	if asksService(v) {
		k.network.remoteNames(c, v)
	}
	for i, a := range v.operands {
		if strings.Contains(a.text, "::") || strings.Contains(a.text, "://") {
			k.network.remoteName(c, a)
			continue
		}
		if i == 0 {
			k.network.remoteName(c, a)
		} else if strings.HasSuffix(v.name, "clone") {
			k.writes(c, a, makes)
		}
	}
	if strings.HasSuffix(v.name, "pull") && len(v.operands) > 0 && k.isPath(v.operands[0]) {
		c.unknown(say("reads {0}, which is not known before it runs", v.operands[0].show()))
	}
	if strings.HasSuffix(v.name, "clone") && len(v.operands) > 0 {
		last := v.operands[len(v.operands)-1] // the folder, or the address that names it
		k.fetched(c, literalArg(strings.TrimSuffix(last.text[strings.LastIndexAny(strings.TrimSuffix(last.text, "/"), "/:")+1:], ".git")))
	}
	return stream{from: fromNet}
}

// isPath reports a word that is no remote's name but a folder's or a bundle's.
func (k *gitJudge) isPath(a arg) bool {
	return !strings.Contains(a.text, ":") && (strings.Contains(a.text, "/") || k.isFile(a))
}

// revision judges a word that is a revision, or revision:path: the path's
// content is shown.
func (k *gitJudge) revision(c *call, a arg) {
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
