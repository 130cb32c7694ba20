package inflight

// settled are the ids of the requests that were answered last. An answer of the client's
// to one of them would be a second one. An id that the agent uses anew is forgotten.
type settled struct {
	keys  map[string]bool
	order [1024]string
	next  int
}

func (s *settled) add(k string) {
	if s.keys == nil {
		s.keys = map[string]bool{}
	}
	delete(s.keys, s.order[s.next])
	s.order[s.next], s.keys[k] = k, true
	s.next = (s.next + 1) % len(s.order)
}

func (s *settled) has(k string) bool { return s.keys[k] }

func (s *settled) forget(k string) { delete(s.keys, k) }
