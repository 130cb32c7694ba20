package prompt

import (
	"iter"
	"slices"

	"guard/prompt/text"
)

// listHeight is how many lines the screen of all that wait takes in a window of that many rows. It
// does not depend on what waits, which changes while it is read.
func listHeight(rows int) int { return roof(rows) }

// group is what waits in one session of one agent.
type group struct {
	agent, scope string
	numbers      []int // of its questions, from 0
}

func groups(all []*Question) []group {
	var found []group
	for i, q := range all {
		at := slices.IndexFunc(found, func(g group) bool { return g.agent == q.Agent && g.scope == q.Scope })
		if at < 0 {
			at, found = len(found), append(found, group{agent: q.Agent, scope: q.Scope})
		}
		found[at].numbers = append(found[at].numbers, i)
	}
	return found
}

// whose names the agent and its session.
func (g group) whose(width int) text.Safe {
	agent := text.Fit(g.agent, 24)
	if agent == "" {
		agent = say("agent")
	}
	if g.scope == "" {
		return agent
	}
	return text.Clip(say("waiting.of", "agent", agent, "id", text.FitEnds(g.scope, 24)), width)
}

// waitingHead is the first line of the pages about all that wait; where they are of one session,
// it says which.
func waitingHead(where text.Safe, width int, st State) text.Line {
	title, n := word("page.waiting"), len(st.All)
	if st.Page == PageOffer {
		title, n = "page.offer", st.Offer.Count
	}
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "), text.Strong.Of(say(title, "n", text.Num(n)))}
	room := width - l.Cells() - 2
	if where != "" {
		room -= text.Cells(where) + 2
	}
	if all := groups(st.All); len(all) == 1 && room >= 8 {
		l = append(l, text.Plain.Of("  "), text.Dim.Of(all[0].whose(room)))
	}
	if gap := width - l.Cells() - text.Cells(where); where != "" && gap >= 1 {
		l = append(l, text.Plain.Of(text.Spaces(gap)), text.Strong.Of(where))
	}
	return l
}

func waitingKeys(st State) []keyHint {
	keys := []keyHint{{"q", "back"}, {"D", "all"}}
	switch n := min(len(st.Offers), len(offerKeys)); {
	case n == 1:
		keys = append(keys, keyHint{offerKeys[0], "offers"})
	case n > 1:
		keys = append(keys, keyHint{offerKeys[0] + "–" + offerKeys[n-1], "offers"})
	}
	return append(keys, scrollKeys[1:3]...)
}

// waitingLines has a line for each that waits, under its session where there are several, and then
// what could be granted.
func waitingLines(st State, width int) iter.Seq[text.Line] {
	return func(yield func(text.Line) bool) {
		found := groups(st.All)
		cols := columnsFor(st, width)
		for i, g := range found {
			if len(found) > 1 && (i > 0 && !yield(nil) || !yield(text.Line{text.Dim.Of(g.whose(width))})) {
				return
			}
			for _, n := range g.numbers {
				if !yield(cols.row(n, *st.All[n], st.Colour)) {
					return
				}
			}
		}
		for l := range text.Paragraphs(offerLines(st.All, st.Offers), width) {
			if !yield(l) {
				return
			}
		}
	}
}

// columns are the widths of a row's parts.
type columns struct{ number, badge, what, risk int }

// From how much room on the categories have a column, and a command that is cut shows its end.
const riskFrom, endsFrom = 24, 24

func columnsFor(st State, width int) columns {
	c := columns{number: text.Cells(text.Num(len(st.All)))}
	for _, q := range st.All {
		c.badge = max(c.badge, text.Cells(badge(*q, st.Colour)))
		c.risk = max(c.risk, text.Cells(riskOf(*q)))
	}
	room := width - c.number - 1 - c.badge - 1
	if room < riskFrom {
		c.risk = 0
	}
	if c.risk = min(c.risk, room*2/5); c.risk > 0 {
		room -= c.risk + 2
	}
	c.what = max(room, 1)
	return c
}

// riskOf is a question's categories in one line.
func riskOf(q Question) text.Safe {
	var all text.Safe
	for i, c := range q.Categories {
		if i > 0 {
			all += ", "
		}
		all += text.Escape(c)
	}
	return all
}

// row is one that waits, in one line.
func (c columns) row(n int, q Question, colour bool) text.Line {
	number, level := text.Num(n+1), badge(q, colour)
	cut := text.FitEnds
	if c.what < endsFrom {
		cut = text.Fit
	}
	what := cut(subjectOf(q), c.what)
	l := text.Line{text.Dim.Of(text.Spaces(c.number-text.Cells(number)) + number + " "), levelStyle(q).Of(level),
		text.Plain.Of(text.Spaces(c.badge-text.Cells(level)) + " "), text.Raw.Of(what)}
	if c.risk > 0 {
		l = append(l, text.Plain.Of(text.Spaces(c.what-text.Cells(what))+"  "),
			text.Dim.Of(text.Clip(riskOf(q), c.risk)))
	}
	return l
}

// subjectOf is what would run or change.
func subjectOf(q Question) string {
	if q.Raw != "" {
		return q.Raw
	}
	return q.Diff.Path
}
