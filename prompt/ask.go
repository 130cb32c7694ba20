package prompt

import (
	"unicode/utf8"

	"guard/prompt/text"
)

// asking is the dialog of a question.
type asking struct {
	q      Question
	line   *Line // all that wait; nil: this one only
	gone   bool  // the question was withdrawn while all that wait were shown
	whole  bool  // the terminal cannot scroll a page: what waits is written out
	st     State
	answer Answer

	width, rows, height int
}

func (a *asking) resize(width, rows int) int {
	a.width, a.rows = width, rows
	a.fit()
	a.st.Read = false
	if a.st.Page == PageOffer {
		a.read()
	}
	return a.height
}

// fit makes the box as high as its page is in this window.
func (a *asking) fit() {
	switch {
	case !a.listed():
		a.height = Height(a.q, a.width, a.rows)
	case a.whole:
		a.height = pageLength(a.q, a.width, a.st) + airyHeight - bodyRows(airyHeight)
	default:
		a.height = listHeight(a.rows)
	}
}

func (a *asking) lastScroll() int { return lastScroll(a.q, a.width, a.height, a.st) }

func (a *asking) draw(awake, colour bool) []string {
	st := a.st
	st.Awake, st.Colour = awake, colour
	return Draw(a.q, a.width, a.height, st)
}

// key is the only place where an answer comes from.
func (a *asking) key(k key, alone bool) outcome {
	if k.kind == keyCtrlC && a.gone {
		return a.open(PageAsk) // there is nothing to cancel
	}
	if k.kind == keyCtrlC {
		return a.end(Answer{Kind: Cancelled})
	}
	a.st.Hint = ""
	switch a.st.Page {
	case PageAsk:
		return a.onQuestion(k, alone)
	case PageNote:
		return a.onNote(k)
	case PageWaiting:
		return a.onWaiting(k, alone)
	case PageOffer:
		return a.onOffer(k, alone)
	}
	return a.onScrolled(k)
}

func (a *asking) end(ans Answer) outcome {
	a.answer = ans
	return finished
}

func (a *asking) open(p Page) outcome {
	a.st.Page, a.st.Scroll = p, 0
	if p == PageWaiting {
		a.look()
	}
	a.fit()
	return changed
}

func (a *asking) onQuestion(k key, alone bool) outcome {
	switch {
	case k.kind == keyEsc:
		return a.end(Answer{Kind: Cancelled})
	case k.kind == keyEnter:
		return changed
	case k.kind == keyPaste || !alone:
		return a.refuse("hint.paste")
	case k.kind != keyRune:
		return a.refuse("hint.key")
	}
	switch k.r {
	case 'o', 's':
		return a.allow(k.r)
	case 'd':
		return a.end(Answer{Kind: Deny})
	case 'n':
		return a.open(PageNote)
	case 'e':
		return a.open(PageExplain)
	case 'v':
		return a.open(PageAll)
	case '?':
		return a.open(PageHelp)
	case 'D', 'w':
		if a.q.Waiting.Of > 1 {
			return a.several(k.r)
		}
	}
	return a.refuse("hint.key")
}

// several takes the keys that concern all that wait.
func (a *asking) several(r rune) outcome {
	if r == 'w' {
		return a.open(PageWaiting)
	}
	return a.end(Answer{Kind: Deny, All: true})
}

// allow takes the keys that say yes: only where the question can be seen, and for a session
// only where that is offered.
func (a *asking) allow(r rune) outcome {
	switch {
	case TooSmall(a.width, a.height):
		return a.refuse("hint.small")
	case r == 'o':
		return a.end(Answer{Kind: Once})
	case a.q.SessionOffer != "":
		return a.end(Answer{Kind: ForSession})
	}
	return a.refuse("hint.offer")
}

func (a *asking) refuse(hint word) outcome {
	a.st.Hint = hint
	return meaningless
}

func (a *asking) onNote(k key) outcome {
	switch k.kind {
	case keyEsc:
		a.st.Note = ""
		return a.open(PageAsk)
	case keyEnter:
		if note := noteText(a.st.Note); note != "" {
			return a.end(Answer{Kind: DenyWithNote, Note: note})
		}
		return a.end(Answer{Kind: Deny})
	case keyBackspace:
		_, n := utf8.DecodeLastRuneInString(a.st.Note)
		a.st.Note = a.st.Note[:len(a.st.Note)-n]
	case keyRune:
		a.write(k.r)
	case keyPaste:
		for _, r := range k.text {
			a.write(r)
		}
	}
	return changed
}

// noteMost is the longest note in bytes: a hint for the agent, not a document.
const noteMost = 2000

// write adds a rune to the note; line feeds and tabs become spaces, what is not visible is
// left out.
func (a *asking) write(r rune) {
	if r == '\n' || r == '\r' || r == '\t' {
		r = ' '
	}
	if text.Visible(r) && len(a.st.Note)+utf8.RuneLen(r) <= noteMost {
		a.st.Note += string(r)
	}
}

// scrolls says by how many lines a key moves, given the rows of the page; farAway is beyond
// either end.
const farAway = 1 << 30

func scrollBy(k key, rows int) (int, bool) {
	switch {
	case k.kind == keyDown, k.kind == keyRune && k.r == 'j':
		return 1, true
	case k.kind == keyUp, k.kind == keyRune && k.r == 'k':
		return -1, true
	case k.kind == keyPageDown, k.kind == keyRune && k.r == ' ':
		return rows, true
	case k.kind == keyPageUp, k.kind == keyRune && k.r == 'b':
		return -rows, true
	case k.kind == keyEnd, k.kind == keyRune && k.r == 'G':
		return farAway, true
	case k.kind == keyHome, k.kind == keyRune && k.r == 'g':
		return -farAway, true
	}
	return 0, false
}

// scrolled takes the keys that scroll the page.
func (a *asking) scrolled(k key) bool {
	by, ok := scrollBy(k, max(bodyRows(a.height)-1, 1))
	if ok {
		a.st.Scroll = min(max(a.st.Scroll+by, 0), a.lastScroll())
	}
	return ok
}

// onScrolled is for the pages to read. No key answers there.
func (a *asking) onScrolled(k key) outcome {
	if !a.scrolled(k) && (k.kind == keyEsc || k.kind == keyRune && k.r == 'q') {
		return a.open(PageAsk)
	}
	return changed
}
