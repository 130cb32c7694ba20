package call

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// FromText reports whether v stands in the text as a string or as a list of numbers.
func (r *values) FromText(v value.Value) bool {
	is := false
	v.Each(func(v value.Value) {
		_, constant := v.Constant()
		is = is || constant && v.Text != "" || v.Decoded || v.Kind == value.Number
		if v.Kind == value.List && len(v.List.Items) > 0 {
			_, constant = v.List.Items[0].Constant()
			is = is || constant || v.List.Items[0].Kind == value.Number || v.List.Items[0].Decoded
		}
	})
	return is
}

// Evaluated returns what a call makes of its texts, if all of them are known; false: it is not computed. A name that
// is decoded, or put together of single characters, hides what it names, so the caller marks the result.
func (r *values) Evaluated(name string, words []value.Value) (string, bool) {
	args := make([]string, len(words))
	for i, v := range words {
		s, ok := v.Constant()
		if !ok || r.ChangedTexts[s] {
			return "", false
		}
		args[i] = s
	}
	do := constantCalls[strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])]
	if do == nil || len(args) == 0 || r.Lang == code.Lua && len(args) > 1 {
		return "", false
	}
	return do(args)
}

// constantCalls maps the names of calls that change a text to what they do. The first argument is the text.
var constantCalls = map[string]func(a []string) (string, bool){
	"reverse": backwards, "strrev": backwards, "reversed": backwards,
	"lower": only(strings.ToLower), "tolowercase": only(strings.ToLower), "downcase": only(strings.ToLower),
	"strtolower": only(strings.ToLower), "lc": only(strings.ToLower), "upper": only(strings.ToUpper),
	"touppercase": only(strings.ToUpper), "upcase": only(strings.ToUpper), "strtoupper": only(strings.ToUpper),
	"uc": only(strings.ToUpper), "strip": trimmed, "trim": trimmed, "chomp": only(func(s string) string {
		return strings.TrimSuffix(s, "\n")
	}),
	"rstrip": trimmedEnd, "lstrip": trimmedStart, "trimend": trimmedEnd, "trimstart": trimmedStart, "rtrim": trimmedEnd,
	"ltrim": trimmedStart, "replace": replaced, "replaceall": replaced,
	"removeprefix": func(a []string) (string, bool) { return strings.TrimPrefix(a[0], a[len(a)-1]), len(a) == 2 },
	"removesuffix": func(a []string) (string, bool) { return strings.TrimSuffix(a[0], a[len(a)-1]), len(a) == 2 },
}

// only gives a function of one text the form that constantCalls has: it takes a list, which must have one element.
func only(f func(string) string) func([]string) (string, bool) {
	return func(a []string) (string, bool) { return f(a[0]), len(a) == 1 }
}

// backwards reverses a text.
func backwards(a []string) (string, bool) {
	all := []rune(a[0])
	for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
		all[i], all[j] = all[j], all[i]
	}
	return string(all), len(a) == 1
}

// trimmed cuts white space, or the characters of a second text, off both ends.
func trimmed(a []string) (string, bool) {
	if len(a) == 1 {
		return strings.TrimSpace(a[0]), true
	}
	return strings.Trim(a[0], a[1]), len(a) == 2
}

// trimmedEnd is trimmed at the end only.
func trimmedEnd(a []string) (string, bool) {
	if len(a) == 1 {
		return strings.TrimRight(a[0], " \t\r\n\f\v"), true
	}
	return strings.TrimRight(a[0], a[1]), len(a) == 2
}

// trimmedStart is trimmed at the beginning only.
func trimmedStart(a []string) (string, bool) {
	if len(a) == 1 {
		return strings.TrimLeft(a[0], " \t\r\n\f\v"), true
	}
	return strings.TrimLeft(a[0], a[1]), len(a) == 2
}

// replaced replaces a text that stands at most once, since languages differ in how often they replace.
func replaced(a []string) (string, bool) {
	if len(a) != 3 || strings.Count(a[0], a[1]) > 1 || strings.Contains(a[2], "$") {
		return "", false
	}
	return strings.Replace(a[0], a[1], a[2], 1), true
}

// Substring returns a part of a text, as in "vne."[::-1]. The tokens from from to to say which part. A part of a text
// that does not stand in the program is unknown, but not hidden.
func (r *values) Substring(v value.Value, from, to int) value.Value {
	return v.Mapped(func(v value.Value) value.Value {
		s, ok := v.Constant()
		if !v.IsText() || !ok || s == "" {
			return value.Value{Kind: value.String, Decoded: v.Decoded}
		}
		if cut, ok := slice(s, r.Toks[from:min(to, r.Limit)]); ok && !r.ChangedTexts[s] {
			return value.Marked(value.Text(cut))
		}
		return value.Hidden
	})
}

// slice computes s[a:b:c] of Python, where a, b and c are written numbers; false: it is not computed.
func slice(s string, toks []token.Token) (string, bool) {
	parts, given, at, minus := [3]int{}, [3]bool{}, 0, false
	for i := range toks {
		t := &toks[i]
		switch n, err := strconv.Atoi(t.Text); {
		case t.Is(":") && at < 2:
			at++
		case t.Is("::") && at < 1:
			at += 2
		case t.Is("-") && !minus:
			minus = true
		case t.Kind == token.Number && err == nil && !given[at]:
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

// cutOut computes a slice: parts are its three numbers, given says which of them are written, and colons is how many
// colons stand between them.
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

// decodingWords are names by which code takes text apart into characters and puts it together.
var decodingWords = []string{"chr", "ord", "fromCharCode", "fromCodePoint", "charCodeAt", "codePointAt", "unichr",
	"bytes", "bytearray", "fromhex", "unhexlify", "maketrans", "atob", "pack", "unpack"}

// OwnResult returns what a function that the text defines, or a list that it builds, may give. It is hidden if the
// text puts characters together anywhere.
func (r *values) OwnResult() value.Value {
	if decodes(r) {
		return value.Hidden
	}
	return value.Value{}
}

// decodes reports a text that names one of the words, which is gone through once.
func decodes(r *values) bool {
	if len(r.Toks) == 0 {
		return false
	}
	first := &r.Toks[0]
	does, looked := r.decodes[first]
	if !looked {
		does = slices.ContainsFunc(r.Toks, func(t token.Token) bool {
			return (t.Kind == token.Name || t.Kind == token.String) && slices.Contains(decodingWords, t.Text)
		})
		if r.decodes == nil {
			r.decodes = map[*token.Token]bool{}
		}
		r.decodes[first] = does
	}
	return does
}
