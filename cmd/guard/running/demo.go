package running

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"guard/acp"
	"guard/acp/relay"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/cmd/guard/records"
	"guard/control"
	"guard/internal/demo"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/prompt"
)

// NewDemo is `guard demo`: guard at work on a scripted agent.
func NewDemo(f *cli.Flags) *cobra.Command {
	cmd := &cobra.Command{
		Use: "demo", Short: "See guard work: a built-in agent, no model, no network",
		Example: "  guard demo\n  guard --mode safe demo    what nobody is asked about",
		Args:    cli.WantsNone,
		RunE: func(*cobra.Command, []string) error {
			mode, named, err := f.Named()
			if err != nil {
				return err
			}
			if !named {
				mode = policy.Asking
			}
			return runDemo(os.Stdout, mode)
		},
	}
	f.AddMode(cmd)
	return cmd
}

// runDemo tells the story of three requests to out, in a temporary folder.
func runDemo(out io.Writer, mode policy.Mode) error {
	base, err := os.MkdirTemp("", "guard-demo-")
	if err != nil {
		return cli.Fail(cli.ExitInternal, fmt.Errorf("the demo needs a temporary folder: %w", err))
	}
	defer os.RemoveAll(base)
	folder := filepath.Join(base, "project")
	if err := demo.Furnish(folder); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	log, err := audit.Create(audit.Params{Dir: filepath.Join(base, "log"), Session: "demo"})
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	t := &teller{out: out, width: terminalWidth()}
	t.heard.L = &t.mu
	who := cli.ThisPerson()
	broker := control.NewBroker(control.Params{
		Session: "demo", Agent: "demo", Mode: mode, Record: log, Tell: t.guardSays,
		World:            place.World{Home: who.Home, User: who.Name, Own: cli.OwnPaths(who.Home)},
		Disk:             func() place.Disk { return disk.New(disk.LookBudget) },
		AskVia:           []policy.ApprovalChannel{policy.ViaTerminal},
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: demoWay(t)},
	})
	t.tell("", locale.Fill("guard stands between you and a small built-in agent, in the mode {0}.", mode.String()))
	t.tell("", locale.Fill("You asked it: {0}", demo.Prompt))
	if err := play(broker, folder, t.event); err != nil {
		return cli.Fail(cli.ExitInternal, fmt.Errorf("the demo broke off: %w", err))
	}
	if err := log.Close(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if _, err := os.Stat(filepath.Join(folder, demo.Thesis)); errors.Is(err, fs.ErrNotExist) {
		t.line("")
		t.tell("", locale.Fill("{0} is gone. Behind guard what your agent deletes is kept first, and guard "+
			"undo brings it back; the demo keeps nothing.", demo.Thesis))
	}
	return t.record(filepath.Join(base, "log"))
}

// play joins agent and client through a gate.
func play(broker acp.Decider, folder string, tell func(demo.Event)) error {
	fromClient, clientOut := io.Pipe()
	fromAgent, agentOut := io.Pipe()
	agentIn, toAgent := io.Pipe()
	clientIn, toClient := io.Pipe()
	out, in := relay.NewOutlet(toClient), relay.NewOutlet(toAgent)
	gate := acp.NewGate(acp.Params{Agent: "demo", Decider: broker, ToClient: out, ToAgent: in, Cwd: folder, Tag: "demo",
		Describe: question.Describe, Escape: prompt.Escape})
	go func() {
		_ = relay.Lines(fromClient, in, gate.FromClient)
		toAgent.Close()
	}()
	go func() {
		_ = demo.Agent(agentIn, agentOut, folder)
		agentOut.Close()
	}()
	go func() {
		_ = relay.Lines(fromAgent, out, gate.FromAgent)
		_ = out.Pass(nil)
		toClient.Close()
	}()
	return demo.Client(clientIn, clientOut, folder, tell)
}

// demoWay asks at the terminal, and answers by a script where there is none.
func demoWay(t *teller) policy.Dialog {
	way := newTerminalChannel("demo", nil, new(notices), func() func() { return func() {} })
	if way.terminal.Available() == nil {
		return quiet(t, way.Ask)
	}
	return (&scripted{t: t}).Ask
}

// quiet keeps the story from being told into a question on the same screen.
func quiet(t *teller, ask policy.Dialog) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		t.mu.Lock()
		t.asks(c.Facts.Command)
		takeBack, err = ask(c, func(r policy.Reply, err error) {
			t.mu.Unlock()
			answer(r, err)
		})
		if err != nil {
			t.mu.Unlock()
		}
		return takeBack, err
	}
}

// scripted shows each question and answers as a person who looked would: the
// first would take the thesis with it.
type scripted struct {
	t     *teller
	asked bool
}

