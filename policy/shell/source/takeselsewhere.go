package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
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
		} else if makesByName().MatchString(a.Call) && writableElsewhere(j.Sources, p) {
			c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("{0} names what lies outside the workspace: {1}",
				nameOf(t, c), w.Show()))
		}
	}
}

// nameOf is how a text is called before the person: by its file, or the program that it is given to.
func nameOf(t *ProgramText, c *effect.Call) string {
	if t.File == "" {
		return c.Program()
	}
	return path.Base(t.File)
}

// makesByName are parts of the names of functions that make a file.
var makesByName = lazy.Pattern(`(?i)writ|save|dump|export|output|stor|creat|generat|download|render|append|persist|` +
	`extract|copy|to_?(?:csv|json|file|parquet|excel|disk)|log|touch|mkdir`)
