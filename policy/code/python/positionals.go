package python

import (
	"slices"
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Arguments without a flag go to names by their order (Python 3.13, argparse).

// positional returns what the program's arguments give to a name without a flag, whose declaration ends at the cursor.
func positional(r *call.Calls, c *call.Call) value.Value {
	words, at := wordsOf(r), positionOf(r)
	if at < 0 || at >= len(words) {
		return value.Value{}
	}
	if _, several := c.Key("nargs"); !several {
		return value.Text(words[at])
	}
	return value.ListOf(value.Texts(words[at:])...)
}

// positionOf counts the names without a flag that the same parser declares before the one whose declaration ends at the
// cursor.
func positionOf(r *call.Calls) int {
	parser, n := "", -1
	for i := min(r.Pos, len(r.Toks)) - 1; i > 1; i-- {
		if !declares(r.Toks, i) || strings.HasPrefix(r.Toks[i+2].Text, "-") {
			continue
		}
		if name := r.Toks[i-2].Text; parser == "" || parser == name {
			parser = name
			n++
		}
	}
	return n
}

// declares reports x.add_argument("…" at a token.
func declares(toks []token.Token, i int) bool {
	return i > 1 && i+2 < len(toks) && toks[i].IsName("add_argument") && toks[i+1].Is("(") &&
		toks[i+2].Kind == token.String
}

// wordsOf lists the program's arguments that are neither flags nor their values, nor the name of a command.
func wordsOf(r *call.Calls) (words []string) {
	for i := 0; i < len(r.Start.Args); i++ {
		arg := r.Start.Args[i]
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			words = append(words, arg)
		} else if !strings.Contains(arg, "=") && takesValue(r.Toks, arg) {
			i++
		}
	}
	if len(words) > 0 && r.HasName([]string{"add_subparsers"}) {
		words = words[1:]
	}
	return words
}

// takesValue reports a flag that the text declares with a value.
func takesValue(toks []token.Token, flag string) bool {
	for i := range toks {
		if !declares(toks, i) {
			continue
		}
		inside := toks[i+2 : max(i+2, min(int(toks[i+1].Match), len(toks)))]
		is := func(t token.Token) bool { return t.Kind == token.String && t.Text == flag }
		if slices.ContainsFunc(inside, is) {
			return !slices.ContainsFunc(inside, func(t token.Token) bool { return t.IsName("action") })
		}
	}
	return false
}
