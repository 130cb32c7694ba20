package replay

import (
	"cmp"
	"maps"
	"slices"
)

// Tally counts the outcomes of requests.
type Tally struct {
	Count          int
	Asked, Refused int
}

func (t *Tally) add(f Outcome) {
	t.Count++
	switch f {
	case Asked:
		t.Asked++
	case Refused:
		t.Refused++
	}
}

// Stopped is how many did not run by themselves.
func (t Tally) Stopped() int { return t.Asked + t.Refused }

// Session is one session in numbers.
type Session struct {
	ID, Agent   string
	Before, Now Tally
}

// Group is what is stopped for one cause.
type Group struct {
	Cause
	Count int
}

// Summary adds up rows. Its zero value is empty.
type Summary struct {
	Before, Now Tally
	Failed      int  // could not be read
	Cut         int  // the record holds only a part of
	Recorded    bool // some row tells what became of its request before
	// Modes are how many requests were judged in each mode; Other are those recorded in another one, by that.
	Modes, Other map[string]int
	sessions     map[string]*Session
	order        []*Session
	news, gone   map[string]*Group
}

// Add counts a row.
func (s *Summary) Add(r Row) {
	one := s.session(&r)
	s.Now.add(r.Now)
	one.Now.add(r.Now)
	if !r.Failed {
		tell(&s.Modes, r.Mode)
		if r.Then != "" && r.Then != r.Mode {
			tell(&s.Other, r.Then)
		}
	}
	if r.Failed {
		s.Failed++
	}
	if r.Cut {
		s.Cut++
	}
	if r.Before != Unknown {
		s.Recorded = true
		s.Before.add(r.Before)
		one.Before.add(r.Before)
	}
	switch {
	case r.Now.Stopped() && !r.Before.Stopped():
		count(&s.news, r.Why)
	case r.Before.Stopped() && !r.Now.Stopped():
		count(&s.gone, r.WhyBefore)
	}
}

func tell(of *map[string]int, mode string) {
	if *of == nil {
		*of = map[string]int{}
	}
	(*of)[mode]++
}

func (s *Summary) session(r *Row) *Session {
	one := s.sessions[r.Session]
	if one == nil {
		if s.sessions == nil {
			s.sessions = map[string]*Session{}
		}
		one = &Session{ID: r.Session, Agent: r.Agent}
		s.sessions[r.Session] = one
		s.order = append(s.order, one)
	}
	return one
}

// maxGroups bounds how many causes are told apart; what comes after them counts
// in the totals only.
const maxGroups = 1000

func count(groups *map[string]*Group, c Cause) {
	if *groups == nil {
		*groups = map[string]*Group{}
	}
	g := (*groups)[c.Key]
	if g == nil {
		if len(*groups) >= maxGroups {
			return
		}
		g = &Group{Cause: c}
		(*groups)[c.Key] = g
	}
	g.Count++
}

// New lists what is stopped and was not, or of which nothing is recorded; the
// most frequent first.
func (s *Summary) New() []Group { return ranked(s.news) }

// Gone lists what was stopped and runs now.
func (s *Summary) Gone() []Group { return ranked(s.gone) }

func ranked(groups map[string]*Group) []Group {
	list := make([]Group, 0, len(groups))
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		list = append(list, *groups[key])
	}
	slices.SortStableFunc(list, func(a, b Group) int { return cmp.Compare(b.Count, a.Count) })
	return list
}

// Sessions lists the sessions, those with the most that is stopped now first.
func (s *Summary) Sessions() []Session {
	list := make([]Session, 0, len(s.order))
	for _, one := range s.order {
		list = append(list, *one)
	}
	slices.SortStableFunc(list, func(a, b Session) int {
		return cmp.Or(cmp.Compare(b.Now.Stopped(), a.Now.Stopped()),
			cmp.Compare(b.Before.Stopped(), a.Before.Stopped()))
	})
	return list
}

// PerSession is the median of how many requests of a session are stopped, and
// how many sessions have none.
func (s *Summary) PerSession(of func(*Session) Tally) (median float64, none int) {
	var all []int
	for _, one := range s.order {
		n := of(one).Stopped()
		all = append(all, n)
		if n == 0 {
			none++
		}
	}
	if len(all) == 0 {
		return 0, 0
	}
	slices.Sort(all)
	return float64(all[(len(all)-1)/2]+all[len(all)/2]) / 2, none
}
