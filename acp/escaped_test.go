package acp

import (
	"strings"
	"testing"

	"guard/policy"
)

// A name that is written with escapes is the name that it spells: what guard says stands where the client looks.
func TestEscapedNamesAreNames(t *testing.T) {
	call := `{"toolCallId":"c","title":"rm x","kind":"execute","rawInput":{"command":"rm x"}}`
	escaped := strings.Replace(permissionWith("1", call, optionsPlain), `"toolCall"`, `"toolCal\u006c"`, 1)
	t.Run("a permission", func(t *testing.T) {
		d := &desk{rule: always(policy.Ask), person: byDialog}
		r := newRig(t, d)
		r.opens("/srv/project")
		r.agentSays(escaped)
		m := r.client.next()
		if !strings.Contains(string(m.Params.ToolCall), "guard: rm x") {
			t.Errorf("the client is asked %s", m.raw)
		}
		r.clientSays(selects(m.ID, "yes"))
		r.agent.next()
	})
	t.Run("a question", func(t *testing.T) {
		question := strings.ReplaceAll(permissionWith("1", `{"toolCallId":"c","title":"Which \u202edatabase?","kind":"other"}`,
			optionsPlain), `"toolCall"`, `"toolCal\u006c"`)
		r := newRig(t, &desk{})
		r.opens("/srv/project")
		r.agentSays(question)
		if m := r.client.next(); !strings.Contains(string(m.Params.ToolCall), "own words") {
			t.Errorf("the client is asked %s", m.raw)
		}
	})
	t.Run("an update", func(t *testing.T) {
		d := &desk{rule: always(policy.Ask), person: byDialog}
		r := newRig(t, d)
		r.opens("/srv/project")
		r.agentSays(`{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","upd\u0061te":{"session\u0055pdate":"tool_call","toolCallId":"c","title":"rm -rf y","kind":"execute","rawInput":{"command":"rm -rf y"}}}}`)
		r.client.next()
		r.agentSays(permissionWith("1", `{"toolCallId":"c","title":"Go on?","kind":"other"}`, optionsPlain))
		r.client.next()
		if d.decided() == 0 {
			t.Error("a call that was told of by escaped names was taken for a question")
		}
	})
}
