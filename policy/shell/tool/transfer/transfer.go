package transfer

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Judge judges copies, moves and changes of mode.
type Judge struct{ *access.Judge }

// Copies judges cp, mv and install: the last operand is written, or the folder
// of -t; mv removes the others from where they were.
func (j *Judge) Copies(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	var to []taint.Word
	into, named := v.Option("-t", "--target-directory")
	folders := makesFolders(v)
	if !named && len(words) > 0 {
		j.MayVanish(c, words[len(words)-1])
	}
	if !named && len(words) > 1 && !folders {
		to, words = words[len(words)-1:], words[:len(words)-1]
	}
	if !named && len(words) == 1 && len(to) == 0 && !folders && !words[0].Known() {
		to = words // the last of what the word becomes is the target: cp *.md
	}
	for _, a := range words {
		switch {
		case folders:
			j.Writes(c, a, access.Makes)
		case v.Entry.Special == program.Move:
			j.movesAway(c, a)
		default:
			j.Reads(c, a)
			if v.Has("-s", "--symbolic-link", "-l", "--link") && v.Name == "cp" { // links, not copies (cp(1))
				j.WaysAround(c, a)
			}
		}
		for _, folder := range to {
			j.keepsName(c, a, folder)
		}
		if named {
			j.keepsName(c, a, into)
		}
	}
	j.NotesMoves(c, v, words, to)
	if named {
		j.meets(c, v, words, j.Place(into).Path)
		j.NotesMoves(c, v, words, []taint.Word{into})
	}
	for _, a := range to {
		j.lands(c, v, words, a)
		if v.Entry.Special == program.Move && strings.HasPrefix(a.Text, "/dev/null") {
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("moves files to a device: what they hold is lost"))
		}
	}
	if v.Has("-s", "--symbolic-link", "-l", "--link") && v.Name == "cp" {
		j.RemembersLinks(c, append(slices.Clone(words), append(to, into)[0]), v.Has("-l", "--link"))
	}
	return taint.Chatter
}

// makesFolders reports install -d, all of whose words are folders (install(1)); cp -d copies
// links as links.
func makesFolders(v *option.Invocation) bool {
	return strings.HasSuffix(v.Name, "install") && v.Has("-d", "--directory")
}

// lands judges the last operand of cp and mv: what is written, or the folder in
// which each of the others keeps its name.
func (j *Judge) lands(c *effect.Call, v *option.Invocation, words []taint.Word, to taint.Word) {
	p := j.Place(to)
	made := j.FolderByLine(p) && !j.leftByLine(p)
	if j.fromTemplate(c, v, words, to) {
		return
	}
	if v.Has("--exchange") { // what was there comes to where the others were (mv(1), GNU coreutils 9.5)
		for _, a := range words {
			j.Carries(p, j.Place(a))
		}
	}
	if !made && !j.IsFolder(to, p) || v.Has("-T", "--no-target-directory") {
		j.BecomesSettings(c, to)
		j.Writes(c, to, target(v, to))
		j.carriesTo(c, v, words, p)
		for _, a := range words {
			j.CopiesLinks(j.Place(a), a, p)
		}
		if len(words) == 1 {
			j.copiesText(c, words[0], to)
		}
		return
	}
	if !made && (j.leftByLine(p) || j.emptyFolder(p)) {
		j.carriesTo(c, v, words, p) // the folder is gone by then, and the name is the file's
	}
	j.meets(c, v, words, p.Path)
	how := access.Overwrites
	if spares(v) {
		how = access.Makes
	}
	for _, a := range words {
		in := to
		in.Text = strings.TrimSuffix(to.Text, "/") + "/" + path.Base(a.Text)
		in.Src = in.Text
		if made && (a.Glob != "" || !a.Known()) {
			j.Writes(c, to, access.Makes)
		} else if a.Glob != "" || !a.Known() {
			j.Writes(c, to, access.IntoFolder)
		} else {
			j.bringsSettings(c, in)
			j.Writes(c, in, how)
			j.copiesText(c, a, in)
		}
		j.CopiesLinks(j.Place(a), a, j.Place(in))
		j.carriesTo(c, v, []taint.Word{a}, j.Place(in))
	}
}

// leftByLine reports a place at or above which the line removes or moves away what is there.
func (j *Judge) leftByLine(p place.Place) bool {
	for _, cmd := range j.Out.Commands {
		if len(cmd.Argv) > 0 && path.Base(cmd.Argv[0]) == "rmdir" ||
			slices.ContainsFunc(cmd.Deletes, func(gone place.Place) bool { return place.Below(p.Path, gone.Path) }) ||
			slices.ContainsFunc(cmd.Moves, func(m effect.Move) bool {
				return !m.Copy && place.Below(p.Path, m.From.Path)
			}) {
			return true
		}
	}
	return false
}

