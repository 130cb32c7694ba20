package question

import (
	"cmp"
	"strings"
	"testing"
	"time"

	"guard/policy"
)

func TestClockTellsAnotherDay(t *testing.T) {
	now := time.Date(2026, 11, 21, 23, 50, 0, 0, time.Local)
	for _, tt := range []struct {
		at   time.Time
		want string
	}{
		{now.Add(-time.Hour), "22:50"},
		{now.Add(time.Hour), "2026-11-22 00:50"},
		{now.AddDate(1, 0, 0), "2027-11-21 23:50"},
	} {
		if got := Clock(tt.at, now); got != tt.want {
			t.Errorf("%v: %s, want %s", tt.at, got, tt.want)
		}
	}
}

func TestManyGrantsAreCounted(t *testing.T) {
	names := GrantNames(make([]policy.Grant, mostNames+30))
	if !strings.HasSuffix(names, "; and 30 more") || strings.Count(names, ";") != mostNames {
		t.Error(names)
	}
}

// TestVariablesAreShown: what a request adds to the environment of a command runs with it, and stands before it.
func TestVariablesAreShown(t *testing.T) {
	r := policy.Request{Tool: policy.Shell, Command: "make deploy", Raw: "make deploy",
		Env: []string{"TARGET=production", "WHY=it's fine", "EMPTY="}}
	if got, want := Shown(&r, r.Command), `TARGET=production WHY='it'\''s fine' EMPTY='' make deploy`; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestArgumentsAreShown: a tool that guard does not know is asked about with what it is told to do.
func TestArgumentsAreShown(t *testing.T) {
	r := policy.Request{Tool: policy.Other, Name: "js_repl", Raw: "js_repl", Args: policy.Raw(`{"code":"wipe()"}`)}
	if got, want := Shown(&r, r.Raw), `js_repl {"code":"wipe()"}`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestWhatStandsBesideACommandIsShown: a command is asked about with all that is told of it, where guard does not
// understand that.
func TestWhatStandsBesideACommandIsShown(t *testing.T) {
	for _, tt := range []struct {
		r    policy.Request
		want string
	}{
		{policy.Request{Command: "bash", Raw: "bash", Args: policy.Raw(`{"command":"bash","stdin":"wipe"}`), Partial: true}, `bash {"command":"bash","stdin":"wipe"}`},
		{policy.Request{Argv: []string{"bash"}, Raw: "bash", Env: []string{"A=b"}, Args: policy.Raw(`{"stdin":"wipe"}`), Partial: true}, `A=b bash {"stdin":"wipe"}`},
		{policy.Request{Args: policy.Raw(`{"command":7}`), Partial: true}, `{"command":7}`},
		{policy.Request{Command: "make", Raw: "make"}, `make`},
	} {
		tt.r.Tool = policy.Shell
		if got := Shown(&tt.r, cmp.Or(tt.r.Command, tt.r.Raw)); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
}

// TestAllEditsAreAsked: a call that changes several places is asked about with all of them.
func TestAllEditsAreAsked(t *testing.T) {
	one, two, sting := "one", "two", "sting"
	c := policy.Case{Facts: policy.Facts{Request: policy.Request{Tool: policy.Edit, Edits: []policy.Change{
		{Path: "a", Old: &one, New: &two}, {Path: "a", Old: &two, New: &sting}, {Path: "b", New: &sting}}}}}
	q := Of(&c, "")
	if q.Diff.New != two || len(q.Diffs) != 2 || q.Diffs[0].New != sting || q.Diffs[1].Path != "b" {
		t.Errorf("%+v %+v", q.Diff, q.Diffs)
	}
}
