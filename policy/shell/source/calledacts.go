package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
)

// What a function of the project's does beside deleting, where new code calls it: it writes over what is elsewhere,
// sends a file, runs a command that leads out, or does something with what new code hands it.

// called is one function of the project's that new code calls.
type called struct {
	*Judge
	t      *ProgramText // the module
	body   body
	acts   []code.Act
	text   string   // of the function
	handed []string // what the new code hands to such functions
	test   bool     // the new code is a test
	apart  bool     // it gives them a folder of its own
}

// does judges the acts of the function.
func (d called) does(c *effect.Call) {
	reads, sends := false, false
	for i := range d.acts {
		a := &d.acts[i]
		if !d.body.holds(a) || a.Library != "" {
			continue
		}
		switch a.Kind {
		case code.Reads:
			reads = reads || !ownTemporary(a, 0)
		case code.Network:
			sends = sends || d.sends(a)
		case code.Writes:
			d.writes(c, a)
		case code.Runs, code.RunsShell:
			if len(a.Args) > 0 && a.Args[0].Known {
				d.leads(c, a)
			}
		case code.Deletes, code.DeletesTree, code.SQL:
			d.takes(c, a)
		}
	}
	if reads && sends && !d.test && !isFaked().MatchString(d.text) {
		c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("the code talks to the network"))
	}
}

// sendingCalls are calls that send something with a request, by their last name.
var sendingCalls = lazy.Pattern(`(?i)(?:\.|^)(?:post|put|patch|send|sendall|upload\w*|put_object|request)$`)

// sendingMethod is how a call says so by an option.
var sendingMethod = lazy.Pattern(`(?i)method["']?\s*[:=]\s*["'](?:POST|PUT|PATCH)`)

// sends reports a request to another machine that carries something.
func (d called) sends(a *code.Act) bool {
	if len(a.Args) > 0 && loopbackURL().MatchString(a.Args[0].Text) {
		return false
	}
	return sendingCalls().MatchString(a.Call) || sendingMethod().MatchString(d.text)
}

var loopbackURL = lazy.Pattern(`^(?:\w+://)?(?:localhost|127\.|\[::1\]|0\.0\.0\.0)`)

// writes judges a file that the function writes over.
func (d called) writes(c *effect.Call, a *code.Act) {
	for i := range a.Args {
		w := d.Sources.argOf(d.t, a, i)
		if ownTemporary(a, i) || d.apart || a.Args[i].Text == "" {
			continue
		}
		p := d.Place(w)
		switch {
		case w.Known() && p.Path != "" && !p.Is(place.Temp) && d.IsThere(p.Path) && !d.FolderAt(p.Path):
			d.graver(c, func(probe *effect.Call) { d.codeWrites(probe, d.t, w, a) })
		case a.Args[i].Source == code.Script || a.Args[i].Source == code.Home: // the name is the caller's
			text := strings.TrimSuffix(w.Text, taint.Hole)
			all := d.Place(taint.Literal(text + "x"))
			if text == w.Text || all.Path == "" || all.Any(place.Inside|place.Temp) ||
				!(strangers{d.Judge, d.t}).matchesSome(taint.Word{Text: text + "*", Glob: text + "*"}) {
				continue
			}
			c.Raise(risk.High, risk.FSOutsideWorkspace|risk.FSDeleteOverwrite,
				effect.Say("the code writes a file that is not known before it runs"))
		}
	}
}

// leads judges a command that the function runs.
func (d called) leads(c *effect.Call, a *code.Act) {
	d.graver(c, func(probe *effect.Call) { d.codeRuns(probe, d.t, a) })
}

// takes judges what the function does with what it is handed.
func (d called) takes(c *effect.Call, a *code.Act) {
	for i, x := range a.Args {
		if x.Known || x.Text != "" {
			continue
		}
		for _, s := range d.handed {
			if a.Kind == code.SQL {
				if sql.ChangesAll(s) {
					s = "delete from x"
				}
				if !d.test {
					emptiesByCall(d.Sources, c, d.t, s)
				}
				continue
			}
			w := taint.Literal(s)
			if p := d.Place(w); i == 0 && p.Path != "" && !p.Any(place.Inside|place.Temp) && d.IsThere(p.Path) {
				d.codeDeletes(c, w, a)
			}
		}
	}
}

// graver judges something apart, and adds what is more than everyday.
func (d called) graver(c *effect.Call, f func(probe *effect.Call)) {
	d.AddsWhere(c, f, func(cmd *effect.Command) bool {
		own := &cmd.Own
		beyond := own.Categories &^ risk.ExecArbitrary
		return beyond != 0 &&
			(own.Level >= risk.High || beyond.Has(risk.FSOutsideWorkspace) || beyond.Has(risk.FSDeleteOverwrite))
	})
}

// maxHanded bounds the texts that are handed to functions.
const maxHanded = 20

// handedTo lists the texts that new code hands to functions of the project's.
func handedTo(text string, ran []body) (handed []string) {
	for _, b := range ran {
		for _, given := range givenTo(b.name, text) {
			for _, s := range QuotedStrings(given) {
				if len(handed) < maxHanded && s != "" {
					handed = append(handed, s)
				}
			}
		}
	}
	return handed
}

// maxOnward bounds how many modules call each other.
const maxOnward = 5

// calledOnward judges the functions of other modules that those of one call.
func calledOnward(j *Judge, c *effect.Call, t, module *ProgramText, ran []body, lines []string, handed []string) {
	if module.Depth > t.Depth+maxOnward || t.onward >= maxOnward {
		return
	}
	at := *module
	names := loadedNames(j.Sources, &at, readCode(module.Lang, module.text, code.Given{}))
	callsOthers(j, c, t, &ProgramText{Lang: module.Lang, Depth: t.Depth, text: bodiesOf(module, ran, lines),
		inTest: t.inTest, onward: t.onward + 1, handed: handed,
		forTest: t.forTest || (tests{j.Sources}).ofTests(t.File)}, &at, names)
}

// bodiesOf is a module cut down to what it imports and to some of its functions.
func bodiesOf(module *ProgramText, ran []body, lines []string) string {
	text := strings.Join(importLines().FindAllString(module.text, -1), "\n") + "\n"
	for _, b := range ran {
		text += strings.Join(lines[b.from:b.to], "\n") + "\n"
	}
	return text
}

// callsOthers judges the functions of the modules that a part of one loads by their names. Each module counts once for
// the text that began, t.
func callsOthers(j *Judge, c *effect.Call, t, part, at *ProgramText, names []string) {
	part.called = t.called
	for _, name := range names {
		for _, file := range j.Sources.moduleFiles(at, name) {
			calledFunctions(j, c, part, file)
		}
	}
	t.called = part.called
}

// specialMethods are called without being named, where an object is made or used (Python 3.13, "Data model";
// ECMA-262; Ruby 3.3).
var specialMethods = lazy.Pattern(`^(?:__\w+__|constructor|initialize)$`)

// classHead is where a class begins.
var classHead = lazy.Pattern(`^\s*(?:export\s+)?(?:default\s+)?class\s+(\w+)`)

// special lists the special methods of the classes that a text uses.
func special(bodies []body, lines []string, used string) (ran []body) {
	name := ""
	for i, line := range lines {
		if m := classHead().FindStringSubmatch(line); m != nil {
			name = m[1]
		}
		for _, b := range bodies {
			if b.from == i && name != "" && specialMethods().MatchString(b.name) && names(used, name) {
				ran = append(ran, b)
			}
		}
	}
	return ran
}
