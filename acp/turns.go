package acp

import (
	"bytes"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/inflight"
	"guard/acp/wire"
	"guard/policy"
)

// turns follows the turns of the client's sessions: a prompt begins one, and guard's instructions for the
// model may go with it; session/cancel ends it.
type turns struct {
	link     *link
	inFlight *inflight.Requests
	sessions *sessions
	memory   *callMemory
	tells    func() policy.Mode // Params.Tells
}

// prompts remembers the person's words, and may put guard's before them.
func (h *turns) prompts(line []byte, f wire.Frame) bool {
	h.prompted(f.Params)
	return !h.instruct(line, f)
}

// prompted remembers the person's words, as what a session's requests are for.
func (h *turns) prompted(params []byte) {
	var p struct {
		SessionID string `json:"sessionId"`
		Prompt    []struct {
			Type string `json:"type"`
			Text string `json:"text"`
		} `json:"prompt"`
	}
	// no verdict is milder for these words: they count also where half a character stands in them
	if jsonv2.Unmarshal(params, &p, jsontext.AllowInvalidUTF8(true), jsontext.AllowDuplicateNames(true)) != nil {
		return
	}
	var words []string
	for _, b := range p.Prompt {
		if b.Type == "text" {
			words = append(words, b.Text)
		}
	}
	h.sessions.prompted(p.SessionID, strings.Join(words, "\n"))
	h.memory.turnBegan(p.SessionID)
}

// cancelled passes session/cancel on, and then gives up what waits in that session.
func (h *turns) cancelled(line []byte, f wire.Frame) bool {
	session := wire.FindText(f.Params, "sessionId")
	h.memory.turnBegan(session) // what was allowed in this one is over
	h.link.PassToAgent(line)
	h.inFlight.CancelTurn(session)
	return false
}

// instruct puts guard's instructions for the model before the person's words, in the first prompt
// of a session and in the first after the mode has changed. It reports whether it has passed the
// line on itself. A prompt that begins with a slash may be a command of the agent's, which the agent
// knows only by the first block: then the instructions wait for the next prompt.
func (h *turns) instruct(line []byte, f wire.Frame) bool {
	if h.tells == nil {
		return false
	}
	var p struct {
		SessionID string         `json:"sessionId"`
		Prompt    []promptedText `json:"prompt"`
	}
	if jsonv2.Unmarshal(f.Params, &p) != nil || len(p.Prompt) == 0 ||
		strings.HasPrefix(strings.TrimSpace(p.Prompt[0].Text), "/") {
		return false
	}
	at := promptStart(line)
	if at < 0 {
		return false
	}
	text := h.sessions.instructionsDue(p.SessionID, h.tells())
	if text == "" {
		return false
	}
	block, err := jsonv2.Marshal(promptedText{"text", text})
	if err != nil {
		return false
	}
	h.link.PassToAgent(bytes.Join([][]byte{line[:at], block, []byte(","), line[at:]}, nil))
	return true
}

// promptedText is a content block of a prompt; Text is empty in blocks that are no text.
type promptedText struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

// promptStart is where the first block of a session/prompt stands in its line; -1 if there is
// none.
func promptStart(line []byte) int {
	d := jsontext.NewDecoder(bytes.NewReader(line))
	if !enter(d, "params") || !enter(d, "prompt") {
		return -1
	}
	if t, err := d.ReadToken(); err != nil || t.Kind() != '[' {
		return -1
	}
	return int(d.InputOffset())
}

// enter reads into an object as far as a member's value.
func enter(d *jsontext.Decoder, member string) bool {
	if t, err := d.ReadToken(); err != nil || t.Kind() != '{' {
		return false
	}
	for {
		name, err := d.ReadToken()
		switch {
		case err != nil || name.Kind() != '"':
			return false
		case name.String() == member:
			return true
		case d.SkipValue() != nil:
			return false
		}
	}
}
