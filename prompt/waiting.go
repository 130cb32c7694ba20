package prompt

import (
	"iter"
	"slices"
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
func (g group) whose(width int) safe {
	agent := fit(g.agent, 24)
	if agent == "" {
		agent = say("agent")
	}
	if g.scope == "" {
		return agent
	}
	return clip(say("waiting.of", "agent", agent, "id", fitEnds(g.scope, 24)), width)
}

// waitingHead is the first line of the pages about all that wait; where they are of one session,
// it says which.
func waitingHead(where safe, width int, st State) line {
	title, n := word("page.waiting"), len(st.All)
	if st.Page == PageOffer {
		title, n = "page.offer", st.Offer.Count
	}
	l := line{{strong, say("guard")}, {plain, "  "}, {strong, say(title, "n", num(n))}}
	room := width - l.cells() - 2
	if where != "" {
		room -= cells(where) + 2
	}
	if all := groups(st.All); len(all) == 1 && room >= 8 {
		l = append(l, span{plain, "  "}, span{dim, all[0].whose(room)})
	}
	if gap := width - l.cells() - cells(where); where != "" && gap >= 1 {
		l = append(l, span{plain, spaces(gap)}, span{strong, where})
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
func waitingLines(st State, width int) iter.Seq[line] {
	return func(yield func(line) bool) {
		found := groups(st.All)
		cols := columnsFor(st, width)
		for i, g := range found {
			if len(found) > 1 && (i > 0 && !yield(nil) || !yield(line{{dim, g.whose(width)}})) {
				return
			}
			for _, n := range g.numbers {
				if !yield(cols.row(n, *st.All[n], st.Colour)) {
					return
				}
			}
		}
		for l := range paragraphs(offerLines(st.All, st.Offers), width) {
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
	c := columns{number: cells(num(len(st.All)))}
	for _, q := range st.All {
		c.badge = max(c.badge, cells(badge(*q, st.Colour)))
		c.risk = max(c.risk, cells(riskOf(*q)))
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
func riskOf(q Question) safe {
	var all safe
	for i, c := range q.Categories {
		if i > 0 {
			all += ", "
		}
		all += escape(c)
	}
	return all
}

// row is one that waits, in one line.
func (c columns) row(n int, q Question, colour bool) line {
	number, level := num(n+1), badge(q, colour)
	cut := fitEnds
	if c.what < endsFrom {
		cut = fit
	}
	what := cut(subjectOf(q), c.what)
	l := line{{dim, spaces(c.number-cells(number)) + number + " "}, {levelStyle(q), level}, {plain, spaces(c.badge-cells(level)) + " "}, {raw, what}}
	if c.risk > 0 {
		l = append(l, span{plain, spaces(c.what-cells(what)) + "  "}, span{dim, clip(riskOf(q), c.risk)})
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
