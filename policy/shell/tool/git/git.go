package git

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
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

	stages bool // the line puts into git's index what it may not have held
}

// Subcommand judges the subcommands of git whose operands decide what they do.
func (k *Judge) Subcommand(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.GitPush:
		k.push(c, v)
		return taint.Chatter
	case program.GitRestore:
		k.restore(c, v)
		return taint.Chatter
	case program.GitClean:
		return k.clean(c, v)
	case program.GitConfig:
		return k.Settings.config(c, v)
	case program.GitShow, program.GitNames:
		return k.show(c, v)
	case program.GitList:
		k.list(c, v)
		if v.Has("--show-current") {
			return taint.Stream{From: taint.FromPaths} // git-check-ref-format(1): neither an option nor a way up
		}
		return taint.Stream{From: taint.FromFile}
	case program.GitStash:
		k.bring(c, v, "stash", nil)
		// what it brings back was there before the stash took it
		if top := k.Place(taint.Literal(".")); top.Path != "" {
			c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: top, To: top})
		}
		return k.Walk.Generic(c, v)
	case program.GitLocal:
		return k.local(c, v)
	}
	return k.transport(c, v)
}

// show judges log, diff, show, ls-files: revisions, paths, revision:path.
func (k *Judge) show(c *effect.Call, v *option.Invocation) taint.Stream {
	paths := v.Has("--no-index")
	for i, a := range v.Operands {
		if tellsNames(v) {
			k.LooksAt(c, a)
			continue
		}
		if paths || v.Rest >= 0 && i >= v.Rest {
			k.Reads(c, a)
			continue
		}
		k.Revision(c, a)
	}
	if (v.Entry.Special == program.GitNames || v.Marked(program.Lists)) && c.Data&^taint.FromFile == 0 {
		return taint.Stream{From: taint.FromPaths | k.HiddenNames(v)}
	}
	return taint.Stream{From: c.Data | taint.FromFile}
}

// tellsNames reports subcommands that print no more of a file than its name.
func tellsNames(v *option.Invocation) bool {
	switch v.Name[strings.LastIndexByte(v.Name, ' ')+1:] {
	case "check-ignore", "check-attr":
		return true
	}
	return false
}

// list judges the operands of branch and tag. Whether they list or change, package rating
// tells by the options.
func (k *Judge) list(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		k.Revision(c, a)
	}
}

// push judges what is pushed where.
func (k *Judge) push(c *effect.Call, v *option.Invocation) {
	if v.Has("-f", "--force", "--force-with-lease", "--force-if-includes") {
		c.Cmd.Signature += " --force" // leave to push is none to overwrite
	}
	for i, a := range v.Operands {
		switch {
		case i == 0:
			k.Network.RemoteName(c, a)
		case strings.HasPrefix(a.Text, "+"):
			c.Raise(risk.High, risk.GitPublish|risk.Delete, effect.Say("overwrites the remote branch {0}", a.Show()))
		case strings.HasPrefix(a.Text, ":"):
			c.Raise(risk.High, risk.GitPublish|risk.Delete, effect.Say("deletes the remote branch {0}", a.Show()))
		}
	}
}

// transport judges fetch, clone, ls-remote, remote: their first operand may
// be an address.
func (k *Judge) transport(c *effect.Call, v *option.Invocation) taint.Stream {
	if option.AsksService(v) {
		k.Network.RemoteNames(c, v)
	}
	for i, a := range v.Operands {
		if strings.Contains(a.Text, "::") || strings.Contains(a.Text, "://") {
			k.Network.RemoteName(c, a)
			continue
		}
		if i == 0 {
			k.Network.RemoteName(c, a)
		} else if strings.HasSuffix(v.Name, "clone") {
			k.Writes(c, a, access.Makes)
		}
	}
	if strings.HasSuffix(v.Name, "pull") && len(v.Operands) > 0 && k.isPath(v.Operands[0]) {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", v.Operands[0].Show()))
	}
	if strings.HasSuffix(v.Name, "clone") && len(v.Operands) > 0 {
		last := v.Operands[len(v.Operands)-1] // the folder, or the address that names it
		k.Fetched(c, taint.Literal(strings.TrimSuffix(last.Text[strings.LastIndexAny(strings.TrimSuffix(last.Text, "/"),
			"/:")+1:], ".git")))
	}
	return taint.Stream{From: taint.FromNet}
}

// isPath reports a word that is no remote's name but a folder's or a bundle's.
func (k *Judge) isPath(a taint.Word) bool {
	return !strings.Contains(a.Text, ":") && (strings.Contains(a.Text, "/") || k.isFile(a))
}

// Revision judges a word that is a revision, or revision:path: the path's
// content is shown.
func (k *Judge) Revision(c *effect.Call, a taint.Word) {
	if _, file, ok := strings.Cut(a.Text, ":"); ok && file != "" && !strings.HasPrefix(a.Text, ":(") {
		p := k.World.At(k.State.Cwd, strings.ReplaceAll(file, taint.Hole, "*"))
		k.Shows(c, p, a.Show())
		return
	}
	p := k.Place(a)
	switch {
	case p.Is(place.Secret):
		k.Reads(c, a)
	case strings.HasPrefix(a.Text, "/") || strings.HasPrefix(a.Text, "../") || strings.HasPrefix(a.Text, "~"):
		k.LooksAt(c, a)
	case strings.HasPrefix(a.Text, taint.Hole) && a.From&^taint.Tame != 0 && a.From&^taint.FromSystem != 0:
		c.Unknown(effect.Say("{0} could turn out to be an option", a.Show()))
	}
	c.Data |= taint.FromFile
}

// stagingCommands are the subcommands that put into git's index what it may not have held.
var stagingCommands = table.WordSet("add stage update-index apply mv rm read-tree")

// Staged notes that the line changes git's index.
func (k *Judge) Staged(v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	k.stages = k.stages || isGit && stagingCommands[sub]
}
