package policy

import "guard/policy/risk"

// Grantable lists the grants each of which would let a request through, and its like from then
// on: by its signature, and by its categories. What is critical has none: it is asked by itself.
func (f *Facts) Grantable() []Grant {
	var all []Grant
	if g, ok := f.SignatureGrant(); ok {
		all = append(all, g)
	}
	if f.Categories != 0 && !f.Partial && !f.Absurd && !f.Protected && f.Level.Effective() != risk.Critical {
		all = append(all, Grant{Categories: f.Categories})
	}
	return all
}

// Together lists the grants that let through every one of several requests of a session, of which
// each brings what is grantable for it: the categories of all of them, and the one signature that
// all of them carry and none is worse than.
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
	for _, g := range grants {
		if g.Signature != "" {
			return g, true
		}
	}
	return Grant{}, false
}

func coversAll(g Grant, requests [][]Grant) bool {
	for _, grants := range requests {
		if want, ok := bySignature(grants); !ok || !g.covers(want) {
			return false
		}
	}
	return true
}
