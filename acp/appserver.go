package acp

import (
	"bytes"
	"strings"

	"guard/acp/wire"
	"guard/policy"
)

// appServer is what Codex's own editor extensions speak with `codex app-server`:
// JSON-RPC by lines, as ACP is, with methods of its own. Sessions are threads;
// what an approval is about stands in an item told of before it. Both the old
// requests (execCommandApproval) and the new ones (item/…/requestApproval) are
// read.
//
// Protocol: codex app-server 0.169.0, as `codex app-server generate-json-schema
// --experimental` tells it, and seen to run. A subagent has a thread of its own,
// but hooks tell of it under the session that it belongs to (seen). Names of members
// are read as they are written, by Codex (serde) and by its editors.
type appServer struct{}

func (appServer) channel() string { return "app-server" }

func (appServer) sentByAgent() map[string]treatment { return serverMethods }

func (appServer) sentByClient() map[string]treatment { return editorMethods }

func (appServer) sessionOf(g *Gate, params []byte) string {
	return g.sessionOfThread(threadOf(params))
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

// belongs notes whose thread a subagent's is.
func (g *Gate) belongs(r *policy.Request) {
	if r.Thread == "" || r.Thread == r.Session {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.subthreads.set(r.Thread, r.Session)
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
func (g *Gate) sessionOfThread(id string) string {
	g.mu.Lock()
	defer g.mu.Unlock()
	if of := g.subthreads.of[id]; of != "" {
		return of
	}
	return id
}

// mayLoosen: Codex reads what it can of a line, and nearly every request may
// carry settings.
func (appServer) mayLoosen([]byte) bool { return true }

// unlisted: a request that a newer editor knows may carry a thread's settings too.
func (appServer) unlisted(g *Gate, line []byte, f wire.Frame) bool {
	_, ok := g.bounds(line, f)
	return ok
}

// stop is a request, whose answer is guard's (see replied).
func (appServer) stop(g *Gate, thread string) []byte {
	turn := g.turnOf(thread)
	if turn == "" {
		return nil
	}
	return wire.NewRequest(g.newID(), "turn/interrupt", asJSON(map[string]string{"threadId": thread, "turnId": turn}))
}

// encode: app-server's messages do not say that they are JSON-RPC 2.0.
func (appServer) encode(frames []byte) []byte {
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

// cancelled: where Codex has asked nothing, nothing tells it that its turn is over.
func (s appServer) cancelled(g *Gate, thread string) {
	if stop := s.stop(g, thread); stop != nil {
		g.say(g.toAgent, stop)
	}
}

// replied learns a thread's id and folder from the answer that opens it, and a turn's
// from the one that begins it. Answers to requests of guard's own go no further.
func (appServer) replied(g *Gate, f wire.Frame) bool {
	k := wire.Key(f.ID)
	if strings.HasPrefix(k, g.inFlight.own) {
		return false
	}
	g.threadOpened(f)
	g.turnBegun(f)
	return true
}

// closing is what Codex says itself of each of its requests.
func (appServer) closing(thread, id string, _ bool) []byte {
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
