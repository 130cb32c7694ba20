// Package recipe reads the files in which a project says what its tasks run
// (a makefile, package.json, a justfile …) and lists the shell lines that one
// task would run, so that they are judged as if they stood on the command
// line. Text comes in, lines go out: no file is opened and nothing is judged.
//
// The list may hold more lines than the task runs, never fewer: both branches
// of a condition are taken, every rule that may make a target is read. What
// cannot be told is named in Reading.Unread, and a caller must then take the
// task for one that may run anything.
package recipe

import ()

// Line is one shell line that a task runs.
type Line struct {
	Text string
	Task string // the task or target; empty where reading the file already runs the line
	// Exports are the variables that the file puts into the line's environment,
	// as words of the shell: NAME="value".
	Exports []string
	// Always reports a line that runs although the task is only to be shown
	// (make -n): what stands in $(shell), after +, or starts another make.
	Always bool
}

// Shell returns the line after an export of its environment.
func (l Line) Shell() string {
	text := l.Text
	for i := len(l.Exports) - 1; i >= 0; i-- {
		text = "export " + l.Exports[i] + "\n" + text
	}
	return text
}

// Reading is what a file says of one task. A reading with something in Unread
// says nothing that can be relied on; the zero value is no task.
type Reading struct {
	Lines []Line
	// further files that the text reads in and that were not given, by name as written, perhaps a shell wildcard
	Includes []string
	Unread   []string // what could not be told, in a few words of the field
	Found    bool     // the task is in the file
	// Env names variables that are taken from the environment where it has them.
	// The reading holds only as long as the command does not set one of them.
	Env []string
}

// Whole reports a reading that names everything the task runs.
func (r Reading) Whole() bool {
	return r.Found && len(r.Unread) == 0 && len(r.Includes) == 0
}

// Surroundings are what the tools look at besides the file itself. A nil
// function knows nothing: the file is not read, the variable is $NAME.
type Surroundings struct {
	File   func(name string) (text string, state FileState)
	Getenv func(name string) (value string, set bool)
	// Named reports a variable that stands in the lines by its name, whatever the environment is said to have: so
	// that who judges a line sees that it shows it.
	Named func(name string) bool
	// Has reports a file that is there.
	Has func(name string) bool
	// Match lists the files that match a shell wildcard now.
	Match func(pattern string) (names []string, known bool)
}

// FileState is what a caller can say of a file.
type FileState int

// The zero value: nothing is known.
const (
	Unknown FileState = iota
	Absent
	Present
)
