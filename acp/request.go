package acp

import (
	"path/filepath"
	"regexp"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
)

// permissionRequest turns a permission, completed from the updates before it,
// into what policy judges.
func permissionRequest(d *Dialect, p Permission, seen *call) policy.Request {
	own := ToolCall{}
	switch {
	case p.ToolCall != nil:
		own = *p.ToolCall
	case p.Subject != nil && p.Subject.ToolCall != nil:
		own = *p.Subject.ToolCall
	}
	if own.Title == nil && p.Title != "" {
		own.Title = &p.Title
	}
	whole := own
	if seen != nil {
		whole = over(seen.ToolCall, own)
	}
	r := policy.Request{Channel: "acp", Session: p.SessionID, Call: own.ToolCallID, Raw: str(whole.Title), Tool: policy.Other}
	if p.Subject != nil && p.Subject.Type == "command" {
		r.Tool, r.Command, r.Cwd, r.Raw = policy.Shell, p.Subject.Command, p.Subject.Cwd, p.Subject.Command
		r.Claim = p.Description
		return r
	}
	if shape, known := d.Tools[toolName(d, whole)]; known {
		shape.read(&r, whole)
	} else if d.ToolInID && readGeminiMCP(&r, whole) {
		// done
	} else {
		readAnywhere(&r, whole)
	}
	if seen != nil {
		r.Partial = r.Partial || seen.unclear
		addEarlier(&r, own, seen.ToolCall)
	}
	return r
}

// addEarlier adds the command of the update before the request, where the
// request itself brings none but says something else in its title: which of
// the two would run cannot be known, so both are judged.
func addEarlier(r *policy.Request, own, earlier ToolCall) {
	title := str(own.Title)
	if r.Tool != policy.Shell || tells(own.RawInput) || title == "" || str(own.Kind) != "execute" {
		return
	}
	if bare := strings.Trim(title, "`"); r.Command != "" && bare != r.Command && title != str(earlier.Title) {
		r.Command = bare + "\n" + r.Command
		r.Raw = r.Command
	}
}

// toolName is the agent's own name of the tool, where its dialect or the call tells it.
func toolName(d *Dialect, tc ToolCall) string {
	if d.ToolInID {
		name, _, found := strings.Cut(tc.ToolCallID, "__")
		if found {
			return name
		}
		return ""
	}
	return str(tc.Name)
}

func (s Shape) read(r *policy.Request, tc ToolCall) {
	r.Tool, r.Quiet = s.Tool, s.Quiet
	if r.Quiet {
		r.Tool, r.Name = policy.Other, str(tc.Title)
		return
	}
	switch s.From {
	case FromTitle:
		r.Command = str(tc.Title)
		r.Cwd, r.Claim = cwdProse(tc)
	case FromDiff:
		readDiffs(r, tc)
		r.Partial = len(r.Edits) == 0
	case FromLocations:
		readLocations(r, tc)
		if title := str(tc.Title); len(r.Paths) == 0 && title != "" {
			r.Paths, r.Partial = []string{title}, strings.Contains(title, "...") || strings.Contains(title, "…")
		}
	case FromURLs:
		r.Query = str(tc.Title)
		r.URLs = urlPattern.FindAllString(r.Query, -1)
		r.Partial = strings.HasSuffix(r.Query, `..."`) || strings.HasSuffix(r.Query, "...") || strings.HasSuffix(r.Query, "…")
	case FromSearch:
		readLocations(r, tc)
		if _, folder, found := cutLast(str(tc.Title), " within "); found {
			r.Paths = append(r.Paths, folder)
		}
	default:
		readAnywhere(r, tc)
	}
}

