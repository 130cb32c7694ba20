package prompt

import (
	"iter"
	"strings"
)

// scrolledPage is a page that is longer than the box: a window onto its lines.
func scrolledPage(q Question, width, height int, st State) []line {
	inner := min(width, widest)
	rows := bodyRows(height)
	from := min(max(st.Scroll, 0), lastScroll(q, width, height, st.Page))
	var body []line
	total := 0
	for l := range pageLines(q, inner, st.Page) {
		if total >= from && total < from+rows {
			body = append(body, l)
		}
		total++
	}
	var where safe
	if total > rows {
		where = say("page.lines", "from", num(from+1), "to", num(from+len(body)), "of", num(total))
	}
	head := headLine(q, line{{plain, say(pageTitles[st.Page])}}, where, inner, st.Colour)
	return frame(height, head, body, nil, keyBar(width, scrollKeys, st.Awake))
}

var pageTitles = map[Page]word{PageAll: "page.all", PageExplain: "page.explain", PageHelp: "page.help"}

// lastScroll is the scroll that shows the last line at the bottom.
func lastScroll(q Question, width, height int, p Page) int {
	total := 0
	for range pageLines(q, min(width, widest), p) {
		total++
	}
	return max(total-bodyRows(height), 0)
}

func pageLines(q Question, width int, p Page) iter.Seq[line] {
	switch p {
	case PageAll:
		return allLines(q, width)
	case PageExplain:
		return paragraphs(explanation(q), width)
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
		text := c
		if w := known("category.", c, ""); w != "category." {
			text += ": " + string(say(w))
		}
		all = append(all, paragraph{head: "· ", text: text})
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

func labelled(label word, text string) []paragraph {
	if text == "" {
		return nil
	}
	return []paragraph{{}, {head: say(label) + ": ", text: text}}
}

// helpText is what each key does.
func helpText() []paragraph {
	keys := []keyHint{{"o", "once"}, {"s", "session"}, {"d", "deny"}, {"n", "note"}, {"D", "all"}, {"Esc", "cancel"}, {"e", "explain"}, {"v", "view"}}
	var all []paragraph
	for _, k := range keys {
		all = append(all, paragraph{head: k.key + spaces(5-cells(k.key)), text: string(say("help." + k.id))})
	}
	return append(all, paragraph{}, paragraph{style: dim, text: string(say("help.enter"))})
}

// noteText is a note as it is sent: one line without surrounding space.
func noteText(note string) string { return strings.TrimSpace(note) }
