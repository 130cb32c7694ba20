package question

import (
	"slices"

	"guard/policy"
	"guard/policy/risk"
	"guard/prompt"
)

// Together says how those that wait could be allowed at once: for each session with several, by a
// grant that lets all of them through. A question's Ref is what is grantable for it.
func Together(waiting []*prompt.Question) []prompt.Offer {
	bySession := map[string][]*prompt.Question{}
	var order []string
	for _, q := range waiting {
		if bySession[q.Scope] == nil {
			order = append(order, q.Scope)
		}
		bySession[q.Scope] = append(bySession[q.Scope], q)
	}
	var offers []prompt.Offer
	for _, scope := range order {
		if those := bySession[scope]; len(those) > 1 {
			offers = append(offers, offersFor(scope, those)...)
		}
	}
	return offers
}

func offersFor(scope string, those []*prompt.Question) []prompt.Offer {
	var all [][]policy.Grant
	for _, q := range those {
		all = append(all, grantable(q))
	}
	var offers []prompt.Offer
	for _, g := range policy.Together(all) {
		o := prompt.Offer{Scope: scope, Count: len(those), Bearer: those[0]}
		if g.Signature == "" {
			o.Categories = g.Categories.String()
		} else { // answered for the session, only this one grants as much
			o.Signature = g.Words()
			o.Bearer = those[slices.IndexFunc(all,
				func(own []policy.Grant) bool { return slices.ContainsFunc(own, g.Equal) })]
		}
		offers = append(offers, o)
	}
	return offers
}

func grantable(q *prompt.Question) []policy.Grant {
	g, _ := q.Ref.([]policy.Grant)
	return g
}

// named are the categories of an answer. A name that is none names nothing.
func named(a prompt.Answer) risk.Categories {
	all, _ := risk.ParseCategories(a.Named())
	return all
}
