package prompt

import "guard/prompt/text"

// Question is what a person is asked. Every string may come from a model: none is trusted,
// and each is escaped when it is drawn. Empty members are left out of the drawing.
type Question struct {
	Agent      string // the agent's name, "gemini"
	Session    string // guard's own id of the session
	LastPrompt string // what the person last asked of the agent

	News []string // what the person was not told yet, as it could not be shown

	Tool string // what guard found it to be: shell, edit, read, delete, move, fetch, mcp, other
	Raw  string // the command or text exactly as it would run
	// Danger are the parts of Raw to set off: what is dangerous of a line that does other things too.
	Danger []Part
	Claim  string // the model's own description; shown as a claim
	Diff   Diff   // for edits: the first
	Diffs  []Diff // and those that come with it

	Cwd     string
	Matches []Match // what each wildcard matches now

	Level      string // low, medium, high, critical; anything else is drawn as the worst
	Absurd     bool
	Categories []string
	Reasons    []string // for level and categories, in words; the first is what would happen
	Suggestion string   // what would be safer
	Rule       string   // the rule or default that led here
	Undo       string   // whether it can be undone, and by what

	SessionOffer string // what "for this session" would cover; "" = not offered
	Waiting      Waiting
	Hint         string // what would spare the person such questions: a rule

	Scope string // guard's id of the session that a grant would hold in
	Ref   any    // the caller's own; see Queue.Offers

	entry *entry // of a Queue
}

// Part is a part of a text, in bytes.
type Part = text.Part

// Diff is an edit; the zero value means there is none.
type Diff struct {
	Path     string
	Old, New string // whole texts, or the parts that change
}

// Match is what one wildcard matches at the time of asking.
type Match struct {
	Pattern string
	Count   int
	Open    bool     // there may be more than Count: the look was bounded
	Bytes   int64    // of all that match; negative if not known
	Names   []string // the first of them
	More    int      // how many are not in Names
	Notes   []string // "contains a symbolic link out of the workspace"
}

// Waiting is a question's place among those that wait: "2 of 3". The zero value is drawn as
// nothing.
type Waiting struct{ N, Of int }
