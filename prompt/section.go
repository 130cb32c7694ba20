package prompt

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"guard/prompt/text"
)

// section is one part of a question: a label and the untrusted text behind it.
type section struct {
	label word // "" for what stands for itself
	style text.Style
	items []string // one, set as running text, or several, a line each

	flow bool // running text
	ends bool // when it is cut, its end is shown as well
	diff bool // its items are lines of a diff
	more word // how the last line says that there are more items; "": in a line of its own

	command bool // what would run: set in from the rest, its line feeds end lines
	danger  []Part
	carets  bool // what is dangerous has carets below it: there are no colours

	most int // lines on the first page
	rank int
}

// sections are a question's parts in the order in which they are read. What would happen comes first, then what
// would run; what guard found out comes before what the agent says of itself. What would run and what the key s would
// cover keep a line even in the lowest window: they are what is agreed to.
func sections(q Question, width int, colour bool) []section {
	all := []section{
		{label: "label.news", style: text.Strong, items: q.News, most: 2, rank: rankNews},
		{label: "", style: text.Strong, items: one(q.happens()), flow: true, ends: true, most: 2, rank: rankHappens},
		command(q, colour),
		files(q),
		{label: "", items: changes(q), diff: true, most: 10, rank: rankDiff},
		{label: "label.where", items: one(q.Cwd), flow: true, ends: true, most: 2, rank: rankWhere},
		matched(q, width),
		{label: "label.why", items: otherReasons(q), more: "reasons.more", most: mostReasons, rank: rankWhy},
		{label: "label.undo", items: one(q.Undo), flow: true, ends: true, most: 1, rank: rankUndo},
		{label: "label.category", items: one(categoryWords(q.Categories)), flow: true, most: 2, rank: rankRisk},
		{label: "label.safer", style: text.Good, items: one(q.Suggestion), flow: true, most: 2, rank: rankSafer},
		{label: "label.asked", items: one(q.LastPrompt), flow: true, most: 2, rank: rankAsked},
		{label: "label.claim", style: text.Dim, items: one(q.Claim), flow: true, most: 2, rank: rankClaim},
		{label: "label.rule", style: text.Dim, items: one(q.Rule), flow: true, most: 1, rank: rankRule},
		{label: "label.offer", items: one(q.SessionOffer), flow: true, ends: true, most: 2, rank: rankOffer},
	}
	return slices.DeleteFunc(all, func(s section) bool { return len(s.items) == 0 })
}

// How many lines of the command the first page shows, and how many reasons beside the first.
const (
	mostCommand = 8
	mostReasons = 3
)

// command is what would run.
func command(q Question, colour bool) section {
	s := section{style: text.Raw, items: one(q.Raw), flow: true, command: true, danger: q.Danger, most: mostCommand,
		rank: rankCommand}
	if s.carets = !colour && len(q.Danger) > 0; s.carets {
		s.most += mostCommand / 2
	}
	return s
}

