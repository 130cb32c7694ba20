package config

import (
	"fmt"
	"strings"

	"guard/locale"
)

// Setting is the value of one key, with the file or flag that says it.
type Setting[T any] struct {
	Value  T
	Source string // a file, a flag or "default"; empty in a file's own values: it does not say the key

	fixedBy string // the managed file that fixes the value; empty: none does
}

// key declares one key that has a single value: all that guard must know to read it, to lay
// the files over each other, and to show it. The list keys holds one for each.
type key[T any] struct {
	name    string                    // as a file says it, behind its table: mode, record.keep
	at      func(*Values) *Setting[T] // where its value stands
	initial T                         // what holds where nobody says the key

	// How a file says the value. A wrong one is an error of the table.
	parse func(string) (T, error)               // reads a text
	read  func(t *table, name string) (T, bool) // reads any other type; nil: it is a text, for parse
	text  func(T) string                        // the value as a file would say it

	// What the layers may say. Nil is the strict choice, but for lock.
	//
	// tightens reports whether wanted may take the place of now where a project's file says
	// it that nobody has trusted. Nil: such a file has no say, and guard tells that it was left out.
	tightens func(wanted, now T) bool
	// same reports two values that need not be told apart in that notice. Nil: all are told.
	same func(wanted, now T) bool
	// lock reports whether wanted may take the place of what a managed file has locked. Nil: nothing
	// may, but a managed file locks the key only by its name.
	lock func(wanted, fixed T) bool
	// forbidden is the managed file that forbids a value, if any does. Nil: none can.
	forbidden func(c *Config, wanted T) string
	// ownOnly is the error for a project's file that says the key; nil: it may.
	ownOnly error
	// loosens says in words what a project's file would bring, for guard trust; empty: nothing.
	loosens func(T) string

	flag *option // the option of the command line that says it too; nil: none

	// How guard config shows it.
	label string             // the name of its row; empty: the key's name. A label twice is shown once
	frame locale.Message     // what stands around its text, such as "kept {0}"; empty: nothing
	unset func() (T, string) // what is shown, and from where, while nobody says it; nil: initial
	// hidden reports that the key has no meaning while others are as they are, and is not shown; nil: it is
	hidden func(*Values) bool
}

// option is an option of the command line that says a key.
type option struct {
	name  string
	given func(*Params) string                  // empty: not given
	fixed func(managedFile, value string) error // the value is fixed, and may not be what was given
}

// declaration is a key of any type.
type declaration interface {
	table() string
	called() string
	start(*Values)
	decode(*table, *layer)
	lay(*Config, *layer)
	saidBy(*layer) bool
	locks() bool
	fix(c *Config, managedFile string)
	layUntrusted(*Config, *layer) (leftOut string)
	wouldLoosen(*layer) (name, says string)
	commandLine(*Config, *Params) error
	shown(*Config) Shown
}

// table is the table that holds the key; empty: it stands at the top.
func (k key[T]) table() string {
	table, _, below := strings.Cut(k.name, ".")
	if !below {
		return ""
	}
	return table
}

// start sets what holds before any file is read.
func (k key[T]) start(v *Values) { *k.at(v) = Setting[T]{Value: k.initial, Source: byDefault} }

// decode reads what a file says of the key, if anything.
func (k key[T]) decode(t *table, l *layer) {
	name := k.name[strings.LastIndex(k.name, ".")+1:]
	value := t.get(name)
	if value != nil && k.ownOnly != nil && l.Layer == Project {
		t.wrong(name, "%v", k.ownOnly)
		return
	}
	read := k.read
	if read == nil {
		read = k.readText
	}
	if v, ok := read(t, name); ok {
		*k.at(&l.Values) = Setting[T]{Value: v, Source: l.Shown}
	}
}

func (k key[T]) readText(t *table, name string) (v T, ok bool) {
	s := t.text(name)
	if s == "" {
		return v, false
	}
	v, err := k.parse(s)
	if err != nil {
		t.wrong(name, "%v", err)
	}
	return v, err == nil
}

// lay takes what a file says that may say everything, unless a managed file has fixed the value.
func (k key[T]) lay(c *Config, l *layer) {
	says, holds := k.at(&l.Values), k.at(&c.Values)
	if says.Source == "" {
		return
	}
	if k.isFixed(says.Value, holds) {
		c.Notices = append(c.Notices, locale.Sprintf("%s: %s = %q ignored: %s fixes it at %q",
			l.Shown, k.name, k.text(says.Value), holds.fixedBy, k.text(holds.Value)))
		return
	}
	if by := k.forbiddenBy(c, says.Value); by != "" {
		c.Notices = append(c.Notices, locale.Sprintf("%s: %s = %q ignored: %s forbids it", l.Shown, k.name,
			k.text(says.Value), by))
		return
	}
	holds.Value, holds.Source = says.Value, says.Source
}

