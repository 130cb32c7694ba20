// Package appserver is the protocol of Codex's app-server, which its own editor
// extensions speak with `codex app-server`: JSON-RPC by lines, as ACP is, with methods
// of its own. Sessions are threads; what an approval is about stands in an item told
// of before it. Both the old requests (execCommandApproval) and the new ones
// (item/…/requestApproval) are read.
//
// In come lines of Codex's and of an editor's, by acp; out go requests to judge, the
// answers in the protocol's own words, and a refusal of what an editor may not set
// while guard stands there. For example item/commandExecution/requestApproval for
// "rm x" becomes a request for the shell, and its refusal {"decision":"decline"}. It
// decides nothing.
//
// Protocol: codex app-server 0.169.0, as `codex app-server generate-json-schema
// --experimental` tells it, and seen to run. A subagent has a thread of its own, but
// hooks tell of it under the session that it belongs to (seen). Names of members are
// read as they are written, by Codex (serde) and by its editors.
package appserver

import (
	"bytes"
	"sync"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// Protocol is what Codex's own editor extensions speak with `codex app-server`.
var Protocol = &dialect.Protocol{Channel: "app-server", Connect: connect}

// server is the protocol on one connection.
type server struct {
	dialect.Gate
	fromAgent, fromClient dialect.Methods

	mu sync.Mutex
	// The session to which each subagent's thread belongs, the turn that runs in each
	// thread, and the thread in which the client begins one, by the id of its request.
	subthreads, turns, beginning threadNotes
	opening                      map[string]opening   // the client's requests that wait for their answer, by id
	loose                        map[string]looseness // what was taken away of Codex's own protection, by thread
}

// editor is the client's side of it: threads that it opens, and settings that it sends.
type editor struct{ *server }

func connect(g dialect.Gate) dialect.Connection {
	srv := &server{Gate: g, opening: map[string]opening{}, loose: map[string]looseness{}}
	srv.fromAgent, srv.fromClient = serverMethods(srv), editorMethods(editor{srv})
	return srv
}

// SentByAgent implements dialect.Connection.
func (srv *server) SentByAgent() dialect.Methods { return srv.fromAgent }

// SentByClient implements dialect.Connection.
func (srv *server) SentByClient() dialect.Methods { return srv.fromClient }

// SessionOf implements dialect.Connection.
func (srv *server) SessionOf(params []byte) string {
	return srv.sessionOfThread(threadOf(params))
}

// threadOf is the thread that params name; the old requests call it conversation.
func threadOf(params []byte) string {
	if id := wire.FindText(params, "threadId"); id != "" {
		return id
	}
	return wire.FindText(params, "conversationId")
}

// threadNotes are a word for each thread. It forgets all past its bound.
type threadNotes struct{ of map[string]string }

// maxThreads bounds the threads of which something is remembered.
const maxThreads = 4096

func (b *threadNotes) set(key, value string) {
	if b.of == nil || len(b.of) >= maxThreads {
		b.of = map[string]string{}
	}
	b.of[key] = value
}

// HookTold notes whose thread a subagent's is.
func (srv *server) HookTold(r *policy.Request) {
	if r.Thread == "" || r.Thread == r.Session {
		return
	}
	srv.mu.Lock()
	defer srv.mu.Unlock()
	srv.subthreads.set(r.Thread, r.Session)
}

// threadFor is the thread in which a request is made.
func threadFor(r *policy.Request) string {
	if r.Thread != "" {
		return r.Thread
	}
	return r.Session
}

// sessionOfThread is the session that a thread belongs to: its own, unless a hook
// has told that it is a subagent's.
func (srv *server) sessionOfThread(id string) string {
	srv.mu.Lock()
	defer srv.mu.Unlock()
	if of := srv.subthreads.of[id]; of != "" {
		return of
	}
	return id
}

// MayLoosen implements dialect.Connection: Codex reads what it can of a line, and nearly every request may
// carry settings.
func (srv *server) MayLoosen([]byte) bool { return true }

// Unlisted implements dialect.Connection: a request that a newer editor knows may carry a thread's settings too.
func (srv *server) Unlisted(line []byte, f wire.Frame) bool {
	_, ok := editor{srv}.bounds(line, f)
	return ok
}

// Stop implements dialect.Connection: a request, whose answer is guard's (see Replied).
func (srv *server) Stop(thread string) []byte {
	turn := srv.turnOf(thread)
	if turn == "" {
		return nil
	}
	return wire.NewRequest(srv.NewID(), "turn/interrupt", asJSON(map[string]string{"threadId": thread, "turnId": turn}))
}

// Encode implements dialect.Connection: app-server's messages do not say that they are JSON-RPC 2.0.
func (srv *server) Encode(frames []byte) []byte {
	const version = `{"jsonrpc":"2.0",`
	out := make([]byte, 0, len(frames))
	for frame := range bytes.Lines(frames) {
		if rest, ok := bytes.CutPrefix(frame, []byte(version)); ok {
			frame, out = rest, append(out, '{')
		}
		out = append(out, frame...)
	}
	return out
}

// Cancelled implements dialect.Connection: where Codex has asked nothing, nothing tells it that its turn is over.
func (srv *server) Cancelled(thread string) {
	if stop := srv.Stop(thread); stop != nil {
		srv.TellAgent(stop)
	}
}

// Replied learns a thread's id and folder from the answer that opens it, and a turn's
// from the one that begins it. Answers to requests of guard's own go no further.
func (srv *server) Replied(f wire.Frame) bool {
	if srv.IsOwn(f.ID) {
		return false
	}
	srv.threadOpened(f)
	srv.turnBegun(f)
	return true
}

// Closing is what Codex says itself of each of its requests.
func (srv *server) Closing(thread, id string, _ bool) []byte {
	return wire.NewNotification("serverRequest/resolved", map[string]string{"threadId": thread, "requestId": id})
}

// kindOfItem is the type of item that shows a tool's call.
func kindOfItem(r *policy.Request) string {
	switch {
	case r.Tool == policy.Shell:
		return itemCommand
	case len(r.Edits) > 0 || r.Tool == policy.Edit || r.Tool == policy.Delete:
		return itemChange
	case r.Tool == policy.MCP:
		return itemMCP
	}
	return ""
}
