// Package code says what program text names: what it would delete, write and
// read, the commands it runs, the hosts it reaches, the code it loads, and
// whether something in it cannot be read. Text in one of the languages that
// coding agents use comes in, a list of acts goes out.
//
// It runs nothing, looks at no disk and judges nothing: whether an act matters
// is the caller's to say. What it cannot follow is an act too, Opaque, or an
// argument that is not Known, so that a caller who is strict about both is
// never told less than the text does. It reads a text as a whole: a function
// that is defined and never called counts as called, a branch as taken, and a
// name that is assigned twice has both values.
package code

// MaxText is the length in bytes over which a text is not read: one Opaque act
// stands for all of it.
const MaxText = 256 << 10

// Kind is what an act does.
type Kind uint8

// The kinds of acts. The zero Kind is Opaque: what nobody named cannot be read.
const (
	Opaque          Kind = iota // cannot be read: computed code or names, native code, pickles
	Deletes                     // files or empty folders, by name
	DeletesTree                 // a folder with everything in it
	Writes                      // makes, truncates or overwrites files
	Appends                     // adds to the end of files
	Edits                       // changes files in place
	Makes                       // folders
	Moves                       // Args: from, to
	Copies                      // Args: from, to
	Links                       // Args: target, name of the link
	Mode                        // changes mode or owner
	Reads                       // the content of files
	Lists                       // names in a folder, or that match a pattern
	Enters                      // changes the working folder
	Runs                        // a command, Args: its words
	RunsShell                   // a line given to a shell
	Network                     // Args: URL or host, none where it is not said
	Loads                       // other code: a file or a module, then the names taken from it
	RunsFile                    // a file of code, by its path
	RunsInput                   // further code from its standard input; Args: the debugger whose commands that is
	Searches                    // adds a folder to where modules are looked up
	Environment                 // reads environment variables: the name, "" for all
	SetsEnvironment             // sets one: name, value
	Signals                     // processes: Args: the process
	SQL                         // hands a statement to a database
	Empties                     // throws away what a database or another service holds, as far as the name tells
	Kinds
)

var kindNames = [Kinds]string{
	"opaque", "deletes", "deletes tree", "writes", "appends", "edits", "makes", "moves", "copies", "links", "mode",
	"reads", "lists", "enters", "runs", "runs shell", "network", "loads", "runs file", "runs input", "searches",
	"environment", "sets environment", "signals", "sql", "empties",
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
	Args []Arg  // where one may be several things, all of them (files) or an act for each (commands, from and to)
	Dir  *Arg   // the folder in which a command runs, where the call names one
	Call string // what the text calls, by its full name: "shutil.rmtree"
	Line int    // from 1
}

// Arg is one argument of an act.
type Arg struct {
	Text    string // as far as it is known: the whole where Known, else its beginning
	Known   bool   // Text is all of it
	Temp    bool   // Text lies in a folder for temporary files, which Source names
	Called  bool   // known from the calls in this text; who loads the text may call it with others
	Decoded bool   // it came out of a decoding, or of single characters, as far as it is not Known
	Source  Source // what Text is relative to
}

// Source is what the text of an argument is relative to.
type Source string

// The sources.
const (
	Plain       Source = ""            // nothing: the text stands as it is
	Home        Source = "home"        // the person's home, Text begins with ~
	Script      Source = "script"      // the folder of this text's file
	Fresh       Source = "fresh"       // a file or folder that the program makes anew, such as by mkdtemp
	TempDir     Source = "tempdir"     // the system's folder for temporary files
	Glob        Source = "glob"        // Text is a pattern: what it matches
	Interpreter Source = "interpreter" // the program that runs this text, Text is its usual name
	ScriptFile  Source = "script file" // the text's own file; never in an Arg that is Known
)

// Reading is what a text was found to do.
type Reading struct {
	Acts      []Act    // in the order of the text, equal ones once a line
	Modules   []string // imported, as named, in order, each once
	Truncated bool     // the text is too long or does too much: an Opaque act stands for the rest
	Settings  bool     // the variables of a file .env are put into the environment
}
