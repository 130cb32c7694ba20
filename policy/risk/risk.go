// Package risk is the vocabulary of a judgement: how bad (Level), in what way
// (Categories), and why in words (Reason). A Finding holds the three for one
// piece of a request; findings only ever add up to something stricter.
//
//	var f risk.Finding
//	f.Raise(risk.High, risk.GitPublish, risk.Say("{0} publishes to a remote repository", "git push"))
//	f.Raise(risk.Low, 0, risk.Reason{}) // f is high still
//
// It judges nothing itself and touches nothing outside memory.
package risk

import (
	"cmp"
	"slices"

	"guard/locale"
)

// Level says how bad an action can be. The zero value means that nobody has
// judged it, and is read as Critical wherever a decision hangs on it.
type Level uint8

// The levels, from harmless to what must never happen unasked.
const (
	Unset    Level = iota // not judged: as strict as Critical
	Low                   // reads inside the workspace, prints, versions
	Medium                // visible edits inside the workspace, builds, tests, local git
	High                  // what cannot be got back, installs, publishes, network, secrets
	Critical              // destructive at large, data can leave, remote code runs
)

var levelNames = [...]string{Low: "low", Medium: "medium", High: "high", Critical: "critical"}

// String gives the name used in JSON, TOML and on the screen.
func (l Level) String() string {
	if l >= Low && int(l) < len(levelNames) {
		return levelNames[l]
	}
	return levelNames[Critical]
}

// Effective is the level to decide by: Unset and anything unknown are Critical.
func (l Level) Effective() Level {
	if l < Low || l > Critical {
		return Critical
	}
	return l
}

// ParseLevel reads a level's name.
func ParseLevel(s string) (Level, error) {
	for l := Low; l <= Critical; l++ {
		if levelNames[l] == s {
			return l, nil
		}
	}
	return Unset, locale.Errorf("unknown level %q (low, medium, high, critical)", s)
}

// MarshalText implements encoding.TextMarshaler.
func (l Level) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (l *Level) UnmarshalText(b []byte) (err error) {
	*l, err = ParseLevel(string(b))
	return err
}

// Reason is a sentence for the person: an English pattern with {0}, {1} … and
// what goes into them. Programs go by its [Reason.Code] instead.
type Reason struct {
	Msg  locale.Message
	Args []string
	// Level is how bad what it says is: the worst is told first.
	Level Level
	// Weak: it says nothing that any other reason does not; told only alone.
	Weak bool
	// General: it says what a program does by its name; what this very call does is told before.
	General bool
	// Bears: it is why a category holds, and so why something is asked; of reasons as bad it is told first.
	Bears bool
}

// Say builds a Reason.
func Say(msg locale.Message, args ...string) Reason { return Reason{Msg: msg, Args: args} }

// IsZero reports whether nothing is said.
func (r Reason) IsZero() bool { return r.Msg == "" }

// String is the sentence in the language spoken.
func (r Reason) String() string { return locale.Fill(r.Msg, r.Args...) }

// Code is the stable name of what is said, such as made-here. It is the same in
// every language and with whatever goes into the sentence.
func (r Reason) Code() string { return locale.Code(r.Msg) }

// Codes lists the codes of reasons, one for each; never nil, so that JSON shows [].
func Codes(reasons []Reason) []string {
	codes := make([]string, len(reasons))
	for i, r := range reasons {
		codes[i] = r.Code()
	}
	return codes
}

// MarshalText implements encoding.TextMarshaler: the sentence in the language spoken.
func (r Reason) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// Finding is the judgement of one piece of a request.
type Finding struct {
	Level      Level
	Absurd     bool // whole-tree or whole-disk destruction, a fork bomb: refused in every mode
	Protected  bool // touches guard's own files or commands, or agents' hooks and policies: refused in every mode
	Categories Categories
	Reasons    []Reason
	Suggestion *Reason // how to reach the aim more safely; nil when there is none
}

// Add joins another finding: the worse level, both sets of categories, every
// reason once. It never lowers anything.
func (f *Finding) Add(g Finding) {
	worse := g.Level > f.Level
	f.Level = max(f.Level, g.Level)
	f.Categories |= g.Categories
	f.Absurd = f.Absurd || g.Absurd
	f.Protected = f.Protected || g.Protected
	for _, r := range g.Reasons {
		f.because(r)
	}
	if f.Suggestion == nil || worse && g.Suggestion != nil { // of the part that is asked about
		f.Suggestion = g.Suggestion
	}
}

// Suggest says how to reach the aim more safely.
func (f *Finding) Suggest(how Reason) { f.Suggestion = &how }

// Instead is what Suggest said, in words; empty when there is none.
func (f *Finding) Instead() string {
	if f.Suggestion == nil {
		return ""
	}
	return f.Suggestion.String()
}

// Raise lifts the level to at least l, adds categories and says why.
func (f *Finding) Raise(l Level, c Categories, why Reason) {
	f.Level = max(f.Level, l)
	f.Categories |= c
	if !why.IsZero() {
		why.Level, why.Bears = l, why.Bears || c != 0
		f.because(why)
	}
}

// Ranked lists the reasons as a person should read them: the worst first, and
// no weak one beside others.
func (f *Finding) Ranked() []Reason {
	strong := slices.DeleteFunc(slices.Clone(f.Reasons), func(r Reason) bool { return r.Weak })
	if len(strong) == 0 {
		return f.Reasons
	}
	slices.SortStableFunc(strong, func(a, b Reason) int {
		return cmp.Or(cmp.Compare(b.Level, a.Level), first(a.Bears, b.Bears), first(!a.General, !b.General))
	})
	return strong
}

// first orders what holds of one reason and not of the other: that one is told before.
func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	default:
		return 1
	}
}

// maxReasons bounds what is said of one finding: a line of ten thousand words that
// are deleted is no clearer for ten thousand reasons.
const maxReasons = 64

func (f *Finding) because(r Reason) {
	if len(f.Reasons) >= maxReasons && slices.ContainsFunc(f.Reasons, func(have Reason) bool {
		return have.Level >= r.Level
	}) {
		return
	}
	for i, have := range f.Reasons {
		if have.Msg != r.Msg || !slices.Equal(have.Args, r.Args) {
			continue
		}
		if r.Bears && !have.Bears && r.Level >= have.Level {
			f.Reasons = slices.Clone(f.Reasons) // another finding may have the same list
			f.Reasons[i].Bears = true
		}
		return
	}
	f.Reasons = append(f.Reasons, r)
}
