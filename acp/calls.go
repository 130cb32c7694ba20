package acp

import (
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/policy"
)

// calls remembers the tool calls of which session/update told, so that a request that
// names only an id can be completed from what came before it.
type calls struct {
	byID   map[callKey]*call
	order  []callKey // in the order in which they came, from oldest on and then from the start
	oldest int       // where in order the oldest stands
	bytes  int       // the sum of all their weights
}

type callKey struct{ session, id string }

// call is one tool call as known so far.
type call struct {
	ToolCall
	bytes     int
	announced bool // the client has seen a tool_call for it
	requested bool // a permission or a hook asked for it
	ended     bool // completed or failed
	again     bool // asked for since
	refused   bool // guard refused it
	anew      bool // it had ended, and was told of as if it had not
	// not all is known of it: an update could not be read with certainty, contradicted an earlier one, or was forgotten
	unclear bool
	line    string // the command that the agent asked leave for
}

// How much is remembered, in calls and in bytes. Past it the oldest are forgotten.
const (
	maxCalls     = 1024
	maxCallBytes = 8 << 20
)

func newCalls() *calls { return &calls{byID: map[callKey]*call{}} }

// at is the call with this id; an unknown one is added.
func (c *calls) at(session, id string) *call {
	k := callKey{session, id}
	if have := c.byID[k]; have != nil {
		return have
	}
	if len(c.order) < maxCalls {
		c.order = append(c.order, k)
	} else {
		c.empty(c.byID[c.order[c.oldest]])
		delete(c.byID, c.order[c.oldest])
		c.order[c.oldest] = k
		c.oldest = (c.oldest + 1) % maxCalls
	}
	n := &call{ToolCall: ToolCall{ToolCallID: id}}
	c.byID[k] = n
	return n
}

// peek is the call with this id, or nil.
func (c *calls) peek(session, id string) *call { return c.byID[callKey{session, id}] }

// update adds what an update tells to a call that has not ended.
func (c *calls) update(one *call, told ToolCall) {
	c.bytes -= one.bytes
	if !one.unclear && dialect.Tells(told.RawInput) && dialect.Tells(one.RawInput) {
		var now, was rawInput
		now.read(told.RawInput)
		was.read(one.RawInput)
		one.unclear = otherInput(&now, &was)
	}
	one.ToolCall = merged(one.ToolCall, told)
	one.bytes = weight(&one.ToolCall)
	c.bytes += one.bytes
	for i := 0; c.bytes > maxCallBytes && i < len(c.order); i++ {
		if old := c.byID[c.order[(c.oldest+i)%len(c.order)]]; old.bytes > 0 {
			c.empty(old)
			old.unclear = true
		}
	}
}

// end notes that a call is over, and forgets all but that it was.
func (c *calls) end(one *call) {
	one.ended = true
	c.empty(one)
}

// empty forgets all but the id and the kind of a call.
func (c *calls) empty(one *call) {
	c.bytes -= one.bytes
	one.ToolCall, one.bytes, one.line = ToolCall{ToolCallID: one.ToolCallID, Kind: one.Kind}, 0, ""
}

// asked notes that the agent asked leave for a call.
func (c *call) asked(r *policy.Request) {
	c.requested, c.again = true, c.ended
	if r.Tool == policy.Shell {
		c.line = asLine(r.Command, r.Argv)
	}
}

// otherLine is the command line that an update tells of a call which was asked about with
// another; "" where it tells none, or the same.
func (c *call) otherLine(told jsontext.Value) string {
	if c.line == "" {
		return ""
	}
	var in rawInput
	in.read(told)
	if now := in.line(); now != c.line {
		return now
	}
	return ""
}

// isOver reports a status after which nothing of a call follows.
func isOver(status string) bool { return status == "completed" || status == "failed" }

// tells reports that an update says what its call does.
func tells(tc *ToolCall) bool { return dialect.Tells(tc.RawInput) || acts(tc) || tc.Locations != nil }

// weight is how many bytes of the agent's a call holds.
func weight(tc *ToolCall) int {
	n := len(str(tc.Title)) + len(tc.RawInput) + len(tc.Meta)
	if tc.Content != nil {
		for _, c := range *tc.Content {
			n += len(c.Content) + len(c.Path) + len(str(c.OldText)) + len(str(c.NewText))
		}
	}
	if tc.Locations != nil {
		for _, l := range *tc.Locations {
			n += len(l.Path)
		}
	}
	return n
}

// merged is a with what b tells anew; the rest stays as in a. An empty raw input tells
// nothing (opencode asks with rawInput {}).
func merged(a, b ToolCall) ToolCall {
	m := a
	if b.ToolCallID != "" {
		m.ToolCallID = b.ToolCallID
	}
	m.Kind, m.Status = pick(b.Kind, a.Kind), pick(b.Status, a.Status)
	m.Title, m.Name = pick(b.Title, a.Title), pick(b.Name, a.Name)
	if b.Content != nil && len(*b.Content) > 0 {
		m.Content = b.Content
	}
	if b.Locations != nil && len(*b.Locations) > 0 {
		m.Locations = b.Locations
	}
	if dialect.Tells(b.RawInput) {
		m.RawInput = b.RawInput
	}
	if dialect.Tells(b.Meta) {
		m.Meta = b.Meta
	}
	return m
}

// pick is b, or a where b tells nothing.
func pick(b, a *string) *string {
	if b != nil {
		return b
	}
	return a
}

// str is a text that may not be told.
func str(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}
