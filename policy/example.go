package policy

import (
	"strings"

	"guard/locale"
	"guard/policy/risk"
)

// Example is one of a rule's examples, judged. Whether it holds hangs on the
// rule alone; the verdict is what all rules and the mode say of it, so a rule
// may match while another decides.
type Example struct {
	Text    string
	Wanted  bool // it stands in match; else in not_match
	Matches bool // the rule by itself catches it
	Line    int  // in the rule's file; 0: not known
	Verdict Verdict
}

// Holds reports whether the rule does with the example what was written down.
func (e Example) Holds() bool { return e.Wanted == e.Matches }

// Err is why it does not hold, or nil.
func (e Example) Err() error {
	switch {
	case e.Holds():
		return nil
	case e.Wanted:
		return locale.Errorf("the rule does not match its example %q", e.Text)
	}
	return locale.Errorf("the rule matches %q, which is in not_match", e.Text)
}

// Examples judges the rule's examples: those of Match, then those of NotMatch.
// An example is a command line; for the tools edit, read, delete and move, and
// for a rule with paths and no command, a path; for fetch an address; for mcp
// "server.tool", and for other a name.
func (r *Rule) Examples(j Judge, s Settings) []Example {
	list := make([]Example, 0, len(r.Match)+len(r.NotMatch))
	for i, text := range append(r.Match[:len(r.Match):len(r.Match)], r.NotMatch...) {
		f := j.Facts(r.example(j, text))
		line := 0
		if i < len(r.ExampleLines) {
			line = r.ExampleLines[i]
		}
		list = append(list, Example{Text: text, Line: line, Wanted: i < len(r.Match), Matches: r.catches(&f),
			Verdict: Decide(f, s)})
	}
	return list
}

// catches tells whether the rule by itself speaks for a request.
func (r *Rule) catches(f *Facts) bool {
	if r.Action == Allow {
		return allowing(f, []Rule{*r}, risk.Low) != nil
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
