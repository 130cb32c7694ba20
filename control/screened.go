package control

import (
	"reflect"
	"sync"

	"guard/policy"
)

// screened is the question that was last found to be critical or worse. Whether it may be
// asked comes to be decided next, and its line is not read a second time for that. The zero
// value holds none.
type screened struct {
	mu      sync.Mutex
	request policy.Request // as it was asked about
	found   *policy.Case
}

// keep notes what was found of a request.
func (s *screened) keep(r policy.Request, found *policy.Case) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.request, s.found = r, found
}

// take gives what was found of a request, if nothing else was decided since; nil: it is to
// be judged. It is forgotten then, because the disk may have changed when the same comes again.
func (s *screened) take(r *policy.Request) *policy.Case {
	s.mu.Lock()
	defer s.mu.Unlock()
	found := s.found
	if found != nil && !reflect.DeepEqual(*r, s.request) {
		found = nil
	}
	s.request, s.found = policy.Request{}, nil
	return found
}

// recentCases are the last calls of hooks that were allowed and may be asked for once more,
// with what was found of each. They are few, because facts are large and the agent asks once
// more at once or not at all; a call that is not among them any more is judged anew. The zero
// value holds none.
type recentCases struct {
	list [8]recentCase
	next int // the place of the next, which is the oldest one's
}

type recentCase struct {
	key   string
	found *policy.Case
}

func (l *recentCases) add(key string, found *policy.Case) {
	l.take(key)
	l.list[l.next] = recentCase{key, found}
	l.next = (l.next + 1) % len(l.list)
}

// take gives what was found of the call of a key, and forgets it; nil: it is not known.
func (l *recentCases) take(key string) *policy.Case {
	for i, one := range l.list {
		if one.key == key {
			l.list[i] = recentCase{}
			return one.found
		}
	}
	return nil
}
