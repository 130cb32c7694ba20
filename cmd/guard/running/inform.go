package running

import (
	"slices"
	"syscall"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/interpose"
	"guard/interpose/plan"
)

// inform starts an agent in guard's own place where it only tells something or manages itself: there is nothing to
// judge, to record or to confirm, and nothing to say. It returns where the agent is to be started behind guard, or what
// the project has it run for that is to be trusted first.
func inform(s *run, req plan.Request, dry bool) error {
	args := slices.Concat(s.conf.Agents[s.agent].Args, req.Args)
	if dry || req.Any || !registry.Launches.Informs(s.agent, args) {
		return nil
	}
	if err := s.plan(req); err != nil || !s.launch.Idle || len(s.launch.Layers) > 0 {
		return err
	}
	err := syscall.Exec(s.launch.Program, append([]string{s.launch.Program}, s.launch.Args...), s.env())
	failed := &interpose.StartError{Path: s.launch.Program, Err: err}
	return cli.Fail(interpose.ExitOf(failed).Status(), failed)
}
