package prompt

import (
	"iter"
	"slices"
	"strings"

	"guard/prompt/text"
)

// scrolledPage is a page that is longer than the box: a window onto its lines.
func scrolledPage(q Question, width, height int, st State) []text.Line {
	inner := min(width, widest)
	rows := bodyRows(height)
	from := min(max(st.Scroll, 0), lastScroll(q, width, height, st))
	var body []text.Line
	total := 0
	for l := range pageLines(q, inner, st) {
		if total >= from && total < from+rows {
			body = append(body, l)
		}
		total++
	}
	var where text.Safe
	if total > rows {
		where = say("page.lines", "from", text.Num(from+1), "to", text.Num(from+len(body)), "of", text.Num(total))
	}
	return frame(height, pageHead(q, where, inner, st), body, hintLine(st, inner, height),
		keyBar(width, pageKeys(st), st.Awake))
}

// pageHead is the first line of a page: whose it is, and which part of it is shown.
func pageHead(q Question, where text.Safe, width int, st State) text.Line {
	if st.Page == PageWaiting || st.Page == PageOffer {
		return waitingHead(where, width, st)
	}
	return headLine(q, text.Line{text.Plain.Of(say(pageTitles[st.Page]))}, where, width, st.Colour)
}

var pageTitles = map[Page]word{PageAll: "page.all", PageExplain: "page.explain", PageHelp: "page.help"}

// lastScroll is the scroll that shows the last line at the bottom.
func lastScroll(q Question, width, height int, st State) int {
	return max(pageLength(q, width, st)-bodyRows(height), 0)
}

func pageLength(q Question, width int, st State) int {
	total := 0
	for range pageLines(q, min(width, widest), st) {
		total++
	}
	return total
}

func pageLines(q Question, width int, st State) iter.Seq[text.Line] {
	switch st.Page {
	case PageAll:
		return allLines(q, width, st.Colour)
	case PageExplain:
		return explainLines(q, width, st.Colour)
	case PageWaiting:
		return waitingLines(st, width)
	case PageOffer:
		return text.Paragraphs(offerText(st.Offer, scopes(st.All) > 1), width)
	}
	return text.Paragraphs(helpText(q), width)
}

// allLines is every section in full.
func allLines(q Question, width int, colour bool) iter.Seq[text.Line] {
	return func(yield func(text.Line) bool) {
		all := sections(q, width, colour)
		first := slices.IndexFunc(all, func(s section) bool { return s.label != "" && s.label != "label.file" })
		for i, s := range all {
			if i > 0 && i == first && !yield(nil) {
				return
			}
			n := 0
			for l := range s.all(s.width(width)) {
				if !yield(s.set(n, l, width)) {
					return
				}
				n++
			}
		}
	}
}

// explainLines is what would run, as the question shows it, and why guard asks.
func explainLines(q Question, width int, colour bool) iter.Seq[text.Line] {
	return func(yield func(text.Line) bool) {
		if q.Raw != "" {
			s := command(q, colour)
			lines, _ := s.lines(s.width(width), s.most)
			for i, l := range append(lines, nil) {
				if l != nil {
					l = s.set(i, l, width)
				}
				if !yield(l) {
					return
				}
			}
		}
		for l := range text.Paragraphs(explanation(q), width) {
			if !yield(l) {
				return
			}
		}
	}
}

// explanation is why guard asks, in words.
func explanation(q Question) []text.Paragraph {
	id := known("explain.level.", q.Level, "unknown")
	if q.Absurd {
		id = "explain.absurd"
	}
	all := []text.Paragraph{{Text: string(say(id))}, {}}
	for _, c := range q.Categories {
		all = append(all, text.Paragraph{Head: "· ", Text: categoryText(c)})
	}
	for _, r := range q.Reasons {
		all = append(all, text.Paragraph{Head: "· ", Text: r})
	}
	all = append(all, labelled("label.undo", q.Undo)...)
	all = append(all, labelled("label.safer", q.Suggestion)...)
	all = append(all, labelled("label.rule", q.Rule)...)
	if q.SessionOffer != "" {
		all = append(all, text.Paragraph{}, text.Paragraph{Text: string(say("explain.offer"))},
			text.Paragraph{Head: "  ", Style: text.Raw, Text: q.SessionOffer})
	}
	if q.Claim != "" {
		all = append(all, text.Paragraph{}, text.Paragraph{Style: text.Dim, Text: string(say("explain.claim"))})
	}
	if q.Hint != "" {
		all = append(all, text.Paragraph{}, text.Paragraph{Text: q.Hint})
	}
	return all
}

// categoryText is a category's name, and what it means.
func categoryText(c string) string {
	if w := known("category.", c, ""); w != "category." {
		return c + ": " + string(say(w))
	}
	return c
}

func labelled(label word, said string) []text.Paragraph {
	if said == "" {
		return nil
	}
	return []text.Paragraph{{}, {Head: say(label) + ": ", Text: said}}
}

// helpText is what each of the question's keys does.
func helpText(q Question) []text.Paragraph {
	var all []text.Paragraph
	for _, k := range questionKeys(q, State{}, false) {
		if k.id == "help" {
			continue
		}
		all = append(all, text.Paragraph{Head: k.key + text.Spaces(5-text.Cells(k.key)),
			Text: string(say("help." + k.id))})
	}
	return append(all, text.Paragraph{}, text.Paragraph{Style: text.Dim, Text: string(say("help.enter"))})
}

// noteText is a note as it is sent: one line without surrounding space.
func noteText(note string) string { return strings.TrimSpace(note) }
