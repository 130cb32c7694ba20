package policy

import (
	"slices"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/risk"
)

func TestTogether(t *testing.T) {
	wait := func(l risk.Level, c risk.Categories, signature string) Facts {
		f := facts(l, c)
		return named(f, signature)
	}
	push := func(l risk.Level, c risk.Categories) Facts { return wait(l, c, "git push") }
	partial := push(risk.High, risk.GitPublish)
	partial.Partial = true
	byName := func(c risk.Categories) Grant { return Grant{Categories: c} }
	bySign := func(l risk.Level, c risk.Categories) Grant {
		return grantOf([]Part{{Kind: CommandPart, Name: "git push", Level: l, Categories: c}}, time.Time{})
	}
	for _, tt := range []struct {
		name  string
		those []Facts
		want  []Grant
	}{
		{"none", nil, nil},
		{"two of a kind", []Facts{push(risk.High, risk.GitPublish), push(risk.High, risk.GitPublish)},
			[]Grant{byName(risk.GitPublish), bySign(risk.High, risk.GitPublish)}},
		{"the worst bears the signature", []Facts{push(risk.Medium, 0), push(risk.High, risk.GitPublish)}, []Grant{bySign(risk.High, risk.GitPublish)}},
		{"none is the worst", []Facts{push(risk.High, risk.Send), push(risk.High, risk.GitPublish)}, []Grant{byName(risk.GitPublish | risk.Send)}},
		{"two categories", []Facts{wait(risk.High, risk.Sudo, "a"), wait(risk.High, risk.Send, "b")}, []Grant{byName(risk.Sudo | risk.Send)}},
		{"one without a category", []Facts{wait(risk.High, risk.Sudo, "a"), wait(risk.Medium, 0, "b")}, nil},
		{"a deletion has no signature", []Facts{wait(risk.High, risk.FSDeleteOverwrite, ""), push(risk.High, risk.GitPublish)},
			[]Grant{byName(risk.FSDeleteOverwrite | risk.GitPublish)}},
		{"a critical one among them", []Facts{push(risk.High, risk.GitPublish), push(risk.Critical, risk.GitPublish)}, nil},
		{"one that was cut", []Facts{push(risk.High, risk.GitPublish), partial}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var all [][]Grant
			for i := range tt.those {
				all = append(all, (&Case{Facts: tt.those[i]}).Grantable())
			}
			if got := Together(all); !slices.EqualFunc(got, tt.want, Grant.Equal) {
				t.Errorf("%+v, want %+v", got, tt.want)
			}
		})
	}
}

// TestTogetherLetsAllThrough: whatever waits, each grant that fits all makes policy allow every one
// of them, and none is missing that a request's own signature would give.
func TestTogetherLetsAllThrough(t *testing.T) {
	rnd := seed.Rand(t, 21, 22)
	levels := []risk.Level{risk.Unset, risk.Medium, risk.High, risk.High, risk.Critical}
	kinds := []risk.Categories{0, risk.GitPublish, risk.NetworkRisk, risk.FSDeleteOverwrite, risk.GitPublish | risk.NetworkRisk}
	offered := 0
	for range 20000 {
		var those []Facts
		var all [][]Grant
		critical := false
		for range 1 + rnd.IntN(4) {
			f := facts(levels[1+rnd.IntN(len(levels)-1)], kinds[rnd.IntN(len(kinds))])
			if rnd.IntN(50) == 0 {
				f.Level = risk.Unset
			}
			f.Tool = []Tool{Shell, Edit}[rnd.IntN(2)]
			f = named(f, []string{"", "git push", "git push", "npm install"}[rnd.IntN(4)])
			f.Partial, f.Absurd, f.Protected = rnd.IntN(30) == 0, rnd.IntN(60) == 0, rnd.IntN(60) == 0
			critical = critical || f.Level.Effective() == risk.Critical || f.Absurd || f.Protected
			those, all = append(those, f), append(all, (&Case{Facts: f}).Grantable())
		}
		lets := func(g Grant) bool {
			return !slices.ContainsFunc(those, func(f Facts) bool {
				return Decide(f, Settings{Mode: Asking, AskFrom: risk.Medium, Grants: Grants{g}}).Action != Allow
			})
		}
		fit := Together(all)
		offered += len(fit)
		for _, g := range fit {
			if critical || !lets(g) {
				t.Fatalf("%+v does not fit %+v", g, those)
			}
		}
		for i := range those {
			if g, ok := (&Case{Facts: those[i]}).SignatureGrant(); ok && !critical && lets(g) && !slices.ContainsFunc(fit, func(o Grant) bool { return o.Signature == g.Signature }) {
				t.Fatalf("%+v would fit %+v", g, those)
			}
		}
	}
	if offered == 0 {
		t.Error("nothing ever fits")
	}
}
