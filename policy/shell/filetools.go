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

// copies judges cp, mv and install: the last operand is written, or the folder
// of -t; mv removes the others from where they were.
func (k *transferJudge) copies(c *call, v *invocation) stream {
	words := v.operands
	var to []arg
	into, named := v.option("-t", "--target-directory")
	if !named && len(words) > 1 && !v.has("-d", "--directory") {
		to, words = words[len(words)-1:], words[:len(words)-1]
	}
	for _, a := range words {
		switch {
		case v.has("-d") && v.name == "install", v.has("--directory") && v.name == "install":
			k.writes(c, a, makes)
		case v.entry.Special == program.Move:
			k.movesAway(c, a)
		default:
			k.reads(c, a)
			if v.has("-s", "--symbolic-link", "-l", "--link") && v.name == "cp" { // links, not copies (cp(1))
				k.waysAround(c, a)
			}
		}
		for _, folder := range to {
			k.keepsName(c, a, folder)
		}
		if named {
			k.keepsName(c, a, into)
		}
	}
	k.notesMoves(c, v, words, to)
	if named {
		k.notesMoves(c, v, words, []arg{into})
	}
	for _, a := range to {
		k.lands(c, v, words, a)
		if v.entry.Special == program.Move && strings.HasPrefix(a.text, "/dev/null") {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("moves files to a device: what they hold is lost"))
		}
	}
	if v.has("-s", "--symbolic-link", "-l", "--link") && v.name == "cp" {
		k.remembersLinks(c, append(slices.Clone(words), append(to, into)[0]), v.has("-l", "--link"))
	}
	return chatter
}

// lands judges the last operand of cp and mv: what is written, or the folder in
// which each of the others keeps its name.
func (k *transferJudge) lands(c *call, v *invocation, words []arg, to arg) {
	p := k.place(to)
	if !k.isFolder(to, p) || v.has("-T", "--no-target-directory") {
		k.becomesSettings(c, to)
		k.writes(c, to, target(v, to))
		k.carriesTo(c, v, words, p)
		for _, a := range words {
			k.copiesLinks(k.place(a), a, p)
		}
		if len(words) == 1 {
			k.copiesText(words[0], to)
		}
		return
	}
	how := overwrites
	if v.has("-n", "--no-clobber", "--update=none") {
		how = makes
	}
	for _, a := range words {
		in := to
		in.text = strings.TrimSuffix(to.text, "/") + "/" + path.Base(a.text)
		in.src = in.text
		if a.glob != "" || !a.known() {
			k.writes(c, to, intoFolder)
		} else {
			k.writes(c, in, how)
			k.copiesText(a, in)
		}
		k.copiesLinks(k.place(a), a, k.place(in))
		k.carriesTo(c, v, []arg{a}, k.place(in))
	}
}

// copiesText remembers that a file has the text of another.
func (k *transferJudge) copiesText(from, to arg) {
	text, how := k.textOf(k.place(from))
	if how != wholly || !from.known() {
		k.blinds(to)
		return
	}
	k.fills(to, stream{text: text, known: true}, false, true)
}

// carriesTo remembers where mv brings what is not the session's.
func (k *transferJudge) carriesTo(c *call, v *invocation, words []arg, to place.Place) {
	if v.entry.Special != program.Move {
		return
	}
	for _, a := range words {
		from := k.place(a)
		if _, made := k.spared(a, from, true); !made {
			k.carries(to)
			k.exposes(c, a, from, to)
			if from.Is(place.Inside) && !to.Any(place.Inside|place.Remote) {
				c.raise(risk.High, risk.FSOutsideWorkspace, say("moves {0} out of the workspace", a.show()))
			}
			return
		}
	}
}

// notesMoves tells what goes where.
func (k *fileJudge) notesMoves(c *call, v *invocation, words, to []arg) {
	for _, target := range to {
		for _, a := range words {
			c.cmd.Moves = append(c.cmd.Moves, Move{k.place(a), k.place(target), v.entry.Special != program.Move})
		}
	}
}

// isFolder reports a word that the disk shows to be a folder now.
func (k *places) isFolder(a arg, p place.Place) bool {
	return a.known() && p.Path != "" && !k.wrap.remote && k.folderAt(p.Path)
}

// keepsName judges what a file copied into a folder becomes there: it keeps
// its name.
func (k *transferJudge) keepsName(c *call, from, to arg) {
	name := path.Base(from.text)
	folder := strings.HasSuffix(to.text, "/") || strings.HasSuffix(to.text, ".") || k.place(to).Any(place.WorkspaceRoot|place.HomeFolder|place.TopLevel|place.Root)
	if name == "." || name == ".." || name == "/" || !folder {
		return
	}
	inside := to
	inside.text, inside.glob = strings.TrimSuffix(to.text, "/")+"/"+name, ""
	stake.Touch(c.finding(), stake.Change, k.place(inside), inside.show())
}

// target is how cp and mv write their last operand.
func target(v *invocation, a arg) manner {
	switch {
	case v.has("-n", "--no-clobber", "--update=none"), strings.HasSuffix(a.text, "/"):
		return makes
	}
	return overwrites
}

