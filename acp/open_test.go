package acp

import (
	"errors"
	"strings"
	"testing"

	"guard/agent/registry"
	"guard/policy"
)

// The same holds for Codex's app-server, whose turns may change folders too.
func TestFolderThatNoThreadMayWorkIn(t *testing.T) {
	r := newAppRig(t, &desk{rule: always(policy.Allow)}, func(p *Params) {
		p.Opens = func(cwd string) error {
			if cwd == "/srv/bad" {
				return errors.New("its settings have ./evil run")
			}
			return nil
		}
	})
	for _, method := range []string{"thread/start", "thread/resume", "thread/fork", "turn/start", "thread/settings/update"} {
		r.clientSays(`{"id":7,"method":"` + method + `","params":{"threadId":"t","cwd":"/srv/bad"}}`)
		if got := r.client.next(); got.Error == nil || !strings.Contains(got.raw, "./evil") {
			t.Errorf("%s: %s", method, got.raw)
		}
		r.clientSays(`{"id":8,"method":"` + method + `","params":{"threadId":"t","cwd":"/srv/good"}}`)
		if got := r.agent.next(); !strings.Contains(got.raw, "/srv/good") {
			t.Errorf("%s: the agent had %s first", method, got.raw)
		}
	}
}

// A session that is forked goes on in its own folder, and an answer that names no session opens none.
func TestSessionsThatAreForked(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	r.opens("/srv/project")
	workspace := func(session string) string {
		r.agentSays(strings.Replace(permission("9", "c", "ls"), `"sessionId":"s"`, `"sessionId":"`+session+`"`, 1))
		r.agent.next()
		return r.desk.last().Workspace
	}
	for _, answer := range []string{`{}`, `{"sessionId":"f"}`} {
		r.clientSays(`{"id":"fork","method":"session/fork","params":{"sessionId":"s","cwd":"/srv/fork"}}`)
		r.agent.next()
		if got := workspace("s"); got != "/srv/project" {
			t.Errorf("while it is forked it works in %s", got)
		}
		r.agentSays(`{"id":"fork","result":` + answer + `}`)
		r.settle()
	}
	if s, f, none := workspace("s"), workspace("f"), workspace(""); s != "/srv/project" || f != "/srv/fork" || none != "/" {
		t.Errorf("s works in %s, f in %s, nobody's in %s", s, f, none)
	}
}

// A session that could not be loaded works where it did before, and one that was not open is nobody's.
func TestSessionsThatCannotBeLoaded(t *testing.T) {
	for _, method := range []string{"session/load", "session/resume"} {
		r := newRig(t, &desk{rule: always(policy.Deny)})
		r.opens("/srv/project")
		asked := func(when, session, workspace string) {
			t.Helper()
			r.agentSays(strings.Replace(permission("9", "c", "ls"), `"sessionId":"s"`, `"sessionId":"`+session+`"`, 1))
			r.agent.next()
			if q := r.desk.last(); q.Workspace != workspace || q.Stray != (workspace == "/") {
				t.Errorf("%s, %s: %s works in %s, stray %v", method, when, session, q.Workspace, q.Stray)
			}
		}
		load := func(session, answer string, before string) {
			t.Helper()
			r.clientSays(`{"id":"load","method":"` + method + `","params":{"sessionId":"` + session + `","cwd":"/srv/other"}}`)
			r.agent.next()
			asked("until the answer", session, before)
			r.agentSays(`{"id":"load",` + answer + `}`)
			r.settle()
		}
		const failed = `"error":{"code":-1,"message":"no such session"}`
		load("s", failed, "/srv/other")
		asked("not loaded", "s", "/srv/project")
		load("t", failed, "/srv/other")
		asked("not loaded", "t", "/")
		load("t", `"result":null`, "/srv/other")
		asked("loaded", "t", "/srv/other")
		load("s", `"result":{}`, "/srv/other")
		asked("loaded", "s", "/srv/other")
	}
}

// A session that the client has closed is nobody's, once the agent has said that it is; until then, and if it stays
// open, it works where it did.
func TestSessionsThatAreClosed(t *testing.T) {
	for _, method := range []string{"session/close", "session/delete"} {
		r := newRig(t, &desk{rule: always(policy.Deny)})
		r.opens("/srv/project")
		asked := func(when, workspace string, stray bool) {
			t.Helper()
			r.agentSays(permission("9", "c", "ls"))
			r.agent.next()
			if q := r.desk.last(); q.Workspace != workspace || q.Stray != stray {
				t.Errorf("%s, %s: in %s, stray %v", method, when, q.Workspace, q.Stray)
			}
		}
		for _, answer := range []string{`"error":{"code":-1,"message":"busy"}`, `"result":{}`} {
			r.clientSays(`{"id":"end","method":"` + method + `","params":{"sessionId":"s"}}`)
			r.agent.next()
			asked("until the answer "+answer, "/srv/project", false)
			r.agentSays(`{"id":"end",` + answer + `}`)
			r.settle()
		}
		asked("closed", "/", true)
		r.opens("/srv/project")
		asked("opened again", "/srv/project", false)
	}
}

