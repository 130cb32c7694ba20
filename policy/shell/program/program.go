// Package program is the knowledge of programs: which options they take, which
// of their words are paths, hosts, code or other commands, and how bad each is.
// A program's name comes in, its Entry goes out.
//
// It is data and its notation only: it reads no command line and judges
// nothing. Programs of one kind stand in one table, most tables in a file of
// their own, and families.go names all tables. To add a program, add an Entry
// with its source and its examples, which are run as tests.
package program

import (
	"guard/locale"
	"guard/policy/risk"
)

// Short names for the tables.
const (
	low      = risk.Low
	medium   = risk.Medium
	high     = risk.High
	critical = risk.Critical

	overwrites = risk.FSDeleteOverwrite
	outside    = risk.FSOutsideWorkspace
	secrets    = risk.FSConfigSecrets
	installs   = risk.DepsInstallUpdate
	pushes     = risk.GitPublish
	system     = risk.SystemImpact
	sudo       = risk.Sudo
	network    = risk.NetworkRisk
	executes   = risk.ExecArbitrary
	sends      = risk.Send
	deletes    = risk.Delete
	pays       = risk.Payment
	publishes  = risk.Publish
	accounts   = risk.AccountChange
)

// Entry is what is known of a program or of one of its subcommands.
type Entry struct {
	// Name lists the names that it goes by, separated by spaces. In a
	// subcommand "get-*" stands for every name that begins so; * ends at a slash, ** at
	// nothing.
	Name string
	// Source is the manual page or document that the entry was read from.
	// Subcommands inherit it.
	Source string
	Style  Style

	// Level and Categories are those of running it at all, before its
	// options and operands are looked at. Level Unset on an entry with Subs
	// means that a subcommand must be named.
	Level      risk.Level
	Categories risk.Categories
	// Says is the reason in words, {0} being the program and subcommand.
	// Empty: it is worded from the categories.
	Says locale.Message
	// Instead is a safer way to the same end.
	Instead locale.Message

	// Options in the notation of options.go; a subcommand also takes those of
	// the entries above it.
	Options string
	// Operands says what the words are that are no options: a role each,
	// "role..." for any further ones. See Role. Empty: none is expected, and
	// one that comes is not understood.
	Operands string
	// Goals: every operand is a thing to do (make, mvn, rake), so each is
	// looked up in Subs, not only the first.
	Goals bool
	// Bare, where set, is the Level when no operand is given.
	Bare risk.Level

	// Stdin says what it does with its standard input, Out what its output is
	// made of.
	Stdin Input
	Out   Output
	// Leaves is the file that it writes where no option or operand names one.
	Leaves string
	// Parts is how the names of its numbered output files begin where nothing else
	// is said.
	Parts string
	// Packs are the endings that it puts on a file's name, by program ("gzip=.gz"),
	// or always, over what is there ("*=.gz"); "-": it takes one off.
	Packs string
	// Special says what the notation cannot: see there.
	Special Special

	// Subs are its subcommands. Lists are further ones, in lists that several entries
	// have; the first that fits counts, and Subs come before Lists.
	Subs  []Entry
	Lists [][]Entry
	// Names are operands that mean more than a file of that name would: each
	// operand is looked up, see Named.
	Names []Entry

	// Examples are lines "LEVEL CATEGORIES | COMMAND"; see examples_test.go
	// of package shell. A level "low..high" is a range; the command may have
	// more categories than the line names.
	Examples string
}

// Style is how a program writes its options.
type Style uint8

// The styles.
const (
	GNU      Style = iota // -abc, -ofile, --long, --long=value, unambiguous abbreviations
	Single                // -long, --long, -long=value: Go's flag package, java, X11
	KeyValue              // if=FILE: dd(1)
	OldTar                // like GNU, but the first word is a cluster also without a dash: tar(1), ar(1)
	Plain                 // no options: every word is an operand
)

// Input is what a program does with its standard input.
type Input uint8

// The inputs.
const (
	Filters     Input = iota // passes it on to its output, or ignores it
	Ignores                  // neither reads it nor passes it on
	RunsIt                   // runs it as code
	SendsIt                  // sends it to a host
	WritesIt                 // writes it to a file (tee, dd, sponge)
	AppendsIt                // takes further operands from it (xargs)
	StartsShell              // starts a shell on it, where no command is given (script)
)

// Output is what a program's output is made of.
type Output uint8

// The outputs.
const (
	Data      Output = iota // what it read
	Names                   // names of files at or under its operands
	OwnNames                // names of its operands, resolved, or a part of them
	Words                   // its operands as they stand (echo)
	Fixed                   // nothing that could be turned against anybody: counts, versions
	Download                // what a host sent
	Answer                  // what a service of the developer's own sent, which was only asked: no category
	Sensitive               // secrets: an environment, a key store
)
