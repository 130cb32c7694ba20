package interpose

import (
	"os"
	"path/filepath"
	"time"

	"guard/interpose/supervise"
	"guard/locale"
)

// Stdio says what the agent's standard input and output are. Standard error is always
// guard's own, except with Terminal, where it is that terminal, and see Params.Asks.
type Stdio int

const (
	// Pipes gives the agent a pipe each way: Process.Stdin and Process.Stdout.
	Pipes Stdio = iota
	// Inherit hands guard's own standard streams to the agent.
	Inherit
	// Terminal gives the agent a terminal of its own: what is written to
	// Process.Stdin is typed there, Process.Stdout is what it shows.
	Terminal
)

// Params says what to start. Only Path is needed.
type Params struct {
	Path  string   // the program, absolute, and its argv[0]
	Args  []string // what follows the program's name
	Env   []string // the whole environment; nil: guard's own
	Dir   string   // the folder it starts in; empty: guard's own
	Stdio Stdio

	// Outer is the person's terminal, whose size and modes a new one takes
	// over (Terminal only). Nil: 80×24.
	Outer *os.File

	// Asks: guard may ask on the person's terminal. Where the agent would be handed that as
	// its standard output or error, it gets one of guard's in its place, which Hold holds.
	Asks bool

	// Speaks: the agent takes the answers to its requests from its standard input (Pipes
	// only). That is a socket then: its own programs could open a pipe, and answer.
	Speaks bool

	Grace Grace
}

// Grace holds how long each stage of an ending may take. Zero means the
// default in brackets.
type Grace struct {
	Exit  time.Duration // after the end of input, until SIGTERM [1s]
	Term  time.Duration // after SIGTERM, until SIGKILL [1s]
	Quiet time.Duration // after the agent's exit, how long what is left of its tree may be silent [100ms]
	Drain time.Duration // after the agent's exit, how long what is left of its tree may go on writing [2s]
}

func (g Grace) withDefaults() Grace {
	for _, stage := range []struct {
		wait *time.Duration
		def  time.Duration
	}{
		{&g.Exit, time.Second},
		{&g.Term, time.Second},
		{&g.Quiet, 100 * time.Millisecond},
		{&g.Drain, 2 * time.Second},
	} {
		if *stage.wait == 0 {
			*stage.wait = stage.def
		}
	}
	return g
}

// order is what the supervisor needs of p. It checks what would fail later with an error
// that misleads.
func (p Params) order() (supervise.Order, error) {
	if !filepath.IsAbs(p.Path) {
		return supervise.Order{}, &StartError{Path: p.Path, Err: locale.New("not an absolute path")}
	}
	dir := p.Dir
	if dir != "" {
		// Without this check a missing folder would look like a missing program.
		if info, err := os.Stat(dir); err != nil {
			return supervise.Order{}, locale.Errorf("guard: cannot start %s: its folder: %w", p.Path, err)
		} else if !info.IsDir() {
			return supervise.Order{}, locale.Errorf("guard: cannot start %s in %s: not a folder", p.Path, dir)
		}
		abs, err := filepath.Abs(dir)
		if err != nil {
			return supervise.Order{}, locale.Errorf("guard: cannot start %s in %s: %w", p.Path, dir, err)
		}
		dir = abs
	}
	env := p.Env
	if env == nil {
		env = os.Environ()
	}
	return supervise.Order{
		Path:     p.Path,
		Dir:      dir,
		Terminal: p.Stdio == Terminal,
		Args:     append([]string{p.Path}, p.Args...),
		Env:      env,
	}, nil
}
