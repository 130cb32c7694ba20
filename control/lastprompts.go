package control

import "sync"

// lastPrompts are what the person last said to the agent in each of its sessions, as
// hooks tell it. The zero value knows nothing.
type lastPrompts struct {
	mu   sync.Mutex
	last map[string]string
}

// maxPromptSessions bounds the sessions that are remembered: a run in a terminal has
// one, and few more with /new.
const maxPromptSessions = 64

func (p *lastPrompts) add(session, prompt string) {
	if prompt == "" {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.last == nil || len(p.last) >= maxPromptSessions {
		p.last = map[string]string{}
	}
	p.last[session] = prompt
}

func (p *lastPrompts) of(session string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.last[session]
}
