package records

import (
	"bufio"
	"errors"
	"io"
	"os"
	"slices"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
)

// decidedMark stands in the line of every decision, and in few others.
const decidedMark = `"event":"` + string(audit.Decided) + `"`

// summarise is `guard log --summary`: how much of what was decided how.
func (l *logFlags) summarise(dir string, w io.Writer) error {
	l.event = audit.Decided
	var sum summary
	err := l.each(dir, decidedMark, func(e audit.Entry) {
		if l.wants(e) {
			sum.add(e)
		}
	})
	out := bufio.NewWriter(w)
	switch {
	case l.json:
		cli.WriteJSON(out, sum.report())
	case sum.Decisions == 0:
		cli.Say(l.noDecisions(dir))
	default:
		columns := cli.Columns(os.Stdout) // 0: it is no terminal
		t := summaryPrinter{Ink: cli.NewInk(os.Stdout), bars: barsFor(os.Getenv), columns: columns}
		t.print(out, &sum)
	}
	if failed := out.Flush(); failed != nil {
		return cli.Fail(cli.ExitInternal, failed)
	}
	return err
}

// noDecisions says why there is nothing to count: sessions may be there in which nothing was decided.
func (l *logFlags) noDecisions(dir string) string {
	files, err := l.files(dir)
	if err != nil || len(files) == 0 || l.agent != "" || l.verdict != "" || l.category != "" {
		return locale.Text("nothing matches")
	}
	return question.Count(len(files), "no decisions yet; 1 session (guard log lists it)",
		"no decisions yet; {0} sessions (guard log lists them)")
}

// each takes the entries of all records that may hold wanted ones, the oldest first, and says at the end what could
// not be read. It reads only lines in which the text stands.
func (l *logFlags) each(dir, text string, take func(audit.Entry)) error {
	files, err := l.files(dir)
	if err != nil {
		return err
	}
	var broken []error
	for _, f := range files {
		broken = append(broken, readRecord(f, text, take))
	}
	return unreadable(broken)
}

// files are the records that may hold wanted entries, the oldest first.
func (l *logFlags) files(dir string) ([]audit.File, error) {
	files, err := audit.Files(dir)
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	return slices.DeleteFunc(files, func(f audit.File) bool { return !l.mayHold(f) }), nil
}

// unreadable says what of the records could not be read; nil: all could.
func unreadable(broken []error) error {
	if err := errors.Join(broken...); err != nil {
		return cli.Fail(1, err)
	}
	return nil
}

// summaryReport is a summary as a program reads it.
type summaryReport struct {
	*summary
	Days       []group `json:"days"`
	Agents     []group `json:"agents"`
	Categories []group `json:"categories"`
	Rules      []group `json:"rules"`
}

func (s *summary) report() summaryReport {
	return summaryReport{s, s.days.byName(), s.agents.bySize(), s.categories.bySize(), s.rules.bySize()}
}

// A summary shows so many rows of a kind; the others are one row.
const (
	maxDays = 31
	maxRows = 10
)

// section is one table of a summary.
type section struct {
	head string
	rows []group
}

// sections are the tables of a summary, for people.
func (s *summary) sections() []section {
	return []section{
		{locale.Text("by day"), lastDays(s.days.byName())},
		{locale.Text("by agent"), largest(s.agents.bySize(), nil)},
		{locale.Text("by category"), largest(s.categories.bySize(), prompt.CategoryName)},
		{locale.Text("by rule"), largest(s.rules.bySize(), question.RuleName)},
	}
}

// lastDays are the last days, and in front what was before.
func lastDays(days []group) []group {
	before := len(days) - maxDays
	if before <= 0 {
		return days
	}
	first := sumOf(locale.Fill("before {0}", days[before].Name), days[:before])
	return append([]group{first}, days[before:]...)
}

// largest are the largest groups by the names that people read, and at the end what is left.
func largest(all []group, name func(string) string) []group {
	var rest []group
	if len(all) > maxRows {
		all, rest = all[:maxRows-1], all[maxRows-1:]
	}
	rows := make([]group, 0, maxRows)
	for _, g := range all {
		if name != nil {
			g.Name = name(g.Name)
		}
		rows = append(rows, g)
	}
	if len(rest) > 0 {
		rows = append(rows, sumOf(question.Count(len(rest), "1 other", "{0} others"), rest))
	}
	return rows
}

// span says from when to when a summary's decisions were made.
func (s *summary) span() string {
	from, to := s.From.Local().Format(time.DateOnly), s.To.Local().Format(time.DateOnly)
	if from == to {
		return from
	}
	return locale.Fill("{0} to {1}", from, to)
}

// total says in one line what a summary counts.
func (s *summary) total() string {
	return locale.Sprintf("%s: sessions %d, decisions %d, ran %d, asked %d, refused %d", s.span(), s.Sessions,
		s.Decisions, s.Ran, s.Asked, s.Refused)
}
