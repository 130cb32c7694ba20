package makefile

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// state is what the reading of one makefile, and of those that it includes, has come to.
// Source of all of it: GNU make manual, 4.3.
type state struct {
	gather.Gathering
	around      recipe.Surroundings
	goals       []string
	commandLine []string // NAME=value, as words
	marks       marks
	inEnv       map[string]bool // the variables in reading.Env
	search      []string        // folders of VPATH
	included    int             // files that were included
	total       int             // characters included
	ran         bool            // a command that may have changed files ran while the file was read
	work        int             // characters that may still be expanded
}

// variables are those of the makefile, and what make hands to the commands that it runs.
type variables struct {
	state
	vars       map[string]*variable
	branches   []*branch
	first      []string // targets that may be the default goal
	prefix     byte     // begins the lines of recipes
	noSuffixes bool     // no kind of file is known by its suffix

	exports       []string
	exported      map[string]bool
	exportAll     bool
	globalExports []string // of recipes whose target has no variables
	exportsKnown  bool
}

// targets are the rules of the makefile, and the variables that a target has of its own.
type targets struct {
	variables
	rules      []*rule
	byTarget   names // into rules
	patterns   []*rule
	specifics  names // into ownVars
	ownVars    []specific
	scopes     map[scopeKey][2]*scope
	suffixes   map[string]bool
	phony      map[string]bool
	firstKnown bool
	oneShell   bool
	secondary  bool // .SECONDEXPANSION
}

// defaults are the rules that make has by itself.
type defaults struct {
	targets
	ownRules    []*rule         // those of make's built-in rules that may make something
	named       map[string]bool // files that rules name
	strangeOnes map[string]bool
}

// makefile takes in the lines of the makefile and of those that it includes.
type makefile struct {
	defaults
	made []string // files that were included
}

// maker lists what make runs for its goals.
type maker struct {
	makefile
	remaking bool // the files of make itself, before the goals
	visited  map[scopeKey]bool
}

const maxWork = 6 << 20

// Read lists what make runs for goals; none: the default goal. vars are the
// variables of make's command line, not those of its environment: with make -e,
// --eval, -f of several files or MAKEFLAGS in the environment this is not what
// runs. around has the files that the makefile includes.
func Read(around recipe.Surroundings, text string, goals []string, vars map[string]string) recipe.Reading {
	m := &maker{}
	m.around, m.goals, m.prefix, m.work = around, goals, '\t', maxWork
	m.vars, m.exported, m.inEnv = map[string]*variable{}, map[string]bool{}, map[string]bool{}
	m.scopes, m.visited = map[scopeKey][2]*scope{}, map[scopeKey]bool{}
	m.suffixes, m.phony, m.strangeOnes = map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, s := range knownSuffixes {
		m.suffixes[s] = true
	}
	for _, name := range slices.Sorted(maps.Keys(vars)) {
		m.fromCommandLine(name, vars[name])
	}
	if m.TooLong(text) || !m.readable(text) {
		return m.Reading
	}
	m.read(text, 0)
	m.Reading.Found = m.makeGoals() || len(m.Reading.Unread) > 0 // what is not read may make the goal
	slices.Sort(m.Reading.Env)
	return m.Reading
}

// readable refuses a text that cannot be read character by character.
func (m *state) readable(text string) bool {
	if utf8.ValidString(text) && !strings.ContainsFunc(text, isMark) && !strings.Contains(text, alternative) {
		return true
	}
	m.Unread("characters that no makefile has")
	return false
}

func (m *variables) fromCommandLine(name, text string) {
	if !m.readable(name + text) {
		return
	}
	m.special(name, assignment{name: name, op: "=", text: text})
	m.vars[name] = &variable{values: []value{{text: text, recursive: true}}, command: true}
	m.commandLine = append(m.commandLine, name+"="+text)
	m.export(name, true)
}

// giveUp ends the reading of a makefile that would take too long.
func (m *state) giveUp(why string) {
	m.Unread(why)
	m.work = -1
}
