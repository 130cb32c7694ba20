package control

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
	"guard/policy/risk"
)

// waitingRig has some of the lines wait in one session, asked by nobody who answers.
func waitingRig(t *testing.T, lines ...string) (*rig, []<-chan policy.Outcome) {
	t.Helper()
	p, shown := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	var outs []<-chan policy.Outcome
	for i, line := range lines {
		req := controltest.Shell(line)
		req.Call = fmt.Sprint("c", i)
		outs = append(outs, asks(t, r, req, shown))
	}
	return r, outs
}

// TestNamedCategoriesLetOthersThrough: one is answered with categories that the person named; what
// else waits and they cover is judged again, each with its own record, and the grant is like any
// other.
func TestNamedCategoriesLetOthersThrough(t *testing.T) {
	r, outs := waitingRig(t, "git push origin a", "npm publish", "git push origin b", "rm -rf ./tmp_*")
	var offers [][]policy.Grant
	for _, p := range r.Waiting() {
		offers = append(offers, p.Grants)
	}
	fit := policy.Together(offers[:3])
	if len(fit) != 1 || fit[0].Signature != "" {
		t.Fatalf("%+v", fit)
	}
	named := fit[0].Categories
	for _, bad := range []policy.Reply{
		{Answer: policy.ForSession, Categories: risk.Sudo},
		{Answer: policy.ForSession, Categories: named &^ risk.GitPublish},
	} {
		if err := r.Answer("run-1", bad); !errors.Is(err, ErrAnswer) {
			t.Errorf("%v: %v", bad.Categories, err)
		}
	}
	if err := r.Answer("run-1", policy.Reply{Answer: policy.ForSession, Categories: named}); err != nil {
		t.Fatal(err)
	}
	for i, out := range outs[:3] {
		if o := <-out; !o.Allowed() {
			t.Errorf("request %d: %s", i+1, o.Reason)
		}
	}
	if w := r.Waiting(); len(w) != 1 || w[0].ToolInput.Command != "rm -rf ./tmp_*" {
		t.Errorf("%d wait", len(w))
	}
	if n := r.rec.Count(audit.Decided); n != 3 || r.rec.Count(audit.ApprovalResolved) != 3 || r.rec.Count(audit.ApprovalGranted) != 1 {
		t.Error(r.rec.Story())
	}
	if got, want := strings.Count(r.rec.Story(), "decided:allow(grant allow)"), 2; got != want {
		t.Errorf("%d by the grant: %s", got, r.rec.Story())
	}
	if s := r.Sessions()[0]; len(s.Grants) != 1 || s.Grants[0].Categories != named || s.Counts.Asked != 1 || s.Counts.Allowed != 3 {
		t.Errorf("%+v", s)
	}
	if err := r.Revoke("run.1", policy.Grant{Categories: named}, audit.ByWatch); err != nil || r.granted() {
		t.Errorf("not taken back: %v", err)
	}
	_ = r.Answer("run-4", policy.Reply{Answer: policy.Refused})
	<-outs[3]
}

// TestWhatIsGrantable: nothing for what is critical, nor for what guard may not allow on its own.
func TestWhatIsGrantable(t *testing.T) {
	r, outs := waitingRig(t, "git push origin main", "rm")
	_, doubted := r.Decide(controltest.Shell("git push origin main"), risk.Say("two options allow it"))
	if len(Grantable(doubted)) != 2 { // asked by policy itself: a grant lets it through
		t.Errorf("%+v", Grantable(doubted))
	}
	_, doubted = r.Decide(controltest.Shell("cat README.md"), risk.Say("two options allow it"))
	if g := Grantable(doubted); len(g) != 0 {
		t.Errorf("what guard may not allow on its own: %+v", g)
	}
	w := r.Waiting()
	if len(w[0].Grants) != 2 || len(w[1].Grants) != 0 {
		t.Errorf("%+v, critical %+v", w[0].Grants, w[1].Grants)
	}
	if err := r.Answer("run-2", policy.Reply{Answer: policy.ForSession, Categories: ^risk.Categories(0)}); !errors.Is(err, ErrAnswer) {
		t.Errorf("critical by categories: %v", err)
	}
	for i := range outs {
		_ = r.Answer(fmt.Sprint("run-", i+1), policy.Reply{Answer: policy.Refused})
		<-outs[i]
	}
}

// TestNamedAtTheTerminal, where the categories do not cover the request itself, counts once.
func TestNamedAtTheTerminal(t *testing.T) {
	for _, c := range []struct {
		named risk.Categories
		grant bool
	}{{risk.Sudo, false}, {^risk.Categories(0), true}} {
		r := terminal(controltest.Says(policy.Reply{Answer: policy.ForSession, Categories: c.named}))
		if out := r.run(context.Background(), controltest.Samples["high"], "", nil); !out.Allowed() || r.granted() != c.grant {
			t.Errorf("%v: %+v %s", c.named, out, r.rec.Story())
		}
	}
}

// TestPartsOfAGrantCountByThemselves: what "for this session" would cover is told before it is given;
// each part of it lets through what waits and needs no more, is listed, and is taken back by its name.
func TestPartsOfAGrantCountByThemselves(t *testing.T) {
	r, outs := waitingRig(t, "git push && npm install", "npm install x", "git push origin topic", "git push --force", "npm publish")
	if o := r.Waiting()[0].Options[1]; o.Label != "Allow git push with arguments that do no worse; npm install with arguments that do no worse for this session" {
		t.Errorf("offered as %q", o.Label)
	}
	if err := r.Answer("run-1", policy.Reply{Answer: policy.ForSession}); err != nil {
		t.Fatal(err)
	}
	for i, out := range outs[:3] {
		if o := <-out; !o.Allowed() {
			t.Errorf("request %d: %s", i+1, o.Reason)
		}
	}
	if w := r.Waiting(); len(w) != 2 {
		t.Errorf("%d wait, not the two that nobody granted", len(w))
	}
	var held []string
	for _, g := range r.Sessions()[0].Grants {
		held = append(held, g.Signature)
	}
	if strings.Join(held, ", ") != "git push, npm install" {
		t.Errorf("held: %q", held)
	}
	if err := r.Revoke("run.1", policy.Grant{Signature: "git push"}, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if left := r.Sessions()[0].Grants; len(left) != 1 || left[0].Signature != "npm install" {
		t.Errorf("left: %+v", left)
	}
}
