package control

import (
	"errors"
	"sync"

	"guard/audit"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
)

// journal writes what happens in a run to its record, and tells the person what they must
// know. It decides nothing.
type journal struct {
	p    *Params
	mode *runMode

	mu   sync.Mutex
	lost string // why a record could not be written, as last told
}

// about is a record of a case in this run, as it is now.
func (j *journal) about(e audit.Event, c *policy.Case) audit.Record {
	return record.Of(e, c, j.p.Agent, j.mode.now())
}

// withPreview is such a record with what a person sees before answering.
func (j *journal) withPreview(e audit.Event, c *policy.Case) audit.Record {
	rec := j.about(e, c)
	rec.ApprovalType, rec.Preview = record.Preview(c)
	return rec
}

var errNoRecord = locale.New("guard: no record is kept")

// append writes one record. What is lost is told once, not with every request:
// a record that has failed goes on to.
func (j *journal) append(r audit.Record) error {
	err := errNoRecord
	if j.p.Record != nil {
		err = j.p.Record.Append(r)
	}
	if err == nil || errors.Is(err, audit.ErrEnded) { // the run is over, and nobody waits for an answer
		return err
	}
	j.mu.Lock()
	told := j.lost == err.Error()
	j.lost = err.Error()
	j.mu.Unlock()
	if !told {
		j.Say(locale.Fill("refused, because it could not be recorded: {0}", err.Error()))
	}
	return err
}

// Say tells the person a line, which may hold an agent's text.
func (j *journal) Say(line string) {
	if j.p.Tell != nil {
		j.p.Tell(line)
	}
}
