package running

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

	"github.com/spf13/cobra"

	"guard/agent/registry"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies"
	"guard/config"
	"guard/control"
	"guard/control/socket"
	"guard/internal/footprint"
	"guard/internal/process"
	"guard/interpose"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
)

// NewRun is `guard run -- COMMAND…`: any program, without a launch plan.
func NewRun(f *cli.Flags) *cobra.Command {
	var protocol string
	run := &cobra.Command{
		Use:   "run [flags] -- COMMAND [ARGS…]",
		Short: "Run any program under guard, by the protocol it speaks",
		Long: `run starts COMMAND and judges what it asks over the Agent Client Protocol. What it speaks
is found from the first line of input, unless --protocol says it: acp is judged; pty (a
terminal of its own) and plain pass through as they are, and nothing in them is judged.`,
		Example: "  guard run -- my-agent --acp\n  guard --mode ask run --protocol acp -- node agent.js",
		Args:    cli.Wants(1, -1, "name the COMMAND to run, behind --"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if protocol != "" {
				if err := cli.OneOf("--protocol", protocol, protocols); err != nil {
					return err
				}
			}
			return runPlanned(cmd, *f, args, plan.Request{Name: filepath.Base(args[0]), Command: args[:1],
				Args:     args[1:],
				Protocol: protocol, Any: true})
		},
	}
	run.Flags().SetInterspersed(false)
	run.Flags().StringVar(&protocol, "protocol", "", "what it speaks: the `PROTOCOL` acp, pty or plain")
	f.AddPolicy(run)
	f.AddRun(run)
	_ = run.RegisterFlagCompletionFunc("protocol", cli.Fixed(protocols...))
	return run
}

// protocols are what a program that guard knows nothing of may be said to speak.
var protocols = []string{"acp", "pty", "plain"}

// RunAgent is `guard AGENT [ARGS…]`.
func RunAgent(cmd *cobra.Command, f cli.Flags, args []string) error {
	return runPlanned(cmd, f, args, plan.Request{Name: args[0], Args: args[1:]})
}

// runPlanned plans a run, and carries it out or shows it.
func runPlanned(cmd *cobra.Command, f cli.Flags, args []string, req plan.Request) error {
	dir, err := os.Getwd()
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	if err := f.Check(); err != nil {
		return err
	}
	who := cli.ThisPerson()
	agent := agentName(req.Name)
	conf, err := f.Load(dir, agent)
	if err != nil {
		return err
	}
	if req.Any || registry.Launches.Knows(agent) || conf.Agents[agent].Command != "" {
		if err := misplaced(cmd, args); err != nil {
			return err
		}
	}
	footprint.AfterTables()
	s := &run{id: cli.NewID(), agent: agent, conf: &conf, who: who, dir: dir}
	if err := inform(s, req, f.DryRun); err != nil {
		return err
	}
	cli.Warn(&conf)
	if s.mode, err = chooseMode(f, &conf, agent, req.Args); err != nil {
		return err
	}
	if err := s.plan(req); err != nil {
		return err
	}
	if f.DryRun {
		s.explain(os.Stdout, f.Verbose)
		return nil
	}
	if policyFree := who.IsHome(dir) || dir == "/"; policyFree {
		cli.Note(locale.Fill("started in {0}, which is no workspace: everything counts as outside; start the agent "+
			"in a project's folder", dir))
	}
	sayMode(s)
	exit, err := s.execute()
	if err != nil {
		return err
	}
	exit.Mirror()
	return nil
}

// run is one run of an agent.
type run struct {
	id     string
	agent  string
	mode   policy.Mode
	conf   *config.Config
	who    cli.Person
	dir    string
	folder string // the private run folder
	socket string
	launch plan.Plan

	request plan.Request // that it is the plan of
	typed   []string     // the agent's arguments as the person gave them
	log     *audit.Log
	ready   *interpose.Ready // for the agent to be started

	started    startedAgent
	atTerminal atomic.Pointer[interpose.Process] // the agent that this terminal is joined with

	notices notices // what could not be said while it draws there, or a question stands there
	asks    atomic.Pointer[terminalChannel]

	tree process.Tree // what the agent started

	expiring sync.WaitGroup // what is kept no longer is being removed; nobody but tests waits for it

	kill atomic.Value // func(): ends the agent's whole tree
	dead atomic.Value // string: why the run had to be ended
}

