package policy

import (
	"errors"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

// inputLine is one line that `guard check --stdin` takes: a shell command
// ({"command","cwd"}) or another tool call.
type inputLine struct {
	Session     string         `json:"session"`
	Tool        string         `json:"tool"`
	Command     string         `json:"command"`
	Argv        []string       `json:"argv"`
	Env         []string       `json:"env"`
	Path        string         `json:"path"`
	Paths       []string       `json:"paths"`
	To          string         `json:"to"`
	Old         *string        `json:"old"`
	New         *string        `json:"new"`
	URL         string         `json:"url"`
	Query       string         `json:"query"`
	Server      string         `json:"server"`
	Name        string         `json:"name"`
	Arguments   jsontext.Value `json:"arguments"`
	Annotations *inputHints    `json:"annotations"`
	Partial     bool           `json:"partial"`
	Agent       string         `json:"agent"`
	Cwd         string         `json:"cwd"`
	Workspace   string         `json:"workspace"`
	Prompt      string         `json:"prompt"`
}

// inputHints are an MCP tool's annotations; its title says nothing.
type inputHints struct {
	Title       string `json:"title"`
	ReadOnly    *bool  `json:"readOnlyHint"`
	Destructive *bool  `json:"destructiveHint"`
	Idempotent  *bool  `json:"idempotentHint"`
	OpenWorld   *bool  `json:"openWorldHint"`
}

// noRequest says in the words of the line, not of the decoder, what is wrong with it.
func noRequest(err error) error {
	var unfit *json.SemanticError
	switch {
	case !errors.As(err, &unfit):
		return locale.Errorf("the line is no request: %w", err)
	case unfit.JSONPointer == "":
		return locale.Errorf("the line is no request: it is no object of JSON")
	case errors.Is(err, json.ErrUnknownName):
		return locale.Errorf("the line is no request: unknown member %q", unfit.JSONPointer.LastToken())
	}
	return locale.Errorf("the line is no request: what %q holds is not of its kind", unfit.JSONPointer.LastToken())
}

// ParseRequest reads one line as a request. What the line leaves out of Agent,
// Cwd, Workspace and Prompt is taken from base; a line without a cwd runs in
// its workspace. Unknown and duplicate members and bad UTF-8 are errors.
func ParseRequest(line []byte, base Request) (Request, error) {
	var in inputLine
	if err := json.Unmarshal(line, &in, json.RejectUnknownMembers(true)); err != nil {
		return Request{}, noRequest(err)
	}
	r := Request{
		Agent: or(in.Agent, base.Agent), Channel: ChannelCheck, Session: or(in.Session, base.Session),
		Command: in.Command, Argv: in.Argv, Env: in.Env,
		Paths: in.Paths, To: in.To, Query: in.Query, Server: in.Server, Name: in.Name,
		Args: Raw(in.Arguments), Partial: in.Partial,
		Workspace: or(in.Workspace, base.Workspace), Prompt: or(in.Prompt, base.Prompt),
	}
	r.Cwd = or(in.Cwd, or(base.Cwd, r.Workspace))
	if in.Annotations != nil {
		r.Hints = Hints{in.Annotations.ReadOnly, in.Annotations.Destructive, in.Annotations.OpenWorld}
	}
	if in.Path != "" {
		r.Paths = append([]string{in.Path}, r.Paths...)
	}
	if in.URL != "" {
		r.URLs = []string{in.URL}
	}
	if in.Path != "" && (in.Old != nil || in.New != nil) {
		r.Edits = []Change{{Path: in.Path, Old: in.Old, New: in.New}}
	}
	err := r.setTool(in.Tool)
	return r, err
}

// setTool names the tool, and checks that the line holds what it needs.
func (r *Request) setTool(name string) (err error) {
	r.Tool = Shell
	if name != "" || r.Command == "" && len(r.Argv) == 0 {
		if r.Tool, err = ParseTool(name); err != nil {
			return err
		}
	}
	lacks := map[Tool]bool{
		Shell:  r.Command == "" && len(r.Argv) == 0,
		Edit:   len(r.Paths) == 0,
		Delete: len(r.Paths) == 0,
		Move:   len(r.Paths) == 0 || r.To == "",
		Fetch:  len(r.URLs) == 0 && r.Query == "",
		MCP:    r.Name == "",
		Other:  r.Name == "",
	}
	if lacks[r.Tool] {
		return errors.New(needs[r.Tool])
	}
	r.Raw = r.summary()
	return nil
}

var needs = map[Tool]string{
	Shell:  `the tool shell needs "command" or "argv"`,
	Edit:   `the tool edit needs "path"`,
	Delete: `the tool delete needs "path"`,
	Move:   `the tool move needs "path" and "to"`,
	Fetch:  `the tool fetch needs "url" or "query"`,
	MCP:    `the tool mcp needs "name"`,
	Other:  `the tool other needs "name"`,
}

// summary is what stands for the request where no channel gave a text.
func (r *Request) summary() string {
	switch {
	case r.Command != "":
		return r.Command
	case len(r.Argv) > 0:
		return fmt.Sprintf("%q", r.Argv)
	case len(r.URLs) > 0:
		return r.URLs[0]
	case len(r.Paths) > 0:
		return r.Paths[0]
	case r.Server != "":
		return r.Server + "." + r.Name
	}
	return or(r.Name, r.Query)
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
