package main

import (
	"fmt"
	"path/filepath"
	"time"

	"guard/audit"
	"guard/control"
	"guard/interpose"
	"guard/interpose/standin"
	"guard/policy"
	"guard/prompt"
)

// standinFolder is where stand-ins of agents' homes are kept: under guard's
// state, which outlives a kill and a restart of the machine.
func standinFolder(agent string) (string, error) {
	state, err := stateFolder()
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
		say("what an earlier run left could not be brought home, and stays: " + prompt.Escape(err.Error()))
	}
	in, err := standin.Make(*s.launch.Standin)
	if err != nil {
		return nil, exitAs{exitInternal, err}
	}
	return func() {
		if err := in.Close(); err != nil {
			say(prompt.Escape(err.Error()))
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

// watchPause is how long settings that switch guard's hook off stay unseen.
const watchPause = time.Second

// watchHook ends the run when guard's hook is not heard any more, where nothing
// else stands before a call.
func (s *run) watchHook(desk *control.HookDesk) (stop func()) {
	if s.launch.Unhooked == nil {
		return func() {}
	}
	done := make(chan struct{})
	go func() {
		tick := time.NewTicker(watchPause)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
			}
			if why := s.launch.Unhooked(); why != "" {
				desk.Note(policy.Note{Event: policy.NoteHookDead, Text: "guard's hook was switched off (" + why + "): the agent is ended"})
				return
			}
		}
	}()
	return func() { close(done) }
}

// unheard says when guard's hook never reported from an agent that was relied on
// to have it: whatever it did was not judged. An agent that ended well without a
// person before it did something.
func (s *run) unheard(desk *control.HookDesk, log *audit.Log, exit interpose.Exit) error {
	if s.launch.Unhooked == nil || desk.Reported() || s.dead.Load() != nil {
		return nil
	}
	why := fmt.Sprintf("guard's hook never reported from %s: what it did, if it did anything, was not judged", s.agent)
	_ = log.Append(audit.Record{Event: audit.Unguarded, Agent: s.agent, Mode: s.mode.String(), Reason: why})
	if exit.Signal == 0 && exit.Code == 0 && !inTerminal() {
		return exitAs{exitInternal, errorString(why)}
	}
	say(why)
	return nil
}

// killable lets broken end the agent's tree, also if it was called before there
// was one.
func (s *run) killable(proc *interpose.Process) {
	kill := func() { proc.Kill() }
	s.kill.Store(kill)
	if s.dead.Load() != nil {
		kill()
	}
}

// mourn turns the end of a run that had to be ended into an error.
func (s *run) mourn(exit interpose.Exit, err error) (interpose.Exit, error) {
	if why, ok := s.dead.Load().(string); ok && err == nil {
		err = exitAs{exitInternal, errorString(why)}
	}
	return exit, err
}
