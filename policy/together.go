package policy

import (
	"slices"
	"time"

	"guard/policy/risk"
)

// wanted lists the parts of a request that need leave where plain work up to a
// level needs none. False: there are none, or one of them can never be granted.
func (f *Facts) wanted(free risk.Level) ([]Part, bool) {
	if f.Level.Effective() == risk.Critical || f.Absurd || f.Protected || f.vague() {
		return nil, false
	}
	var want []Part
	for _, p := range f.Parts {
		if p.free(free) {
			continue
		}
		if p.Kind == Ungrantable || !p.tellable() || len(want) == maxParts {
			return nil, false
		}
		want = append(want, p)
	}
	return want, len(want) > 0
}

// SignatureGrant is what "for this session" would remember of a case; false where
// that is not to be offered.
func (c *Case) SignatureGrant() (Grant, bool) {
	for free := c.Verdict.Free; ; free-- { // of plain work that is free: what it would be if it were not
		if want, ok := c.Facts.wanted(free); ok {
			return grantOf(want, time.Time{}), true
		} else if free == risk.Unset {
			return Grant{}, false
		}
	}
}

// Grantable lists the grants each of which would let a case through, and its like from then on:
// by its signature, and by its categories. What is critical has none: it is asked by itself.
func (c *Case) Grantable() []Grant {
	var all []Grant
	f := &c.Facts
	if g, ok := c.SignatureGrant(); ok {
		all = append(all, g)
	}
	if f.Categories != 0 && !f.vague() && !f.Absurd && !f.Protected && f.Level.Effective() != risk.Critical {
		all = append(all, Grant{Categories: f.Categories})
	}
	return all
}

// Together lists the grants that let through every one of several requests of a session, of which
// each brings what is grantable for it: the categories of all of them, and the signature of one of
// them that covers what the others want.
func Together(requests [][]Grant) []Grant {
	if len(requests) == 0 {
		return nil
	}
	var fit []Grant
	var union risk.Categories
	for _, grants := range requests {
		c := byCategory(grants)
		if c == 0 {
			union = 0
			break
		}
		union |= c
	}
	if union != 0 {
		fit = append(fit, Grant{Categories: union})
	}
	for _, grants := range requests {
		if g, ok := bySignature(grants); ok && coversAll(g, requests) {
			return append(fit, g)
		}
	}
	return fit
}

func byCategory(grants []Grant) risk.Categories {
	for _, g := range grants {
		if g.Signature == "" {
			return g.Categories
		}
	}
	return 0
}

func bySignature(grants []Grant) (Grant, bool) {
	i := slices.IndexFunc(grants, func(g Grant) bool { return g.Signature != "" })
	if i < 0 {
		return Grant{}, false
	}
	return grants[i], true
}

func coversAll(g Grant, requests [][]Grant) bool {
	for _, grants := range requests {
		if want, ok := bySignature(grants); !ok || !g.covers(want.Parts) {
			return false
		}
	}
	return true
}
