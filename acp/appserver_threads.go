package acp

import (
	"path/filepath"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
	"guard/policy"
)

// threadSettings are the params of the client's requests that open a thread, begin
// a turn or change either, as far as guard reads them.
type threadSettings struct {
	ThreadID      string                    `json:"threadId"`
	Cwd           string                    `json:"cwd"`
	Config        map[string]jsontext.Value `json:"config"`
	Approval      jsontext.Value            `json:"approvalPolicy"`
	Reviewer      string                    `json:"approvalsReviewer"`
	Sandbox       string                    `json:"sandbox"`
	SandboxPolicy sandboxPolicy             `json:"sandboxPolicy"`
	Permissions   string                    `json:"permissions"`
	Input         []struct {
		Type string `json:"type"`
		Text string `json:"text"`
	} `json:"input"`
}

// sandboxPolicy is one in its long form.
type sandboxPolicy struct {
	Type string `json:"type"`
}

// opensThread handles thread/start, thread/resume and thread/fork.
func (g *Gate) opensThread(line []byte, f Frame) bool {
	t, ok := g.bounds(line, f)
	if !ok {
		return false
	}
	g.mu.Lock()
	g.opening[key(f.ID)] = opening{cwd: t.Cwd, loose: t.loosens()}
	g.mu.Unlock()
	g.tellServers(t)
	return true
}

// startsTurn handles turn/start.
func (g *Gate) startsTurn(line []byte, f Frame) bool {
	t, ok := g.bounds(line, f)
	if ok {
		g.keeps(t)
	}
	return ok
}

// setsThread handles what changes a thread without beginning a turn.
func (g *Gate) setsThread(line []byte, f Frame) bool { return g.startsTurn(line, f) }

// steersTurn handles turn/steer: more words of the person's.
func (g *Gate) steersTurn(_ []byte, f Frame) bool {
	var t threadSettings
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.keeps(t)
	}
	return true
}

// bounds reads settings, and refuses those under which guard would see less.
func (g *Gate) bounds(line []byte, f Frame) (t threadSettings, ok bool) {
	t, err := unambiguous[threadSettings](line)
	why := ""
	switch {
	case err != nil:
		why = locale.Fill("its params could not be read with certainty: {0}", err.Error())
	case g.hooks && t.touchesHooks():
		why = locale.Text("its settings would take guard's hooks from Codex")
	case !g.decider.Unrestricted():
		why = g.tooLoose(&t)
	}
	if why == "" {
		return t, true
	}
	g.refuseSetting(f, t.ThreadID, why)
	return t, false
}

func (g *Gate) refuseSetting(f Frame, thread, why string) {
	g.decider.Note(policy.Note{Event: policy.NoteMode, Session: g.sessionOfThread(thread), Text: why})
	g.say(g.toClient, errorFrame(f.ID, codeRefused, locale.Fill("guard: refused: {0}", why)))
}

// touchesHooks reports whether settings may change which hooks run: the settings of
// a request count before those of the command line, and a table of them replaces
// the one there (0.169.0, seen).
func (t *threadSettings) touchesHooks() bool {
	for key, value := range t.Config {
		if namesHooks(key) || firstSegment(key) == "features" && mentionsHooks(value) {
			return true
		}
	}
	return false
}

// namesHooks reports whether a setting's dotted name is about hooks.
func namesHooks(key string) bool { return strings.Contains(bareKey(key), "hooks") }

func mentionsHooks(value jsontext.Value) bool {
	found := false
	eachMember(value, 0, func(name, _ []byte) { found = found || strings.Contains(decoded(name), "hooks") })
	return found
}

func firstSegment(key string) string {
	first, _, _ := strings.Cut(bareKey(key), ".")
	return first
}