// movesAway judges a file that leaves its place.
func (k *transferJudge) movesAway(c *call, a arg) {
	k.reads(c, a)
	p := k.place(a)
	c.cmd.Writes = append(c.cmd.Writes, p)
	stake.Touch(c.finding(), stake.Replace, p, a.show())
	k.write(c, a, p, makes)
}

// changesMode judges chmod, chown, chgrp and their like. The first operand is
// the mode or owner.
func (k *transferJudge) changesMode(c *call, v *invocation) {
	words := v.operands
	mode := literalArg("")
	_, given := v.option("--reference", "-r", "-w", "-x", "-X", "-s", "-t", "-m", "-i", "-a", "-e", "-d")
	if !given && len(words) > 0 {
		mode, words = words[0], words[1:]
	}
	recursive := v.marked(program.Recursive)
	c.cmd.Modes = true
	for _, a := range words {
		k.writes(c, a, edits)
		p := k.place(a)
		target := p
		if dir, ok := everything(p.Path); ok && a.glob != "" {
			target = k.world.At("", dir)
		}
		if p.Is(place.Remote) && treeTop(&k.world, a) {
			target.Kind |= place.Root
		}
		if recursive {
			stake.Touch(c.finding(), stake.OpenTree, target, a.show())
		}
		switch {
		case recursive && !target.Is(place.Inside):
			c.raise(risk.Critical, 0, say("changes the rights of everything under {0}", a.show()))
		case recursive:
			c.raise(risk.Medium, risk.SystemImpact, say("changes the rights of everything under {0}", a.show()))
		}
	}
	if v.name == "chmod" {
		k.modeBits(c, mode, recursive)
	}
}

// modeBits judges what a mode opens: set-user-id, write for everybody.
func (k *transferJudge) modeBits(c *call, mode arg, recursive bool) {
	m := strings.TrimLeft(mode.text, "0")
	digits := m != "" && strings.Trim(m, "01234567") == ""
	open := digits && strings.ContainsRune("2367", rune(m[len(m)-1])) ||
		!digits && (strings.Contains(m, "o+w") || strings.Contains(m, "a+rw") || strings.Contains(m, "a+w") || strings.Contains(m, "ugo+w") || strings.Contains(m, "ugo+rw") || strings.Contains(m, "o=rw"))
	setID := digits && len(m) > 3 && m[0] >= '2' || !digits && strings.Contains(m, "s")
	switch {
	case setID:
		c.raise(risk.High, risk.SystemImpact|risk.Sudo, say("lets a program run with its owner's rights"))
	case open && recursive:
		c.raise(risk.High, risk.SystemImpact, say("opens every file to every user"))
	case open:
		c.raise(risk.Medium, risk.SystemImpact, say("opens files to every user"))
	}
	if !mode.known() {
		c.unknown(say("a mode that is not known before it runs"))
	}
}

// date judges date: an operand without + sets the clock.
func (k *transferJudge) date(c *call, v *invocation) stream {
	for _, a := range v.operands {
		if !strings.HasPrefix(a.text, "+") {
			c.raise(risk.High, risk.SystemImpact, say("sets the clock"))
		}
	}
	return stream{from: fromSystem}
}

// remoteCopy judges scp, rsync and rclone: to a host, from a host, or local.
func (k *transferJudge) remoteCopy(c *call, v *invocation) stream {
	words := v.operands
	if len(words) == 0 {
		return chatter
	}
	last := words[len(words)-1]
	_, upload := remoteHost(last.text)
	out := chatter
	for i, a := range words {
		host, remote := remoteHost(a.text)
		switch {
		case remote:
			k.host(c, arg{text: host, src: a.src, from: a.from})
			c.raise(risk.High, risk.NetworkRisk, say("{0} copies to or from {1}", v.name, host))
			k.secretsThere(c, a)
			if !upload {
				out = stream{from: fromNet} // "-" writes it to the output
			}
		case i == len(words)-1 && len(words) > 1:
			k.writes(c, a, intoFolder)
			k.linksUnchanged(v, a)
		case upload:
			k.uploads(c, a)
		default:
			k.reads(c, a)
			k.keepsName(c, a, last)
		}
	}
	if v.marked(program.Deletes) {
		// What the source lacks goes; the folder itself stays.
		p := k.place(last)
		k.deletes(c, last, p.Top() || p.Is(place.WorkspaceRoot) || p.Path == "" && !p.Is(place.Remote))
	}
	return out
}

// secretsThere judges the path of host:path by its names.
func (k *transferJudge) secretsThere(c *call, a arg) {
	_, file, _ := strings.Cut(a.text, ":")
	if p := k.world.Elsewhere(strings.ReplaceAll(file, hole, "*")); p.Is(place.Secret) {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("copies secrets: {0}", a.show()))
	}
}

// uploads judges a file that is copied to another machine.
func (k *transferJudge) uploads(c *call, a arg) {
	k.reads(c, a)
	p := k.place(a)
	if p.Is(place.Financial) {
		c.raise(risk.High, risk.CloudFinancial, say("hands financial data in {0} to a remote", a.show()))
	}
	k.leaks(c, c.data)
}
