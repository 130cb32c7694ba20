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
	var hits []hit
	if s.finder != nil && len(s.all) > 0 {
		hits = s.finder.find(text)
	}
	if hits, s.all = s.byForm(text, hits); len(hits) == 0 {
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

// byForm adds where tokens stand that are known by their form, and these to the values.
func (s Secrets) byForm(text string, hits []hit) ([]hit, []value) {
	if s.known == nil {
		return hits, s.all
	}
	all := slices.Clip(s.all)
	for _, token := range secret.Tokens(text) {
		if s.known(token.Value) {
			continue
		}
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
	v, err := decoded(raw)
	if err != nil {
		return nil, nil, err
	}
	v = s.hideIn(v, &of)
	if len(of) == 0 {
		return raw, nil, nil
	}
	slices.Sort(of)
	of = slices.Compact(of)
	hidden, err = json.Marshal(v)
	return hidden, of, err
}

func (s Secrets) hideIn(v any, of *[]string) any {
	switch v := v.(type) {
	case string:
		return s.hideText(v, of)
	case []any:
		for i := range v {
			v[i] = s.hideIn(v[i], of)
		}
		return s.hideList(v, of)
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			member := s.hideIn(v[name], of)
			delete(v, name)
			v[s.hideText(name, of)] = member
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

func (s Secrets) hideText(text string, of *[]string) string {
	hidden, found := s.Hide(text)
	*of = append(*of, found...)
	return hidden
}

// hideList hides a secret whose characters, codes or pieces are the elements of a list: in place of all of them.
func (s Secrets) hideList(list []any, of *[]string) any {
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
	hidden := s.hideText(b.String(), &found)
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
