package acp

import (
	"crypto/sha256"
	"maps"
	"sync"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
	"guard/policy"
)

// callMemory is what is remembered of the agent's tool calls: what the agent told of them, what its
// hook was told, and the edits that were allowed. It is safe for concurrent use: its lock guards all
// that stands below it, the calls themselves too, and is never held while anything outside of
// callMemory is called that takes a lock.
type callMemory struct {
	dialect *Dialect
	hooked  bool // guard's hook sees every call

	mu       sync.Mutex
	calls    *calls
	edits    edits
	consents consents
	alive    map[string]bool // sessions from which guard's hook has reported
}

func newCallMemory(d *Dialect, hooks bool) *callMemory {
	return &callMemory{dialect: d, hooked: d.HookCovers && hooks, calls: newCalls(), edits: edits{},
		consents: consents{}, alive: map[string]bool{}}
}

// readPermission makes r the request that a permission is, completed by what was told of its call
// before, and notes that the agent asked about it. It reports whether the permission only asks the
// person something.
func (m *callMemory) readPermission(r *policy.Request, p *Permission) (question bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	seen := m.calls.at(p.SessionID, callOf(p).ToolCallID)
	permissionRequest(r, m.dialect, p, seen)
	seen.asked(r)
	return isQuestion(m.dialect, p, r, seen)
}

// Complete makes a request of a call, with what was told of it before.
func (m *callMemory) Complete(r *policy.Request, told ToolCall) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(r.Session, r.Call)
	var in, was rawInput
	in.read(told.RawInput)
	was.read(c.RawInput)
	r.Partial = c.unclear || otherInput(&in, &was)
	whole := merged(c.ToolCall, told)
	readGeneric(r, &whole, latest(&in, &was))
	addFolder(r, &was)
	c.asked(r)
}

// Earlier is the input of a request's call as told before.
func (m *callMemory) Earlier(r *policy.Request) (input jsontext.Value, unclear bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(r.Session, r.Call)
	c.asked(r)
	return c.RawInput, c.unclear
}

// Show notes that the client sees a call, and reports whether it did before.
func (m *callMemory) Show(session, id string) (before bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(session, id)
	before, c.announced = c.announced, true
	return before
}

// NoteRefused notes that a call was refused.
func (m *callMemory) NoteRefused(session, id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.calls.at(session, id).refused = true
}

// decided notes that guard has decided about a call and that the client will see it. It reports
// whether the client saw the call before, and whether the call was over.
func (m *callMemory) decided(session, id string, allowed bool) (before, over bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(session, id)
	before, over = c.announced, c.ended
	c.announced = true
	if c.refused = !allowed; c.refused {
		m.calls.end(c)
	}
	return before, over
}

// hookStarted notes that guard's hook reports from a session.
func (m *callMemory) hookStarted(session string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.alive[session] = true
}

// hookAnswered notes that a hook asked about a call, and the consent that it got.
func (m *callMemory) hookAnswered(h policy.Request, allowed bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(h.Session, h.Call)
	c.requested, c.again = true, c.ended
	if allowed {
		m.consents.add(h)
	}
}

// useConsent uses up a hook's consent when the agent asks for the very same
// call. Codex asks once more where it wants to leave its own sandbox; that
// alone is no new question.
func (m *callMemory) useConsent(r *policy.Request) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.consents.use(r)
}

// useToolConsent uses up a hook's consent for a call of a tool of the agent's own.
func (m *callMemory) useToolConsent(session, call, tool string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.consents.useTool(session, call, tool)
}

// toldCwd is the folder that the input of a call names; "" where it names none.
func (m *callMemory) toldCwd(session, id string) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var told input
	if !m.dialect.TellsFolder {
		return ""
	}
	if c := m.calls.peek(session, id); c == nil || jsonv2.Unmarshal(c.RawInput, &told) != nil {
		return ""
	}
	return told.Cwd
}

// rememberEdits remembers the edits of a request that was allowed, with where their paths led.
func (m *callMemory) rememberEdits(r *policy.Request, led []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i, real := range led {
		c := r.Edits[i]
		if c.New == nil || real == "" || len(m.edits) >= maxEdits {
			continue
		}
		one := edit{r.Session, c.Path, real, sha256.Sum256([]byte(*c.New))}
		if len(m.edits[one]) < maxEdits {
			m.edits[one] = append(m.edits[one], callKey{r.Session, r.Call})
		}
	}
}

// turnBegan forgets what was allowed in a session's turn before and not used: edits, and hooks' consents.
func (m *callMemory) turnBegan(session string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	maps.DeleteFunc(m.consents, func(k callKey, _ policy.Request) bool { return k.session == session })
	for one := range m.edits {
		if one.session == session {
			delete(m.edits, one)
		}
	}
}

// useEdit reports whether a write to a path, which leads to real, was allowed as an edit, and uses that up.
func (m *callMemory) useEdit(session, path, real, content string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	one := edit{session, path, real, sha256.Sum256([]byte(content))}
	if len(m.edits[one]) == 0 {
		return false
	}
	m.edits.use(one, 0)
	return true
}

// learn adds an update to what is known of its call, and returns what is to be noted.
// unclear: the update could not be read with certainty.
func (m *callMemory) learn(u update, unclear bool) (notes []policy.Note) {
	note := func(e policy.NoteEvent, text string) {
		notes = append(notes, policy.Note{Event: e, Session: u.SessionID, Call: u.Update.ToolCallID, Text: text})
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.calls.at(u.SessionID, u.Update.ToolCallID)
	c.unclear = c.unclear || unclear
	c.announced = c.announced || u.Update.Kind == "tool_call"
	anew := c.ended && tells(&u.Update.ToolCall) && !isOver(str(u.Update.Status)) // the id stands for another call now
	if anew {
		c.requested = c.requested && (c.again || c.refused || u.Update.Kind != "tool_call") // what asked was the other
		c.again = false
	}
	if c.ended = c.ended && !anew; c.refused && (c.ended || c.anew) && str(u.Update.Status) == "completed" {
		c.refused = false // said once
		note(policy.NoteUnguarded, locale.Fill("the agent says that it did what was refused: {0}", str(c.Title)))
	}
	if c.anew = c.anew || anew; c.ended {
		return notes
	}
	if now := c.otherLine(u.Update.RawInput); now != "" {
		note(policy.NoteUnguarded,
			locale.Fill("the agent says that it runs another command than the one it asked about: {0}", now))
		c.line = now // said once
	}
	m.calls.update(c, u.Update.ToolCall)
	title, status := str(c.Title), str(c.Status)
	unasked := !c.requested && acts(&c.ToolCall)
	if unasked && m.hooked && (!m.alive[u.SessionID] || status == "completed") {
		c.requested, unasked = true, false // said once
		note(policy.NoteHookDead,
			locale.Fill("the agent began a call that guard's hook did not see ({0}): the agent is ended", title))
	}
	if !isOver(status) {
		return notes
	}
	m.calls.end(c)
	m.edits.drop(callKey{u.SessionID, u.Update.ToolCallID})
	delete(m.consents, callKey{u.SessionID, u.Update.ToolCallID})
	if unasked && status == "completed" {
		note(policy.NoteUnguarded, locale.Fill("the agent did this without asking: {0}", title))
	} else {
		note(policy.NoteFinished, exitText(status, u.Update.RawOutput))
	}
	return notes
}
