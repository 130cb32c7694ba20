package gemini

import (
	"path"
	"path/filepath"
	"regexp"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
	"guard/policy/toolset"
)

// toolArgs is every argument of Gemini's own tools that bears on what they
// do, by the names in its bundle (0.61.0).
type toolArgs struct {
	Command string         `json:"command"`
	Why     string         `json:"description"`
	Stays   bool           `json:"is_background"`
	Dir     string         `json:"dir_path"`
	More    jsontext.Value `json:"additional_permissions"` // a wider sandbox

	File    string  `json:"file_path"`
	Content *string `json:"content"`
	Old     *string `json:"old_string"`
	New     *string `json:"new_string"`

	Pattern string   `json:"pattern"`
	Include []string `json:"include"`
	Files   string   `json:"include_pattern"` // grep_search: of the files' names
	Literal bool     `json:"fixed_strings"`
	Lists   bool     `json:"names_only"`
	Ignored bool     `json:"no_ignore"`
	Filters struct {
		Ignoring *bool `json:"respect_git_ignore"`
	} `json:"file_filtering_options"`

	Prompt string `json:"prompt"`
	URL    string `json:"url"`
	Query  string `json:"query"`

	Agent string `json:"agent_name"`
}

// facts reads the arguments of each tool of Tools that does
// something. What a tool needs and is not there leaves the request partial.
var facts = map[string]func(*policy.Request, toolArgs){
	"run_shell_command": func(r *policy.Request, a toolArgs) {
		r.Command, r.Raw, r.Claim = a.Command, a.Command, a.Why
		r.Cwd = folderIn(r.Cwd, a.Dir)
		r.Stays = a.Stays
		r.Partial = a.Command == "" || len(a.More) > 0
	},
	"write_file": func(r *policy.Request, a toolArgs) {
		r.Partial = a.File == "" || a.Content == nil
		file := meantFile(r.Cwd, a.File)
		r.Paths = paths(file)
		if !r.Partial {
			r.Edits = []policy.Change{{Path: file, New: a.Content}}
		}
	},
	"replace": func(r *policy.Request, a toolArgs) {
		r.Partial = a.File == "" || a.Old == nil || a.New == nil
		file := meantFile(r.Cwd, a.File)
		r.Paths = paths(file)
		if !r.Partial {
			r.Edits = []policy.Change{{Path: file, Old: a.Old, New: a.New}}
			r.Partial = *a.Old != "" && looksElsewhere(r.Cwd, file)
		}
	},
	"read_file": func(r *policy.Request, a toolArgs) {
		r.Paths, r.Partial = paths(meantFile(r.Cwd, a.File)), a.File == ""
	},
	"read_many_files": func(r *policy.Request, a toolArgs) {
		for _, pattern := range a.Include {
			names, all := toolset.Alternatives(pattern)
			r.Paths, r.Partial = append(r.Paths, names...), r.Partial || !all
		}
		r.Partial = r.Partial || len(a.Include) == 0
		r.Search = &policy.Search{Names: r.Paths, Hidden: true,
			Ignored: a.Filters.Ignoring != nil && !*a.Filters.Ignoring}
	},
	"list_directory": func(r *policy.Request, a toolArgs) { r.Paths = paths(a.Dir) },
	"glob":           searchFacts,
	"grep_search":    grepFacts,
	"web_fetch": func(r *policy.Request, a toolArgs) {
		var all bool
		r.Query = a.Prompt
		r.URLs, all = fetched(a.Prompt)
		if a.URL != "" {
			r.URLs = append(r.URLs, a.URL)
		}
		r.Partial = len(r.URLs) == 0 || !all
	},
	"google_web_search": func(r *policy.Request, a toolArgs) { r.Query, r.Partial = a.Query, a.Query == "" },
}

func searchFacts(r *policy.Request, a toolArgs) {
	var all bool
	r.Paths, all = toolset.Within(a.Dir, a.Files)
	r.Partial = !all
	if toolset.IsPath(a.Pattern) {
		r.Paths = append(r.Paths, a.Pattern)
	}
	r.Raw = strings.TrimSpace("search " + a.Pattern + " " + path.Join(a.Dir, a.Files))
}

// grepFacts are those of a search in what files hold, by ripgrep.
func grepFacts(r *policy.Request, a toolArgs) {
	searchFacts(r, a)
	search := policy.Search{Folder: a.Dir, Text: a.Pattern, Ignored: a.Ignored, Lists: a.Lists}
	if a.Literal {
		search.Text = regexp.QuoteMeta(a.Pattern)
	}
	if a.Files != "" {
		search.Names, _ = toolset.Alternatives(a.Files)
	}
	if strings.HasPrefix(a.Files, "!") { // leaves out
		r.Paths = paths(a.Dir)
	}
	r.Search = toolset.Ripgrep(search)
}

// subAgents are Gemini's own sub-agents that work here: what one does comes
// as calls of their own, which fire the hook like any (seen in 0.61.0, but not
// in ACP). One of another name may be a program on another machine.
var subAgents = map[string]bool{"generalist": true, "codebase_investigator": true, "cli_help": true}

func quiet(in hookInput, tool toolset.Tool) bool {
	var a toolArgs
	return tool.Quiet || tool.Asks ||
		in.ToolName == "invoke_agent" && jsonv2.Unmarshal(in.ToolInput, &a) == nil && subAgents[a.Agent]
}

func hookRequest(in hookInput) policy.Request {
	r := policy.Request{Channel: policy.ChannelHook, Session: in.SessionID, Cwd: in.Cwd}
	tool, known := Tools[in.ToolName]
	switch {
	case in.MCP != nil || strings.HasPrefix(in.ToolName, "mcp_"):
		mcpCall(&r, in)
	case known && tool.Is != "":
		var a toolArgs
		r.Tool = tool.Is
		if jsonv2.Unmarshal(in.ToolInput, &a) != nil {
			r.Tool, r.Name, r.Args, r.Partial = policy.Other, in.ToolName, policy.Raw(in.ToolInput), true
			break
		}
		facts[in.ToolName](&r, a)
	default:
		r.Tool, r.Name, r.Args, r.Quiet = policy.Other, in.ToolName, policy.Raw(in.ToolInput), quiet(in, tool)
	}
	if r.Raw == "" {
		r.Raw = in.ToolName + " " + strings.Join(append(append([]string(nil), r.Paths...), r.URLs...), " ")
		r.Raw = strings.TrimSpace(r.Raw)
	}
	return r
}

// mcpCall reads a call of an MCP server's tool. Without its context the name
// is mcp_SERVER_TOOL, which can be parted in several ways.
func mcpCall(r *policy.Request, in hookInput) {
	r.Tool, r.Args = policy.MCP, policy.Raw(in.ToolInput)
	if in.MCP != nil && in.MCP.Server != "" && in.MCP.Tool != "" {
		r.Server, r.Name = in.MCP.Server, in.MCP.Tool
	} else {
		r.Server, r.Name, _ = strings.Cut(strings.TrimPrefix(in.ToolName, "mcp_"), "_")
		r.Partial = true
	}
	r.Raw = r.Server + "." + r.Name
}

// folderIn is a folder that a tool names, against the one it starts from.
func folderIn(base, folder string) string {
	if filepath.IsAbs(folder) {
		return folder
	}
	return filepath.Join(base, folder)
}

// paths is a list without the empty path.
func paths(path string) []string {
	if path == "" {
		return nil
	}
	return []string{path}
}
