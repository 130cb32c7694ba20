package policy

import (
	"testing"

	"guard/internal/seed"
	"guard/policy/place"
	"guard/policy/risk"
)

// facts builds facts of a level and categories for a decision.
func facts(l risk.Level, c risk.Categories) Facts {
	return Facts{
		Request: Request{Tool: Edit}, Finding: risk.Finding{Level: l, Categories: c},
		Parts: []Part{{Kind: EditsPart, Name: "/srv/project", Level: l, Categories: c}},
	}
}

func TestDecideIsDesignsTable(t *testing.T) {
	absurd := facts(risk.Critical, risk.FSDeleteOverwrite)
	absurd.Absurd = true
	protected := facts(risk.Medium, 0)
	protected.Protected = true
	unknown := facts(risk.Medium, 0)
	unknown.Unknown = true
	partial := facts(risk.Low, 0)
	partial.Partial = true

	type want struct{ safe, ask, medium, unrestricted Action }
	tests := []struct {
		name    string
		facts   Facts
		want    want // medium: the mode ask with ask_from = "medium"
		skipped bool
	}{
		{"low", facts(risk.Low, 0), want{Allow, Allow, Allow, Allow}, false},
		{"medium, plain", facts(risk.Medium, 0), want{Allow, Allow, Ask, Allow}, false},
		{"medium with a category", facts(risk.Medium, risk.NetworkRisk), want{Deny, Ask, Ask, Allow}, true},
		{"high without a category", facts(risk.High, 0), want{Deny, Ask, Ask, Allow}, true},
		{"high", facts(risk.High, risk.GitPublish), want{Deny, Ask, Ask, Allow}, true},
		{"critical", facts(risk.Critical, risk.NetworkRisk), want{Deny, Ask, Ask, Allow}, true},
		{"never judged", facts(risk.Unset, 0), want{Deny, Ask, Ask, Allow}, true},
		{"no such level", facts(99, 0), want{Deny, Ask, Ask, Allow}, true},
		{"not understood", unknown, want{Deny, Ask, Ask, Allow}, true},
		{"low but cut", partial, want{Deny, Ask, Ask, Allow}, true},
		{"absurd", absurd, want{Deny, Deny, Deny, Deny}, false},
		{"protected", protected, want{Deny, Deny, Deny, Deny}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, mode := range []struct {
				Settings
				want Action
			}{
				{Settings{Mode: Safe}, tt.want.safe},
				{Settings{Mode: Safe, AskFrom: risk.Medium}, tt.want.safe},
				{Settings{Mode: Asking}, tt.want.ask},
				{Settings{Mode: Asking, AskFrom: risk.High}, tt.want.ask},
				{Settings{Mode: Asking, AskFrom: risk.Medium}, tt.want.medium},
				{Settings{Mode: Asking, AskFrom: risk.Low}, tt.want.medium},
				{Settings{Mode: Asking, AskFrom: risk.Critical}, tt.want.medium},
				{Settings{Mode: Asking, AskFrom: 99}, tt.want.medium},
				{Settings{Mode: Unrestricted}, tt.want.unrestricted},
			} {
				v := Decide(tt.facts, mode.Settings)
				if v.Action != mode.want {
					t.Errorf("mode %v, ask from %v: %v, want %v (%s)", mode.Mode, mode.AskFrom, v.Action, mode.want, v.Reason)
				}
				if v.Reason == "" || v.Rule == "" || len(v.Why) == 0 {
					t.Errorf("mode %v: no reason or rule: %+v", mode.Mode, v)
				}
				if skipped := tt.skipped && mode.Mode == Unrestricted; v.Skipped != skipped {
					t.Errorf("mode %v: skipped %v", mode.Mode, v.Skipped)
				}
				needs := v.Action == Deny && !tt.facts.Absurd && !tt.facts.Protected
				if v.NeedsGrant != needs {
					t.Errorf("mode %v: needs a grant %v, want %v", mode.Mode, v.NeedsGrant, needs)
				}
			}
		})
	}
}

