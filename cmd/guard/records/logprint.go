package records

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// logPrinter prints records for a person, or as JSON.
type logPrinter struct {
	cli.Ink
	window
	w       *bufio.Writer
	json    bool
	home    string
	width   int    // of a line that says how a session started, in cells
	session string // the one that was printed last
}

func newLogPrinter(w io.Writer) *logPrinter {
	columns := cli.Columns(os.Stdout)
	width := columns
	if width <= 0 {
		width = pipeWidth
	}
	return &logPrinter{Ink: cli.NewInk(os.Stdout), window: window{columns}, w: bufio.NewWriter(w),
		home: cli.ThisPerson().Home, width: width}
}

// pipeWidth is the width where there is no window, and startsAt where an event stands in a line.
const pipeWidth, startsAt = 120, 24

// decisionID names a record for `guard log show`.
func decisionID(e audit.Entry) string { return fmt.Sprintf("%.8s/%d", e.Session, e.Seq) }

func (p *logPrinter) entry(e audit.Entry) {
	if p.json {
		p.w.WriteString(cli.VisibleJSON(e.Line))
		p.w.WriteByte('\n')
		return
	}
	if p.session != e.Session {
		p.session = e.Session
		text := locale.Sprintf("%s  session %s  %s", e.Time.Local().Format("2006-01-02"), e.Session, e.Agent)
		for _, line := range p.hung("", 0, text, narrowIndent) {
			fmt.Fprintf(p.w, "%s\n", p.In(cli.Bold, line))
		}
	}
	for _, line := range p.what(e, fmt.Sprintf("%s  %-12s  ", e.Time.Local().Format("15:04:05"),
		prompt.Escape(decisionID(e)))) {
		p.w.WriteString(line + "\n")
	}
}

// what is an event in one line behind its head, or in as many as its text takes in this window.
func (p *logPrinter) what(e audit.Entry, head string) []string {
	v := record.VerdictOf(e)
	if e.Event == audit.SessionStarted {
		return p.started(e, head+prompt.Escape(eventWord(e))+"  ")
	}
	if v.Verdict == "" {
		return p.hung(head, prompt.Cells(head), strings.TrimSpace(eventWord(e)+"  "+eventText(e, p.home)), startsAt)
	}
	word, about := v.Verdict, why(e, v)
	if e.Event != audit.Decided { // which has no verdict of its own
		word, about = "", eventWord(e)+": "+about
	}
	word = fmt.Sprintf("%-5s", prompt.Escape(word))
	level := "  " + cli.Column(levelWord(v), 8) + "  "
	return p.told(p.Ink, text{head + p.In(verdictInk[v.Verdict], word) + level, prompt.Cells(head + word + level)},
		oneLine(asked(e)), about, startsAt)
}

// started is how a run began, in one line; in a narrow window where and how stand below.
func (p *logPrinter) started(e audit.Entry, head string) []string {
	s, cells := startOf(e), prompt.Cells(head)
	line := head + s.short(e, p.home, p.width-cells)
	if p.columns <= 0 || prompt.Cells(line) <= p.columns {
		return []string{line}
	}
	indent := p.indent(startsAt)
	margin := strings.Repeat(" ", indent)
	lines := []string{head + s.named(p.home, max(least, p.columns-cells))}
	if p.columns-cells < least {
		lines = []string{strings.TrimRight(head, " "), margin + s.named(p.home, max(least, p.columns-indent))}
	}
	return append(lines, p.hung(margin, indent, strings.TrimSpace(s.terms(e, p.home)), startsAt)...)
}

var verdictInk = map[string]string{"allow": cli.Green, "ask": cli.Yellow, "deny": cli.Red}

// why is who decided: a person, or the rule.
func why(e audit.Entry, v record.Verdict) string {
	who := question.RuleName(v.Rule)
	if e.By.Asked() {
		who = answeredBy(e)
	} else if e.Answer != "" {
		who = e.Answer + ", " + who
	}
	if e.Note != "" {
		who += ": " + e.Note
	}
	return who
}

