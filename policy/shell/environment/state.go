package environment

import (
	"maps"
	"slices"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/taint"
)

// MaxVars bounds how many variables of a line are kept.
const MaxVars = 100

// maxFolders bounds in how many folders a command may be said to run.
const maxFolders = 16

// toldByWorld are variables that would be known although the line changed them.
var toldByWorld = []string{"HOME", "PWD", "USER", "LOGNAME", "TMPDIR", "TEMP", "TMP", "CDPATH"}

// State is what earlier parts of a line leave behind for later ones.
type State struct {
	Cwd          string   // where the next command runs; empty: not known
	Names        string   // the same by the names that cd was given, links and all; empty: as Cwd
	Physical     bool     // cd follows links before it takes a .. back (set -P)
	Maybe        []string // where it runs if an earlier cd failed
	Unseen       bool     // nothing was at Cwd when a cd led there: it fails, unless what ran before has made it
	Within       bool     // Cwd is not known, but lies in the workspace
	Strayed      bool     // the line has been in a folder that does not, or may not, lie there
	Vars         map[string]Variable
	Funcs        map[string]*syntax.Stmt
	Shadows      []string // of them: those that surely hold here, whatever program has the name
	Aliases      map[string]string
	Params       []taint.Word // $1, $2 …; they mean something only where Known is set
	Known        bool         // Params are what the shell would have
	Script       Script
	NetFDs       map[string]bool // file descriptors that are connections (bash's /dev/tcp)
	Changes      *int            // counts assignments, to tell whether a variable changed
	ParamsChange int             // that count when Params was set
	Locals       []localVariable // what the function that is walked has declared for itself
	Calls        []string        // the functions that are walked, the outermost first
	Zsh          bool            // the text is zsh's
	Undoes       bool            // echo undoes backslashes, or may
	Roams        bool            // a trap changes the folder at any time
	Errexit      bool            // a command that fails ends the shell (set -e)
	Unheeded     bool            // but not here: a condition, all but the last of a list
	Jobs         bool            // it has started something in the background: "$!" is set
	Persons      bool            // a script of the person's: what it has not set, their own environment alone may have
	Splits       int             // counts where a cd led to one of several folders
	Several      bool            // a variable may have one of several values (Variable.Among)
	Evals        []string        // variables declared so that what is assigned to them is evaluated (declare -i, -n)
}

// Script is how the text that is walked is called, as far as that is known; nil: it is not.
type Script struct {
	Name *taint.Word // $0
	File *taint.Word // BASH_SOURCE: the file that the text stands in
}

// Variable is what is known of a shell variable.
type Variable struct {
	Values []taint.Word // several for an array; none: not known
	Among  []taint.Word // where Values are not known: it has one of these values
	Change int          // the count of State.Changes when it was last set
	Traits Trait
	Held   taint.Origin // secrets that it may hold although its value is not known
}

// Only is the value of a variable that has one, and that is known.
func (v Variable) Only() (text string, ok bool) {
	if len(v.Values) != 1 || !v.Values[0].Known() {
		return "", false
	}
	return v.Values[0].Text, true
}

// secrets tells what secrets it may hold.
func (v Variable) secrets() taint.Origin {
	from := v.Held
	for _, a := range v.Each() {
		from |= a.From
	}
	return from & secretOrigins
}

// NamesSecrets reports a variable that may hold names of secrets.
func (v Variable) NamesSecrets() bool { return v.secrets()&taint.FromSecretPaths != 0 }

// secretOrigins are where secrets and their names come from.
const secretOrigins = taint.FromSecret | taint.FromSecretPaths

// Clone is a copy that can be changed by itself.
func (s *State) Clone() State {
	c := *s
	c.Vars = maps.Clone(s.Vars)
	c.Funcs = maps.Clone(s.Funcs)
	c.Aliases = maps.Clone(s.Aliases)
	c.NetFDs = maps.Clone(s.NetFDs)
	c.Maybe = slices.Clip(s.Maybe)
	return c
}

// Set gives a variable values; none: it holds something that is not known.
func (s *State) Set(name string, values ...taint.Word) {
	if s.Vars == nil {
		s.Vars = make(map[string]Variable, 4)
	}
	old := s.Vars[name]
	held := Variable{Values: values}.secrets()
	if len(values) == 0 {
		held = old.secrets() // nobody knows whether it was overwritten
	}
	if len(s.Vars) >= MaxVars && old.Change == 0 && !slices.Contains(toldByWorld, name) {
		return // a variable that is not kept is not known
	}
	if old.Traits&(Altered|ReadOnly) != 0 || setsItself(name) {
		values = nil
	}
	s.Vars[name] = Variable{Values: values, Change: s.count(), Traits: old.Traits, Held: held}
}

// count is the number of the next change; no two changes of a line share one.
func (s *State) count() int {
	*s.Changes++
	return *s.Changes
}

// Forget marks a variable as changed to nobody knows what.
func (s *State) Forget(name string) { s.Set(name) }

// Holds adds secrets that a variable may hold.
func (s *State) Holds(name string, from taint.Origin) {
	if v, ok := s.Vars[name]; ok && from&secretOrigins != 0 {
		v.Held |= from & secretOrigins
		s.Vars[name] = v
	}
}

// Secret reports a variable that is named like a credential, or that holds one.
func (s *State) Secret(name string) bool {
	return SecretVariable(name) || s.Vars[name].secrets()&taint.FromSecret != 0
}

