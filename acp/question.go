package acp

import (
	"strings"
	"unicode"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
)

// isQuestion reports whether a session/request_permission only asks the person
// something: to choose among several ways on, to agree to another mode of the
// agent's, or something of the kind "other" with no tool behind it.
//
// A call that an earlier update showed to run or change something is no question,
// whatever the request calls it.
func isQuestion(d *Dialect, p *Permission, r *policy.Request, seen *call) bool {
	tc := callOf(p)
	if seen.unclear || acts(&seen.ToolCall) {
		return false
	}
	if p.Subject != nil || dialect.Tells(tc.RawInput) || hasDiff(tc) || tc.Locations != nil && len(*tc.Locations) > 0 {
		return false
	}
	if d.ToolInID { // the tool is known for certain
		return d.Asks[toolName(d, tc)]
	}
	switch str(tc.Kind) {
	case "switch_mode":
		return r.Tool == policy.Other
	case "", "other", "think":
		if countKind(p.Options, decision.AllowOnce) > 1 {
			return r.Tool == policy.Other || str(tc.Kind) == "other"
		}
	}
	// An empty raw input is a tool's too: one that takes no arguments.
	return str(tc.Kind) == "other" && tc.RawInput == nil && tc.Name == nil &&
		r.Tool == policy.Other && !r.Partial && len(r.Paths) == 0 && len(r.Args) == 0
}

// carriesCommand reports whether the words of a question hold a command that no question
// may carry, and makes r the request for that command.
func (g *Gate) carriesCommand(p *Permission, r *policy.Request) bool {
	return g.CarriesCommand(r, wordsOf(p, r))
}

// CarriesCommand is carriesCommand for words of any protocol.
func (g *Gate) CarriesCommand(r *policy.Request, words []string) bool {
	lines, all := commandsIn(words)
	for _, line := range lines {
		q := g.placed(policy.Request{Session: r.Session, Call: r.Call, Tool: policy.Shell, Command: line, Raw: r.Raw,
			Question: true})
		if g.decider.CriticalOrWorse(q) {
			*r = q
			return true
		}
	}
	if !all { // asked of as a tool
		r.Partial = true
		g.Place(r)
	}
	return !all
}

// wordsOf are the words of a question that a client shows in its own frame: the
// title, and what stands on the buttons.
func wordsOf(p *Permission, r *policy.Request) []string {
	words := []string{r.Raw}
	for _, o := range p.Options {
		words = append(words, o.Name)
	}
	return words
}

// How much of a question is looked at: bytes of its words, commands that may stand in
// them, and words of one line that may begin a command.
const (
	maxWords  = 16 << 10
	maxPosed  = 512
	maxBegins = 16
)

// commandsIn are the commands that texts may hold: each line, and what is left of it
// from each of its first words on, as it stands and without the quotes and brackets
// that prose puts round a command. all is false where there are more than are looked at.
func commandsIn(texts []string) (lines []string, all bool) {
	bytes := 0
	for _, text := range texts {
		if bytes += len(text); bytes > maxWords {
			return lines, false
		}
		for line := range strings.Lines(text) {
			lines = append(lines, beginsIn(line)...)
			if len(lines) > maxPosed {
				return lines, false
			}
		}
	}
	return lines, true
}

// beginsIn are the commands that one line may hold. One or two last words with no sign
// that means anything to a shell are taken for prose.
func beginsIn(line string) (all []string) {
	rest := strings.TrimSpace(line)
	for begins := 0; rest != "" && begins < maxBegins; begins++ {
		blank := strings.IndexFunc(rest, unicode.IsSpace)
		if begins > 0 && len(strings.Fields(rest)) < 3 && !strings.ContainsAny(rest, shellSigns) {
			break
		}
		all = append(all, rest)
		if bare := strings.TrimLeft(strings.TrimRight(rest, proseEnds), proseBegins); bare != rest &&
			strings.ContainsAny(bare, shellSigns) {
			all = append(all, bare)
		}
		if blank < 0 {
			break
		}
		rest = strings.TrimSpace(rest[blank:])
	}
	return all
}

// What prose puts before and behind a command, and signs by which a shell's command is
// told from prose.
const (
	proseBegins = "`'\"“”‘’([{<>$*#-–—:"
	proseEnds   = "`'\"“”‘’)]}>?!.,;:…"
	shellSigns  = "|&;<>()$`\\*~/-"
)

// question passes a question on to the client, with its words escaped and marked as the
// agent's own. Outside the mode unrestricted it loses the options that would lift later
// questions.
func (g *Gate) question(line []byte, f wire.Frame, p *Permission, title string) bool {
	opts := p.Options
	if !g.decider.Unrestricted() {
		opts = keepKinds(opts, decision.AllowOnce, decision.RejectOnce, decision.RejectAlways)
	}
	g.Pass(line, f)
	g.say(g.toClient, wire.NewRequest(f.ID, f.Method, g.quoted(f.Params, opts, title)))
	return false
}

// quoted are the params of a question with the agent's words escaped and marked.
func (g *Gate) quoted(params []byte, opts []Option, title string) []byte {
	escape := func(old []byte) any { s, _ := wire.Text(old); return g.Lines(s) }
	marked := func([]byte) any { return locale.Fill("the agent's own words: {0}", g.escape(title)) }
	with := wire.Edition{"options": func([]byte) any {
		return optionsJSON(g.named(opts))
	}, "title": marked, "description": escape}
	if wire.Find(params, "toolCall") == nil {
		return wire.Rewrite(params, with, "title")
	}
	with["toolCall"] = func(old []byte) any {
		return rawJSON(wire.Rewrite(old, wire.Edition{"title": marked, "content": g.escapedBlocks}, "title"))
	}
	delete(with, "title")
	return wire.Rewrite(params, with)
}

// named are options with their names escaped.
func (g *Gate) named(opts []Option) []Option {
	named := make([]Option, len(opts))
	for i, o := range opts {
		o.Name = g.escape(o.Name)
		named[i] = o
	}
	return named
}

// escapedBlocks are content blocks with their texts escaped, line by line.
func (g *Gate) escapedBlocks(old []byte) any {
	list := []any{}
	for item := range wire.Items(old) {
		var c Content
		if jsonv2.Unmarshal(item, &c) == nil && c.Text() != "" {
			list = append(list, textBlock(g.Lines(c.Text())))
			continue
		}
		list = append(list, rawJSON(item))
	}
	return list
}

// Lines escapes a text that may have several lines.
func (g *Gate) Lines(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		body, ends := strings.CutSuffix(line, "\n")
		b.WriteString(g.escape(body))
		if ends {
			b.WriteByte('\n')
		}
	}
	return b.String()
}
