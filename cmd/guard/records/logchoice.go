package records

import (
	"os"
	"slices"
	"strings"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// logChoice says which records are wanted. Empty members choose everything.
type logChoice struct {
	session, verdict, category, agent string
	event                             audit.Event
	all                               bool
	from, before                      time.Time
}

// parse reads what the person typed, and says what of it can choose nothing.
func (l *logFlags) parse(now time.Time) (err error) {
	if err := l.together(); err != nil {
		return err
	}
	if l.from, err = logTime("--since", l.since, now); err != nil {
		return err
	}
	if l.before, err = logTime("--until", l.until, now); err != nil {
		return err
	}
	if l.verdict != "" {
		if err := cli.OneOf("--verdict", l.verdict, verdicts); err != nil {
			return err
		}
	}
	if l.category != "" {
		l.category = strings.ToUpper(l.category)
		if err := cli.OneOf("--category", l.category, risk.AllCategories()); err != nil {
			return err
		}
	}
	if l.onlyEvent != "" {
		if err := cli.OneOf("--event", l.onlyEvent, audit.Events()); err != nil {
			return err
		}
		l.event, _ = audit.ParseEvent(l.onlyEvent)
	}
	return nil
}

var verdicts = []string{policy.Allow.String(), policy.Ask.String(), policy.Deny.String()}

// together says which options mean nothing beside each other.
func (l *logFlags) together() error {
	lines := l.follow || l.all || l.onlyEvent != "" // options that choose among the lines
	switch {
	case l.summary && (lines || l.page != ""):
		return locale.New("--summary counts decisions: leave out --follow, --all, --event and --html")
	case l.page != "" && (lines || l.json):
		return locale.New("--html writes a page of decisions: leave out --follow, --all, --event and --json")
	case l.force && l.page == "":
		return locale.New("--force goes with --html only")
	}
	return nil
}

// timeForms are the ways to write a moment, in the person's own time zone
// unless they name one.
var timeForms = []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly}

// logTime reads a moment, or a time span that ends now.
func logTime(flag, s string, now time.Time) (time.Time, error) {
	if s == "" {
		return time.Time{}, nil
	}
	for _, form := range timeForms {
		if t, err := time.ParseInLocation(form, s, time.Local); err == nil {
			return t, nil
		}
	}
	if t, err := time.ParseInLocation("15:04", s, time.Local); err == nil {
		y, m, d := now.Local().Date()
		return time.Date(y, m, d, t.Hour(), t.Minute(), 0, 0, time.Local), nil
	}
	d, err := config.ParseSpan(s)
	if err != nil || d < 0 {
		return time.Time{}, locale.Errorf(`%s %q: write it as 2h or 3d (ago), 07:30, 2026-11-21 or "2026-11-21 07:30"`,
			flag, s)
	}
	return now.Add(-d), nil
}

// known says that no session of these records is the one that was named.
func (c *logChoice) known(files []audit.File) error {
	if c.session == "" || slices.ContainsFunc(files, func(f audit.File) bool { return c.inSession(f.Session) }) {
		return nil
	}
	return cli.Fail(cli.ExitUsage, locale.Errorf("no session begins with %q (guard log lists them)", c.session))
}

func (c *logChoice) inSession(id string) bool { return strings.HasPrefix(id, c.session) }

// mayHold tells whether a file can hold a record that is wanted: by its session,
// its beginning, and when it was last written.
func (c *logChoice) mayHold(f audit.File) bool {
	if !c.inSession(f.Session) || !c.before.IsZero() && !f.Started.Before(c.before) {
		return false
	}
	info, err := os.Stat(f.Path)
	return err != nil || c.from.IsZero() || !info.ModTime().Before(c.from)
}

// leading are the events that only lead up to a decision, or repeat one.
var leading = []audit.Event{
	audit.ApprovalRequested, audit.StepPaused, audit.ApprovalResolved, audit.ApprovalRequired, audit.ApprovalSkipped,
	audit.StepCancelled, audit.SessionOpened, audit.ToolFinished, audit.QuestionPassed,
}

func (c *logChoice) wants(e audit.Entry) bool {
	switch {
	case !c.from.IsZero() && e.Time.Before(c.from), !c.before.IsZero() && !e.Time.Before(c.before),
		c.agent != "" && e.Agent != c.agent:
		return false
	case c.event != "":
		if c.event != e.Event {
			return false
		}
	case !c.all && (slices.Contains(leading, e.Event) || e.Event == audit.Decided && !e.DecidesAnew()):
		return false
	}
	if c.verdict == "" && c.category == "" {
		return true
	}
	v := record.VerdictOf(e)
	return (c.verdict == "" || v.Verdict == c.verdict) &&
		(c.category == "" || slices.Contains(v.Categories, c.category))
}