// eventWords are the events in words.
var eventWords = map[audit.Event]locale.Message{
	audit.SessionStarted: "started", audit.SessionEnded: "ended", audit.SessionOpened: "session opened",
	audit.Decided: "decided", audit.ApprovalRequired: "approval required",
	audit.ApprovalRequested: "approval requested", audit.ApprovalResolved: "approval resolved",
	audit.ApprovalGranted: "approval granted", audit.ApprovalRevoked: "approval revoked",
	audit.ApprovalSkipped: "approval skipped", audit.StepPaused: "waits for a person",
	audit.StepCancelled: "step cancelled by user", audit.UserActionRequired: "for you to do", audit.ModeChanged: "mode",
	audit.ModeRefused: "mode refused", audit.ToolFinished: "tool finished", audit.Unguarded: "unguarded",
	audit.HookDead: "hook dead", audit.LateAnswerDropped: "late answer dropped",
	audit.QuestionPassed: "question passed", audit.Rewritten: "rewritten", audit.MCPServer: "MCP server",
	audit.ProjectLayer: "project's own", audit.RecordsRemoved: "records removed",
	audit.Undone: "undone", audit.NotJudged: "not judged",
}

func eventWord(e audit.Entry) string {
	if w := eventWords[e.Event]; w != "" {
		return locale.Text(w)
	}
	return strings.ReplaceAll(string(e.Event), "_", " ")
}

// eventText is what an event without a verdict is about.
func eventText(e audit.Entry, home string) string {
	switch e.Event {
	case audit.SessionStarted:
		s := startOf(e)
		return strings.TrimRight(s.program(s.Arguments, home)+s.terms(e, home), " ")
	case audit.NotJudged:
		return locale.Text("it speaks no protocol that guard reads")
	case audit.ModeChanged:
		var d struct{ From, To string }
		record.Read(e.Data, &d)
		return d.From + " → " + d.To
	case audit.ApprovalGranted, audit.ApprovalRevoked:
		var g policy.Grant
		record.Read(e.Data, &g)
		return question.GrantNames([]policy.Grant{g})
	case audit.RecordsRemoved:
		var d record.Removed
		record.Read(e.Data, &d)
		if len(d.Files) == 1 {
			return locale.Text("1 record kept no longer")
		}
		return locale.Sprintf("%d records kept no longer", len(d.Files))
	case audit.Undone:
		var d undoing
		record.Read(e.Data, &d)
		session, seq, _ := strings.Cut(d.Of, "/")
		text := fmt.Sprintf("%.8s/%s", session, seq)
		if d.Only != "" {
			text += "  " + cli.HomeRelative(d.Only, home)
		}
		if d.To != "" {
			text += " → " + cli.HomeRelative(d.To, home)
		}
		return text
	case audit.SessionEnded:
		switch {
		case e.Exit == nil:
			return ""
		case e.Exit.Signal != "":
			return locale.Fill("by signal: {0}", e.Exit.Signal)
		}
		return locale.Sprintf("exit status %d", e.Exit.Code)
	}
	return oneLine(e.Reason)
}

// asked is what the agent asked for, as it would run.
func asked(e audit.Entry) string {
	r := record.RequestOf(e)
	switch {
	case r.Command != "":
		return r.Command
	case len(r.Argv) > 0:
		return strings.Join(r.Argv, " ")
	case len(r.Paths) > 0:
		return strings.TrimSpace(string(r.Tool) + " " + strings.Join(r.Paths, " ") + " " + r.To)
	case len(r.URLs) > 0:
		return string(r.Tool) + " " + strings.Join(r.URLs, " ")
	case r.Name != "" || r.Server != "":
		return strings.TrimSpace(strings.Trim(r.Server+"."+r.Name, ".") + " " + string(r.Args))
	}
	return r.Raw
}

// maxAsked bounds what one line shows of a request, in characters.
const maxAsked = 100

func oneLine(s string) string {
	if utf8.RuneCountInString(s) <= maxAsked {
		return s
	}
	return string([]rune(s)[:maxAsked-1]) + "…"
}
