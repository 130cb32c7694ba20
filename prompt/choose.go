package prompt

import (
	"guard/prompt/tty"
)

// look is what waits now, and how it could be allowed together.
func (a *asking) look() { a.st.All, a.st.Offers = a.line.All() }

// listed reports whether all that wait are shown, and not the question.
func (a *asking) listed() bool { return a.st.Page == PageWaiting || a.st.Page == PageOffer }

// placed takes over the question's place, and on the pages about all that wait what is new there.
// It reports whether keys must not be heard for a while: what they would answer has changed.
func (a *asking) placed(w Waiting) bool {
	if w.Of > 0 {
		a.q.Waiting = w
	}
	return a.listed() && !a.renew()
}

// renew looks again at what waits, on the pages about it. False: what was offered there would not
// let all through any more, and the list says so.
func (a *asking) renew() bool {
	a.look()
	a.fit()
	if a.st.Page == PageWaiting {
		a.st.Scroll = min(a.st.Scroll, a.lastScroll())
		return true
	}
	for _, o := range a.st.Offers {
		if o.same(a.st.Offer) {
			a.st.Offer = o
			return true
		}
	}
	a.open(PageWaiting)
	a.st.Hint = "hint.gone"
	return false
}

// stays reports whether the dialog goes on though its question was withdrawn: what else waits is
// before the person's eyes.
func (a *asking) stays() bool { return a.listed() && len(a.st.All) > 0 }

// leave goes on so.
func (a *asking) leave() {
	a.gone = true
	a.line.Leave()
}

// onWaiting is for the page of all that wait.
func (a *asking) onWaiting(k tty.Key, alone bool) tty.Outcome {
	switch {
	case a.scrolled(k):
		return tty.Changed
	case k.Kind == tty.KeyEsc, k.Kind == tty.KeyRune && (k.Rune == 'q' || k.Rune == 'w') && alone:
		return a.open(PageAsk)
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return a.refuse("hint.paste")
	case k.Kind != tty.KeyRune:
		return a.refuse("hint.key")
	case k.Rune == 'D' && len(a.st.All) > 0:
		return a.end(Answer{Kind: Deny, All: true})
	}
	if o, ok := offerBy(k.Rune, a.st.Offers); ok {
		a.st.Offer, a.st.Read = o, false
		a.open(PageOffer)
		a.read()
		return tty.Opened
	}
	return a.refuse("hint.key")
}

// onOffer is for the page that says what an offer would allow. Nothing but s grants it, and only
// once all of that could be seen.
func (a *asking) onOffer(k tty.Key, alone bool) tty.Outcome {
	switch {
	case a.scrolled(k):
		a.read()
		return tty.Changed
	case k.Kind == tty.KeyEsc, k.Kind == tty.KeyRune && k.Rune == 'q' && alone:
		return a.open(PageWaiting)
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return a.refuse("hint.paste")
	case k.Kind != tty.KeyRune || k.Rune != 's':
		return a.refuse("hint.key")
	case tty.TooSmall(a.width, a.height):
		return a.refuse("hint.small")
	case !a.st.Read:
		return a.refuse("hint.read")
	case !a.renew(): // something came at the same moment
		return tty.Opened
	}
	return a.end(a.st.Offer.answer())
}

// read notes whether the offer has been seen to its end.
func (a *asking) read() { a.st.Read = a.st.Read || a.st.Scroll >= a.lastScroll() }
