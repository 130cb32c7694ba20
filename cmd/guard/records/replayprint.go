package records

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
	"guard/replay"
)

// replayPrinter sums up a replay for a person, in lines of bounded width.
type replayPrinter struct {
	cli.Ink
	w    io.Writer
	all  bool
	then bool // nobody chose a mode: each request is judged in the one that it was recorded in
}

// Bounds of what is printed: of a line and of a session's id, in terminal cells,
// and, without --all, of the lists.
const (
	replayWidth   = 100
	sessionWidth  = 36
	mostSessions  = 20
	mostCauses    = 15
	causeIndented = 9
)

func (p *replayPrinter) line(text string) { fmt.Fprintln(p.w, text) }

func (p *replayPrinter) summary(s *replay.Summary) {
	if s.Now.Count == 0 {
		p.line(locale.Text("nothing to judge"))
		return
	}
	p.sessions(s)
	if s.Recorded {
		p.causes(locale.Text("asked or refused anew"), s.New(), cli.Yellow)
		p.causes(locale.Text("no more asked or refused"), s.Gone(), cli.Green)
	} else {
		p.causes(locale.Text("asked or refused"), s.New(), cli.Yellow)
	}
	p.totals(s)
	p.modes(s)
}

// modes says which mode was judged in, and where it is another one than then: that alone changes what is asked.
func (p *replayPrinter) modes(s *replay.Summary) {
	names := slices.Sorted(maps.Keys(s.Modes))
	switch {
	case !s.Recorded || len(names) == 0:
		return
	case len(s.Other) > 0:
		p.line("")
		for _, then := range slices.Sorted(maps.Keys(s.Other)) {
			p.line(locale.Fill("judged in the mode {0}; recorded in {1}: {2} of {3} requests. guard --mode {1} replay "+
				"leaves that difference out", strings.Join(names, ", "), prompt.Escape(then),
				strconv.Itoa(s.Other[then]), strconv.Itoa(s.Now.Count)))
		}
	case p.then:
		p.line("")
		p.line(locale.Fill("judged in the mode that each was recorded in: {0}; --mode names one for all",
			strings.Join(names, ", ")))
	}
}

// sessions lists those in which something is, or was, stopped.
func (p *replayPrinter) sessions(s *replay.Summary) {
	list := s.Sessions()
	rows := [][]string{strings.Split(locale.Text("SESSION\tAGENT\tREQUESTS\tASKED\tREFUSED"), "\t")}
	for i, one := range list {
		if !p.all && (i == mostSessions || one.Now.Stopped()+one.Before.Stopped() == 0) {
			break
		}
		asked, refused := strconv.Itoa(one.Now.Asked), strconv.Itoa(one.Now.Refused)
		if s.Recorded {
			asked = strconv.Itoa(one.Before.Asked) + " → " + asked
			refused = strconv.Itoa(one.Before.Refused) + " → " + refused
		}
		rows = append(rows, []string{clipped(orNone(one.ID), sessionWidth), clipped(orNone(one.Agent), sessionWidth),
			strconv.Itoa(one.Now.Count), asked, refused})
	}
	if len(rows) > 1 {
		cli.PrintTable(p.w, rows)
	}
	if more := len(list) - (len(rows) - 1); more > 0 && !p.all {
		p.line(p.In(cli.Faint, question.Count(more, "and 1 session (--all shows it)",
			"and {0} sessions (--all shows them)")))
	}
	p.line("")
}

func orNone(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// causes lists why requests are stopped, with an example of each.
func (p *replayPrinter) causes(title string, groups []replay.Group, sgr string) {
	n := 0
	for _, g := range groups {
		n += g.Count
	}
	if n == 0 {
		return
	}
	p.line(p.In(cli.Bold, fmt.Sprintf("%s: %d", title, n)))
	for i, g := range groups {
		if i == mostCauses && !p.all {
			p.line(p.In(cli.Faint, strings.Repeat(" ", causeIndented)+
				question.Count(len(groups)-i, "and 1 reason (--all shows it)", "and {0} reasons (--all shows them)")))
			break
		}
		p.cause(g, sgr)
	}
	p.line("")
}

func (p *replayPrinter) cause(g replay.Group, sgr string) {
	room := replayWidth - causeIndented
	names := ""
	if g.Categories != "" {
		names = clipped("  ("+question.CategoryNames(strings.Fields(g.Categories))+")", room/2)
	}
	p.line(p.In(sgr, fmt.Sprintf("%*d", causeIndented-2, g.Count)) + "  " +
		clipped(g.Reason, room-prompt.Cells(names)) + names)
	if g.Example != "" {
		p.line(strings.Repeat(" ", causeIndented) + p.In(cli.Faint, clipped(g.Example, room)))
	}
}

// totals compares the whole before and now.
func (p *replayPrinter) totals(s *replay.Summary) {
	wasMedian, wasNone := s.PerSession(func(one *replay.Session) replay.Tally { return one.Before })
	median, none := s.PerSession(func(one *replay.Session) replay.Tally { return one.Now })
	sessions := len(s.Sessions())
	rows := [][]string{
		{"", locale.Text("before"), locale.Text("now")},
		{locale.Text("requests"), strconv.Itoa(s.Before.Count), strconv.Itoa(s.Now.Count)},
		{locale.Text("asked about"), share(s.Before.Asked, s.Before.Count), share(s.Now.Asked, s.Now.Count)},
		{locale.Text("refused"), share(s.Before.Refused, s.Before.Count), share(s.Now.Refused, s.Now.Count)},
		{locale.Text("of both, in a session (median)"), number(wasMedian), number(median)},
		{locale.Text("sessions without any"), part(wasNone, sessions), part(none, sessions)},
	}
	for _, row := range []struct {
		name string
		n    int
	}{{locale.Text("not readable"), s.Failed}, {locale.Text("cut in the record"), s.Cut}} {
		if row.n > 0 {
			rows = append(rows, []string{row.name, "", strconv.Itoa(row.n)})
		}
	}
	if !s.Recorded {
		rows = rows[1:]
		for i, r := range rows {
			rows[i] = []string{r[0], r[2]}
		}
	}
	cli.PrintTable(p.w, rows)
}

// share is a number of so many, and what part of them it is.
func share(n, of int) string {
	if of == 0 {
		return "0"
	}
	return fmt.Sprintf("%d (%.1f %%)", n, 100*float64(n)/float64(of))
}

func part(n, of int) string { return locale.Sprintf("%d of %d", n, of) }

func number(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }

// clipped is text as a terminal can print it, in at most so many cells.
func clipped(text string, width int) string {
	text = prompt.Escape(text)
	if prompt.Cells(text) <= width {
		return text
	}
	used := 0
	for i, r := range text {
		if used += prompt.Cells(string(r)); used >= width {
			return text[:i] + "…"
		}
	}
	return text
}
