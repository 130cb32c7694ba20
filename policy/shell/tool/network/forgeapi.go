package network

import (
	"path"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/graphql"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// ForgeAPI judges `gh api` and `glab api`: without a method they ask, with
// fields or an input they post (cli.github.com/manual/gh_api). A query of
// GraphQL is posted and asks all the same.
func (j *Judge) ForgeAPI(c *effect.Call, v *option.Invocation) taint.Stream {
	method, given := v.Option("-X", "--method")
	fields := v.Has("-f", "-F", "--raw-field", "--field")
	switch m := strings.ToUpper(method.Text); {
	case given && !method.Known():
		c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("{0} writes to the forge", v.Name))
	case m == "DELETE":
		c.Raise(risk.High, risk.Delete|risk.NetworkRisk, effect.Say("deletes something on a host"))
	case v.Has("--input"):
		c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("{0} writes to the forge", v.Name))
	case m == "GET" || m == "HEAD":
	case m == "" && !fields:
	case (m == "" || m == "POST") && asksGraph(v):
	default:
		c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("{0} writes to the forge", v.Name))
	}
	return j.Walk.Generic(c, v)
}

// asksGraph reports a GraphQL request whose query is written out and only asks.
func asksGraph(v *option.Invocation) bool {
	if len(v.Operands) != 1 || path.Base(v.Operands[0].Text) != "graphql" {
		return false
	}
	found := false
	for _, u := range v.Used {
		if !strings.HasSuffix(u.Name, "field") && u.Name != "-f" && u.Name != "-F" {
			continue
		}
		key, text, ok := strings.Cut(u.Value.Text, "=")
		if strings.TrimSpace(key) != "query" {
			continue
		}
		if found = ok && u.Value.Known() && graphql.OnlyAsks(text); !found {
			return false
		}
	}
	return found
}
