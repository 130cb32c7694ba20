package running

import (
	"os"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/term"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/records"
	"guard/control"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/undo"
)

// tally is a run's record that counts what was decided, for the line at the end of the session.
type tally struct {
	control.Recorder
	began                         time.Time
	ran, asked, refused, undoable atomic.Int64
}

// Append implements control.Recorder. What could not be recorded was not decided either.
func (t *tally) Append(r audit.Record) error {
	err := t.Recorder.Append(r)
	if err == nil && r.DecidesAnew() {
		t.count(&r)
	}
	return err
}

func (t *tally) count(r *audit.Record) {
	if record.Asked(r.Answer) {
		t.asked.Add(1)
	}
	if v, ok := r.Verdict.(*policy.Verdict); !ok || v.Action != policy.Allow {
		t.refused.Add(1)
		return
	}
	t.ran.Add(1)
	if kept, ok := r.Undo.(*undo.Kept); ok && kept.Manifest != "" && kept.Files > 0 {
		t.undoable.Add(1)
	}
}

// say tells what happened in a run, and how to see more of it. Where nothing was judged it says nothing.
func (t *tally) say(run string) {
	ran, refused := t.ran.Load(), t.refused.Load()
	if ran+refused == 0 {
		return
	}
	parts := []string{locale.Sprintf("%d ran", ran)}
	if asked := t.asked.Load(); asked > 0 {
		parts = append(parts, locale.Sprintf("%d asked", asked))
	}
	if refused > 0 {
		parts = append(parts, locale.Sprintf("%d refused", refused))
	}
	if t.undoable.Load() > 0 {
		if undoable := records.Undoable(run, t.began); undoable > 0 { // of some a person may have undone what they did
			parts = append(parts, locale.Sprintf("%d can be undone (guard undo)", undoable))
		}
	}
	cli.Note(locale.Fill("{0}; to see more: guard log {1}", strings.Join(parts, ", "), run[:8]))
}

// atTerminal reports that a person sits at a terminal and reads what guard says: standard error is one, and neither
// the input nor the output is a pipe or a socket, which belong to a program.
func atTerminal() bool {
	if !term.IsTerminal(int(os.Stderr.Fd())) {
		return false
	}
	return !byProgram(os.Stdin) && !byProgram(os.Stdout)
}

// byProgram reports that a program is at the other end: of a pipe or a socket, or of what cannot be looked at.
func byProgram(f *os.File) bool {
	info, err := f.Stat()
	return err != nil || info.Mode()&(os.ModeNamedPipe|os.ModeSocket) != 0
}
