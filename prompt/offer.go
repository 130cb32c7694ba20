package prompt

import (
	"slices"
	"strings"

	"guard/policy/decision"
	"guard/prompt/text"
)

// Offer is a grant that lets through all that waits in one session, and its like from then on.
type Offer struct {
	Scope      string    // the session's id
	Categories string    // their names, separated by spaces; "": by Signature
	Signature  string    // as Question.SessionOffer has it
	Count      int       // how many wait that it lets through
	Bearer     *Question // the one of them whose answer carries it
}

// same reports whether two offers grant the same.
func (o Offer) same(p Offer) bool {
	return o.Scope == p.Scope && o.Categories == p.Categories && o.Signature == p.Signature
}

// name is what is granted.
func (o Offer) name() string {
	if o.Categories != "" {
		return strings.ReplaceAll(o.Categories, " ", ", ")
	}
	return o.Signature
}

// answer is the person's yes to it.
func (o Offer) answer() Answer {
	return Answer{Kind: decision.ForSession, Categories: o.Categories, bearer: o.Bearer}
}

// offerKeys are the keys that offers go by: upper case, as what concerns all; D and G are taken.
var offerKeys = []text.Safe{"A", "B", "C", "E", "F", "H", "I", "J", "K", "L", "M", "N"}

// offerBy is the offer that goes by a key.
func offerBy(r rune, offers []Offer) (Offer, bool) {
	i := slices.Index(offerKeys, text.Escape(string(r)))
	if i < 0 || i >= len(offers) {
		return Offer{}, false
	}
	return offers[i], true
}

// offerLines are the offers on the page of all that wait, or that there is none.
func offerLines(all []*Question, offers []Offer) []text.Paragraph {
	if len(all) < 2 {
		return nil
	}
	if len(offers) == 0 {
		return []text.Paragraph{{}, {Style: text.Dim, Text: string(say("offer.none"))}}
	}
	out := []text.Paragraph{{}}
	for i, o := range offers[:min(len(offers), len(offerKeys))] {
		said := filled(o.word("offer.", scopes(all) > 1), "n", string(text.Num(o.Count)), "name", o.name(), "id",
			o.Scope)
		out = append(out, text.Paragraph{Head: offerKeys[i] + "  ", Text: said})
	}
	return out
}

// word is what names the offer's kind behind a prefix, and its session where there are several.
func (o Offer) word(prefix word, several bool) word {
	w := prefix + "category"
	if o.Categories == "" {
		w = prefix + "signature"
	}
	if several {
		w += ".within"
	}
	return w
}

// scopes counts the sessions.
func scopes(all []*Question) int {
	var seen []string
	for _, q := range all {
		if !slices.Contains(seen, q.Scope) {
			seen = append(seen, q.Scope)
		}
	}
	return len(seen)
}

// filled is a text whose values are not escaped yet: as running text it goes through the escaper
// with them.
func filled(w word, pairs ...string) string {
	args := slices.Clone(pairs)
	for i := 0; i < len(args); i += 2 {
		args[i] = "{" + args[i] + "}"
	}
	return strings.NewReplacer(args...).Replace(string(say(w)))
}

// offerText is what an offer would allow, in words.
func offerText(o Offer, several bool) []text.Paragraph {
	lead := word("offer.lead")
	if several {
		lead = "offer.lead.within"
	}
	all := []text.Paragraph{{Text: filled(lead, "n", string(text.Num(o.Count)), "id", o.Scope)}, {}}
	if o.Categories == "" {
		all = append(all, text.Paragraph{Head: "  ", Style: text.Raw, Text: o.Signature})
	}
	for _, c := range strings.Fields(o.Categories) {
		all = append(all, text.Paragraph{Head: "· ", Text: categoryText(c)})
	}
	return append(all, text.Paragraph{}, text.Paragraph{Text: string(say(o.word("offer.bound.", false)))},
		text.Paragraph{Style: text.Dim, Text: string(say("offer.revoke"))})
}
