package running

import (
	"path/filepath"

	"guard/cmd/guard/cli"
	"guard/interpose/overlay"
	"guard/locale"
	"guard/prompt"
)

// overlayFolder is where home overlays are kept: under guard's
// state, which outlives a kill and a restart of the machine.
func overlayFolder(agent string) (string, error) {
	state, err := cli.StateFolder()
	return filepath.Join(state, "home", agent), err
}

// overlayHome makes the home overlay that the agent is started with, if it needs one,
// after bringing home what an earlier guard left. The returned function brings
// home what this run leaves.
func (s *run) overlayHome() (bringHome func(), err error) {
	if s.launch.Overlay == nil {
		return func() {}, nil
	}
	if err := overlay.Recover(s.launch.Overlay.Base); err != nil {
		cli.Say(locale.Fill("what an earlier run left could not be brought home, and stays: {0}",
			prompt.Escape(err.Error())))
	}
	in, err := overlay.Make(*s.launch.Overlay)
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, placed(err))
	}
	return func() {
		if err := in.Close(); err != nil {
			cli.Say(prompt.Escape(err.Error()))
		}
	}, nil
}

// overlayPaths are the home overlay and the home that it stands for, if there is one.
func (s *run) overlayPaths() [2]string {
	if s.launch.Overlay == nil {
		return [2]string{}
	}
	return [2]string{s.launch.OverlayPath(), s.launch.Overlay.Home}
}
