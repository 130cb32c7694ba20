package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/whole"
	"guard/policy/place"
	"guard/policy/shell/taint"
)

// ofObjects judges the acts of the whole text once more, with what its objects hold.
func (p wholeProgram) ofObjects(text string) {
	given := p.t.given
	given.Objects = true
	acts := readCode(p.t.Lang, text, given).Acts
	for i := range acts {
		if a := &acts[i]; !slices.ContainsFunc(a.Args, p.handedBetweenFiles) {
			p.act(a)
		}
	}
}

// handedBetweenFiles reports a name above the folder of a file, which an object may have taken along from another: seen
// from one of them it lies inside.
func (p wholeProgram) handedBetweenFiles(x code.Arg) bool {
	if x.Source != code.Script || !strings.HasPrefix(x.Text, "..") {
		return false
	}
	return slices.ContainsFunc(p.all.Files, func(f whole.File) bool {
		return f.Path != "" && p.Place(taint.Literal(path.Dir(f.Path)+"/"+x.Text)).Is(place.Inside)
	})
}
