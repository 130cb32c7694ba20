package control

import (
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/past"
	"guard/suggest"
)

// sessions are those of one run, by the agent's own ids: what is granted in one is good in no
// other. They are safe for concurrent use.
type sessions struct {
	run string           // guard's own id of the run
	now func() time.Time // the broker's clock

	began  time.Time // when the run did, by the clock that files are stamped with
	shared past.Run  // what its sessions remember together

	mu     sync.Mutex
	known  map[string]*session
	order  []string          // their ids, the oldest first
	opened int               // how many there were
	used   map[string]string // what was preconfirmed, by its label, and the session that has used it
	ahead  policy.Grants     // granted before there was a session: the first one's
}

// maxSessions bounds how many sessions of one run are known; the oldest go first, and what was
// granted in them with them.
const maxSessions = 1024

// at gives the agent's session, made when it is not known. The caller holds the lock.
func (l *sessions) at(agentSession string) *session {
	if s := l.known[agentSession]; s != nil {
		return s
	}
	if l.known == nil {
		l.known = map[string]*session{}
	}
	if len(l.order) >= maxSessions {
		delete(l.known, l.order[0])
		l.order = l.order[1:]
	}
	l.opened++
	s := &session{id: l.run + "." + strconv.Itoa(l.opened), since: l.now(), grants: l.ahead}
	l.ahead = nil
	l.known[agentSession] = s
	l.order = append(l.order, agentSession)
	return s
}

// change changes the agent's session, made when it is not known.
func (l *sessions) change(agentSession string, change func(*session)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	change(l.at(agentSession))
}

// each calls do for each session, the oldest first; do only reads.
func (l *sessions) each(do func(agentSession string, s *session)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, agentSession := range l.order {
		do(agentSession, l.known[agentSession])
	}
}

// id is guard's own id of the agent's session, made when it is not known.
func (l *sessions) id(agentSession string) (id string) {
	l.change(agentSession, func(s *session) { id = s.id })
	return id
}

// ofKnown is id for a session that is known; "" for another.
func (l *sessions) ofKnown(agentSession string) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	if s := l.known[agentSession]; s != nil {
		return s.id
	}
	return ""
}

// byID finds the agent's session by guard's id of it, or by the run's where it has one only. In a run
// that has opened none yet, begun is false.
func (l *sessions) byID(id string) (agentSession string, begun bool, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if id == l.run {
		switch len(l.order) {
		case 0:
			return "", false, nil
		case 1:
			return l.order[0], true, nil
		}
		return "", true, locale.Errorf("%w: %s has several (%s.1 …): name one of them", ErrNoSession, id, id)
	}
	for agentSession, s := range l.known {
		if s.id == id {
			return agentSession, true, nil
		}
	}
	return "", false, fmt.Errorf("%w: %s", ErrNoSession, id)
}

// regrant changes what is granted in a session that byID has found. What is granted before the first
// one begins is that one's, also if it has begun meanwhile.
func (l *sessions) regrant(agentSession string, begun bool, change func(policy.Grants) policy.Grants) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case begun:
		s := l.at(agentSession)
		s.grants = change(s.grants)
	case len(l.order) == 0:
		l.ahead = change(l.ahead)
	default:
		s := l.known[l.order[0]]
		s.grants = change(s.grants)
	}
}

// grantedAhead is what is granted to a session that has not begun.
func (l *sessions) grantedAhead() policy.Grants {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.ahead
}

// open begins a session, or begins one anew that is loaded: without grants, and
// nothing in it is its own; what it left running goes on. The first one has what was granted ahead of it.
func (l *sessions) open(agentSession string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	known := l.known[agentSession] != nil
	if s := l.at(agentSession); known {
		s.grants, s.answers = nil, suggest.Memory{}
		if s.past != nil {
			s.past = s.past.Anew()
		}
	}
}

// count notes how a request of a session ended.
func (l *sessions) count(agentSession, workspace string, allowed, asked bool) {
	l.change(agentSession, func(s *session) {
		if s.workspace == "" {
			s.workspace = workspace
		}
		if allowed {
			s.counts.Allowed++
		} else {
			s.counts.Refused++
		}
		if asked {
			s.counts.Asked++
		}
	})
}

// past is what is remembered of a session's calls; begin: also where nothing is yet, else nil then.
func (l *sessions) past(agentSession string, begin bool) *past.Session {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.known[agentSession]
	switch {
	case s == nil && !begin:
		return nil
	case s == nil:
		s = l.at(agentSession)
	}
	if s.past == nil && begin {
		s.past = l.shared.Session(l.began)
	}
	return s.past
}

// beforehand gives what a person has said yes to beforehand that is good in a session: its grants, and
// of all that was preconfirmed what no other session has used, since a plan is one session's.
func (l *sessions) beforehand(agentSession string, all []policy.Preconfirmed) (policy.Grants, []policy.Preconfirmed) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.used) > 0 {
		all = slices.DeleteFunc(slices.Clone(all), func(p policy.Preconfirmed) bool {
			by, used := l.used[p.Label()]
			return used && by != agentSession
		})
	}
	if s := l.known[agentSession]; s != nil {
		return s.grants, all
	}
	if len(l.ahead) > 0 { // the first request of the first session: known from now on
		return l.at(agentSession).grants, all
	}
	return nil, all
}

// use ties what was preconfirmed to the session that asks for it; false where it is
// another's already.
func (l *sessions) use(label, agentSession string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if by, used := l.used[label]; used {
		return by == agentSession
	}
	if l.used == nil {
		l.used = map[string]string{}
	}
	l.used[label] = agentSession
	return true
}
