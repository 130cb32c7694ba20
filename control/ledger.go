package control

import (
	"sync"

	"guard/control/hook"
	"guard/policy"
)

// ledger is what guard allowed of the calls that hooks told of, and what became of
// each: it has not ended yet, the agent may ask for it once more, the agent's own
// dialog asks about it. The zero value has allowed nothing.
type ledger struct {
	mu         sync.Mutex
	calls      map[string]*entry // by their key (hook.Event.CallKey)
	repeatable int               // how many of them may be asked for once more
	recent     recentCases       // of those, what was found of the last
	free       int               // how many of them policy allows by itself
	ids        map[string]bool   // calls that were allowed, by the agent's id: for agents whose results name it
	// traded is how many calls another hook made into one of those, and that have
	// not ended themselves.
	traded int

	dialogs []*dialogCall   // those that the agent's own dialog asks about, the oldest first
	files   map[string]bool // of edits that were left to a dialog, which may have been told to ask no more about them
}

// entry is one call, by what it is.
type entry struct {
	open       int  // times it was allowed and has not ended
	repeatable bool // the agent may ask for it once more, and it is not judged anew
	free       bool // policy allowed it by itself, whoever asks
}

// Bounds on what is remembered. A call that may be asked for once more and is
// forgotten is judged anew; one that another could be made into, and is forgotten,
// ends the run. Past maxIDs any call may have been allowed. Calls that have not ended
// are not bounded: to forget one would end the run when it does.
const (
	maxKeys = 4096
	maxIDs  = 16 * maxKeys
)

// at is the entry of a call, made if there is none.
func (l *ledger) at(key string) *entry {
	if l.calls == nil {
		l.calls = map[string]*entry{}
	}
	e := l.calls[key]
	if e == nil {
		e = new(entry)
		l.calls[key] = e
	}
	return e
}

// drop forgets an entry of which nothing is left.
func (l *ledger) drop(key string) {
	if e := l.calls[key]; e != nil && *e == (entry{}) {
		delete(l.calls, key)
	}
}

// allowID notes that the call of an id may run.
func (l *ledger) allowID(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ids == nil {
		l.ids = map[string]bool{}
	}
	if len(l.ids) < maxIDs && id != "" {
		l.ids[id] = true
	}
}

// allowKey notes that a call may run once.
func (l *ledger) allowKey(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if key != "" {
		l.at(key).open++
	}
}

// allowRepeat notes that the agent may ask for a call once more, and what was found of it.
func (l *ledger) allowRepeat(key string, found *policy.Case) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.recent.add(key, found)
	if l.repeatable >= maxKeys {
		l.clear(func(e *entry) { e.repeatable = false })
		l.repeatable = 0
	}
	if e := l.at(key); !e.repeatable {
		e.repeatable = true
		l.repeatable++
	}
}

// allowFreely notes that policy allows a call whoever asks for it.
func (l *ledger) allowFreely(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.free >= maxKeys {
		l.clear(func(e *entry) { e.free = false })
		l.free = 0
	}
	if e := l.at(key); !e.free {
		e.free = true
		l.free++
	}
}

func (l *ledger) clear(what func(*entry)) {
	for key, e := range l.calls {
		what(e)
		l.drop(key)
	}
}

// useRepeat uses up that a call may be asked for once more, and reports whether it might; found is
// what was found of it, or nil.
func (l *ledger) useRepeat(key string) (found *policy.Case, may bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	found = l.recent.take(key)
	e := l.calls[key]
	if e == nil || !e.repeatable {
		return nil, false
	}
	e.repeatable = false
	l.repeatable--
	l.drop(key)
	return found, true
}

// isOpen reports whether a call was allowed and has not ended.
func (l *ledger) isOpen(key string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	e := l.calls[key]
	return e != nil && e.open > 0
}

// ran reports whether a call that ran was allowed, and uses that up where calls have
// no ids of their own.
func (l *ledger) ran(known *hook.Hook, e *hook.Event) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if known.CallIDs {
		id := e.Request.Call
		return id == "" || len(l.ids) >= maxIDs || l.ids[id]
	}
	was := l.calls[e.CallKey]
	if was == nil || was.open == 0 {
		return false
	}
	was.open--
	l.drop(e.CallKey)
	return true
}

// trade reports whether a call that ran may stand for another that was allowed and
// has not ended: a hook behind guard's made the one of the other, and it was allowed
// by policy itself.
func (l *ledger) trade(key string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	open := -l.traded
	for _, e := range l.calls {
		open += e.open
	}
	if e := l.calls[key]; e == nil || !e.free || open <= 0 {
		return false
	}
	l.traded++
	return true
}
