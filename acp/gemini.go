package acp

import (
	"path/filepath"
	"regexp"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
	"guard/policy/toolset"
)

// read reads a call of a tool that is in a dialect's table.
func (s Shape) read(r *policy.Request, d *Dialect, tc ToolCall) {
	r.Tool = s.Tool
	if s.Quiet {
		r.Tool, r.Name = policy.Other, toolName(d, tc)
		r.Quiet = !acts(tc)
		return
	}
	title := str(tc.Title)
	switch s.From {
	case FromTitle:
		r.Command = title
		var sure bool
		r.Cwd, r.Claim, sure = cwdProse(tc)
		r.Partial = r.Partial || !sure
	case FromDiff:
		readDiffs(r, tc)
		r.Partial = r.Partial || len(r.Edits) == 0
	case FromLocations:
		readLocations(r, tc)
		if len(r.Paths) == 0 && title != "" {
			r.Paths = []string{title}
			r.Partial = r.Partial || shortened(title)
		}
	case FromURLs:
		r.Query = title
		r.URLs = toolset.URLs(r.Query)
		r.Partial = r.Partial || shortened(strings.TrimSuffix(title, `"`))
	case FromSearch:
		readSearch(r, title)
		readLocations(r, tc)
	default:
		readAnywhere(r, tc)
	}
}

// readSearch reads "'PATTERN' in FILES within FOLDER". Without a folder it is the
// session's own. A pattern may be a path too.
func readSearch(r *policy.Request, title string) {
	pattern, folder, found := cutLast(title, " within ")
	if found {
		r.Paths = append(r.Paths, folder)
		r.Partial = r.Partial || shortened(folder)
	}
	pattern = strings.TrimSuffix(strings.TrimPrefix(pattern, "'"), "'")
	if toolset.IsPath(pattern) {
		r.Paths = append(r.Paths, pattern)
	}
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
func cwdProse(tc ToolCall) (cwd, claim string, sure bool) {
	if tc.Content == nil || len(*tc.Content) == 0 {
		return "", "", true
	}
	text := strings.TrimSuffix((*tc.Content)[0].Text(), " [background]")
	if abs, ok := strings.CutPrefix(text, "[current working directory "); ok { // not the model's: the first bracket ends it
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

// readGemini reads what Gemini asks for beside the tools in its table.
func readGemini(r *policy.Request, tc ToolCall) bool {
	if strings.HasPrefix(tc.ToolCallID, "mcp_") {
		readGeminiMCP(r, tc)
		return true
	}
	// A file that the person attached from outside the workspace.
	if path, ok := strings.CutPrefix(str(tc.Title), "Allow access to absolute path: "); ok && strings.HasPrefix(tc.ToolCallID, "resolve-prompt-") {
		r.Tool, r.Paths = policy.Read, []string{path}
		return true
	}
	return false
}

// readGeminiMCP reads "TOOL (SERVER MCP Server)" with JSON arguments in content.
// An argument named command takes the title's place, and may pose as one: so the
// title must agree with the id, which the model does not write.
func readGeminiMCP(r *policy.Request, tc ToolCall) {
	name, rest, _ := cutLast(str(tc.Title), " (")
	server, isTitle := strings.CutSuffix(rest, " MCP Server)")
	r.Tool = policy.MCP
	if isTitle && strings.HasPrefix(tc.ToolCallID, geminiName(server, name)+"__") {
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

var notInName = regexp.MustCompile(`[^a-zA-Z0-9_\-.:]`)

// geminiName is what Gemini makes of a server's and a tool's name
// (generateValidName in its bundle, 0.61.0).
func geminiName(server, tool string) string {
	name := server + "_" + tool
	if !strings.HasPrefix(name, "mcp_") {
		name = "mcp_" + name
	}
	name = notInName.ReplaceAllString(name, "_")
	if len(name) > 63 {
		name = name[:30] + "..." + name[len(name)-30:]
	}
	return name
}
