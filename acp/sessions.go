package acp

import (
	"path/filepath"
	"sync"

	"guard/acp/dialect"
	"guard/policy"
)

// sessions knows where each session works and what the person said in it last, and completes
// requests with that. It is safe for concurrent use: its lock guards the maps and the sessions in
// them, and is never held while anything outside of sessions is called.
type sessions struct {
	agent   string         // the name shown and matched by rules
	channel policy.Channel // by which requests come, as the record names it
	cwd     string         // where guard was started

	mu      sync.Mutex
	known   map[string]*session
	any     bool               // a session was opened, if only one that is over
	opening map[string]opening // the client's session/new and the like that wait for their answer, by id
	signing map[string]bool    // the client's logins that wait for their answer, by id
}

// session is one ACP session.
type session struct {
	cwd    string      // the folder that it works on
	prompt string      // the person's last words
	told   policy.Told // of guard, to the model
}

// opening is what a client's request to open a session says, or to close it.
type opening struct {
	session, cwd string
	closes       bool
	was, begun   *session // the session that it names: before, and from then on
}

// maxPrompt bounds what is remembered of the person's words, in bytes.
const maxPrompt = 64 << 10

// maxSigning bounds how many logins may wait at once. What a further one asks of the
// person is judged as any question is.
const maxSigning = 64

func newSessions(agent string, channel policy.Channel, cwd string) *sessions {
	return &sessions{agent: agent, channel: channel, cwd: cwd, known: map[string]*session{},
		opening: map[string]opening{}, signing: map[string]bool{}}
}

// Place completes r with the agent, the channel, the workspace and the folder. Where
// sessions were opened, a request of another session or of none is a stray: its
// workspace holds nothing, and none of its work is known.
func (l *sessions) Place(r *policy.Request) {
	r.Agent = l.agent
	if r.Channel == "" {
		r.Channel = l.channel
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	r.Workspace = l.cwd
	if s := l.known[r.Session]; s != nil {
		r.Workspace, r.Prompt = s.cwd, s.prompt
	} else if l.any || len(l.known) > 0 {
		r.Workspace, r.Stray = "/", true // no workspace (policy.Judge)
	}
	r.Cwd = dialect.Within(r.Workspace, r.Cwd)
}

// placed is r with what Place adds.
func (l *sessions) placed(r policy.Request) policy.Request {
	l.Place(&r)
	return r
}

// knows reports whether a session was opened.
func (l *sessions) knows(id string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.known[id] != nil
}

// OpenSession notes where a session works; of one that is known, the person's words stay.
func (l *sessions) OpenSession(id, cwd string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := &session{cwd: dialect.Within(l.cwd, cwd)}
	if was := l.known[id]; was != nil {
		s.prompt = was.prompt
	}
	l.known[id] = s
}

// ChangeSession notes where a session works now and the person's last words.
func (l *sessions) ChangeSession(id, cwd, prompt string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.known[id]
	if s == nil {
		return
	}
	if filepath.IsAbs(cwd) {
		s.cwd = cwd
	}
	if prompt != "" {
		s.prompt = prompt[:min(len(prompt), maxPrompt)]
	}
}

// begin notes a session that works in a folder, as one of which nothing else is known.
func (l *sessions) begin(id, cwd string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.known[id] = &session{cwd: cwd}
}

// awaitAnswer keeps what a request to open a session says, by the request's key, until it is answered.
// A session that the request names is known from now on.
func (l *sessions) awaitAnswer(k string, o opening) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if o.session != "" {
		o.was, o.begun = l.known[o.session], &session{cwd: o.cwd}
		l.known[o.session] = o.begun
	}
	l.opening[k] = o
}

// notOpened has a session that could not be opened be what it was before: one that works elsewhere, or nobody's.
func (l *sessions) notOpened(o opening) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case o.begun == nil || l.known[o.session] != o.begun: // it names none, or was opened anew meanwhile
	case o.was == nil:
		delete(l.known, o.session)
	default:
		l.known[o.session] = o.was
	}
}

// awaitEnd keeps which session a request of the client's ends, by its key, until it is answered.
func (l *sessions) awaitEnd(k, id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.opening[k] = opening{session: id, closes: true}
}

// end forgets a session that is over: what still comes in its name is nobody's.
func (l *sessions) end(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.any = l.any || len(l.known) > 0
	delete(l.known, id)
}

// answered takes out the client's request that the agent has answered, and reports whether it was
// to open a session.
func (l *sessions) answered(k string) (o opening, opens bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	o, opens = l.opening[k]
	delete(l.opening, k)
	delete(l.signing, k)
	return o, opens
}

// signIn notes a login of the client's that waits for its answer, by its request's key.
func (l *sessions) signIn(k string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.signing) < maxSigning {
		l.signing[k] = true
	}
}

// signsIn reports whether a login waits for its answer.
func (l *sessions) signsIn(k string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.signing[k]
}

// prompted remembers the person's words, as what a session's requests are for. A session that was
// not known works where guard was started.
func (l *sessions) prompted(id, words string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.known[id]
	if s == nil {
		s = &session{cwd: l.cwd}
		l.known[id] = s
	}
	s.prompt = words[:min(len(words), maxPrompt)]
}

// instructionsDue are the instructions that the model of a session has not been given yet in a mode.
// It counts them as given.
func (l *sessions) instructionsDue(id string, mode policy.Mode) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.known[id]
	if s == nil {
		return ""
	}
	return s.told.Next(mode)
}
