package control

import "sync"

// words are what the person last said to the agent, by its session, as hooks
// tell it. The zero value knows nothing.
type words struct {
	mu   sync.Mutex
	last map[string]string
}

// wordsMost bounds the sessions that are remembered: a run in a terminal has
// one, and few more with /new.
const wordsMost = 64

func (w *words) heard(session, prompt string) {
	if prompt == "" {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.last == nil || len(w.last) >= wordsMost {
		w.last = map[string]string{}
	}
	w.last[session] = prompt
}

func (w *words) of(session string) string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.last[session]
}
