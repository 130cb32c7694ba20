package control

import (
	"context"
	"errors"
	"net/http"
	"path/filepath"
	"strings"
	"time"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// hookGone is how long after a hook has gone without its answer the run is
// ended. An agent that is ending takes its hooks with it, and is left in peace.
const hookGone = 2 * time.Second

// HookPatience is how long a person may take with one call of a hook's. The hook
// itself waits longer, so that one that goes before its answer was killed.
const HookPatience = 22 * time.Hour

var errPatience = locale.Errorf("nobody has answered for %v", HookPatience)

// serveGemini answers one event of a Gemini hook with what the hook prints. An
// event that cannot be read is an error, at which the hook refuses.
func (h *HookDesk) serveGemini(w http.ResponseWriter, r *http.Request) {
	e, err := h.readEvent(w, r, hook.Gemini)
	if err != nil {
		return
	}
	h.gemini.begin(e)
	switch e.Kind {
	case hook.Call:
		ctx, cancel := context.WithTimeoutCause(r.Context(), HookPatience, errPatience)
		out := h.geminiCall(ctx, e)
		cancel()
		h.missGone(r.Context(), e)
		answer(w, hook.GeminiAnswer(out))
	case hook.Shown:
		h.handed.show(e)
		answer(w, nil)
	case hook.Result:
		h.geminiRan(e)
		answer(w, nil)
	case hook.Alive: // a turn begins: what the last one left in a dialog was not run
		h.notRun(e.Session)
		answer(w, hook.Context(e, h.tells(e)))
	default:
		answer(w, nil)
	}
}

// geminiCall judges a call, and remembers it if it may run.
func (h *HookDesk) geminiCall(ctx context.Context, e hook.Event) policy.Outcome {
	call := e.Request
	call.Prompt, call.Twin = h.gemini.prompt(e.Session), e.Twin
	h.homeward(&call)
	h.ownNotes(&call)
	h.showOld(&call)
	out := h.call(ctx, call, h.geminiDialog(e, call))
	if out.Allowed && ctx.Err() == nil {
		h.gemini.let(e.Twin)
		if out.Verdict.Action == policy.Allow && out.Verdict.Preconfirmed == "" {
			h.gemini.letFreely(e.Twin)
		}
	}
	return out
}

// homeward turns paths below the agent's stand-in for the home into what they
// mean there. Others that lie in guard's own folder are guard's own.
func (h *HookDesk) homeward(r *policy.Request) {
	standIn, home := h.p.StandIn[0], h.p.StandIn[1]
	if standIn == "" {
		return
	}
	turn := func(path *string) {
		if rest, below := strings.CutPrefix(filepath.Clean(*path), standIn+"/"); below {
			*path = filepath.Join(home, rest)
		}
	}
	for i := range r.Paths {
		turn(&r.Paths[i])
	}
	for i := range r.Edits {
		turn(&r.Edits[i].Path)
	}
}

// maxOld is how much of a file that a call would replace is read, in bytes.
const maxOld = 16 << 20

// showOld adds what a whole new file would replace, which Gemini's hook does not
// tell: seen by the person and by policy, as ACP shows it.
func (h *HookDesk) showOld(r *policy.Request) {
	for i, c := range r.Edits {
		if c.Old != nil || c.New == nil {
			continue
		}
		if old, err := h.old(r, c.Path); err == nil {
			r.Edits[i].Old = &old
		}
	}
}

// old is what stands in a file that a call names.
func (h *HookDesk) old(r *policy.Request, path string) (string, error) {
	if h.p.Disk == nil {
		return "", errNoEdit
	}
	text, err := h.p.Disk().ReadFile(against(r.Cwd, path), maxOld)
	return string(text), err
}

// geminiRan notes that a call ran. What ran must be what was judged: another
// hook may have rewritten it after guard's, and guard's may have been passed by.
// A call that ran otherwise ends the run.
func (h *HookDesk) geminiRan(e hook.Event) {
	h.gemini.planned(e)
	if asked := h.handed.ran(e); asked != nil {
		h.ranFromDialog(asked)
	} else if h.gemini.ran(e.Twin) {
		// as judged
	} else if h.stillFree(e) && h.gemini.trade(e.Twin) {
		h.Note(policy.Note{Event: policy.NoteRewritten, Session: e.Session,
			Text: locale.Fill("another hook made a call into one that guard allows itself: {0}", e.Request.Raw)})
	} else {
		h.Note(policy.Note{Event: policy.NoteBypassed, Session: e.Session,
			Text: locale.Fill("what ran is not what guard allowed ({0}): the agent is ended", e.Request.Raw)})
	}
	h.ended(e.Session, e.Twin)
	h.Note(policy.Note{Event: policy.NoteFinished, Session: e.Session, Text: e.Output, Exit: e.Exit})
}

// stillFree reports whether policy allows a call by itself as things are now.
func (h *HookDesk) stillFree(e hook.Event) bool {
	call := e.Request
	h.homeward(&call)
	h.ownNotes(&call)
	h.place(&call)
	return h.judge(call).Verdict.Action == policy.Allow
}

// missGone looks after a hook that went away before its answer. If the agent
// lives on, somebody has killed it, and perhaps the shell round it too, in which
// case the call has run.
func (h *HookDesk) missGone(ctx context.Context, e hook.Event) {
	if ctx.Err() == nil || errors.Is(context.Cause(ctx), errEnding) {
		return
	}
	time.AfterFunc(hookGone, func() {
		h.Note(policy.Note{Event: policy.NoteHookDead, Session: e.Session,
			Text: locale.Fill("guard's hook was killed while it waited for its answer ({0}): the agent is ended", e.Request.Raw)})
	})
}
