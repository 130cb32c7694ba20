package memo

import (
	"crypto/sha256"
	"regexp"
)

// searches are kept by text and pattern, some twenty patterns for each of 600 texts.
var searches = Memo[searchKey, bool]{Most: 12_000}

type searchKey struct {
	text    [sha256.Size]byte
	pattern *regexp.Regexp
}

// minSearch is the length of texts, in bytes, from which a search takes longer than a hash.
const minSearch = 1 << 10

// Has reports a text in which a pattern is found, remembered. Patterns are those that stay: package variables.
func Has(text string, pattern *regexp.Regexp) bool {
	if len(text) < minSearch {
		return pattern.MatchString(text)
	}
	key := searchKey{sha256.Sum256([]byte(text)), pattern}
	return searches.Of(key, func() bool { return pattern.MatchString(text) })
}