// plan finds out how the agent is started.
func (s *run) plan(req plan.Request) error {
	own := s.conf.Agents[s.agent]
	if own.Command != "" && !req.Any {
		req.Command = []string{own.Command}
	}
	s.typed = req.Args
	req.Args = append(append([]string(nil), own.Args...), req.Args...)
	req.Env = withEnv(os.Environ(), own.Env)
	folder, err := cli.RunFolder(s.id)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	exe, err := os.Executable()
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("guard cannot find itself: %w", err))
	}
	s.folder, s.socket = folder, filepath.Join(folder, socket.SocketName)
	req.Dir, req.Home, req.Mode, req.Guard, req.RunDir, req.Socket = s.dir, s.who.Home, s.mode.String(), exe, folder,
		socket.Address(s.socket)
	req.ID, req.Launches = s.id, registry.Launches
	req.Asks = slices.Contains(s.conf.AskVia.Value, policy.ViaAgent)
	req.AsksMost = req.Asks && s.conf.AskVia.Value[0] == policy.ViaAgent
	if s.conf.Instructions.Value {
		req.Instructions = policy.Instructions(s.mode)
	}
	if req.Overlays, err = overlayFolder(s.agent); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	req.Trusts = func(path string, content []byte) bool {
		since, err := cli.Trusted(path, content)
		return err == nil && !since.IsZero()
	}
	req.Free = func(line string) bool { return policies.LetsRun(s.conf, s.agent, s.mode, s.dir, line) }
	s.request = req
	s.launch, err = plan.For(req)
	if errors.Is(err, plan.ErrNotFound) && isAgent(s.agent) {
		err = locale.Errorf("%w; guard doctor tells which agents are here", err)
	}
	return planError(err)
}

// planError gives an error of a plan the exit status that a shell would give.
func planError(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, plan.ErrNotFound):
		return cli.Fail(127, err)
	case errors.Is(err, plan.ErrNotExecutable):
		return cli.Fail(126, err)
	case errors.Is(err, plan.ErrConfig):
		return cli.Fail(cli.ExitConfig, err)
	}
	return cli.Fail(cli.ExitUsage, err)
}

func agentName(name string) string { return filepath.Base(name) }

// withEnv is an environment with some values set.
func withEnv(env []string, set map[string]string) []string {
	names := make([]string, 0, len(set))
	for name := range set {
		names = append(names, name)
	}
	sort.Strings(names)
	out := append([]string(nil), env...)
	for _, name := range names {
		out = setEnv(out, name, set[name])
	}
	return out
}

func setEnv(env []string, name, value string) []string {
	kept := env[:0:0]
	for _, e := range env {
		if len(e) <= len(name) || e[:len(name)+1] != name+"=" {
			kept = append(kept, e)
		}
	}
	return append(kept, name+"="+value)
}

// broken ends a run that cannot be kept safe.
func (s *run) broken(why string) {
	s.dead.CompareAndSwap(nil, why)
	if kill, ok := s.kill.Load().(func()); ok {
		kill()
	}
}

// tells is of what mode the model is told over ACP; nil unless the person wants it told.
func (s *run) tells(broker *control.Broker) func() policy.Mode {
	if !s.conf.Instructions.Value {
		return nil
	}
	return broker.Mode
}

// hookTells is what guard's hooks tell the model in a terminal.
var hookTells = map[plan.Tells]control.Tell{plan.TellsNothing: control.TellNothing, plan.TellsByHook: control.TellAll,
	plan.TellsByFile: control.TellChanges}

// plain says that nothing is judged, where no hook of guard's tells of the calls. Quietly, the record
// alone says it.
func (s *run) plain(broker *control.HookBroker, quietly bool) {
	if !s.launch.Hooks {
		broker.Unjudged()
		if !neverJudged(s) { // the record could not say so when it began
			_ = s.log.Append(audit.Record{Event: audit.NotJudged, Agent: s.agent})
		}
		if !quietly {
			cli.Say(locale.Sprintf(unjudged, s.agent))
		}
	}
	if s.launch.Protocol == "" && s.conf.Instructions.Value { // the plan could not know
		cli.Note(noModelToTell)
	}
}

type errorString string

// Error implements error.
func (e errorString) Error() string { return string(e) }
