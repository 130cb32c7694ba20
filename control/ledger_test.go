package control

import (
	"fmt"
	"testing"

	"guard/control/hook"
	"guard/policy"
)

func ofKey(key string) *hook.Event { return &hook.Event{CallKey: key} }

func ofID(id string) *hook.Event { return &hook.Event{Request: policy.Request{Call: id}} }

// What nothing allowed has not been allowed, however it is known again.
func TestAnEmptyLedgerAllowsNothing(t *testing.T) {
	var l ledger
	if _, may := l.useRepeat("a"); may {
		t.Error("a call may be asked for once more")
	}
	if l.ran(&hook.Hook{}, ofKey("a")) || l.ran(byID, ofID("a")) || l.trade("a") || l.showKey("a") != nil || l.ranFromDialog(ofKey("a")) != nil {
		t.Error("something is allowed")
	}
}

func TestACallWithoutAnIDRunsAsOftenAsItWasAllowed(t *testing.T) {
	var l ledger
	l.allowKey("")
	l.allowKey("a")
	l.allowKey("a")
	for i, want := range []bool{true, true, false} {
		if l.ran(&hook.Hook{}, ofKey("a")) != want {
			t.Errorf("result %d: %v", i, !want)
		}
	}
	if l.ran(&hook.Hook{}, ofKey("")) {
		t.Error("what has no key passes for allowed")
	}
	if len(l.calls) > 0 {
		t.Errorf("%d are kept of calls that ended", len(l.calls))
	}
}

func TestACallWithAnIDMayTellTwice(t *testing.T) {
	var l ledger
	l.allowID("a")
	for range 2 {
		if !l.ran(byID, ofID("a")) || l.ran(byID, ofID("b")) {
			t.Error("the id does not tell")
		}
	}
	for i := range maxIDs {
		l.allowID(fmt.Sprint(i))
	}
	if !l.ran(byID, ofID("of which nothing is known")) {
		t.Error("past the bound a call is held against the agent")
	}
}

// A call is open from when it was allowed to its end.
func TestOpen(t *testing.T) {
	var l ledger
	l.allowRepeat("b", nil)
	l.allowKey("a")
	if !l.isOpen("a") || l.isOpen("b") || l.isOpen("") {
		t.Error("a call that was allowed is not open, or another is")
	}
	if l.ran(&hook.Hook{}, ofKey("a")); l.isOpen("a") {
		t.Error("a call that ended is open")
	}
}

// One call stands for another only if policy allowed it by itself, and as often as
// calls are open.
func TestTrade(t *testing.T) {
	var l ledger
	l.allowFreely("free")
	if l.trade("free") {
		t.Error("nothing was open")
	}
	l.allowKey("open")
	if l.trade("open") {
		t.Error("a call that was asked for stands for another")
	}
	if !l.trade("free") || l.trade("free") {
		t.Error("one call was open")
	}
	for i := range maxKeys {
		l.allowFreely(fmt.Sprint(i))
	}
	l.allowKey("open")
	if l.trade("free") {
		t.Error("what is forgotten stands for another")
	}
}

// A hook of which its folder states nothing is served in the strict way: what ran must
// be what was allowed, nothing is the agent's own notes, and no dialog is relied on.
func TestAHookThatStatesNothing(t *testing.T) {
	r := newRig(Params{Dir: "/srv/project", Mode: policy.Asking})
	h := hookBroker(r)
	h.Dialog = func(_, _ string) error { return nil }
	none := &hook.Hook{}
	ls := policy.Request{Session: "s1", Tool: policy.Shell, Command: "ls", Raw: "ls", Cwd: "/srv/project"}
	if out := h.Call(t.Context(), none, hook.Event{Session: "s1", Request: ls, CallKey: "ls"}); !out.Allowed() {
		t.Fatal(out.Reason)
	}
	if err := h.dialogFor(none, hook.Event{Request: ls}, ls).can(); err == nil {
		t.Error("its own dialog is relied on")
	}
	notes := policy.Request{Tool: policy.Edit, Paths: []string{"/home/eve/.agent/notes.md"}}
	if h.ownNotes(none, &notes); notes.Quiet {
		t.Error("it has notes")
	}
	h.finished(none, hook.Event{Kind: hook.Result, Session: "s1", Request: ls, CallKey: "ls"}, h.secretsOf(ls, seen{}))
	if len(r.dead) > 0 {
		t.Errorf("ended over what was allowed: %q", r.dead)
	}
	h.finished(none, hook.Event{Kind: hook.Result, Session: "s1", Request: ls, CallKey: "ls"}, h.secretsOf(ls, seen{}))
	if len(r.dead) != 1 {
		t.Errorf("what ran once more than it was allowed: %q", r.dead)
	}
}
