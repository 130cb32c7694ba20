package pieces

import (
	"path"
	"slices"
	"strings"
)

// shortest is the fewest characters of a name that is looked for.
const shortest = 4

// Spells reports that the text may put a name together of its pieces.
func (t *Text) Spells(name string) bool {
	if len(name) < shortest {
		return false
	}
	return t.decoded[name] || t.inOrder(name) || t.inOrder(backwards(name)) || t.moved(name) || t.nearby(name) ||
		t.fills(name) || t.cut(name)
}

// between is how many other pieces may stand between two of a name.
const between = 2

// inOrder reports that pieces of the text, one after another, make a name.
func (t *Text) inOrder(name string) bool {
	for _, i := range t.begins[name[0]] {
		p := &t.pieces[i]
		switch text := p.base(); {
		case !strings.HasPrefix(name, text):
		case text == name:
			if p.hidden {
				return true
			}
		case t.goesOn(name[len(text):], i+1):
			return true
		}
	}
	return false
}

// goesOn reports that the rest of a name follows.
func (t *Text) goesOn(rest string, from int) bool {
	if rest == "" {
		return true
	}
	for i := from; i < min(len(t.pieces), from+1+between); i++ {
		p := &t.pieces[i]
		if !p.linked {
			return false
		}
		if p.text != "" && strings.HasPrefix(rest, p.text) && t.goesOn(rest[len(p.text):], i+1) {
			return true
		}
	}
	return false
}

// together is how many pieces beside each other are tried in any order.
const together = 4

// nearby reports that pieces beside each other make a name in another order, that one makes it when a character beside
// it takes the place of one of its own, or when a part of it is replaced, and that what the program is given makes it
// with a piece of the text.
func (t *Text) nearby(name string) bool {
	for i := range t.pieces {
		p := &t.pieces[i]
		if p.given && t.completes(p.text, name) {
			return true
		}
		if len(p.text) == len(name) && p.text != name && t.mends(i, name) {
			return true
		}
		if more := t.pieces[i+1 : min(len(t.pieces), i+3)]; len(more) == 2 && more[0].text != "" && more[1].linked &&
			strings.Contains(p.text, more[0].text) && strings.ReplaceAll(p.text, more[0].text, more[1].text) == name {
			return true
		}
		if i+1 < len(t.pieces) && t.joined(p.text, &t.pieces[i+1], name) {
			return true
		}
		length := len(p.text)
		for k := i + 1; k < min(len(t.pieces), i+together) && t.pieces[k].linked; k++ {
			if length += len(t.pieces[k].text); length >= len(name) {
				if window := t.pieces[i : k+1]; length == len(name) && mayTurn(window) && inAnyOrder(name, window, 0) {
					return true
				}
				break
			}
		}
	}
	return false
}

// joined reports two pieces that make a name with the point of an ending between them, or without a mark that is taken
// out of it.
func (t *Text) joined(text string, next *piece, name string) bool {
	if t.extends && len(text)+1+len(next.text) == len(name) && text+"."+next.text == name {
		return true
	}
	return next.linked && next.text != "" && len(next.text) <= 2 && len(text) > len(name) &&
		strings.Contains(text, next.text) && strings.ReplaceAll(text, next.text, "") == name
}

// mayTurn reports pieces that may come in another order: two plain strings beside each other hardly do.
func mayTurn(window []piece) bool {
	return len(window) > 2 || window[0].hidden || window[1].hidden || window[0].given || window[1].given
}

// inAnyOrder reports that all pieces together make a name; used are those of them that are.
func inAnyOrder(name string, pieces []piece, used uint) bool {
	if name == "" {
		return true
	}
	for i := range pieces {
		if p := pieces[i].text; used&(1<<i) == 0 && p != "" && strings.HasPrefix(name, p) &&
			inAnyOrder(name[len(p):], pieces, used|1<<i) {
			return true
		}
	}
	return false
}

// mends reports that a piece is a name but for one character, which stands beside it on its own.
func (t *Text) mends(i int, name string) bool {
	text, at := t.pieces[i].text, -1
	for k := range name {
		if text[k] != name[k] {
			if at >= 0 {
				return false
			}
			at = k
		}
	}
	for k := i + 1; k < min(len(t.pieces), i+together) && t.pieces[k].linked; k++ {
		if t.pieces[k].text == name[at:at+1] {
			return true
		}
	}
	return false
}

// completes reports that what the program is given makes a name with one piece of the text.
func (t *Text) completes(given, name string) bool {
	rest, ok := strings.CutSuffix(name, given)
	if !ok {
		rest, ok = strings.CutPrefix(name, given)
	}
	if !ok || rest == "" || given == "" {
		return false
	}
	if given == "." { // mostly it is the folder where one works
		return slices.ContainsFunc(t.begins[rest[0]], func(i int) bool {
			return t.pieces[i].text == rest && t.pieces[i].linked
		})
	}
	return t.has(rest, false)
}

// has reports a piece that says just a text, perhaps of those that are given.
func (t *Text) has(text string, given bool) bool {
	for _, i := range t.begins[text[0]] {
		if p := &t.pieces[i]; p.text == text && (p.given || !given) {
			return true
		}
	}
	return false
}

// cut reports a name that stands in a string with little around it, of which the text cuts parts out, or between marks
// at which it splits.
func (t *Text) cut(name string) bool {
	if !t.slices && !t.splits {
		return false
	}
	for i := range t.pieces {
		text := t.pieces[i].text
		at := strings.Index(text, name)
		if at < 0 || len(text) == len(name) || len(text) > maxSplit {
			continue
		}
		before, after := text[:at], text[at+len(name):]
		if t.splits && marked(before, len(before)-1) && marked(after, 0) || t.slices && len(text) <= 2*len(name) &&
			!strings.ContainsAny(before+after, "./\\ ") && !nameWord(text, name) {
			return true
		}
	}
	return false
}

// maxSplit bounds a string that is split.
const maxSplit = 40

// marked reports that a text has a mark at which another is split at a place, or ends.
func marked(text string, at int) bool {
	return text == "" || strings.IndexByte(",;:|#!?&*=+~^ \t\n", text[at]) >= 0
}

// nameWord reports a name behind a word that goes with it: process.env.
func nameWord(text, name string) bool { return name[0] == '.' && strings.HasSuffix(text, name) }

// Matches reports that the text holds a pattern of hidden names which matches a name.
func (t *Text) Matches(name string) bool {
	for i := range t.pieces {
		pattern := t.pieces[i].base()
		if len(pattern) > 1 && pattern[0] == '.' && strings.ContainsAny(pattern, "*?[") {
			if ok, err := path.Match(pattern, name); ok && err == nil {
				return true
			}
		}
	}
	return false
}
