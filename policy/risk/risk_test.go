package risk_test

import (
	"encoding/json"
	"slices"
	"testing"

	"guard/policy/risk"
)

// TestZeroIsStrict: a level that nobody set is read as critical.
func TestZeroIsStrict(t *testing.T) {
	var l risk.Level
	if l.Effective() != risk.Critical || l.String() != "critical" {
		t.Errorf("the zero level is %s", l)
	}
	if risk.Level(99).Effective() != risk.Critical {
		t.Error("an unknown level is not critical")
	}
}

// TestAddNeverLowers: findings only add up to something stricter.
func TestAddNeverLowers(t *testing.T) {
	for a := risk.Low; a <= risk.Critical; a++ {
		for b := risk.Low; b <= risk.Critical; b++ {
			f := risk.Finding{Level: a, Categories: risk.Sudo, Absurd: a == risk.Critical}
			f.Add(risk.Finding{Level: b, Categories: risk.Send, Protected: b == risk.High, Reasons: []risk.Reason{risk.Say("x"), risk.Say("x")}})
			if f.Level != max(a, b) || !f.Categories.Has(risk.Sudo|risk.Send) || f.Absurd != (a == risk.Critical) || f.Protected != (b == risk.High) || len(f.Reasons) != 1 {
				t.Errorf("%s and %s: %+v", a, b, f)
			}
		}
	}
}

// TestNamesRoundTrip: every level and category survives its text.
func TestNamesRoundTrip(t *testing.T) {
	for l := risk.Low; l <= risk.Critical; l++ {
		if got, err := risk.ParseLevel(l.String()); err != nil || got != l {
			t.Errorf("%s: %v %v", l, got, err)
		}
	}
	var all risk.Categories
	for _, name := range risk.AllCategories() {
		c, err := risk.ParseCategory(name)
		if err != nil || c.String() != name {
			t.Errorf("%s: %v %v", name, c, err)
		}
		all |= c
	}
	text, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	var back risk.Categories
	if err := json.Unmarshal(text, &back); err != nil || back != all {
		t.Errorf("%s: %v %v", text, back, err)
	}
	if err := json.Unmarshal([]byte(`["NO_SUCH"]`), &back); err == nil {
		t.Error("an unknown category is taken")
	}
}

// TestSay fills the pattern.
func TestSay(t *testing.T) {
	if s := risk.Say("deletes {0} and {1}, {0}", "a", "b").String(); s != "deletes a and b, a" {
		t.Error(s)
	}
}

// TestRankedTellsWhyItIsAsked: of reasons as bad as each other, the one that stands for a category comes first; a
// worse one, and among equals what this very call does, as before.
func TestRankedTellsWhyItIsAsked(t *testing.T) {
	var f, g risk.Finding
	f.Raise(risk.Medium, 0, risk.Say("makes {0}", "x"))
	general := risk.Say("{0} talks", "curl")
	general.General = true
	f.Raise(risk.Medium, risk.NetworkRisk, general)
	f.Raise(risk.Medium, 0, risk.Say("runs {0}", "it"))
	g.Raise(risk.Medium, risk.FSOutsideWorkspace, risk.Say("reads {0}", "it"))
	f.Add(g)
	f.Raise(risk.High, 0, risk.Say("ends"))
	var got []string
	for _, r := range f.Ranked() {
		got = append(got, string(r.Msg))
	}
	if want := []string{"ends", "reads {0}", "{0} talks", "makes {0}", "runs {0}"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	// said again with a category: it bears that, and no other finding's list changes
	before := f
	f.Raise(risk.Medium, risk.ExecArbitrary, risk.Say("runs {0}", "it"))
	if f.Ranked()[1].Msg != "runs {0}" || before.Ranked()[3].Msg != "makes {0}" {
		t.Errorf("%v, before %v", f.Ranked(), before.Ranked())
	}
}
