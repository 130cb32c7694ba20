package source

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// Of a whole program what runs is left: what stands in no function, the functions that this names, and what those
// name. A function that is registered under a name or a path counts where that is named.

// unit is a function of the whole text, or a piece of code that is registered.
type unit struct {
	body
	class        string // whose method it is
	special      bool   // a method that is called without being named
	registration        // under what
	always       bool   // it is the program's own, and what starts that calls it
	runs         bool
}

// class is a class of the whole text, by its lines.
type class struct {
	body
	head string
}

// maxUnits bounds the functions of a whole program.
const maxUnits = 3000

// reached is the whole text without the functions that do not run, and without the classes that nothing names; false:
// there are too many.
func (p wholeProgram) reached() (text, named string, ok bool) {
	lines := slices.Clone(p.lines)
	classes := classesIn(p.t.Lang, lines)
	units := p.units(lines, classes)
	if len(units) >= maxUnits {
		return "", "", false
	}
	owner := owners(units, len(lines))
	said := p.saidOutside(lines, owner, classes)
	for said.spreads(lines, owner, classes, units) {
	}
	for i := range lines {
		if n := owner[i]; n >= 0 && !units[n].runs {
			lines[i] = ""
		}
	}
	if p.t.Lang == code.Python {
		defaultsOfOptions(units, lines)
	}
	text = strings.Join(lines, "\n")
	p.leavesOut(lines, classes, units, said.words)
	return text, strings.Join(lines, "\n"), true
}

// saidOutside is what the lines outside of all functions name, and what the line gives; what runs only where a module
// is the program itself is emptied.
func (p wholeProgram) saidOutside(lines []string, owner []int, classes []class) mentioned {
	said := mentioned{map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for _, arg := range p.t.given.Args {
		said.strings[arg] = true
	}
	heads := map[int]bool{}
	for _, k := range classes {
		heads[k.from] = true
	}
	mainOnly := linesOfMain(p.t.Lang, lines, func(i int) bool { return p.all.Lines[i].File != 0 })
	for i, line := range lines {
		switch {
		case owner[i] >= 0 || handsOutLine().MatchString(line),
			p.t.Lang == code.Python && decoratedBy().MatchString(line):
		case mainOnly[i]:
			lines[i] = ""
		case heads[i]:
			// what a class is made of counts where the class does
			if p.all.Lines[i].File == 0 {
				said.note(line)
			}
		default:
			said.note(importLines().ReplaceAllString(line, " "))
		}
	}
	return said
}

// spreads adds what the classes and functions name that are named by now, and reports that there were more of them.
func (m *mentioned) spreads(lines []string, owner []int, classes []class, units []unit) (more bool) {
	for _, k := range classes {
		if m.words[k.name] && !m.words[k.head] {
			m.note(k.head)
			m.words[k.head], more = true, true
		}
	}
	for n := range units {
		u := &units[n]
		if u.runs || !m.reach(u) {
			continue
		}
		u.runs, more = true, true
		m.note(strings.Replace(lines[u.from], u.name, "", 1))
		for i := u.from + 1; i < u.to; i++ {
			if owner[i] == n {
				m.note(lines[i])
			}
		}
	}
	return more
}

// handsOutLine finds what only says which names a module hands out.
var handsOutLine = lazy.Pattern(`^\s*;?\s*__module_\d+\s*=\s*\{[\s\w$,:.]*\}?;?\s*$|` +
	`^\s*(?:; __module_\d+\.\w+ = \w+)+$|` +
	`^\s*__module_\d+\.(\w+)\s*=\s*\w+;?$|^__all__\b`)

// units lists the functions of the whole text.
func (p wholeProgram) units(lines []string, classes []class) (all []unit) {
	for _, b := range p.bodies {
		u := unit{body: b, registration: registeredBy(lines, b.from)}
		for _, k := range classes {
			if b.from > k.from && b.from < k.to {
				u.class = k.name
			}
		}
		main := p.all.Lines[b.from].File == 0
		starts := p.t.Lang == code.Go && (b.name == "init" || b.name == "main" && main)
		u.special = specialMethods().MatchString(b.name) || setUpMethods[b.name]
		u.always = main && (p.test || u.decorated || p.t.started) || starts
		all = append(all, u)
	}
	if p.t.Lang == code.JavaScript {
		for i, line := range lines {
			if m := registersScript().FindStringSubmatch(line); m != nil && registersHandler(m) {
				u := unit{body: body{from: i, to: bracedEnd(lines, i)}}
				u.routes = []string{m[2]}
				if verb := strings.ToLower(m[1]); httpVerbs[verb] {
					u.verbs = []string{verb}
				}
				all = append(all, u)
			}
		}
	}
	return all
}

// setUpMethods are called by runners of tests around each test (Python 3.13, unittest; pytest 8, xunit-style setup;
// PHPUnit 11; Minitest 5).
var setUpMethods = map[string]bool{"setUp": true, "tearDown": true, "setUpClass": true, "tearDownClass": true,
	"asyncSetUp": true, "asyncTearDown": true, "setup_method": true, "teardown_method": true, "setup_class": true,
	"teardown_class": true, "setUpTestData": true, "setUpBeforeClass": true, "tearDownAfterClass": true,
	"setup": true, "teardown": true, "before_setup": true, "after_teardown": true}

// owners says for each line which function it stands in, the innermost; -1: none.
func owners(units []unit, lines int) []int {
	owner := make([]int, lines)
	for i := range owner {
		owner[i] = -1
	}
	for n, u := range units { // those inside begin behind those around them
		for i := u.from; i < min(u.to, lines); i++ {
			if o := owner[i]; o < 0 || units[o].to-units[o].from >= u.to-u.from {
				owner[i] = n
			}
		}
	}
	return owner
}

// classesIn lists the classes of a text; of Go the types of receivers count by their functions' names.
func classesIn(lang code.Language, lines []string) (all []class) {
	for i, line := range lines {
		m := classHead().FindStringSubmatch(line)
		if m == nil {
			continue
		}
		end := 0
		if lang == code.Python || lang == code.Ruby {
			end = indentedEnd(lines, i)
		} else {
			end = bracedEnd(lines, i)
		}
		all = append(all, class{body{m[1], i, end}, line})
	}
	return all
}

// mentioned is what the text that runs names.
type mentioned struct {
	words, strings, requests map[string]bool
}

var (
	wordsOf    = lazy.Pattern(`[A-Za-z_$][\w$]*[?!]?`)
	requestsOf = lazy.Pattern(`\.(get|post|put|patch|delete|head|options)\(\s*f?["'` + "`" + `]([^"'` + "`" + `?\n]*)`)
)

// note adds what a line names.
func (m *mentioned) note(line string) {
	for _, s := range QuotedStrings(line) {
		if len(s) <= maxGivenText {
			m.strings[s] = true
		}
	}
	for _, r := range requestsOf().FindAllStringSubmatch(line, maxHanded) {
		m.requests[r[1]+" "+r[2]] = true
	}
	if !strings.ContainsAny(line, "{`") { // an expression may stand in a string
		line = quotedText().ReplaceAllString(line, `""`)
	}
	for _, w := range wordsOf().FindAllString(line, -1) {
		m.words[w] = true
	}
}

// reach reports a function that runs by what is named.
func (m *mentioned) reach(u *unit) bool {
	switch {
	case u.always:
		return true
	case u.registeredAs(m):
		return true
	case u.class != "" && !m.words[u.class]:
		return false
	case u.special && u.class != "":
		return true
	}
	return u.name != "" && m.words[u.name]
}
