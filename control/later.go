package control

import (
	"slices"
	"strings"
	"sync"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
)

// Code may change what runs later (a shell's start-up files, git's hooks, agents' settings) in a way that nobody can
// tell from its text. So that is looked at before code runs and after, and the person is told what changed unsaid.

// lasting knows which calls run code, and what ran later when they began. The zero value is ready.
type lasting struct {
	mu      sync.Mutex
	running []*laterCall // the oldest first
}

// laterCall is a call that runs code.
type laterCall struct {
	key       runningCall
	short     string // the call, for people
	workspace string
	before    map[string]place.LaterState // by their paths
	said      []place.Place               // what calls that were allowed meanwhile said that they write
	leaves    bool                        // it leaves something running when it ends
	ended     bool                        // it has, and goes on so
}

const lookingLater = "looking at what runs later"

// Bounds of the calls that are held, until their end is told or after it, and of what is said while one runs. Past the
// first the oldest is told of and let go; past the other more is told.
const (
	maxLaterCalls = 32
	maxLaterSaid  = 1_000
)

// laterChange is what changed unsaid while a call ran.
type laterChange struct {
	call    *laterCall
	changed []place.LaterState
}

// began looks at what runs later before a call that runs code, and notes what any call writes that was allowed. It
// tells what calls changed that go on after their end, or whose end nobody told.
func (l *lasting) began(c *policy.Case, h *pasts) (told []laterChange, broken *fault.Fault) {
	f := &c.Facts
	if h.p.Disk == nil {
		return nil, nil
	}
	broken = fault.Within(lookingLater, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		said := saidBy(f)
		for _, other := range l.running {
			other.hears(said)
		}
		if !f.RunsCode() {
			return
		}
		now := h.runsLater(f.Workspace)
		full := len(l.running) >= maxLaterCalls
		for n, other := range l.running {
			if full && n == 0 || other.ended && other.workspace == f.Workspace {
				told = append(told, l.look(other, now, f.Workspace, h))
			}
		}
		if full {
			l.running = slices.Delete(l.running, 0, 1)
		}
		one := &laterCall{key: runningOf(&f.Request), short: inShort(f.Raw), workspace: f.Workspace}
		one.leaves = len(f.Jobs) > 0
		one.hears(said)
		one.sees(now)
		l.running = append(l.running, one)
	})
	return told, broken
}

// look tells what a call changed since it was looked at last, given what there is now in a workspace. It is not told
// again for another. With mu held.
func (l *lasting) look(one *laterCall, now []place.LaterState, of string, h *pasts) laterChange {
	if one.workspace != of {
		now = h.runsLater(one.workspace)
	}
	change := laterChange{call: one}
	for _, s := range place.LaterChanges(one.before, now) {
		for _, other := range l.running {
			other.knows(s, now)
		}
		if !one.wasSaid(&s, h.p.World.Home) {
			change.changed = append(change.changed, s)
		}
	}
	one.sees(now)
	return change
}

// sees notes how all is now.
func (c *laterCall) sees(now []place.LaterState) {
	c.before = make(map[string]place.LaterState, len(now))
	for _, s := range now {
		c.before[s.Path] = s
	}
}

// knows notes a change that is told of another call.
func (c *laterCall) knows(changed place.LaterState, now []place.LaterState) {
	if slices.Contains(now, changed) {
		c.before[changed.Path] = changed
	} else {
		delete(c.before, changed.Path)
	}
}

// hears notes what a call says that it writes.
func (c *laterCall) hears(said []place.Place) {
	for _, p := range said[:min(len(said), maxLaterSaid-len(c.said))] {
		known := slices.ContainsFunc(c.said, func(q place.Place) bool { return q.Path == p.Path })
		if p.Path != "" && !p.Is(place.Remote) && !known {
			c.said = append(c.said, p)
		}
	}
}

// ended looks at a call that has ended, or whose end is told while it goes on.
func (l *lasting) ended(key runningCall, goesOn bool, h *pasts) (told laterChange) {
	l.mu.Lock()
	defer l.mu.Unlock()
	at := slices.IndexFunc(l.running, func(c *laterCall) bool { return c.key == key && !c.ended })
	if at < 0 {
		return told
	}
	one := l.running[at]
	told = l.look(one, nil, "", h)
	if one.ended = goesOn || one.leaves; !one.ended {
		l.running = slices.Delete(l.running, at, at+1)
	}
	return told
}

// runsLater looks at what runs later where calls of a workspace run.
func (h *pasts) runsLater(workspace string) []place.LaterState {
	w := h.p.World
	w.Workspace, w.Disk = workspace, h.p.Disk()
	return place.RunsLater(&w)
}

// saidBy is what a judged call says that it changes.
func saidBy(f *policy.Facts) []place.Place { return slices.Concat(f.Writes, f.Deletes, f.Takes) }

// wasSaid reports a path that a call said it would write, or a folder above it. Who writes all of a home or a project
// has not said so of what runs later in it.
func (c *laterCall) wasSaid(s *place.LaterState, home string) bool {
	for _, p := range c.said {
		switch {
		case p.Path == s.Path, s.Rest && place.Below(p.Path, s.Path):
			return true
		case place.Below(s.Path, p.Path) &&
			(s.Project || !place.Below(home, p.Path) && !place.Below(c.workspace, p.Path)):
			return true
		}
	}
	return false
}

// over tells what changed while calls ran whose end nobody told, or that went on after it.
func (l *lasting) over(b *Broker) {
	var all []laterChange
	if broken := fault.Within(lookingLater, func() { all = l.rest(&b.pasts) }); broken != nil {
		b.TellFault(broken, &policy.Request{})
	}
	tellLater(b, all)
}

func (l *lasting) rest(h *pasts) (all []laterChange) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, one := range l.running {
		all = append(all, l.look(one, nil, "", h))
	}
	l.running = nil
	return all
}

// tell tells the person what changed unsaid while a call ran that has ended, or does while it goes on.
func (l *lasting) tell(b *Broker, key runningCall, goesOn bool) {
	var one laterChange
	if broken := fault.Within(lookingLater, func() { one = l.ended(key, goesOn, &b.pasts) }); broken != nil {
		b.TellFault(broken, &policy.Request{Session: key.session, Call: key.end})
	}
	tellLater(b, []laterChange{one})
}

// tellLater tells the person what changed unsaid.
func tellLater(b *Broker, all []laterChange) {
	for _, one := range all {
		if len(one.changed) == 0 {
			continue
		}
		var names []string
		for _, s := range one.changed {
			names = append(names, s.Name)
		}
		slices.Sort(names)
		b.Note(policy.Note{Event: policy.NoteChanged, Session: one.call.key.session, Call: one.call.key.end,
			Text: locale.Fill("while {0} ran, {1} changed, which runs or is obeyed later: nothing had said so. "+
				"guard undo --file brings back what was there", one.call.short, strings.Join(names, ", "))})
	}
}
