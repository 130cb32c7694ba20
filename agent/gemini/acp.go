package gemini

import (
	"path/filepath"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/internal/lazy"
	"guard/policy"
	"guard/policy/toolset"
)

// Dialect is Gemini over ACP (0.61.0, seen): the tool's name stands in the call's id,
// and what it does in the title.
var Dialect = dialect.Dialect{
	Name: "gemini", ToolInID: true, Tools: acpTools(), Asks: acpAsks(), Other: readOther,
	Loosens: []string{"yolo", "autoEdit", "auto_edit"}, Blinds: []string{"autoEdit", "auto_edit"},
}

// acpTools are the tools whose requests are read by where Gemini shows their facts;
// one that is neither quiet nor among these is read by what its call holds.
func acpTools() map[string]dialect.Tool {
	all := map[string]dialect.Tool{}
	for name, tool := range Tools {
		read := readers[name]
		if read != nil || tool.Quiet {
			all[name] = dialect.Tool{Is: tool.Is, Quiet: tool.Quiet, TitleIsCommand: tool.Is == policy.Shell,
				Read: read}
		}
	}
	return all
}

func acpAsks() map[string]bool {
	all := map[string]bool{}
	for name, tool := range Tools {
		if tool.Asks {
			all[name] = true
		}
	}
	return all
}

var readers = map[string]func(*policy.Request, *dialect.ToolCall){
	"run_shell_command": readShell,
	"write_file":        readDiff,
	"replace":           readDiff,
	"read_file":         readPath,
	"list_directory":    readPath,
	"glob":              readSearch,
	"grep_search":       readGrep,
	"web_fetch":         readURLs,
	"google_web_search": readURLs,
}

// readShell: the title is the whole command.
func readShell(r *policy.Request, tc *dialect.ToolCall) {
	r.Command = tc.TitleText()
	var sure bool
	r.Cwd, r.Claim, sure = cwdProse(tc)
	r.Partial = r.Partial || !sure
	r.Stays = tc.Content != nil && len(*tc.Content) > 0 && strings.HasSuffix((*tc.Content)[0].Text(), " [background]")
}

// readDiff: the edit is a diff in content.
func readDiff(r *policy.Request, tc *dialect.ToolCall) {
	dialect.ReadDiffs(r, tc)
	r.Partial = r.Partial || len(r.Edits) == 0
}

// readPath: paths stand in locations, else the title is one.
func readPath(r *policy.Request, tc *dialect.ToolCall) {
	dialect.ReadLocations(r, tc)
	if title := tc.TitleText(); len(r.Paths) == 0 && title != "" {
		r.Paths = []string{title}
		r.Partial = r.Partial || shortened(title)
	}
}

// readURLs: they stand in the title, which may be cut.
func readURLs(r *policy.Request, tc *dialect.ToolCall) {
	r.Query = tc.TitleText()
	var all bool
	r.URLs, all = fetched(strings.TrimSuffix(r.Query, `"`)) // the title puts the prompt in quotes
	r.Partial = r.Partial || !all || shortened(strings.TrimSuffix(r.Query, `"`))
}

// readSearch reads "'PATTERN' in FILES within FOLDER". Without a folder it is the
// session's own. A pattern may be a path too.
func readSearch(r *policy.Request, tc *dialect.ToolCall) {
	defer dialect.ReadLocations(r, tc)
	pattern, folder, found := cutLast(tc.TitleText(), " within ")
	if found {
		r.Paths = append(r.Paths, folder)
		r.Partial = r.Partial || shortened(folder)
	}
	pattern = strings.TrimSuffix(strings.TrimPrefix(pattern, "'"), "'")
	if toolset.IsPath(pattern) {
		r.Paths = append(r.Paths, pattern)
	}
}

