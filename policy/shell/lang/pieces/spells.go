package pieces

import (
	"encoding/base64"
	"encoding/hex"
	"path"
	"strings"

	"guard/internal/lazy"
)

// shortest is the fewest characters of a name that is looked for.
const shortest = 4

// Spells reports that the text may put a name together of its pieces.
func (t *Text) Spells(name string) bool {
	if len(name) < shortest {
		return false
	}
	return t.inOrder(name) || t.inOrder(backwards(name)) || t.moved(name) || t.nearby(name) || t.one(name)
}

// between is how many other pieces may stand between two of a name.
const between = 2

// inOrder reports that pieces of the text, one after another, make a name.
func (t *Text) inOrder(name string) bool {
	for i := range t.pieces {
		p := &t.pieces[i]
		text := p.text[strings.LastIndexByte(p.text, '/')+1:]
		if text == "" || !strings.HasPrefix(name, text) {
			continue
		}
		if text == name {
			if p.hidden {
				return true
			}
			continue
		}
		if t.goesOn(name[len(text):], i+1) {
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
		if p := t.pieces[i].text; p != "" && strings.HasPrefix(rest, p) && t.goesOn(rest[len(p):], i+1) {
			return true
		}
	}
	return false
}

// together is how many pieces beside each other are tried in any order.
const together = 4

// nearby reports that pieces beside each other make a name in another order, or that what the program is given makes
// it with one piece of the text.
func (t *Text) nearby(name string) bool {
	for i := range t.pieces {
		length := 0
		for k := i; k < min(len(t.pieces), i+together); k++ {
			if length += len(t.pieces[k].text); length >= len(name) {
				if length == len(name) && k > i && inAnyOrder(name, t.pieces[i:k+1], 0) {
					return true
				}
				break
			}
		}
	}
	return false
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

// one reports that a single piece stands for a name: by a format whose places others fill, encoded, or with a part of
// it replaced by another.
func (t *Text) one(name string) bool {
	for i := range t.pieces {
		text := t.pieces[i].text
		if p := t.pieces[i:min(len(t.pieces), i+3)]; len(p) == 3 && p[1].text != "" &&
			strings.Contains(text, p[1].text) && strings.ReplaceAll(text, p[1].text, p[2].text) == name {
			return true
		}
		if encodes(text, name) || t.fills(text, name) || t.pieces[i].given && t.completes(text, name) {
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
	for i := range t.pieces {
		if t.pieces[i].text == rest {
			return true
		}
	}
	return false
}

// encodes reports a text that is a name in base64 or in hexadecimal digits.
func encodes(text, name string) bool {
	if len(text) < len(name) || strings.ContainsAny(text, " .") {
		return false
	}
	if plain, err := hex.DecodeString(text); err == nil && strings.TrimSpace(string(plain)) == name {
		return true
	}
	plain, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(text, "="))
	return err == nil && strings.TrimSpace(string(plain)) == name
}

// placeOf is where a format takes a value: of printf, of Rust, Python and C#, of Kotlin and shells, Swift, Ruby and
// Elixir, Meson.
var placeOf = lazy.Pattern(`%[-+#0-9.]*[a-zA-Z]|\$?\{[^{}]*\}|#\{[^{}]*\}|\\\([^()]*(?:\([^()]*\)[^()]*)*\)|@\d+@|` +
	`\$[A-Za-z_]\w*`)

// numbers are those in a place.
var numbers = lazy.Pattern(`\d{2,3}|0x[0-9a-fA-F]{2}`)

// fills reports that a name comes of a format when pieces of the text are put into its places.
func (t *Text) fills(format, name string) bool {
	if len(format) > maxString || !strings.ContainsAny(format, `%{\@$`) || strings.ContainsAny(format, " \n") {
		return false
	}
	format = format[strings.LastIndexByte(format, '/')+1:]
	at, places := 0, placeOf().FindAllStringIndex(format, together+1)
	if len(places) == 0 || len(places) > together {
		return false
	}
	own := len(format)
	for _, p := range places {
		own -= p[1] - p[0]
	}
	if own < 1 || own == 1 && len(places) == 1 {
		return false
	}
	rest := name
	for i, p := range places {
		before := format[at:p[0]]
		if !strings.HasPrefix(rest, before) {
			return false
		}
		rest = rest[len(before):]
		after := format[p[1]:]
		if i+1 < len(places) {
			after = format[p[1]:places[i+1][0]]
		}
		end := len(rest)
		if after != "" {
			if end = strings.Index(rest[min(1, len(rest)):], after) + 1; end <= 0 {
				return false
			}
		}
		if !t.holds(rest[:end], format[p[0]:p[1]], own < 2) {
			return false
		}
		rest, at = rest[end:], p[1]
	}
	return rest == format[at:]
}

// holds reports that a text is a piece, perhaps of those that are given, or the character of a number in a place of a
// format.
func (t *Text) holds(text, place string, given bool) bool {
	if text == "" {
		return false
	}
	for _, number := range numbers().FindAllString(place, together) {
		for _, p := range Read(number, nil, nil).pieces {
			if p.text == text {
				return true
			}
		}
	}
	for i := range t.pieces {
		if p := &t.pieces[i]; p.text == text && (p.given || !given) {
			return true
		}
	}
	return false
}

// Matches reports that the text holds a pattern of hidden names which matches a name.
func (t *Text) Matches(name string) bool {
	for i := range t.pieces {
		pattern := t.pieces[i].text[strings.LastIndexByte(t.pieces[i].text, '/')+1:]
		if len(pattern) > 1 && pattern[0] == '.' && strings.ContainsAny(pattern, "*?[") {
			if ok, err := path.Match(pattern, name); ok && err == nil {
				return true
			}
		}
	}
	return false
}

// moved reports a string or a row of numbers of which each character stands as far from the name's as the others do,
// by adding or by exclusive or.
func (t *Text) moved(name string) bool {
	if name[0] == name[1] && name[1] == name[2] {
		return false
	}
	for _, one := range [...]string{name, backwards(name)} {
		for i := range t.pieces {
			if text := t.pieces[i].text; len(text) == len(one) && text != name && sameStep([]byte(text), one) {
				return true
			}
		}
		for _, run := range t.runs {
			for i := 0; i+len(one) <= len(run); i++ {
				if sameStep(run[i:i+len(one)], one) {
					return true
				}
			}
		}
	}
	return false
}

// sameStep reports bytes that are all moved by the same step.
func sameStep(b []byte, name string) bool {
	step, bits := b[0]-name[0], b[0]^name[0]
	same, flips := true, true
	for i := range b {
		same = same && b[i]-name[i] == step
		if flips = flips && b[i]^name[i] == bits; !same && !flips {
			return false
		}
	}
	return true
}
