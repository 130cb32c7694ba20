package secret

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// shape is one way in which secrets look.
type shape struct {
	kind string
	// hints: a text that holds none of them, letter case aside, is not searched. Lower case, two bytes
	// or more.
	hints []string
	// pattern has a group round the secret itself, or is the secret whole.
	pattern string
	group   int         // the one round the secret; 0: the first that took part
	entropy float64     // what the secret must exceed, in bits a character; 0: none
	allow   []allowlist // what is no secret though it looks like one

	// What makes looking quick:
	run   int  // a hint begins the match, and with it so many bytes at least that keys are made of
	named bool // a hint is in a name that something is assigned to
	ends  bool // a hint begins a word that ends a name
	whole bool // a match may hold no hint, or more than a line, so that the whole text is searched

	source string // where the shape is described, if not by gitleaks
}

// allowlist is what gitleaks takes for no secret: any of the patterns finds something in it, or a stop
// word is in it.
type allowlist struct {
	target    string // "match", "line", or the secret
	patterns  []string
	stopwords string // lower case, white space between them
}

// secret returns the bounds of the secret in a match, below zero if there is none.
func (s *shape) secret(groups []int) (from, to int) {
	if len(groups) == 2 || s.group > 0 {
		return groups[2*s.group], groups[2*s.group+1]
	}
	for g := 2; g < len(groups); g += 2 {
		if groups[g] < groups[g+1] {
			return groups[g], groups[g+1]
		}
	}
	return -1, -1
}

// finder is a shape made ready: when a text first needs it, because all of them together cost more
// than guard's start.
type finder struct {
	once    sync.Once
	re      *regexp.Regexp
	entropy float64
	allow   []allowed
}

type allowed struct {
	target    string
	patterns  []*regexp.Regexp
	stopwords []string
}

var finders = make([]finder, len(shapes))

// In a file, where gitleaks looks, fewer things stand behind a key than in a command or a URL. A key
// that is known by its own form may end wherever it cannot go on.
const (
	endInFile = `(?:[\x60'"\s;]|\\[nr]|$)`
	endOfWord = `(?:[^A-Za-z0-9_-]|$)`
)

func finderOf(i int) *finder {
	f, s := &finders[i], &shapes[i]
	f.once.Do(func() {
		pattern := s.pattern
		if s.run > 0 {
			pattern = strings.ReplaceAll(pattern, endInFile, endOfWord)
		}
		f.re = regexp.MustCompile(pattern)
		if s.run > 0 {
			return // by its own form it is a key, though it be an example's: what is taken out needlessly is no loss
		}
		f.entropy = s.entropy
		if s.source == "" {
			f.allow = []allowed{alwaysAllowed()}
		}
		for _, a := range s.allow {
			f.allow = append(f.allow, a.compile())
		}
	})
	return f
}

var alwaysAllowed = sync.OnceValue(always.compile)

func (a allowlist) compile() allowed {
	c := allowed{target: a.target, stopwords: strings.Fields(a.stopwords)}
	for _, p := range a.patterns {
		c.patterns = append(c.patterns, regexp.MustCompile(p))
	}
	return c
}

// passes says, as gitleaks does, that what looks like a secret is none.
func (f *finder) passes(text string, from, to int, secret string) bool {
	if f.entropy > 0 && entropy(secret) <= f.entropy {
		return true
	}
	return slices.ContainsFunc(f.allow, func(a allowed) bool {
		in := secret
		switch a.target {
		case "match":
			in = text[from:to]
		case "line":
			in = lineOf(text, from, to)
		}
		return slices.ContainsFunc(a.patterns, func(re *regexp.Regexp) bool { return re.MatchString(in) }) ||
			slices.ContainsFunc(a.stopwords, func(w string) bool { return strings.Contains(strings.ToLower(secret), w) })
	})
}

func lineOf(text string, from, to int) string {
	from = strings.LastIndexByte(text[:from], '\n') + 1
	if n := strings.IndexByte(text[to:], '\n'); n >= 0 {
		return text[from : to+n]
	}
	return text[from:]
}

// entropy is Shannon's, in bits a character.
func entropy(s string) (bits float64) {
	counts := map[rune]int{}
	for _, r := range s {
		counts[r]++
	}
	for _, n := range counts {
		p := float64(n) / float64(len(s))
		bits -= p * math.Log2(p)
	}
	return bits
}
