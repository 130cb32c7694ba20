package policy

import (
	"slices"
	"strings"
	"time"

	"guard/locale"
	"guard/policy/risk"
)

// Grant is something that a person allowed for the rest of a session, or until a
// time: by signature, which is what its Parts cover, or categories. It dies with
// the session.
type Grant struct {
	// Signature names the parts. Empty: the grant is by category.
	Signature string `json:"signature,omitempty"`
	// Level and Categories are the worst of the parts. Without a signature
	// Categories are what is granted.
	Level      risk.Level      `json:"risk,omitempty"`
	Categories risk.Categories `json:"categories"`
	// Until is when it ends; zero: with the session.
	Until time.Time `json:"until,omitzero"`
	// Parts are what a signature covers, each usable by itself.
	Parts []Part `json:"parts,omitempty"`
}

// grantOf is the grant of parts.
func grantOf(parts []Part, until time.Time) Grant {
	g := Grant{Parts: parts, Until: until}
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = p.String()
		g.Level, g.Categories = max(g.Level, p.Level), g.Categories|p.Categories
	}
	slices.Sort(names)
	g.Signature = strings.Join(slices.Compact(names), partsJoin)
	return g
}

// Words is what a grant covers, for the person who is to give it.
func (g Grant) Words() string {
	if g.Signature == "" {
		return g.Categories.String()
	}
	words := make([]string, len(g.Parts))
	for i, p := range g.Parts {
		words[i] = p.Words()
	}
	return strings.Join(words, locale.Text("; "))
}

// Equal reports whether two grants are the same.
func (g Grant) Equal(o Grant) bool {
	return g.Signature == o.Signature && g.Level == o.Level && g.Categories == o.Categories && g.Until.Equal(o.Until) &&
		slices.Equal(g.Parts, o.Parts)
}

func (g *Grant) ended(now time.Time) bool { return !g.Until.IsZero() && !now.Before(g.Until) }

// outlasts reports a grant that holds for as long as another.
func (g *Grant) outlasts(until time.Time) bool {
	return g.Until.IsZero() || !until.IsZero() && !g.Until.Before(until)
}

// covers reports whether a grant by signature covers each of the parts that are
// wanted.
func (g Grant) covers(want []Part) bool {
	return len(want) > 0 && !slices.ContainsFunc(want, func(w Part) bool { return !g.holds(w) })
}

func (g Grant) holds(want Part) bool {
	return slices.ContainsFunc(g.Parts, func(p Part) bool { return p.covers(want) })
}

// Grants are a session's grants, those by signature a part each. The zero value
// grants nothing. Methods return a new value; the caller guards the variable that
// holds it.
type Grants []Grant

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

// With adds a grant, unless what is held already covers it. As with append, who
// still holds g sees what it held, and g is not to be added to again.
func (g Grants) With(one Grant) Grants {
	if len(one.Parts) == 0 {
		if one.Categories == 0 || one.Signature != "" || slices.ContainsFunc(g, one.Equal) {
			return g
		}
		return append(g, one)
	}
	for _, p := range one.Parts {
		held := func(own Grant) bool { return own.outlasts(one.Until) && own.holds(p) }
		if p.Kind != Ungrantable && !slices.ContainsFunc(g, held) {
			g = append(g, grantOf([]Part{p}, one.Until))
		}
	}
	return g
}

// Without takes grants back: those with this signature, or with one of its
// parts', and these categories wherever they were granted.
func (g Grants) Without(signature string, c risk.Categories) Grants {
	names := append(strings.Split(signature, partsJoin), signature)
	var kept Grants
	for _, one := range g {
		switch {
		case one.Signature == "":
			one.Categories &^= c
			if one.Categories == 0 {
				continue
			}
		case slices.Contains(names, one.Signature) || one.Categories&c != 0:
			continue
		}
		kept = append(kept, one)
	}
	return kept
}

// GrantedFor begins the rule of a verdict that a grant gave; what it covers stands behind it.
const GrantedFor = "granted for this session: "

// cover finds the grants that cover a request: each of its parts that needs leave
// where free work needs none, or every one of its categories. Critical is never
// covered by signature, and what has no category never by category.
func (g Grants) cover(f *Facts, free risk.Level, now time.Time) (name string, ok bool) {
	if len(g) == 0 {
		return "", false
	}
	want, signable := f.wanted(free)
	open := slices.Clone(want)
	var granted risk.Categories
	for i := range g {
		one := &g[i]
		if one.ended(now) {
			continue
		}
		if one.Signature == "" {
			granted |= one.Categories
		} else if signable {
			open = slices.DeleteFunc(open, one.holds)
		}
	}
	if signable && len(open) == 0 {
		return GrantedFor + grantOf(want, time.Time{}).Signature, true
	}
	if f.Categories != 0 && granted.Has(f.Categories) && !f.vague() {
		return GrantedFor + f.Categories.String(), true
	}
	return "", false
}
