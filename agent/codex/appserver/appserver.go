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
	"encoding/json"
	"sync"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// Protocol is what Codex's own editor extensions speak with `codex app-server`.
var Protocol = &dialect.Protocol{Channel: policy.ChannelAppServer, Connect: connect}

// server is the protocol on one connection.
type server struct {
	dialect.Gate
	fromAgent, fromClient dialect.Methods

	mu         sync.Mutex
	subthreads boundedMap           // a subagent's thread → the session that it belongs to
	turns      boundedMap           // a thread → the turn that runs in it
	beginning  boundedMap           // the id of a turn/start that waits for its answer → its thread
	opening    map[string]opening   // the id of a request that opens a thread and waits for its answer → what it says
	loose      map[string]looseness // a thread → what settings have taken away of Codex's own protection
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

// boundedMap is a map that is emptied when it is full, so that a client or an agent
// cannot fill the memory.
type boundedMap struct{ of map[string]string }

// maxEntries bounds it.
const maxEntries = 4096

func (b *boundedMap) set(key, value string) {
	if b.of == nil || len(b.of) >= maxEntries {
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

// ActsBelow implements dialect.Connection: Codex's clients carry out no notification.
func (srv *server) ActsBelow() []string { return nil }

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

// str is a text that may not be there.
func str(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

func asJSON(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		return []byte("null")
	}
	return b
}
