package prompt

import (
	"cmp"
	"math"
	"slices"

	"guard/prompt/text"
)

// The ranks: when room is short, the lowest are served first.
const (
	rankCommand = iota
	rankOffer
	rankFile
	rankNews
	rankHappens
	rankDiff
	rankMatches
	rankWhy
	rankUndo
	rankWhere
	rankRisk
	rankAsked
	rankSafer
	rankRule
	rankClaim
)

// shares are how the rows are divided: each step gives the sections of the ranks up to one, in their order, as many
// lines as it says, before the next step gives more. Two lines go to what would run, and one to what the key s would
// cover, to a file that would change, and to what would happen, before anything else has any.
var shares = []struct{ rank, lines int }{
	{rankCommand, 2}, {rankHappens, 1}, {rankCommand, 4}, {rankHappens, 2}, {rankRisk, 1}, {rankWhy, 3}, {rankDiff, 6},
	{rankClaim, 1}, {rankClaim, 3}, {rankClaim, math.MaxInt},
}

// share divides rows among the sections.
func share(all []section, width, rows int) []int {
	order := make([]int, len(all))
	wants := make([]int, len(all))
	for i, s := range all {
		lines, _ := s.lines(s.width(width), s.most)
		order[i], wants[i] = i, len(lines)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(all[a].rank, all[b].rank) })
	given := make([]int, len(all))
	for _, step := range shares {
		for _, i := range order {
			if all[i].rank <= step.rank {
				more := max(min(min(wants[i], step.lines)-given[i], rows), 0)
				given[i] += more
				rows -= more
			}
		}
	}
	return given
}

// From how much room on the command is set in, and has carets below it.
const indentFrom, caretsFrom = 30, 30

// margin is the number of cells before a section's text.
func (s section) margin(width int) int {
	switch {
	case s.command && width >= wideWidth:
		return 4
	case s.command && width >= indentFrom:
		return 2
	case width >= wideWidth && s.label == "":
		return 2
	case width >= wideWidth:
		return 2 + labelsWidth()
	case s.label == "":
		return 0
	}
	return text.Cells(say(s.label)) + 1
}

// labelsWidth is the column that the labels have, of whatever language, with a gap behind the widest.
func labelsWidth() int {
	width := labelColumn
	for _, label := range labels {
		width = max(width, text.Cells(say(label))+2)
	}
	return width
}

// width is the number of cells for a section's text.
func (s section) width(width int) int { return width - s.margin(width) }

// set puts the section's line number i behind its label or its margin.
func (s section) set(i int, l text.Line, width int) text.Line {
	margin := s.margin(width)
	if text.IsCarets(l) { // behind a sign that no line of the command has
		gutter := text.Line{text.Plain.Of(text.Spaces(margin - 2)), text.Strong.Of("! ")}
		return append(gutter, l...)
	}
	if i > 0 || s.label == "" {
		return append(text.Line{text.Plain.Of(text.Spaces(margin))}, l...)
	}
	label := say(s.label)
	before := 0
	if width >= wideWidth {
		before = 2
	}
	return append(text.Line{text.Plain.Of(text.Spaces(before)), text.Dim.Of(label),
		text.Plain.Of(text.Spaces(margin - before - text.Cells(label)))}, l...)
}

// sessionCells has room for a session's id, as guard sessions prints it: the run's 16 digits, and which of the run's.
const sessionCells = 20

// questionHead is the first line: the name, the level, who wants what, and its place in the queue.
func questionHead(q Question, width int, colour bool) text.Line {
	agent := text.Fit(q.Agent, 24)
	if agent == "" {
		agent = say("agent")
	}
	middle := say(known("does.", q.Tool, "other"), "agent", agent)
	var session text.Safe
	if q.Session != "" && text.Fits(q.Session, sessionCells) { // a piece of an id names none
		session = " · " + say("session", "id", text.Fit(q.Session, sessionCells))
	}
	return headLine(q, text.Line{text.Plain.Of(middle), text.Dim.Of(session)}, place(q.Waiting, width), width, colour)
}

func place(w Waiting, width int) text.Safe {
	if w.Of <= 1 {
		return ""
	}
	id := word("place")
	if width < wideWidth {
		id = "place.short"
	}
	return say(id, "n", text.Num(w.N), "of", text.Num(w.Of))
}

// headLine sets middle and right behind the name and the badge, as far as there is room.
func headLine(q Question, middle text.Line, right text.Safe, width int, colour bool) text.Line {
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of(" "), levelStyle(q).Of(badge(q, colour))}
	room := width - l.Cells() - 2
	if right != "" {
		room -= text.Cells(right) + 2
	}
	if len(middle) > 1 && middle.Cells() > room { // a piece of the session's id names none
		middle = middle[:len(middle)-1]
	}
	if room >= 4 {
		l = append(append(l, text.Plain.Of("  ")), middle.CutTo(room)...)
	}
	if gap := width - l.Cells() - text.Cells(right); right != "" && gap >= 1 {
		l = append(l, text.Plain.Of(text.Spaces(gap)), text.Strong.Of(right))
	}
	return l
}

// badge is the level, in brackets where there is no colour to set it off.
func badge(q Question, colour bool) text.Safe {
	id := known("level.", q.Level, "unknown")
	if q.Absurd {
		id = "level.absurd"
	}
	if colour {
		return " " + say(id) + " "
	}
	return "[" + say(id) + "]"
}

// levelStyles: a level that is not in it is drawn as the worst.
var levelStyles = map[string]text.Style{"low": text.Low, "medium": text.Medium, "high": text.High}

func levelStyle(q Question) text.Style {
	if s, ok := levelStyles[q.Level]; ok && !q.Absurd {
		return s
	}
	return text.Critical
}
