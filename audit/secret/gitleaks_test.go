package secret

import (
	"encoding/json"
	"hash/fnv"
	"math/rand/v2"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"testing"
)

// maker makes texts up that a pattern matches.
type maker struct{ *rand.Rand }

func makerOf(kind string) maker {
	h := fnv.New64()
	h.Write([]byte(kind))
	return maker{rand.New(rand.NewPCG(h.Sum64(), 1))}
}

// text is one that the pattern matches but for its boundaries, which the caller looks at.
func (m maker) text(re *syntax.Regexp) string {
	switch re.Op {
	case syntax.OpLiteral:
		return string(re.Rune)
	case syntax.OpCharClass:
		return string(m.oneOf(re.Rune))
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL: // a dot, where a pattern forgot to escape it
		return []string{".", string(rune('a' + m.IntN(26)))}[m.IntN(2)]
	case syntax.OpCapture:
		return m.text(re.Sub[0])
	case syntax.OpConcat:
		var b strings.Builder
		for _, sub := range re.Sub {
			b.WriteString(m.text(sub))
		}
		return b.String()
	case syntax.OpAlternate:
		return m.text(re.Sub[m.IntN(len(re.Sub))])
	case syntax.OpStar:
		return m.some(re.Sub[0], 0, 3)
	case syntax.OpPlus:
		return m.some(re.Sub[0], 1, 12)
	case syntax.OpQuest:
		return m.some(re.Sub[0], 0, 1)
	case syntax.OpRepeat:
		most := re.Max
		if most < 0 {
			most = re.Min + 10
		}
		return m.some(re.Sub[0], re.Min, min(most, re.Min+10))
	}
	return ""
}

func (m maker) some(re *syntax.Regexp, least, most int) string {
	var b strings.Builder
	for range least + m.IntN(most-least+1) {
		b.WriteString(m.text(re))
	}
	return b.String()
}

// oneOf is a printable character of a class, or a space.
func (m maker) oneOf(class []rune) rune {
	var all []rune
	for i := 0; i < len(class); i += 2 {
		for c := max(class[i], ' '); c <= min(class[i+1], '~'); c++ {
			all = append(all, c)
		}
	}
	if len(all) == 0 {
		return class[0]
	}
	return all[m.IntN(len(all))]
}

// match is a text in which gitleaks' rule finds a secret, and the secret.
func (m maker) match(i int) (text, secret string, ok bool) {
	parsed, err := syntax.Parse(shapes()[i].pattern, syntax.Perl)
	if err != nil {
		panic(err)
	}
	re := regexp.MustCompile(shapes()[i].pattern) // as it is in gitleaks
	for range 1000 {
		text := elsewhere[shapes()[i].kind] + m.text(parsed)
		groups := re.FindStringSubmatchIndex(text)
		if groups == nil {
			continue
		}
		from, to := shapes()[i].secret(groups)
		hinting := slices.ContainsFunc(shapes()[i].hints, func(h string) bool { return strings.Contains(strings.ToLower(text), h) })
		if from >= 0 && hinting && !finderOf(i).passes(text, groups[0], groups[1], text[from:to]) {
			return text, text[from:to], true
		}
	}
	return "", "", false
}

// made is a secret made up for a rule, the same one each time.
func made(kind string) string {
	i := slices.IndexFunc(gitleaks, func(s shape) bool { return s.kind == kind })
	m := makerOf(kind)
	_, secret, ok := m.match(i)
	if !ok {
		panic(kind)
	}
	return secret
}

// elsewhere is what gitleaks wants beside a match, because none holds a keyword.
var elsewhere = map[string]string{"airtable-personnal-access-token": "airtable ", "facebook-access-token": "facebook "}

// TestEveryRuleOfGitleaks: what its rules find is gone, wherever it stands.
func TestEveryRuleOfGitleaks(t *testing.T) {
	for i, s := range gitleaks {
		m := makerOf(s.kind)
		for range 5 {
			text, secret, ok := m.match(i)
			if !ok {
				t.Errorf("%s: no match could be made up", s.kind)
				break
			}
			quoted, _ := json.Marshal(map[string]any{"c": []string{"first", text + "\nnext"}})
			for _, around := range []string{text, "x " + text + "\ny", strings.Repeat("line\n", 50) + text, string(quoted)} {
				got := Redact(around)
				if around == string(quoted) {
					b, err := RedactJSON(quoted)
					if err != nil {
						t.Fatal(err)
					}
					got = string(b)
				}
				if strings.Contains(got, secret) || !strings.Contains(got, markOpen) {
					t.Errorf("%s: %q became %q, with %q", s.kind, around, got, secret)
				}
			}
		}
	}
}
