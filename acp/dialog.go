package acp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/policy"
)

// autoAnswer is how fast an answer of the client's must be to be its own
// automatism rather than a person's: nobody reads and presses a key in less.
const autoAnswer = 200 * time.Millisecond

// asked is a request to the client whose answer is guard's to read.
type asked struct {
	answer chan Frame
}

// errNoDialog is why the client's own dialog cannot be used.
var errNoDialog = errors.New("the agent offers no way to allow this once that the editor could show")

type rawJSON = json.RawMessage

// askClient sends one request to the client and waits for its answer. When ctx
// ends first the client is told to close its dialog, and what it still answers
// is dropped.
func (g *Gate) askClient(ctx context.Context, id []byte, frame []byte) (Frame, bool, error) {
	k, a := key(id), &asked{answer: make(chan Frame, 1)}
	g.mu.Lock()
	g.asked[k] = a
	g.mu.Unlock()
	start := time.Now()
	if err := g.toClient.Send(frame); err != nil {
		return Frame{}, false, err
	}
	select {
	case f := <-a.answer:
		return f, time.Since(start) < autoAnswer, nil
	case <-ctx.Done():
	}
	g.mu.Lock()
	_, waiting := g.asked[k]
	delete(g.asked, k)
	if len(g.late) > maxCalls {
		g.late = map[string]bool{}
	}
	g.late[k] = waiting
	g.mu.Unlock()
	if cause := context.Cause(ctx); cause != errTurnCancelled && cause != errClosed {
		_ = g.toClient.Send(notifyFrame("$/cancel_request", map[string]any{"requestId": rawJSON(id)}))
	}
	return Frame{}, false, context.Cause(ctx)
}

// answered hands a response of the client's to whoever asked. It reports
// whether the line may go on to the agent.
func (g *Gate) answered(f Frame) bool {
	k := key(f.ID)
	g.mu.Lock()
	a, late := g.asked[k], g.late[k]
	delete(g.asked, k)
	delete(g.late, k)
	delete(g.passed, k)
	g.mu.Unlock()
	switch {
	case a != nil:
		f.Result = clone(f.Result)
		a.answer <- f
		return false
	case late:
		g.decider.Note(policy.Note{Event: policy.NoteLateAnswer, Text: "the editor answered request " + string(f.ID) + " after it had been settled"})
		return false
	}
	return true
}

// dialog asks through the client's own permission dialog: the agent's request,
// with what guard knows in its content and only such options as guard honours.
func (a *permissionAnswer) dialog(ctx context.Context, c *policy.Case) (policy.Reply, error) {
	opts, session := a.g.offer(a.p.Options, c)
	if countKind(opts, "allow_once") == 0 {
		return policy.Reply{}, errNoDialog
	}
	frame, err := a.g.enrich(a.f, c, opts)
	if err != nil {
		return policy.Reply{}, err
	}
	a.shown = true
	f, auto, err := a.g.askClient(ctx, a.f.ID, frame)
	if err != nil {
		return policy.Reply{}, err
	}
	picked := outcomeOf(f)
	r := replyFor(opts, picked, session)
	r.Auto = auto
	if r.Answer == policy.Once && countKind(opts, "allow_once") > 1 {
		a.picked = picked
	}
	return r, nil
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
	g.mu.Lock()
	g.serial++
	id := quote(fmt.Sprintf("guard-%s-%d", g.tag, g.serial))
	g.mu.Unlock()
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
	frame := fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"method":"session/request_permission","params":%s}`+"\n", id, params)
	f, auto, err := g.askClient(ctx, id, frame)
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
	if c.Facts.Signature != "" && len(offered) == 1 {
		session = "guard-" + g.tag + "-session"
		offered = append(offered, Option{ID: session, Name: "Allow " + c.Facts.Signature + " for this session", Kind: "allow_always"})
	}
	if no := chooseReject(opts); !no.Cancelled {
		for _, o := range opts {
			if o.ID == no.ID {
				return append(offered, o), session
			}
		}
	}
	return append(offered, Option{ID: "guard-" + g.tag + "-reject", Name: "Reject", Kind: "reject_once"}), session
}

// replyFor reads the client's pick. What was not offered refuses.
func replyFor(opts []Option, picked, session string) policy.Reply {
	if picked == "" {
		return policy.Reply{Answer: policy.Cancelled}
	}
	for _, o := range opts {
		switch {
		case o.ID != picked:
		case o.ID == session:
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

// enrich is the agent's own request with guard's words in front of its content
// (v1) or description (v2), and with the options that guard honours.
func (g *Gate) enrich(f Frame, c *policy.Case, opts []Option) ([]byte, error) {
	words := g.describe(c)
	params := rewrite(f.Params, map[string]func([]byte) any{
		"options":     func([]byte) any { return optionsJSON(opts) },
		"description": func(old []byte) any { s, _ := text(old); return words + "\n\n" + s },
		"toolCall": func(old []byte) any {
			return rawJSON(rewrite(old, map[string]func([]byte) any{"content": func(old []byte) any {
				list := []any{textBlock(words)}
				if len(old) > 0 && old[0] == '[' {
					eachItem(old, 0, func(item []byte) { list = append(list, rawJSON(item)) })
				}
				return list
			}}, "content"))
		},
		"_meta": func(old []byte) any { return withMeta(old, c) },
	}, "_meta", "options")
	if !json.Valid(params) {
		return nil, errNoDialog
	}
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"method":"session/request_permission","params":%s}`+"\n", f.ID, params), nil
}

