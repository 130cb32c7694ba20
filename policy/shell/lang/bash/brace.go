package bash

import (
	"fmt"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// maxWords bounds what one word may expand to.
const maxWords = 256

// maxBraces bounds the braces of one word: more make more words than are judged.
const maxBraces = 16

// Braces does brace expansion (bash(1), Brace Expansion): one word becomes several; false when they are too many.
func Braces(w *syntax.Word) ([]*syntax.Word, bool) {
	n := countBraces(w)
	if n == 0 {
		return []*syntax.Word{w}, true
	}
	if n > maxBraces {
		return nil, false
	}
	split := &syntax.Word{Parts: append([]syntax.WordPart(nil), w.Parts...)}
	syntax.SplitBraces(split)
	if !isBraced(split) {
		return []*syntax.Word{w}, true
	}
	words := spread(split, nil)
	return words, len(words) < maxWords
}

func countBraces(w *syntax.Word) int {
	n := 0
	for _, p := range w.Parts {
		if lit, ok := p.(*syntax.Lit); ok {
			n += strings.Count(lit.Value, "{")
		}
	}
	return n
}

func isBraced(w *syntax.Word) bool {
	for _, p := range w.Parts {
		if _, ok := p.(*syntax.BraceExp); ok {
			return true
		}
	}
	return false
}

// spread replaces the first brace of a word by each of its elements, and goes on.
func spread(w *syntax.Word, out []*syntax.Word) []*syntax.Word {
	for i, p := range w.Parts {
		brace, ok := p.(*syntax.BraceExp)
		if !ok {
			continue
		}
		for _, e := range elements(brace) {
			parts := make([]syntax.WordPart, 0, len(w.Parts)+len(e.Parts))
			parts = append(append(append(parts, w.Parts[:i]...), e.Parts...), w.Parts[i+1:]...)
			if out = spread(&syntax.Word{Parts: parts}, out); len(out) >= maxWords {
				return out
			}
		}
		return out
	}
	if len(w.Parts) == 0 {
		return out
	}
	return append(out, w)
}

// elements lists what a brace stands for; of a long sequence its ends and a
// wildcard.
func elements(b *syntax.BraceExp) []*syntax.Word {
	if !b.Sequence || len(b.Elems) < 2 {
		return b.Elems
	}
	from, to := b.Elems[0].Lit(), b.Elems[1].Lit()
	lo, err1 := strconv.Atoi(from)
	hi, err2 := strconv.Atoi(to)
	letters := err1 != nil || err2 != nil
	if letters {
		if len(from) != 1 || len(to) != 1 {
			return b.Elems
		}
		lo, hi = int(from[0]), int(to[0])
	}
	width := 0
	if !letters && (padded(from) || padded(to)) {
		width = max(len(from), len(to))
	}
	step, down := 1, lo > hi
	if len(b.Elems) > 2 {
		if step, err1 = strconv.Atoi(b.Elems[2].Lit()); err1 != nil {
			return b.Elems
		}
		step = max(step, -step)
	}
	span := max(hi-lo, lo-hi)
	if step = max(step, 1); span < 0 || span/step >= maxWords {
		return []*syntax.Word{litWord("*")}
	}
	var words []*syntax.Word
	for d := 0; d <= span; d += step {
		n := lo + d
		if down {
			n = lo - d
		}
		s := fmt.Sprintf("%0*d", width, n)
		if letters {
			s = string(rune(n))
		}
		words = append(words, litWord(s))
	}
	return words
}

// padded reports a number that begins with a zero: all are as wide then.
func padded(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 1 && s[0] == '0'
}

func litWord(s string) *syntax.Word {
	return &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: s}}}
}