// called is the key's name.
func (k key[T]) called() string { return k.name }

// saidBy reports a layer that says the key.
func (k key[T]) saidBy(l *layer) bool { return k.at(&l.Values).Source != "" }

// locks reports a key that a managed file locks by setting it.
func (k key[T]) locks() bool { return k.lock != nil }

// fix has the value stand as the managed files say it; no file, where they do not lock it.
func (k key[T]) fix(c *Config, managedFile string) { k.at(&c.Values).fixedBy = managedFile }

// forbiddenBy is the managed file that forbids a value, if any does.
func (k key[T]) forbiddenBy(c *Config, wanted T) string {
	if k.forbidden == nil {
		return ""
	}
	return k.forbidden(c, wanted)
}

// isFixed reports a value that a managed file does not let take the place of its own.
func (k key[T]) isFixed(wanted T, holds *Setting[T]) bool {
	return holds.fixedBy != "" && (k.lock == nil || !k.lock(wanted, holds.Value))
}

// layUntrusted takes what a project's file says that nobody has trusted, if it only tightens.
// Else it names what was left out.
func (k key[T]) layUntrusted(c *Config, l *layer) (leftOut string) {
	says, holds := k.at(&l.Values), k.at(&c.Values)
	switch {
	case says.Source == "":
	case k.tightens != nil && k.tightens(says.Value, holds.Value) && !k.isFixed(says.Value, holds):
		holds.Value, holds.Source = says.Value, says.Source
	case k.same != nil && k.same(says.Value, holds.Value):
		if holds.Source == byDefault { // that somebody chose what is the default anyway counts
			holds.Source = says.Source
		}
	case k.tightens != nil: // another value of it would have been taken
		return fmt.Sprintf("%s = %q", k.name, k.text(says.Value))
	default:
		return k.name
	}
	return ""
}

// wouldLoosen tells in words what a project's file could loosen by the key, if anything.
func (k key[T]) wouldLoosen(l *layer) (name, says string) {
	if s := k.at(&l.Values); s.Source != "" && k.loosens != nil {
		says = k.loosens(s.Value)
	}
	return k.name, says
}

// commandLine lays the key's option over all files, but not over what a managed one has fixed.
func (k key[T]) commandLine(c *Config, p *Params) error {
	if k.flag == nil || k.flag.given(p) == "" {
		return nil
	}
	holds := k.at(&c.Values)
	v, err := k.parse(k.flag.given(p))
	switch by := k.forbiddenBy(c, v); {
	case err != nil:
	case k.isFixed(v, holds):
		err = k.flag.fixed(holds.fixedBy, k.text(holds.Value))
	case by != "":
		err = locale.Errorf("%s forbids %q; leave the flag out", by, k.text(v))
	}
	if err != nil {
		return Errors{{File: k.flag.name, Msg: err.Error()}}
	}
	holds.Value, holds.Source = v, k.flag.name
	return nil
}

// Shown is a key's value that holds, as guard config shows it.
type Shown struct {
	Name   string // the key's, with its table: record.keep
	Label  string // of its row, which it may share with the key before it
	Text   string // for people
	Value  any    // for programs: a text, a list of texts, true or false
	Source string // the file or flag that says it, or "default"
	Locked string // the managed file that locks it; empty: none does
	Hidden bool   // it has no meaning while others are as they are: people need not see it
}

func (k key[T]) shown(c *Config) Shown {
	s := *k.at(&c.Values)
	if k.unset != nil && s.Source == byDefault {
		s.Value, s.Source = k.unset()
	}
	out := Shown{Name: k.name, Label: k.label, Text: k.text(s.Value), Source: s.Source, Locked: s.fixedBy}
	switch v := any(s.Value).(type) {
	case bool, []string:
		out.Value = v
	default:
		out.Value = out.Text
	}
	out.Hidden = k.hidden != nil && k.hidden(&c.Values)
	if k.frame != "" {
		out.Text = locale.Fill(k.frame, out.Text)
	}
	if k.label == "" {
		out.Label = k.name
	}
	return out
}

// Shown are the values that hold, in the order of the keys.
func (c *Config) Shown() []Shown {
	var all []Shown
	for _, k := range keys {
		all = append(all, k.shown(c))
	}
	return all
}
