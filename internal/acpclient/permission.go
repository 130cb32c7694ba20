package acpclient

import (
	"encoding/json"
	"slices"
)

// Permission is a session/request_permission as it came.
type Permission struct {
	ID       json.RawMessage // the request's, byte for byte
	Session  string
	ToolCall ToolCall
	Options  []Option
	Raw      json.RawMessage // the params, whole
}

func (p Permission) String() string { return string(p.Raw) }

// ToolCall has those members of a tool call that have a plain form; Raw of what it stands in has all.
type ToolCall struct {
	ID       string          `json:"toolCallId"`
	Title    string          `json:"title"`
	Kind     string          `json:"kind"`
	Status   string          `json:"status"`
	Content  json.RawMessage `json:"content"`
	RawInput json.RawMessage `json:"rawInput"`
}

// Option is one answer that the agent offers.
type Option struct {
	ID   string `json:"optionId"`
	Name string `json:"name"`
	Kind string `json:"kind"`
}

// Answer is what we say to a permission request. The zero Answer cancels.
type Answer struct {
	OptionID string // offered or not
	Err      *Error
	Silent   bool // no answer at all
}

// Choose answers every request with the first option of a kind, and cancels where none is offered.
func Choose(kind string) func(Permission) Answer {
	return func(p Permission) Answer {
		for _, o := range p.Options {
			if o.Kind == kind {
				return Answer{OptionID: o.ID}
			}
		}
		return Answer{}
	}
}

// Permissions returns every request for leave so far, in order.
func (c *Client) Permissions() []Permission {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.permissions)
}

func (c *Client) permit(m message) (result any, rpcErr *Error, silent bool) {
	var params struct {
		SessionID string
		ToolCall  ToolCall
		Options   []Option
	}
	if err := json.Unmarshal(m.Params, &params); err != nil {
		return nil, &Error{Code: -32602, Message: err.Error()}, false
	}
	p := Permission{m.ID, params.SessionID, params.ToolCall, params.Options, m.Params}
	c.mu.Lock()
	c.permissions = append(c.permissions, p)
	c.mu.Unlock()
	var a Answer
	if c.params.OnPermission != nil {
		a = c.params.OnPermission(p)
	}
	outcome := map[string]string{"outcome": "cancelled"}
	if a.OptionID != "" {
		outcome = map[string]string{"outcome": "selected", "optionId": a.OptionID}
	}
	return map[string]any{"outcome": outcome}, a.Err, a.Silent
}
