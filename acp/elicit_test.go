package acp

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/decision"
)

// An dialect.Elicitation that asks for nothing of value passes as it is; one that does is
// judged, and goes on with a warning.
func TestElicitations(t *testing.T) {
	form := func(message, properties string) string {
		return fmt.Sprintf(`{"sessionId":"s","mode":"form","message":%q,"requestedSchema":{"type":"object","properties":%s}}`, message, properties)
	}
	for _, tt := range []struct {
		name, params, asks string
	}{
		{"a name", form("How shall it be called?", `{"name":{"type":"string","title":"Name"}}`), ""},
		{"a choice", form("Which login?", `{"login":{"type":"string","enum":["oauth","password"]}}`), ""},
		{"a choice with titles", form("Which login?", `{"login":{"type":"string","title":"Password or token","oneOf":[{"const":"p","title":"Password"},{"const":"t","title":"Token"}]}}`), ""},
		{"several of a list", form("Which?", `{"logins":{"type":"array","title":"Tokens","items":{"type":"string","enum":["a","b"]}}}`), ""},
		{"several of a list with titles", form("Which?", `{"logins":{"type":"array","title":"Tokens","items":{"anyOf":[{"const":"a","title":"A"}]}}}`), ""},
		{"a choice that names no value", form("Go on", `{"x":{"type":"string","title":"Your password","oneOf":[{"type":"string"}]}}`), "a password or a code"},
		{"a list of any texts", form("Go on", `{"x":{"type":"array","title":"Your password","items":{"type":"string"}}}`), "a password or a code"},
		{"a switch", form("Keep your password?", `{"password":{"type":"boolean"}}`), ""},
		{"a link to read", `{"sessionId":"s","mode":"url","elicitationId":"e","message":"See","url":"https://docs.example.org/x"}`, ""},
		{"a password", form("Go on", `{"password":{"type":"string"}}`), "a password or a code"},
		{"a password in a title", form("Go on", `{"x":{"type":"string","title":"Your password"}}`), "a password or a code"},
		{"a field that hides", form("Go on", `{"x":{"type":"string","format":"password"}}`), "a password or a code"},
		{"a token", form("Paste your API key", `{"x":{"type":"string"}}`), "a token or a key"},
		{"a card", form("Go on", `{"n":{"type":"string","description":"Enter your card number"}}`), "a payment"},
		{"a link to pay", `{"sessionId":"s","mode":"url","elicitationId":"e","message":"Open","url":"https://pay.example.org/x"}`, "a payment"},
		{"a link that starts a program", `{"sessionId":"s","mode":"url","elicitationId":"e","message":"Open","url":"vscode://x/y"}`, "no web page"},
		{"fields named as members are", form("How?", `{"Name":{"type":"string"},"URL":{"type":"string"},"Type":{"type":"integer"},"Message":{"type":"string"}}`), ""},
		{"a form in a form", form("Go on", `{"x":{"type":"object","properties":{"password":{"type":"string"}}}}`), "it has you open"},
		{"a schema that cannot be read", `{"sessionId":"s","mode":"form","message":"x","requestedSchema":{"properties":7}}`, "it has you open"},
	} {
		line := `{"jsonrpc":"2.0","id":4,"method":"elicitation/create","params":` + tt.params + `}`
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Allow)})
			r.agentSays(line)
			got := r.client.next().raw
			switch {
			case tt.asks == "":
				if got != line || r.desk.decided() != 0 || len(r.desk.noted(policy.NoteQuestion)) != 1 {
					t.Errorf("%s", got)
				}
				return
			case !strings.Contains(got, tt.asks) || !strings.Contains(got, "The agent's own words: ") || !strings.Contains(got, `"id":4`) || r.desk.last().Form == nil:
				t.Errorf("%s", got)
			}
			r.clientSays(`{"id":4,"result":{"action":"decline"}}`)
			if m := r.agent.next(); m.raw != `{"id":4,"result":{"action":"decline"}}` {
				t.Errorf("%s", m.raw)
			}
			for want, d := range map[string]*desk{
				"decline": {rule: always(policy.Deny)},
				"cancel": {rule: always(policy.Ask), person: func(context.Context, *policy.Case, policy.Dialog) policy.Outcome {
					return policy.Outcome{Result: decision.Cancel}
				}},
			} {
				r := newRig(t, d)
				r.agentSays(line)
				if m := r.agent.next(); !strings.Contains(m.raw, `"action":"`+want+`"`) {
					t.Errorf("%s: %s", want, m.raw)
				}
				r.nothingFor(r.client)
			}
		})
	}
}

func TestAnElicitationThatTwoCouldReadIsRefused(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Allow)})
	for _, other := range []string{`"message":"a","Message":"your password"`, `"message":"a","url":"https://a.example/","URL":"https://pay.example/"`,
		`"message":"a","requestedSchema":{"properties":{"password":{"type":"boolean","Type":"string"}}}`,
		`"message":"a","requestedSchema":{"properties":{"x":{"type":"boolean"}},"Properties":{"password":{"type":"string"}}}`} {
		r.agentSays(`{"id":4,"method":"elicitation/create","params":{"sessionId":"s",` + other + `}}`)
		if m := r.agent.next(); m.chosen() != "error -32602" {
			t.Errorf("%s: %s", other, m.raw)
		}
	}
	r.agentSays(`{"id":4,"method":"elicitation/create","params":{"sessionId":"s","message":"a","message":"your password"}}`)
	if m := r.agent.next(); m.chosen() != "error -32602" {
		t.Errorf("%s", m.raw)
	}
	r.nothingFor(r.client)
}

// What a login that the person began asks for is not refused, but marked, until
// the agent has answered it.
func TestALoginsElicitation(t *testing.T) {
	const ask = `{"id":4,"method":"elicitation/create","params":{"requestId":9,"mode":"url","elicitationId":"e","message":"Sign in","url":"https://login.example.org/"}}`
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.clientSays(`{"id":9,"method":"authenticate","params":{"methodId":"m"}}`)
	r.agent.next()
	r.agentSays(ask)
	if m := r.client.next(); !strings.Contains(m.raw, "a login") || r.desk.decided() != 0 {
		t.Errorf("%s", m.raw)
	}
	if got := r.desk.noted(policy.NoteQuestion); len(got) != 1 || !strings.Contains(got[0], "login.example.org") {
		t.Errorf("noted %q", got)
	}
	r.clientSays(`{"id":4,"result":{"action":"accept"}}`)
	r.agent.next()
	r.agentSays(`{"id":9,"result":{}}`)
	r.client.next()
	r.agentSays(ask)
	if m := r.agent.next(); !strings.Contains(m.raw, "decline") {
		t.Errorf("%s", m.raw)
	}
}
