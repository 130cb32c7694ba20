package policy

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Agents find the piece that an edit names although its blanks, quotes or dashes are others than the file's (Gemini CLI
// 0.61.0, calculateFlexibleReplacement and calculateRegexReplacement in its bundle; Claude Code 2.1.330; Codex 0.169.0,
// seek_sequence).

// nearly finds the first place of a text where a piece stands but for such differences; to is not above from where
// there is none.
func nearly(whole, piece string) (from, to int) {
	bare, at := bareOf(whole)
	sought, _ := bareOf(piece)
	if sought == "" || len(at) == 0 {
		return 0, 0
	}
	i := strings.Index(bare, sought)
	if i < 0 {
		return 0, 0
	}
	last := at[i+len(sought)-1]
	_, size := utf8.DecodeRuneInString(whole[last:])
	return at[i], last + size
}

// bareOf is a text without its blanks and with plain quotes and dashes, and where in it each byte came from.
func bareOf(text string) (bare string, at []int) {
	var b strings.Builder
	for i, r := range text {
		if unicode.IsSpace(r) {
			continue
		}
		if plain, typographic := plainSigns[r]; typographic {
			r = plain
		}
		n, _ := b.WriteRune(r)
		for range n {
			at = append(at, i)
		}
	}
	return b.String(), at
}

// plainSigns are what stands for typographic signs in a text that was typed.
var plainSigns = func() map[rune]rune {
	all := map[rune]rune{}
	for plain, others := range map[rune]string{
		'-': "\u2010\u2011\u2012\u2013\u2014\u2015\u2212", '\'': "\u2018\u2019\u201a\u201b",
		'"': "\u201c\u201d\u201e\u201f",
	} {
		for _, r := range others {
			all[r] = plain
		}
	}
	return all
}()
