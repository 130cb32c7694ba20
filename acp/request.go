package acp

import (
	"cmp"
	"strings"

	"guard/acp/dialect"
	"guard/policy"
)

// permissionRequest turns a permission, completed from the updates before it,
// into what policy judges.
func permissionRequest(r *policy.Request, d *Dialect, p *Permission, seen *call) {
	own := *callOf(p)
	if own.Title == nil && p.Title != "" {
		own.Title = &p.Title
	}
	whole := merged(seen.ToolCall, own)
	var in, was rawInput
	in.read(own.RawInput)
	was.read(seen.RawInput)
	*r = policy.Request{Channel: policy.ChannelACP, Session: p.SessionID, Call: own.ToolCallID, Raw: str(whole.Title),
		Tool: policy.Other}
	r.Partial = seen.unclear || p.tellsTwo() || contradicts(d, &own, &in, &seen.ToolCall, &was)
	if p.ToolCall == nil && p.Subject != nil && p.Subject.Type == "command" {
		r.Tool, r.Command, r.Cwd, r.Raw = policy.Shell, p.Subject.Command, p.Subject.Cwd, p.Subject.Command
		r.Claim = p.Description
		title := bareTitle(&own)
		r.Partial = r.Partial || isCommand(title) && !sameWords(title, p.Subject.Command)
		return
	}
	if tool, known := d.Tools[toolName(d, &whole)]; known {
		readTool(r, d, tool, &whole, latest(&in, &was))
	} else if !d.ToolInID || d.Other == nil || !d.Other(r, &whole) {
		readGeneric(r, &whole, latest(&in, &was))
		if r.Tool == policy.Other {
			r.Name = cmp.Or(toolName(d, &whole), r.Name)
		}
	}
	addEarlier(r, &own, &seen.ToolCall)
	addFolder(r, &was)
}

// tellsTwo reports a permission about two things at once: which of them counts is not known.
func (p *Permission) tellsTwo() bool {
	s := p.Subject
	return s != nil && (p.ToolCall != nil || s.ToolCall != nil && (s.Type == "command" || s.Command != ""))
}

// callOf is the tool call that a permission is about; an empty one where it names none.
func callOf(p *Permission) *ToolCall {
	switch {
	case p.ToolCall != nil:
		return p.ToolCall
	case p.Subject != nil && p.Subject.ToolCall != nil:
		return p.Subject.ToolCall
	}
	return &ToolCall{}
}

// readTool reads a call of a tool that is in a dialect's table.
func readTool(r *policy.Request, d *Dialect, tool dialect.Tool, tc *ToolCall, in *rawInput) {
	r.Tool = tool.Is
	switch {
	case tool.Quiet:
		r.Tool, r.Name = policy.Other, toolName(d, tc)
		r.Quiet = !acts(tc)
	case tool.Read != nil:
		tool.Read(r, tc)
	default:
		readGeneric(r, tc, in)
	}
}

// addEarlier adds the command of the update before the request, where the
// request itself brings none but says something else in its title: which of
// the two would run cannot be known, so both are judged.
func addEarlier(r *policy.Request, own, earlier *ToolCall) {
	title := str(own.Title)
	if r.Tool != policy.Shell || dialect.Tells(own.RawInput) || title == "" || str(own.Kind) != "execute" {
		return
	}
	if bare := strings.Trim(title, "`"); r.Command != "" && bare != r.Command && title != str(earlier.Title) {
		r.Command = bare + "\n" + r.Command
		r.Raw = r.Command
	}
}

// toolName is the agent's own name of the tool, where its dialect or the call tells it.
func toolName(d *Dialect, tc *ToolCall) string {
	if d.ToolInID {
		name, _, found := strings.Cut(tc.ToolCallID, "__")
		if found {
			return name
		}
		return ""
	}
	return str(tc.Name)
}

// appendNew appends a text that the list does not hold yet.
func appendNew(list []string, s string) []string {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}
