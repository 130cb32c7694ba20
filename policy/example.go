package policy

import (
	"errors"
	"fmt"
	"strings"
)

// Check judges the rule's examples by the rule alone: each of Match must be
// caught by it, none of NotMatch. An example is a command line; for the tools
// edit, read, delete and move, and for a rule with paths and no command, a
// path; for fetch an address; for mcp "server.tool", and for other a name.
func (r *Rule) Check(j Judge) error {
	var errs []error
	for _, ex := range r.Match {
		if !r.catches(j, ex) {
			errs = append(errs, fmt.Errorf("the rule does not match its example %q", ex))
		}
	}
	for _, ex := range r.NotMatch {
		if r.catches(j, ex) {
			errs = append(errs, fmt.Errorf("the rule matches %q, which is in not_match", ex))
		}
	}
	return errors.Join(errs...)
}

func (r *Rule) catches(j Judge, example string) bool {
	f := j.Facts(r.example(j, example))
	if r.Action == Allow {
		return allowing(f, []Rule{*r}) != nil
	}
	return r.touches(f)
}

// example makes the request that an example stands for.
func (r *Rule) example(j Judge, text string) Request {
	req := Request{Tool: r.exampleTool(), Cwd: j.World.Workspace, Raw: text}
	if len(r.Agents) > 0 {
		req.Agent = r.Agents[0]
	}
	switch req.Tool {
	case Shell:
		req.Command = text
	case Fetch:
		req.URLs = []string{text}
	case MCP:
		req.Server, req.Name, _ = strings.Cut(text, ".")
	case Other:
		req.Name = text
	case Move:
		req.Paths, req.To = []string{text}, text+".moved"
	case Edit:
		old, new := "old", "new"
		req.Edits = []Change{{Path: text, Old: &old, New: &new}}
	default:
		req.Paths = []string{text}
	}
	return req
}

func (r *Rule) exampleTool() Tool {
	switch {
	case len(r.Tools) > 0:
		return r.Tools[0]
	case len(r.Commands) == 0 && len(r.Paths) > 0:
		return Read
	}
	return Shell
}
