package claude

import (
	"path"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/interpose/plan"
	"guard/policy"
	"guard/policy/toolset"
)

// toolArgs is every argument of Claude's own tools that bears on what they do, by the
// names in the types of its package (2.1.330).
type toolArgs struct {
	Command string         `json:"command"`
	Why     string         `json:"description"`
	Stays   bool           `json:"run_in_background"`
	Socket  jsontext.Value `json:"ws"` // Monitor: listens to an address instead

	File     string  `json:"file_path"`
	Notebook string  `json:"notebook_path"`
	Content  *string `json:"content"`
	Source   *string `json:"new_source"`
	Old      *string `json:"old_string"`
	New      *string `json:"new_string"`
	Edits    []struct {
		Old string `json:"old_string"`
		New string `json:"new_string"`
	} `json:"edits"`

	Path    string `json:"path"`
	Pattern string `json:"pattern"`
	Glob    string `json:"glob"` // Grep: of the files' names
	Output  string `json:"output_mode"`
	Across  bool   `json:"multiline"`

	URL    string `json:"url"`
	Prompt any    `json:"prompt"`
	Query  string `json:"query"`

	Isolation string `json:"isolation"`
	Team      string `json:"team_name"`
}

// meant makes of the paths what Claude takes them for: without the blanks at their ends (2.1.330).
func (a *toolArgs) meant() {
	for _, named := range []*string{&a.File, &a.Notebook, &a.Path} {
		*named = strings.TrimFunc(*named, plan.IsBlank)
	}
}

// facts reads the arguments of each tool of Tools that does something. What a tool needs
// and is not there leaves the request partial.
var facts = map[string]func(*policy.Request, toolArgs){
	"Bash": commandFacts,
	"Monitor": func(r *policy.Request, a toolArgs) {
		commandFacts(r, a)
		r.Stays, r.Partial = true, r.Partial || len(a.Socket) > 0
	},
	"Write": func(r *policy.Request, a toolArgs) { editFacts(r, a.File, policy.Change{New: a.Content}) },
	"Edit":  func(r *policy.Request, a toolArgs) { editFacts(r, a.File, policy.Change{Old: a.Old, New: a.New}) },
	"MultiEdit": func(r *policy.Request, a toolArgs) {
		var all []policy.Change
		for _, e := range a.Edits {
			all = append(all, policy.Change{Old: &e.Old, New: &e.New})
		}
		editFacts(r, a.File, all...)
	},
	"NotebookEdit": func(r *policy.Request, a toolArgs) { // of one cell, whose present text is not told
		none := ""
		editFacts(r, a.Notebook, policy.Change{Old: &none, New: a.Source})
	},
	"Read":         func(r *policy.Request, a toolArgs) { r.Paths, r.Partial = paths(a.File), a.File == "" },
	"NotebookRead": func(r *policy.Request, a toolArgs) { r.Paths, r.Partial = paths(a.Notebook), a.Notebook == "" },
	"LS":           func(r *policy.Request, a toolArgs) { r.Paths, r.Partial = paths(a.Path), a.Path == "" },
	"Grep":         grepFacts,
	"Glob": func(r *policy.Request, a toolArgs) {
		r.Paths, r.Raw = paths(a.Path), strings.TrimSpace("search "+a.Pattern+" "+a.Path)
		if toolset.IsPath(a.Pattern) {
			r.Paths = append(r.Paths, a.Pattern)
		}
	},
	"WebFetch": func(r *policy.Request, a toolArgs) {
		r.Query, _ = a.Prompt.(string)
		r.URLs, r.Partial = paths(a.URL), a.URL == ""
	},
	"WebSearch": func(r *policy.Request, a toolArgs) { r.Query, r.Partial = a.Query, a.Query == "" },
}

// grepFacts are those of a search by ripgrep, by hidden files too. Without a mode it lists names (2.1.330).
func grepFacts(r *policy.Request, a toolArgs) {
	search := policy.Search{Folder: a.Path, Text: a.Pattern, Hidden: true, Lists: a.Output != "content",
		Across: a.Across}
	words := globs(a.Glob)
	if r.Partial = len(words) > maxGlobs; r.Partial {
		words = words[:maxGlobs]
	}
	for _, word := range words {
		names, all := toolset.Alternatives(word)
		search.Names, r.Partial = append(search.Names, names...), r.Partial || !all
		if !strings.HasPrefix(word, "!") {
			for _, name := range names {
				r.Paths = append(r.Paths, path.Join(a.Path, name))
			}
		}
	}
	if len(r.Paths) == 0 {
		r.Paths = paths(a.Path)
	}
	r.Search = toolset.Ripgrep(search)
	r.Raw = strings.TrimSpace("search " + a.Pattern + " " + path.Join(a.Path, a.Glob))
}

