package access

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A file under any name whose text is plainly a secret. What git holds is the project's, and
// what this session made it knows.

// maxPlain bounds what of such a file is looked at, in bytes.
const maxPlain = 16 << 10

// ShowsPlain judges a file that may be read, and holds nothing that matters unless its text is plainly a secret.
func ShowsPlain(j *Judge, c *effect.Call, a taint.Word) { j.showsPlain(c, a, j.Place(a)) }

// showsPlain judges a file of the person's that is read, by what it holds.
func (j *readJudge) showsPlain(c *effect.Call, a taint.Word, p place.Place) {
	if from := j.CopiedFrom(p.Path); from != p.Path {
		p = j.World.At("", from)
	}
	if !a.Known() || !p.Is(place.Inside) || p.Is(place.Secret) || j.World.Disk == nil || j.Wrap.Remote {
		return
	}
	if showsOwner(j, c, p) || showsBuilt(j, c, p.Path) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", a.Show()))
	}
}

// showsOwner reports a file of the person's that is a secret, or holds one under its name.
func showsOwner(j *readJudge, c *effect.Call, p place.Place) bool {
	if j.OwnEdit(p.Path) || j.ChangedByLine(p.Path) || j.OwnBirth(p.Path) {
		return false
	}
	var text []byte
	if plainName(path.Base(p.Path)) {
		var secret bool
		if text, secret = plainly(j, c, p); secret {
			return true
		}
	}
	return showsNamed(j, c, p, text)
}

// plainly reports a file that git does not hold the same, and that is plainly a secret, with what was read of it.
func plainly(j *readJudge, c *effect.Call, p place.Place) (text []byte, secret bool) {
	most := int64(maxPlain)
	if recorded(p.Path) {
		most = maxRecording
	}
	text, err := j.World.Disk.ReadFile(p.Path, most)
	j.InTime(err)
	secret = err == nil && (place.PlainSecret(text) || recordsSession(text)) ||
		(err != nil || sealed(p.Path)) && recorded(p.Path) && !j.World.Missing(p.Path)
	if err == nil && text == nil {
		text = []byte{} // it was looked at
	}
	return text, secret && (j.World.Git == nil || !j.World.Git.Restorable(p.Path)) &&
		!(recorded(p.Path) && picksPlainly(c.Cmd.Argv))
}

// maxMatched bounds the files that a pattern matches of which the text is looked at.
const maxMatched = 20

// plainName reports a name of settings or data.
func plainName(base string) bool { return files.PlainName(base) || recorded(base) }

// showsBuilt reports a file of a build's of which a value of the person's secrets is shown.
func showsBuilt(j *readJudge, c *effect.Call, file string) bool {
	return !j.Theirs && !runsItself(j, c, file) && !picksPlainly(c.Cmd.Argv) &&
		!files.TellsNoContent(c.Program()) && j.BuiltOfSecrets(file, func(text []byte) []byte {
		return shownOf(c.Cmd.Argv, text)
	})
}

// showsFound judges the files that a search finds and hands on.
func showsFound(j *readJudge, c *effect.Call, a taint.Word) {
	if a.Text != taint.Hole || a.Named == nil || a.Named.Among == nil || files.TellsNoContent(c.Program()) {
		return
	}
	found := a.Named.Among()
	for _, one := range found[:min(len(found), maxMatched)] {
		if file := j.Place(one).Path; showsBuilt(j, c, file) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", c.Program(), c.Near(file)))
			return
		}
	}
}

// runsItself reports a file that is the program of the command: what it shows, its source tells.
func runsItself(j *readJudge, c *effect.Call, file string) bool {
	return len(c.Cmd.Argv) > 0 && strings.Contains(c.Cmd.Argv[0], "/") &&
		j.World.At(j.State.Cwd, c.Cmd.Argv[0]).Path == file
}
