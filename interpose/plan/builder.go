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
	Idle    bool   // set by Prepare: nothing is started in which the agent works
	Ignored bool   // the agent surely passes over what the project's settings have it run

	known bool    // guard knows the agent
	agent Agent   // what it knows of it
	found []Layer // what ProjectLayers has read; nil: nothing yet
}

// NoteUninstructed says that the model is not told of guard, where the person wants it told.
func (d *Builder) NoteUninstructed() {
	if d.Request.Instructions != "" && (d.Protocol == "pty" || d.Protocol == "plain") {
		d.Note("instructions = true: guard has no way to tell %s's model here, so it is not told what will be refused",
			d.Agent)
	}
}

// Unrestricted reports that guard's mode is unrestricted.
func (d *Builder) Unrestricted() bool { return d.Request.Mode == "unrestricted" }

// Note adds a line for the person, in their language.
func (d *Builder) Note(format string, args ...any) {
	d.Notes = append(d.Notes, locale.Sprintf(format, args...))
}

// Set sets a variable of the agent's environment.
func (d *Builder) Set(name, value, why string) {
	d.Env = append(d.Env, Setting{Name: name, Value: value, Why: why})
}

// Add appends arguments, which belong together.
func (d *Builder) Add(why string, args ...string) {
	d.Args = append(d.Args, args...)
	d.Why = append(d.Why, Line{"+ " + ShellLine(args), why})
}

// AddFile adds a file of the run folder, and returns its path.
func (d *Builder) AddFile(name string, content []byte, why string) string {
	return d.addFile(name, content, 0o600, why)
}

// AddProgram adds a script of the run folder that the agent is to start, and returns its path.
func (d *Builder) AddProgram(name string, content []byte, why string) string {
	return d.addFile(name, content, 0o700, why)
}

func (d *Builder) addFile(name string, content []byte, mode os.FileMode, why string) string {
	path := filepath.Join(d.Request.RunDir, name)
	d.Files = append(d.Files, File{Path: path, Content: content, Mode: mode, Why: why})
	return path
}

// Getenv is a variable of the agent's environment; the last one counts, as for a shell.
func (d *Builder) Getenv(name string) string { return lookup(d.Request.Env, name) }

func lookup(env []string, name string) (value string) {
	for _, e := range env {
		if v, ok := strings.CutPrefix(e, name+"="); ok {
			value = v
		}
	}
	return value
}

// Insert puts arguments in at an index of the present ones.
func (d *Builder) Insert(at int, why string, args ...string) {
	d.Args = slices.Insert(d.Args, at, args...)
	d.Why = append(d.Why, Line{"+ " + ShellLine(args), why})
}

// ExpectHook records that the hook is put in, and tells it where guard is.
func (d *Builder) ExpectHook() {
	d.Hooks = true
	d.Set("GUARD_SOCKET", d.Request.Socket, "where guard's hook finds this run")
}

// ignoresProject reports that the agent surely passes over what the project's
// settings have it run.
func (d *Builder) ignoresProject() bool {
	return !d.Request.Any && d.agent.Ignores != nil && d.agent.Ignores(d)
}
