// Package controltest is what the tests of control and of its parts share: a
// record that is kept in memory and can fail, a person who answers as the test
// says, and a request of each level. It imports nothing of control's, so that
// control's own tests can use it.
package controltest

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"guard/audit"
	"guard/policy"
)

// Patience ends a test that hangs.
const Patience = 30 * time.Second

// ErrDisk is how a Memory fails.
var ErrDisk = errors.New("no space left on device")

// Memory is a control.Recorder that keeps its records, and fails from one on.
type Memory struct {
	mu      sync.Mutex
	Records []audit.Record
	FailAt  int  // the append that fails, from 1; 0: none
	Forever bool // and all after it
	Tries   int
}

// Append implements control.Recorder.
func (m *Memory) Append(r audit.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.Tries++
	if m.Tries == m.FailAt || m.Forever && m.FailAt > 0 && m.Tries > m.FailAt {
		return ErrDisk
	}
	m.Records = append(m.Records, r)
	return nil
}

// FailFromNow has every further append fail.
func (m *Memory) FailFromNow() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.FailAt, m.Forever = m.Tries+1, true
}

// Story is the events in order, with who answered and how where it is told.
func (m *Memory) Story() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var words []string
	for _, r := range m.Records {
		word := string(r.Event)
		if v, ok := r.Verdict.(*policy.Verdict); ok && r.Event == audit.Decided {
			word += ":" + v.Action.String()
		}
		if r.By != audit.Nobody || r.Answer != "" {
			word += "(" + strings.Trim(r.By.String()+" "+r.Answer, " ") + ")"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// All are the records so far.
func (m *Memory) All() []audit.Record {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.Records)
}

// Last is the last record of an event.
func (m *Memory) Last(e audit.Event) audit.Record {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range slices.Backward(m.Records) {
		if r.Event == e {
			return r
		}
	}
	return audit.Record{}
}

// Count is how many records of an event there are.
func (m *Memory) Count(e audit.Event) (n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.Records {
		if r.Event == e {
			n++
		}
	}
	return n
}
