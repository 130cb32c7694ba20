package running

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"guard/acp"
	"guard/acp/relay"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/internal/demo"
	"guard/internal/disk"
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
	t := &teller{out: out}
	who := cli.ThisPerson()
	broker := control.NewBroker(control.Params{
		Session: "demo", Agent: "demo", Mode: mode, Record: log, Tell: func(s string) { t.line("guard: " + s) },
		World:            place.World{Home: who.Home, User: who.Name, Own: cli.OwnPaths(who.Home)},
		Disk:             func() place.Disk { return disk.New(disk.LookBudget) },
		AskVia:           []policy.ApprovalChannel{policy.ViaTerminal},
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: demoWay(t)},
	})
	t.line("guard stands between you and a small built-in agent, in the mode " + mode.String() + ".")
	t.line("You asked it: " + demo.Prompt)
	if err := play(broker, folder, t.event); err != nil {
		return cli.Fail(cli.ExitInternal, fmt.Errorf("the demo broke off: %w", err))
	}
	if err := log.Close(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
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
	way := newTerminalChannel("demo", nil)
	if way.terminal.Available() == nil {
		return quiet(t, way.Ask)
	}
	return (&scripted{t: t}).Ask
}

// quiet keeps the story from being told into a question on the same screen.
func quiet(t *teller, ask policy.Dialog) policy.Dialog {
	return func(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
		time.Sleep(settle) // what the agent said before is on its way to the screen
		t.mu.Lock()
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

// settle is how long the story's last words take to be told, amply.
const settle = 100 * time.Millisecond

// scripted shows each question and answers as a person who looked would: the
// first would take the thesis with it.
type scripted struct {
	t     *teller
	asked bool
}

// Ask is a policy.Dialog.
func (s *scripted) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	s.t.line("")
	for _, l := range strings.Split(question.Describe(c), "\n") {
		s.t.line("  │ " + l)
	}
	if !s.asked {
		s.asked = true
		s.t.line("  (no terminal to ask at: the demo refuses for you, with the note “keep my thesis”)")
		go answer(policy.Reply{Answer: policy.Refused, Note: "keep my thesis"}, nil)
		return func(error) {}, nil
	}
	s.t.line("  (no terminal to ask at: the demo answers “once” for you)")
	go answer(policy.Reply{Answer: policy.Once}, nil)
	return func(error) {}, nil
}

// teller prints the story.
type teller struct {
	out io.Writer
	mu  sync.Mutex // held while a question is on the screen
}

func (t *teller) line(s string) { fmt.Fprintln(t.out, s) }

func (t *teller) event(e demo.Event) {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := prompt.Escape(e.Text)
	switch e.Kind {
	case "says":
		t.line("\nagent   " + text)
	case "asks":
		if text != "" {
			t.line("asks    " + text)
		}
	case "result":
		t.line("result  " + text)
	case "refused":
		t.line("REFUSED " + text)
	}
}

// record shows what was recorded, a line each.
func (t *teller) record(dir string) error {
	t.line("\nThe record:")
	files, err := audit.Files(dir)
	if err != nil || len(files) == 0 {
		return cli.Fail(cli.ExitInternal, fmt.Errorf("the demo's record cannot be read: %w", err))
	}
	for e, err := range audit.Read(files[0].Path) {
		if err != nil {
			return cli.Fail(cli.ExitInternal, err)
		}
		t.line("  " + recordLine(e))
	}
	t.line("\nNext: put guard before your own agent, e.g. guard gemini --acp; guard --help tells more.")
	return nil
}

func recordLine(e audit.Entry) string {
	var v struct{ Verdict, Risk, Rule string }
	if raw, ok := e.Verdict.(json.RawMessage); ok {
		_ = json.Unmarshal(raw, &v)
	}
	return fmt.Sprintf("%2d %s %-26s %-5s %-8s %s", e.Seq, e.Time.Local().Format(time.TimeOnly), e.Event, v.Verdict,
		v.Risk, prompt.Escape(v.Rule))
}
