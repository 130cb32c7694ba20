package acp

import (
	"errors"
	"fmt"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Permission is the params of session/request_permission, of v1 (toolCall) and
// of the v2 draft (subject, title, description).
type Permission struct {
	SessionID   string         `json:"sessionId"`
	ToolCall    *ToolCall      `json:"toolCall"`
	Subject     *Subject       `json:"subject"`
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Options     []Option       `json:"options"`
	Meta        jsontext.Value `json:"_meta"`
}

// Subject is what a v2 permission is about.
type Subject struct {
	Type     string    `json:"type"` // tool_call, command, or unknown
	ToolCall *ToolCall `json:"toolCall"`
	Command  string    `json:"command"`
	Cwd      string    `json:"cwd"`
}

// Option is one answer that the agent offers. Its Kind decides what it means,
// never its name.
type Option struct {
	ID   string `json:"optionId"`
	Name string `json:"name"`
	Kind string `json:"kind"` // allow_once, allow_always, reject_once, reject_always
}

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

// Terminal is the params of terminal/create.
type Terminal struct {
	SessionID string   `json:"sessionId"`
	Command   string   `json:"command"`
	Args      []string `json:"args"`
	Env       []struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	} `json:"env"`
	Cwd *string `json:"cwd"`
}

// File is the params of fs/read_text_file and fs/write_text_file.
type File struct {
	SessionID string  `json:"sessionId"`
	Path      string  `json:"path"`
	Content   *string `json:"content"`
}

// errAmbiguous is why a gated message is refused that two parsers could read
// differently.
var errAmbiguous = errors.New("two parsers could read it differently")

// strict reads the params of a gated message: no duplicate members, no bad
// UTF-8, nothing that a case-folding parser (encoding/json among them) would
// read as another member.
func strict(line, params []byte, to any) error {
	if !jsontext.Value(line).IsValid() {
		return fmt.Errorf("%w: it is not strict JSON (RFC 8259: duplicate members, bad UTF-8 or bytes after the value)", errAmbiguous)
	}
	if err := exactKeys(params, 0); err != nil {
		return err
	}
	if err := jsonv2.Unmarshal(params, to); err != nil {
		return fmt.Errorf("its params do not fit the schema: %w", err)
	}
	return nil
}

// gatedMembers are the members that guard reads in gated messages; under the
// opaque ones stands what belongs to tools, with names of their own.
var (
	gatedMembers = []string{"sessionId", "toolCall", "subject", "title", "description", "options", "optionId", "name",
		"kind", "toolCallId", "status", "content", "locations", "rawInput", "type", "path", "oldText", "newText", "text",
		"command", "args", "env", "value", "cwd", "modeId", "configId"}
	opaque = map[string]bool{"rawInput": true, "rawOutput": true, "_meta": true}
)

// maxDepth bounds nesting in the part of a gated message that guard reads.
const maxDepth = 16

func exactKeys(b []byte, depth int) error {
	if depth > maxDepth {
		return fmt.Errorf("%w: it is nested too deeply", errAmbiguous)
	}
	var err error
	note := func(e error) {
		if err == nil {
			err = e
		}
	}
	switch {
	case len(b) == 0:
	case b[0] == '[':
		eachItem(b, 0, func(item []byte) { note(exactKeys(item, depth+1)) })
	case b[0] == '{':
		eachMember(b, 0, func(key, value []byte) {
			name := string(key)
			if s, ok := text([]byte(`"` + name + `"`)); ok {
				name = s
			}
			for _, known := range gatedMembers {
				if name != known && strings.EqualFold(name, known) {
					note(fmt.Errorf("%w: a member %q beside %q", errAmbiguous, name, known))
				}
			}
			if !opaque[name] {
				note(exactKeys(value, depth+1))
			}
		})
	}
	return err
}
