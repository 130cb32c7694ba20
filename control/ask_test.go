package control

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
	"guard/policy/risk"
)

// dialogOf is a client's dialog that answers so.
func dialogOf(r policy.Reply, err error) policy.Dialog {
	return func(_ *policy.Case, answer func(policy.Reply, error)) (func(error), error) {
		go answer(r, err)
		return func(error) {}, nil
	}
}

// Every answer by every way: what the agent hears, who is named, and the order
// of the record.
func TestAnswers(t *testing.T) {
	for _, tt := range []struct {
		name    string
		reply   policy.Reply
		answer  string
		follow  string // between the answer and the verdict
		allowed bool
		reason  string // in the outcome, or in the verdict where it is allowed
	}{
		{"once", policy.Reply{Answer: policy.Once}, "once", "", true, "allowed it once"},
		{"for this session", policy.Reply{Answer: policy.ForSession}, "session", "approval_granted(%s) ", true, "for this session"},
		{"refused", policy.Reply{Answer: policy.Refused}, "deny", "", false, "refused it"},
		{"refused with a note", policy.Reply{Answer: policy.Refused, Note: "use the test database"}, "deny", "", false, "refused it: use the test database"},
		{"a note with an allow", policy.Reply{Answer: policy.Once, Note: "careful"}, "once", "", true, "allowed it once"},
		{"cancelled", policy.Reply{Answer: policy.Cancelled}, "cancelled", "step_cancelled_by_user ", false, "refused it"},
		{"the zero reply", policy.Reply{}, "none", "", false, "no answer"},
		{"an answer that is none", policy.Reply{Answer: 99}, "deny", "", false, "refused it"},
	} {
		for _, via := range []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient, policy.ViaWatch} {
			t.Run(tt.name+" at the "+via.String(), func(t *testing.T) {
				var dialog policy.Dialog
				if via == policy.ViaClient {
					dialog = dialogOf(tt.reply, nil)
				}
				r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{via}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{via: controltest.Says(tt.reply).Ask}})
				out := r.run(t.Context(), controltest.Samples["high"], "", dialog)
				want := fmt.Sprintf("%sapproval_resolved(%s %s) %sdecided:%v(%[2]s %[3]s)", askedStory, via, tt.answer,
					strings.ReplaceAll(tt.follow, "%s", via.String()), map[bool]string{true: "allow", false: "deny"}[tt.allowed])
				if got := r.rec.Story(); got != want {
					t.Errorf("record\n got %s\nwant %s", got, want)
				}
				if out.Allowed() != tt.allowed || out.Cancelled() != (tt.reply.Answer == policy.Cancelled) || !strings.Contains(out.Verdict.Reason, tt.reason) {
					t.Errorf("outcome %+v", out)
				}
				if !tt.allowed && !strings.Contains(out.Reason, tt.reason) {
					t.Errorf("reason %q", out.Reason)
				}
				if got := r.rec.Last(audit.ApprovalResolved).Note; got != tt.reply.Note {
					t.Errorf("note %q", got)
				}
			})
		}
	}
}

// What may not be granted counts once, and the record says once.
func TestSessionIsOnceWhereItMayNotBeGranted(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.ForSession}))
	if out := r.run(t.Context(), controltest.Samples["critical"], "", nil); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	if r.rec.Count(audit.ApprovalGranted) != 0 || r.granted() || r.rec.Last(audit.Decided).Answer != "once" {
		t.Error(r.rec.Story())
	}
}

// No person turns what was answered already.
func TestOnlyAQuestionIsAsked(t *testing.T) {
	for _, a := range []policy.Action{policy.Deny, policy.Allow} {
		p := controltest.Says(policy.Reply{Answer: policy.Once})
		r := terminal(p)
		c := r.judge(controltest.Samples["high"])
		c.Verdict.Action = a
		if out := r.ask(t.Context(), c, nil); out.Allowed() || p.Times() != 0 {
			t.Errorf("%v: %+v, asked %d times", a, out, p.Times())
		}
		if r.rec.Count(audit.Decided) != 1 {
			t.Error(r.rec.Story())
		}
	}
}

