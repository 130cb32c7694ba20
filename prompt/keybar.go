package prompt

import "guard/prompt/text"

// keyHint is one key of the last line; its words are "key."+id, and the same with ".short" and ".tiny".
type keyHint struct {
	key text.Safe
	id  word
}

// askKeys are the keys of the question and of the note.
func questionKeys(q Question, st State, cut bool) []keyHint {
	if st.Page == PageNote {
		return []keyHint{{"Enter", "send"}, {"Esc", "back"}}
	}
	view := word("view")
	if cut {
		view = "more"
	}
	keys := []keyHint{{"o", "once"}}
	if q.SessionOffer != "" {
		keys = append(keys, keyHint{"s", "session"})
	}
	keys = append(keys, keyHint{"d", "deny"}, keyHint{"n", "note"})
	if q.Waiting.Of > q.Waiting.N {
		keys = append(keys, keyHint{"D", "all"}, keyHint{"w", "waiting"})
	}
	return append(keys, keyHint{"Esc", "cancel"}, keyHint{"e", "explain"}, keyHint{"v", view}, keyHint{"?", "help"})
}

// keysSay reports that the line of keys has room for the word of a key.
func keysSay(width int, keys []keyHint, id word) bool { return tierFor(width, keys).words(id) }

var scrollKeys = []keyHint{{"q", "back"}, {"j/k", "scroll"}, {"space/b", "page"}, {"g/G", "ends"}}

// pageKeys are the keys of the pages to read.
func pageKeys(st State) []keyHint {
	switch st.Page {
	case PageWaiting:
		return waitingKeys(st)
	case PageOffer:
		if st.Read {
			return append([]keyHint{{"s", "together"}}, scrollKeys...)
		}
	}
	return scrollKeys
}

// tier is one way to set the line of keys.
type tier struct {
	suffix word // of the words
	gap    text.Safe
	words  func(id word) bool
	left   word // a key that is left out: it stands on the page behind w as well
}

// tiers, from the widest to the narrowest: the keys that answer keep their words longest.
var tiers = []tier{
	{"", "   ", allKeys, ""},
	{".short", "   ", allKeys, ""},
	{".short", "  ", allKeys, ""},
	{".tiny", "  ", allKeys, ""},
	{".tiny", "  ", answering, ""},
	{".tiny", "  ", deciding, ""},
	{"", " ", noKeys, ""},
	{"", " ", noKeys, "all"},
}

func allKeys(word) bool { return true }
func noKeys(word) bool  { return false }

func deciding(id word) bool { return id == "once" || id == "session" || id == "deny" }

func answering(id word) bool {
	switch id {
	case "explain", "view", "more", "help":
		return false
	}
	return true
}

// keyBar is the line of keys, with as many words as fit. While keys are not heard yet, it is
// dim.
func keyBar(width int, keys []keyHint, awake bool) text.Line {
	l := tierFor(width, keys).set(keys)
	if !awake {
		for i := range l {
			l[i].Style = text.Dim
		}
	}
	return l
}

// tierFor is the widest that fits, else the narrowest.
func tierFor(width int, keys []keyHint) tier {
	for _, t := range tiers {
		if t.set(keys).Cells() <= width {
			return t
		}
	}
	return tiers[len(tiers)-1]
}

func (t tier) set(keys []keyHint) text.Line {
	var l text.Line
	for _, k := range keys {
		if k.id == t.left && t.left != "" {
			continue
		}
		if len(l) > 0 {
			l = append(l, text.Plain.Of(t.gap))
		}
		l = append(l, text.Strong.Of(k.key))
		if t.words(k.id) {
			l = append(l, text.Plain.Of(" "+say(known("key."+k.id, string(t.suffix), ".short"))))
		}
	}
	return l
}
