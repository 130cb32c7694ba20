// Package recipe has the words for what the tasks of a project run: the shell lines of one task, and what could not
// be told of it. A project keeps its tasks in a makefile, package.json, a justfile and the like; each of the
// packages below this one reads one kind of file, so that the lines are judged as if they stood on the command line.
//
// For example, makefile.Read of the text "clean:\n\trm -rf $(OUT)\n" for the goal clean returns a Reading with the
// line "rm -rf $OUT", and names OUT in Env, since it comes from the environment.
//
// Text comes in and lines go out: no file is opened, nothing is run and nothing is judged. A Reading may hold more
// lines than the task runs, but never fewer: both branches of a condition are taken, and every rule that may make a
// target is read. What cannot be told is named in Unread, and then a caller must assume that the task may run
// anything.
package recipe

// Line is one shell line that a task runs.
type Line struct {
	Text string
	Task string // the task or target; empty: the line runs when the file is read
	// Exports are the variables that the file puts into the line's environment,
	// as words of the shell: NAME="value".
	Exports []string
	// Always says that the line runs even if the task is only shown, as by
	// make -n: it stands in $(shell) or after +, or it starts another make.
	Always bool
	// Silent says that the tool does not print the line before it runs it.
	Silent bool
}

// Shell returns the line with an export of its environment before it.
func (l Line) Shell() string {
	text := l.Text
	for i := len(l.Exports) - 1; i >= 0; i-- {
		text = "export " + l.Exports[i] + "\n" + text
	}
	return text
}

// Reading is what a file says of one task. A Reading with something in Unread cannot be relied on; the zero Reading
// is that of a task that does not exist.
type Reading struct {
	Lines []Line
	// Includes are files that the text includes and that were not given, named as in the text, perhaps by a wildcard.
	Includes []string
	Unread   []string // what could not be told, each in a few words
	Found    bool     // the task is in the file
	// Env names the variables that come from the environment if it has them.
	// The reading holds only as long as the command does not set one of them.
	Env []string
}

// Whole reports whether the Reading names everything that the task runs.
func (r Reading) Whole() bool {
	return r.Found && len(r.Unread) == 0 && len(r.Includes) == 0
}

// Surroundings are what a tool looks at besides the file itself. A function that is nil knows nothing: the file is
// not read, and the variable stays $NAME.
type Surroundings struct {
	File   func(name string) (text string, state FileState)
	Getenv func(name string) (value string, set bool)
	// Named reports a variable that stands in the lines by its name, whatever the environment is said to have: so
	// that who judges a line sees that it shows it.
	Named func(name string) bool
	// Folder is the absolute path of the folder in which the recipes run; empty where it is not known.
	Folder string
	// Has reports a file that is there.
	Has func(name string) bool
	// Match lists the files that match a shell wildcard now.
	Match func(pattern string) (names []string, known bool)
	// Added lists names that a shell wildcard matches too, and that are not of whoever wrote the file: they are taken
	// beside the wildcard, which stands for the others. ** stands for folders of any depth.
	Added func(pattern string) []string
	// Parts is Added for the files that the text includes by a wildcard.
	Parts func(pattern string) []string
	// Included lists the other files that the text includes by a wildcard.
	Included func(pattern string) []string
	// Set are the variables that the line sets for the file: just NAME=VALUE RECIPE, task TASK NAME=VALUE.
	Set map[string]string
}

// FileState is what a caller can say of a file.
type FileState int

// The zero value: nothing is known.
const (
	Unknown FileState = iota
	Absent
	Present
)