// maxGlobs bounds the patterns of one search that are looked at.
const maxGlobs = 64

// globs are the patterns that Claude makes of the one that it is given: it parts it at blanks, and one without braces
// at commas too (2.1.330).
func globs(pattern string) (all []string) {
	for _, word := range strings.FieldsFunc(pattern, plan.IsBlank) {
		if strings.Contains(word, "{") && strings.Contains(word, "}") {
			all = append(all, word)
			continue
		}
		for _, one := range strings.Split(word, ",") {
			if one != "" {
				all = append(all, one)
			}
		}
	}
	return all
}

func commandFacts(r *policy.Request, a toolArgs) {
	r.Command, r.Raw, r.Claim, r.Partial = a.Command, a.Command, a.Why, a.Command == ""
	r.Stays = a.Stays
}

// editFacts are those of changes to one file.
func editFacts(r *policy.Request, file string, changes ...policy.Change) {
	r.Paths, r.Partial = paths(file), file == "" || len(changes) == 0
	for _, c := range changes {
		c.Path = file
		r.Edits, r.Partial = append(r.Edits, c), r.Partial || c.New == nil
	}
	if r.Partial {
		r.Edits = nil
	}
}

func hookRequest(in hookInput) policy.Request {
	r := policy.Request{Channel: policy.ChannelHook, Session: in.SessionID, Call: in.ToolUseID, Thread: in.AgentID,
		Cwd: in.Cwd}
	tool := Tools[in.ToolName]
	var a toolArgs
	unread := jsonv2.Unmarshal(in.ToolInput, &a) != nil
	a.meant()
	switch {
	case strings.HasPrefix(in.ToolName, "mcp__"):
		mcpCall(&r, in)
	case tool.Is != "" && !unread:
		r.Tool = tool.Is
		facts[in.ToolName](&r, a)
	default:
		r.Tool, r.Name, r.Args, r.Partial = policy.Other, in.ToolName, policy.Raw(in.ToolInput), tool.Is != ""
		r.Quiet = (tool.Quiet || tool.Asks || !unread && worksHere(in.ToolName, a)) &&
			!(bringing[in.ToolName] && brings(in.ToolName, in.Cwd))
	}
	if r.Raw == "" {
		r.Raw = strings.TrimSpace(in.ToolName + " " +
			strings.Join(append(append([]string(nil), r.Paths...), r.URLs...), " "))
	}
	return r
}

// bringing are the tools that take in what a project's files tell, hooks and servers among it.
var bringing = map[string]bool{"Skill": true, "SlashCommand": true, "Agent": true, "Task": true}

// worksHere reports a sub-agent that works in this session: what it does comes as calls of
// their own, which fire the hook like any (seen). One of a team, or in the cloud, works
// elsewhere.
func worksHere(tool string, a toolArgs) bool {
	return (tool == "Agent" || tool == "Task") && a.Team == "" && (a.Isolation == "" || a.Isolation == "worktree")
}

// mcpCall reads a call of an MCP server's tool. Without the server's name beside it,
// mcp__SERVER__TOOL may be parted in several ways.
func mcpCall(r *policy.Request, in hookInput) {
	r.Tool, r.Args = policy.MCP, policy.Raw(in.ToolInput)
	name := strings.TrimPrefix(in.ToolName, "mcp__")
	if tool, ok := strings.CutPrefix(name, in.MCP.Name+"__"); ok && in.MCP.Name != "" {
		r.Server, r.Name = in.MCP.Name, tool
	} else {
		r.Server, r.Name, _ = strings.Cut(name, "__")
		r.Partial = strings.Contains("_"+r.Name, "__")
	}
	r.Raw = r.Server + "." + r.Name
}

// paths is a list without what is empty.
func paths(path string) []string {
	if path == "" {
		return nil
	}
	return []string{path}
}
