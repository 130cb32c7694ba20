package remote

import (
	"cmp"
	"context"
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/control/socket"
	"guard/internal/changes"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/prompt"
	"guard/prompt/tty"
)

// NewWatch is `guard watch`.
func NewWatch() *cobra.Command {
	return &cobra.Command{
		Use: "watch", Short: "Answer the questions of all running guards from this terminal",
		Long: `watch shows the questions of all guards that run, editors' too, with the same prompt, and
answers them. The first answer counts, wherever it is given. Where several wait, w lists
them all, and lets those of one session be allowed together. Ctrl-C between them ends it.`,
		Example: "  guard watch",
		Args:    cli.WantsNone,
		RunE: func(*cobra.Command, []string) error {
			terminal := prompt.New(cli.TTY())
			if err := terminal.Available(); err != nil {
				return cli.Fail(cli.ExitUsage, locale.Errorf(
					"%w: guard watch needs one; guard pending and guard answer do without", err))
			}
			ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			cli.Note(locale.Text("watching for questions, which appear here; Ctrl-C ends it"))
			defer terminal.Silence()()
			queue := prompt.NewQueue(terminal)
			queue.Offers = question.Together
			w := &watcher{queue: queue, seen: map[string]bool{}}
			defer w.answers.Wait() // what was said is heard
			defer queue.Close()    // which gives the terminal back
			w.run(ctx)
			return nil
		},
	}
}

// watcher is `guard watch` at work.
type watcher struct {
	queue *prompt.Queue

	mu   sync.Mutex
	seen map[string]bool // runs that are watched
	all  sync.WaitGroup

	answers sync.WaitGroup // on their way
}

// lookAgain is how long a run that could not be watched is left alone.
const lookAgain = 500 * time.Millisecond

// run watches every run there is, and those that begin, until ctx ends.
func (w *watcher) run(ctx context.Context) {
	defer w.all.Wait()
	begun := changes.Watch(whereRunsBegin)
	defer begun.Close()
	for first := true; ; {
		clients, err := runningGuards()
		if err != nil {
			cli.Say(err.Error())
			return
		}
		if len(clients) == 0 && first {
			cli.Note(errNoneRuns.Error())
		}
		for _, c := range clients {
			w.begin(ctx, c)
		}
		first = false
		select {
		case <-ctx.Done():
			return
		case <-begun.C:
		}
	}
}

// whereRunsBegin are the folders of the runs and the one that they come in: a run's
// socket is made in its folder, and may be spoken to once its mode is set.
func whereRunsBegin() []string {
	folders, _ := cli.RunFolders() // what is wrong with them, running says
	all := slices.Clone(folders)
	for _, folder := range folders {
		runs, _ := os.ReadDir(folder)
		for _, run := range runs {
			all = append(all, filepath.Join(folder, run.Name()))
		}
	}
	return all
}

func (w *watcher) begin(ctx context.Context, c *socket.Client) {
	w.mu.Lock()
	known := w.seen[c.Run]
	w.seen[c.Run] = true
	w.mu.Unlock()
	if known {
		return
	}
	w.all.Add(1)
	go func() {
		defer w.all.Done()
		w.tell(c)
		w.watch(ctx, c)
		w.mu.Lock()
		delete(w.seen, c.Run)
		w.mu.Unlock()
	}()
}

// watch shows the questions of one run until it ends.
func (w *watcher) watch(ctx context.Context, c *socket.Client) {
	one := &watched{watcher: w, client: c, shown: map[string]func(error){}}
	err := c.Events(ctx, func() { one.look(ctx) }, func(e control.Event) {
		switch e.Event {
		case control.PermissionRequested:
			if !one.shows(e.RequestID) { // else an earlier look has found it
				one.look(ctx)
			}
		case control.PermissionSettled:
			one.close(e.RequestID, control.AnsweredElsewhere{Allowed: e.Verdict == policy.Allow.String()})
		}
	})
	one.closeAll()
	if err != nil && ctx.Err() == nil {
		cli.Say(prompt.Escape(err.Error()))
		select { // not again at once
		case <-ctx.Done():
		case <-time.After(lookAgain):
		}
	}
}

// watched is one run with the questions of it that are shown.
type watched struct {
	watcher *watcher
	client  *socket.Client

	mu    sync.Mutex
	shown map[string]func(why error) // and what takes them back
}