// bareKey is a dotted name without what TOML allows round its words. A name with
// escapes is read by nobody here: it stands for every one.
func bareKey(key string) string {
	if strings.Contains(key, `\`) {
		return "hooks"
	}
	return strings.NewReplacer(`"`, "", "'", "", " ", "", "\t", "").Replace(key)
}

// looseness is what of Codex's own protection settings take away.
type looseness struct{ never, full, reviewed bool }

// loosening is a change of it.
type loosening struct {
	looseness
	says looseness // of which it says anything
}

// loosens is what settings say of Codex's own protection.
func (t *threadSettings) loosens() (l loosening) {
	say := func(what *bool, says *bool, value, loose string) {
		if value != "" {
			*what, *says = *what || value == loose, true
		}
	}
	asks, _ := text(t.Approval)
	if asks == "" && tells(t.Approval) {
		asks = "granular"
	}
	for _, never := range []string{asks, t.setting("approval_policy")} {
		say(&l.never, &l.says.never, never, "never")
	}
	for _, one := range [][2]string{
		{t.Sandbox, "danger-full-access"}, {t.setting("sandbox_mode"), "danger-full-access"},
		{t.SandboxPolicy.Type, "dangerFullAccess"}, {t.SandboxPolicy.Type, "externalSandbox"},
		{t.Permissions, ":danger-full-access"}, {t.setting("default_permissions"), ":danger-full-access"},
	} {
		say(&l.full, &l.says.full, one[0], one[1])
	}
	for _, who := range []string{t.Reviewer, t.setting("approvals_reviewer")} {
		say(&l.reviewed, &l.says.reviewed, strings.Replace(who, "guardian_subagent", "auto_review", 1), "auto_review")
	}
	return l
}

// setting is a text among the settings of a request.
func (t *threadSettings) setting(name string) string {
	s, _ := text(t.Config[name])
	return s
}

// over is what holds with a change.
func (l loosening) over(was looseness) looseness {
	pick := func(says, is, was bool) bool { return says && is || !says && was }
	return looseness{pick(l.says.never, l.never, was.never), pick(l.says.full, l.full, was.full), pick(l.says.reviewed, l.reviewed, was.reviewed)}
}

// tooLoose says why settings are refused outside of unrestricted. Guard's hook sees
// every call however seldom Codex asks; what is refused then is what asks for
// everything to be allowed. Without hooks Codex's requests are all that guard sees.
func (g *Gate) tooLoose(t *threadSettings) string {
	now := t.loosens()
	g.mu.Lock()
	was := looseness{}
	if s := g.sessions[t.ThreadID]; s != nil {
		was = s.loose
	}
	g.mu.Unlock()
	holds := now.over(was)
	switch {
	case holds.never && holds.full && (now.never || now.full):
		return locale.Text("Codex would ask for nothing and run everything without its sandbox; start it with guard --mode unrestricted to allow everything but the absurd")
	case !g.hooks && (now.never || now.full || now.reviewed):
		return locale.Text("Codex would ask less than guard must see; start it with guard --mode unrestricted to allow everything but the absurd")
	}
	return ""
}

// keeps remembers where a thread works now, the person's words, and how loose it is.
func (g *Gate) keeps(t threadSettings) {
	var words []string
	for _, in := range t.Input {
		if in.Type == "text" {
			words = append(words, in.Text)
		}
	}
	now := t.loosens()
	g.mu.Lock()
	defer g.mu.Unlock()
	s := g.sessions[t.ThreadID]
	if s == nil {
		return
	}
	s.loose = now.over(s.loose)
	if filepath.IsAbs(t.Cwd) {
		s.cwd = t.Cwd
	}
	if len(words) > 0 {
		s.prompt = strings.Join(words, "\n")
		s.prompt = s.prompt[:min(len(s.prompt), maxPrompt)]
	}
}

// tellServers notes the MCP servers that the client has Codex start.
func (g *Gate) tellServers(t threadSettings) {
	for key, value := range t.Config {
		if firstSegment(key) == "mcp_servers" {
			g.decider.Note(policy.Note{Event: policy.NoteServer, Session: t.ThreadID,
				Text: locale.Fill("the editor has the agent start an MCP server: {0}", key+" = "+string(value))})
		}
	}
}

// openedThread is a thread as Codex tells of it.
type openedThread struct {
	Thread struct {
		ID string `json:"id"`
	} `json:"thread"`
	Cwd      string         `json:"cwd"`
	Approval jsontext.Value `json:"approvalPolicy"`
	Sandbox  sandboxPolicy  `json:"sandbox"`
}

// threadOpened learns a thread's id and folder from the answer that opens it.
func (g *Gate) threadOpened(f Frame) {
	g.mu.Lock()
	o, known := g.opening[key(f.ID)]
	delete(g.opening, key(f.ID))
	g.mu.Unlock()
	var res openedThread
	if !known || f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil || res.Thread.ID == "" {
		return // two parsers could read another id: the thread stays unknown
	}
	cwd := o.cwd
	if cwd == "" { // as it was, or Codex's own
		cwd = res.Cwd
	}
	now := threadSettings{Approval: res.Approval, SandboxPolicy: res.Sandbox} // with what the person's own file says
	g.mu.Lock()
	s := &session{cwd: within(g.cwd, cwd)}
	if was := g.sessions[res.Thread.ID]; was != nil { // one that runs is not changed by being opened again (seen)
		s.loose, s.prompt = was.loose, was.prompt
	}
	s.loose = now.loosens().over(o.loose.over(s.loose))
	g.sessions[res.Thread.ID] = s
	g.mu.Unlock()
	g.decider.Note(policy.Note{Event: policy.NoteOpened, Session: res.Thread.ID, Text: cwd})
}

// turnTold is the params of turn/started and turn/completed.
type turnTold struct {
	ThreadID string `json:"threadId"`
	Turn     struct {
		ID string `json:"id"`
	} `json:"turn"`
}

func (g *Gate) turnStarted(_ []byte, f Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.turns.set(t.ThreadID, t.Turn.ID)
	}
	return true
}

func (g *Gate) turnCompleted(_ []byte, f Frame) bool {
	var t turnTold
	if jsonv2.Unmarshal(f.Params, &t) == nil {
		g.mu.Lock()
		defer g.mu.Unlock()
		if g.turns.of[t.ThreadID] == t.Turn.ID {
			delete(g.turns.of, t.ThreadID)
		}
	}
	return true
}

// interrupts passes turn/interrupt on, then answers what guard holds for it.
func (g *Gate) interrupts(line []byte, f Frame) bool {
	_ = g.toAgent.catchUp()
	_ = g.toAgent.Pass(line)
	thread := threadOf(f.Params)
	g.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == thread })
	return false
}
