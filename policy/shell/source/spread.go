package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/token"
)

// spread gives each member of a class or an object of JavaScript that stands behind another in one line a line of its
// own, so that what one does is not taken for what the other does. Line breaks mean nothing where they are put.
func spread(lang code.Language, text string) string { return spreads(lang, text, false) }

// spreads is spread; wholly, what ends a member and a member that is a function stand apart too.
func spreads(lang code.Language, text string, wholly bool) string {
	if lang != code.JavaScript {
		return text
	}
	cut := token.Scan(lang, text)
	if cut.Bad != "" {
		return text
	}
	var b strings.Builder
	from := 0
	for i := 1; i < len(cut.Toks); i++ {
		one, before := cut.Toks[i], cut.Toks[i-1]
		ends := before.Text == "{" || before.Text == ";" ||
			before.Text == "}" && one.Kind == token.Name && !goesOn[one.Text] ||
			before.Text == "," && i > 1 && (cut.Toks[i-2].Text == "}" || wholly && holdsFunction(cut.Toks, i))
		ends = ends && before.Kind != token.String || wholly && one.Is("}") && !before.Is("{")
		if at := int(one.At); ends && !one.NewLine && at > from && at <= len(text) {
			b.WriteString(text[from:at] + "\n")
			from = at
		}
	}
	return b.String() + text[from:]
}

// holdsFunction reports a member at a token that is a function: tidy: x => …
func holdsFunction(toks []token.Token, i int) bool {
	if i+3 >= len(toks) || toks[i].Kind != token.Name || !toks[i+1].Is(":") {
		return false
	}
	value := toks[i+2]
	end := int(value.Match)
	return value.IsName("async") || value.IsName("function") || value.Kind == token.Name && toks[i+3].Is("=>") ||
		value.Is("(") && end > 0 && end+1 < len(toks) && toks[end+1].Is("=>")
}

// goesOn are words by which what stands before a brace goes on behind it (ECMA-262).
var goesOn = map[string]bool{"else": true, "catch": true, "finally": true, "while": true, "from": true, "as": true,
	"of": true, "in": true, "instanceof": true}

// How code calls what a text names rather than writes: a member whose name is computed, so that a string may be the
// name of a function, and every member there is (ECMA-262; Python 3.13, getattr; Go, reflect).
var (
	computed = lazy.Pattern(`\]\s*(?:\?\.)?\(|\bgetattr\(|\bReflect\.|\bMethodByName\(|` +
		`\bObject\.(?:values|entries)\(`)
	quotedJoin = lazy.Pattern(`["']\s*\+\s*["']`)

	everyName = lazy.Pattern(`\bObject\.(?:entries|keys|getOwn\w+)\(|\bReflect\.ownKeys\(|` +
		`\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\b`)
	calledByName = lazy.Pattern(`\]\s*(?:\?\.)?\(`)
	everyValue   = lazy.Pattern(`\bObject\.(?:values|entries)\(`)
	calledAlone  = lazy.Pattern(`(?:=>|\))\s*\{?\s*(?:await\s+)?\w+\(`)
)

// everyMember reports a text that calls all members of something.
func everyMember(text string) bool {
	return everyName().MatchString(text) && calledByName().MatchString(text) ||
		everyValue().MatchString(text) && calledAlone().MatchString(text)
}
