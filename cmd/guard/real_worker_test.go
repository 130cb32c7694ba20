package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"guard/internal/model"
)

// worker is a real agent that runs behind guard, in whatever way.
type worker struct {
	trial
	outside       func(command string) model.Step // a command that the agent's own sandbox would hinder
	folder, state string
	env           []string // the person's, in which guard is commanded from elsewhere
	// do has the model make one call, in a turn of its own, and waits for the turn's end. The question that
	// comes, if one is announced by what it shows, is answered with "once".
	do     func(step model.Step, question ...string)
	again  func() // begins a session in the same run
	leave  func()
	toldOf func(string) bool
	asked  func() bool // by the agent itself or its client
}

// workers are the ways. Each is given guard's flags, and gives what a person has after a session has begun.
var workers = []struct {
	name  string
	start func(*testing.T, ...string) worker
}{
	{"gemini over ACP", func(t *testing.T, flags ...string) worker { return overACP(t, trials[0], flags) }},
	{"codex over ACP", func(t *testing.T, flags ...string) worker { return overACP(t, trials[1], flags) }},
	{"codex over Zed's ACP", func(t *testing.T, flags ...string) worker { return overACP(t, trials[2], flags) }},
	{"gemini in its terminal", geminiAtWork},
	{"codex in its terminal", codexAtWork},
}

// try has the model run a command that nobody is asked about.
func (w worker) try(command string) { w.do(w.shell(command)) }

func overACP(t *testing.T, tr trial, flags []string) worker {
	g := tr.start(t, "allow_once", flags)
	s := g.Open(g.folder)
	if _, err := s.Prompt("it begins"); err != nil { // Codex has a title thought of for the first words, by a model that would do as they say
		t.Fatal(err)
	}
	told := g.toldOf
	if tr.name == "gemini" { // over ACP its model hears only that the call was cancelled; the client hears why
		told = func(string) bool { return g.cardFailed() }
	}
	return worker{trial: tr, outside: tr.shell, folder: g.folder, state: g.state, env: g.env, toldOf: told,
		do: func(step model.Step, question ...string) {
			if stop, err := s.Prompt(model.Prompt(step)); err != nil || stop != "end_turn" {
				t.Fatalf("the turn ended with %q, %v\n%s", stop, err, g.Stderr())
			}
			for _, words := range question {
				if asked := g.Permissions(); len(asked) == 0 || !strings.Contains(asked[len(asked)-1].String(), words) {
					t.Errorf("the client was not asked about %s: %v", words, asked)
				}
			}
		},
		again: func() {
			var err error
			if s, err = g.NewSession(g.folder); err != nil {
				t.Fatal(err)
			}
		},
		leave: func() { g.Close() },
		asked: func() bool { return len(g.Permissions()) > 0 }}
}

func geminiAtWork(t *testing.T, flags ...string) worker {
	h := newHeadless(t)
	h.flags = flags
	u, turn := h.open(t, model.Say("it begins")), 0
	u.shows("✦ it begins")
	return worker{trial: trials[0], outside: model.Sh, folder: h.folder, state: h.state, env: h.command().Env, toldOf: h.toldOf,
		do: func(step model.Step, question ...string) {
			turn++
			u.sends(model.Prompt(step, model.Say(fmt.Sprint("turn ", turn, " is over"))) + " now")
			for _, words := range question {
				u.shows("o allow once") // the words alone may stand in what was typed
				u.shows(words)
				u.answers("o")
			}
			u.shows(fmt.Sprint("✦ turn ", turn, " is over"))
		},
		again: func() { u.sends("/clear") },
		leave: func() { u.quit() },
		asked: func() bool { return strings.Contains(u.Text(), "Allow execution") }}
}

// answers gives a key to guard's question, which hears none at first.
func (u *tui) answers(key string) {
	u.t.Helper()
	asked := u.Text()
	patiently(u.t, func() bool {
		u.types(key)
		time.Sleep(time.Second)
		return u.Text() != asked
	}, "the prompt hears no key:\n"+asked)
}

func codexAtWork(t *testing.T, flags ...string) worker {
	c := realCodex(t)
	c.models("gpt-5.5") // one whose patches are calls of their own
	m, turn := c.screen(t, flags, model.Say("it begins")), 0
	m.on("• it begins")
	tr := trials[1]
	tr.shell = model.Sh // its sandbox works here
	return worker{trial: tr, outside: model.Escalated, folder: c.folder, state: c.state, env: c.env, toldOf: c.toldOf,
		do: func(step model.Step, question ...string) {
			turn++
			c.sends(m, fmt.Sprint("turn ", turn, " ", model.Prompt(step, model.Say(fmt.Sprint("turn ", turn, " is over")))))
			for _, words := range question {
				m.on("o allow once") // the words alone may stand in what was typed
				m.on(words).answers("o")
			}
			m.on(fmt.Sprint("• turn ", turn, " is over"))
		},
		again: func() { c.sends(m, "/new") },
		leave: func() { m.leave() },
		asked: func() bool { return strings.Contains(m.shown(), "Would you like") }}
}
