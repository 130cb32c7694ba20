package acp

import (
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
)

// Error codes that guard answers with beside JSON-RPC's own. Never -32000 (authentication
// required) or -32002 (not found), which clients act upon.
const (
	codeRefused   = -32001
	codeCancelled = -32800 // ACP $/cancel_request: the request was cancelled
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

// What agents' dialects and protocols work with too.
type (
	Option   = dialect.Option
	ToolCall = dialect.ToolCall
	Content  = dialect.Content
	Location = dialect.Location
)

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
