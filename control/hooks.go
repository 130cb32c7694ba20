package control

import (
	"context"
	"sync"
	"sync/atomic"

	"guard/control/hook"
	"guard/policy"
)

// Connection is what a hook's call needs of the ACP connection that it belongs
// to; *acp.Gate is one.
type Connection interface {
	Fill(*policy.Request)
	HookDialog(policy.Request) policy.Dialog
	Hold(policy.Request, *policy.Cancellation) (release func())
	HookAnswered(policy.Request, policy.Outcome)
	HookStarted(session string)
}

// HookBroker answers the calls that an agent's hooks tell of.
type HookBroker struct {
	*Broker
	// Hooks are the hooks that guard knows, by their names. One that is not among
	// them is not answered, at which it refuses.
	Hooks map[string]hook.Hook
	// Dialog says why the agent shows no dialog of its own that can be relied on for a call of a tool, by
	// the agent's name of it, and the raw command; nil: it shows none.
	Dialog func(tool, raw string) error
	// Describe is a case in lines for such a dialog; nil: nothing is said in it.
	Describe func(*policy.Case) string

	Tell Tell // set before the first event
	// Environ is the agent's environment, NAME=VALUE: its secrets are hidden in results.
	Environ []string

	models      models
	lastPrompts lastPrompts
	ledger      ledger
	hiding      hiding
	tokens      knownTokens
	reported    atomic.Bool // a hook has reported
	planning    atomic.Bool // the agent is in plan mode, as far as it is told

	mu   sync.Mutex
	conn Connection
}

// Reported tells whether a hook has reported from the agent at all.
func (h *HookBroker) Reported() bool { return h.reported.Load() }

// Attach ties the hooks to a connection.
func (h *HookBroker) Attach(c Connection) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.conn = c
}

// connection is the one that Attach tied the hooks to; nil: none.
func (h *HookBroker) connection() Connection {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.conn
}

// place adds to a call what its session tells: the workspace, and the person's words. It gives the
// connection that the call belongs to; nil: none.
func (h *HookBroker) place(call *policy.Request) Connection {
	conn := h.connection()
	if conn != nil {
		conn.Fill(call)
	}
	if call.Workspace == "" {
		call.Workspace = h.p.Dir
	}
	if call.Prompt == "" {
		call.Prompt = h.lastPrompts.of(call.Session)
	}
	return conn
}

// askPerson has a person asked about a call, and waits for the outcome: at the terminal, by the dialog of
// the connection that the call belongs to, or by the agent's own.
func (h *HookBroker) askPerson(ctx context.Context, conn Connection, call policy.Request, c *policy.Case,
	own *ownDialog) policy.Outcome {
	var back policy.Cancellation
	if ctx.Err() != nil { // AfterFunc may come too late to keep it from being asked
		back.Now(context.Cause(ctx))
	}
	defer context.AfterFunc(ctx, func() { back.Now(context.Cause(ctx)) })()
	var dialog policy.Dialog
	if conn != nil {
		dialog = conn.HookDialog(call)
		defer conn.Hold(call, &back)()
	}
	done := make(chan policy.Outcome, 1)
	h.ask(&back, c, dialog, own, func(out policy.Outcome) { done <- out })
	return <-done
}

// sessionStarted tells the connection that guard's hook reports from a session.
func (h *HookBroker) sessionStarted(session string) {
	if conn := h.connection(); conn != nil {
		conn.HookStarted(session)
	}
}
