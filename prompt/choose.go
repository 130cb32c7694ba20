package prompt

import (
	"guard/policy/decision"
	"guard/prompt/tty"
)

// look lists what waits now, and how it could be allowed together.
func (d *questionDialog) look() { d.st.All, d.st.Offers = d.view.All() }

// listed reports whether the page shows all that wait, and not the question.
func (d *questionDialog) listed() bool { return d.st.Page == PageWaiting || d.st.Page == PageOffer }

// placed takes over the question's new place and, on the pages about all that wait, what is new
// there. It reports whether what keys would answer has changed, so that they must not be heard for
// a while.
func (d *questionDialog) placed(w Waiting) bool {
	if w.Of > 0 {
		d.q.Waiting = w
	}
	return d.listed() && !d.renew()
}

// renew looks again at what waits, on the pages about it. It returns false when what was offered
// there would not let all through any more, which the list then says.
func (d *questionDialog) renew() bool {
	d.look()
	d.fit()
	if d.st.Page == PageWaiting {
		d.st.Scroll = min(d.st.Scroll, d.lastScroll())
		return true
	}
	for _, o := range d.st.Offers {
		if o.same(d.st.Offer) {
			d.st.Offer = o
			return true
		}
	}
	d.open(PageWaiting)
	d.st.Hint = "hint.gone"
	return false
}

// stays reports whether the dialog goes on although its question was withdrawn, because it shows
// what else waits.
func (d *questionDialog) stays() bool { return d.listed() && len(d.st.All) > 0 }

// leave goes on without the question.
func (d *questionDialog) leave() {
	d.gone = true
	d.view.Leave()
}

// onWaiting takes a key on the page of all that wait.
func (d *questionDialog) onWaiting(k tty.Key, alone bool) tty.Outcome {
	switch {
	case d.scrolled(k):
		return tty.Changed
	case k.Kind == tty.KeyEsc, k.Kind == tty.KeyRune && (k.Rune == 'q' || k.Rune == 'w') && alone:
		return d.open(PageQuestion)
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return d.refuse("hint.paste")
	case k.Kind != tty.KeyRune:
		return d.refuse("hint.key")
	case k.Rune == 'D' && len(d.st.All) > 0:
		return d.end(Answer{Kind: decision.Refused, All: true})
	}
	if o, ok := offerBy(k.Rune, d.st.Offers); ok {
		d.st.Offer, d.st.Read = o, false
		d.open(PageOffer)
		d.read()
		return tty.Opened
	}
	return d.refuse("hint.key")
}

// onOffer takes a key on the page that says what an offer would allow. Nothing but s grants it, and
// only after all of the page could be seen.
func (d *questionDialog) onOffer(k tty.Key, alone bool) tty.Outcome {
	switch {
	case d.scrolled(k):
		d.read()
		return tty.Changed
	case k.Kind == tty.KeyEsc, k.Kind == tty.KeyRune && k.Rune == 'q' && alone:
		return d.open(PageWaiting)
	case k.Kind == tty.KeyEnter:
		return tty.Changed
	case k.Kind == tty.KeyPaste || !alone:
		return d.refuse("hint.paste")
	case k.Kind != tty.KeyRune || k.Rune != 's':
		return d.refuse("hint.key")
	case tty.TooSmall(d.width, d.height):
		return d.refuse("hint.small")
	case !d.st.Read:
		return d.refuse("hint.read")
	case !d.renew(): // something came at the same moment
		return tty.Opened
	}
	return d.end(d.st.Offer.answer())
}

// read notes whether the offer has been seen to its end.
func (d *questionDialog) read() { d.st.Read = d.st.Read || d.st.Scroll >= d.lastScroll() }
