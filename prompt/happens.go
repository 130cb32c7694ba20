package prompt

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"guard/prompt/text"
)

// Extent is how much the first reason would hit: "302 files and folders, 2.6 kB". It is "" where that is not known of
// what the reason names.
func (q Question) Extent() string {
	m, ok := q.told()
	if !ok {
		return ""
	}
	return string(extent(m))
}

func extent(m Match) text.Safe {
	if m.Count <= 0 {
		return say("extent.none")
	}
	id := word("extent.some")
	switch {
	case m.Open:
		id = "extent.open"
	case m.Count == 1:
		id = "extent.one"
	}
	said := say(id, "n", text.Num(m.Count))
	if m.Bytes > 0 {
		said += ", " + text.ByteSize(m.Bytes)
	}
	return said
}

// happens is what would happen first, as a person is told it: the first reason, and how much it would hit. It is not
// escaped yet.
func (q Question) happens() string {
	if len(q.Reasons) == 0 {
		return ""
	}
	if extent := q.Extent(); extent != "" {
		return q.Reasons[0] + " (" + extent + ")"
	}
	return q.Reasons[0]
}

// told is the match whose size stands beside what would happen: the only one, where the first reason names it.
func (q Question) told() (Match, bool) {
	if len(q.Matches) != 1 || len(q.Reasons) == 0 {
		return Match{}, false
	}
	m := q.Matches[0]
	return m, mentions(q.Reasons[0], m.Pattern) && (m.Count > 0 || !m.Open) // else it could not be looked at
}

// mentions reports whether a pattern stands in a sentence as a word of its own.
func mentions(sentence, pattern string) bool {
	for at := 0; pattern != ""; {
		i := strings.Index(sentence[at:], pattern)
		if i < 0 {
			break
		}
		at += i
		before, _ := utf8.DecodeLastRuneInString(sentence[:at])
		behind, _ := utf8.DecodeRuneInString(sentence[at+len(pattern):])
		if !ofAName(before) && !ofAName(behind) {
			return true
		}
		_, n := utf8.DecodeRuneInString(sentence[at:])
		at += n
	}
	return false
}

// ofAName reports whether a rune beside a name would make it another name. Chinese and Japanese set no spaces.
func ofAName(r rune) bool {
	return strings.ContainsRune("/-_.~", r) ||
		(unicode.IsLetter(r) || unicode.IsDigit(r)) && !unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}
