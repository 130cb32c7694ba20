package mask

import "guard/audit/secret"

// tokens are those that a result must not show (secret.Tokens); nil: none. They are found as they stand.
type tokens struct {
	all []token
	in  index
}

// token is one as it stands in the result, and as it is known.
type token struct {
	shown, kind, told string
}

// mostBackward bounds the texts that are read backward too, in bytes.
const mostBackward = 64 << 10

// tokensOf are those of a text, and those that stand in it backward, as rev(1) prints them.
func tokensOf(text string) ([]token, error) {
	left := mostBackward
	found, err := secret.AllTokens(text)
	return addBackward(asTheyStand(found), text, &left), err
}

func asTheyStand(found []secret.Token) (all []token) {
	for _, t := range found {
		all = append(all, token{t.Value, t.Kind, t.Value})
	}
	return all
}

func addBackward(all []token, text string, left *int) []token {
	if len(text) > *left {
		return all
	}
	*left -= len(text)
	for _, t := range secret.Tokens(backward(text)) {
		all = append(all, token{backward(t.Value), t.Kind, t.Value})
	}
	return all
}

// tokensIn are those of all strings in a JSON value.
func tokensIn(raw []byte, v any) ([]token, error) {
	found, err := secret.TokensJSON(raw)
	if err != nil {
		return nil, err
	}
	left := mostBackward
	return backwardIn(asTheyStand(found), v, &left), nil
}

func backwardIn(all []token, v any, left *int) []token {
	switch v := v.(type) {
	case string:
		return addBackward(all, v, left)
	case []any:
		for _, one := range v {
			all = backwardIn(all, one, left)
		}
	case map[string]any:
		for _, one := range v {
			all = backwardIn(all, one, left)
		}
	}
	return all
}

// unknown are the tokens that are not known to the model.
func unknown(all []token, known func(values []string) map[string]bool) *tokens {
	if len(all) == 0 {
		return nil
	}
	values := make([]string, len(all))
	for i, t := range all {
		values[i] = t.told
	}
	var of tokens
	knows := known(values)
	for _, t := range all {
		if !knows[t.told] {
			of.in.add(t.shown, len(of.all))
			of.all = append(of.all, t)
		}
	}
	if len(of.all) == 0 {
		return nil
	}
	of.in.done()
	return &of
}

// count is how many there are.
func (t *tokens) count() int {
	if t == nil {
		return 0
	}
	return len(t.all)
}

// find adds where they stand in a text, as hits of the values from one on. There may be as many texts as tokens:
// nothing is made of all tokens for each text.
func (t *tokens) find(text string, hits []hit, from int) []hit {
	if t != nil {
		t.in.search([]byte(text), func(begins, ends int, of int32) {
			hits = append(hits, hit{begins, ends, int32(from) + of})
		})
	}
	return hits
}
