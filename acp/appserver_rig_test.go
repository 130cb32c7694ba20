package acp

import (
	"fmt"
	"strings"
	"testing"

	"guard/agent/registry"
)

// newAppRig is a Gate between an editor and Codex's app-server, with a thread "t"
// that works in /srv/project and runs the turn "u".
func newAppRig(t testing.TB, d *desk, change ...func(*Params)) *rig {
	t.Helper()
	speaks := func(p *Params) { p.Dialect, p.Hooks = registry.Dialects["codex-app-server"], true }
	r := newRig(t, d, append([]func(*Params){speaks}, change...)...)
	r.opensThread("t", `{"cwd":"/srv/project"}`)
	r.agentSays(`{"method":"turn/started","params":{"threadId":"t","turn":{"id":"u"}}}`)
	r.client.next()
	return r
}

func withoutHooks(p *Params) { p.Hooks = false }

// opensThread has the editor open a thread with params.
func (r *rig) opensThread(id, params string) {
	r.t.Helper()
	r.clientSays(fmt.Sprintf(`{"id":"open %s","method":"thread/start","params":%s}`, id, params))
	r.agent.next()
	r.agentSays(fmt.Sprintf(`{"id":"open %s","result":{"thread":{"id":%q,"sessionId":%q},"cwd":"/home/me"}}`, id, id, id))
	r.client.next()
}

// tells has Codex tell of an item, which passes.
func (r *rig) tells(method, item string) {
	r.t.Helper()
	line := fmt.Sprintf(`{"method":%q,"params":{"threadId":"t","turnId":"u","item":%s}}`, method, item)
	r.agentSays(line)
	if m := r.client.next(); m.raw != line {
		r.t.Errorf("%s became %s", line, m.raw)
	}
}

// asksFor is one of Codex's requests, under the id 7.
func asksFor(method, params string) string {
	return fmt.Sprintf(`{"method":%q,"id":7,"params":{"threadId":"t","turnId":"u",%s}}`, method, params)
}

const (
	commandApproval = "item/commandExecution/requestApproval"
	elicitMethod    = "mcpServer/elicitation/request"
	permissionsTool = "request_permissions"

	itemCommand = "commandExecution"
	itemChange  = "fileChange"
	itemMCP     = "mcpToolCall"
)

func asksToRun(command string) string {
	return asksFor(commandApproval, fmt.Sprintf(`"itemId":"c","startedAtMs":1,"kind":"command","reason":"pls","command":%q,"cwd":"/srv/project","availableDecisions":["accept","cancel"]`, command))
}

// result is what an answer's line says of its result.
func (m message) result() string {
	_, result, _ := strings.Cut(strings.TrimSuffix(m.raw, "}"), `"result":`)
	if m.Error != nil {
		return fmt.Sprint("error ", m.Error.Code)
	}
	return result
}
