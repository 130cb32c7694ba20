package prompt

import (
	"unicode/utf8"

	"guard/prompt/text"
	"guard/prompt/tty"
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

func (a *asking) Resize(width, rows int) int {
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

func (a *asking) Draw(awake, colour bool) []string {
	st := a.st
	st.Awake, st.Colour = awake, colour
	return Draw(a.q, a.width, a.height, st)
}

// Key is the only place where an answer comes from.
func (a *asking) Key(k tty.Key, alone bool) tty.Outcome {
	if k.Kind == tty.KeyCtrlC && a.gone {
		return a.open(PageAsk) // there is nothing to cancel
	}
	if k.Kind == tty.KeyCtrlC {
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

func (a *asking) end(ans Answer) tty.Outcome {
	a.answer = ans
	return tty.Finished
}

func (a *asking) open(p Page) tty.Outcome {
	a.st.Page, a.st.Scroll = p, 0
	if p == PageWaiting {
		a.look()
	}
	a.fit()
	return tty.Changed
}

func (a *asking) onQuestion(k tty.Key, alone bool) tty.Outcome {
	switch {
	case k.Kind == tty.KeyEsc:
		return a.end(Answer{Kind: Cancelled})
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return a.refuse("hint.paste")
	case k.Kind != tty.KeyRune:
		return a.refuse("hint.key")
	}
	switch k.Rune {
	case 'o', 's':
		return a.allow(k.Rune)
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
			return a.several(k.Rune)
		}
	}
	return a.refuse("hint.key")
}

// several takes the keys that concern all that wait.
func (a *asking) several(r rune) tty.Outcome {
	if r == 'w' {
		return a.open(PageWaiting)
	}
	return a.end(Answer{Kind: Deny, All: true})
}

// allow takes the keys that say yes: only where the question can be seen, and for a session
// only where that is offered.
func (a *asking) allow(r rune) tty.Outcome {
	switch {
	case tty.TooSmall(a.width, a.height):
		return a.refuse("hint.small")
	case r == 'o':
		return a.end(Answer{Kind: Once})
	case a.q.SessionOffer != "":
		return a.end(Answer{Kind: ForSession})
	}
	return a.refuse("hint.offer")
}

func (a *asking) refuse(hint word) tty.Outcome {
	a.st.Hint = hint
	return tty.Meaningless
}

func (a *asking) onNote(k tty.Key) tty.Outcome {
	switch k.Kind {
	case tty.KeyEsc:
		a.st.Note = ""
		return a.open(PageAsk)
	case tty.KeyEnter:
		if note := noteText(a.st.Note); note != "" {
			return a.end(Answer{Kind: DenyWithNote, Note: note})
		}
		return a.end(Answer{Kind: Deny})
	case tty.KeyBackspace:
		_, n := utf8.DecodeLastRuneInString(a.st.Note)
		a.st.Note = a.st.Note[:len(a.st.Note)-n]
	case tty.KeyRune:
		a.write(k.Rune)
	case tty.KeyPaste:
		for _, r := range k.Pasted {
			a.write(r)
		}
	}
	return tty.Changed
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
func (a *asking) scrolled(k tty.Key) bool {
	by, ok := scrollBy(k, max(bodyRows(a.height)-1, 1))
	if ok {
		a.st.Scroll = min(max(a.st.Scroll+by, 0), a.lastScroll())
	}
	return ok
}

// onScrolled is for the pages to read. No key answers there.
func (a *asking) onScrolled(k tty.Key) tty.Outcome {
	if !a.scrolled(k) && (k.Kind == tty.KeyEsc || k.Kind == tty.KeyRune && k.Rune == 'q') {
		return a.open(PageAsk)
	}
	return tty.Changed
}
