package policy

import (
	"testing"
	"time"

	"guard/policy/risk"
)

func TestGrants(t *testing.T) {
	signed := func(l risk.Level, c risk.Categories, signature string) Facts {
		f := facts(l, c)
		f.Signature = signature
		return f
	}
	pushing := signed(risk.High, risk.GitPublish, "git push")
	push, ok := pushing.SignatureGrant()
	if !ok {
		t.Fatal("a push cannot be granted by signature")
	}
	tests := []struct {
		name   string
		grants Grants
		f      Facts
		want   bool
	}{
		{"nothing granted", nil, signed(risk.High, risk.GitPublish, "git push"), false},
		{"the same again", Grants{push}, signed(risk.High, risk.GitPublish, "git push"), true},
		{"another signature", Grants{push}, signed(risk.High, risk.GitPublish, "git tag"), false},
		{"the same signature, a worse level", Grants{push}, signed(risk.Critical, risk.GitPublish, "git push"), false},
		{"the same signature, one category more", Grants{push}, signed(risk.High, risk.GitPublish|risk.Sudo, "git push"), false},
		{"no signature", Grants{push}, signed(risk.High, risk.GitPublish, ""), false},
		{"its category", Grants{{Categories: risk.GitPublish}}, signed(risk.High, risk.GitPublish, ""), true},
		{"critical by category", Grants{{Categories: risk.GitPublish}}, signed(risk.Critical, risk.GitPublish, ""), true},
		{"one of two categories", Grants{{Categories: risk.GitPublish}}, signed(risk.High, risk.GitPublish|risk.Sudo, ""), false},
		{"two categories by two grants", Grants{{Categories: risk.GitPublish}, {Categories: risk.Sudo}}, signed(risk.High, risk.GitPublish|risk.Sudo, ""), true},
		{"no category, by category", Grants{{Categories: risk.GitPublish}}, signed(risk.High, 0, ""), false},
		{"an empty grant", Grants{{}}, signed(risk.High, 0, ""), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if name, got := tt.grants.cover(&tt.f, time.Time{}); got != tt.want || got && name == "" {
				t.Errorf("covered %v by %q", got, name)
			}
		})
	}
}

func TestNeverGrantedBySignature(t *testing.T) {
	for name, change := range map[string]func(*Facts){
		"critical":     func(f *Facts) { f.Level = risk.Critical },
		"not judged":   func(f *Facts) { f.Level = risk.Unset },
		"absurd":       func(f *Facts) { f.Absurd = true },
		"protected":    func(f *Facts) { f.Protected = true },
		"cut":          func(f *Facts) { f.Partial = true },
		"no signature": func(f *Facts) { f.Signature = "" },
	} {
		f := facts(risk.High, risk.GitPublish)
		change(&f)
		if _, ok := f.SignatureGrant(); ok {
			t.Errorf("%s: offered for the session", name)
		}
	}
}

func TestGrantsComeAndGo(t *testing.T) {
	a := Grant{Signature: "git push", Level: risk.High, Categories: risk.GitPublish}
	c := Grant{Categories: risk.Sudo | risk.Send}
	g := Grants{}.With(a).With(c).With(a).With(Grant{})
	if len(g) != 2 {
		t.Fatalf("%d grants: %v", len(g), g)
	}
	if left := g.Without("git push", 0); len(left) != 1 || left[0] != c {
		t.Errorf("without the signature: %v", left)
	}
	if left := g.Without("", risk.Send); len(left) != 2 || left[1].Categories != risk.Sudo {
		t.Errorf("without one category: %v", left)
	}
	if left := g.Without("", risk.GitPublish|risk.Sudo|risk.Send); len(left) != 0 {
		t.Errorf("without all categories: %v", left)
	}
	if len(g) != 2 || g[1] != c {
		t.Errorf("taking back changed the grants themselves: %v", g)
	}
}
