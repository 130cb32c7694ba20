package records

import (
	"errors"
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/control/record"
	"guard/policy"
	"guard/policy/decision"
	"guard/replay"
)

// Recorded chooses among the requests that guard has decided.
type Recorded struct {
	logChoice
	workspace string // of what names none
}

// Choose reads what a person typed to choose recorded requests: the beginning of a session's id, an agent, times.
func Choose(session, agent, since, until string) (r Recorded, err error) {
	r.session, r.agent = session, agent
	now := time.Now()
	if r.from, err = logTime("--since", since, now); err == nil {
		r.before, err = logTime("--until", until, now)
	}
	if err != nil {
		return r, cli.Fail(cli.ExitUsage, err)
	}
	return r, nil
}

// Entries reads the requests, the oldest run first, and says, if it is to, where nothing is recorded. What of
// the record cannot be read is told behind them.
func (r *Recorded) Entries(say bool, broken *[]error) (iter.Seq[replay.Entry], error) {
	dir, files, err := records()
	if err != nil {
		return nil, err
	}
	if err := r.known(files); err != nil {
		return nil, err
	}
	if len(files) == 0 && say {
		sayNothingRecorded(dir)
	}
	return func(yield func(replay.Entry) bool) {
		for _, f := range files {
			if r.mayHold(f) && !r.fromFile(f, broken, yield) {
				return
			}
		}
	}, nil
}

// fromFile reads one run, and tells whether more is wanted.
func (r *Recorded) fromFile(f audit.File, broken *[]error, yield func(replay.Entry) bool) bool {
	var sessions []string
	for e, err := range audit.Read(f.Path) {
		switch {
		case errors.Is(err, audit.ErrTorn) && audit.Writing(f.Path): // the line is just being written
			continue
		case err != nil:
			*broken = append(*broken, err)
			continue
		}
		if e.ACPSession != "" && !slices.Contains(sessions, e.ACPSession) {
			sessions = append(sessions, e.ACPSession)
		}
		if one, ok := r.recorded(e, sessions); ok && !yield(one) {
			return false
		}
	}
	for i := range sessions {
		if !yield(replay.Entry{Session: sessionOf(f.Session, i), Ends: true}) {
			return false
		}
	}
	return true
}

// sessionOf is guard's id of a run's session: its number is the one in which it
// came up.
func sessionOf(run string, i int) string { return run + "." + strconv.Itoa(i+1) }

// recorded is a decision as an entry. What was let go on under the answer just
// given (ByHook) is no request of its own, and what could not be read has none.
func (r *Recorded) recorded(e audit.Entry, sessions []string) (replay.Entry, bool) {
	if !e.DecidesAnew() || e.Request == nil || !r.wants(e) {
		return replay.Entry{}, false
	}
	one := replay.Entry{Session: e.Session, At: e.Time, Before: beforeOf(e)}
	one.Request, one.Cut = record.Whole(record.RequestOf(e))
	if i := slices.Index(sessions, e.ACPSession); i >= 0 {
		one.Session = sessionOf(e.Session, i)
	}
	req := &one.Request
	req.Agent, req.Session, req.Call, req.Channel = e.Agent, one.Session, e.RequestID, policy.Channel(e.Channel)
	if req.Workspace == "" {
		req.Workspace = r.workspace
	}
	return one, true
}

// answeredByPerson are those by whom a request was answered that was asked; by
// nobody where there was nobody to ask.
var answeredByPerson = []audit.By{audit.Nobody, audit.ByTerminal, audit.ByClient, audit.ByClientAuto, audit.ByAgent,
	audit.ByWatch}

func beforeOf(e audit.Entry) replay.Before {
	v := record.VerdictOf(e)
	b := replay.Before{Outcome: replay.Refused, Categories: v.Categories, Mode: e.Mode,
		ByEditor: e.By == audit.ByClientAuto}
	if e.By.Asked() && e.By != audit.ByClientAuto {
		b.Answer, _ = decision.ParseAnswer(e.Answer) // what is no answer is none
	}
	switch {
	case slices.Contains(answeredByPerson, e.By):
		b.Outcome = replay.Asked
	case v.Verdict == policy.Allow.String():
		b.Outcome = replay.Allowed
	}
	f := record.FactsOf(e)
	if b.Reason, _, _ = strings.Cut(v.Reason, "; "); len(f.Reasons) > 0 {
		b.Reason = f.Reasons[0]
		if len(f.Codes) > 0 {
			b.Code = f.Codes[0]
		}
	}
	return b
}
