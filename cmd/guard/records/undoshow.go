package records

import (
	"bytes"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/diff"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
	"guard/undo"
	"guard/undo/restore"
)

// Bounds of what is shown of a plan.
const (
	maxShown = 200     // lines
	maxDiff  = 1 << 20 // bytes of a text that is compared
)

// planPrinter shows what an undo would do.
type planPrinter struct {
	cli.Ink
	plan  *restore.Plan
	older bool // older calls took more of what is asked for
	lines []string
	more  int // lines that are not shown
}

func (p *planPrinter) line(s string) {
	if len(p.lines) < maxShown {
		p.lines = append(p.lines, s)
		return
	}
	p.more++
}

// stateWords say what would become of a path.
var stateWords = map[restore.State]locale.Message{
	restore.Gone: "comes back", restore.Differs: "becomes what it was", restore.Goes: "goes away again",
	restore.Blocked: "stays as it is", restore.Lost: "is lost",
}

// stateNames are the states as programs read them.
var stateNames = map[restore.State]string{
	restore.Gone: "gone", restore.Differs: "differs", restore.Goes: "goes", restore.Blocked: "blocked",
	restore.Lost: "lost", restore.Unchanged: "unchanged",
}

var stateInk = map[restore.State]string{
	restore.Gone: cli.Green, restore.Differs: cli.Yellow, restore.Goes: cli.Yellow, restore.Blocked: cli.Red,
	restore.Lost: cli.Red,
}

// text shows the plan, and how texts differ.
func (p *planPrinter) text(m moment) string {
	plan := p.plan
	p.lines = append(p.lines, p.In(cli.Bold, fmt.Sprintf("%s  %s  %s", prompt.Escape(decisionID(m.entry)),
		m.entry.Time.Local().Format(time.DateTime), prompt.Escape(oneLine(did(m.entry))))))
	bad := func(c *restore.Change) bool { return c.State == restore.Blocked || c.State == restore.Lost }
	for i := range plan.Changes {
		if c := &plan.Changes[i]; c.State != restore.Unchanged && !bad(c) {
			p.line(p.change(c))
			if c.State == restore.Differs && c.Entry.Kind == undo.File && p.more == 0 {
				p.differs(c)
			}
		}
	}
	if p.more > 0 {
		p.lines = append(p.lines, locale.Sprintf("… %d more", p.more))
	}
	if plan.Count(restore.Unchanged) > 0 {
		same := counted(plan, restore.Unchanged)
		p.lines = append(p.lines, p.In(cli.Faint, locale.Fill("as it was: {0}", same.String())))
	}
	for i := range plan.Changes { // what does not come back stands last, and all of it
		if c := &plan.Changes[i]; bad(c) {
			p.lines = append(p.lines, p.change(c))
		}
	}
	for _, lost := range plan.Missing {
		p.lines = append(p.lines, p.In(cli.Red, locale.Text("was not kept"))+"  "+
			prompt.Escape(string(lost.Path)+": "+lost.Why))
	}
	if plan.Open {
		p.lines = append(p.lines, p.In(cli.Red, locale.Text("more was not kept, and is not listed")))
	}
	if plan.Later > 0 {
		p.lines = append(p.lines, p.In(cli.Faint, question.Count(plan.Later,
			"1 file that was kept in case differs now; --file brings it back",
			"{0} files that were kept in case differ now; --file brings one back")))
	}
	if p.older {
		p.lines = append(p.lines, p.In(cli.Yellow,
			locale.Text("older calls took more of it that is not there now: --list lists them")))
	}
	return strings.Join(p.lines, "\n") + "\n"
}

// change tells what becomes of a path.
func (p *planPrinter) change(c *restore.Change) string {
	e := &c.Entry
	text := p.In(stateInk[c.State], locale.Text(stateWords[c.State])) + "  " + prompt.Escape(c.To)
	switch {
	case e.Kind == undo.Folder:
		text += "/"
	case e.Kind == undo.Link:
		text += prompt.Escape(" -> " + string(e.Target))
	case e.Kind == undo.File && c.State == restore.Gone:
		text += "  " + prompt.ByteSize(e.Size)
	}
	if c.Why != "" {
		text += ": " + prompt.Escape(c.Why)
	}
	return text
}

// differs shows how a file that stands there differs from what comes back.
func (p *planPrinter) differs(c *restore.Change) {
	now, small := c.Now(maxDiff)
	then, kept := p.plan.Then(c, maxDiff)
	if !small || !kept || !isText(now) || !isText(then) {
		if small {
			p.line(locale.Fill("  now {0}, then {1}", prompt.ByteSize(int64(len(now))), prompt.ByteSize(c.Entry.Size)))
		} else {
			p.line(locale.Fill("  then {0}", prompt.ByteSize(c.Entry.Size)))
		}
		return
	}
	if bytes.Equal(now, then) {
		p.line("  " + locale.Text("the same content; its mode or time differs"))
		return
	}
	lines := strings.Split(strings.TrimSuffix(string(diff.Diff("a", now, "b", then)), "\n"), "\n")
	for _, line := range lines[min(3, len(lines)):] {
		p.line("  " + p.In(diffInk[line[:min(1, len(line))]], prompt.Escape(line)))
	}
}

var diffInk = map[string]string{"-": cli.Red, "+": cli.Green}

func isText(b []byte) bool { return utf8.Valid(b) && bytes.IndexByte(b, 0) < 0 }

// planReport is a plan as a program reads it.
type planReport struct {
	momentReport
	Entries []entryReport  `json:"entries"`
	Missing []undo.Missing `json:"missing,omitempty"`
}

type entryReport struct {
	Path  undo.Path `json:"path"`
	To    undo.Path `json:"to,omitempty"` // where it would come back, if elsewhere
	Kind  undo.Kind `json:"kind"`
	Size  int64     `json:"size,omitempty"`
	State string    `json:"state"` // gone, differs, goes, unchanged, blocked or lost
	Why   string    `json:"why,omitempty"`
}

func (k keptFiles) planReport(m moment, plan *restore.Plan) planReport {
	r := planReport{momentReport: k.report(m), Entries: []entryReport{}, Missing: plan.Missing}
	for i := range plan.Changes {
		c := &plan.Changes[i]
		e := entryReport{Path: c.Entry.Path, Kind: c.Entry.Kind, Size: c.Entry.Size, State: stateNames[c.State],
			Why: c.Why}
		if c.To != string(c.Entry.Path) {
			e.To = undo.Path(c.To)
		}
		r.Entries = append(r.Entries, e)
	}
	return r
}
