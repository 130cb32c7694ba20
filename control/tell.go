package control

import (
	"sync"

	"guard/control/hook"
	"guard/policy"
)

// Tell is what hooks tell the agent's model of guard (policy.Instructions).
type Tell uint8

// The zero value tells nothing.
const (
	TellNothing Tell = iota
	TellAll          // what holds when a session begins, and what holds after the mode has changed
	TellChanges      // only the second: the agent reads the first by itself at its start
)

// models are what each session's model has been told. The zero value: none of anything.
type models struct {
	mu   sync.Mutex
	told map[string]policy.Told
}

// maxToldSessions bounds the sessions that are remembered, as maxPromptSessions does.
const maxToldSessions = 64

// tells is what the model is told at a sign of life; "" if it knows.
func (h *HookBroker) tells(e hook.Event) string {
	if h.Tell == TellNothing {
		return ""
	}
	h.models.mu.Lock()
	defer h.models.mu.Unlock()
	knows, seen := h.models.told[e.Session]
	if e.Begins || !seen {
		knows = policy.Told{}
		if h.Tell == TellChanges {
			knows = policy.ToldOf(h.p.Mode)
		}
	}
	text := ""
	// an agent that reads the first by itself may take this for the prompt's beginning, where a command may stand
	if !e.Begins || h.Tell == TellAll {
		text = knows.Next(h.Mode())
	}
	if h.models.told == nil || len(h.models.told) >= maxToldSessions {
		h.models.told = map[string]policy.Told{}
	}
	h.models.told[e.Session] = knows
	return text
}
