package running

import (
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/term"

	"guard/agent/registry"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/cmd/guard/records"
	"guard/control"
	"guard/control/socket"
	"guard/internal/disk"
	"guard/internal/footprint"
	"guard/interpose"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/prompt"
	"guard/prompt/tty"
)

// ownState says why guard's state is not the person's alone, or nil.
func (s *run) ownState() error {
	state, err := cli.StateFolder()
	if err != nil {
		return err
	}
	workspace, err := filepath.EvalSymlinks(s.dir)
	if err != nil || s.who.IsHome(s.dir) || s.dir == "/" {
		workspace = ""
	}
	return cli.OwnState(state, workspace)
}

// execute starts the agent as planned, stays beside it to its end, and says
// how it ended. What is left behind is the record alone.
func (s *run) execute() (interpose.Exit, error) {
	// A client that has gone is an error of a write, to be dealt with; Go's
	// default is to die of it. Not ignored, which the agent would inherit.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	footprint.AfterStart()
	s.ready = interpose.Prepare(interpose.Params{Stdio: s.stdio(), Outer: os.Stdin, Asks: !neverJudged(s),
		Speaks: s.launch.Protocol != ""}) // beside what is opened below
	defer s.ready.Close()
	if err := s.ownState(); err != nil {
		return interpose.Exit{}, cli.Fail(cli.ExitInternal, err)
	}
	log, err := s.openRecord()
	if err != nil {
		return interpose.Exit{}, cli.Fail(cli.ExitInternal, unopened(err))
	}
	defer log.Close()
	s.log = log
	if err := s.settleLayers(log); err != nil {
		return unstarted(s, err)
	}
	for _, n := range s.launch.Notes {
		cli.Note(n)
	}
	go s.tidy(log)                 // beside the start, not before it
	go records.StartExport(s.conf) // the same
	if _, err := cli.MakeRunFolder(s.id); err != nil {
		return unstarted(s, cli.Fail(cli.ExitInternal, err))
	}
	defer os.RemoveAll(s.folder)
	if err := s.launch.Write(); err != nil {
		return unstarted(s, cli.Fail(cli.ExitInternal, err))
	}
	bringHome, err := s.overlayHome()
	if err != nil {
		return unstarted(s, err)
	}
	defer bringHome()
	terminal := newTerminalChannel(s.id, s, &s.notices, s.started.hold)
	if !inTerminal() { // else the agent draws there, and lines wait for its end
		terminal.notices = &s.notices
		s.asks.Store(terminal)
	}
	defer terminal.queue.Close() // a question that nobody needs any more gives the terminal back
	count := &tally{Recorder: log, began: time.Now().Add(-time.Second)}
	broker := &control.HookBroker{Broker: s.broker(count, terminal), Hooks: registry.Hooks, Dialog: s.ownDialog(),
		Describe: question.DescribeShort, Tell: hookTells[s.launch.Tells], Environ: s.env()}
	if neverJudged(s) {
		broker.Unjudged() // before anybody can ask
	}
	socket, err := socket.Listen(s.socket, broker)
	if err != nil {
		return unstarted(s, cli.Fail(cli.ExitInternal, err))
	}
	unwatch := s.watchHook(broker)
	exit, err := s.start(broker)
	unwatch()
	socket.Close() // before the end is recorded: a hook that waits is answered, and recorded, first
	broker.Over()
	broker.SettleKept()
	if err == nil {
		err = s.unheard(broker, log, exit)
	}
	s.recordEnd(log, exit)
	if !s.conf.Quiet.Value && atTerminal() {
		count.say(s.id)
	}
	return exit, err
}

func (s *run) openRecord() (*audit.Log, error) {
	dir, err := audit.DefaultFolder()
	if err != nil {
		return nil, err
	}
	log, err := audit.Create(audit.Params{Dir: dir, Session: s.id})
	if err != nil {
		return nil, err
	}
	started := map[string]any{"program": s.launch.Program, "arguments": s.launch.Args, "version": s.launch.Version,
		"protocol": s.launch.Protocol, "typed": append([]string{}, s.typed...),
		"workspace": s.dir, "guard": cli.Version(), "policy": s.conf.Hash()}
	mode := s.mode.String()
	if neverJudged(s) {
		mode, started["judged"] = "", false
	}
	if err := log.Append(audit.Record{Event: audit.SessionStarted, Agent: s.agent, Mode: mode,
		Data: started}); err != nil {
		log.Close()
		return nil, err
	}
	return log, nil
}

// unstarted ends a run whose agent was not started. Without an end of its own the record would tell of a guard that was
// killed.
func unstarted(s *run, err error) (interpose.Exit, error) {
	exit := interpose.Exit{Code: cli.StatusOf(err)}
	s.recordEnd(s.log, exit)
	return exit, err
}

func (s *run) recordEnd(log *audit.Log, exit interpose.Exit) {
	end := audit.Exit{Code: exit.Code}
	if exit.Signal != 0 {
		end.Signal = exit.Signal.String()
	}
	if err := log.Append(audit.Record{Event: audit.SessionEnded, Agent: s.agent, Exit: &end}); err != nil {
		cli.Say(locale.Fill("the end could not be recorded: {0}", err.Error()))
	}
}