func TestZeroVerdictRefuses(t *testing.T) {
	if v := (Verdict{}); v.Action != Deny || v.Risk.Effective() != risk.Critical {
		t.Errorf("the zero verdict is %v at %v", v.Action, v.Risk.Effective())
	}
	if v := Decide(Facts{}, Settings{}); v.Action != Deny || v.Risk != risk.Critical {
		t.Errorf("no facts: %v at %v", v.Action, v.Risk)
	}
}

func TestAnUnknownModeIsNoLooserThanSafe(t *testing.T) {
	for l := risk.Unset; l <= risk.Critical; l++ {
		got, safe := Decide(facts(l, 0), Settings{Mode: 77}), Decide(facts(l, 0), Settings{})
		if got.Action > safe.Action {
			t.Errorf("%v: %v, in safe %v", l, got.Action, safe.Action)
		}
	}
}

func TestRulesAndGrantsInDecisions(t *testing.T) {
	push := facts(risk.High, risk.GitPublish)
	anything := []PathGlob{"**"}
	allow := Rule{Name: "a", Source: "f", Action: Allow, Tools: []Tool{Edit}}
	ask := Rule{Name: "q", Source: "f", Action: Ask, Tools: []Tool{Edit}}
	deny := Rule{Name: "d", Source: "f", Action: Deny, Tools: []Tool{Edit}, Reason: "not here"}
	granted := Grants{{Categories: risk.GitPublish}}
	absurd := push
	absurd.Absurd = true
	protected := push
	protected.Protected = true
	withPath := push
	withPath.root, withPath.Writes = "/srv/project", []place.Place{{Raw: "a", Path: "/srv/project/a", Kind: place.Inside}}

	tests := []struct {
		name string
		f    Facts
		s    Settings
		want Action
		rule string
	}{
		{"an allow rule", push, Settings{Rules: []Rule{allow}}, Allow, `f: "a"`},
		{"deny beats allow", push, Settings{Rules: []Rule{allow, deny}, Mode: Unrestricted}, Deny, `f: "d"`},
		{"deny beats ask, before it or after", push, Settings{Rules: []Rule{ask, deny}, Mode: Asking}, Deny, `f: "d"`},
		{"ask beats allow", push, Settings{Rules: []Rule{allow, ask}, Mode: Asking}, Ask, `f: "q"`},
		{"an ask rule in safe", push, Settings{Rules: []Rule{ask}}, Deny, `f: "q"`},
		{"an ask rule in unrestricted", push, Settings{Rules: []Rule{ask}, Mode: Unrestricted}, Ask, `f: "q"`},
		{"an ask rule holds of low too", facts(risk.Low, 0), Settings{Rules: []Rule{ask}, Mode: Asking}, Ask, `f: "q"`},
		{"an ask rule that is granted", push, Settings{Rules: []Rule{ask}, Grants: granted}, Allow, "granted for this session: GIT_PUBLISH"},
		{"a grant does not beat deny", push, Settings{Rules: []Rule{deny}, Grants: granted}, Deny, `f: "d"`},
		{"no rule allows the absurd", absurd, Settings{Rules: []Rule{allow}, Mode: Unrestricted, Grants: granted}, Deny, "default: absurd"},
		{"no rule allows what is protected", protected, Settings{Rules: []Rule{allow}, Mode: Unrestricted, Grants: granted}, Deny, "default: protected"},
		{"safe, granted by category", push, Settings{Grants: granted}, Allow, "granted for this session: GIT_PUBLISH"},
		{"paths of an allow hold for each", withPath, Settings{Rules: []Rule{{Source: "f", Index: 1, Action: Allow, Paths: anything}}}, Allow, "f: rules[0]"},
		{"paths of an allow need a path", push, Settings{Rules: []Rule{{Action: Allow, Paths: anything}}}, Deny, "default: mode safe"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if v := Decide(tt.f, tt.s); v.Action != tt.want || v.Rule != tt.rule {
				t.Errorf("%v by %q, want %v by %q", v.Action, v.Rule, tt.want, tt.rule)
			}
		})
	}
}

