package prompt

import (
	"guard/prompt/text"
	"guard/prompt/tty"
)

// Page is what the box shows.
type Page int

// The pages of the box.
const (
	PageQuestion Page = iota // the question, cut to size
	PageAll                  // the whole of it, to be scrolled
	PageExplain              // level, categories, reasons and rule in words
	PageHelp                 // the keys
	PageNote                 // the question, and a line to write a note in
	PageWaiting              // all that wait, and how they could be allowed together
	PageOffer                // what one of these offers would allow
)

// State is what is drawn besides the question.
type State struct {
	Page   Page
	Scroll int    // first line shown, on pages that scroll
	Awake  bool   // keys are heard
	Note   string // as far as it is written
	Hint   word   // a soft word about the last key
	Colour bool

	All    []*Question // those that wait
	Offers []Offer     // how they could be allowed together
	Offer  Offer       // the one on PageOffer
	Read   bool        // it has been seen to its end
}

// The box in cells. Beyond the widest, lines would be too long to read.
const (
	widest, tallest = 110, 32
	airyHeight      = 10 // from here on there are blank lines
	wideWidth       = 60 // from here on labels have a column
	labelColumn     = 11 // at least
)

// Draw returns the box as exactly height lines of at most width cells, the keys in the last
// one. It depends on nothing but its arguments. Lines hold printable text only, and with
// State.Colour also SGR sequences that are closed within the line.
func Draw(q Question, width, height int, st State) []string {
	var lines []text.Line
	switch {
	case tty.TooSmall(width, height):
		lines = []text.Line{{text.Strong.Of(say("hint.small"))}}
	case st.Page == PageQuestion || st.Page == PageNote:
		lines = questionPage(q, width, height, st)
	default:
		lines = scrolledPage(q, width, height, st)
	}
	out := make([]string, max(height, 0))
	for i := range min(len(lines), len(out)) {
		out[i] = lines[i].CutTo(width).Render(st.Colour)
	}
	return out
}

// Height is how many lines the box takes in a window of that size. It depends on the question
// but not on the page, so that nothing jumps while the person reads.
func Height(q Question, width, rows int) int { return boxHeight(q, width, rows, false) }

// boxHeight is Height where colours, if there are any, take the place of carets.
func boxHeight(q Question, width, rows int, colour bool) int {
	inner := min(width, widest)
	need := 5
	for _, s := range sections(q, inner, colour) {
		lines, _ := s.lines(s.width(inner), s.most)
		need += len(lines)
	}
	return min(max(need, airyHeight), roof(rows))
}

// roof is how many lines a box takes at most in a window of that many.
func roof(rows int) int { return min(max(rows*3/4, 16), tallest, rows) }

// bodyRows is what is left between the first line and the last.
func bodyRows(height int) int {
	if height >= airyHeight {
		return height - 4
	}
	return height - 2
}

// frame puts a body between its first line and its keys. The foot stands above the keys; in a
// low box it takes the body's last line.
func frame(height int, head text.Line, body []text.Line, foot, keys text.Line) []text.Line {
	rows := bodyRows(height)
	for len(body) < rows {
		body = append(body, nil)
	}
	body = body[:rows]
	lines := []text.Line{head}
	if height >= airyHeight {
		lines = append(append(append(lines, nil), body...), foot)
	} else {
		if foot != nil {
			body[rows-1] = foot
		}
		lines = append(lines, body...)
	}
	return append(lines, keys)
}

func questionPage(q Question, width, height int, st State) []text.Line {
	inner := min(width, widest)
	body, cut := questionBody(q, inner, bodyRows(height), height >= airyHeight, st.Colour)
	keys := questionKeys(q, st, cut)
	foot := footLine(q, st, inner, height)
	switch {
	case st.Page == PageNote:
		foot = noteLine(st.Note, inner)
	case foot == nil && cut && height >= airyHeight && !keysSay(width, keys, "more"):
		foot = moreLine(q, inner, len(body), st.Colour)
	}
	return frame(height, questionHead(q, inner, st.Colour), body, foot, keyBar(width, keys, st.Awake))
}

// questionBody sets the sections in the rows there are; cut says that something is left out.
func questionBody(q Question, width, rows int, airy, colour bool) (body []text.Line, cut bool) {
	all := sections(q, width, colour)
	if airy {
		rows--
	}
	shares := share(all, width, rows)
	gap := airy
	for i, s := range all {
		if gap && i > 0 && s.label != "" && s.label != "label.file" {
			body, gap = append(body, nil), false
		}
		lines, short := s.lines(s.width(width), shares[i])
		cut = cut || short
		for j, l := range lines {
			body = append(body, s.set(j, l, width))
		}
	}
	return body, cut
}

// moreLine says how much of a question is left out of a page of so many rows, where the keys have no room to say that
// anything is.
func moreLine(q Question, width, rows int, colour bool) text.Line {
	const enough = 999 // it may be the text of a whole file
	left := -rows
	for range allLines(q, width, colour) {
		if left++; left >= enough {
			break
		}
	}
	if left < 1 {
		left = 1 // lines that are cut
	}
	return text.Line{text.Dim.Of(say("lines.more", "n", text.Num(left)))}.CutTo(width)
}

// footLine is the soft word about the last key, else what would spare the person such questions.
func footLine(q Question, st State, width, height int) text.Line {
	if st.Hint != "" || q.Hint == "" || height < airyHeight {
		return hintLine(st, width, height)
	}
	return text.Line{text.Dim.Of(text.Fit(q.Hint, width))}
}

// hintLine is the soft word about the last key, where there is a line for it.
func hintLine(st State, width, height int) text.Line {
	if st.Hint == "" || height < airyHeight {
		return nil
	}
	return text.Line{text.Dim.Of(say(st.Hint))}.CutTo(width)
}

// noteLine shows the end of a note, where the person is writing.
func noteLine(note string, width int) text.Line {
	label := say("label.note") + " "
	return text.Line{text.Strong.Of(label), text.Plain.Of(text.FitTail(note, width-text.Cells(label)-1))}
}