var urlPattern = regexp.MustCompile(`https?://[^\s"'<>]+`)

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// cwdProse reads Gemini's first content block: "[current working directory ABS]
// (what the model says it does) [background]", or "[in sub]" for a dir_path.
func cwdProse(tc ToolCall) (cwd, claim string) {
	if tc.Content == nil || len(*tc.Content) == 0 {
		return "", ""
	}
	head, rest, found := strings.Cut((*tc.Content)[0].Text(), "]")
	if !found {
		return "", ""
	}
	if i := strings.LastIndex(rest, ")"); i > 1 && strings.HasPrefix(rest, " (") {
		claim = rest[2:i]
	} else if rest != "" && rest != " [background]" {
		return "", ""
	}
	if abs, ok := strings.CutPrefix(head, "[current working directory "); ok && filepath.IsAbs(abs) {
		return filepath.Clean(abs), claim
	}
	if sub, ok := strings.CutPrefix(head, "[in "); ok {
		return sub, claim // against the session's folder
	}
	return "", claim
}

// readGeminiMCP reads "tool (server MCP Server)" with JSON arguments in content.
func readGeminiMCP(r *policy.Request, tc ToolCall) bool {
	name, rest, found := cutLast(str(tc.Title), " (")
	server, isMCP := strings.CutSuffix(rest, " MCP Server)")
	if !found || !isMCP || !strings.HasPrefix(tc.ToolCallID, "mcp_") {
		return false
	}
	r.Tool, r.Server, r.Name, r.Partial = policy.MCP, server, name, true
	if tc.Content == nil {
		return true
	}
	for _, c := range *tc.Content {
		if s := c.Text(); jsontext.Value(s).IsValid() {
			r.Args, r.Partial = policy.Raw(s), false
		}
	}
	return true
}

func readLocations(r *policy.Request, tc ToolCall) {
	if tc.Locations == nil {
		return
	}
	for _, l := range *tc.Locations {
		if l.Path != "" {
			r.Paths = append(r.Paths, l.Path)
		}
	}
}

func readDiffs(r *policy.Request, tc ToolCall) {
	if tc.Content != nil {
		for _, c := range *tc.Content {
			if c.Type == "diff" {
				r.Edits = append(r.Edits, policy.Change{Path: c.Path, Old: c.OldText, New: c.NewText})
			}
		}
	}
	readLocations(r, tc)
	for _, e := range r.Edits {
		r.Paths = appendNew(r.Paths, e.Path)
	}
}

func appendNew(list []string, s string) []string {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}

// input is what agents put into rawInput, by the names that they use for it.
type input struct {
	Command  jsontext.Value `json:"command"` // a line, or argv
	Cmd      jsontext.Value `json:"cmd"`
	Cwd      string         `json:"cwd"`
	Workdir  string         `json:"workdir"`
	FilePath string         `json:"file_path"`
	FilePat2 string         `json:"filePath"`
	Path     string         `json:"path"`
	AbsPath  string         `json:"absolute_path"`
	URL      string         `json:"url"`
	Query    string         `json:"query"`
	Why      string         `json:"description"`
	// Codex's MCP calls: the update's, and Zed's adapter's request.
	Server     string         `json:"server"`
	Tool       string         `json:"tool"`
	Arguments  jsontext.Value `json:"arguments"`
	ServerName string         `json:"server_name"`
	Request    struct {
		Meta struct {
			Params jsontext.Value `json:"tool_params"`
		} `json:"_meta"`
		Message string `json:"message"`
	} `json:"request"`
	// Codex's patches in Zed's adapter.
	Changes map[string]struct {
		Type    string  `json:"type"`
		Content *string `json:"content"`
		Move    *string `json:"move_path"`
	} `json:"changes"`
}