// readGrep is readSearch in what files hold. Which of what stands between quotes and folder are the files' names, and
// what is sought, is certain only if there is one way to part it. Whether it takes in what git ignores is not told.
func readGrep(r *policy.Request, tc *dialect.ToolCall) {
	readSearch(r, tc)
	s := &policy.Search{Hidden: true, Ignored: true}
	title, folder, _ := cutLast(tc.TitleText(), " within ")
	if strings.Count(tc.TitleText(), " within ") == 1 && !strings.HasSuffix(folder, "'") && !shortened(folder) {
		s.Folder = folder
	}
	if text, files, found := strings.Cut(title, "' in "); found && !strings.Contains(files, "' in ") {
		s.Text, s.Names = strings.TrimPrefix(text, "'"), []string{files}
	} else if !found {
		s.Text, s.Hidden = strings.TrimSuffix(strings.TrimPrefix(title, "'"), "'"), false
	}
	if shortened(s.Text) {
		s.Text = ""
	}
	r.Search = s
}

// shortened reports whether a path or text was cut: at its end, or in the
// middle as Gemini shortens long paths.
func shortened(s string) bool { return strings.Contains(s, "...") || strings.Contains(s, "…") }

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// cwdProse reads Gemini's first content block: "[current working directory ABS]
// (what the model says it does) [background]", or "[in DIR]" where the model
// named a folder. Both the folder and the words are the model's, so a folder is
// only sure if there is one way to read it.
func cwdProse(tc *dialect.ToolCall) (cwd, claim string, sure bool) {
	if tc.Content == nil || len(*tc.Content) == 0 {
		return "", "", true
	}
	text := strings.TrimSuffix((*tc.Content)[0].Text(), " [background]")
	// not the model's: the first bracket ends it
	if abs, ok := strings.CutPrefix(text, "[current working directory "); ok {
		cwd, claim, sure = strings.Cut(abs, "]")
		sure = sure && filepath.IsAbs(cwd)
	} else if sub, ok := strings.CutPrefix(text, "[in "); ok {
		cwd, claim, sure = strings.Cut(sub, "]")
		sure = sure && !strings.Contains(claim, "]")
	}
	claim = strings.TrimPrefix(claim, " ")
	if claim == "" {
		return cwd, "", sure
	}
	inner, ok := strings.CutPrefix(claim, "(")
	inner, closed := strings.CutSuffix(inner, ")")
	return cwd, inner, sure && ok && closed
}

// readOther reads what Gemini asks for beside the tools in its table.
func readOther(r *policy.Request, tc *dialect.ToolCall) bool {
	if strings.HasPrefix(tc.ToolCallID, "mcp_") {
		readMCP(r, tc)
		return true
	}
	// A file that the person attached from outside the workspace.
	if path, ok := strings.CutPrefix(tc.TitleText(), "Allow access to absolute path: "); ok &&
		strings.HasPrefix(tc.ToolCallID, "resolve-prompt-") {
		r.Tool, r.Paths = policy.Read, []string{path}
		return true
	}
	return false
}

// readMCP reads "TOOL (SERVER MCP Server)" with JSON arguments in content.
// An argument named command takes the title's place, and may pose as one: so the
// title must agree with the id, which the model does not write.
func readMCP(r *policy.Request, tc *dialect.ToolCall) {
	name, rest, _ := cutLast(tc.TitleText(), " (")
	server, isTitle := strings.CutSuffix(rest, " MCP Server)")
	r.Tool = policy.MCP
	if isTitle && strings.HasPrefix(tc.ToolCallID, validName(server, name)+"__") {
		r.Server, r.Name = server, name
	} else {
		id, _, _ := strings.Cut(strings.TrimPrefix(tc.ToolCallID, "mcp_"), "__")
		r.Server, r.Name, _ = strings.Cut(id, "_") // one of several ways to part them
		r.Partial = true
	}
	told := false
	if tc.Content != nil {
		for _, c := range *tc.Content {
			if s := c.Text(); strings.HasPrefix(s, "{") && jsontext.Value(s).IsValid() {
				r.Args, told = policy.Raw(s), true
			}
		}
	}
	r.Partial = r.Partial || !told
}

var notInName = lazy.Pattern(`[^a-zA-Z0-9_\-.:]`)

// validName is what Gemini makes of a server's and a tool's name
// (generateValidName in its bundle, 0.61.0).
func validName(server, tool string) string {
	name := server + "_" + tool
	if !strings.HasPrefix(name, "mcp_") {
		name = "mcp_" + name
	}
	name = notInName().ReplaceAllString(name, "_")
	if len(name) > 63 {
		name = name[:30] + "..." + name[len(name)-30:]
	}
	return name
}
