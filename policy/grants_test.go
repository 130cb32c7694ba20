package policy

import (
	"testing"
	"time"

	"guard/policy/risk"
)

// named are facts with one part, a command of this name; none: with no name.
func named(f Facts, name string) Facts {
	f.Parts = nil
	if name != "" {
		f.Parts = []Part{{Kind: CommandPart, Name: name, Level: f.Level, Categories: f.Categories}}
	}
	return f
}

func TestGrants(t *testing.T) {
	signed := func(l risk.Level, c risk.Categories, signature string) Facts {
		f := facts(l, c)
		return named(f, signature)
	}
	pushing := signed(risk.High, risk.GitPublish, "git push")
	push, ok := (&Case{Facts: pushing}).SignatureGrant()
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
			if name, got := tt.grants.cover(&tt.f, risk.Low, time.Time{}); got != tt.want || got && name == "" {
				t.Errorf("covered %v by %q", got, name)
			}
		})
	}
}

func TestNeverGrantedBySignature(t *testing.T) {
	for name, change := range map[string]func(*Facts){
		"critical":                      func(f *Facts) { f.Level = risk.Critical },
		"not judged":                    func(f *Facts) { f.Level = risk.Unset },
		"absurd":                        func(f *Facts) { f.Absurd = true },
		"protected":                     func(f *Facts) { f.Protected = true },
		"cut":                           func(f *Facts) { f.Partial = true },
		"no part":                       func(f *Facts) { f.Parts = nil },
		"one part is not to be granted": func(f *Facts) { f.Parts = append(f.Parts, Part{Level: risk.Medium, Categories: risk.Sudo}) },
		"a part of no name":             func(f *Facts) { f.Parts[0].Name = "" },
		"a name that hides text":        func(f *Facts) { f.Parts[0].Name = "git\u202epush" },
		"a name like two":               func(f *Facts) { f.Parts[0].Name = "git + push" },
	} {
		f := facts(risk.High, risk.GitPublish)
		change(&f)
		if _, ok := (&Case{Facts: f}).SignatureGrant(); ok {
			t.Errorf("%s: offered for the session", name)
		}
	}
}

func TestGrantsComeAndGo(t *testing.T) {
	a := grantOf([]Part{{Kind: CommandPart, Name: "git push", Level: risk.High, Categories: risk.GitPublish}}, time.Time{})
	c := Grant{Categories: risk.Sudo | risk.Send}
	g := Grants{}.With(a).With(c).With(a).With(Grant{})
	if len(g) != 2 {
		t.Fatalf("%d grants: %v", len(g), g)
	}
	if left := g.Without("git push", 0); len(left) != 1 || !left[0].Equal(c) {
		t.Errorf("without the signature: %v", left)
	}
	if left := g.Without("", risk.Send); len(left) != 2 || left[1].Categories != risk.Sudo {
		t.Errorf("without one category: %v", left)
	}
	if left := g.Without("", risk.GitPublish|risk.Sudo|risk.Send); len(left) != 0 {
		t.Errorf("without all categories: %v", left)
	}
	if len(g) != 2 || !g[1].Equal(c) {
		t.Errorf("taking back changed the grants themselves: %v", g)
	}
}
