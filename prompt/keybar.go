package prompt

// keyHint is one key of the last line; its words are "key."+id, and the same with ".short" and ".tiny".
type keyHint struct {
	key safe
	id  word
}

// askKeys are the keys of the question and of the note.
func askKeys(q Question, st State, cut bool) []keyHint {
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
	if q.Waiting.Of > 1 {
		keys = append(keys, keyHint{"D", "all"})
	}
	return append(keys, keyHint{"Esc", "cancel"}, keyHint{"e", "explain"}, keyHint{"v", view}, keyHint{"?", "help"})
}

var scrollKeys = []keyHint{{"q", "back"}, {"j/k", "scroll"}, {"space/b", "page"}, {"g/G", "ends"}}

// keyBar is the line of keys: with whole words if they fit, with short ones, with none. While
// keys are not heard yet, it is dim.
func keyBar(width int, keys []keyHint, awake bool) line {
	tiers := []struct {
		suffix word
		gap    safe
		words  bool
	}{{"", "   ", true}, {".short", "   ", true}, {".short", "  ", true}, {".tiny", "  ", true}, {"", " ", false}}
	var l line
	for _, t := range tiers {
		l = nil
		for i, k := range keys {
			if i > 0 {
				l = append(l, span{plain, t.gap})
			}
			l = append(l, span{strong, k.key})
			if t.words {
				l = append(l, span{plain, " " + say(known("key."+k.id, string(t.suffix), ".short"))})
			}
		}
		if l.cells() <= width {
			break
		}
	}
	if !awake {
		for i := range l {
			l[i].style = dim
		}
	}
	return l
}
