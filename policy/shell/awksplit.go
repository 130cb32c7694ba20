package shell

import (
	"io/fs"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/awk"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// splitsInto is the folder into which an awk program sorts the lines of files that are read whole, and in which nothing
// is the person's: no name that it computes goes over anything of theirs. Empty: it is not known to.
func (j *languageJudge) splitsInto(v *option.Invocation) string {
	other := func(u option.Used) bool { return u.Name != "-F" && u.Name != "-v" }
	if len(v.Operands) < 2 || !v.Operands[0].Known() || len(v.Unknown)+len(v.Unlisted) > 0 || j.World.Disk == nil ||
		j.Wrap.Remote || slices.ContainsFunc(v.Used, other) {
		return ""
	}
	folder, ok := awk.SplitsInto(v.Operands[0].Text)
	if !ok || !j.fillable(j.Place(taint.Literal(folder))) {
		return ""
	}
	for _, a := range v.Operands[1:] {
		if !a.Known() || environment.IsAssignment(a.Text) || a.Text == "-" {
			return ""
		}
		if text, how := j.TextOf(j.Place(a)); how != files.Wholly || strings.Contains(text, "../") {
			return ""
		}
	}
	return folder
}

// fillsBefore are the commands that may stand before in the line: none puts a link into a folder, or moves a file
// there.
var fillsBefore = strings.Fields("mkdir cd ls cat head tail wc echo printf true test [ sort grep rm awk set")

// maxFilled bounds the files of a folder that is there.
const maxFilled = 400

// fillable reports a folder of the workspace in which nothing is the person's, nor a link or another folder.
func (j *languageJudge) fillable(p place.Place) bool {
	const touchy = place.Secret | place.Startup | place.Executed | place.VCS | place.AgentSettings |
		place.Instructions | place.Guard | place.WorkspaceRoot
	strange := func(c effect.Command) bool { return len(c.Argv) == 0 || !slices.Contains(fillsBefore, c.Argv[0]) }
	if p.Path == "" || !p.Any(place.Inside|place.Temp) || p.Any(touchy) || len(j.State.Folders()) != 1 ||
		strings.Contains(p.Path, "/.") || slices.ContainsFunc(j.Out.Commands, strange) {
		return false
	}
	if j.World.Missing(p.Path) {
		return slices.Contains(j.Born, p.Path) && impact.Absent(&j.World, p)
	}
	n := 0
	err := j.World.Disk.ReadDir(p.Path, func(e fs.DirEntry) bool {
		if n++; !e.Type().IsRegular() {
			n = maxFilled
		}
		return n < maxFilled
	})
	return err == nil && n < maxFilled && (n == 0 || j.MadeWhole(p.Path))
}

// fills judges the files that come into such a folder.
func (j *languageJudge) fills(c *effect.Call, folder string) {
	into := taint.Pattern(folder + "/*")
	p := j.Place(into)
	impact.Touch(c.Finding(), impact.Change, p, into.Show())
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	c.Kept++
	c.Raise(risk.Medium, 0, effect.Say("makes {0}", into.Show()))
	j.Blinds(into)
}
