package appserver

import (
	"slices"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
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
	Environment *string          `json:"environmentId"`      // null: local
	Available   []jsontext.Value `json:"availableDecisions"` // none: all
}

// localEnvironment is the environment that is this machine.
const localEnvironment = "local"

// elsewhere reports a command that would run in another environment, of whose files guard knows nothing.
func (a *approval) elsewhere() bool {
	return str(a.Environment) != "" && *a.Environment != localEnvironment
}

// The kinds of command approval. A checkpoint is for a person, whatever guard thinks
// of the command.
const (
	approveLine       = "command"
	approveCheckpoint = "humanCommand"
)

// approveCommand handles item/commandExecution/requestApproval.
func (srv *server) approveCommand(line []byte, f wire.Frame) bool {
	a, err := wire.Params[approval](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: srv.sessionOfThread(a.ThreadID), Call: a.ItemID, Cwd: str(a.Cwd)}
	told := dialect.ToolCall{ToolCallID: a.ItemID}
	if a.Command != nil {
		told.RawInput = asJSON(map[string]string{"command": *a.Command, "cwd": str(a.Cwd)})
	}
	srv.Complete(&r, told)
	switch {
	case a.Network != nil && a.Command == nil: // which of its commands wants it is not told
		r.Tool, r.Command, r.Argv, r.Cwd = policy.Fetch, "", nil, ""
		r.URLs = []string{a.Network.Protocol + "://" + a.Network.Host}
		r.Raw, r.Partial = r.URLs[0], false
	case r.Tool != policy.Shell:
		r.Tool, r.Partial = policy.Shell, true
	}
	r.Partial = r.Partial || a.elsewhere() || a.Network != nil && a.Command != nil // which of the two is asked about?
	r.Partial = r.Partial || a.Kind != "" && a.Kind != approveLine && a.Kind != approveCheckpoint
	r.Claim = str(a.Reason)
	answer := &approvalAnswer{srv: srv, kind: itemApproval, r: r, onlyAsked: a.Kind == approveCheckpoint}
	return srv.approve(line, f, answer, a.doubt())
}

