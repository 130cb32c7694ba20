package inflight

// settled are the ids of the requests that were answered last. An answer of the client's
// to one of them would be a second one. An id that the agent uses anew is forgotten.
type settled struct {
	keys  map[string]int // where in order each was put last
	order [1024]string
	next  int
}

func (s *settled) add(k string) {
	if s.keys == nil {
		s.keys = map[string]int{}
	}
	if old := s.order[s.next]; s.keys[old] == s.next {
		delete(s.keys, old)
	}
	s.order[s.next], s.keys[k] = k, s.next
	s.next = (s.next + 1) % len(s.order)
}

func (s *settled) has(k string) bool {
	_, has := s.keys[k]
	return has
}

func (s *settled) forget(k string) { delete(s.keys, k) }
