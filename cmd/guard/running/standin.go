package running

import (
	"path/filepath"

	"guard/cmd/guard/cli"
	"guard/interpose/standin"
	"guard/locale"
	"guard/prompt"
)

// standinFolder is where stand-ins of agents' homes are kept: under guard's
// state, which outlives a kill and a restart of the machine.
func standinFolder(agent string) (string, error) {
	state, err := cli.StateFolder()
	return filepath.Join(state, "home", agent), err
}

// standIn makes the stand-in that the agent is started with, if it needs one,
// after bringing home what an earlier guard left. The returned function brings
// home what this run leaves.
func (s *run) standIn() (bringHome func(), err error) {
	if s.launch.Standin == nil {
		return func() {}, nil
	}
	if err := standin.Recover(s.launch.Standin.Base); err != nil {
		cli.Say(locale.Fill("what an earlier run left could not be brought home, and stays: {0}", prompt.Escape(err.Error())))
	}
	in, err := standin.Make(*s.launch.Standin)
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	return func() {
		if err := in.Close(); err != nil {
			cli.Say(prompt.Escape(err.Error()))
		}
	}, nil
}

// standInPaths are the stand-in and the home that it stands for, if there is one.
func (s *run) standInPaths() [2]string {
	if s.launch.Standin == nil {
		return [2]string{}
	}
	return [2]string{s.launch.StandinPath(), s.launch.Standin.Home}
}