// emptyFolder reports a folder in which nothing lies: rmdir may take it away without a word.
func (j *Judge) emptyFolder(p place.Place) bool {
	empty := true
	err := j.World.Disk.ReadDir(p.Path, func(fs.DirEntry) bool {
		empty = false
		return false
	})
	j.InTime(err)
	return empty
}

// copiesText remembers that a file has the text of another.
func (j *Judge) copiesText(c *effect.Call, from, to taint.Word) {
	text, how := j.TextOf(j.Place(from))
	if how != files.Wholly || !from.Known() {
		j.Blinds(to)
		return
	}
	j.Fills(to, taint.Stream{Text: text, Known: true}, false, true)
	access.PutsLater(j.Judge, c, to, text)
}

// carriesTo remembers where mv brings what is not the session's.
func (j *Judge) carriesTo(c *effect.Call, v *option.Invocation, words []taint.Word, to place.Place) {
	if v.Entry.Special != program.Move {
		return
	}
	for _, a := range words {
		from := j.Place(a)
		if _, made := j.Spared(a, from, true); !made {
			j.Carries(from, to)
			j.Exposes(c, a, from, to)
			if from.Is(place.Inside) && !to.Any(place.Inside|place.Remote) {
				c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("moves {0} out of the workspace", a.Show()))
			}
			return
		}
	}
}

// keepsName judges what a file copied into a folder becomes there: it keeps
// its name.
func (j *Judge) keepsName(c *effect.Call, from, to taint.Word) {
	name := path.Base(from.Text)
	folder := strings.HasSuffix(to.Text, "/") || strings.HasSuffix(to.Text, ".") ||
		j.Place(to).Any(place.WorkspaceRoot|place.HomeFolder|place.TopLevel|place.Root)
	if name == "." || name == ".." || name == "/" || !folder {
		return
	}
	inside := to
	inside.Text, inside.Glob = strings.TrimSuffix(to.Text, "/")+"/"+name, ""
	j.bringsSettings(c, inside)
	impact.Touch(c.Finding(), impact.Change, j.Place(inside), inside.Show())
}

// bringsSettings judges a folder that keeps its name, in another. A copy among the temporary files is nobody's
// settings.
func (j *Judge) bringsSettings(c *effect.Call, in taint.Word) {
	if p := j.Place(in); p.Is(place.Inside) || !p.Any(place.Temp) {
		j.BecomesSettings(c, in)
	}
}

// target is how cp and mv write their last operand.
func target(v *option.Invocation, a taint.Word) access.Manner {
	switch {
	case spares(v), strings.HasSuffix(a.Text, "/"):
		return access.Makes
	}
	return access.Overwrites
}

// spares reports that cp and mv leave what is there, or keep it: of -n, -i and -f the last one counts (mv(1), cp(1)).
func spares(v *option.Invocation) bool {
	if kind, ok := v.Option("--backup"); ok && (kind.Text == "numbered" || kind.Text == "t") {
		return true // each gets a name of its own (GNU coreutils 9.4, backup options)
	}
	return v.Has("-n", "--no-clobber", "--update=none") && !v.Has("-f", "--force", "-i", "--interactive")
}

// movesAway judges a file that leaves its place.
func (j *Judge) movesAway(c *effect.Call, a taint.Word) {
	j.Reads(c, a)
	p := j.Place(a)
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	impact.Touch(c.Finding(), impact.Replace, p, a.Show())
	j.Write(c, a, p, access.Makes)
}

// ChangesMode judges chmod, chown, chgrp and their like. The first operand is
// the mode or owner.
func (j *Judge) ChangesMode(c *effect.Call, v *option.Invocation) {
	words := v.Operands
	mode := taint.Literal("")
	_, given := v.Option("--reference", "-r", "-w", "-x", "-X", "-s", "-t", "-m", "-i", "-a", "-e", "-d")
	if !given && len(words) > 0 {
		mode, words = words[0], words[1:]
	}
	recursive := v.Marked(program.Recursive)
	c.Cmd.Modes = true
	for _, a := range words {
		j.Writes(c, a, access.Edits)
		p := j.Place(a)
		target := p
		if dir, ok := access.Everything(p.Path); ok && a.Glob != "" {
			target = j.World.At("", dir)
		}
		if p.Is(place.Remote) && access.TreeTop(&j.World, a) {
			target.Kind |= place.Root
		}
		if recursive {
			impact.Touch(c.Finding(), impact.OpenTree, target, a.Show())
		}
		switch {
		case recursive && !target.Is(place.Inside):
			c.Raise(risk.Critical, 0, effect.Say("changes the rights of everything under {0}", a.Show()))
		case recursive:
			c.Raise(risk.Medium, risk.SystemImpact, effect.Say("changes the rights of everything under {0}", a.Show()))
		}
	}
	if v.Name == "chmod" {
		j.modeBits(c, mode, recursive)
	}
}

