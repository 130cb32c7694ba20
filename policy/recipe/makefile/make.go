// Package makefile reads a makefile as GNU make 4.3 does. The text, the goals and the variables of make's command
// line come in; the lines that make runs for the goals go out.
//
// Of the text "all: a\na: ; rm -f $(X)\n" it lists the line "rm -f $X" for the target a. A value that is not known
// is carried through all text functions as a mark, a single character that only a finished line shows, here as the
// shell's variable. Where a variable may have several values, the line is listed in every way.
//
// The types are layers, each of which calls only those before it: state, variables, targets, defaults, makefile,
// maker. What make runs while it only reads the file is listed too, and marked as Always. Nothing is run: the output
// of $(shell) is not known, except where its text tells it.
package makefile

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// state is what the reading of a makefile, and of those that it includes, has come to. Source of everything in this
// package: GNU make manual, 4.3, called "the manual" below.
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
	ran         bool            // make ran a command while reading, which may have changed files
	work        int             // characters that may still be expanded
}

// variables are those of the makefile, and what make hands to the commands that it runs.
type variables struct {
	state
	vars       map[string]*variable
	branches   []*branch
	first      []string // targets that may be the default goal
	prefix     byte     // begins the lines of recipes
	noSuffixes bool     // no suffix is known

	exports       []string
	exported      map[string]bool
	exportAll     bool
	globalExports []string // of recipes whose target has no variables
	exportsKnown  bool
}

// targets are the rules of the makefile, and the variables that belong to a target.
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
	ownRules    []*rule         // the built-in rules that may make something
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
	remaking bool // make updates its own files, before the goals
	visited  map[scopeKey]bool
}

// maxWork is how many characters may be expanded.
const maxWork = 6 << 20

// Read lists what make runs for goals; none: for the default goal. around has the files that the makefile includes.
// vars are the variables of make's command line, not those of its environment: with make -e, --eval, -f of several
// files or MAKEFLAGS in the environment, make runs something else.
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
	m.Reading.Found = m.makeGoals() || len(m.Reading.Unread) > 0 // what was not read may make the goal
	slices.Sort(m.Reading.Env)
	return m.Reading
}

// readable reports whether a text can be read character by character, and notes if it cannot.
func (m *state) readable(text string) bool {
	if utf8.ValidString(text) && !strings.ContainsFunc(text, isMark) && !strings.Contains(text, alternative) {
		return true
	}
	m.Unread("characters that no makefile has")
	return false
}

// fromCommandLine sets a variable of make's command line.
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
