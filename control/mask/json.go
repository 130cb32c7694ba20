package mask

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

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

func decoded(raw []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	err = d.Decode(&v)
	return v, err
}
