package code

import (
	"slices"
	"strconv"
	"strings"
)

// Names that are decoded, or put together of single characters, hide what they name. What
// comes out of such calls is marked: what is asked by such a name is the caller's to judge.

// hidden is text that is decoded in a way that is not followed.
var hidden = value{kind: vString, decoded: true}

// marked is v, which came out of a decoding.
func marked(v value) value {
	return v.mapped(func(v value) value {
		if v.isText() {
			v.decoded = true
			return v
		}
		return hidden
	})
}

// isDecoded reports a value that may have come out of a decoding.
func (v value) isDecoded() bool {
	is := false
	v.each(func(v value) {
		is = is || v.decoded
		if v.kind == vList {
			for _, w := range v.list.items {
				is = is || w.decoded
			}
		}
	})
	return is
}

// constant is the text of a value, decoded or not.
func (v value) constant() (string, bool) { return v.text, v.isText() && v.known && v.source == Plain }

// decodes is a call that decodes text, or changes its characters: of what the text itself
// holds comes a name that says nothing. Of what is only known when it runs it is everyday.
func decodes(r *calls, c *call) value {
	r.given(c.arguments, true)
	words := c.pos
	if c.recv.kind != vUnknown && c.recv.kind != vName {
		words = append([]value{c.recv}, words...)
	}
	if s, ok := r.evaluated(c.name, words); ok {
		return marked(text(s))
	}
	if len(words) > 0 && r.fromText(words[0]) {
		return hidden
	}
	for _, v := range words {
		if v.isDecoded() {
			return hidden
		}
	}
	return value{kind: vString}
}

// fromText reports a value that stands in the text: a string, or a list of numbers.
func (r *values) fromText(v value) bool {
	is := false
	v.each(func(v value) {
		_, constant := v.constant()
		is = is || constant && v.text != "" || v.decoded || v.kind == vNumber
		if v.kind == vList && len(v.list.items) > 0 {
			_, constant = v.list.items[0].constant()
			is = is || constant || v.list.items[0].kind == vNumber || v.list.items[0].decoded
		}
	})
	return is
}

// characters is chr(n) and its like: whatever it is given, a name of single characters.
func characters(r *calls, c *call) value {
	r.given(c.arguments, true)
	words := c.pos
	if c.recv.kind == vNumber || c.recv.kind == vList {
		words = append([]value{c.recv}, words...)
	}
	var b strings.Builder
	for _, v := range words {
		for _, n := range r.flat(v) {
			code, err := strconv.ParseUint(n.text, 0, 20)
			if n.kind != vNumber || err != nil {
				return hidden
			}
			b.WriteRune(rune(code))
		}
	}
	if b.Len() == 0 {
		return hidden
	}
	return marked(text(b.String()))
}

// evaluated is what a call makes of texts that are all known.
func (r *values) evaluated(name string, words []value) (string, bool) {
	args := make([]string, len(words))
	for i, v := range words {
		s, ok := v.constant()
		if !ok || r.tainted[s] {
			return "", false
		}
		args[i] = s
	}
	do := constantCalls[strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])]
	if do == nil || len(args) == 0 || r.lang == Lua && len(args) > 1 {
		return "", false
	}
	return do(args)
}

// constantCalls are what calls make of texts, the one that they change first.
var constantCalls = map[string]func(a []string) (string, bool){
	"reverse": backwards, "strrev": backwards, "reversed": backwards,
	"lower": only(strings.ToLower), "tolowercase": only(strings.ToLower), "downcase": only(strings.ToLower),
	"strtolower": only(strings.ToLower), "lc": only(strings.ToLower), "upper": only(strings.ToUpper),
	"touppercase": only(strings.ToUpper), "upcase": only(strings.ToUpper), "strtoupper": only(strings.ToUpper),
	"uc": only(strings.ToUpper), "strip": trimmed, "trim": trimmed, "chomp": only(func(s string) string {
		return strings.TrimSuffix(s, "\n")
	}),
	"replace": replaced, "replaceall": replaced,
	"removeprefix": func(a []string) (string, bool) { return strings.TrimPrefix(a[0], a[len(a)-1]), len(a) == 2 },
	"removesuffix": func(a []string) (string, bool) { return strings.TrimSuffix(a[0], a[len(a)-1]), len(a) == 2 },
}

func only(f func(string) string) func([]string) (string, bool) {
	return func(a []string) (string, bool) { return f(a[0]), len(a) == 1 }
}

func backwards(a []string) (string, bool) {
	all := []rune(a[0])
	for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
		all[i], all[j] = all[j], all[i]
	}
	return string(all), len(a) == 1
}