// The ways are tried in the order of ask_via, each only where it can work.
func TestOrderOfAsking(t *testing.T) {
	yes, gone := policy.Reply{Answer: policy.Once}, errors.New("it is gone")
	broken := func() *controltest.Person {
		return &controltest.Person{Reply: func(context.Context, *policy.Case) (policy.Reply, error) { return policy.Reply{}, gone }}
	}
	absent := func() *controltest.Person { return &controltest.Person{Gone: gone} }
	for _, tt := range []struct {
		name     string
		askVia   []policy.ApprovalChannel
		terminal *controltest.Person
		dialog   policy.Dialog
		want     string // who answered
	}{
		{"the terminal is first by default", nil, controltest.Says(yes), dialogOf(yes, nil), "terminal once"},
		{"the client first, if so set", []policy.ApprovalChannel{policy.ViaClient, policy.ViaTerminal}, controltest.Says(yes), dialogOf(yes, nil), "client once"},
		{"no terminal: the client", nil, absent(), dialogOf(yes, nil), "client once"},
		{"a terminal that goes: the client", nil, broken(), dialogOf(yes, nil), "client once"},
		{"no dialog: the terminal", []policy.ApprovalChannel{policy.ViaClient, policy.ViaTerminal}, controltest.Says(yes), nil, "terminal once"},
		{"a dialog that fails: the terminal", []policy.ApprovalChannel{policy.ViaClient, policy.ViaTerminal}, controltest.Says(yes), dialogOf(policy.Reply{}, gone), "terminal once"},
		{"only the client, though there is a terminal", []policy.ApprovalChannel{policy.ViaClient}, controltest.Says(yes), nil, "nobody"},
		{"a way that guard does not have", []policy.ApprovalChannel{policy.ViaWatch, policy.ViaTerminal}, controltest.Says(yes), nil, "terminal once"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(Params{Mode: policy.Asking, AskVia: tt.askVia, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: tt.terminal.Ask}})
			r.run(t.Context(), controltest.Samples["high"], "", tt.dialog)
			rec := r.rec.Last(audit.Decided)
			if got := strings.Trim(rec.By.String()+" "+rec.Answer, " "); got != tt.want {
				t.Errorf("answered by %q, want %q: %s", got, tt.want, r.rec.Story())
			}
		})
	}
}

// A refusal is an answer: the next way is not asked to say otherwise.
func TestARefusalIsNotAskedAgain(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.Refused}))
	dialog := func(*policy.Case, func(policy.Reply, error)) (func(error), error) {
		t.Error("asked again")
		return nil, errNoDialog
	}
	if out := r.run(t.Context(), controltest.Samples["high"], "", dialog); out.Allowed() {
		t.Error("allowed")
	}
}

func TestNobodyToAskSaysWhyForEach(t *testing.T) {
	r := newRig(Params{
		Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient, policy.ViaWatch},
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: (&controltest.Person{Gone: errors.New("no controlling terminal")}).Ask},
	})
	out := r.run(t.Context(), controltest.Samples["high"], "", dialogOf(policy.Reply{Answer: policy.Once}, errors.New("the editor has none")))
	for _, why := range []string{"nobody could be", "terminal: no controlling terminal", "client: the editor has none", "watch: no guard watch is running"} {
		if !strings.Contains(out.Reason, why) {
			t.Errorf("%q is not in %q", why, out.Reason)
		}
	}
	if want := askedStory + "approval_resolved(nobody) decided:deny(nobody)"; out.Allowed() || out.Cancelled() || r.rec.Story() != want {
		t.Errorf("%+v\n got %s\nwant %s", out, r.rec.Story(), want)
	}
}

// A question that nobody needs answered any more ends as withdrawn, whoever
// withdrew it; an allow that comes too late is none.
func TestWithdrawn(t *testing.T) {
	why := errors.New("the turn was cancelled")
	waiting, shown := controltest.Waits()
	late := &controltest.Person{}
	var looking, allowing, before policy.Cancellation
	late.Reply = func(context.Context, *policy.Case) (policy.Reply, error) {
		allowing.Now(why)
		return policy.Reply{Answer: policy.Once}, nil
	}
	go func() {
		<-shown
		looking.Now(why)
	}()
	before.Now(why)
	for _, tt := range []struct {
		name  string
		back  *policy.Cancellation
		p     *controltest.Person
		times int
	}{
		{"while they look at it", &looking, waiting, 1},
		{"just before they allow it", &allowing, late, 1},
		{"before anybody was asked", &before, controltest.Says(policy.Reply{Answer: policy.Once}), 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := terminal(tt.p)
			_, c := r.Decide(controltest.Samples["high"], risk.Reason{})
			out := asked(tt.back, r.Broker, c, dialogOf(policy.Reply{Answer: policy.Once}, nil))
			if out.Allowed() || !out.Cancelled() || !strings.Contains(out.Reason, why.Error()) {
				t.Errorf("%+v", out)
			}
			if want := askedStory + "approval_resolved(withdrawn) decided:deny(withdrawn)"; r.rec.Story() != want {
				t.Errorf("record\n got %s\nwant %s", r.rec.Story(), want)
			}
			if tt.p.Times() != tt.times {
				t.Errorf("asked %d times", tt.p.Times())
			}
		})
	}
}