// look puts the questions that wait and are not shown yet.
func (o *watched) look(ctx context.Context) {
	list, err := o.client.Pending()
	if err != nil {
		return // the run has ended
	}
	for _, p := range list {
		o.mu.Lock()
		if o.shown[p.RequestID] == nil && ctx.Err() == nil {
			o.shown[p.RequestID] = o.put(p)
		}
		o.mu.Unlock()
	}
}

// put has a question shown. A run that takes its time to hear the answer keeps no other waiting.
func (o *watched) put(p control.PermissionRequest) (takeBack func(error)) {
	answer := func(a prompt.Answer, err error) {
		if err == nil {
			o.watcher.answers.Go(func() { o.answer(p.RequestID, a) })
		} else if !errors.Is(err, tty.ErrWithdrawn) { // else it was answered elsewhere
			cli.Say(locale.Fill("a question could not be shown: {0}", prompt.Escape(err.Error())))
		}
	}
	return o.watcher.queue.Put(func() prompt.Question { return questionOf(p) }, answer)
}

func (o *watched) shows(id string) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.shown[id] != nil
}

func (o *watched) close(id string, why error) {
	o.mu.Lock()
	takeBack := o.shown[id]
	delete(o.shown, id)
	o.mu.Unlock()
	if takeBack != nil {
		takeBack(why)
	}
}

// closeAll takes back what is shown: the run has ended, or the watching.
func (o *watched) closeAll() {
	o.mu.Lock()
	all := o.shown
	o.shown = map[string]func(error){}
	o.mu.Unlock()
	for _, takeBack := range all {
		takeBack(context.Canceled)
	}
}

// answer hands on what the person said.
func (o *watched) answer(id string, a prompt.Answer) {
	r := socket.PermissionResponse{RequestID: id, OptionID: decision.Refused.String(), Note: a.Note}
	switch a.Kind {
	case decision.Once:
		r.OptionID = decision.Once.String()
	case decision.ForSession:
		r.OptionID, r.Categories = decision.ForSession.String(), a.Named()
	case decision.Cancelled:
		r.OptionID, r.Cancelled = "", true
	}
	if err := o.client.Respond(r); err != nil {
		var f socket.Failure
		if errors.As(err, &f) {
			err = errors.New(f.Message)
		}
		cli.Say(locale.Fill("the answer did not count: {0}", prompt.Escape(err.Error())))
	}
}

// offered is what "for this session" would cover, in this process's language.
func offered(p control.PermissionRequest) string {
	for _, g := range p.Grants {
		if g.Signature != "" {
			return g.Words()
		}
	}
	return p.Signature
}

// suggested is what would be safer, in this process's language.
func suggested(p control.PermissionRequest) string {
	return question.InWords([]string{p.Suggestion}, []string{p.SuggestionCode}, [][]string{p.SuggestionArgs})[0]
}

// marksIn are the marks of a request where its summary stands in a text; none where it does not.
func marksIn(raw string, p control.PermissionRequest) (marks []policy.Mark) {
	from := strings.Index(raw, p.Preview.Summary)
	if from < 0 {
		return nil
	}
	for _, m := range p.Marks {
		m.From, m.To = m.From+from, m.To+from
		marks = append(marks, m)
	}
	return marks
}

// questionOf is a question as the prompt shows it.
func questionOf(p control.PermissionRequest) prompt.Question {
	in := p.ToolInput
	raw := question.Shown(&in, cmp.Or(in.Command, in.Raw, p.Preview.Summary)) // of which the summary may be cut
	q := prompt.Question{
		Agent: p.Agent, Session: p.Session, LastPrompt: in.Prompt, Tool: p.ToolName,
		Raw: raw, Claim: question.Claimed(&in), Cwd: in.Cwd,
		Level: p.Risk.String(), Absurd: p.Absurd, Categories: p.Categories.Names(),
		Reasons:    question.Told(question.InWords(p.Reasons, p.ReasonCodes, p.ReasonArgs), p.ReasonCodes),
		Suggestion: suggested(p), Rule: question.RuleName(p.Rule),
		Waiting: prompt.Waiting{N: p.Place, Of: p.Of},
		Scope:   p.Session, Ref: p.Grants, Danger: question.Dangerous(marksIn(raw, p), raw),
	}
	for _, o := range p.Options {
		if o.ID == decision.ForSession.String() {
			q.SessionOffer = offered(p)
		}
	}
	q.Hint = question.HintWords(p.Hint)
	if p.Undo != nil {
		q.Undo = question.UndoWords(*p.Undo, p.Categories)
	}
	question.ShowChanges(&q, p.Wildcards, in.Edits)
	return q
}
