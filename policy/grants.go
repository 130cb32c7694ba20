package policy

import (
	"slices"
	"time"

	"guard/policy/risk"
)

// Grant is something that a person allowed for the rest of a session, or until a
// time: one signature, or categories. It dies with the session.
type Grant struct {
	// Signature covers requests that carry it and are no worse than the one it
	// was given for. Empty: the grant is by category.
	Signature string `json:"signature,omitempty"`
	// Level and Categories bound a signature: what "git push" was when the
	// person said yes. Without a signature Categories are what is granted.
	Level      risk.Level      `json:"risk,omitempty"`
	Categories risk.Categories `json:"categories"`
	// Until is when it ends; zero: with the session.
	Until time.Time `json:"until,omitzero"`
}

func (g *Grant) ended(now time.Time) bool { return !g.Until.IsZero() && !now.Before(g.Until) }

// At lists the grants that have not ended.
func (g Grants) At(now time.Time) Grants {
	var live Grants
	for _, one := range g {
		if !one.ended(now) {
			live = append(live, one)
		}
	}
	return live
}

// Grants are a session's grants. The zero value grants nothing. Methods return
// a new value; the caller guards the variable that holds it.
type Grants []Grant

// neverBySignature are the categories in which a program's name says too little
// of what would be covered.
const neverBySignature = risk.FSOutsideWorkspace | risk.FSConfigSecrets | risk.FSDeleteOverwrite | risk.ExecArbitrary | risk.Sudo

// SignatureGrant is what "for this session" would remember of a request; false
// where that is not to be offered.
func (f *Facts) SignatureGrant() (Grant, bool) {
	if f.Tool == Shell && f.Categories&neverBySignature != 0 {
		return Grant{}, false // "touch" would cover a start-up file as well
	}
	if f.Signature == "" || f.Level.Effective() == risk.Critical || f.Absurd || f.Protected || f.Partial {
		return Grant{}, false
	}
	return Grant{Signature: f.Signature, Level: f.Level, Categories: f.Categories}, true
}

// With adds a grant. As with append, who still holds g sees what it held, and g is not to be added
// to again.
func (g Grants) With(one Grant) Grants {
	if slices.Contains(g, one) || one == (Grant{}) {
		return g
	}
	return append(g, one)
}

// Without takes grants back: those with this signature, and these categories
// wherever they were granted.
func (g Grants) Without(signature string, c risk.Categories) Grants {
	var kept Grants
	for _, one := range g {
		switch {
		case one.Signature == "":
			one.Categories &^= c
			if one.Categories == 0 {
				continue
			}
		case one.Signature == signature || one.Categories&c != 0:
			continue
		}
		kept = append(kept, one)
	}
	return kept
}

// covers reports whether a grant by signature covers a request whose own would be want: the same
// signature, and no worse.
func (g Grant) covers(want Grant) bool {
	return g.Signature == want.Signature && want.Level <= g.Level && g.Categories.Has(want.Categories)
}

// cover finds the grant that covers a request: its signature, or every one of
// its categories. Critical is never covered by signature, and what has no
// category never by category.
func (g Grants) cover(f *Facts, now time.Time) (name string, ok bool) {
	if len(g) == 0 {
		return "", false
	}
	want, signable := f.SignatureGrant()
	var granted risk.Categories
	for i := range g {
		one := &g[i]
		if one.ended(now) {
			continue
		}
		if one.Signature == "" {
			granted |= one.Categories
		} else if signable && one.covers(want) {
			return "granted for this session: " + one.Signature, true
		}
	}
	if f.Categories != 0 && granted.Has(f.Categories) && !f.Partial {
		return "granted for this session: " + f.Categories.String(), true
	}
	return "", false
}
