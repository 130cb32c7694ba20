package main

import (
	"strings"
	"testing"

	"guard/internal/model"
)

// screenAnswer is how a person at an agent's screen answers guard about rm -rf ./tmp_*, and what must
// come of that.
type screenAnswer struct {
	keys []string // to guard's question; none: there is none
	gone bool
	told string // to the model
	ends string // on the screen
}

// behind is a real agent behind guard.
type behind interface {
	there(name string) bool
	toldOf(words string) bool
	record(t *testing.T) string
}

// check answers, leaves the agent, and holds what came of it. The agent's own dialog, known by its
// words, must not have shown.
func (a screenAnswer) check(t *testing.T, m *tmux, agent behind, srv *model.Server, dialog string) {
	t.Helper()
	if a.keys != nil {
		m.on("wants to run a command").on("you asked").answers(a.keys...)
	}
	m.on(a.ends)
	if agent.there("tmp_one") == a.gone {
		t.Errorf("tmp_one is there: %v; the model was told %+v", !a.gone, srv.Told())
	}
	if a.told != "" && !agent.toldOf(a.told) {
		t.Errorf("the model was not told %q but %+v", a.told, srv.Told())
	}
	if shown := m.shown(); strings.Contains(shown, dialog) {
		t.Error("the agent asked by itself")
	}
	m.leave()
	if n := strings.Count(agent.record(t), `"event":"approval_requested"`); n != min(len(a.keys), 1) {
		t.Errorf("%d questions were asked", n)
	}
}
