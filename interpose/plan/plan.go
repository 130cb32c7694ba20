package plan

import (
	"os"
	"path/filepath"
	"strings"

	"guard/interpose/standin"
	"guard/locale"
)

// Request is what the person typed, and where.
type Request struct {
	Name     string   // AGENT as typed: a name, or a path to its program
	Args     []string // AGENT's arguments, exactly as given
	Command  []string // program and first arguments from the configuration; empty: looked up by Name
	Env      []string // the environment the agent will get, NAME=value
	Dir      string   // working directory, absolute
	Home     string   // the person's home, absolute
	Mode     string   // "safe", "ask", "unrestricted"; anything else counts as "safe"
	Guard    string   // guard's own program, absolute, for hooks
	RunDir   string   // private folder of this run (0700); files go there
	Socket   string   // the running guard's socket, for hooks
	Protocol string   // forced: "", "acp", "pty", "plain"
	Any      bool     // Command is any program: no launch plan is looked for
	ID       string   // of this run, random
	Asks     bool     // the agent's own dialog is to ask the person, where it can
	AsksMost bool     // and before any other way
	Standins string   // where stand-ins of homes are kept, for an agent that needs one

	// Trusts tells whether the person has trusted a file of the project: its real path
	// and its very bytes. Nil: none.
	Trusts func(path string, content []byte) bool

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
	Dialect  string    // how what it speaks is read: "gemini", "codex", "codex-app-server", ""
	Hooks    bool      // guard's hook is put in, and has to report in
	TurnKey  bool      // the hook cannot end a turn, the agent's own key can
	Wish     bool      // the arguments ask for everything to be allowed (--yolo …)
	Tells    Tells     // how the model hears the request's Instructions
	Notes    []string  // for the person: what was taken away, or could not be put in
	Why      []Line    // each argument added or removed, for --dry-run

	Layers  []Layer // what the project has the agent run, not blanked and not trusted
	Trusted []Layer // the same that the person has trusted
	Blanked []Blank // variables of the project's that do nothing

	// Standin is made before the start, and closed after the end; nil: none.
	Standin *standin.Params
	// Dialog says why the agent shows no dialog of its own for a call of a tool, by
	// the agent's name of it, and a raw command, when guard's hook leaves it to
	// that; nil: it never shows one.
	Dialog func(tool, raw string) error
	// Unhooked says why guard's hook is not heard any more; "" as long as it is.
	// Set where nothing but the hook stands before a call: asked whenever one of
	// HookFiles changes.
	Unhooked  func() string
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
	d := draft{request: r, Plan: Plan{Agent: filepath.Base(r.Name)}}
	a, known := agentNamed(d.Agent)
	if !known && len(r.Command) == 0 {
		return Plan{}, unknown(d.Agent)
	}
	d.known = known
	if err := d.findProgram(a); err != nil {
		return Plan{}, err
	}
	if r.Any {
		if known {
			d.note("%s has a launch plan of its own, which protects more: guard %s …", d.Agent, d.Agent)
		}
		d.Protocol = r.Protocol
		d.projectEnv()
		d.projectCommands()
		d.tellNothing()
		return d.Plan, nil
	}
	d.Protocol = a.protocol(d.Args)
	if r.Protocol != "" {
		d.Protocol = r.Protocol
	}
	d.Dialect, d.Wish = a.dialect, a.wish.in(d.Args)
	d.ignored = d.ignoresProject()
	d.projectEnv()
	if a.prepare == nil {
		d.takeWishAway(a.wish)
		d.tellNothing()
	} else if err := a.prepare(&d, a); err != nil {
		return Plan{}, err
	}
	d.projectCommands()
	if d.idle {
		d.Layers = nil
	}
	return d.Plan, nil
}

// StandinPath is the folder that the agent takes for the home, if not the home.
func (p Plan) StandinPath() string {
	if p.Standin == nil {
		return ""
	}
	return standin.Path(p.Standin.Base, p.Standin.ID)
}

// Wish reports whether an agent's arguments ask for everything to be allowed.
func Wish(agent string, args []string) bool {
	a, _ := agentNamed(filepath.Base(agent))
	return a.wish.in(args)
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

// draft is a plan in the making.
type draft struct {
	Plan
	request Request
	folder  string // of the agent's package; empty if there is none
	idle    bool   // nothing is started in which the agent works
	known   bool   // the agent has a launch plan
	found   []Layer
	ignored bool // the agent surely passes over what the project's settings have it run
}

// tellNothing says that the model is not told of guard, where the person wants it told.
func (d *draft) tellNothing() {
	if d.request.Instructions != "" && (d.Protocol == "pty" || d.Protocol == "plain") {
		d.note("instructions = true: guard has no way to tell %s's model here, so it is not told what will be refused", d.Agent)
	}
}

func (d *draft) unrestricted() bool { return d.request.Mode == "unrestricted" }

func (d *draft) note(format string, args ...any) {
	d.Notes = append(d.Notes, locale.Sprintf(format, args...))
}

func (d *draft) set(name, value, why string) {
	d.Env = append(d.Env, Setting{Name: name, Value: value, Why: why})
}

// add appends arguments, which belong together.
func (d *draft) add(why string, args ...string) {
	d.Args = append(d.Args, args...)
	d.Why = append(d.Why, Line{"+ " + shellLine(args), why})
}

// write adds a file of the run folder, and returns its path.
func (d *draft) write(name string, content []byte, why string) string {
	path := filepath.Join(d.request.RunDir, name)
	d.Files = append(d.Files, File{Path: path, Content: content, Mode: 0o600, Why: why})
	return path
}

// env is a variable of the agent's environment; the last one counts, as for a shell.
func (d *draft) env(name string) string { return lookup(d.request.Env, name) }

func lookup(env []string, name string) (value string) {
	for _, e := range env {
		if v, ok := strings.CutPrefix(e, name+"="); ok {
			value = v
		}
	}
	return value
}
