package acp

import (
	"bytes"
	"strings"

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
// but hooks tell of it under the session that it belongs to (seen).
type appServer struct{}

func (appServer) channel() string { return "app-server" }

func (appServer) agentMethods() map[string]treatment { return serverMethods }

func (appServer) clientMethods() map[string]treatment { return editorMethods }

func (appServer) sessionOf(g *Gate, params []byte) string {
	return g.sessionOfThread(threadOf(params))
}

// threadOf is the thread that params name; the old requests call it conversation.
func threadOf(params []byte) string {
	if id := stringMember(params, "threadId"); id != "" {
		return id
	}
	return stringMember(params, "conversationId")
}

// sessionOfThread is the session that a thread belongs to: its own, unless it is
// known to be a subagent's.
func (g *Gate) sessionOfThread(id string) string {
	g.mu.Lock()
	defer g.mu.Unlock()
	if of := g.subthreads[id]; of != "" {
		return of
	}
	return id
}

// mayLoosen: Codex reads what it can of a line, and nearly every request may
// carry settings.
func (appServer) mayLoosen([]byte) bool { return true }

// stop is a request, whose answer is guard's (see replied).
func (appServer) stop(g *Gate, session string) []byte {
	g.mu.Lock()
	s := g.sessions[session]
	turn := ""
	if s != nil {
		turn = s.turn
	}
	g.mu.Unlock()
	if turn == "" {
		return nil
	}
	return requestFrame(g.newID(), "turn/interrupt", asJSON(map[string]string{"threadId": session, "turnId": turn}))
}

// spelt: app-server's messages do not say that they are JSON-RPC 2.0.
func (appServer) spelt(frames []byte) []byte {
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
func (s appServer) cancelled(g *Gate, session string) {
	if stop := s.stop(g, session); stop != nil {
		g.say(g.toAgent, stop)
	}
}

// replied learns a thread's id and folder from the answer that opens it. Answers
// to requests of guard's own go no further.
func (appServer) replied(g *Gate, f Frame) bool {
	k := key(f.ID)
	if strings.HasPrefix(k, g.flight.own) {
		return false
	}
	g.threadOpened(f)
	return true
}

// over is what Codex says itself of each of its requests.
func (appServer) over(_ *Gate, session, id string, _ bool) []byte {
	return notifyFrame("serverRequest/resolved", map[string]string{"threadId": session, "requestId": id})
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
