package acp

import (
	"path/filepath"

	"guard/acp/dialect"
	"guard/acp/inflight"
	"guard/acp/wire"
	"guard/internal/jsonl"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// permissions handles the requests by which the agent asks leave for its calls.
type permissions struct {
	decider  Decider
	describe func(*policy.Case) string
	own      string // what the ids of guard's own options begin with
	escape   escaper

	sessions  *sessions
	memory    *callMemory
	link      *link
	inFlight  *inflight.Requests
	judging   *judging
	dialogs   *dialogs
	cards     *cards
	questions *questions
}

// permission handles session/request_permission: it makes a policy.Request of it, and has that
// judged, unless it is a question that only asks the person something, or a call to which the
// agent's hook has its consent already. The line itself never passes: guard answers it.
func (h *permissions) permission(line []byte, f wire.Frame) bool {
	read, err := strictPermission(line, f)
	if err != nil {
		h.link.RefuseUnread(f, err)
		return false
	}
	a := &permissionAnswer{h: h, p: read}
	p, r := &a.p, &a.r
	question := h.memory.readPermission(r, p)
	if question && h.questions.carriesCommand(p, r) {
		return h.judging.Judge(line, f, r, risk.Reason{}, a)
	}
	h.sessions.Place(r)
	if question && !h.decider.CriticalOrWorse(*r) {
		h.decider.Note(policy.Note{Event: policy.NoteQuestion, Session: p.SessionID, Call: r.Call, Text: r.Raw})
		return h.questions.pass(line, f, p, r.Raw)
	}
	a.led = h.leadsOf(r)
	_, plain := chooseAllow(p.Options)
	var doubt risk.Reason
	if plain {
		if out, told := h.judging.Consented(r); told {
			return a.Done(reply{Outcome: out, Frame: f})
		}
	} else {
		doubt = risk.Say("the agent does not offer exactly one way to allow this once and a way to refuse it")
	}
	return h.judging.Judge(line, f, r, doubt, a)
}

// permissionAnswer answers one session/request_permission, once.
type permissionAnswer struct {
	h      *permissions
	p      Permission
	r      policy.Request
	led    []string // where the paths of its edits led
	shown  bool     // the client was asked
	picked string   // the client's option, where several allow once
}

// leadsOf are where the paths of a request's edits lead; "" for one that is not absolute.
func (h *permissions) leadsOf(r *policy.Request) (led []string) {
	if r.Tool != policy.Edit || r.Partial {
		return nil
	}
	for _, c := range r.Edits {
		real := ""
		if filepath.IsAbs(c.Path) {
			real = h.decider.RealPath(c.Path)
		}
		led = append(led, real)
	}
	return led
}

// Done sends the agent its answer, and shows the client the call where nothing else
// has. Where policy decided at once, the answer goes first: the agent waits for it, and
// what it says next still passes behind this line. After a person has decided, the
// agent's next words could overtake, so that the client is told first.
func (a *permissionAnswer) Done(out reply) bool {
	choice := a.choose(&out)
	if out.Allowed() {
		a.h.memory.rememberEdits(&a.r, a.led)
	}
	if out.Later {
		a.h.cards.announce(&a.r, callOf(&a.p), &out.Outcome, a.shown)
	}
	a.h.link.Answer(out.Frame.ID, answerFrame(out.Frame.ID, choice))
	if !out.Later {
		a.h.cards.announce(&a.r, callOf(&a.p), &out.Outcome, a.shown)
	}
	return false
}

// choose finds the option of the agent's that expresses an outcome. Where no option
// expresses an allowance, the outcome becomes a refusal.
func (a *permissionAnswer) choose(out *reply) Choice {
	if out.Cancelled() {
		return Choice{Cancelled: true}
	}
	if !out.Allowed() {
		return chooseReject(a.p.Options)
	}
	choice, ok := chooseAllow(a.p.Options)
	if !ok && out.Later { // a person allowed it, though the agent offers no way to refuse, or several to allow
		choice, ok = chooseAsked(a.p.Options, a.picked)
	}
	if ok {
		return choice
	}
	out.Outcome = policy.Outcome{Reason: locale.Text("the agent offers no way to allow this once")}
	return chooseReject(a.p.Options)
}

// Keep drops all that can be read again from the line and the case.
func (a *permissionAnswer) Keep(c *policy.Case) kept {
	return &keptPermission{h: a.h, r: &c.Facts.Request, led: a.led}
}

// keptPermission is one session/request_permission that a person is asked about.
type keptPermission struct {
	h      *permissions
	r      *policy.Request
	led    []string // where the paths of its edits led
	shown  bool     // the client was asked
	picked string   // the client's option, where several allow once
}

func (a *keptPermission) Done(out reply) bool {
	p, err := strictPermission(out.Line, out.Frame)
	if err != nil { // though it could be before
		a.h.link.RefuseUnread(out.Frame, err)
		return false
	}
	answer := permissionAnswer{h: a.h, p: p, r: *a.r, led: a.led, shown: a.shown, picked: a.picked}
	return answer.Done(out)
}

// Dialog asks through the client's own permission dialog: the agent's request,
// with what guard knows in its content and only such options as guard honours.
// It goes under an id of guard's own, so that no answer to it can be taken for
// an answer to a later request of the agent's.
func (a *keptPermission) Dialog(line []byte) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		opts, _, err := a.offer(line, c)
		if err != nil {
			return nil, err
		}
		id := a.h.inFlight.NewID()
		frame, err := a.h.escape.enrich(id, wire.Scan(line), a.h.describe(c), c, opts)
		if err != nil {
			return nil, err
		}
		a.shown = true
		return a.h.dialogs.AskClient(a.r.Session, id, frame, func(picked string, auto bool, err error) {
			opts, session, _ := a.offer(line, c) // the same as before, which was not kept
			asked := dialect.Question{Options: opts, Session: session}
			r := policy.Reply{Answer: asked.Answer(picked), Auto: auto}
			if r.Answer == policy.Once {
				a.picked = picked
			}
			answer(r, err)
		})
	}
}

// offer is what the client's dialog offers, and the id of its "for this session".
func (a *keptPermission) offer(line []byte, c *policy.Case) (opts []Option, session string, err error) {
	p, err := strictPermission(line, wire.Scan(line))
	if err != nil {
		return nil, "", err
	}
	if opts, session = offer(a.h.own, p.Options, c, a.h.escape); countKind(opts, decision.AllowOnce) == 0 {
		return nil, "", errNoDialog
	}
	return opts, session, nil
}

// answerFrame is the answer to session/request_permission.
func answerFrame(id []byte, c Choice) []byte {
	b := append(append(make([]byte, 0, 128), `{"jsonrpc":"2.0","id":`...), id...)
	if c.Cancelled {
		return append(b, `,"result":{"outcome":{"outcome":"cancelled"}}}`+"\n"...)
	}
	b = append(b, `,"result":{"outcome":{"outcome":"selected","optionId":`...)
	return append(jsonl.Quote(b, c.ID), "}}}\n"...)
}
