package shell

import (
	"path"
	"strings"

	"guard/policy/risk"
)

// forgeAPI judges `gh api` and `glab api`: without a method they ask, with
// fields or an input they post (cli.github.com/manual/gh_api). A query of
// GraphQL is posted and asks all the same.
func (k *walker) forgeAPI(c *call, v *invocation) stream {
	method, given := v.option("-X", "--method")
	fields := v.has("-f", "-F", "--raw-field", "--field")
	switch m := strings.ToUpper(method.text); {
	case given && !method.known():
		c.raise(risk.High, risk.NetworkRisk|risk.Send, say("{0} writes to the forge", v.name))
	case m == "DELETE":
		c.raise(risk.High, risk.Delete|risk.NetworkRisk, say("deletes something on a host"))
	case v.has("--input"):
		c.raise(risk.High, risk.NetworkRisk|risk.Send, say("{0} writes to the forge", v.name))
	case m == "GET" || m == "HEAD":
	case m == "" && !fields:
	case (m == "" || m == "POST") && asksGraph(v):
	default:
		c.raise(risk.High, risk.NetworkRisk|risk.Send, say("{0} writes to the forge", v.name))
	}
	return k.generic(c, v)
}

// asksGraph reports a GraphQL request whose query is written out and only asks.
func asksGraph(v *invocation) bool {
	if len(v.operands) != 1 || path.Base(v.operands[0].text) != "graphql" {
		return false
	}
	found := false
	for _, u := range v.used {
		if !strings.HasSuffix(u.name, "field") && u.name != "-f" && u.name != "-F" {
			continue
		}
		key, text, ok := strings.Cut(u.value.text, "=")
		if strings.TrimSpace(key) != "query" {
			continue
		}
		if found = ok && u.value.known() && onlyQueries(text); !found {
			return false
		}
	}
	return found
}

// onlyQueries reports a GraphQL document that holds queries and fragments
// only: outside all brackets stand the names of its operations' kinds
// (spec.graphql.org, Document). A query by the name of "mutation" is refused.
func onlyQueries(doc string) bool {
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
