package plan

import (
	"fmt"
	"os"
	"path/filepath"

	"guard/interpose/overlay"
	"guard/locale"
)

// Request is what the person typed, and where.
type Request struct {
	Launches Launches // of all agents that guard knows
	Name     string   // AGENT as typed: a name, or a path to its program
	Args     []string // AGENT's arguments, exactly as given
	Command  []string // program and first arguments from the configuration; empty: looked up by Name
	Env      []string // the environment the agent will get, NAME=value
	Dir      string   // working directory, absolute
	Home     string   // the person's home, absolute
	Mode     string   // "safe", "ask", "unrestricted"; anything else counts as "safe"
	Guard    string   // guard's own program, absolute, for hooks
	RunDir   string   // private folder of this run (0700); files go there
	Socket   string   // where the running guard is asked, for hooks
	Protocol string   // forced: "", "acp", "pty", "plain"
	Any      bool     // Command is any program: no launch plan is looked for
	ID       string   // of this run, random
	Asks     bool     // the agent's own dialog is to ask the person, where it can
	AsksMost bool     // and before any other way
	Overlays string   // where home overlays are kept, for an agent that needs one

	// Trusts tells whether the person has trusted a file of the project: its real path
	// and its very bytes. Nil: none.
	Trusts func(path string, content []byte) bool

	// Free tells whether guard would let a command line run unasked in Dir. Nil: none.
	Free func(line string) bool

	Instructions string // what the agent's model is to be told of guard; "": nothing
}

// Plan is how an agent is started. The zero Plan starts nothing.
type Plan struct {
	Agent    string    // the name of the launch plan
	Version  string    // from the agent's package file; empty if there is none
	Package  string    // the package's name; empty if there is none
	Program  string    // absolute
	Args     []string  // all of them, final
	Env      []Setting // only what is added or changed
	Files    []File    // written before the start, below the run folder
	Protocol string    // "acp", "app-server", "pty", "plain"; "": from the first line of input
	Dialect  string    // the name of how what it speaks is read (acp/dialect); "": by the protocol alone
	Hooks    bool      // guard's hook is put in, and has to report in
	TurnKey  bool      // the hook cannot end a turn, the agent's own key can
	Bypass   bool      // the arguments ask for everything to be allowed (--yolo …)
	Tells    Tells     // how the model hears the request's Instructions
	Ends     bool      // it works off one prompt and ends: nobody can change the session's mode any more
	Idle     bool      // no agent works in what is started: set by Prepare, and where Informs knows it
	Notes    []string  // for the person: what was taken away, or could not be put in
	Advised  []string  // those of them that say what the person can do
	Why      []Line    // each argument added or removed, for --dry-run

	WorksIn string  // the folder whose files were looked at for the next three
	Layers  []Layer // what the project has the agent run, not blanked and not trusted
	Trusted []Layer // the same that the person has trusted
	Blanked []Blank // variables of the project's that do nothing

	// Overlay is made before the start, and closed after the end; nil: none.
	Overlay *overlay.Params
	// Dialog says why the agent shows no dialog of its own for a call of a tool, by
	// the agent's name of it, and a raw command, when guard's hook leaves it to
	// that; nil: it never shows one.
	Dialog func(tool, raw string) error
	// Early are the exit statuses by which the agent says that it ended before any work: without a login, say.
	Early []int
	// HookLost says why guard's hook is not heard any more; "" as long as it is.
	// Set where nothing but the hook stands before a call: asked whenever one of
	// HookFiles changes.
	HookLost  func() string
	HookFiles []string
}

// Tells is how an agent's model is told of guard, if it is to be. Over ACP guard tells it in the
// person's first prompt, and no plan does.
type Tells uint8

// The zero value tells nothing.
const (
	TellsNothing Tells = iota
	TellsByHook        // guard's hook answers with it when a session begins
	TellsByFile        // the agent reads it at its start from a file of this run
)

// AppServer is the protocol that an agent's own editor extensions speak with its subcommand of that
// name (acp).
const AppServer = "app-server"

// Setting is one variable of the environment.
type Setting struct {
	Name, Value, Why string
	Secret           bool // Value holds what the person's own environment held: not shown
}

// File is one file of the run folder.
type File struct {
	Path    string // absolute
	Content []byte
	Mode    os.FileMode
	Why     string
}

// Line is one change, and its reason.
type Line struct{ What, Why string }

// For makes the plan for a request. Its errors wrap ErrUnknown, ErrNotFound,
// ErrNotExecutable or ErrConfig.
func For(r Request) (Plan, error) {
	b, err := build(r)
	if err != nil {
		return Plan{}, err
	}
	b.WorksIn = b.WorkFolder()
	return b.Plan, nil
}

func build(r Request) (*Builder, error) {
	b := &Builder{Request: r, Plan: Plan{Agent: filepath.Base(r.Name)}}
	a, known := r.Launches.named(b.Agent)
	if !known && len(r.Command) == 0 {
		return nil, fmt.Errorf("%s: %w", b.Agent, ErrUnknown)
	}
	b.known, b.launch = known, a
	if err := b.findProgram(a); err != nil {
		return nil, err
	}
	if r.Any {
		if known {
			b.Note("%s has a launch plan of its own, which protects more: guard %s …", b.Agent, b.Agent)
		}
		b.Protocol = r.Protocol
		b.projectEnv()
		b.projectCommands()
		b.NoteUninstructed()
		return b, nil
	}
	b.Protocol = a.protocol(b.Args)
	if r.Protocol != "" {
		b.Protocol = r.Protocol
	}
	b.Dialect, b.Bypass = a.Dialect, a.Bypass.In(b.Args)
	b.Ignored = b.ignoresProject()
	b.projectEnv()
	if a.Prepare == nil {
		b.RemoveBypass(a.Bypass)
		b.NoteUninstructed()
		b.Idle = a.informs(r.Args)
	} else if err := a.Prepare(b); err != nil {
		return nil, err
	}
	b.projectCommands()
	if b.Idle && (a.Connects == nil || !a.Connects(b)) {
		b.Layers = nil
	}
	return b, nil
}

// OverlayPath is the folder that the agent takes for the home, if not the home.
func (p Plan) OverlayPath() string {
	if p.Overlay == nil {
		return ""
	}
	return overlay.Path(p.Overlay.Base, p.Overlay.ID)
}

// Write writes the plan's files. The folder must exist and be the person's alone.
func (p Plan) Write() error {
	for _, f := range p.Files {
		// O_EXCL: a file or link that is already there was not put there by guard.
		out, err := os.OpenFile(f.Path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, f.Mode)
		if err != nil {
			return locale.Errorf("write %s (%s): %w", f.Path, f.Why, err)
		}
		_, err = out.Write(f.Content)
		if closed := out.Close(); err == nil {
			err = closed
		}
		if err != nil {
			return locale.Errorf("write %s (%s): %w", f.Path, f.Why, err)
		}
	}
	return nil
}
