package records

import (
	"slices"
	"strings"

	"guard/cmd/guard/records/page"
	"guard/locale"
)

// session is a session as the page shows it.
func (s *pageSession) session() page.Session {
	out := s.Session
	out.About = append(slices.Clone(out.About),
		locale.Sprintf("ran %d, asked %d, refused %d", s.Ran, s.Asked, s.Refused))
	whole := max(s.to.Sub(s.from), 1)
	for i := range s.steps {
		step := s.steps[i].Step
		at := int(994 * (float64(s.steps[i].at.Sub(s.from)) / float64(whole)))
		mark := page.Mark{Kind: step.Kind, At: min(max(at, 0), 994), To: step.Anchor,
			Says: strings.TrimSpace(step.Time + "  " + step.Short)}
		if step.Asked {
			mark.Kind = page.Asked
		}
		out.Marks = append(out.Marks, mark)
		out.Steps = append(out.Steps, step)
	}
	return out
}

// pageTables are a summary's tables with their bars.
func pageTables(sections []section) (all []page.Table) {
	heads := numberHeads()
	for _, sec := range sections {
		if len(sec.rows) == 0 {
			continue
		}
		t := page.Table{Name: sec.head, Heads: heads[:]}
		most := 0
		for i := range sec.rows {
			most = max(most, sec.rows[i].Decisions)
		}
		for i := range sec.rows {
			g := &sec.rows[i]
			numbers := g.numbers()
			t.Rows = append(t.Rows, page.Row{Name: shortened(g.Name), Numbers: numbers[:], Bar: g.parts(most)})
		}
		all = append(all, t)
	}
	return all
}

// parts are the pieces of a bar.
func (c *count) parts(most int) (all []page.Part) {
	ran, refused := c.unasked()
	widths := cells([]int{ran, c.Asked, refused}, max(most, 1), 1000)
	from := 0
	for i, kind := range []page.Kind{page.Ran, page.Asked, page.Refused} {
		if widths[i] > 0 {
			all = append(all, page.Part{Kind: kind, From: from, Width: widths[i]})
		}
		from += widths[i]
	}
	return all
}