// Ask is a policy.Dialog.
func (s *scripted) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	s.t.mu.Lock()
	defer s.t.mu.Unlock()
	s.t.asks(c.Facts.Command)
	for l := range strings.SplitSeq(question.DescribeShort(c), "\n") {
		s.t.tell("  │ ", l)
	}
	if !s.asked {
		s.asked = true
		s.t.tell(head("you"),
			locale.Text("(no terminal to ask at: the demo refuses for you, with the note “keep my thesis”)"))
		go answer(policy.Reply{Answer: policy.Refused, Note: "keep my thesis"}, nil)
		return func(error) {}, nil
	}
	s.t.tell(head("you"), locale.Text("(no terminal to ask at: the demo answers “once” for you)"))
	go answer(policy.Reply{Answer: policy.Once}, nil)
	return func(error) {}, nil
}

// teller prints the story.
type teller struct {
	out   io.Writer
	width int        // of the terminal, in cells
	mu    sync.Mutex // held while something is told, or a question is on the screen
	told  string     // the command that was told when a person was asked about it
	said  string     // what the agent said last
	heard sync.Cond  // it said something; of mu
}

func (t *teller) line(s string) { fmt.Fprintln(t.out, s) }

func (t *teller) guardSays(s string) { t.tell("guard: ", s) }

// heads are what stands before a part of the story.
var heads = []locale.Message{"stopped", "agent", "asks", "result", "refused", "you"}

// head is one of heads, in a column for all of them.
func head(name locale.Message) string {
	width := 0
	for _, one := range heads {
		width = max(width, prompt.Cells(locale.Text(one)))
	}
	return cli.Column(locale.Text(name), width+1)
}

// tell prints a text of the agent's or guard's behind a head, its further lines below it.
func (t *teller) tell(head, s string) {
	for part := range strings.SplitSeq(s, "\n") {
		for _, line := range cli.Wrapped(prompt.Escape(part), max(t.width-prompt.Cells(head), 1)) {
			t.line(strings.TrimRight(head+line, " "))
			if !strings.Contains(head, "│") {
				head = strings.Repeat(" ", prompt.Cells(head))
			}
		}
	}
}

// asks tells what the agent asks leave for, before it is answered, and after what it said of it, which is on
// another way.
func (t *teller) asks(command string) {
	for before := demo.SaysBefore(command); before != "" && t.said != before; {
		t.heard.Wait()
	}
	t.tell(head("asks"), command)
	t.told = command
}

func (t *teller) event(e demo.Event) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch e.Kind {
	case "says":
		t.line("")
		t.tell(head("agent"), e.Text)
		t.said = e.Text
		t.heard.Broadcast()
	case "asks":
		if e.Text != t.told {
			t.tell(head("asks"), e.Text)
		}
		t.told = ""
	case "result":
		t.tell(head("result"), e.Text)
	case "refused":
		why := strings.TrimPrefix(e.Text, locale.Fill("guard: refused: {0}", ""))
		if why != locale.Text("guard: cancelled") {
			t.tell(head("refused"), why) // else the turn's end, which follows, says it
		}
	case "cancelled":
		t.tell(head("stopped"), locale.Text("You ended the agent's turn: it stops, and waits for your next words."))
	}
}

// record shows what guard log would.
func (t *teller) record(dir string) error {
	t.line("")
	t.tell("", locale.Text("What guard log would show of it (the demo's own record is not kept):"))
	files, err := audit.Files(dir)
	if err != nil || len(files) == 0 {
		return cli.Fail(cli.ExitInternal, fmt.Errorf("the demo's record cannot be read: %w", err))
	}
	if err := records.Print(t.out, files[0]); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	t.line("")
	t.next()
	return nil
}

// next says what to do after the demo, which can be seen before guard is installed.
func (t *teller) next() {
	if _, err := exec.LookPath("guard"); err != nil {
		t.tell("", locale.Fill("Next: make install, which puts guard into {0}. Then put it before your own agent: "+
			"guard gemini, guard codex, guard claude.", installFolder()))
	} else {
		t.tell("", locale.Text("Next: put guard before your own agent: guard gemini, guard codex, guard claude."))
	}
	t.tell("", locale.Text("In your editor: guard gemini --acp. Is all as it should be: guard doctor. All commands: "+
		"guard help all."))
}

// installFolder is where make install puts programs, as .ci/install has it.
func installFolder() string {
	if os.Getuid() == 0 {
		return "/usr/local/bin"
	}
	return "~/.local/bin"
}

// terminalWidth is how many cells a line of the story has: those of the terminal, at most those that read well.
func terminalWidth() int {
	const readable = 100
	if width := cli.Columns(os.Stdout); width > 0 {
		return min(width, readable)
	}
	return readable
}