func trimmed(a []string) (string, bool) {
	if len(a) == 1 {
		return strings.TrimSpace(a[0]), true
	}
	return strings.Trim(a[0], a[1]), len(a) == 2
}

// replaced is followed where it makes no difference how often it replaces.
func replaced(a []string) (string, bool) {
	if len(a) != 3 || strings.Count(a[0], a[1]) > 1 || strings.Contains(a[2], "$") {
		return "", false
	}
	return strings.Replace(a[0], a[1], a[2], 1), true
}

// piece is a part of a text by its places, "vne."[::-1]: the tokens from from to to say
// which. Of a text that does not stand here it is everyday.
func (r *values) piece(v value, from, to int) value {
	return v.mapped(func(v value) value {
		s, ok := v.constant()
		if !v.isText() || !ok || s == "" {
			return value{kind: vString, decoded: v.decoded}
		}
		if cut, ok := slice(s, r.toks[from:min(to, r.limit)]); ok && !r.tainted[s] {
			return marked(text(cut))
		}
		return hidden
	})
}

// slice is s[a:b:c] of Python, where a, b and c are written numbers.
func slice(s string, toks []token) (string, bool) {
	parts, given, at, minus := [3]int{}, [3]bool{}, 0, false
	for i := range toks {
		t := &toks[i]
		switch n, err := strconv.Atoi(t.text); {
		case t.is(":") && at < 2:
			at++
		case t.is("::") && at < 1:
			at += 2
		case t.is("-") && !minus:
			minus = true
		case t.kind == tNumber && err == nil && !given[at]:
			if minus {
				n = -n
			}
			parts[at], given[at], minus = n, true, false
		default:
			return "", false
		}
	}
	return cutOut(s, parts, given, at)
}

func cutOut(s string, parts [3]int, given [3]bool, colons int) (string, bool) {
	place := func(i, otherwise int) int {
		n := parts[i]
		if !given[i] {
			return otherwise
		}
		if n < 0 {
			n += len(s)
		}
		return max(0, min(n, len(s)))
	}
	switch from := place(0, 0); {
	case colons == 0 && given[0]:
		return s[from:min(from+1, len(s))], true
	case colons == 2 && given[2] && parts[2] == -1 && !given[0] && !given[1]:
		return backwards([]string{s})
	case colons == 1 || colons == 2 && !given[2]:
		return s[from:max(from, place(1, len(s)))], true
	}
	return "", false
}

// decodingWords are names by which code takes characters apart and puts them together.
var decodingWords = []string{"chr", "ord", "fromCharCode", "fromCodePoint", "charCodeAt", "codePointAt", "unichr",
	"bytes", "bytearray", "fromhex", "unhexlify", "maketrans", "atob", "pack", "unpack"}

// returned is what a function of the text's own, or a list that it made, may give: where
// the text puts characters together, they.
func (r *values) returned() value {
	if slices.ContainsFunc(r.toks, func(t token) bool {
		return (t.kind == tName || t.kind == tString) && slices.Contains(decodingWords, t.text)
	}) {
		return hidden
	}
	return value{}
}

// changedList is a list in another order: of single characters it is a name of them.
func changedList(r *calls, c *call) value {
	r.given(c.arguments, true)
	r.spoil(c.recv)
	if c.recv.isDecoded() {
		return hidden
	}
	return value{}
}

// splitScript is text.split(sep): split("") gives single characters.
func splitScript(r *calls, c *call) value {
	if sep, ok := c.arg(0, ""); ok && sep.kind == vString && sep.known && sep.text == "" {
		return decodes(r, c)
	}
	if c.recv.isDecoded() {
		return hidden
	}
	return split(r, c)
}

// phpImplode is implode(sep, list), in either order.
func phpImplode(r *calls, c *call) value {
	r.given(c.arguments, true)
	sep, l := text(""), value{}
	for _, v := range c.pos {
		switch {
		case v.kind == vList || v.isDecoded():
			l = v
		case v.isText():
			sep = v
		}
	}
	return r.joined(l, sep)
}

// cuts reports brackets behind a text that take a part of it.
func (r *lookahead) cuts(v value, end int) bool {
	if r.lang == Perl || r.lang == PHP || r.lang == Lua || r.lang == Go {
		return false
	}
	text := true
	v.each(func(v value) { text = text && v.kind == vString })
	name := r.pos < end && r.toks[r.pos].kind == tString && r.pos+1 == end // x["name"]
	return text && !name
}
