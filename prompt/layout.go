package prompt

import (
	"cmp"
	"slices"
)

// share divides rows among the sections in the order of their rank: first a line to each and
// two to what would run, then up to three to each, then what each wants.
func share(all []section, width, rows int) []int {
	order := make([]int, len(all))
	wants := make([]int, len(all))
	for i, s := range all {
		lines, _ := s.lines(s.width(width), s.most)
		order[i], wants[i] = i, len(lines)
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(all[a].rank, all[b].rank) })
	shares := make([]int, len(all))
	give := func(upTo func(s section) int) {
		for _, i := range order {
			more := min(min(wants[i], upTo(all[i]))-shares[i], rows)
			shares[i] += max(more, 0)
			rows -= max(more, 0)
		}
	}
	give(func(s section) int {
		if s.rank == 0 {
			return 2
		}
		return 1
	})
	give(func(section) int { return 3 })
	give(func(s section) int { return s.most })
	return shares
}

// margin is the number of cells before a section's text.
func (s section) margin(width int) int {
	switch {
	case width >= wideWidth && s.label == "":
		return 2
	case width >= wideWidth:
		return 2 + labelsWidth()
	case s.label == "":
		return 0
	}
	return cells(say(s.label)) + 1
}

// labelsWidth is the column that the labels have, of whatever language, with a gap behind the widest.
func labelsWidth() int {
	width := labelColumn
	for _, label := range labels {
		width = max(width, cells(say(label))+2)
	}
	return width
}

// width is the number of cells for a section's text.
func (s section) width(width int) int { return width - s.margin(width) }

// set puts the section's line number i behind its label or its margin.
func (s section) set(i int, l line, width int) line {
	margin := s.margin(width)
	if i > 0 || s.label == "" {
		return append(line{{plain, spaces(margin)}}, l...)
	}
	label := say(s.label)
	before := 0
	if width >= wideWidth {
		before = 2
	}
	return append(line{{plain, spaces(before)}, {dim, label}, {plain, spaces(margin - before - cells(label))}}, l...)
}

// askHead is the first line: the name, the level, who wants what, and its place in the queue.
func askHead(q Question, width int, colour bool) line {
	agent := fit(q.Agent, 24)
	if agent == "" {
		agent = say("agent")
	}
	middle := say(known("does.", q.Tool, "other"), "agent", agent)
	var session safe
	if q.Session != "" {
		session = " · " + say("session", "id", fit(q.Session, 16))
	}
	return headLine(q, line{{plain, middle}, {dim, session}}, place(q.Waiting, width), width, colour)
}

func place(w Waiting, width int) safe {
	if w.Of <= 1 {
		return ""
	}
	id := word("place")
	if width < wideWidth {
		id = "place.short"
	}
	return say(id, "n", num(w.N), "of", num(w.Of))
}

// headLine sets middle and right behind the name and the badge, as far as there is room.
func headLine(q Question, middle line, right safe, width int, colour bool) line {
	l := line{{strong, say("guard")}, {plain, " "}, {levelStyle(q), badge(q, colour)}}
	room := width - l.cells() - 2
	if right != "" {
		room -= cells(right) + 2
	}
	if len(middle) > 1 && middle.cells() > room { // a piece of the session's id names none
		middle = middle[:len(middle)-1]
	}
	if room >= 4 {
		l = append(append(l, span{plain, "  "}), middle.cutTo(room)...)
	}
	if gap := width - l.cells() - cells(right); right != "" && gap >= 1 {
		l = append(l, span{plain, spaces(gap)}, span{strong, right})
	}
	return l
}

// badge is the level, in brackets where there is no colour to set it off.
func badge(q Question, colour bool) safe {
	id := known("level.", q.Level, "unknown")
	if q.Absurd {
		id = "level.absurd"
	}
	if colour {
		return " " + say(id) + " "
	}
	return "[" + say(id) + "]"
}
