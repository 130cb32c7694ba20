package suggest

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"guard/policy"
)

// pattern is one pattern of a rule, and the words that it was made from.
type pattern struct {
	text string
	hole int        // the word that is left open; 0: none
	from [][]string // one for each question, the first one first
}

// maxWord bounds what of a command goes into a rule, in bytes: a longer word does not come again.
const maxWord = 120

// maxPatterns bounds the patterns of one rule.
const maxPatterns = 8

// patterns finds what the answered commands have in common: patterns of which each stands for at least so many
// questions, as few of them as do, and each with one open word at most.
func patterns(all []seen, least int) []pattern {
	var found []pattern
	for len(all) >= least && len(found) < maxPatterns {
		best := widest(all, least)
		if best.text == "" {
			break
		}
		found = append(found, best)
		all = slices.DeleteFunc(slices.Clone(all), func(s seen) bool {
			return slices.ContainsFunc(best.from, func(words []string) bool { return slices.Equal(words, s.Words) })
		})
	}
	return found
}

// widest is the pattern that stands for most questions; of two such, the one without an open word.
func widest(all []seen, least int) (best pattern) {
	byText := map[string]*pattern{}
	var order []*pattern
	add := func(text string, hole int, words []string) {
		p := byText[text]
		if p == nil {
			p = &pattern{text: text, hole: hole}
			byText[text] = p
			order = append(order, p)
		}
		p.from = append(p.from, words)
	}
	for i := range all {
		s := &all[i]
		if !writable(s.Words) {
			continue
		}
		add(policy.PatternText(s.Words, policy.Hole{}), 0, s.Words)
		if !s.Open {
			continue
		}
		for at := range s.Words {
			if text := s.open(at); text != "" {
				add(policy.PatternText(s.Words, policy.Hole{Index: at, Text: text}), at, s.Words)
			}
		}
	}
	order = slices.DeleteFunc(order, func(p *pattern) bool {
		return len(p.from) < least || p.hole > 0 && p.same()
	})
	if len(order) == 0 {
		return pattern{}
	}
	return *slices.MaxFunc(order, func(a, b *pattern) int {
		return cmp.Or(cmp.Compare(len(a.from), len(b.from)), cmp.Compare(b.hole, a.hole))
	})
}

// same reports that the open word was always the same one.
func (p *pattern) same() bool {
	return !slices.ContainsFunc(p.from, func(words []string) bool { return !slices.Equal(words, p.from[0]) })
}

// writable reports words that a person can read in a file.
func writable(words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool {
		return len(w) > maxWord || strings.ContainsFunc(w, func(r rune) bool {
			return r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029'
		})
	})
}

// open is what may stand in a pattern for one word of a command; "" where none but that word may: the program, what the
// signature names, an option, a word that climbs.
func (s *seen) open(at int) string {
	w := s.Words[at]
	if at == 0 || w == "" || slices.Contains(strings.Fields(s.Name), w) || strings.Contains(w, "..") {
		return ""
	}
	if name, _, ok := strings.Cut(w, "="); ok && strings.HasPrefix(name, "--") {
		return policy.StarText(name + "=")
	}
	switch {
	case w[0] == '-', w[0] == '+':
		return ""
	case strings.Contains(w, "://"):
		return pagesOf(w)
	case strings.Trim(w, "0123456789") == "":
		return "<number>"
	}
	return "<word>"
}

// pagesOf is any page in the folder of an address; "" where it is more than the way to a page.
func pagesOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return ""
	}
	start := len(u.Scheme) + len("://")
	end := strings.LastIndexByte(address, '/')
	if end < start {
		return ""
	}
	return policy.StarText(address[:end+1])
}

// narrowed are patterns in the place of one that was too wide: by what stands before the first slash of the open word,
// where there is one (feat/*), else by the word as it was; each where that was seen often enough by itself.
func (p *pattern) narrowed(least int) []pattern {
	if p.hole == 0 {
		return nil
	}
	var found []pattern
	for _, words := range p.from {
		one := pattern{text: policy.PatternText(words, policy.Hole{})}
		w := words[p.hole]
		if i := strings.IndexByte(w, '/'); i > 0 && w[0] != '-' && !strings.Contains(w, "://") {
			one.hole = p.hole
			one.text = policy.PatternText(words, policy.Hole{Index: p.hole, Text: policy.StarText(w[:i+1])})
		}
		if one.text == p.text { // it was this already: each as it was
			one = pattern{text: policy.PatternText(words, policy.Hole{})}
		}
		i := slices.IndexFunc(found, func(e pattern) bool { return e.text == one.text })
		if i < 0 {
			found = append(found, one)
			i = len(found) - 1
		}
		found[i].from = append(found[i].from, words)
	}
	for i := range found {
		if one := &found[i]; one.hole > 0 && one.same() {
			*one = pattern{policy.PatternText(one.from[0], policy.Hole{}), 0, one.from}
		}
	}
	return slices.DeleteFunc(found, func(e pattern) bool { return len(e.from) < least })
}