// otherReasons are the reasons that what would happen has not told.
func otherReasons(q Question) []string {
	if len(q.Reasons) == 0 {
		return nil
	}
	return q.Reasons[1:]
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
var labels = []word{"label.news", "label.file", "label.where", "label.matches", "label.files", "label.category",
	"label.why", "label.undo", "label.safer", "label.asked", "label.claim", "label.rule", "label.offer"}

// one is a section's only item, if there is any text.
func one(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// files are those that edits change.
func files(q Question) section {
	s := section{label: "label.file", style: text.Raw, items: one(q.Diff.Path), most: 3, rank: rankFile}
	for _, d := range q.Diffs {
		if d.Path != "" && !slices.Contains(s.items, d.Path) {
			s.items = append(s.items, d.Path)
		}
	}
	if len(s.items) == 1 {
		s.flow, s.ends, s.most = true, true, 2
	}
	return s
}

// changes are all edits as unified diffs, each below its file where they are of several.
func changes(q Question) (lines []string) {
	several := slices.ContainsFunc(q.Diffs, func(d Diff) bool { return d.Path != q.Diff.Path })
	for _, d := range append([]Diff{q.Diff}, q.Diffs...) {
		if several && d.Path != "" {
			lines = append(lines, "@ "+d.Path)
		}
		lines = append(lines, unified(d)...)
	}
	return lines
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

// matchLabel stands before what patterns match, or what is in folders that are named as they are.
func matchLabel(all []Match) word {
	if slices.ContainsFunc(all, func(m Match) bool { return strings.ContainsAny(m.Pattern, "*?[{") }) {
		return "label.matches"
	}
	return "label.files"
}

// matched is what patterns match, in lines of width cells.
func matched(q Question, width int) section {
	s := section{label: matchLabel(q.Matches), most: 5, rank: rankMatches}
	s.items = matches(q, s.width(width))
	return s
}

// matches has a line for each pattern, its names, and its notes. Of the one whose size stands beside what would
// happen it has only these.
func matches(q Question, room int) []string {
	if m, ok := q.told(); ok {
		return append(matchLines(m, room)[1:], m.Notes...)
	}
	var items []string
	all := q.Matches
	if len(all) > 1 { // how much each of them is comes first: the rest may not fit
		for _, m := range all {
			items = append(items, matchHead(m, room))
		}
	}
	for _, m := range all {
		lines := matchLines(m, room)
		if len(all) > 1 {
			lines = lines[1:]
		}
		items = append(append(items, lines...), m.Notes...)
	}
	return items
}

// matchLines is how many there are and the first names, whole, as many to a
// line as has room and reads well. It is not escaped: as items they go through
// the escaper with the rest.
func matchLines(m Match, room int) []string {
	items := []string{matchHead(m, room)}
	room = min(room, nameRow)
	var row string
	for _, name := range names(m) {
		if row != "" && text.Cells(row)+len(", ")+text.Cells(name)+len(",") > room {
			items, row = append(items, row+","), ""
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

// nameRow is how many cells of names stand on one line, at most.
const nameRow = 56

// matchHead is a pattern or a folder, and how much it is; that first where both have no room.
func matchHead(m Match, room int) string {
	if head := m.Pattern + ": " + string(extent(m)); text.Fits(head, room) {
		return head
	}
	return string(extent(m)) + ": " + m.Pattern
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
	if s.command {
		return s.commandLines(width, n)
	}
	if s.flow {
		texts, cut := text.Block(s.items[0], width, n, false, s.ends)
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

// commandLines sets what would run in at most n lines, carets below what is dangerous among them. They stand there
// only if all of them have room, cut no command that could be shown whole, and hide nothing dangerous.
func (s section) commandLines(width, n int) (out []text.Line, cut bool) {
	out, cut = text.Excerpt(s.items[0], s.danger, width, n)
	if !s.points(width) {
		return out, cut
	}
	for rows := n; rows > n/2; rows-- {
		lines, short := text.Excerpt(s.items[0], s.danger, width, rows)
		if short && !cut {
			break
		}
		if pointed(lines) < pointed(out) {
			break
		}
		if with := s.withCarets(lines, width); len(with) <= n {
			return with, short
		}
	}
	return out, cut
}

// pointed counts the lines that hold something dangerous.
func pointed(lines []text.Line) (n int) {
	for _, l := range lines {
		if text.Carets(l) != nil {
			n++
		}
	}
	return n
}

// points reports whether carets point at what is dangerous, in lines of width cells.
func (s section) points(width int) bool { return s.carets && width >= caretsFrom }

// withCarets puts carets below the lines that hold something dangerous.
func (s section) withCarets(lines []text.Line, width int) (out []text.Line) {
	for _, l := range lines {
		out = append(out, l)
		if below := text.Carets(l); below != nil && s.points(width) {
			out = append(out, below)
		}
	}
	return out
}

// lastLine stands for more items than there are lines.
func (s section) lastLine(item string, left, width, n int) text.Line {
	if n > 1 && s.more == "" {
		return text.Line{text.Dim.Of(say("list.more", "n", text.Num(left)))}
	}
	more := say(cmp.Or(s.more, "list.more.one"), "n", text.Num(left-1))
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
		if s.command {
			text.Whole(s.items[0], s.danger, width, func(l text.Line) bool {
				for _, l := range s.withCarets([]text.Line{l}, width) {
					if !yield(l) {
						return false
					}
				}
				return true
			})
			return
		}
		for _, item := range s.items {
			for _, t := range text.Wrap(item, width, true) {
				if !yield(text.Line{s.itemStyle(item).Of(t)}) {
					return
				}
			}
		}
	}
}
