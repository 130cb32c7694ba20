// Package graphql reads GraphQL documents (spec.graphql.org, October 2021) as far as it takes to tell that
// one only asks.
//
// OnlyAsks("query { viewer { login } }") is true, OnlyAsks("mutation { a }") is false. It looks at what
// stands outside all brackets, where the kinds of operations are named, and never at what a query asks for.
package graphql

import "strings"

// OnlyAsks reports a document that holds queries and fragments only. One with a query by the name of
// "mutation" is refused.
func OnlyAsks(doc string) bool {
	depth, first, braced, word := 0, true, false, ""
	end := func() bool {
		w := word
		word = ""
		if w == "" {
			return true
		}
		ok := w != "mutation" && w != "subscription" && (!first || w == "query" || w == "fragment")
		first = false
		return ok
	}
	for i := 0; i < len(doc); i++ {
		ch := doc[i]
		if depth == 0 && nameByte(ch) {
			word += string(ch)
			continue
		}
		if !end() {
			return false
		}
		switch ch {
		case '{', '(', '[':
			braced = braced || ch == '{' && depth == 0
			depth, first = depth+1, false
		case '}', ')', ']':
			depth--
		case '#':
			for i+1 < len(doc) && doc[i+1] != '\n' && doc[i+1] != '\r' {
				i++
			}
		case '"':
			if i = quoteEnd(doc, i); i == len(doc) {
				return false
			}
		}
		if depth < 0 {
			return false
		}
	}
	return end() && depth == 0 && braced
}

// nameByte reports a byte that names are made of.
func nameByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}

// quoteEnd is the last byte of the string that begins at i; len(doc): it has no
// end.
func quoteEnd(doc string, i int) int {
	if strings.HasPrefix(doc[i:], `"""`) {
		for j := i + 3; j < len(doc); j++ {
			if strings.HasPrefix(doc[j:], `"""`) && doc[j-1] != '\\' {
				return j + 2
			}
		}
		return len(doc)
	}
	for j := i + 1; j < len(doc); j++ {
		switch doc[j] {
		case '\\':
			j++
		case '"', '\n':
			return j
		}
	}
	return len(doc)
}
