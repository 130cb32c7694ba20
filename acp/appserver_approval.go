package acp

import (
	"slices"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// approval is the params of item/commandExecution/requestApproval and
// item/fileChange/requestApproval.
type approval struct {
	ThreadID  string  `json:"threadId"`
	TurnID    string  `json:"turnId"`
	ItemID    string  `json:"itemId"`
	Kind      string  `json:"kind"` // "": command
	Command   *string `json:"command"`
	Cwd       *string `json:"cwd"`
	Reason    *string `json:"reason"`
	GrantRoot *string `json:"grantRoot"`
	Network   *struct {
		Host     string `json:"host"`
		Protocol string `json:"protocol"`
	} `json:"networkApprovalContext"`
	Available []jsontext.Value `json:"availableDecisions"` // none: all
}

// The kinds of command approval. A checkpoint is for a person, whatever guard thinks
// of the command.
const (
	approveLine       = "command"
	approveCheckpoint = "humanCommand"
)

// approveCommand handles item/commandExecution/requestApproval.
func (g *Gate) approveCommand(line []byte, f wire.Frame) bool {
	a, err := wire.Params[approval](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: g.sessionOfThread(a.ThreadID), Call: a.ItemID, Cwd: str(a.Cwd)}
	g.seen(&r, func(c *call) {
		told := ToolCall{ToolCallID: a.ItemID}
		if a.Command != nil {
			told.RawInput = asJSON(map[string]string{"command": *a.Command, "cwd": str(a.Cwd)})
		}
		r.Partial = c.unclear || otherInput(told.RawInput, c.RawInput)
		whole := over(c.ToolCall, told)
		readAnywhere(&r, &whole)
	})
	switch {
	case a.Network != nil && a.Command == nil: // which of its commands wants it is not told
		r.Tool, r.Command, r.Argv, r.Cwd = policy.Fetch, "", nil, ""
		r.URLs = []string{a.Network.Protocol + "://" + a.Network.Host}
		r.Raw, r.Partial = r.URLs[0], false
	case r.Tool != policy.Shell:
		r.Tool, r.Partial = policy.Shell, true
	}
	r.Partial = r.Partial || a.Kind != "" && a.Kind != approveLine && a.Kind != approveCheckpoint
	r.Claim = str(a.Reason)
	answer := &approvalAnswer{g: g, words: decides, r: r, onlyAsked: a.Kind == approveCheckpoint}
	return g.approve(line, f, answer, a.doubt())
}

// approveChange handles item/fileChange/requestApproval: what changes stands in the
// item before it.
func (g *Gate) approveChange(line []byte, f wire.Frame) bool {
	a, err := wire.Params[approval](line)
	if err != nil {
		g.refuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: g.sessionOfThread(a.ThreadID), Call: a.ItemID, Claim: str(a.Reason)}
	g.seen(&r, func(c *call) {
		var told struct {
			Changes []fileChange `json:"fileChanges"`
		}
		r.Partial = c.unclear || jsonv2.Unmarshal(c.RawInput, &told) != nil
		readChanges(&r, told.Changes)
	})
	return g.approve(line, f, &approvalAnswer{g: g, words: decides, r: r}, a.doubt())
}

// doubt is why guard may not allow it on its own.
func (a *approval) doubt() risk.Reason {
	if str(a.GrantRoot) != "" {
		return lasting(*a.GrantRoot)
	}
	once := func(v jsontext.Value) bool { s, _ := wire.Text(v); return s == "accept" }
	if len(a.Available) > 0 && !slices.ContainsFunc(a.Available, once) {
		return risk.Say("the agent does not offer exactly one way to allow this once and a way to refuse it")
	}
	return risk.Reason{}
}

func lasting(root string) risk.Reason {
	return risk.Say("it asks to write to {0} from now on, not only here", root)
}

// seen has what is known of a request's call read under the lock, and notes that
// the call was asked about.
func (g *Gate) seen(r *policy.Request, read func(*call)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	c := g.calls.at(r.Session, r.Call)
	read(c)
	c.requested = true
	if r.Tool == policy.Shell {
		c.line = asLine(r)
	}
}

// approve answers an approval: by what guard's hook was told of the very call just
// before, else by judging it.
func (g *Gate) approve(line []byte, f wire.Frame, a *approvalAnswer, doubt risk.Reason) bool {
	g.place(&a.r)
	if doubt.IsZero() && !a.onlyAsked && g.useConsent(&a.r) {
		return a.done(reply{Outcome: policy.Outcome{Result: decision.Allowance}, line: line, f: f})
	}
	return g.judge(line, f, &a.r, doubt, a)
}

// verdictWords are how one kind of approval is answered.
type verdictWords struct {
	yes func(params []byte, picked string) any
	no  func(reason string) any
	end any // no, and the turn ends

	reason    string // the member of the request that holds the agent's, and guard's for the client
	decisions bool   // the request tells which decisions there are
}

func said(result any) func([]byte, string) any { return func([]byte, string) any { return result } }

// decides is how the approvals of items are answered. They have no place for a
// reason to the model.
var decides = &verdictWords{
	yes:       said(map[string]string{"decision": "accept"}),
	no:        func(string) any { return map[string]string{"decision": "decline"} },
	end:       map[string]string{"decision": "cancel"},
	reason:    "reason",
	decisions: true,
}

// approvalAnswer answers one approval, once.
type approvalAnswer struct {
	g         *Gate
	words     *verdictWords
	r         policy.Request
	onlyAsked bool   // nothing but a person may allow it
	picked    string // what the client picked
}

func (a *approvalAnswer) done(out reply) bool {
	switch {
	case out.Cancelled() || out.EndsTurn():
		a.say(&out, a.words.end)
	case !out.Allowed():
		a.say(&out, a.words.no(refusalText(&out.Outcome)))
	case a.onlyAsked && !out.later:
		return a.g.pass(out.line, out.f)
	default:
		a.say(&out, a.words.yes(out.f.Params, a.picked))
	}
	return false
}

func (a *approvalAnswer) say(out *reply, result any) {
	if !out.Allowed() {
		a.g.mu.Lock()
		a.g.calls.at(a.r.Session, a.r.Call).refused = true
		a.g.mu.Unlock()
	}
	a.g.answer(out.f.ID, wire.NewResult(out.f.ID, result))
}

// keep drops all that can be read again from the line and the case.
func (a *approvalAnswer) keep(c *policy.Case) kept {
	return &keptApproval{g: a.g, words: a.words, r: &c.Facts.Request}
}

// keptApproval is one approval that a person is asked about.
type keptApproval struct {
	g      *Gate
	words  *verdictWords
	r      *policy.Request
	picked string
}

func (a *keptApproval) done(out reply) bool {
	return (&approvalAnswer{g: a.g, words: a.words, r: *a.r, picked: a.picked}).done(out)
}

// dialog asks through the client's own dialog: Codex's request under an id of
// guard's own, with what guard knows in its reason.
func (a *keptApproval) dialog(line []byte) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		id := a.g.newID()
		opts, session := decisionsFor(c)
		f := wire.Scan(line)
		frame := wire.NewRequest(id, f.Method, a.words.enriched(a.g, f.Params, c, opts))
		return a.g.askClient(threadOf(f.Params), id, frame, func(picked string, auto bool, err error) {
			if r := (policy.Reply{Answer: answerFor(opts, simply(picked), session), Auto: auto}); err == nil {
				a.picked = picked
				answer(r, nil)
				return
			}
			answer(policy.Reply{}, err)
		})
	}
}

