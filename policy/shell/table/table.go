package table

import (
	"path"
	"strings"
	"sync"
)

// HasWord reports a word of a list.
func HasWord(list, word string) bool {
	if !strings.Contains(list, word) { // as for most: the list need not be taken apart
		return false
	}
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

// ByWord finds rows of a table by one of the words that each of them is for; the index is
// made at the first look.
func ByWord[R any](rows []R, words func(R) []string) func(word string) []R {
	index := sync.OnceValue(func() map[string][]R {
		all := map[string][]R{}
		for _, r := range rows {
			for _, w := range words(r) {
				all[w] = append(all[w], r)
			}
		}
		return all
	})
	return func(word string) []R { return index()[word] }
}

// FitsAny reports a name that one of the patterns fits.
func FitsAny(globs, name string) bool {
	for glob := range strings.FieldsSeq(globs) {
		if ok, _ := path.Match(glob, name); ok {
			return true
		}
	}
	return false
}

// NamesAny reports a text that holds one of the words, spaces aside.
func NamesAny(text, words string) bool {
	text = blanks.Replace(text)
	for w := range strings.FieldsSeq(words) {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

var blanks = strings.NewReplacer(" ", "", "\t", "")

// WordSet is the set of the words in a text.
func WordSet(s string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(s) {
		m[w] = true
	}
	return m
}
