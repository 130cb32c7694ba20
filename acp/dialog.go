package acp

import (
	"bytes"
	"context"
	"encoding/json"
	"strconv"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/locale"
	"guard/policy"
)

// autoAnswer is how fast an answer of the client's must be to be its own
// automatism rather than a person's: nobody reads and presses a key in less.
const autoAnswer = 200 * time.Millisecond

// errNoDialog is why the client's own dialog cannot be used.
var errNoDialog = locale.New("the agent offers no way to allow this once that the editor could show")

type rawJSON = json.RawMessage

// newID is an id of guard's own, unlike any that the agent may use.
func (g *Gate) newID() []byte {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.serial++
	return quote(g.own + strconv.Itoa(g.serial))
}

// askClient sends one request to the client and waits for its answer. When ctx
// ends first the client is told to close its dialog, and what it still answers
// is dropped.
func (g *Gate) askClient(ctx context.Context, id []byte, frame []byte) (Frame, bool, error) {
	k, answer := key(id), make(chan Frame, 1)
	g.mu.Lock()
	g.flight.asked[k] = answer
	g.mu.Unlock()
	start := time.Now()
	err := g.toClient.Send(frame)
	if err == nil {
		select {
		case f := <-answer:
			return f, time.Since(start) < autoAnswer, nil
		case <-ctx.Done():
			err = context.Cause(ctx)
		}
	}
	g.mu.Lock()
	delete(g.flight.asked, k)
	g.mu.Unlock()
	if err != errTurnCancelled && err != errClosed { // the client knows, or is gone
		_ = g.toClient.Send(notifyFrame("$/cancel_request", map[string]any{"requestId": rawJSON(id)}))
	}
	return Frame{}, false, err
}

// answered hands a response of the client's to whoever asked. It reports
// whether the line may go on to the agent.
func (g *Gate) answered(f Frame) bool {
	g.mu.Lock()
	fate, answer := g.flight.answered(key(f.ID))
	g.mu.Unlock()
	switch fate {
	case toGuard:
		_ = g.toAgent.catchUp() // what the agent will hear comes after the lines before it
		answer <- Frame{Kind: Response, Result: bytes.Clone(f.Result), Failed: f.Failed}
	case tooLate:
		g.decider.Note(policy.Note{Event: policy.NoteLateAnswer, Text: locale.Fill("the editor answered request {0} after it had been settled", string(f.ID))})
	}
	return fate == toAgent
}

// ownDialog asks through the client's dialog about something for which the
// agent sent no permission request.
func (g *Gate) ownDialog(session string) policy.Dialog {
	if session == "" {
		return nil
	}
	return func(ctx context.Context, c *policy.Case) (policy.Reply, error) {
		return g.askOwn(ctx, session, "", c)
	}
}

func (g *Gate) askOwn(ctx context.Context, session, callID string, c *policy.Case) (policy.Reply, error) {
	id := g.newID()
	if callID == "" {
		callID, _ = text(id)
	}
	opts, grant := g.offer([]Option{{ID: "allow_once", Name: "Allow", Kind: "allow_once"}, {ID: "reject_once", Name: "Reject", Kind: "reject_once"}}, c)
	tc := map[string]any{"toolCallId": callID, "title": c.Facts.Raw, "kind": kindOfTool(c.Facts.Tool), "status": "pending",
		"content": append([]any{textBlock(g.describe(c))}, diffBlocks(c)...)}
	params, err := json.Marshal(map[string]any{"sessionId": session, "toolCall": tc, "options": optionsJSON(opts), "_meta": meta(c)})
	if err != nil {
		return policy.Reply{}, err
	}
	f, auto, err := g.askClient(ctx, id, requestFrame(id, "session/request_permission", params))
	if err != nil {
		return policy.Reply{}, err
	}
	r := replyFor(opts, outcomeOf(f), grant)
	r.Auto = auto
	return r, nil
}

// offer keeps what guard honours of an agent's options: allow once, and one way
// to reject. "For this session" is guard's own and the agent never hears of it.
func (g *Gate) offer(opts []Option, c *policy.Case) (offered []Option, session string) {
	for _, o := range opts {
		if o.Kind == "allow_once" && countID(opts, o.ID) == 1 {
			offered = append(offered, o)
		}
	}
	_, covers := c.Facts.SignatureGrant()
	if id := g.own + "session"; covers && len(offered) == 1 && countID(opts, id) == 0 {
		session = id
		offered = append(offered, Option{ID: session, Name: "Allow " + c.Facts.Signature + " for this session", Kind: "allow_always"})
	}
	if no := chooseReject(opts); !no.Cancelled {
		for _, o := range opts {
			if o.ID == no.ID {
				return append(offered, o), session
			}
		}
	}
	return append(offered, Option{ID: g.own + "reject", Name: "Reject", Kind: "reject_once"}), session
}

// replyFor reads the client's pick. What was not offered refuses.
func replyFor(opts []Option, picked, session string) policy.Reply {
	if picked == "" {
		return policy.Reply{Answer: policy.Cancelled}
	}
	for _, o := range opts {
		switch {
		case o.ID != picked:
		case o.ID == session && o.Kind == "allow_always":
			return policy.Reply{Answer: policy.ForSession}
		case o.Kind == "allow_once":
			return policy.Reply{Answer: policy.Once}
		}
	}
	return policy.Reply{Answer: policy.Refused}
}

// outcomeOf is the option that a client selected; "" is cancelled, and "?" an
// answer that is none (an error, a shape guard does not know).
func outcomeOf(f Frame) string {
	var res struct {
		Outcome struct {
			Outcome  string `json:"outcome"`
			OptionID string `json:"optionId"`
		} `json:"outcome"`
	}
	if f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil {
		return "?"
	}
	switch res.Outcome.Outcome {
	case "cancelled":
		return ""
	case "selected":
		if res.Outcome.OptionID != "" {
			return res.Outcome.OptionID
		}
	}
	return "?"
}

func diffBlocks(c *policy.Case) []any {
	var blocks []any
	for _, e := range c.Facts.Edits {
		if e.New != nil {
			d := map[string]any{"type": "diff", "path": within(c.Facts.Cwd, e.Path), "newText": *e.New}
			if e.Old != nil {
				d["oldText"] = *e.Old
			}
			blocks = append(blocks, d)
		}
	}
	return blocks
}

// kindOfTool is ACP's icon for a tool.
func kindOfTool(t policy.Tool) string {
	switch t {
	case policy.Shell:
		return "execute"
	case policy.Edit, policy.Read, policy.Delete, policy.Move, policy.Fetch:
		return string(t)
	}
	return "other"
}
