package mask

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// Hide returns a text without the secrets, and what those that stood in it are secrets of.
func (s Secrets) Hide(text string) (hidden string, of []string) {
	if s.known == nil {
		return s.hide(text, nil)
	}
	return s.hide(text, unknown(tokensOf(text), s.known))
}

// hide is Hide that knows the tokens.
func (s Secrets) hide(text string, shown *tokens) (hidden string, of []string) {
	var hits []hit
	if s.finder != nil && len(s.all) > 0 {
		hits = s.finder.find(text)
	}
	hits, s.all = shown.find(text, hits, s.all)
	if hits, s.all = odd(text, s.opened, hits, s.all); len(hits) == 0 {
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

// HideJSON is Hide of all strings in a JSON value, the names of members too, and of lists whose elements together
// spell a secret.
func (s Secrets) HideJSON(raw []byte) (hidden []byte, of []string, err error) {
	v, err := decoded(raw)
	if err != nil {
		return nil, nil, err
	}
	var shown *tokens
	if s.known != nil {
		all, err := tokensIn(raw, v)
		if err != nil { // half a character, as where an output was cut
			if hidden, err = json.Marshal(v); err == nil {
				all, err = tokensIn(hidden, v)
			}
			if err != nil {
				return nil, nil, err
			}
		}
		shown = unknown(all, s.known)
	}
	v = s.hideIn(v, shown, &of)
	if len(of) == 0 {
		return raw, nil, nil
	}
	slices.Sort(of)
	of = slices.Compact(of)
	hidden, err = json.Marshal(v)
	return hidden, of, err
}

func (s Secrets) hideIn(v any, shown *tokens, of *[]string) any {
	switch v := v.(type) {
	case string:
		return s.hideText(v, shown, of)
	case []any:
		for i := range v {
			v[i] = s.hideIn(v[i], shown, of)
		}
		return s.hideList(v, shown, of)
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			member := s.hideIn(v[name], shown, of)
			delete(v, name)
			v[s.hideText(name, shown, of)] = member
		}
	}
	return v
}

// Withheld stands for a text of which guard cannot tell what is secret in it.
const Withheld = "«hidden by guard»"

// Withhold takes every text out of a JSON value that may hold a secret, and keeps its shape. It reports whether there
// was any, and that there was where it cannot tell.
func Withhold(raw []byte) (withheld []byte, any bool) {
	v, err := decoded(raw)
	if err == nil {
		v = withhold(v, &any)
		withheld, err = json.Marshal(v)
	}
	if err != nil {
		return []byte(`"` + Withheld + `"`), true
	}
	return withheld, any
}

func withhold(v any, found *bool) any {
	switch v := v.(type) {
	case string:
		if len(v) >= least {
			*found = true
			return Withheld
		}
	case []any:
		for i := range v {
			v[i] = withhold(v[i], found)
		}
	case map[string]any:
		for name := range v {
			v[name] = withhold(v[name], found)
		}
	}
	return v
}

func decoded(raw []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	err = d.Decode(&v)
	return v, err
}

func (s Secrets) hideText(text string, shown *tokens, of *[]string) string {
	hidden, found := s.hide(text, shown)
	*of = append(*of, found...)
	return hidden
}

// hideList hides a secret whose characters, codes or pieces are the elements of a list: in place of all of them.
func (s Secrets) hideList(list []any, shown *tokens, of *[]string) any {
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
	hidden := s.hideText(b.String(), shown, &found)
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
