package secret

import (
	"math"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"sync"
)

// finder is a shape made ready: when a text first needs it, because all of them together cost more
// than guard's start.
type finder struct {
	once    sync.Once
	re      *regexp.Regexp // from the hint on, if the shape is anchored
	most    int            // bytes that it looks at from there
	bounded bool           // no word may go on before it
	entropy float64
	allow   []allowed
}

type allowed struct {
	target    string
	patterns  []*regexp.Regexp
	stopwords []string
}

var finders = sync.OnceValue(func() []finder { return make([]finder, len(shapes())) })

// In a file, where gitleaks looks, fewer things stand behind a key than in a command or a URL. A key
// that is known by its own form may end wherever it cannot go on.
const (
	endInFile = `(?:[\x60'"\s;]|\\[nr]|$)`
	endOfWord = `(?:[^A-Za-z0-9_-]|$)`
)

func finderOf(i int) *finder {
	f, s := &finders()[i], &shapes()[i]
	f.once.Do(func() {
		f.compile(s)
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

// beforeName is what gitleaks' rules begin with: any other part of the name, which says nothing of the secret.
const beforeName = `[\w.-]{0,50}?`

func (f *finder) compile(s *shape) {
	pattern := strings.ReplaceAll(s.pattern, beforeName, "")
	if s.run > 0 {
		pattern = strings.ReplaceAll(pattern, endInFile, endOfWord)
	}
	if s.anchored() {
		f.bounded = strings.HasPrefix(strings.TrimPrefix(pattern, "(?i)"), `\b`)
		pattern = `\A(?:` + pattern + `)`
	}
	f.re = regexp.MustCompile(pattern)
	if parsed, err := syntax.Parse(pattern, syntax.Perl); err == nil {
		f.most = mostBytes(parsed) + 1 // with the end that it must not have been cut at
	}
}

// mostBytes is how long a match may be, up to mostKey.
func mostBytes(re *syntax.Regexp) (n int) {
	switch re.Op {
	case syntax.OpLiteral:
		n = len(string(re.Rune))
	case syntax.OpCharClass, syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		n = 1
	case syntax.OpStar, syntax.OpPlus:
		n = mostKey
	case syntax.OpRepeat:
		n = mostKey
		if re.Max >= 0 {
			n = re.Max * mostBytes(re.Sub[0])
		}
	case syntax.OpAlternate:
		for _, sub := range re.Sub {
			n = max(n, mostBytes(sub))
		}
	default:
		for _, sub := range re.Sub {
			n += mostBytes(sub)
		}
	}
	return min(n, mostKey)
}

// allowCosts is what it costs to find out that a match is no secret.
func (f *finder) allowCosts() (cost int) {
	for _, a := range f.allow {
		cost += allowCost * (len(a.patterns) + len(a.stopwords))
	}
	return min(cost, mostAllow)
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
	lowered := strings.ToLower(secret)
	return slices.ContainsFunc(f.allow, func(a allowed) bool {
		in := secret
		switch a.target {
		case "match":
			in = text[nameStart(text, from):to]
		case "line":
			in = lineOf(text, from, to)
		}
		return slices.ContainsFunc(a.patterns, func(re *regexp.Regexp) bool { return re.MatchString(in) }) ||
			slices.ContainsFunc(a.stopwords, func(w string) bool { return strings.Contains(lowered, w) })
	})
}

// lineOf is the line round a match, of which no more is looked at than of a window.
func lineOf(text string, from, to int) string {
	text, from, to = text[max(0, from-mostAhead):min(len(text), to+mostAhead)], min(from, mostAhead),
		min(from, mostAhead)+to-from
	from = strings.LastIndexByte(text[:from], '\n') + 1
	if n := strings.IndexByte(text[to:], '\n'); n >= 0 {
		return text[from : to+n]
	}
	return text[from:]
}

// nameStart is where a name begins that goes on at a place, as [beforeName] has it.
func nameStart(text string, at int) int {
	for least := max(0, at-50); at > least && (inWord(text[at-1]) || text[at-1] == '.'); {
		at--
	}
	return at
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