// readAnywhere reads a tool call of an agent without a table: by what its raw
// input and content hold. The agent's kind only ever tells apart what a bare
// path would have done.
func readAnywhere(r *policy.Request, tc ToolCall) {
	var in input
	fits := !tells(tc.RawInput) || jsonv2.Unmarshal(tc.RawInput, &in, jsonv2.RejectUnknownMembers(false)) == nil
	r.Claim = in.Why
	switch {
	case !fits:
		r.Tool, r.Name, r.Args, r.Partial = policy.Other, str(tc.Title), policy.Raw(tc.RawInput), true
	case readCommand(r, in):
	case in.Tool != "" && in.Server != "" || in.ServerName != "":
		readCodexMCP(r, in)
	case in.Changes != nil || hasDiff(tc):
		r.Tool = policy.Edit
		readDiffs(r, tc)
		for path, c := range in.Changes {
			r.Paths = appendNew(r.Paths, path)
			if c.Move != nil {
				r.Paths = appendNew(r.Paths, *c.Move)
			}
			if c.Type == "delete" {
				r.Tool = policy.Delete
			}
		}
	case in.URL != "":
		r.Tool, r.URLs = policy.Fetch, []string{in.URL}
	default:
		readByPath(r, tc, in)
	}
	if r.Cwd == "" {
		r.Cwd = in.Cwd + in.Workdir
	}
}

func readCommand(r *policy.Request, in input) bool {
	raw := in.Command
	if !tells(raw) {
		raw = in.Cmd
	}
	if !tells(raw) {
		return false
	}
	r.Tool = policy.Shell
	if jsonv2.Unmarshal(raw, &r.Command) == nil {
		r.Raw = r.Command
		return true
	}
	r.Command = ""
	if jsonv2.Unmarshal(raw, &r.Argv) == nil {
		r.Raw = strings.Join(r.Argv, " ")
		return true
	}
	r.Argv, r.Partial = nil, true
	return true
}

var toolInMessage = regexp.MustCompile(`to run tool "([^"]+)"`)

func readCodexMCP(r *policy.Request, in input) {
	r.Tool, r.Server, r.Name, r.Args = policy.MCP, in.Server+in.ServerName, in.Tool, policy.Raw(in.Arguments)
	if in.ServerName == "" {
		return
	}
	r.Server, r.Args = in.ServerName, policy.Raw(in.Request.Meta.Params)
	if m := toolInMessage.FindStringSubmatch(in.Request.Message); m != nil {
		r.Name = m[1]
	}
	r.Partial = r.Name == ""
	if r.Raw == "" || r.Raw == "Approve MCP tool call" {
		r.Raw = r.Server + "." + r.Name
	}
}

func hasDiff(tc ToolCall) bool {
	if tc.Content == nil {
		return false
	}
	for _, c := range *tc.Content {
		if c.Type == "diff" {
			return true
		}
	}
	return false
}

// readByPath reads a call of which only paths are known, if any.
func readByPath(r *policy.Request, tc ToolCall, in input) {
	readLocations(r, tc)
	for _, p := range []string{in.FilePath, in.FilePat2, in.Path, in.AbsPath} {
		if p != "" {
			r.Paths = appendNew(r.Paths, p)
		}
	}
	r.Tool, r.Name, r.Args = policy.Other, str(tc.Title), policy.Raw(tc.RawInput)
	named := len(r.Paths) > 0 && tells(tc.RawInput)
	switch kind := str(tc.Kind); {
	case kind == "execute" && str(tc.Title) != "" && !tells(tc.RawInput):
		r.Tool, r.Command = policy.Shell, strings.Trim(str(tc.Title), "`")
	case kind == "edit" && len(r.Paths) > 0:
		r.Tool, r.Partial = policy.Edit, true // what it writes is not told
	case kind == "delete" && len(r.Paths) > 0:
		r.Tool = policy.Delete
	case kind == "move" && len(r.Paths) > 0:
		r.Tool = policy.Move
	case (kind == "read" || kind == "search") && named:
		r.Tool = policy.Read
	case kind == "fetch":
		r.Tool, r.Query, r.Partial = policy.Fetch, str(tc.Title), true
		r.URLs = urlPattern.FindAllString(r.Query, -1)
	}
}