// outside tells what secrets a variable holds that the line does not set. PASS and KEY are also
// what scripts count with.
func outside(name string) taint.Origin {
	if SecretVariable(name) && !slices.Contains(bareSecrets, name) {
		return taint.FromSecret
	}
	return 0
}

// SetParams sets $1, $2 ….
func (s *State) SetParams(words []taint.Word, known bool) {
	s.Params, s.Known, s.ParamsChange = words, known, s.count()
}

// disown forgets a variable that held numbers of processes, and was set in a way
// that is not followed further: by arithmetic, through another name.
func (s *State) disown(name string) {
	for _, a := range s.Vars[name].Each() {
		if a.Job || a.Own {
			s.Forget(name)
			return
		}
	}
}

// DisownAll is disown of every variable.
func (s *State) DisownAll() {
	for name := range s.Vars {
		s.disown(name)
	}
}

// Either makes s what holds whether or not the commands since before ran:
// variables that they changed have one of the two values, as far as these are known, and
// the folder is one of two.
func (s *State) Either(before State) {
	for name, v := range s.Vars {
		old, ok := before.Vars[name]
		if ok && old.Change == v.Change {
			continue
		}
		s.oneOf(name, v, old)
		if ok {
			s.Holds(name, old.secrets())
		} else {
			s.Holds(name, outside(name))
		}
	}
	for _, dir := range before.Folders() {
		s.MayAlsoBe(dir)
	}
	s.Known = s.Known && before.Known && s.ParamsChange == before.ParamsChange
	s.Errexit, s.Persons = s.Errexit && before.Errexit, s.Persons && before.Persons
	s.ShadowsOnly(before.Shadows)
}

// MayAlsoBe adds a folder that the next command may run in.
func (s *State) MayAlsoBe(dir string) {
	if len(s.Maybe) >= maxFolders {
		s.Cwd, s.Maybe = "", nil // one of too many
		return
	}
	if dir != s.Cwd && !slices.Contains(s.Maybe, dir) {
		s.Maybe = append(slices.Clip(s.Maybe), dir)
	}
}

// Folders lists every folder that the next command may run in.
func (s *State) Folders() []string {
	if len(s.Maybe) == 0 {
		return []string{s.Cwd}
	}
	return append([]string{s.Cwd}, s.Maybe...)
}

// Absorb adds what holds when another branch ran instead.
func (s *State) Absorb(other State) {
	for name, v := range other.Vars {
		mine, ok := s.Vars[name]
		if ok && mine.Change == v.Change {
			continue
		}
		s.oneOf(name, mine, v)
		s.Give(name, v.Traits)
		s.Holds(name, v.secrets())
		if !ok {
			s.Holds(name, outside(name))
		}
	}
	for name := range s.Vars {
		if _, ok := other.Vars[name]; !ok {
			s.Forget(name)
			s.Holds(name, outside(name))
		}
	}
	s.Several, s.Persons = s.Several || other.Several, s.Persons && other.Persons
	s.Jobs, s.Roams, s.Strayed = s.Jobs || other.Jobs, s.Roams || other.Roams, s.Strayed || other.Strayed
	s.Within = s.Within && (other.Within || s.Cwd == "" && other.Cwd != "")
	s.Undoes = s.Undoes || other.Undoes
	s.absorbsNames(other)
	s.Known = s.Known && other.Known && s.ParamsChange == other.ParamsChange
	s.Errexit = s.Errexit && other.Errexit
	s.ShadowsOnly(other.Shadows)
	s.Locals = append(slices.Clip(s.Locals), other.Locals...)
	s.MayAlsoBe(other.Cwd)
	for _, dir := range other.Maybe {
		s.MayAlsoBe(dir)
	}
	for name, body := range other.Funcs {
		s.Define(name, body)
	}
	for name, text := range other.Aliases {
		s.Alias(name, text)
	}
}

// absorbsNames adds the connections and the evaluated variables of another branch.
func (s *State) absorbsNames(other State) {
	for fd, is := range other.NetFDs {
		if s.NetFDs == nil {
			s.NetFDs = make(map[string]bool, 2)
		}
		s.NetFDs[fd] = s.NetFDs[fd] || is
	}
	for _, name := range other.Evals {
		if !slices.Contains(s.Evals, name) {
			s.Evals = append(slices.Clip(s.Evals), name)
		}
	}
}

// Define notes a function.
func (s *State) Define(name string, body *syntax.Stmt) {
	if s.Funcs == nil {
		s.Funcs = make(map[string]*syntax.Stmt, 2)
	}
	s.Funcs[name] = body
}

// Alias notes an alias.
func (s *State) Alias(name, text string) {
	if s.Aliases == nil {
		s.Aliases = make(map[string]string, 2)
	}
	s.Aliases[name] = text
}

// Carries makes s what may hold when a round begins after another that ended so;
// false: the same as when the first began.
func (s *State) Carries(begins State) bool {
	differs := s.Cwd != begins.Cwd || s.ParamsChange != begins.ParamsChange
	if s.Cwd != begins.Cwd {
		s.Cwd, s.Maybe = "", nil
	}
	s.Known = s.Known && s.ParamsChange == begins.ParamsChange
	differs = differs || s.Errexit != begins.Errexit
	s.Errexit = s.Errexit && begins.Errexit
	for name, v := range s.Vars {
		if old, ok := begins.Vars[name]; ok && len(old.Each()) == 0 || v.Change == old.Change {
			continue
		}
		s.Forget(name)
		differs = true
	}
	return differs
}