// enriched is the params of an approval with guard's words in front of the
// agent's reason.
func (w *verdictWords) enriched(g *Gate, params []byte, c *policy.Case, opts []Option) []byte {
	with := edition{w.reason: func(old []byte) any {
		if own, _ := wire.Text(old); own != "" {
			return g.describe(c) + "\n\n" + locale.Fill("the agent's own words: {0}", g.lines(own))
		}
		return g.describe(c)
	}}
	always := []string{w.reason}
	if w.decisions {
		with["availableDecisions"] = func([]byte) any { return idsOf(opts) }
		always = append(always, "availableDecisions")
	}
	return rewrite(params, with, always...)
}

// The decisions that a client is offered, by Codex's names.
const (
	decideAccept  = "accept"
	decideSession = "acceptForSession"
	decideDecline = "decline"
	decideCancel  = "cancel"
)

// decisionsFor are the decisions as options. "For this session" is guard's own, and
// Codex never hears of it.
func decisionsFor(c *policy.Case) (opts []Option, session string) {
	opts = []Option{{ID: decideAccept, Kind: decision.AllowOnce}}
	if _, covers := c.SignatureGrant(); covers {
		session = decideSession
		opts = append(opts, Option{ID: session, Kind: decision.AllowAlways})
	}
	return append(opts, Option{ID: decideDecline, Kind: decision.RejectOnce}), session
}

// idsOf are the names of the decisions; a turn can always be cancelled.
func idsOf(opts []Option) []string {
	var ids []string
	for _, o := range opts {
		ids = append(ids, o.ID)
	}
	return append(ids, decideCancel)
}
