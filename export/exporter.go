package export

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"guard/audit"
	"guard/locale"
)

// Sender hands events on, in their order. It returns when all of them were accepted. An error that matches
// [ErrRefused] says that they are not taken, however often they are sent, and a [Rejected] that some were not; any
// other, that they may be later.
type Sender interface {
	Send(ctx context.Context, events []Event) error
}

// ErrRefused is what a Sender's error matches where the store refuses what was sent.
var ErrRefused = errors.New("the store refuses it")

// Rejected is a Sender's error where the store took a batch but for some of its events, and did not say which: none of
// them is to be sent again.
type Rejected struct {
	N   int
	Err error
}

// Error implements error.
func (r *Rejected) Error() string { return r.Err.Error() }

// Unwrap implements errors.Unwrap.
func (r *Rejected) Unwrap() error { return r.Err }

// How says for how long records are handed on.
type How uint8

// The ways.
const (
	Once         How = iota // until all that is there was
	Follow                  // until the context ends
	WhileRunning            // until no guard runs and all was, or the store has been away for long
)

// Exporter hands records on. Records, State and Sender are required.
type Exporter struct {
	Records  string // the folder of audit's files
	State    string // a folder of the exporter's own, made with mode 0700 where missing
	Sender   Sender
	Contents Contents
	Since    time.Time // zero: go on where the last one ended; else begin there, also with what was handed on before

	Tell func(error) // what went wrong and is tried again; nil: nobody hears

	patience time.Duration // of WhileRunning, with a store that is away and no guard that runs
	waits    func(failed int) time.Duration
}

// ErrBusy says that another exporter hands on the same records.
var ErrBusy = locale.New("another guard export is at work on these records")

// Run hands records on. Where another exporter does so already, it returns ErrBusy.
func (x *Exporter) Run(ctx context.Context, how How) error {
	if err := os.MkdirAll(x.State, 0o700); err != nil {
		return locale.Errorf("guard: making the folder of the export: %w", err)
	}
	unlock, err := x.lock(ctx, how)
	if err != nil {
		return err
	}
	defer unlock()
	j, err := openJournal(filepath.Join(x.State, journalName), x.Records)
	if err != nil {
		return err
	}
	defer j.close()
	if !x.Since.IsZero() {
		j.places = map[string]place{}
	}
	r := &run{Exporter: x, how: how, status: newStatus(x.State),
		reader: reader{dir: x.Records, contents: x.Contents, since: x.Since, journal: j, headers: map[string]header{}}}
	err = r.all(ctx)
	r.status.write()
	return err
}

// lock takes the folder for this exporter alone. One that a run has started waits a little: the one at work may be
// about to end, and have looked for runs before this one began.
func (x *Exporter) lock(ctx context.Context, how How) (unlock func(), err error) {
	for tries := 0; ; tries++ {
		unlock, err = lockFolder(x.State)
		if !errors.Is(err, ErrBusy) || how != WhileRunning || tries == 20 {
			return unlock, err
		}
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(100 * time.Millisecond):
		}
	}
}

const journalName = "journal"

// run is one Run.
type run struct {
	*Exporter
	how    How
	reader reader
	status *status
	failed int // times in a row
	since  time.Time
}

// all hands on what is there, and then what comes.
func (r *run) all(ctx context.Context) error {
	for {
		sent, err := r.step(ctx)
		if r.how == Once && ctx.Err() != nil {
			return ctx.Err() // it was to end when all is handed on
		}
		if ctx.Err() != nil {
			return nil
		}
		wait := pause
		switch {
		case err != nil:
			if r.how == Once {
				return err
			}
			if r.Tell != nil {
				r.Tell(err)
			}
			if r.failed++; r.failed == 1 {
				r.since = time.Now()
			}
			wait = r.wait()
		case sent:
			r.failed = 0
			if r.how == WhileRunning && !r.over() {
				r.breathe(ctx)
			}
			continue
		default:
			r.failed = 0
		}
		if r.how == Once || r.how == WhileRunning && r.over() {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(wait):
		}
	}
}

// pause is the time between two looks at the folder. To be told of each change instead would wake this process with
// every answer, on a machine whose processors the agent wants.
const pause = 500 * time.Millisecond

// breath is the time between two batches while a guard runs: what the person waits for comes first. A batch in each
// is 2,000 records a second, and no agent asks as often.
const breath = 250 * time.Millisecond

func (r *run) breathe(ctx context.Context) {
	select {
	case <-ctx.Done():
	case <-time.After(breath):
	}
}

// wait grows with each failure in a row: a second, two, four, at most half a minute.
func (r *run) wait() time.Duration {
	if r.waits != nil {
		return r.waits(r.failed)
	}
	return min(time.Second<<min(r.failed-1, 5), 30*time.Second)
}

// over reports that nobody needs this exporter any more.
func (r *run) over() bool {
	if r.failed > 0 && time.Since(r.since) < r.patient() {
		return false
	}
	files, err := audit.Files(r.Records)
	if err != nil {
		return true
	}
	for _, f := range files {
		if !r.reader.journal.places[filepath.Base(f.Path)].Over && audit.Writing(f.Path) {
			return false
		}
	}
	return true
}

func (r *run) patient() time.Duration {
	if r.patience != 0 {
		return r.patience
	}
	return 2 * time.Minute
}

// step hands on one batch; false: there was none.
func (r *run) step(ctx context.Context) (sent bool, err error) {
	b, err := r.reader.next()
	if err == nil && len(b.places) > 0 {
		if err = r.send(ctx, b.events); err == nil {
			r.status.sent(len(b.events))
			// What was accepted is accepted: where that cannot be noted now, it is with the next batch.
			if failed := r.reader.journal.note(b.places...); failed != nil && r.Tell != nil {
				r.Tell(failed)
			}
			sent = true
		}
	}
	r.status.tell(err)
	return sent, err
}

// send hands events on. What the store refuses among them is found by halves, and left out.
func (r *run) send(ctx context.Context, events []Event) error {
	if len(events) == 0 {
		return nil
	}
	err := r.Sender.Send(ctx, events)
	var part *Rejected
	if errors.As(err, &part) { // the last stands for those among which they are
		r.status.refused(part.N, events[len(events)-1].ID(), err)
		return nil
	}
	if !errors.Is(err, ErrRefused) {
		return err
	}
	if len(events) == 1 {
		r.status.refused(1, events[0].ID(), err)
		return nil
	}
	half := len(events) / 2
	if err := r.send(ctx, events[:half]); err != nil {
		return err
	}
	return r.send(ctx, events[half:])
}

// Behind tells what was not handed on yet, by the journal in State.
func (x *Exporter) Behind() (Behind, error) {
	j, err := readJournal(filepath.Join(x.State, journalName), x.Records)
	if err != nil {
		return Behind{}, err
	}
	return (&reader{dir: x.Records, journal: j}).behind()
}
