package mask

import "guard/audit/secret"

// tokens are those that a result must not show (secret.Tokens); nil: none. They are found as they stand.
type tokens struct {
	all []secret.Token
	in  index
}

// unknown are the tokens that are not known to the model.
func unknown(all []secret.Token, known func(values []string) map[string]bool) *tokens {
	if len(all) == 0 {
		return nil
	}
	values := make([]string, len(all))
	for i, t := range all {
		values[i] = t.Value
	}
	var of tokens
	knows := known(values)
	for _, t := range all {
		if !knows[t.Value] {
			of.in.add(t.Value, len(of.all))
			of.all = append(of.all, t)
		}
	}
	if len(of.all) == 0 {
		return nil
	}
	of.in.done()
	return &of
}

// find adds where they stand in a text, and these to the values.
func (t *tokens) find(text string, hits []hit, values []value) ([]hit, []value) {
	if t == nil {
		return hits, values
	}
	first := int32(len(values))
	t.in.search([]byte(text), func(from, to int, of int32) { hits = append(hits, hit{from, to, first + of}) })
	all := append(make([]value, 0, len(values)+len(t.all)), values...)
	for _, token := range t.all {
		all = append(all, value{token.Value, token.Kind})
	}
	return hits, all
}