func TestModes(t *testing.T) {
	for _, name := range Modes() {
		if m, err := ParseMode(name); err != nil || m.String() != name {
			t.Errorf("%q: %v, %v", name, m, err)
		}
	}
	for v, want := range map[any]Mode{true: Safe, false: Unrestricted} {
		if m, err := ParseMode(v); err != nil || m != want {
			t.Errorf("%v: %v, %v", v, m, err)
		}
	}
	for _, bad := range []any{"", "Safe", "yolo", 1, nil} {
		if m, err := ParseMode(bad); err == nil || m != Safe {
			t.Errorf("%v: %v, %v", bad, m, err)
		}
	}
}

// A mode that tightens another never allows more, whatever the facts.
func TestTighteningModesAllowNoMore(t *testing.T) {
	for _, from := range []Mode{Safe, Asking, Unrestricted} {
		for _, to := range []Mode{Safe, Asking, Unrestricted} {
			if !to.Tightens(from) {
				continue
			}
			for l := risk.Unset; l <= risk.Critical; l++ {
				for _, c := range []risk.Categories{0, risk.Send} {
					for _, ask := range []risk.Level{risk.Medium, risk.High} {
						a, b := Decide(facts(l, c), Settings{Mode: from, AskFrom: ask}), Decide(facts(l, c), Settings{Mode: to, AskFrom: ask})
						if b.Action > a.Action {
							t.Errorf("%v to %v, asking from %v: %v %v goes from %v to %v", from, to, ask, l, c, a.Action, b.Action)
						}
					}
				}
			}
		}
	}
}

// The mode ask is safe with questions: whatever the request, the rules, the grants and what is
// preconfirmed, it asks what safe refuses for want of a grant, and nothing else is decided otherwise.
func TestAskAsksWhatSafeRefuses(t *testing.T) {
	r := seed.Rand(t, 11, 2)
	seen := map[Action]int{}
	for i, req := range generated(t, 4000) {
		f := Judge{World: world(nil)}.Facts(req)
		if i%3 == 0 {
			f = facts(risk.Level(r.IntN(6)), anyCategories(r))
			f.Unknown, f.Partial, f.Absurd, f.Protected = r.IntN(5) == 0, r.IntN(5) == 0, r.IntN(9) == 0, r.IntN(9) == 0
		}
		s := Settings{Rules: generatedRules(t, r, r.IntN(3)), Now: noon}
		if r.IntN(3) == 0 {
			s.Grants = Grants{{Categories: anyCategories(r)}}
			if g, ok := (&Case{Facts: f, Verdict: Decide(f, Settings{Mode: Asking})}).SignatureGrant(); ok {
				s.Grants = s.Grants.With(g)
			}
		}
		if r.IntN(3) == 0 {
			s.Preconfirmed = []Preconfirmed{plan(t, "git push")}
		}
		safe := Decide(f, s)
		s.Mode = Asking
		for _, s.AskFrom = range []risk.Level{risk.Unset, risk.High} {
			ask := Decide(f, s)
			want := safe.Action
			if safe.NeedsGrant {
				want = Ask
			}
			if ask.Action != want || ask.NeedsGrant || safe.Action == Ask {
				t.Fatalf("%+v: safe says %v (needs a grant: %v) by %q, ask %v by %q", f, safe.Action, safe.NeedsGrant, safe.Rule, ask.Action, ask.Rule)
			}
			seen[ask.Action]++
		}
	}
	for _, a := range []Action{Allow, Ask, Deny} {
		if seen[a] < 100 {
			t.Errorf("%v came %d times: the test shows little", a, seen[a])
		}
	}
}
