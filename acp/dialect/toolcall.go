package dialect

import (
	"slices"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
)

// ToolCall is a tool call or an update to one; only ToolCallID is required.
type ToolCall struct {
	ToolCallID string         `json:"toolCallId"`
	Kind       *string        `json:"kind"` // "helps choose icons": it carries no authority
	Status     *string        `json:"status"`
	Title      *string        `json:"title"`
	Name       *string        `json:"name"` // the tool's own name, where the agent gives it
	Content    *[]Content     `json:"content"`
	Locations  *[]Location    `json:"locations"`
	RawInput   jsontext.Value `json:"rawInput"`
	RawOutput  jsontext.Value `json:"rawOutput"`
	Meta       jsontext.Value `json:"_meta"`
}

// Content is one piece of a tool call's content.
type Content struct {
	Type    string         `json:"type"` // content, diff, terminal
	Content jsontext.Value `json:"content"`
	Path    string         `json:"path"`
	OldText *string        `json:"oldText"`
	NewText *string        `json:"newText"`
}

// Text is the text of a content block, or nothing.
func (c Content) Text() string {
	var block struct {
		Type string `json:"type"`
		Text string `json:"text"`
	}
	if c.Type != "content" || jsonv2.Unmarshal(c.Content, &block) != nil || block.Type != "text" {
		return ""
	}
	return block.Text
}

// Location is a file that a tool call touches.
type Location struct {
	Path string `json:"path"`
}

// TitleText is the call's title; "" if it has none.
func (tc *ToolCall) TitleText() string {
	if tc.Title == nil {
		return ""
	}
	return *tc.Title
}

// ReadLocations adds the paths of a call's locations to a request.
func ReadLocations(r *policy.Request, tc *ToolCall) {
	if tc.Locations == nil {
		return
	}
	for _, l := range *tc.Locations {
		if l.Path != "" {
			r.Paths = append(r.Paths, l.Path)
		}
	}
}

// ReadDiffs adds a call's diffs, and the paths of its locations, to a request.
func ReadDiffs(r *policy.Request, tc *ToolCall) {
	if tc.Content != nil {
		for _, c := range *tc.Content {
			if c.Type == "diff" {
				r.Edits = append(r.Edits, policy.Change{Path: c.Path, Old: c.OldText, New: c.NewText})
			}
		}
	}
	ReadLocations(r, tc)
	for _, e := range r.Edits {
		if !slices.Contains(r.Paths, e.Path) {
			r.Paths = append(r.Paths, e.Path)
		}
	}
}
