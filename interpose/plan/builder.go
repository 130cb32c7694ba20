package plan

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/locale"
)

// Builder is a plan in the making: an agent's Prepare reads the request in it, and
// changes the plan through its methods, which keep the reason for each change.
type Builder struct {
	Plan    // so far: the program and its arguments as the person gave them
	Request Request
	Folder  string // of the agent's package; empty if there is none
	Ignored bool   // the agent surely passes over what the project's settings have it run

	known  bool    // guard knows the agent
	runs   bool    // it was started already, perhaps elsewhere
	launch Launch  // what it knows of its start
	found  []Layer // what ProjectLayers has read; nil: nothing yet

	folders map[reached][]string // what foldersUp has found
}

// NoteUninstructed says that the model is not told of guard, where the person wants it told.
func (b *Builder) NoteUninstructed() {
	if b.Request.Instructions != "" && (b.Protocol == "pty" || b.Protocol == "plain") {
		b.Note("instructions = true: guard has no way to tell %s's model here, so it is not told what will be refused",
			b.Agent)
	}
}

// Unrestricted reports that guard's mode is unrestricted.
func (b *Builder) Unrestricted() bool { return b.Request.Mode == "unrestricted" }

// Note adds a line for the person, in their language.
func (b *Builder) Note(format string, args ...any) {
	b.Notes = append(b.Notes, locale.Sprintf(format, args...))
}

// Advise is the same for one that says what the person can do.
func (b *Builder) Advise(format string, args ...any) {
	b.Note(format, args...)
	b.Advised = append(b.Advised, b.Notes[len(b.Notes)-1])
}

// Set sets a variable of the agent's environment.
func (b *Builder) Set(name, value string, why locale.Message) {
	b.Env = append(b.Env, Setting{Name: name, Value: value, Why: locale.Text(why)})
}

// Add appends arguments, which belong together.
func (b *Builder) Add(why locale.Message, args ...string) {
	b.Args = append(b.Args, args...)
	b.Why = append(b.Why, Line{"+ " + ShellLine(args), locale.Text(why)})
}

// AddFile adds a file of the run folder, and returns its path.
func (b *Builder) AddFile(name string, content []byte, why locale.Message) string {
	return b.addFile(name, content, 0o600, why)
}

// AddProgram adds a script of the run folder that the agent is to start, and returns its path.
func (b *Builder) AddProgram(name string, content []byte, why locale.Message) string {
	return b.addFile(name, content, 0o700, why)
}

func (b *Builder) addFile(name string, content []byte, mode os.FileMode, why locale.Message) string {
	path := filepath.Join(b.Request.RunDir, name)
	b.Files = append(b.Files, File{Path: path, Content: content, Mode: mode, Why: locale.Text(why)})
	return path
}

// Getenv is a variable of the agent's environment; the last one counts, as for a shell.
func (b *Builder) Getenv(name string) string { return lookup(b.Request.Env, name) }

func lookup(env []string, name string) (value string) {
	for _, e := range env {
		if v, ok := strings.CutPrefix(e, name+"="); ok {
			value = v
		}
	}
	return value
}

// Insert puts arguments in at an index of the present ones.
func (b *Builder) Insert(at int, why locale.Message, args ...string) {
	b.Args = slices.Insert(b.Args, at, args...)
	b.Why = append(b.Why, Line{"+ " + ShellLine(args), locale.Text(why)})
}

// ExpectHook records that the hook is put in, and tells it where guard is.
func (b *Builder) ExpectHook() {
	b.Hooks = true
	b.Set("GUARD_SOCKET", b.Request.Socket, "where guard's hook finds this run")
}

// ignoresProject reports that the agent surely passes over what the project's
// settings have it run.
func (b *Builder) ignoresProject() bool {
	return !b.Request.Any && b.launch.Ignores != nil && b.launch.Ignores(b)
}
