package decision_test

import (
	"encoding"
	"testing"

	"guard/policy/decision"
)

// TestZeroRefuses: what nobody set allows nothing.
func TestZeroRefuses(t *testing.T) {
	var (
		a decision.Answer
		r decision.Result
		s decision.Source
	)
	if a.Allows() || r.Allowed() || r.Delegated() || s.Personal() || s != decision.Undecided {
		t.Errorf("%s %s %s", a, r, s)
	}
	if a, r, s = 99, 99, 99; a.Allows() || r.Allowed() || r.Delegated() || s.Personal() {
		t.Errorf("unknown ones: %s %s %s", a, r, s)
	}
	if a.String() != "none" || r.String() != "refused" || s.String() != "undecided" || a.OptionKind() != decision.RejectOnce {
		t.Errorf("unknown ones: %s %s %s", a, r, s)
	}
}

// TestNames: every name comes back as its value, and an unknown one is refused.
func TestNames(t *testing.T) {
	for v := decision.NoAnswer; v <= decision.NotAsked; v++ {
		back := decision.NoAnswer
		names(t, v, &back)
		if back != v {
			t.Errorf("%q came back as %q", v, back)
		}
	}
	for v := decision.Undecided; v <= decision.Fault; v++ {
		back := decision.Undecided
		names(t, v, &back)
		if back != v {
			t.Errorf("%q came back as %q", v, back)
		}
	}
	a, s := decision.Once, decision.Rule
	if a.UnmarshalText([]byte("Once")) == nil || a != decision.NoAnswer || s.UnmarshalText([]byte("")) == nil || s != decision.Undecided {
		t.Errorf("an unknown name is %s, %s", a, s)
	}
}

func names(t *testing.T, v encoding.TextMarshaler, back encoding.TextUnmarshaler) {
	t.Helper()
	text, err := v.MarshalText()
	if err == nil {
		err = back.UnmarshalText(text)
	}
	if err != nil {
		t.Errorf("%v: %v", v, err)
	}
}

// TestAnswersKeepTheirNames: records of today and of yesterday hold them.
func TestAnswersKeepTheirNames(t *testing.T) {
	for a, want := range map[decision.Answer]string{
		decision.NoAnswer: "none", decision.Once: "once", decision.ForSession: "session", decision.Refused: "deny", decision.Cancelled: "cancelled",
		decision.Withdrawn: "withdrawn", decision.Nobody: "nobody", decision.NotRun: "not_run", decision.LetRun: "allow", decision.NotAsked: "",
	} {
		if a.String() != want {
			t.Errorf("%q, want %q", a, want)
		}
	}
}

// TestOnlyOneKindOfOptionLasts: no answer but "for this session" is shown as one that lasts.
func TestOnlyOneKindOfOptionLasts(t *testing.T) {
	for a := decision.NoAnswer; a <= decision.NotAsked; a++ {
		want := decision.RejectOnce
		switch a {
		case decision.Once:
			want = decision.AllowOnce
		case decision.ForSession:
			want = decision.AllowAlways
		}
		if got := a.OptionKind(); got != want {
			t.Errorf("%s: %s, want %s", a, got, want)
		}
	}
}
