package source

import (
	"path"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// dataEndings are what node puts behind a name that is no file, of what it loads as data (Node 22, require: .js, .json,
// .node; a name with an ending stands as it is).
var dataEndings = []string{"", ".json"}

// loadsSecret judges a file of secrets that a program loads as data, by a name however it is put together.
func loadsSecret(j *Judge, c *effect.Call, t *ProgramText, w taint.Word) {
	if t.Lang != code.JavaScript || w.Text == "" || access.HasCodeEnding(w.Text) {
		return
	}
	for _, ending := range dataEndings {
		a := taint.Literal(w.Text + ending)
		for _, p := range [...]place.Place{j.Place(a), j.PlaceFrom(path.Dir(t.File), a)} {
			if p.Is(place.Secret) && !j.World.Missing(p.Path) && !j.FolderAt(p.Path) {
				j.Reads(c, taint.Literal(p.Path))
				return
			}
		}
	}
}
