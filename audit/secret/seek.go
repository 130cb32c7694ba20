package secret

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// seeker is a way to look for a secret from a hint on that no pattern can say, or none at bounded cost.
type seeker int

const (
	byPattern seeker = iota
	byKeyHeader
	byPhrase
	byManifest
	byOption
	byCommand
	byName
)

// seek calls found for each secret and returns what it cost, in bytes looked at.
func (q *search) seek(by seeker, s string, w window, found func(from, to int)) (cost int) {
	switch hit := w.hit; by {
	case byKeyHeader:
		return seekPrivateKey(s, hit, found)
	case byManifest:
		return seekManifest(s, hit, found)
	case byPhrase:
		return seekMnemonic(s, w.from, w.to, found)
	case byOption:
		return seekOption(s, hit, found)
	case byCommand:
		return q.seekCommand(s, hit, found)
	default:
		return seekAssigned(s, hit, found)
	}
}

// mostHeader bounds the line that begins a key, in bytes.
const mostHeader = 160

var keyHeader = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\A(?i)-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----`)
})

// seekPrivateKey finds a key in PEM or OpenPGP's armour, up to its end or the text's.
func seekPrivateKey(s string, hit int, found func(from, to int)) (cost int) {
	header := keyHeader().FindString(s[hit:min(len(s), hit+mostHeader)])
	if header == "" {
		return mostHeader
	}
	to, at := len(s), hit+len(header)
	for at < len(s) {
		n := strings.Index(s[at:], "-----END")
		if n < 0 {
			break
		}
		at += n + len("-----END")
		line := s[at:min(len(s), at+mostHeader)]
		if k := strings.Index(line, "PRIVATE KEY"); k >= 0 {
			if d := strings.Index(line[k:], "-----"); d >= 0 {
				to = at + k + d + len("-----")
				break
			}
		}
	}
	found(hit, to)
	return mostHeader + (to-hit)/16 // one quick look for the end
}

// mostManifest bounds a Kubernetes object, in bytes on either side of its data.
const mostManifest = 4 << 10

var secretKind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^[ \t]*kind:[ \t]*["']?Secret["']?[ \t\r]*$`)
})

// seekManifest finds the values in a Kubernetes Secret: the lines under data that are further in.
func seekManifest(s string, hit int, found func(from, to int)) (cost int) {
	start := max(0, hit-mostName)
	start += strings.LastIndexByte(s[start:hit], '\n') + 1
	if strings.Trim(s[start:hit], " ") != "" {
		return mostName
	}
	object, data := s[max(0, hit-mostManifest):min(len(s), hit+mostManifest)], min(hit, mostManifest)
	if n := strings.LastIndex(object[:data], "\n---"); n >= 0 {
		object, data = object[n+1:], data-n-1
	}
	if n := strings.Index(object[data:], "\n---"); n >= 0 {
		object = object[:data+n]
	}
	if !secretKind().MatchString(object) {
		return len(object)
	}
	in := len(s[start:hit]) - len(strings.TrimLeft(s[start:hit], " "))
	_, rest, _ := strings.Cut(s[hit:min(len(s), hit+mostManifest)], "\n")
	for at := hit + len(s[hit:min(len(s), hit+mostManifest)]) - len(rest); rest != ""; {
		line, after, more := strings.Cut(rest, "\n")
		deeper := len(line) - len(strings.TrimLeft(line, " "))
		if deeper <= in && strings.TrimSpace(line) != "" {
			break
		}
		from := 0
		if n := strings.Index(line, ": "); n >= 0 {
			from = n + 2
		}
		text := strings.Trim(line[from:], " \t\r\"'")
		if text != "" && !strings.HasSuffix(text, ":") && !isReference(text) && strings.Trim(text, "|>-+") != "" {
			from += strings.Index(line[from:], text)
			found(at+from, at+from+len(text))
		}
		at += len(line) + 1
		rest = after
		if !more {
			break
		}
	}
	return len(object)
}

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

func isLower(c byte) bool  { return 'a' <= c && c <= 'z' }
func isLetter(c byte) bool { return isLower(c | 0x20) }
