package control

import (
	"sync"

	"guard/control/hook"
)

// geminiRun is what is known of a Gemini that guard's hook sits in. Its calls
// have no ids: one is known again by what it is (hook.Event.Twin).
type geminiRun struct {
	mu      sync.Mutex
	alive   bool
	plan    bool              // plan mode, as far as it is told
	prompts map[string]string // the person's last words, by session
	judged  map[string]int    // calls that were allowed and have not ended, by twin
	free    map[string]bool   // calls that policy allowed by itself, by twin
	traded  int               // calls that another hook made one of free, and that have not ended themselves
}

// maxFree bounds how many calls are remembered that another may be made into.
const maxFree = 4096

// maxPrompts bounds the sessions whose last words are kept: one, unless the
// person begins others with /clear.
const maxPrompts = 64

// Reported tells whether a hook has reported from the agent at all.
func (h *HookDesk) Reported() bool {
	h.gemini.mu.Lock()
	defer h.gemini.mu.Unlock()
	return h.gemini.alive
}

// begin notes that the hook reports, and the words that it brings.
func (g *geminiRun) begin(e hook.Event) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.alive = true
	if e.Kind != hook.Alive || e.Prompt == "" {
		return
	}
	if g.prompts == nil || len(g.prompts) >= maxPrompts {
		g.prompts = map[string]string{}
	}
	g.prompts[e.Session] = e.Prompt
}

func (g *geminiRun) prompt(session string) string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.prompts[session]
}

// let remembers an allowed call. There is no bound but the number of calls that
// never ended: forgetting one would end the run when it does.
func (g *geminiRun) let(twin string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.judged == nil {
		g.judged = map[string]int{}
	}
	g.judged[twin]++
}

// letFreely remembers that policy allows a call whoever asks for it.
func (g *geminiRun) letFreely(twin string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.free == nil || len(g.free) >= maxFree {
		g.free = map[string]bool{}
	}
	g.free[twin] = true
}

// trade reports whether a call that ran may stand for another that was judged and
// has not ended: a hook behind guard's made the one of the other, and it was
// judged and allowed itself.
func (g *geminiRun) trade(twin string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	open := -g.traded
	for _, n := range g.judged {
		open += n
	}
	if !g.free[twin] || open <= 0 {
		return false
	}
	g.traded++
	return true
}

// ran uses up the leave for one call.
func (g *geminiRun) ran(twin string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	n := g.judged[twin]
	switch {
	case n == 0:
		return false
	case n == 1:
		delete(g.judged, twin)
	default:
		g.judged[twin] = n - 1
	}
	return true
}
