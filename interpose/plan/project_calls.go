package plan

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// decided is a decision that lets nothing, whole: behind it comes another argument, or the call's end.
var decided = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\bdecision\s*=\s*"(prompt|forbidden)"\s*[,)]`)
})

// runsInCalls are the calls in a text of Starlark by which the agent asks for less: of a function of Allows, unless it
// decides otherwise. One that is named without a call may be called by another name. The error says that calls in calls
// are too much to be looked at.
func (k ProjectFile) runsInCalls(text string) (all []Run, err error) {
	code, left := withoutTexts(text), maxWork
	for _, name := range k.Allows {
		for _, at := range wordPattern(name).FindAllStringIndex(code, -1) {
			to := at[1] + endOfCall(code[at[1]:])
			if left -= to - at[0]; left < 0 {
				return nil, errTooMuch
			}
			if !decided().MatchString(ownArguments(code[at[1]:to])) {
				call := strings.Join(strings.Fields(text[at[0]:to]), " ")
				all = append(all, Run{Key: name, Value: call, Does: AsksLess})
			}
		}
	}
	return all, nil
}

// wordPattern finds a name.
func wordPattern(name string) *regexp.Regexp {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`)
}

// endOfCall is where the arguments end with which a text begins; 0 where none begin there.
func endOfCall(code string) int {
	if !strings.HasPrefix(strings.TrimLeft(code, " \t"), "(") {
		return 0
	}
	depth := 0
	for i, c := range code {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(code)
}

// ownArguments are a call's, without what stands in brackets among them.
func ownArguments(call string) string {
	depth := 0
	return strings.Map(func(c rune) rune {
		if strings.ContainsRune("([{", c) {
			depth++
		}
		inner := depth > 1
		if strings.ContainsRune(")]}", c) {
			depth--
		}
		if inner {
			return ' '
		}
		return c
	}, call)
}

// decisions are the texts that are kept where texts are taken out.
var decisions = []string{"prompt", "forbidden"}

// withoutTexts blanks the comments and the texts of Starlark, but for decisions, which then stand in double quotes.
// Positions stay.
func withoutTexts(text string) string {
	out := []byte(text)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	for i := 0; i < len(text); {
		switch c := text[i]; c {
		case '#':
			end := i + len(text[i:])
			if at := strings.IndexByte(text[i:], '\n'); at >= 0 {
				end = i + at
			}
			blank(i, end)
			i = end
		case '"', '\'':
			quote := text[i : i+1]
			if long := strings.Repeat(quote, 3); strings.HasPrefix(text[i:], long) {
				quote = long
			}
			from := i + len(quote)
			to := from
			for to < len(text) && !strings.HasPrefix(text[to:], quote) {
				if text[to] == '\\' {
					to++
				}
				to++
			}
			to = min(to, len(text))
			end := min(to+len(quote), len(text))
			if slices.Contains(decisions, text[from:to]) && len(quote) == 1 {
				out[i], out[end-1] = '"', '"'
			} else {
				blank(i, end)
			}
			i = end
		default:
			i++
		}
	}
	return string(out)
}