// rewrite copies an object, with some members made anew; those in always are
// added where the object has none.
func rewrite(b []byte, with map[string]func(old []byte) any, always ...string) []byte {
	var out bytes.Buffer
	seen := map[string]bool{}
	put := func(name string, value []byte) {
		if out.Len() == 0 {
			out.WriteByte('{')
		} else {
			out.WriteByte(',')
		}
		out.Write(quote(name))
		out.WriteByte(':')
		out.Write(value)
	}
	make := func(name string, old []byte) {
		seen[name] = true
		if v, err := json.Marshal(with[name](old)); err == nil {
			put(name, v)
		}
	}
	if len(b) > 0 && b[0] == '{' {
		eachMember(b, 0, func(key, value []byte) {
			name, _ := text([]byte(`"` + string(key) + `"`))
			if with[name] != nil {
				make(name, value)
			} else {
				put(name, value)
			}
		})
	}
	for _, name := range always {
		if !seen[name] {
			make(name, nil)
		}
	}
	if out.Len() == 0 {
		return []byte("{}")
	}
	out.WriteByte('}')
	return out.Bytes()
}

func meta(c *policy.Case) map[string]any {
	return map[string]any{"guard": map[string]any{"verdict": c.Verdict, "reasons": c.Facts.Reasons, "wildcards": c.Facts.Wildcards}}
}

func withMeta(old []byte, c *policy.Case) any {
	m := map[string]any{}
	if len(old) > 0 && old[0] == '{' {
		_ = json.Unmarshal(old, &m)
	}
	for k, v := range meta(c) {
		m[k] = v
	}
	return m
}

func optionsJSON(opts []Option) []map[string]string {
	list := []map[string]string{}
	for _, o := range opts {
		list = append(list, map[string]string{"optionId": o.ID, "name": o.Name, "kind": o.Kind})
	}
	return list
}

// withOptions is a request with other options.
func withOptions(line []byte, f Frame, opts []Option) []byte {
	params := rewrite(f.Params, map[string]func([]byte) any{"options": func([]byte) any { return optionsJSON(opts) }})
	at := bytes.Index(line, f.Params)
	if at < 0 {
		return line
	}
	return append(append(append([]byte(nil), line[:at]...), params...), line[at+len(f.Params):]...)
}

// keepKinds drops the options of one kind.
func keepKinds(opts []Option, not string) []Option {
	var kept []Option
	for _, o := range opts {
		if o.Kind != not {
			kept = append(kept, o)
		}
	}
	return kept
}

func diffBlocks(c *policy.Case) []any {
	var blocks []any
	for _, e := range c.Facts.Edits {
		if e.New != nil {
			d := map[string]any{"type": "diff", "path": e.Path, "newText": *e.New}
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
