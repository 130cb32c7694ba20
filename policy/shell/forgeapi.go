package shell

import (
	"path"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang/graphql"
)

// forgeAPI judges `gh api` and `glab api`: without a method they ask, with
// fields or an input they post (cli.github.com/manual/gh_api). A query of
// GraphQL is posted and asks all the same.
func (k *networkJudge) forgeAPI(c *call, v *invocation) stream {
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
	return k.walk.Generic(c, v)
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
		if found = ok && u.value.known() && graphql.OnlyAsks(text); !found {
			return false
		}
	}
	return found
}