// A refusal that comes just then is the person's all the same.
func TestALateRefusalIsThePersons(t *testing.T) {
	var back policy.Cancellation
	r := terminal(&controltest.Person{Reply: func(context.Context, *policy.Case) (policy.Reply, error) {
		back.Now(errors.New("the turn was cancelled"))
		return policy.Reply{Answer: policy.Refused, Note: "no"}, nil
	}})
	_, c := r.Decide(controltest.Samples["high"], risk.Reason{})
	if out := asked(&back, r.Broker, c, nil); out.Allowed() || r.rec.Last(audit.Decided).By != audit.ByTerminal {
		t.Error(r.rec.Story())
	}
}

func TestClientThatAnswersByItself(t *testing.T) {
	r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaClient}})
	for range 3 {
		out := r.run(t.Context(), controltest.Samples["high"], "", dialogOf(policy.Reply{Answer: policy.Once, Auto: true}, nil))
		if !out.Allowed() || r.rec.Last(audit.Decided).By != audit.ByClientAuto || strings.Contains(out.Verdict.Reason, "person") {
			t.Errorf("%+v", out)
		}
	}
	if told := r.heard(); len(told) != 1 || !strings.Contains(told[0], "by itself") {
		t.Errorf("told %q", told)
	}
}

// What one way was shown is not what another is, once the answer is settled.
func TestTheCaseShownIsNotChanged(t *testing.T) {
	p := controltest.Says(policy.Reply{Answer: policy.Once})
	r := terminal(p)
	_, c := r.Decide(controltest.Samples["high"], risk.Reason{})
	before := c.Verdict
	r.ask(t.Context(), c, nil)
	if c.Verdict.Action != policy.Ask || c.Verdict.Reason != before.Reason || p.Asked[0] != c {
		t.Errorf("%+v", c.Verdict)
	}
}

// "For this session" lets the same through, and nothing that is worse or other.
func TestSessionGrant(t *testing.T) {
	p := controltest.Says(policy.Reply{Answer: policy.ForSession})
	r := terminal(p)
	r.run(t.Context(), controltest.Shell("git push origin main"), "", nil)
	if g, ok := r.rec.Last(audit.ApprovalGranted).Data.(policy.Grant); !ok || g.Signature != "git push" {
		t.Fatalf("granted %+v", g)
	}
	p.Reply = func(context.Context, *policy.Case) (policy.Reply, error) {
		return policy.Reply{Answer: policy.Refused}, nil
	}
	for _, tt := range []struct {
		line    string
		allowed bool
	}{
		{"git push origin main", true},
		{"git push origin dev", true},
		{"git push --force origin main && rm -rf build", false},
		{"sudo git push", false},
		{"rm a", false},
	} {
		asked := p.Times()
		out := r.run(t.Context(), controltest.Shell(tt.line), "", nil)
		if out.Allowed() != tt.allowed || (p.Times() == asked) != tt.allowed {
			t.Errorf("%s: allowed %v, asked %d times", tt.line, out.Allowed(), p.Times()-asked)
		}
		if by := r.rec.Last(audit.Decided).By; tt.allowed && by != audit.ByGrant {
			t.Errorf("%s: by %q", tt.line, by)
		}
	}
}

// A grant in one level does not reach what carries the same signature but is
// worse, whatever the judge calls it.
func TestSessionGrantIsNoWiderThanWhatWasAsked(t *testing.T) {
	r := terminal(controltest.Says(policy.Reply{Answer: policy.Refused}))
	r.grant("", policy.Grant{Signature: "git push", Level: risk.Medium, Categories: risk.GitPublish,
		Parts: []policy.Part{{Kind: policy.CommandPart, Name: "git push", Level: risk.Medium, Categories: risk.GitPublish}}})
	if out := r.run(t.Context(), controltest.Shell("git push origin main"), "", nil); out.Allowed() {
		t.Error("a grant for medium let high through")
	}
}

// Many at once: each gets its own answer, and exactly one verdict in the record.
func TestThousandAtOnce(t *testing.T) {
	const n = 1000
	r := terminal(&controltest.Person{Reply: func(_ context.Context, c *policy.Case) (policy.Reply, error) {
		if strings.HasSuffix(c.Facts.Command, "0") {
			return policy.Reply{Answer: policy.Once}, nil
		}
		return policy.Reply{Answer: policy.Refused}, nil
	}})
	lines := []string{"cat f%d", "git push origin b%d", "rm -rf / #%d"}
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			req := controltest.Shell(fmt.Sprintf(lines[i%3], i))
			req.Call = fmt.Sprint("call ", i)
			want := [...]bool{true, i%10 == 0, false}[i%3]
			if out := r.run(t.Context(), req, "", nil); out.Allowed() != want {
				t.Errorf("%s: %+v", req.Command, out)
			}
		})
	}
	all.Wait()
	verdicts := map[string]int{}
	for _, rec := range r.rec.Records {
		if rec.Event == audit.Decided {
			verdicts[rec.RequestID]++
		}
	}
	for i := range n {
		if got := verdicts[fmt.Sprint("call ", i)]; got != 1 {
			t.Errorf("call %d has %d verdicts", i, got)
		}
	}
}
