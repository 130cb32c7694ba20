package control

import (
	"strings"
	"sync"
)

// lastPrompts are what the person last said to the agent in each of its sessions, as
// hooks tell it. The zero value knows nothing.
type lastPrompts struct {
	mu   sync.Mutex
	last map[string]string
}

// maxPromptSessions bounds the sessions that are remembered: a run in a terminal has
// one, and few more with /new.
const maxPromptSessions = 64

// maxPrompt bounds what is remembered of one, in bytes, as of what an editor sends.
const maxPrompt = 64 << 10

func (p *lastPrompts) add(session, prompt string) {
	if prompt == "" {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.last == nil || len(p.last) >= maxPromptSessions {
		p.last = map[string]string{}
	}
	p.last[session] = strings.Clone(prompt[:min(len(prompt), maxPrompt)])
}

func (p *lastPrompts) of(session string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.last[session]
}
