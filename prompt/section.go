package prompt

import (
	"iter"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"guard/prompt/text"
)

// section is one part of a question: a label and the untrusted text behind it.
type section struct {
	label word // "" for what would run, which stands for itself
	style text.Style
	items []string // one, set as running text, or several, a line each

	flow   bool // running text
	breaks bool // its line feeds end lines
	ends   bool // when it is cut, its end is shown as well
	diff   bool // its items are lines of a diff

	most int // lines on the first page
	rank int // when room is short, who gets it: lowest first
}

// sections are a question's parts in the order in which they are read. What would run comes
// first; what guard found out comes before what the agent says of itself. What would run and
// what the key s would cover keep a line even in the lowest window: they are what is agreed to.
func sections(q Question) []section {
	all := []section{
		{label: "label.news", style: text.Strong, items: q.News, most: 2, rank: 2},
		{label: "", style: text.Raw, items: one(q.Raw), flow: true, breaks: true, ends: true, most: 8, rank: 0},
		{label: "label.file", style: text.Raw, items: one(q.Diff.Path), flow: true, ends: true, most: 2, rank: 2},
		{label: "", items: unified(q.Diff), diff: true, most: 10, rank: 3},
		{label: "label.where", items: one(q.Cwd), flow: true, ends: true, most: 2, rank: 6},
		{label: "label.matches", items: matches(q.Matches), most: 5, rank: 4},
		{label: "label.risk", items: one(categoryWords(q.Categories)), flow: true, most: 2, rank: 7},
		{label: "label.why", items: q.Reasons, most: 3, rank: 5},
		{label: "label.undo", items: one(q.Undo), flow: true, most: 2, rank: 8},
		{label: "label.safer", style: text.Good, items: one(q.Suggestion), flow: true, most: 2, rank: 10},
		{label: "label.asked", items: one(q.LastPrompt), flow: true, most: 2, rank: 9},
		{label: "label.claim", style: text.Dim, items: one(q.Claim), flow: true, most: 2, rank: 12},
		{label: "label.rule", style: text.Dim, items: one(q.Rule), flow: true, most: 1, rank: 11},
		{label: "label.offer", items: one(q.SessionOffer), flow: true, ends: true, most: 2, rank: 1},
	}
	return slices.DeleteFunc(all, func(s section) bool { return len(s.items) == 0 })
}

// categoryWords are the categories as they are shown.
func categoryWords(categories []string) string {
	var words []string
	for _, c := range categories {
		words = append(words, categoryWord(c))
	}
	return strings.Join(words, ", ")
}

// labels are those of the sections.
var labels = []word{"label.news", "label.file", "label.where", "label.matches", "label.risk", "label.why", "label.undo",
	"label.safer", "label.asked", "label.claim", "label.rule", "label.offer"}

// one is a section's only item, if there is any text.
func one(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// unified is the edit as a unified diff without its headings.
func unified(d Diff) []string {
	if d.Old == d.New {
		return nil
	}
	out := string(diff.Diff("a", []byte(d.Old), "b", []byte(d.New)))
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	return lines[min(3, len(lines)):]
}

// matches has a line for each pattern, its names, and its notes.
func matches(all []Match) []string {
	var items []string
	if len(all) > 1 { // how much each of them is comes first: the rest may not fit
		for _, m := range all {
			items = append(items, matchHead(m))
		}
	}
	for _, m := range all {
		lines := matchLines(m)
		if len(all) > 1 {
			lines = lines[1:]
		}
		items = append(append(items, lines...), m.Notes...)
	}
	return items
}

// matchLines is how many there are and the first names, whole, as many to a
// line as a narrow terminal shows. It is not escaped: as items they go through
// the escaper with the rest.
func matchLines(m Match) []string {
	items := []string{matchHead(m)}
	var row string
	for _, name := range names(m) {
		if row != "" && len(row)+len(name) > nameRow {
			items, row = append(items, row), ""
		}
		if row != "" {
			row += ", "
		}
		row += name
	}
	if row != "" {
		items = append(items, row)
	}
	return items
}

// nameRow is how many bytes of names stand on one line, about.
const nameRow = 56

func matchHead(m Match) string {
	fill := strings.NewReplacer("{pattern}", m.Pattern, "{n}", string(text.Num(m.Count)), "{size}", matchSize(m))
	if m.Count <= 0 {
		return fill.Replace(string(say("match.none")))
	}
	return fill.Replace(string(say("match.some")))
}

func matchSize(m Match) string {
	if m.Bytes < 0 {
		return ""
	}
	return " (" + string(text.ByteSize(m.Bytes)) + ")"
}

func names(m Match) []string {
	all := slices.Clone(m.Names)
	if m.More > 0 {
		all = append(all, string(say("match.more", "n", text.Num(m.More))))
	}
	return all
}

// lines sets the section in at most n lines of width cells; cut says that this is not all.
func (s section) lines(width, n int) (out []text.Line, cut bool) {
	if n <= 0 {
		return nil, len(s.items) > 0
	}
	if s.flow {
		texts, cut := text.Block(s.items[0], width, n, s.breaks, s.ends)
		for _, t := range texts {
			out = append(out, text.Line{s.style.Of(t)})
		}
		return out, cut
	}
	for i, item := range s.items {
		left := len(s.items) - i
		if i == n-1 && left > 1 {
			return append(out, s.lastLine(item, left, width, n)), true
		}
		cut = cut || !text.Fits(item, width)
		out = append(out, text.Line{s.itemStyle(item).Of(text.Fit(item, width))})
	}
	return out, cut
}

// lastLine stands for more items than there are lines.
func (s section) lastLine(item string, left, width, n int) text.Line {
	if n > 1 {
		return text.Line{text.Dim.Of(say("list.more", "n", text.Num(left)))}
	}
	more := say("list.more.one", "n", text.Num(left-1))
	return text.Line{s.itemStyle(item).Of(text.Fit(item, width-text.Cells(more))), text.Dim.Of(more)}
}

// itemStyle colours a diff; other sections have one style.
func (s section) itemStyle(item string) text.Style {
	if !s.diff || item == "" {
		return s.style
	}
	switch item[0] {
	case '+':
		return text.Added
	case '-':
		return text.Removed
	case '@':
		return text.Dim
	}
	return text.Plain
}

// all is the whole section, however long, in lines of width cells.
func (s section) all(width int) iter.Seq[text.Line] {
	return func(yield func(text.Line) bool) {
		for _, item := range s.items {
			for _, t := range text.Wrap(item, width, true) {
				if !yield(text.Line{s.itemStyle(item).Of(t)}) {
					return
				}
			}
		}
	}
}
