package mask

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"guard/audit/secret"
)

// Hide returns a text without the secrets, and what those that stood in it are secrets of.
func (s Secrets) Hide(text string) (hidden string, of []string) {
	if s.known == nil {
		return s.hide(text, nil)
	}
	return s.hide(text, s.unknown(secret.Tokens(text)))
}

// unknown are the tokens that the model does not know.
func (s Secrets) unknown(tokens []secret.Token) []secret.Token {
	if len(tokens) == 0 {
		return nil
	}
	values := make([]string, len(tokens))
	for i, t := range tokens {
		values[i] = t.Value
	}
	known := s.known(values)
	return slices.DeleteFunc(tokens, func(t secret.Token) bool { return known[t.Value] })
}

// hide is Hide that knows the tokens.
func (s Secrets) hide(text string, tokens []secret.Token) (hidden string, of []string) {
	var hits []hit
	if s.finder != nil && len(s.all) > 0 {
		hits = s.finder.find(text)
	}
	if hits, s.all = s.find(text, tokens, hits); len(hits) == 0 {
		return text, nil
	}
	slices.SortFunc(hits, func(a, b hit) int { // one may hold another
		return cmp.Or(a.from-b.from, b.to-a.to, int(a.value-b.value))
	})
	var b strings.Builder
	at := 0
	for i := 0; i < len(hits); {
		one := hits[i]
		for i++; i < len(hits) && hits[i].from < one.to; i++ {
			one.to = max(one.to, hits[i].to)
		}
		name := s.all[one.value].of
		b.WriteString(text[at:one.from])
		b.WriteString("«hidden by guard: " + name + "»")
		at = one.to
		if !slices.Contains(of, name) {
			of = append(of, name)
		}
	}
	b.WriteString(text[at:])
	slices.Sort(of)
	return b.String(), of
}

// find adds where tokens stand, and these to the values.
func (s Secrets) find(text string, tokens []secret.Token, hits []hit) ([]hit, []value) {
	all := slices.Clip(s.all)
	for _, token := range tokens {
		all = append(all, value{token.Value, token.Kind})
		for at := 0; ; at += len(token.Value) {
			i := strings.Index(text[at:], token.Value)
			if i < 0 {
				break
			}
			at += i
			hits = append(hits, hit{at, at + len(token.Value), int32(len(all) - 1)})
		}
	}
	return hits, all
}

// HideJSON is Hide of all strings in a JSON value, the names of members too, and of lists whose elements together
// spell a secret.
func (s Secrets) HideJSON(raw []byte) (hidden []byte, of []string, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, nil, err
	}
	var tokens []secret.Token
	if s.known != nil {
		if tokens, err = secret.TokensJSON(raw); err != nil {
			return nil, nil, err
		}
		tokens = s.unknown(tokens)
	}
	v = s.hideIn(v, tokens, &of)
	if len(of) == 0 {
		return raw, nil, nil
	}
	slices.Sort(of)
	of = slices.Compact(of)
	hidden, err = json.Marshal(v)
	return hidden, of, err
}

func (s Secrets) hideIn(v any, tokens []secret.Token, of *[]string) any {
	switch v := v.(type) {
	case string:
		return s.hideText(v, tokens, of)
	case []any:
		for i := range v {
			v[i] = s.hideIn(v[i], tokens, of)
		}
		return s.hideList(v, tokens, of)
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			member := s.hideIn(v[name], tokens, of)
			delete(v, name)
			v[s.hideText(name, tokens, of)] = member
		}
	}
	return v
}

func (s Secrets) hideText(text string, tokens []secret.Token, of *[]string) string {
	hidden, found := s.hide(text, tokens)
	*of = append(*of, found...)
	return hidden
}

// hideList hides a secret whose characters, codes or pieces are the elements of a list: in place of all of them.
func (s Secrets) hideList(list []any, tokens []secret.Token, of *[]string) any {
	var b strings.Builder
	numbers := true
	for _, v := range list {
		switch v := v.(type) {
		case string:
			numbers = false
			b.WriteString(v)
		case json.Number:
			b.WriteString(v.String())
		default:
			return list
		}
		b.WriteByte('\n')
	}
	var found []string
	hidden := s.hideText(b.String(), tokens, &found)
	if len(list) < 2 || len(found) == 0 {
		return list
	}
	*of = append(*of, found...)
	list = nil
	for element := range strings.SplitSeq(strings.TrimSuffix(hidden, "\n"), "\n") {
		if numbers && !strings.Contains(element, "«") {
			list = append(list, json.Number(element))
			continue
		}
		list = append(list, element)
	}
	return list
}
