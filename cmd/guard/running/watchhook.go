package running

import (
	"slices"
	"sync"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/control"
	"guard/internal/changes"
	"guard/interpose"
	"guard/locale"
	"guard/policy"
)

// watchHook ends the run when guard's hook is not heard any more, where nothing
// else stands before a call.
func (s *run) watchHook(broker *control.HookBroker) (stop func()) {
	if s.launch.HookLost == nil {
		return func() {}
	}
	s.launch.HookLost = oneByOne(s.launch.HookLost)
	done := make(chan struct{})
	changed := changes.Watch(func() []string { return s.launch.HookFiles })
	go func() {
		defer changed.Close()
		for {
			if why := s.launch.HookLost(); why != "" {
				broker.Note(policy.Note{Event: policy.NoteHookDead,
					Text: locale.Fill("guard's hook was switched off ({0}): the agent is ended", why)})
				return
			}
			select {
			case <-done:
				return
			case <-changed.C:
			}
		}
	}()
	return func() { close(done) }
}

// oneByOne lets one look at a time: the agent's end looks too, while the watch may still do.
func oneByOne(look func() string) func() string {
	var mu sync.Mutex
	return func() string {
		mu.Lock()
		defer mu.Unlock()
		return look()
	}
}

// endedEarly says that an agent ended before any work, where its own exit status tells so and guard's hook still stands
// before each call. Else something may have run.
func endedEarly(s *run, exit interpose.Exit) bool {
	if exit.Signal != 0 || !slices.Contains(s.launch.Early, exit.Code) || s.launch.HookLost() != "" {
		return false
	}
	cli.Say(locale.Sprintf("%s ended (status %d) before it asked for anything; if it wants a login, start it once "+
		"without guard: command %s", s.agent, exit.Code, s.agent))
	return true
}

// unheard says when guard's hook never reported from an agent that was relied on
// to have it: whatever it did was not judged. An agent that ended well without a
// person before it did something.
func (s *run) unheard(broker *control.HookBroker, log *audit.Log, exit interpose.Exit) error {
	if s.launch.HookLost == nil || broker.Reported() || s.dead.Load() != nil {
		return nil
	}
	if endedEarly(s, exit) {
		return nil
	}
	why := locale.Sprintf("guard's hook never reported from %s: what it did, if it did anything, was not judged",
		s.agent)
	_ = log.Append(audit.Record{Event: audit.Unguarded, Agent: s.agent, Mode: s.mode.String(), Reason: why})
	if exit.Signal == 0 && exit.Code == 0 && !inTerminal() {
		return cli.Fail(cli.ExitInternal, errorString(why))
	}
	cli.Say(why)
	return nil
}