// approveChange handles item/fileChange/requestApproval: what changes stands in the
// item before it.
func (srv *server) approveChange(line []byte, f wire.Frame) bool {
	a, err := wire.Params[approval](line)
	if err != nil {
		srv.RefuseUnread(f, err)
		return false
	}
	r := policy.Request{Session: srv.sessionOfThread(a.ThreadID), Call: a.ItemID, Claim: str(a.Reason)}
	var told struct {
		Changes []fileChange `json:"fileChanges"`
	}
	input, unclear := srv.Earlier(&r)
	r.Partial = unclear || jsonv2.Unmarshal(input, &told) != nil
	readChanges(&r, told.Changes)
	return srv.approve(line, f, &approvalAnswer{srv: srv, kind: itemApproval, r: r}, a.doubt())
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

// lasting is the doubt about an approval that would go on holding below a folder.
func lasting(root string) risk.Reason {
	return risk.Say("it asks to write to {0} from now on, not only here", root)
}

// approve answers an approval. Where guard's hook has just allowed the very same call,
// that consent is used; else the request is judged.
func (srv *server) approve(line []byte, f wire.Frame, a *approvalAnswer, doubt risk.Reason) bool {
	srv.Place(&a.r)
	if doubt.IsZero() && !a.onlyAsked {
		if out, told := srv.Consented(&a.r); told {
			return a.Done(dialect.Reply{Outcome: out, Line: line, Frame: f})
		}
	}
	return srv.Judge(line, f, &a.r, doubt, a)
}

// approvalKind is one kind of request for approval: the results that answer it, and
// where its params have a place for guard's words to the client.
type approvalKind struct {
	accept  func(params []byte, picked string) any
	decline func(reason string) any
	cancel  any // declines, and the turn ends

	reason    string // the member of the params that holds the agent's reason
	decisions bool   // the params tell which decisions there are
}

// fixed is an accept that is the same for every request.
func fixed(result any) func([]byte, string) any { return func([]byte, string) any { return result } }

// itemApproval is the kind of an item's approval. Its result has no place for a reason
// to the model.
var itemApproval = &approvalKind{
	accept:    fixed(map[string]string{"decision": "accept"}),
	decline:   func(string) any { return map[string]string{"decision": "decline"} },
	cancel:    map[string]string{"decision": "cancel"},
	reason:    "reason",
	decisions: true,
}

// approvalAnswer answers one approval, once.
type approvalAnswer struct {
	srv       *server
	kind      *approvalKind
	r         policy.Request
	onlyAsked bool   // nothing but a person may allow it
	picked    string // what the client picked
}

func (a *approvalAnswer) Done(out dialect.Reply) bool {
	switch {
	case out.Cancelled() || out.EndsTurn():
		a.say(&out, a.kind.cancel)
	case !out.Allowed():
		a.say(&out, a.kind.decline(dialect.RefusalText(&out.Outcome)))
	case a.onlyAsked && !out.Later:
		return a.srv.Pass(out.Line, out.Frame)
	default:
		a.say(&out, a.kind.accept(out.Frame.Params, a.picked))
	}
	return false
}

func (a *approvalAnswer) say(out *dialect.Reply, result any) {
	if !out.Allowed() {
		a.srv.NoteRefused(a.r.Session, a.r.Call)
	}
	a.srv.Answer(out.Frame.ID, wire.NewResult(out.Frame.ID, result))
}

// Keep drops all that can be read again from the line and the case.
func (a *approvalAnswer) Keep(c *policy.Case) dialect.Kept {
	return &keptApproval{srv: a.srv, kind: a.kind, r: &c.Facts.Request}
}

// keptApproval is one approval that a person is asked about.
type keptApproval struct {
	srv    *server
	kind   *approvalKind
	r      *policy.Request
	picked string
}

func (a *keptApproval) Done(out dialect.Reply) bool {
	return (&approvalAnswer{srv: a.srv, kind: a.kind, r: *a.r, picked: a.picked}).Done(out)
}

// Dialog asks through the client's own dialog: Codex's request under an id of
// guard's own, with what guard knows in its reason.
func (a *keptApproval) Dialog(line []byte) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		id := a.srv.NewID()
		asked := dialect.Question{}
		asked.Options, asked.Session = decisionsFor(c)
		f := wire.Scan(line)
		frame := wire.NewRequest(id, f.Method, a.kind.enriched(a.srv, f.Params, c, asked.Options))
		return a.srv.AskClient(threadOf(f.Params), id, frame, func(picked string, auto bool, err error) {
			if r := (policy.Reply{Answer: asked.Answer(asDecision(picked)), Auto: auto}); err == nil {
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
func (k *approvalKind) enriched(srv *server, params []byte, c *policy.Case, opts []dialect.Option) []byte {
	with := wire.Edition{k.reason: func(old []byte) any {
		if own, _ := wire.Text(old); own != "" {
			return srv.Describe(c) + "\n\n" + locale.Fill("the agent's own words: {0}", srv.Lines(own))
		}
		return srv.Describe(c)
	}}
	always := []string{k.reason}
	if k.decisions {
		with["availableDecisions"] = func([]byte) any { return idsOf(opts) }
		always = append(always, "availableDecisions")
	}
	return wire.Rewrite(params, with, always...)
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
func decisionsFor(c *policy.Case) (opts []dialect.Option, session string) {
	opts = []dialect.Option{{ID: decideAccept, Kind: decision.AllowOnce}}
	if _, covers := c.SignatureGrant(); covers {
		session = decideSession
		opts = append(opts, dialect.Option{ID: session, Kind: decision.AllowAlways})
	}
	return append(opts, dialect.Option{ID: decideDecline, Kind: decision.RejectOnce}), session
}

// idsOf are the names of the decisions; a turn can always be cancelled.
func idsOf(opts []dialect.Option) []string {
	var ids []string
	for _, o := range opts {
		ids = append(ids, o.ID)
	}
	return append(ids, decideCancel)
}
