package replay

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"guard/policy"
)

// summed judges entries in the mode ask and sums up.
func summed(t *testing.T, entries ...Entry) *Summary {
	t.Helper()
	var s Summary
	for _, row := range answers(t, params(2), NewRow, entries...) {
		s.Add(row)
	}
	return &s
}

func was(e Entry, f Outcome, reason string, categories ...string) Entry {
	e.Before = Before{Outcome: f, Categories: categories, Reason: reason}
	return e
}

func said(groups []Group) (list []string) {
	for _, g := range groups {
		list = append(list, fmt.Sprintf("%d %s %s: %s", g.Count, g.Categories, g.Reason, g.Example))
	}
	return list
}

func TestSummary(t *testing.T) {
	s := summed(t,
		was(command("one", "ls"), Allowed, ""),
		was(command("one", "git push"), Allowed, ""),
		was(command("one", "npm install a"), Asked, "npm install installs", "DEPS_INSTALL_UPDATE"),
		was(command("two", "git push origin x"), Allowed, ""),
		was(command("two", "ls a"), Refused, "lists a/", "FS_OUTSIDE_WORKSPACE"),
		was(command("two", "ls b"), Asked, "lists b/", "FS_OUTSIDE_WORKSPACE"),
		was(command("two", "ls c"), Asked, "lists c/", "SEND"),
		was(command("three", "ls"), Allowed, ""))
	if !s.Recorded || s.Before != (Tally{8, 3, 1}) || s.Now != (Tally{8, 3, 0}) {
		t.Errorf("%+v %+v", s.Before, s.Now)
	}
	if got, want := said(s.New()), []string{"2 GIT_PUBLISH NETWORK_RISK git push publishes to a remote repository: git push"}; !slices.Equal(got, want) {
		t.Errorf("anew: %q", got)
	}
	if got, want := said(s.Gone()), []string{"2 FS_OUTSIDE_WORKSPACE lists a/: ls a", "1 SEND lists c/: ls c"}; !slices.Equal(got, want) {
		t.Errorf("no more: %q", got)
	}
	var ids []string
	for _, one := range s.Sessions() {
		ids = append(ids, fmt.Sprint(one.ID, one.Before, one.Now))
	}
	if want := []string{"one{3 1 0} {3 2 0}", "two{4 2 1} {4 1 0}", "three{1 0 0} {1 0 0}"}; !slices.Equal(ids, want) {
		t.Errorf("%q", ids)
	}
	if median, none := s.PerSession(func(o *Session) Tally { return o.Before }); median != 1 || none != 1 {
		t.Errorf("before: median %v, %d without", median, none)
	}
	if median, none := s.PerSession(func(o *Session) Tally { return o.Now }); median != 1 || none != 1 {
		t.Errorf("now: median %v, %d without", median, none)
	}
}

func TestSummaryWithoutARecord(t *testing.T) {
	s := summed(t, command("one", "git push"), Entry{Session: "one", Err: errors.New("line 2: no request")}, command("two", "ls"))
	if s.Recorded || s.Failed != 1 || s.Now != (Tally{3, 1, 1}) || len(s.New()) != 2 || len(s.Gone()) != 0 {
		t.Errorf("%+v %+v", s, said(s.New()))
	}
	if median, none := s.PerSession(func(o *Session) Tally { return o.Now }); median != 1 || none != 1 {
		t.Errorf("median %v, %d without", median, none)
	}
	var empty Summary
	if median, none := empty.PerSession(func(o *Session) Tally { return o.Now }); median != 0 || none != 0 {
		t.Error(median, none)
	}
}

// A rule that stops is the reason.
// TestCodesCountAsOne: what was stopped for one reason counts as one, whatever its words are; without
// codes the words say it.
func TestCodesCountAsOne(t *testing.T) {
	coded := func(reason, code string) Entry {
		e := was(command("one", "ls"), Refused, reason)
		e.Before.Code = code
		return e
	}
	s := summed(t, coded("deletes x", "deletes-file"), coded("supprime y", "deletes-file"), coded("reads x", ""), coded("liest x", ""))
	if g := s.Gone(); len(g) != 3 || g[0].Count != 2 {
		t.Errorf("%+v", g)
	}
}

func TestARuleIsTheReason(t *testing.T) {
	pattern, err := policy.ParsePattern("ls *")
	if err != nil {
		t.Fatal(err)
	}
	p := params(1)
	p.Settings = func(string) policy.Settings {
		return policy.Settings{Rules: []policy.Rule{{Name: "no lists", Action: policy.Deny, Commands: []policy.Pattern{pattern}}}}
	}
	var s Summary
	for _, row := range answers(t, p, NewRow, command("s", "ls a"), command("s", "ls b")) {
		s.Add(row)
	}
	if g := s.New(); len(g) != 1 || g[0].Count != 2 || g[0].Reason != s.New()[0].Reason || g[0].Reason == "" {
		t.Errorf("%q", said(g))
	}
}

func TestShape(t *testing.T) {
	for _, tt := range []struct{ reason, request, want string }{
		{"deletes ./tmp_a and everything in it", "rm -rf ./tmp_a", "deletes … and everything in it"},
		{"reads outside the workspace: /etc/x", "cd /etc && cat x", "reads outside the workspace: …"},
		{"git push publishes to a remote repository", "git push", "… … publishes to a remote repository"},
		{"", "ls", ""},
	} {
		if got := shape(tt.reason, tt.request); got != tt.want {
			t.Errorf("%q", got)
		}
	}
}

func TestCausesAreBounded(t *testing.T) {
	var s Summary
	for i := range maxGroups + 10 {
		s.Add(Row{Now: Asked, Why: Cause{Key: fmt.Sprint(i)}})
	}
	if len(s.New()) != maxGroups || s.Now.Asked != maxGroups+10 {
		t.Error(len(s.New()), s.Now)
	}
}
