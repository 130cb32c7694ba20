package records

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control/record"
	"guard/locale"
	"guard/prompt"
)

// sameCall are the records of one decision, in order: those of the same tool
// call. An agent may use an id again: what follows a decision and asks anew is
// another story. What was let go on under an answer just given is still this one.
func sameCall(all []audit.Entry, at int) []audit.Entry {
	one := all[at]
	if one.RequestID == "" {
		return []audit.Entry{one}
	}
	var story []audit.Entry
	decided, found := false, false
	for _, e := range all {
		if e.RequestID != one.RequestID || e.ACPSession != one.ACPSession {
			continue
		}
		if decided && slices.Contains(opening, e.Event) && e.By != audit.ByHook {
			if found {
				break
			}
			story, decided = nil, false
		}
		story = append(story, e)
		decided = decided || e.Event == audit.Decided
		found = found || e.Seq == one.Seq
	}
	return story
}

// opening are the events that a story can begin with.
var opening = []audit.Event{audit.ApprovalRequested, audit.ApprovalSkipped, audit.Decided}

// storyPrinter tells a decision to a person. Everything goes through the escaper.
type storyPrinter struct {
	cli.Ink
	window
	w io.Writer
}

func (s *storyPrinter) row(name locale.Message, text string) { s.named(locale.Text(name), text) }

func (s *storyPrinter) named(name, text string) {
	if text != "" {
		label := cli.Label(prompt.Escape(name))
		s.lines(s.In(cli.Faint, label)+"  ", prompt.Cells(label)+2, text)
	}
}

// lines sets a text behind its head.
func (s *storyPrinter) lines(head string, cells int, text string) {
	for _, line := range s.hung(head, cells, text, cells) {
		fmt.Fprintln(s.w, line)
	}
}

func (s *storyPrinter) story(all []audit.Entry) {
	told := all[0] // the one with most to tell: its facts are the same in all of them
	for _, e := range all {
		if e.Request != nil && (told.Request == nil || e.Preview != nil) {
			told = e
		}
	}
	s.row("session", told.Session)
	s.row("agent", strings.TrimSpace(told.Agent+"  "+told.Channel))
	if told.Request != nil {
		s.request(told)
		s.facts(told)
	} else {
		s.row("event", strings.TrimSpace(eventWord(told)+"  "+eventText(told, "")))
	}
	last := all[len(all)-1]
	for _, e := range all {
		if e.Event == audit.Decided && (e.By != audit.ByHook || last.Event != audit.Decided) {
			last = e
		}
	}
	fmt.Fprintln(s.w)
	for _, e := range all {
		s.event(e)
	}
	fmt.Fprintln(s.w)
	v := record.VerdictOf(last)
	s.row("verdict", v.Verdict)
	s.row("rule", question.RuleName(v.Rule))
	s.row("decided", otherReason(v, record.FactsOf(told)))
	s.row("safer", v.Suggestion)
	s.row("next", v.Next)
	for _, e := range all {
		s.undo(e)
	}
}

// undo says whether what the call took can be brought back.
func (s *storyPrinter) undo(e audit.Entry) {
	m, ok := took(e)
	if !ok {
		return
	}
	k, err := openKept()
	if err != nil {
		s.row("undo", plainly(err))
		return
	}
	m = marked(m)
	text := k.state(m)
	if _, err := k.manifest(m.kept.Manifest); err == nil && !m.whole() {
		text += "  (guard undo " + decisionID(e) + ")"
	}
	s.row("undo", text)
}

func (s *storyPrinter) request(e audit.Entry) {
	r := record.RequestOf(e)
	s.row("asked", asked(e))
	s.row("in", r.Cwd)
	s.row("workspace", r.Workspace)
	s.row("you said", r.Prompt)
	s.row("it claims", r.Claim)
	for _, c := range r.Edits {
		s.row("changes", c.Path)
		s.text("  -", c.Old)
		s.text("  +", c.New)
	}
}

// text shows a text line by line.
func (s *storyPrinter) text(sign string, t *string) {
	if t == nil || *t == "" {
		return
	}
	for line := range strings.Lines(*t) {
		s.lines(sign+" ", prompt.Cells(sign)+1, strings.TrimSuffix(line, "\n"))
	}
}

func (s *storyPrinter) facts(e audit.Entry) {
	f := record.FactsOf(e)
	v := record.VerdictOf(e)
	s.row("risk", prompt.LevelName(v.Risk))
	s.row("categories", question.CategoryNames(v.Categories))
	for _, r := range f.Reasons {
		s.row("because", r)
	}
	for _, c := range f.Commands {
		s.row("runs", strings.TrimSpace(strings.Join(append(append([]string{}, c.Wrappers...), c.Argv...), " ")))
	}
	s.row("reads", strings.Join(f.Paths.Reads, " "))
	s.row("writes", strings.Join(f.Paths.Writes, " "))
	s.row("deletes", strings.Join(f.Paths.Deletes, " "))
	s.row("hosts", strings.Join(f.Hosts, " "))
	for _, m := range f.Matches {
		s.row("matched", question.MatchLine(m))
	}
	if e.Preview != nil {
		s.row("shown as", e.ApprovalType)
		for _, name := range slices.Sorted(maps.Keys(e.Preview.Details)) {
			s.named("  "+name, detail(e.Preview.Details[name]))
		}
	}
}

// detail is a member of a preview in words.
func detail(v any) string {
	if list, ok := v.([]any); ok {
		words := make([]string, len(list))
		for i, one := range list {
			words[i] = fmt.Sprint(one)
		}
		return strings.Join(words, ", ")
	}
	return fmt.Sprint(v)
}

// event is one step of the story.
func (s *storyPrinter) event(e audit.Entry) {
	text := eventWord(e)
	if v := record.VerdictOf(e); e.Event == audit.Decided {
		text += ": " + v.Verdict
	}
	if e.Answer != "" && (e.Event != audit.Decided || e.Answer != record.VerdictOf(e).Verdict) {
		text += ", " + e.Answer
	}
	if e.By != audit.Nobody {
		text += locale.Fill(", by {0}", e.By.String())
	}
	text += afterText(e)
	if e.Note != "" {
		text += ": " + e.Note
	}
	if about := eventText(e, ""); e.Verdict == nil && about != "" {
		text += ": " + about
	}
	when, id := e.Time.Local().Format("2006-01-02 15:04:05.000")+"  ", prompt.Escape(decisionID(e))
	s.lines(when+s.In(cli.Faint, id)+"  ", prompt.Cells(when+id)+2, text)
}
