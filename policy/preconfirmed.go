package policy

import (
	"fmt"
	"time"

	"guard/locale"
	"guard/policy/risk"
	"guard/policy/shell"
)

// MaxExpires bounds how long an operation can be preconfirmed.
const MaxExpires = 7 * 24 * time.Hour

// Preconfirmed is one [[preconfirmed]] entry: an operation that the person has
// confirmed before it is asked for. It holds for the exact operation, in one
// workspace, until a time. The zero value holds for nothing.
type Preconfirmed struct {
	Command string
	Source  string // the file it stands in
	Line    int    // in Source, from 1; 0: not known
	Index   int    // among those of Source, from 1
	Managed bool   // it stands in a managed file

	// Workspace is the only one it holds in, resolved, and the folder that the
	// command runs in.
	Workspace string
	// Until is when it ends.
	Until time.Time

	operation  string          // from Prepare
	categories risk.Categories // what it is by its words alone
}

// Label names the entry for verdicts, the record and errors.
func (p *Preconfirmed) Label() string {
	if p.Line > 0 {
		return fmt.Sprintf("%s:%d: preconfirmed %q", p.Source, p.Line, p.Command)
	}
	return fmt.Sprintf("%s: preconfirmed %q", p.Source, p.Command)
}

// Prepare reads the command, and says why it cannot be preconfirmed. The judge
// needs no disk: what the command is by its words alone is what was confirmed.
func (p *Preconfirmed) Prepare(j Judge) error {
	operation, err := shell.Operation(p.Command)
	if err != nil {
		return locale.Errorf("%q cannot be preconfirmed: %w; write out exactly what is to run", p.Command, err)
	}
	f := j.Facts(p.Request())
	switch {
	case hides(p.Command, true):
		return locale.Errorf("%q cannot be preconfirmed: it holds characters that cannot be seen", p.Command)
	case f.Absurd:
		return locale.New("guard refuses this in every mode: it would destroy a whole disk, system or home")
	case f.Protected:
		return locale.New("guard refuses this in every mode: it would change guard itself or an agent's own " +
			"settings, hooks or policies")
	}
	p.operation, p.categories = operation, f.Categories
	return nil
}

// Request is the operation as an agent would ask for it.
func (p *Preconfirmed) Request() Request {
	return Request{Tool: Shell, Command: p.Command, Raw: p.Command, Cwd: p.Workspace, Workspace: p.Workspace}
}

// Ended reports whether its time is over, or has no end that is known.
func (p *Preconfirmed) Ended(now time.Time) bool {
	return now.IsZero() || !now.Before(p.Until)
}

// mayCover tells whether a request is as the confirmed one was, here and now,
// and no more in kind than its words say: a folder that has become a link to
// another place makes it another operation. How much a wildcard matches may
// change. What the request would run is compared after this.
func (p *Preconfirmed) mayCover(f *Facts, now time.Time) bool {
	return p.operation != "" && !p.Ended(now) &&
		f.Tool == Shell && !f.vague() && !f.Absurd && !f.Protected && len(f.Env) == 0 &&
		f.root != "" && f.root == p.Workspace && f.cwd == f.root &&
		p.categories.Has(f.Categories)
}

// operation is what a shell request would run, in the spelling that compares;
// empty where that is not certain.
func (f *Facts) operation() string {
	line, vector := f.Command, f.Argv
	if l, ok := shellLine(vector); ok && (line == "" || line == l) {
		line, vector = l, nil
	}
	switch {
	case line == "" && len(vector) > 0:
		return shell.OperationOf(vector)
	case line == "" || len(vector) > 0:
		return ""
	}
	operation, err := shell.Operation(line)
	if err != nil {
		return ""
	}
	return operation
}

// preconfirmed finds the entry that covers a request, where managed among those of managed files. The request's
// line is read once for all of them, and not at all where none could cover it.
func (s *Settings) preconfirmed(f *Facts, managed bool) *Preconfirmed {
	operation, read := "", false
	for i := range s.Preconfirmed {
		p := &s.Preconfirmed[i]
		if managed && !p.Managed || !p.mayCover(f, s.Now) {
			continue
		}
		if !read {
			operation, read = f.operation(), true
		}
		if p.operation == operation {
			return p
		}
	}
	return nil
}
