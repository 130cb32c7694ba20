package project

import (
	"path"
	"slices"

	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// renewed reports code that this line or session wrote or changed: leave that was given for a file's name was not given
// for that text.
func renewed(j *Judge, file string) bool {
	switch {
	case j.ChangedByLine(file):
		return true
	case j.World.Past == nil || !j.Wrote(file):
		return false
	}
	was, held := heldBefore(j, file)
	text, how := j.TextOf(place.Place{Path: file, Kind: place.Inside})
	return !held || how != files.Wholly || text != was
}

// heldBefore is the text of a file as HEAD holds it, where the session has not moved HEAD: what it commits is no less
// its own.
func heldBefore(j *Judge, file string) (string, bool) {
	if j.World.Git == nil || j.World.Past == nil || j.World.Disk == nil {
		return "", false
	}
	for dir := path.Dir(file); ; dir = path.Dir(dir) {
		log := path.Join(dir, ".git/logs/HEAD")
		if info, err := j.World.Disk.Lstat(log); err == nil && info.Mode().IsRegular() {
			if j.World.Past.Touched(log) {
				return "", false
			}
			return j.World.Committed(file)
		}
		if dir == "/" || dir == "." {
			return "", false
		}
	}
}

// renewedRecipe notes what a task runs that this line or session wrote or changed.
func renewedRecipe(t *task, c *effect.Call, v *option.Invocation, now recipe.Reading) {
	if !renewed(t.project, t.file) {
		return
	}
	was, held := heldBefore(t.project, t.file)
	if held && !t.project.ChangedByLine(t.file) {
		before := &task{project: t.project, file: t.file, personal: t.personal}
		if r, known := before.read(v, was); known && slices.Equal(texts(r), texts(now)) {
			return
		}
	}
	marksRenewed(c, t.file, true)
}

// marksRenewed notes that what a command runs is renewed, and says so of what is asked about.
func marksRenewed(c *effect.Call, file string, is bool) {
	if !is {
		return
	}
	c.Cmd.Renewed = true
	if own := &c.Cmd.Own; own.Level >= risk.High {
		own.Raise(own.Level, 0, effect.Say("runs {0}, which this session wrote or changed", path.Base(file)))
	}
}

// texts are the lines that a recipe runs.
func texts(r recipe.Reading) (all []string) {
	for _, l := range r.Lines {
		all = append(all, l.Shell())
	}
	return append(all, r.Unread...)
}
