package records

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/records/page"
	"guard/control/record"
	"guard/locale"
	"guard/prompt"
)

// pageBuilder makes a page of entries: it counts all of them, and holds the newest. Sessions come in from the newest to
// the oldest, the entries of each in their order.
type pageBuilder struct {
	choice   *logChoice
	home     string
	sum      summary
	sessions []*pageSession // that have steps, the newest first
	steps    int            // in them
	left     int            // steps that are older

	now      *pageSession              // whose entries come in; nil: it has none yet
	previews map[string]*audit.Preview // of its questions that have no decision yet
	anchors  int
}

// pageSession is a session of which something is shown.
type pageSession struct {
	page.Session
	count
	steps []pageStep
	from  time.Time
	to    time.Time
}

// pageStep is a decision or another event.
type pageStep struct {
	page.Step
	at  time.Time
	key string // of its call
	fit *room  // what else its texts may take
}

// maxPreviews bounds how many questions without a decision are remembered.
const maxPreviews = 1000

// full reports that no older step is held any more.
func (b *pageBuilder) full() bool { return b.steps >= maxSteps }

// add takes the next entry of a session.
func (b *pageBuilder) add(e audit.Entry) {
	if b.now == nil {
		b.now = &pageSession{Session: page.Session{ID: shown(e.Session), Agent: shown(e.Agent),
			Start: e.Time.Local().Format("2006-01-02 15:04"), Machine: e.Time.Format(time.RFC3339)}, from: e.Time}
		b.previews = map[string]*audit.Preview{}
	}
	if e.Time.After(b.now.to) {
		b.now.to = e.Time
	}
	if special := pageEvents[e.Event]; special != nil {
		special(b, e)
		return
	}
	if !b.choice.wants(e) {
		return
	}
	b.sum.add(e)
	switch {
	case b.full():
		b.left++
	case e.Event == audit.Decided:
		b.now.count.add(e, record.VerdictOf(e).Verdict)
		b.put(b.decision(e))
	default:
		b.put(b.note(e))
	}
}

// end ends a session. It is held if something in it is.
func (b *pageBuilder) end() {
	if b.now != nil && len(b.now.steps) > 0 {
		b.sessions = append(b.sessions, b.now)
		b.steps += len(b.now.steps)
	}
	b.now, b.previews = nil, nil
}

func callKey(e audit.Entry) string { return e.ACPSession + "\x00" + e.RequestID }

func (b *pageBuilder) started(e audit.Entry) {
	b.now.About = append(b.now.About, shortened(eventText(e, b.home)))
}

func (b *pageBuilder) ended(e audit.Entry) {
	if text := eventText(e, b.home); text != "" {
		b.now.About = append(b.now.About, shortened(text))
	}
}

// requested remembers what a person is shown, until it is known what they said.
func (b *pageBuilder) requested(e audit.Entry) {
	if e.Preview != nil && len(b.previews) < maxPreviews {
		b.previews[callKey(e)] = e.Preview
	}
}

// required adds what a person would have been shown to the refusal before it.
func (b *pageBuilder) required(e audit.Entry) {
	const far = 16 // other calls' decisions may stand between
	for i := len(b.now.steps) - 1; i >= max(0, len(b.now.steps)-far) && e.Preview != nil; i-- {
		if s := &b.now.steps[i]; s.key == callKey(e) && s.Verdict != "" {
			s.Facts = slices.Insert(s.Facts, len(s.Facts)-1, previewFacts(s.fit, e.Preview)...)
			return
		}
	}
}

// put adds a step to the session, and lets go of its oldest where there are too many.
func (b *pageBuilder) put(s pageStep) {
	b.anchors++
	s.Anchor = "s" + strconv.Itoa(b.anchors)
	b.now.steps = append(b.now.steps, s)
	if len(b.now.steps) > maxSteps-b.steps {
		b.now.steps[0] = pageStep{} // its texts are free
		b.now.steps = b.now.steps[1:]
		b.left++
	}
}

// page is the page of all that came in.
func (b *pageBuilder) page(now time.Time) page.Page {
	p := page.Page{
		Lang: locale.Spoken(), Title: locale.Text("What guard decided"), Total: locale.Text("nothing was decided"),
		Made: locale.Fill("written by guard {0} on {1}", cli.Version(), now.Format("2006-01-02 15:04")),
		Words: page.Words{Show: locale.Text("show"), All: locale.Text("all"), Ran: locale.Text("ran"),
			Asked: locale.Text("asked you"), Refused: locale.Text("refused"), Search: locale.Text("search"),
			Timeline: locale.Text("the session's decisions by time")},
	}
	if b.sum.Decisions > 0 {
		p.Total = b.sum.total()
		p.Tables = pageTables(b.sum.sections())
	}
	if b.left > 0 {
		p.LeftOut = locale.Sprintf("only the newest %d are listed; to list the %d before them, choose with "+
			"--since, --until or a session", b.steps, b.left)
	}
	for _, s := range b.sessions {
		p.Sessions = append(p.Sessions, s.session())
	}
	return p
}

// shown is a text in which every character can be seen; lines stay lines.
func shown(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = prompt.Escape(lines[i])
	}
	return strings.Join(lines, "\n")
}

// shortened is a text in one line that is not long.
func shortened(text string) string { return prompt.Escape(oneLine(text)) }

// note is an event without a verdict.
func (b *pageBuilder) note(e audit.Entry) pageStep {
	text := strings.TrimSpace(eventWord(e) + "  " + eventText(e, b.home))
	if about := asked(e); about != "" {
		text += ": " + about
	}
	s := b.step(e)
	s.Kind, s.What = page.Note, shortened(text)
	return s
}

// step is what every step has.
func (b *pageBuilder) step(e audit.Entry) pageStep {
	return pageStep{at: e.Time, key: callKey(e), fit: &room{maxStepText}, Step: page.Step{
		ID: shown(fmt.Sprintf("%.8s/%d", e.Session, e.Seq)), Time: e.Time.Local().Format("15:04:05"),
		Machine: e.Time.Format(time.RFC3339)}}
}
