package prompt

import (
	"iter"
	"strings"
)

// scrolledPage is a page that is longer than the box: a window onto its lines.
func scrolledPage(q Question, width, height int, st State) []line {
	inner := min(width, widest)
	rows := bodyRows(height)
	from := min(max(st.Scroll, 0), lastScroll(q, width, height, st))
	var body []line
	total := 0
	for l := range pageLines(q, inner, st) {
		if total >= from && total < from+rows {
			body = append(body, l)
		}
		total++
	}
	var where safe
	if total > rows {
		where = say("page.lines", "from", num(from+1), "to", num(from+len(body)), "of", num(total))
	}
	return frame(height, pageHead(q, where, inner, st), body, hintLine(st, inner, height), keyBar(width, pageKeys(st), st.Awake))
}

// pageHead is the first line of a page: whose it is, and which part of it is shown.
func pageHead(q Question, where safe, width int, st State) line {
	if st.Page == PageWaiting || st.Page == PageOffer {
		return waitingHead(where, width, st)
	}
	return headLine(q, line{{plain, say(pageTitles[st.Page])}}, where, width, st.Colour)
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

func pageLines(q Question, width int, st State) iter.Seq[line] {
	switch st.Page {
	case PageAll:
		return allLines(q, width)
	case PageExplain:
		return paragraphs(explanation(q), width)
	case PageWaiting:
		return waitingLines(st, width)
	case PageOffer:
		return paragraphs(offerText(st.Offer, scopes(st.All) > 1), width)
	}
	return paragraphs(helpText(), width)
}

// allLines is every section in full.
func allLines(q Question, width int) iter.Seq[line] {
	return func(yield func(line) bool) {
		for i, s := range sections(q) {
			if i > 0 && s.label != "" && i == firstLabelled(q) && !yield(nil) {
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

func firstLabelled(q Question) int {
	for i, s := range sections(q) {
		if s.label != "" && s.label != "label.file" {
			return i
		}
	}
	return -1
}

// paragraph is running text behind a hanging head.
type paragraph struct {
	head  safe
	style style
	text  string
}

func paragraphs(all []paragraph, width int) iter.Seq[line] {
	return func(yield func(line) bool) {
		for _, p := range all {
			hang := cells(p.head)
			if p.text == "" && !yield(nil) {
				return
			}
			first := true
			for _, t := range wrap(p.text, width-hang, true) {
				head := p.head
				if !first {
					head = spaces(hang)
				}
				first = false
				if !yield(line{{strong, head}, {p.style, t}}) {
					return
				}
			}
		}
	}
}

// explanation is why guard asks, in words.
func explanation(q Question) []paragraph {
	id := known("explain.level.", q.Level, "unknown")
	if q.Absurd {
		id = "explain.absurd"
	}
	all := []paragraph{{text: string(say(id))}, {}}
	for _, c := range q.Categories {
		all = append(all, paragraph{head: "· ", text: categoryText(c)})
	}
	for _, r := range q.Reasons {
		all = append(all, paragraph{head: "· ", text: r})
	}
	all = append(all, labelled("label.safer", q.Suggestion)...)
	all = append(all, labelled("label.rule", q.Rule)...)
	if q.SessionOffer != "" {
		all = append(all, paragraph{}, paragraph{text: string(say("explain.offer"))}, paragraph{head: "  ", style: raw, text: q.SessionOffer})
	}
	if q.Claim != "" {
		all = append(all, paragraph{}, paragraph{style: dim, text: string(say("explain.claim"))})
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

func labelled(label word, text string) []paragraph {
	if text == "" {
		return nil
	}
	return []paragraph{{}, {head: say(label) + ": ", text: text}}
}

// helpText is what each key does.
func helpText() []paragraph {
	keys := []keyHint{{"o", "once"}, {"s", "session"}, {"d", "deny"}, {"n", "note"}, {"D", "all"}, {"w", "waiting"}, {"Esc", "cancel"}, {"e", "explain"}, {"v", "view"}}
	var all []paragraph
	for _, k := range keys {
		all = append(all, paragraph{head: k.key + spaces(5-cells(k.key)), text: string(say("help." + k.id))})
	}
	return append(all, paragraph{}, paragraph{style: dim, text: string(say("help.enter"))})
}

// noteText is a note as it is sent: one line without surrounding space.
func noteText(note string) string { return strings.TrimSpace(note) }