// modeBits judges what a mode opens: set-user-id, write for everybody.
func (j *Judge) modeBits(c *effect.Call, mode taint.Word, recursive bool) {
	m := strings.TrimLeft(mode.Text, "0")
	digits := m != "" && strings.Trim(m, "01234567") == ""
	open := digits && strings.ContainsRune("2367", rune(m[len(m)-1])) ||
		!digits && (strings.Contains(m, "o+w") || strings.Contains(m, "a+rw") || strings.Contains(m, "a+w") ||
			strings.Contains(m, "ugo+w") || strings.Contains(m, "ugo+rw") || strings.Contains(m, "o=rw"))
	setID := digits && len(m) > 3 && m[0] >= '2' || !digits && strings.Contains(m, "s")
	switch {
	case setID:
		c.Raise(risk.High, risk.SystemImpact|risk.Sudo, effect.Say("lets a program run with its owner's rights"))
	case open && recursive:
		c.Raise(risk.High, risk.SystemImpact, effect.Say("opens every file to every user"))
	case open:
		c.Raise(risk.Medium, risk.SystemImpact, effect.Say("opens files to every user"))
	}
	if !mode.Known() {
		c.Unknown(effect.Say("a mode that is not known before it runs"))
	}
}

// Date judges date: an operand without + sets the clock.
func (j *Judge) Date(c *effect.Call, v *option.Invocation) taint.Stream {
	for _, a := range v.Operands {
		if !strings.HasPrefix(a.Text, "+") {
			c.Raise(risk.High, risk.SystemImpact, effect.Say("sets the clock"))
		}
	}
	return taint.Stream{From: taint.FromSystem}
}

// RemoteCopy judges scp, rsync and rclone: to a host, from a host, or local.
func (j *Judge) RemoteCopy(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	if len(words) == 0 {
		return taint.Chatter
	}
	if v.Marked(program.Dry) && v.Chain[0].Spells("rsync") {
		return j.listsCopies(c, v, words)
	}
	last := words[len(words)-1]
	_, upload := access.RemoteHost(last.Text)
	out := taint.Chatter
	for i, a := range words {
		host, remote := access.RemoteHost(a.Text)
		switch {
		case remote:
			j.Host(c, taint.Word{Text: host, Src: a.Src, From: a.From})
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} copies to or from {1}", v.Name, host))
			j.secretsThere(c, a)
			if !upload {
				out = taint.Stream{From: taint.FromNet} // "-" writes it to the output
			}
		case i == len(words)-1 && len(words) > 1:
			if onlyAdds(v) {
				j.Writes(c, a, access.Makes)
				continue
			}
			j.Writes(c, a, access.IntoFolder)
			j.copiesOver(c, v, words[:i], a)
			j.LinksUnchanged(v, a)
		case upload:
			j.uploads(c, a)
		default:
			j.Reads(c, a)
			j.keepsName(c, a, last)
		}
	}
	if v.Marked(program.Deletes) {
		// What the source lacks goes; the folder itself stays.
		p := j.Place(last)
		j.Deletes(c, last, p.Top() || p.Is(place.WorkspaceRoot) || p.Path == "" && !p.Is(place.Remote))
	}
	return out
}

// secretsThere judges the path of host:path by its names.
func (j *Judge) secretsThere(c *effect.Call, a taint.Word) {
	_, file, _ := strings.Cut(a.Text, ":")
	if p := j.World.Elsewhere(strings.ReplaceAll(file, taint.Hole, "*")); p.Is(place.Secret) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("copies secrets: {0}", a.Show()))
	}
}

// uploads judges a file that is copied to another machine.
func (j *Judge) uploads(c *effect.Call, a taint.Word) {
	j.Reads(c, a)
	p := j.Place(a)
	if p.Is(place.Financial) {
		c.Raise(risk.High, risk.CloudFinancial, effect.Say("hands financial data in {0} to a remote", a.Show()))
	}
	j.Leaks(c, c.Data)
}
