package control

import (
	"context"
	"sync"

	"guard/audit"
	"guard/locale"
	"guard/policy"
)

// Connection is what a hook's call needs of the ACP connection that it belongs
// to; *acp.Gate is one.
type Connection interface {
	Fill(*policy.Request)
	HookDialog(policy.Request) policy.Dialog
	Hold(policy.Request, *policy.Recall) (release func())
	HookSettled(policy.Request, policy.Outcome)
	HookAlive(session string)
}

// HookDesk answers the calls that an agent's hooks tell of.
type HookDesk struct {
	*Desk
	// Dialog says why the agent shows no dialog of its own that can be relied on for a call of a tool, by
	// the agent's name of it, and the raw command; nil: it shows none.
	Dialog func(tool, raw string) error
	// Describe is a case in lines for such a dialog; nil: nothing is said in it.
	Describe func(*policy.Case) string

	Tell Tell // set before the first event

	models  models
	mu      sync.Mutex
	conn    Connection
	words   words
	may     map[string]bool // ids of calls that were allowed
	allowed map[string]bool // twins of calls that were allowed, are not over, and may be asked for once more
	gemini  geminiRun
	handed  handed
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
	return h.preTool(ctx, call, twin, nil)
}

func (h *HookDesk) preTool(ctx context.Context, call policy.Request, twin string, own *ownDialog) policy.Outcome {
	out := h.call(ctx, call, own)
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
	return h.leave(ctx, call, twin, nil)
}

func (h *HookDesk) leave(ctx context.Context, call policy.Request, twin string, own *ownDialog) policy.Outcome {
	if h.forget(twin) {
		return h.consented(call)
	}
	return h.call(ctx, call, own)
}

// consented records that a call was let go on under the answer just given.
func (h *HookDesk) consented(call policy.Request) policy.Outcome {
	h.place(&call)
	c := h.judge(call) // for the record, which says of it what it says of the first
	c.Verdict = policy.Verdict{Action: policy.Allow, Risk: c.Verdict.Risk, Categories: c.Verdict.Categories,
		Rule: "default: the same call, allowed just before", Reason: locale.Text("it was allowed when its hook told of it")}
	rec := h.about(audit.Decided, c)
	rec.By = audit.ByHook
	if err := h.append(rec); err != nil {
		return unrecorded(c, err)
	}
	return policy.Outcome{Allowed: true, Verdict: c.Verdict}
}

// Finished notes that a call ran; what it was allowed is no leave for another.
// One that ran without having been allowed ends the run: the hook was passed by.
func (h *HookDesk) Finished(call policy.Request, twin, output string) {
	if h.forget(twin); !h.ran(call.Call) {
		h.Note(policy.Note{Event: policy.NoteHookDead, Session: call.Session, Call: call.Call,
			Text: locale.Fill("a call ran that guard's hook had not allowed ({0}): the agent is ended", call.Raw)})
	}
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

// let remembers that a call may run; ran uses that up. Past the bound everything
// may have run.
func (h *HookDesk) let(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.may == nil {
		h.may = map[string]bool{}
	}
	if len(h.may) < 16*maxTwins {
		h.may[id] = true
	}
}

func (h *HookDesk) ran(id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if id == "" || len(h.may) >= 16*maxTwins {
		return true
	}
	return h.may[id]
}

func (h *HookDesk) forget(twin string) (had bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	had = h.allowed[twin]
	delete(h.allowed, twin)
	return had
}

func (h *HookDesk) call(ctx context.Context, call policy.Request, own *ownDialog) policy.Outcome {
	conn := h.place(&call)
	out, c := h.Decide(call, "")
	if c != nil {
		out = h.askFor(ctx, conn, call, c, own)
	}
	if out.Allowed && call.Call != "" {
		h.let(call.Call)
	}
	if conn != nil {
		conn.HookSettled(call, out)
	}
	return out
}

// place adds to a call what its session tells: the workspace, and the person's words. It gives the
// connection that the call belongs to; nil: none.
func (h *HookDesk) place(call *policy.Request) Connection {
	conn := h.connection()
	if conn != nil {
		conn.Fill(call)
	}
	if call.Workspace == "" {
		call.Workspace = h.p.Dir
	}
	if call.Prompt == "" {
		call.Prompt = h.words.of(call.Session)
	}
	return conn
}

func (h *HookDesk) askFor(ctx context.Context, conn Connection, call policy.Request, c *policy.Case, own *ownDialog) policy.Outcome {
	var back policy.Recall
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

func (h *HookDesk) alive(session string) {
	if conn := h.connection(); conn != nil {
		conn.HookAlive(session)
	}
}
