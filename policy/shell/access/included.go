package access

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A text that puts files in shows them. Of the person's texts a relative name is a header or a chapter of the project;
// one that this session wrote may lead anywhere.

// Printed judges one file that a text puts in where all of it is printed, whoever gave the text that name: a header
// that git is told to ignore is shown as who names it shows it.
func Printed(j *Judge, c *effect.Call, p place.Place) {
	if p.Is(place.Inside) && !p.Is(place.Secret) && j.World.Git != nil &&
		(j.World.Git.Ignored(p.Path) || j.NamedHere(p.Path)) {
		j.Reads(c, taint.Literal(p.Path))
	}
}

// Included judges one file that a text puts in, beside it in a folder, or from where the program works; own says that
// this session gave the text that name.
func Included(j *Judge, c *effect.Call, name, dir string, own bool) {
	a := taint.Literal(name)
	if strings.HasPrefix(name, "~/") {
		a.Text = j.World.Home + name[1:]
	}
	if path.IsAbs(a.Text) {
		j.Reads(c, a)
		return
	}
	beside := j.Place(a)
	if dir != "" {
		beside = j.PlaceFrom(dir, a)
	}
	switch {
	case own && files.SettingsName(path.Base(beside.Path)) && j.NamedHere(beside.Path):
		j.Reads(c, taint.Literal(beside.Path))
	case dir != "" && beside.Is(place.Secret):
		j.Shows(c, beside, name)
	case j.Place(a).Is(place.Secret):
		j.Reads(c, a)
	case own && beside.Path != "" && strings.Contains(name, "..") &&
		!beside.Any(place.Inside|place.Temp|place.Harmless) && !j.World.Missing(beside.Path):
		j.Reads(c, taint.Literal(beside.Path))
	}
}

// NewNames reports the names that a file of this session's puts in which git did not hold there before it.
func NewNames(j *Judge, file string) func(name string) bool {
	if !j.Wrote(file) {
		return func(string) bool { return false }
	}
	was := heldEarlier(j, file)
	return func(name string) bool { return !strings.Contains(was, name) }
}
