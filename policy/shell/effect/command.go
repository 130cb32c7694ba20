package effect

import (
	"slices"

	"guard/policy/place"
	"guard/policy/risk"
)

// Command is one simple command found in a line, wrappers peeled.
type Command struct {
	// literal words; a word that could not be resolved is kept as source text
	Argv      []string `json:"argv"`
	Wrappers  []string `json:"wrappers,omitempty"`  // sudo, env, xargs, bash -c …: outermost first
	Redirects []string `json:"redirects,omitempty"` // as written
	Assigns   []string `json:"assigns,omitempty"`   // NAME=value before it
	Cwd       string   `json:"cwd,omitempty"`       // where it would run; empty: not known
	// program and subcommand, e.g. "git push"; empty: never by signature
	Signature    string        `json:"signature,omitempty"`
	Reads        []place.Place `json:"-"`
	Writes       []place.Place `json:"-"`
	Deletes      []place.Place `json:"-"`
	Spared       []place.Place `json:"-"` // of Deletes: made here or not there now, so that nobody loses by it
	Tasked       []place.Place `json:"-"` // of Deletes: what a task of the person's takes, as it is meant to
	Moves        []Move        `json:"-"`
	Sweeps       []Sweep       `json:"-"`
	Refs         []Refs        `json:"-"`
	Restages     []place.Place `json:"-"` // of which it may put into git's index what the work tree or a commit holds
	Keeps        []place.Place `json:"-"` // which alone hold, from here on, what commits or a stash of the person's did
	Hosts        []string      `json:"hosts,omitempty"`
	risk.Finding `json:"-"`
	// Own is the finding of the command's own words only, without redirects,
	// assignments, substitutions and code-running options: what an allow rule
	// may speak for.
	Own risk.Finding `json:"-"`
	// Added is what those add to Own.
	Added   risk.Finding `json:"-"`
	Subject Subject      `json:"-"`
	At      Span         `json:"-"`
	Absent  string       // the program that it runs, as written, where nothing is there
	Instead int          `json:"-"` // of the commands with the same number, not 0, one runs
	// Extra reports that redirects, assignments, substitutions or options that
	// write or run code add something an allow rule does not speak for.
	Extra   bool `json:"-"`
	Literal bool `json:"-"` // every word resolved to a literal
	// Hidden: what a file or a recipe has it run, or what a substitution puts into its words, is critical, which they
	// do not show.
	Hidden bool `json:"-"`
	// Renewed: what it runs stands in a file that the line or the session wrote or changed, otherwise than HEAD has it.
	Renewed bool `json:"-"`
	// Replaces reports that what it writes over may be written by hand, though the command is an everyday one.
	Replaces bool `json:"-"`
	Modes    bool `json:"-"` // of what it writes it changes mode or owner, not the content
	// Within is what a script or a recipe has it run: a rule that denies or asks means that too.
	Within []Ran `json:"-"`
}

// Refs are refs of git's that a command may delete, or move away from what they name.
type Refs struct {
	Folder string // around which the repository is
	Name   string // a ref, or a folder of refs with its slash at the end; HEAD: the branch that the work tree is on
	Stay   bool   // they stay, and name another object; or only the other side knows whether they go
}

// Ran is a simple command by its words alone.
type Ran struct {
	Argv, Wrappers []string
	Literal        bool
	Finding        risk.Finding
	inside         bool // it deletes and overwrites in the workspace alone
}

// maxWithin bounds what is kept of a script.
const maxWithin = 200

// Runs notes what a script of the command's runs.
func (c *Command) Runs(inner *Command) {
	for _, one := range append([]Ran{{inner.Argv, inner.Wrappers, inner.Literal, inner.Finding, inner.OnlyInside()}},
		inner.Within...) {
		if len(c.Within) < maxWithin && len(one.Argv) > 0 {
			c.Within = append(c.Within, one)
		}
	}
}

// Everyday reports a command of a recipe of the person's that is nobody's concern: it reaches nothing and loses nothing
// beyond the workspace.
func (r *Ran) Everyday() bool {
	c := r.Finding.Categories &^ risk.ExecArbitrary
	if r.inside {
		c &^= risk.FSDeleteOverwrite
	}
	return c == 0 && r.Finding.Level != risk.Critical && !r.Finding.Absurd && !r.Finding.Protected
}

// OnlyInside reports a command that deletes and overwrites in the workspace alone.
func (c *Command) OnlyInside() bool {
	outside := func(p place.Place) bool { return !p.Any(place.Inside | place.Harmless) }
	return !slices.ContainsFunc(c.Writes, outside) && !slices.ContainsFunc(c.Deletes, outside)
}

// Grave reports what counts of code, too, that is not known to be the session's: a loss outside the workspace, by
// names that are known, or worse.
func (c *Command) Grave() bool {
	own := &c.Own
	return own.Level == risk.Critical || own.Absurd || own.Protected ||
		own.Categories&(risk.FSDeleteOverwrite|risk.Delete) != 0 &&
			(slices.ContainsFunc(c.Writes, Elsewhere) || slices.ContainsFunc(c.Deletes, Elsewhere))
}

// Elsewhere reports a place by its known name, that is neither the project's nor a temporary one.
func Elsewhere(p place.Place) bool {
	return p.Path != "" && !p.Open && !p.Any(place.Inside|place.Harmless|place.Temp|place.Remote)
}

// Span is where a command stands in the line that is judged, in bytes; To is behind its end.
// The zero value: nowhere, as what a script or an inner text holds.
type Span struct{ From, To int32 }

// Move is a file or folder that a command renames or copies. To is a new name,
// or a folder that it goes into, which is not told apart here.
type Move struct {
	From, To place.Place
	Copy     bool // From stays
}

// Text is what a line writes into a file, as far as the line shows it.
type Text struct {
	Path    string // resolved
	Text    string
	Old     string // the piece that Text takes the place of; empty: all of the file
	Appends bool   // Text goes behind what the file holds
	Known   bool   // Text is exact: nothing else is written, and no part of it is left open
}

// Reading is what a whole line would do.
type Reading struct {
	Commands  []Command
	Reads     []place.Place // of what is no command in the list: $(<file), and what only starts another
	Texts     []Text        // in the order in which they are written
	Wildcards []place.Match
	Jobs      []place.Job // what it leaves running, and what of that it judged once more
	Suspect   bool        // what it builds is made of code that shows danger
	Unknown   bool        // did not parse, was cut, was not resolved, or names a program nobody knows
	Unread    bool        // of that, something stands in none of the commands
	risk.Finding
}
