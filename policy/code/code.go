// Package code has the words for what program text does: the languages in which it is written, and the acts that are
// found in it. An act is one thing that the text would do: delete a file, run a command, reach a host, load other
// code.
//
// For the Python text `shutil.rmtree("build")` the act is {Kind: DeletesTree, Args: [{Text: "build", Known: true}],
// Call: "shutil.rmtree", Line: 1}. The package reader finds the acts of a text; the packages below this one are its
// parts.
//
// Nothing here runs a program, looks at a disk or judges: whether an act matters is for the caller to say. What a
// reader cannot follow is an act too (Opaque), or an argument that is not Known, so that a caller who is strict
// about both is never told less than the text does.
package code

// MaxText is the longest text, in bytes, that is read. One Opaque act stands for a longer one.
const MaxText = 256 << 10

// Kind is the kind of an act.
type Kind uint8

// The kinds of acts. The zero Kind is Opaque, so an act whose kind was forgotten cannot be read.
const (
	Opaque          Kind = iota // does something that cannot be read: computed code or names, native code, pickles
	Deletes                     // deletes files or empty folders, by name
	DeletesTree                 // deletes a folder with everything in it
	Writes                      // creates, truncates or overwrites files
	Appends                     // adds to the end of files
	Edits                       // changes files in place
	Makes                       // creates folders
	Moves                       // moves a file; Args: from, to
	Copies                      // copies a file; Args: from, to
	Links                       // creates a link; Args: the target, the name of the link
	Mode                        // changes a file's mode or owner
	Reads                       // reads the content of files
	Lists                       // lists the names in a folder, or those that match a pattern
	Enters                      // changes the working folder of the program
	Runs                        // runs a command; Args: its words
	RunsShell                   // hands a line to a shell
	Network                     // reaches a host; Args: a URL or a host, none where the text does not say it
	Loads                       // loads other code; Args: a file or a module, then the names taken from it
	RunsFile                    // runs a file of code, by its path
	RunsInput                   // runs code from standard input; Args: the debugger, where the input is its commands
	Searches                    // adds a folder to those in which modules are looked up
	Environment                 // reads a variable; Args: its name, "" for all of them; a file that names others
	SetsEnvironment             // sets an environment variable; Args: the name, the value
	Signals                     // sends a signal; Args: the process
	SQL                         // hands a statement to a database
	Empties                     // throws away the data of a database or service, judging by the name of the call
	Fetches                     // fetches a model or data; Args: its name, where else it lies once it was fetched
	Takes                       // hands texts that may name files to a function that no table knows
	TakesElsewhere              // hands texts that may lead elsewhere to a function of which the table does not say it
	MayWrite                    // writes what a value names that the text does not show, if it is a path at all
	Kinds                       // the number of kinds
)

var kindNames = [Kinds]string{
	"opaque", "deletes", "deletes tree", "writes", "appends", "edits", "makes", "moves", "copies", "links", "mode",
	"reads", "lists", "enters", "runs", "runs shell", "network", "loads", "runs file", "runs input", "searches",
	"environment", "sets environment", "signals", "sql", "empties", "fetches", "takes",
	"takes elsewhere", "may write",
}

// String returns the kind's name, in lower case.
func (k Kind) String() string {
	if k >= Kinds {
		return kindNames[Opaque]
	}
	return kindNames[k]
}

// Act is one thing that the text does.
type Act struct {
	Kind Kind
	Args []Arg  // where one has several values: all of them (files), or an act for each (commands)
	Dir  *Arg   // the folder in which a command runs; nil: the call names none
	In   *Arg   // what a command reads on its input; nil: what the program of this text does
	Call string // the full name of what the text calls: "shutil.rmtree"
	Line int    // from 1
	// Library is the library whose function is called, as the text imports it, where no table knows what that
	// does: the act is what the function's name says.
	Library string
}

// Arg is one argument of an act.
type Arg struct {
	Text    string // the whole text if Known, otherwise the beginning that is known
	Known   bool   // Text is all of it
	Temp    bool   // Text lies in a folder for temporary files; Source says in which
	Called  bool   // a parameter, known from the calls in this text; other code may pass something else
	Decoded bool   // it was decoded or built of single characters, and is not Known for that reason
	Source  Source // what Text is relative to
	Pattern string // what the argument matches, where it is not Known; * stands for text without a slash
}

// Source says what the text of an argument is relative to.
type Source string

// The sources.
const (
	Plain       Source = ""            // relative to nothing: the text stands as it is
	Home        Source = "home"        // the person's home folder; Text begins with ~
	Script      Source = "script"      // the folder in which the file of this text lies
	Fresh       Source = "fresh"       // a new file or folder that the program creates, for example with mkdtemp
	TempDir     Source = "tempdir"     // the system's folder for temporary files
	Glob        Source = "glob"        // Text is a pattern, and stands for the files that it matches
	Interpreter Source = "interpreter" // the program that runs this text; Text is its usual name
	ScriptFile  Source = "script file" // the file of this text itself; never the Source of an Arg that is Known
)

// Reading is everything that a text was found to do.
type Reading struct {
	Acts      []Act    // in the order of the text; equal acts of one line stand once
	Modules   []string // the modules that the text imports, as it names them, each once
	Unknown   []string // those of them that are libraries of which no table knows anything
	Truncated bool     // the text is too long or does too much; an Opaque act stands for the rest
	Settings  bool     // the text loads the variables of a file .env into its environment
	// Gives are the functions and modules of libraries that the text has under names of its own, by these names;
	// under * a module all of whose names it hands on.
	Gives map[string]string
}
