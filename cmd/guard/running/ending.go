package running

import (
	"guard/cmd/guard/cli"
	"guard/interpose"
)

// killable lets broken end the agent's tree, also if it was called before there
// was one.
func (s *run) killable(proc *interpose.Process) {
	kill := func() { proc.Kill() }
	s.kill.Store(kill)
	if s.dead.Load() != nil {
		kill()
	}
}

// ended turns the end of a run that had to be ended into an error.
func (s *run) ended(exit interpose.Exit, err error) (interpose.Exit, error) {
	if why, ok := s.dead.Load().(string); ok && err == nil {
		err = cli.Fail(cli.ExitInternal, errorString(why))
	}
	return exit, err
}
