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
	running map[runningCall]*laterCall
}

// laterCall is a call that runs code.
type laterCall struct {
	short     string // the call, for people
	workspace string
	before    map[string]place.LaterState // by their paths
	said      []place.Place               // what calls that were allowed meanwhile said that they write
}

const lookingLater = "looking at what runs later"

// maxLaterCalls bounds the calls that are held until their end is told: past it none is added.
const maxLaterCalls = 32

// began looks at what runs later before a call that runs code, and notes what any call writes that was allowed.
func (l *lasting) began(c *policy.Case, h *pasts) *fault.Fault {
	f := &c.Facts
	if h.p.Disk == nil {
		return nil
	}
	return fault.Within(lookingLater, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		for _, other := range l.running {
			other.said = append(other.said, saidBy(f)...)
		}
		if !f.RunsCode() || len(l.running) >= maxLaterCalls {
			return
		}
		one := &laterCall{inShort(f.Raw), f.Workspace, map[string]place.LaterState{}, saidBy(f)}
		for _, s := range h.runsLater(f.Workspace) {
			one.before[s.Path] = s
		}
		if l.running == nil {
			l.running = map[runningCall]*laterCall{}
		}
		l.running[runningOf(&f.Request)] = one
	})
}

// ended tells what changed while a call ran, and is not told again for another.
func (l *lasting) ended(key runningCall, h *pasts) (call string, changed []place.LaterState) {
	l.mu.Lock()
	defer l.mu.Unlock()
	one := l.running[key]
	if one == nil {
		return "", nil
	}
	delete(l.running, key)
	for _, now := range h.runsLater(one.workspace) {
		was, there := one.before[now.Path]
		delete(one.before, now.Path)
		if there && was.State == now.State {
			continue
		}
		for _, other := range l.running {
			other.before[now.Path] = now
		}
		if !one.wasSaid(now.Path) {
			changed = append(changed, now)
		}
	}
	for p, gone := range one.before {
		for _, other := range l.running {
			delete(other.before, p)
		}
		if !one.wasSaid(p) {
			changed = append(changed, gone)
		}
	}
	return one.short, changed
}

// runsLater looks at what runs later where calls of a workspace run.
func (h *pasts) runsLater(workspace string) []place.LaterState {
	w := h.p.World
	w.Workspace, w.Disk = workspace, h.p.Disk()
	return place.RunsLater(&w)
}

// saidBy is what a judged call says that it changes.
func saidBy(f *policy.Facts) []place.Place { return slices.Concat(f.Writes, f.Deletes, f.Takes) }

// wasSaid reports a path that a call said it would write, or a folder above it.
func (c *laterCall) wasSaid(path string) bool {
	for _, p := range c.said {
		if p.Path != "" && place.Below(path, p.Path) {
			return true
		}
	}
	return false
}

// over tells what changed while calls ran whose end nobody told.
func (l *lasting) over(b *Broker) {
	l.mu.Lock()
	var left []runningCall
	for key := range l.running {
		left = append(left, key)
	}
	l.mu.Unlock()
	for _, key := range left {
		l.tell(b, key)
	}
}

// tell tells the person what changed unsaid while a call ran that has ended.
func (l *lasting) tell(b *Broker, key runningCall) {
	var call string
	var changed []place.LaterState
	if broken := fault.Within(lookingLater, func() { call, changed = l.ended(key, &b.pasts) }); broken != nil {
		b.TellFault(broken, &policy.Request{Session: key.session, Call: key.end})
	}
	if len(changed) == 0 {
		return
	}
	var names []string
	for _, one := range changed {
		names = append(names, one.Name)
	}
	b.Note(policy.Note{Event: policy.NoteChanged, Session: key.session, Call: key.end,
		Text: locale.Fill("while {0} ran, {1} changed, which runs or is obeyed later: nothing had said so. "+
			"guard undo --file brings back what was there", call, strings.Join(names, ", "))})
}