// Folders and servers that a client names in an agent's own options count as those in ACP's.
func TestOptionsOfAnAgentsOwn(t *testing.T) {
	for _, tt := range []struct {
		name, options string
		refused       bool
		servers       int
	}{
		{"none", `null`, false, 0},
		{"a model", `{"model":"x","settings":{"env":{"A":"1"}}}`, false, 0},
		{"a server", `{"mcpServers":{"x":{"command":"./run"}}}`, false, 1},
		{"a good folder", `{"additionalDirectories":["/srv/good"],"projectConfigRoot":"/srv/good"}`, false, 0},
		{"a further folder", `{"additionalDirectories":["/srv/good","/srv/bad"]}`, true, 0},
		{"where its settings are", `{"projectConfigRoot":"/srv/bad"}`, true, 0},
		{"the same from the session's folder", `{"projectConfigRoot":"../bad"}`, true, 0},
		{"of another type", `{"projectConfigRoot":["/srv/bad"]}`, true, 0},
		{"told twice", `{"projectConfigRoot":"/srv/good","projectConfigRoot":"/srv/bad"}`, true, 0},
	} {
		r := newRig(t, &desk{rule: always(policy.Allow)}, func(p *Params) {
			p.Dialect = registry.Dialects["claude"]
			p.Opens = func(cwd string) error {
				if cwd == "/srv/bad" {
					return errors.New("its settings have ./evil run")
				}
				return nil
			}
		})
		r.clientSays(`{"id":7,"method":"session/new","params":{"cwd":"/srv/good","mcpServers":[],"_meta":{"claudeCode":{"options":` + tt.options + `}}}}`)
		if tt.refused {
			if got := r.client.next(); !strings.Contains(got.raw, `"error"`) {
				t.Errorf("%s: %s", tt.name, got.raw)
			}
			continue
		}
		if got := r.agent.next(); !strings.Contains(got.raw, "session/new") {
			t.Errorf("%s: %s", tt.name, got.raw)
		}
		if n := len(r.desk.noted(policy.NoteServer)); n != tt.servers {
			t.Errorf("%s: %d servers noted", tt.name, n)
		}
	}
}

// A folder that a session may not work in never reaches the agent: the client is told
// why, and other folders are open.
func TestFolderThatNoSessionMayWorkIn(t *testing.T) {
	for _, method := range []string{"session/new", "session/load", "session/resume", "session/fork"} {
		var asked []string
		r := newRig(t, &desk{rule: always(policy.Allow)}, func(p *Params) {
			p.Opens = func(cwd string) error {
				if asked = append(asked, cwd); cwd == "/srv/bad" {
					return errors.New("its settings have ./evil run")
				}
				return nil
			}
		})
		r.clientSays(`{"jsonrpc":"2.0","id":7,"method":"` + method + `","params":{"sessionId":"x","cwd":"/srv/bad","mcpServers":[]}}`)
		if got := r.client.next(); !strings.Contains(got.raw, `"id":7,"error"`) || !strings.Contains(got.raw, "./evil") {
			t.Errorf("%s: %s", method, got.raw)
		}
		r.clientSays(`{"jsonrpc":"2.0","id":8,"method":"` + method + `","params":{"sessionId":"x","cwd":"/srv/good","mcpServers":[]}}`)
		if got := r.agent.next(); !strings.Contains(got.raw, "/srv/good") {
			t.Errorf("%s: the agent had %s first", method, got.raw)
		}
		if len(asked) != 2 {
			t.Errorf("%s: %q", method, asked)
		}
		for _, twice := range []string{`{"jsonrpc":"2.0","id":9,"method":"` + method + `","params":{"sessionId":"x","cwd":"/srv/good","cwd":"/srv/bad"}}`,
			`{"jsonrpc":"2.0","id":9,"method":"` + method + `","params":{"cwd":"/srv/good"},"params":{"cwd":"/srv/bad"}}`} {
			r.clientSays(twice)
			if got := r.client.next(); got.Error == nil {
				t.Errorf("%s: %s", method, got.raw)
			}
		}
		r.nothingFor(r.agent)
		r.clientSays(`{"jsonrpc":"2.0","id":10,"method":"` + method + `","params":{"sessionId":"y","cwd":"/srv/good","mcpServers":{}}}`)
		if got := r.agent.next(); !strings.Contains(got.raw, `"id":10`) {
			t.Errorf("%s: a list of another shape: %s", method, got.raw)
		}
		for _, further := range []string{`"additionalDirectories":["/srv/bad"]`, `"_meta":{"additionalRoots":["/srv/x","/srv/bad"]}`,
			`"additionalDirectories":["../bad"]`, `"_meta":{"additionalRoots":["./../bad"]}`} {
			r.clientSays(`{"jsonrpc":"2.0","id":9,"method":"` + method + `","params":{"sessionId":"x","cwd":"/srv/good","mcpServers":[],` + further + `}}`)
			if got := r.client.next(); !strings.Contains(got.raw, `"id":9,"error"`) || !strings.Contains(got.raw, "./evil") {
				t.Errorf("%s with %s: %s", method, further, got.raw)
			}
		}
	}
}