func (s *run) broker(log control.Recorder, terminal *terminalChannel) *control.Broker {
	var recent disk.Recent
	repositories := repository.New(s.who.Home, os.Getenv("XDG_CONFIG_HOME"))
	broker := control.NewBroker(control.Params{
		Session: s.id, PID: os.Getpid(), Agent: s.agent, Mode: s.mode, AskFrom: s.conf.AskFrom.Value,
		Ends: s.launch.Ends, Rules: s.conf.Rules, AskVia: s.conf.AskVia.Value,
		Preconfirmed: s.conf.Preconfirmed,
		Permits:      func(m policy.Mode) error { return s.conf.Permits(s.agent, m) },

		World:       s.world(),
		Dir:         s.dir,
		HomeOverlay: s.overlayPaths(),
		Disk:        func() place.Disk { return recent.New(disk.LookBudget) },
		Git:         repositories.For,
		Keep:        s.keeper(repositories),
		Clock:       disk.Clock,
		Earlier:     earlier(s.id),
		Record:      log, Tell: func(line string) { s.tell(prompt.Escape(line)) },
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: terminal.Ask},
		Broken:           s.broken,
	})
	terminal.id = broker.SessionID
	return broker
}

func (s *run) world() place.World {
	return place.World{Home: s.who.Home, User: s.who.Name, Own: cli.OwnPaths(s.who.Home, s.conf.Files()...),
		Workspaces: new(place.Workspaces), Processes: &s.tree, OneLineVariables: cli.OneLine(s.env())}
}

// stdio is what the agent's streams are, by its protocol.
func (s *run) stdio() interpose.Stdio {
	protocol := s.launch.Protocol
	if protocol == "" && inTerminal() {
		protocol = "pty"
	}
	switch {
	case protocol == "pty" && inTerminal():
		return interpose.Terminal
	case protocol == "pty", protocol == "plain":
		return interpose.Inherit
	}
	return interpose.Pipes
}

// start starts the agent by its protocol.
func (s *run) start(broker *control.HookBroker) (interpose.Exit, error) {
	switch s.stdio() {
	case interpose.Terminal:
		return s.inTerminal(broker)
	case interpose.Inherit:
		return s.inherited(broker)
	}
	return s.overPipes(broker, s.launch.Protocol != "")
}

// launched starts the agent, and has its processes known from then on.
func (s *run) launched() (*interpose.Process, error) {
	proc, err := s.ready.Start(interpose.Params{Path: s.launch.Program, Args: s.launch.Args, Env: s.env(), Dir: s.dir})
	if err == nil {
		s.tree.Follow(proc.Pid())
		s.started.Store(proc)
	}
	return proc, err
}

// inTerminal tells whether guard's own input and output are a terminal.
func inTerminal() bool {
	return term.IsTerminal(int(os.Stdin.Fd())) && term.IsTerminal(int(os.Stdout.Fd()))
}

func (s *run) env() []string {
	env := withEnv(os.Environ(), s.conf.Agents[s.agent].Env)
	for _, set := range s.launch.Env {
		env = setEnv(env, set.Name, set.Value)
	}
	return env
}

const noModelToTell = "instructions = true: guard has no way to tell a model here, so none is told what will be refused"

const unjudged = "%s is not judged: guard cannot see what it does in a terminal or a plain pipe, so no mode and no " +
	"rule holds, and only its own dialogs ask"

// neverJudged tells that nothing of this run is judged, as far as that is known before the client's first line.
func neverJudged(s *run) bool { return !s.launch.Hooks && s.stdio() != interpose.Pipes }

// inTerminal gives the agent a terminal of its own and joins it with this one.
func (s *run) inTerminal(broker *control.HookBroker) (interpose.Exit, error) {
	s.plain(broker, false)
	proc, err := s.launched()
	if err != nil {
		return startError(err)
	}
	s.atTerminal.Store(proc)
	s.joinTurn(proc, broker)
	s.killable(proc)
	exit, err := proc.Attach(os.Stdin, os.Stdout)
	s.notices.sayAll()
	return s.ended(exit, err)
}

// joinTurn lets a person who cancels end the agent's turn, where its hooks cannot.
func (s *run) joinTurn(proc *interpose.Process, broker *control.HookBroker) {
	if s.launch.TurnKey {
		broker.Attach(turn{proc})
	}
}

// Lends reports whether the agent draws on this terminal.
func (s *run) Lends() bool { return s.atTerminal.Load() != nil }

// Borrow takes the terminal from it, for a question.
func (s *run) Borrow() (tty.Lease, error) { return s.atTerminal.Load().Borrow() }

// inherited hands guard's own streams to the agent.
func (s *run) inherited(broker *control.HookBroker) (interpose.Exit, error) {
	s.plain(broker, false)
	proc, err := s.launched()
	if err != nil {
		return startError(err)
	}
	defer proc.Forward()()
	s.joinTurn(proc, broker)
	s.killable(proc)
	return s.ended(proc.Wait(), nil)
}

// startError says why a program did not start and ends as a shell would.
func startError(err error) (interpose.Exit, error) {
	status := cli.ExitInternal
	if start := new(interpose.StartError); errors.As(err, &start) {
		status = interpose.ExitOf(err).Status()
	}
	return interpose.Exit{Code: status}, cli.Fail(status, err)
}
