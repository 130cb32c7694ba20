package pieces

import (
	"encoding/base64"
	"encoding/hex"
	"strings"

	"guard/internal/lazy"
)

// decode notes what a piece says in base64 or in hexadecimal digits.
func (t *Text) decode(p *piece) {
	if len(p.text) < shortest || len(p.text) > maxString || strings.ContainsAny(p.text, " .") {
		return
	}
	plain, err := hex.DecodeString(p.text)
	if err != nil {
		plain, err = base64.RawStdEncoding.DecodeString(strings.TrimRight(p.text, "="))
	}
	if text := strings.TrimSpace(string(plain)); err == nil && printable(text) {
		t.decoded[text] = true
	}
}

// format is a string with places in which others are put: texts stand before, between and behind the places.
type format struct {
	texts, places []string
	own           int // characters of its own
	piece         int // its place among the pieces
}

// placeOf is where a format takes a value: of printf, of Rust, Python and C#, of Kotlin and shells, Swift, Ruby and
// Elixir, Meson.
var placeOf = lazy.Pattern(`%[-+#0-9.]*[a-zA-Z]|\$?\{[^{}]*\}|#\{[^{}]*\}|\\\([^()]*(?:\([^()]*\)[^()]*)*\)|@\d+@|` +
	`\$[A-Za-z_]\w*`)

// formatsOf reads the parts of a piece's path that are such strings.
func (t *Text) formatsOf(i int) {
	text := t.pieces[i].text
	if len(text) > maxString || !strings.ContainsAny(text, `%{\@$`) || strings.ContainsAny(text, " \n") {
		return
	}
	f, at := format{piece: i}, 0
	ends := func(end int) {
		f.texts = append(f.texts, text[at:end])
		f.own += end - at
		if len(f.places) > 0 && len(f.places) <= together && f.own > 0 {
			t.formats = append(t.formats, f)
		}
		f = format{piece: i}
	}
	for _, p := range placeOf().FindAllStringIndex(text, 4*together) {
		for slash := strings.IndexByte(text[at:p[0]], '/'); slash >= 0; slash = strings.IndexByte(text[at:p[0]], '/') {
			ends(at + slash)
			at += slash + 1
		}
		f.texts, f.places = append(f.texts, text[at:p[0]]), append(f.places, text[p[0]:p[1]])
		f.own += p[0] - at
		at = p[1]
	}
	if slash := strings.IndexByte(text[at:], '/'); slash >= 0 {
		ends(at + slash)
		return
	}
	ends(len(text))
}

// fills reports that a name comes of a format when pieces of the text are put into its places.
func (t *Text) fills(name string) bool {
	for i := range t.formats {
		if t.filled(&t.formats[i], name) {
			return true
		}
	}
	return false
}

// filled reports that of one format.
func (t *Text) filled(f *format, name string) bool {
	rest := name
	for i, place := range f.places {
		var ok bool
		if rest, ok = strings.CutPrefix(rest, f.texts[i]); !ok {
			return false
		}
		end := len(rest)
		if after := f.texts[i+1]; after != "" {
			if end = strings.Index(rest[min(1, len(rest)):], after) + 1; end <= 0 {
				return false
			}
		}
		if end == 0 || !holdsNumber(place, rest[:end]) && !t.has(rest[:end], f.own < 2) &&
			!(f.own < 2 && t.follows(f.piece, rest[:end])) {
			return false
		}
		rest = rest[end:]
	}
	return rest == f.texts[len(f.places)]
}

// follows reports a text among the pieces right behind one.
func (t *Text) follows(i int, text string) bool {
	for _, p := range t.pieces[i+1 : min(len(t.pieces), i+1+together)] {
		if p.linked && p.text == text {
			return true
		}
	}
	return false
}

// numbers are those in a place.
var numbers = lazy.Pattern(`\d{2,3}|0x[0-9a-fA-F]{2}`)

// holdsNumber reports a place that holds the number of a character.
func holdsNumber(place, character string) bool {
	if len(character) != 1 || !strings.ContainsAny(place, "0123456789") {
		return false
	}
	for _, number := range numbers().FindAllString(place, together) {
		s := newScanner(number)
		if s.scan(); len(s.out) == 1 && s.out[0].text == character {
			return true
		}
	}
	return false
}
