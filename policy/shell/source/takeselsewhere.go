package source

import (
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
)

// takesElsewhere judges what lies elsewhere, or holds secrets, in the hands of a function of which no table says what
// it does: new code reads it, as far as it is there.
func takesElsewhere(j *Judge, c *effect.Call, t *ProgramText, a *code.Act) {
	if !j.Sources.newText(t) || t.guess || j.World.Disk == nil {
		return
	}
	for i := range a.Args {
		w := j.Sources.argOf(t, a, i)
		p := j.Place(w)
		if !w.Known() || p.Path == "" || ownTemporary(a, i) || p.Any(place.Inside|place.Temp|place.Harmless) &&
			!p.Is(place.Secret) {
			continue
		}
		at, _ := place.FixedFolder(p.Path) // "../*" stands for what lies there
		if _, err := j.World.Disk.Lstat(at); err == nil {
			j.codeReads(c, t, w, false)
		}
	}
}
