package acp

import (
	"strings"
	"unicode"

	"guard/acp/dialect"
	"guard/acp/wire"
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
			return r.Tool == policy.Other
		}
	}
	// An empty raw input is a tool's too: one that takes no arguments.
	return str(tc.Kind) == "other" && tc.RawInput == nil && tc.Name == nil &&
		r.Tool == policy.Other && !r.Partial && len(r.Paths) == 0 && len(r.Args) == 0
}

// questions passes on what only asks the person something, once it is certain that no command hides in
// its words.
type questions struct {
	decider  Decider
	sessions *sessions
	link     *link
	escape   escaper
}

// carriesCommand reports whether the words of a question hold a command that no question
// may carry, and makes r the request for that command.
func (q *questions) carriesCommand(p *Permission, r *policy.Request) bool {
	return q.CarriesCommand(r, wordsOf(p, r))
}

// CarriesCommand is carriesCommand for words of any protocol.
func (q *questions) CarriesCommand(r *policy.Request, words []string) bool {
	lines, all := commandsIn(words)
	for _, line := range lines {
		command := q.sessions.placed(policy.Request{Session: r.Session, Call: r.Call, Tool: policy.Shell,
			Command: line, Raw: r.Raw, Question: true})
		if q.decider.CriticalOrWorse(command) {
			*r = command
			return true
		}
	}
	if !all { // asked of as a tool
		r.Partial = true
		q.sessions.Place(r)
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

// pass sends a question on to the client, with its words escaped and marked as the
// agent's own. Outside the mode unrestricted it loses the options that would lift later
// questions.
func (q *questions) pass(line []byte, f wire.Frame, p *Permission, title string) bool {
	opts := p.Options
	if !q.decider.Unrestricted() {
		opts = keepKinds(opts, decision.AllowOnce, decision.RejectOnce, decision.RejectAlways)
	}
	q.link.Pass(line, f)
	q.link.TellClient(wire.NewRequest(f.ID, f.Method, q.escape.question(f.Params, opts, title)))
	return false
}
