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
func (p wholeProgram) ofObjects(w importWalk, text string) {
	if p.t.awaited { // it is asked about when it runs
		return
	}
	if p.t.Lang == code.JavaScript {
		p.apart, p.at = true, map[int]*ProgramText{}
		p = p.of(p.joined(w))
		_, named, ok := p.reached()
		if len(p.all.Files) == 0 || !ok {
			return
		}
		text = named
	}
	given := p.t.given
	given.Objects = true
	acts := readCode(p.t.Lang, whole.Fields(p.t.Lang, text), given).Acts
	for i := range acts {
		a := &acts[i]
		// what the person's own program does of itself it does every day
		counts := p.own || slices.ContainsFunc(a.Args, p.told)
		if counts && !slices.ContainsFunc(a.Args, p.handedBetweenFiles) {
			p.act(a)
		}
	}
}

// entered are the words by which an object is entered and left (Python 3.13, with, contextlib).
var entered = []string{"with", "enter_context", "enter_async_context"}

// leavesOut leaves out of a text what its modules' classes hold that nothing names, and what is done at the ends of a
// with where there is none.
func (p wholeProgram) leavesOut(lines []string, classes []class, units []unit, words map[string]bool) {
	blank := func(b body) {
		for i := b.from + 1; i < min(b.to, len(lines)); i++ {
			lines[i] = ""
		}
	}
	for _, k := range classes {
		if p.all.Lines[k.from].File != 0 && !words[k.name] && p.t.Lang == code.Python {
			blank(k.body)
		}
	}
	enters := slices.ContainsFunc(entered, func(w string) bool { return words[w] })
	for _, u := range units {
		if !enters && (strings.HasSuffix(u.name, "exit__") || strings.HasSuffix(u.name, "enter__")) {
			blank(u.body)
			lines[u.from] = ""
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
