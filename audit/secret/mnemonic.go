package secret

import (
	"slices"
	"strings"
)

// prose are words that stand in most sentences and that BIP-39's list of English words does not have.
var prose = strings.Fields(
	"the and for are was were from with not but has its our their which should would could been than your had")

// Bounds of a phrase round its hint, in bytes.
const mostPhrase = 320

// seekMnemonic finds as many words in a row as a seed phrase has, near a word that speaks of one.
func seekMnemonic(s string, from, to int, found func(from, to int)) (cost int) {
	at := from
	for at < to {
		if !isLower(s[at]) || at > 0 && (isLetter(s[at-1]) || inWord(s[at-1])) {
			at++
			continue
		}
		end, words := phraseAt(s, at)
		if words%3 == 0 && 12 <= words && words <= 24 {
			found(at, end)
		}
		at = max(end, at+1)
	}
	return (to - from) / walkCosts
}

// phraseAt returns the end of the words in a row that could be a phrase's, and how many there are.
func phraseAt(s string, at int) (end, words int) {
	end = at
	for words <= 24 {
		to := at
		for to < len(s) && to-at <= 8 && isLower(s[to]) {
			to++
		}
		if n := to - at; n < 3 || n > 8 || to < len(s) && inWord(s[to]) || slices.Contains(prose, s[at:to]) {
			break
		}
		words, end = words+1, to
		at = over(s, to, 3, &phraseGap)
		if at == to {
			break
		}
	}
	return end, words
}

var phraseGap = bytesOf(" ,\n\t")
