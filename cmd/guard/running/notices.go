package running

import (
	"context"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/term"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/interpose"
	"guard/interpose/terminal"
	"guard/prompt"
)

// notices keeps lines for the person while an agent, or a question, is drawn on the terminal
// that they would be written to. The next question shows them; what none has shown is said at the end.
type notices struct {
	mu    sync.Mutex
	lines []string
	more  int
	stop  *time.Timer // takes the newest line out of the window's title
}

// maxNotices bounds how many lines are kept; the record has them all.
const maxNotices = 20

// titleStays is how long a line stands in the window's title.
const titleStays = 15 * time.Second

// tell says a line where the person sees it now. Among an agent's plain lines it is another one. Where the agent draws,
// nothing is drawn over it: the window's title and the desktop say the line, and the next question does.
func (s *run) tell(line string) {
	asks, agent := s.asks.Load(), s.atTerminal.Load()
	switch {
	case !term.IsTerminal(int(os.Stderr.Fd())):
		cli.Say(line)
	case agent != nil && agent.Line("guard: "+line):
	case agent != nil:
		s.notices.add(line)
		s.notices.entitle(agent, line)
	case asks == nil:
		cli.Say(line)
	default:
		s.notices.add(line)
		asks.said()
	}
}

func (n *notices) add(line string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if len(n.lines) == maxNotices {
		n.more++
		return
	}
	n.lines = append(n.lines, line)
}

// entitle makes a line the window's title for a while, and has the desktop show it, as far as the terminal can.
func (n *notices) entitle(agent *interpose.Process, line string) {
	keep, title, call, give := prompt.New(cli.TTY()).Notice("guard: " + line)
	if title+call == "" {
		return
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.stop != nil {
		n.stop.Stop()
	}
	agent.Notify(terminal.Notice{Keep: keep, Give: give, Title: title, Call: call})
	n.stop = time.AfterFunc(titleStays, agent.Unnotify)
}

// news are the lines that nobody has seen yet, for a question.
func (n *notices) news() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.more > 0 {
		return append(slices.Clone(n.lines), moreLines(n.more))
	}
	return slices.Clone(n.lines)
}

// seen forgets the first lines: a question has shown them.
func (n *notices) seen(lines int) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if lines > len(n.lines) {
		lines, n.more = len(n.lines), 0
	}
	n.lines = slices.Delete(n.lines, 0, lines)
}

// sayAll says what was kept.
func (n *notices) sayAll() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, line := range n.lines {
		cli.Say(line)
	}
	if n.more > 0 {
		cli.Say(moreLines(n.more))
	}
	n.lines, n.more = nil, 0
}

func moreLines(n int) string {
	return question.Count(n, "and 1 more such line, which stands in the record",
		"and {0} more such lines, which stand in the record")
}

// newsSurface shows with a question what the person could not be told before it.
type newsSurface struct {
	prompt.Surface
	notices *notices
	holds   func() (release func()) // of what else is written to the terminal
}

// Show implements prompt.Surface. What a question has shown that was answered has been seen.
func (s newsSurface) Show(ctx context.Context, q prompt.Question, v *prompt.View) (prompt.Answer, error) {
	defer s.holds()()
	q.News = s.notices.news()
	a, err := s.Surface.Show(ctx, q, v)
	if err == nil {
		s.notices.seen(len(q.News))
	}
	return a, err
}
