package control

import (
	"context"
	"sync"

	"guard/policy"
)

// Connection is what a hook's call needs of the ACP connection that it belongs
// to; *acp.Gate is one.
type Connection interface {
	Fill(*policy.Request)
	HookDialog(policy.Request) policy.Dialog
	Hold(policy.Request, context.CancelCauseFunc) (release func())
	HookSettled(policy.Request, policy.Outcome)
	HookAlive(session string)
}

// HookDesk answers the calls that an agent's hooks tell of.
type HookDesk struct {
	*Desk
	mu      sync.Mutex
	conn    Connection
	allowed map[string]bool // twins of calls that were allowed, are not over, and may be asked for once more
}

// maxTwins bounds the allowed calls that are remembered; past it the next
// question is simply judged anew.
const maxTwins = 4096

// Attach ties the hooks to a connection.
func (h *HookDesk) Attach(c Connection) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.conn = c
}

func (h *HookDesk) connection() Connection {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.conn
}

// PreTool answers one call. It waits for a person where it must, and no longer
// than ctx. The twin of an allowed call is used up by Leave, or by its Finished.
func (h *HookDesk) PreTool(ctx context.Context, call policy.Request, twin string) policy.Outcome {
	out := h.call(ctx, call)
	if out.Allowed && twin != "" {
		h.remember(twin)
	} else {
		h.forget(twin)
	}
	return out
}

// Leave answers an agent that wants leave once more, to go past its own sandbox
// or its own rules: a call that was just allowed is not judged again, once.
func (h *HookDesk) Leave(ctx context.Context, call policy.Request, twin string) policy.Outcome {
	if h.forget(twin) {
		return policy.Outcome{Allowed: true}
	}
	return h.call(ctx, call)
}

// Finished notes that a call ran; what it was allowed is no leave for another.
func (h *HookDesk) Finished(call policy.Request, twin, output string) {
	h.forget(twin)
	h.Note(policy.Note{Event: policy.NoteFinished, Session: call.Session, Call: call.Call, Text: output})
}

func (h *HookDesk) remember(twin string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.allowed == nil || len(h.allowed) >= maxTwins {
		h.allowed = map[string]bool{}
	}
	h.allowed[twin] = true
}

func (h *HookDesk) forget(twin string) (had bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	had = h.allowed[twin]
	delete(h.allowed, twin)
	return had
}

func (h *HookDesk) call(ctx context.Context, call policy.Request) policy.Outcome {
	conn := h.connection()
	if conn != nil {
		conn.Fill(&call)
	}
	out, c := h.Decide(call, "")
	if c != nil {
		out = h.askFor(ctx, conn, call, c)
	}
	if conn != nil {
		conn.HookSettled(call, out)
	}
	return out
}

func (h *HookDesk) askFor(ctx context.Context, conn Connection, call policy.Request, c *policy.Case) policy.Outcome {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var dialog policy.Dialog
	if conn != nil {
		dialog = conn.HookDialog(call)
		defer conn.Hold(call, cancel)()
	}
	return h.Ask(ctx, c, dialog)
}

func (h *HookDesk) alive(session string) {
	if conn := h.connection(); conn != nil {
		conn.HookAlive(session)
	}
}
