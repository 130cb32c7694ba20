package prompt

import (
	"unicode/utf8"

	"guard/policy/decision"
	"guard/prompt/text"
	"guard/prompt/tty"
)

// questionDialog shows a question, its other pages, and all that wait, and turns keys into the
// answer.
type questionDialog struct {
	q      Question
	view   *View // all that wait; nil: this one only
	gone   bool  // the question was withdrawn while all that wait were shown
	whole  bool  // the terminal cannot scroll a page: what waits is written out
	st     State
	colour bool // of the terminal
	answer Answer

	width, rows, height int
}

// Resize implements tty.Dialog.
func (d *questionDialog) Resize(width, rows int) int {
	d.width, d.rows = width, rows
	d.fit()
	d.st.Read = false
	if d.st.Page == PageOffer {
		d.read()
	}
	return d.height
}

// fit makes the box as high as its page is in this window.
func (d *questionDialog) fit() {
	switch {
	case !d.listed():
		d.height = boxHeight(d.q, d.width, d.rows, d.colour)
		if d.st.Page != PageQuestion { // what it opens takes the window, not the question's few lines
			page := pageLength(d.q, d.width, d.st) + airyHeight - bodyRows(airyHeight)
			d.height = max(d.height, min(page, roof(d.rows)))
		}
	case d.whole:
		d.height = pageLength(d.q, d.width, d.st) + airyHeight - bodyRows(airyHeight)
	default:
		d.height = listHeight(d.rows)
	}
}

func (d *questionDialog) lastScroll() int { return lastScroll(d.q, d.width, d.height, d.st) }

// Draw implements tty.Dialog.
func (d *questionDialog) Draw(awake, colour bool) []string {
	st := d.st
	st.Awake, st.Colour = awake, colour
	return Draw(d.q, d.width, d.height, st)
}

// Key implements tty.Dialog. It is the only place where an answer comes from.
func (d *questionDialog) Key(k tty.Key, alone bool) tty.Outcome {
	if k.Kind == tty.KeyCtrlC && d.gone {
		return d.open(PageQuestion) // there is nothing to cancel
	}
	if k.Kind == tty.KeyCtrlC {
		return d.end(Answer{Kind: decision.Cancelled})
	}
	d.st.Hint = ""
	switch d.st.Page {
	case PageQuestion:
		return d.onQuestion(k, alone)
	case PageNote:
		return d.onNote(k)
	case PageWaiting:
		return d.onWaiting(k, alone)
	case PageOffer:
		return d.onOffer(k, alone)
	}
	return d.onScrolled(k)
}

func (d *questionDialog) end(ans Answer) tty.Outcome {
	d.answer = ans
	return tty.Finished
}

func (d *questionDialog) open(p Page) tty.Outcome {
	d.st.Page, d.st.Scroll = p, 0
	if p == PageWaiting {
		d.look()
	}
	d.fit()
	return tty.Changed
}

func (d *questionDialog) onQuestion(k tty.Key, alone bool) tty.Outcome {
	switch {
	case k.Kind == tty.KeyEsc:
		return d.end(Answer{Kind: decision.Cancelled})
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return d.refuse("hint.paste")
	case k.Kind != tty.KeyRune:
		return d.refuse("hint.key")
	}
	switch k.Rune {
	case 'o', 's':
		return d.allow(k.Rune)
	case 'd':
		return d.end(Answer{Kind: decision.Refused})
	case 'n':
		return d.open(PageNote)
	case 'e':
		return d.open(PageExplain)
	case 'v':
		return d.open(PageAll)
	case '?':
		return d.open(PageHelp)
	case 'D', 'w':
		if d.q.Waiting.Of > 1 {
			return d.several(k.Rune)
		}
	}
	return d.refuse("hint.key")
}

// several takes the keys that concern all that wait.
func (d *questionDialog) several(r rune) tty.Outcome {
	if r == 'w' {
		return d.open(PageWaiting)
	}
	return d.end(Answer{Kind: decision.Refused, All: true})
}

// allow takes the keys that say yes. They count only where the question can be seen, and for a
// session only where that is offered.
func (d *questionDialog) allow(r rune) tty.Outcome {
	switch {
	case tty.TooSmall(d.width, d.height):
		return d.refuse("hint.small")
	case r == 'o':
		return d.end(Answer{Kind: decision.Once})
	case d.q.SessionOffer != "":
		return d.end(Answer{Kind: decision.ForSession})
	}
	return d.refuse("hint.offer")
}

func (d *questionDialog) refuse(hint word) tty.Outcome {
	d.st.Hint = hint
	return tty.Meaningless
}

func (d *questionDialog) onNote(k tty.Key) tty.Outcome {
	switch k.Kind {
	case tty.KeyEsc:
		d.st.Note = ""
		return d.open(PageQuestion)
	case tty.KeyEnter:
		return d.end(Answer{Kind: decision.Refused, Note: noteText(d.st.Note)})
	case tty.KeyBackspace:
		_, n := utf8.DecodeLastRuneInString(d.st.Note)
		d.st.Note = d.st.Note[:len(d.st.Note)-n]
	case tty.KeyRune:
		d.write(k.Rune)
	case tty.KeyPaste:
		for _, r := range k.Pasted {
			d.write(r)
		}
	}
	return tty.Changed
}

// noteMost is the longest note in bytes: a hint for the agent, not a document.
const noteMost = 2000

// write adds a rune to the note; line feeds and tabs become spaces, what is not visible is
// left out.
func (d *questionDialog) write(r rune) {
	if r == '\n' || r == '\r' || r == '\t' {
		r = ' '
	}
	if text.Visible(r) && len(d.st.Note)+utf8.RuneLen(r) <= noteMost {
		d.st.Note += string(r)
	}
}

// farAway is beyond either end of a page.
const farAway = 1 << 30

// scrollBy says by how many lines a key moves, given the rows of the page.
func scrollBy(k tty.Key, rows int) (int, bool) {
	switch {
	case k.Kind == tty.KeyDown, k.Kind == tty.KeyRune && k.Rune == 'j':
		return 1, true
	case k.Kind == tty.KeyUp, k.Kind == tty.KeyRune && k.Rune == 'k':
		return -1, true
	case k.Kind == tty.KeyPageDown, k.Kind == tty.KeyRune && k.Rune == ' ':
		return rows, true
	case k.Kind == tty.KeyPageUp, k.Kind == tty.KeyRune && k.Rune == 'b':
		return -rows, true
	case k.Kind == tty.KeyEnd, k.Kind == tty.KeyRune && k.Rune == 'G':
		return farAway, true
	case k.Kind == tty.KeyHome, k.Kind == tty.KeyRune && k.Rune == 'g':
		return -farAway, true
	}
	return 0, false
}

// scrolled takes the keys that scroll the page.
func (d *questionDialog) scrolled(k tty.Key) bool {
	by, ok := scrollBy(k, max(bodyRows(d.height)-1, 1))
	if ok {
		d.st.Scroll = min(max(d.st.Scroll+by, 0), d.lastScroll())
	}
	return ok
}

// onScrolled takes a key on a page to read. No key answers there.
func (d *questionDialog) onScrolled(k tty.Key) tty.Outcome {
	switch {
	case d.scrolled(k):
	case k.Kind == tty.KeyEsc || k.Kind == tty.KeyRune && k.Rune == 'q':
		return d.open(PageQuestion)
	case k.Kind == tty.KeyRune && k.Rune == '?' && d.st.Page != PageHelp:
		return d.open(PageHelp)
	}
	return tty.Changed
}
