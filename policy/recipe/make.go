package recipe

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// maker reads one makefile and those that it includes. Source: GNU make manual,
// 4.3.
type maker struct {
	gathering
	around      Surroundings
	goals       []string
	commandLine []string // NAME=value, as words

	vars      map[string]*variable
	branches  []*branch
	marks     marks
	exports   []string
	exported  map[string]bool
	exportAll bool
	inEnv     map[string]bool

	rules      []*rule
	byTarget   names // into rules
	patterns   []*rule
	specifics  names // into ownVars
	ownVars    []specific
	scopes     map[scopeKey][2]*scope
	suffixes   map[string]bool
	phony      map[string]bool
	first      []string // targets that may be the default goal
	firstKnown bool
	search     []string // folders of VPATH
	prefix     byte
	oneShell   bool
	secondary  bool // .SECONDEXPANSION

	included int
	total    int      // characters included
	made     []string // files that were included
	ownRules []*rule  // of make's built-in ones

	globalExports []string // of recipes whose target has no variables
	exportsKnown  bool
	noSuffixes    bool            // no kind of file is known by its suffix
	ran           bool            // a command that may have changed files ran while the file was read
	remaking      bool            // the files of make itself, before the goals
	named         map[string]bool // files that rules name
	strangeOnes   map[string]bool
	work          int // characters that may still be expanded

	visited map[scopeKey]bool
}

const maxWork = 6 << 20

// Make lists what make runs for goals; none: the default goal. vars are the
// variables of make's command line, not those of its environment: with make -e,
// --eval, -f of several files or MAKEFLAGS in the environment this is not what
// runs.
func Make(text string, goals []string, vars map[string]string) Reading {
	return Surroundings{}.Make(text, goals, vars)
}

// Make is Make with the files that the makefile includes read in their place.
func (s Surroundings) Make(text string, goals []string, vars map[string]string) Reading {
	m := &maker{
		around: s, goals: goals, vars: map[string]*variable{}, exported: map[string]bool{}, inEnv: map[string]bool{},
		scopes: map[scopeKey][2]*scope{}, suffixes: map[string]bool{}, phony: map[string]bool{},
		visited: map[scopeKey]bool{}, strangeOnes: map[string]bool{}, prefix: '\t', work: maxWork,
	}
	for _, s := range knownSuffixes {
		m.suffixes[s] = true
	}
	for _, name := range slices.Sorted(maps.Keys(vars)) {
		m.fromCommandLine(name, vars[name])
	}
	if m.tooLong(text) || !m.readable(text) {
		return m.reading
	}
	m.read(text, 0)
	m.reading.Found = m.makeGoals() || len(m.reading.Unread) > 0 // what is not read may make the goal
	slices.Sort(m.reading.Env)
	return m.reading
}

// readable refuses a text that cannot be read character by character.
func (m *maker) readable(text string) bool {
	if utf8.ValidString(text) && !strings.ContainsFunc(text, isMark) && !strings.Contains(text, alternative) {
		return true
	}
	m.unread("characters that no makefile has")
	return false
}

func (m *maker) fromCommandLine(name, text string) {
	if !m.readable(name + text) {
		return
	}
	m.special(name, assignment{name: name, op: "=", text: text})
	m.vars[name] = &variable{values: []value{{text: text, recursive: true}}, command: true}
	m.commandLine = append(m.commandLine, name+"="+text)
	m.export(name, true)
}

// giveUp ends the reading of a makefile that would take too long.
func (m *maker) giveUp(why string) {
	m.unread(why)
	m.work = -1
}
