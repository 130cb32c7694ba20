package policies

import (
	"time"

	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/risk"
)

// inSession says what a session would make of a verdict that hangs on what is lost: a session knows what it made.
// free: one in which nothing has run yet lets it run already, and needs no rule for it.
func (j judge) inSession(one *checked) (says string, free bool) {
	v := &one.verdict
	if v.Source != decision.Mode || v.Action == policy.Allow || !v.Categories.Has(risk.FSDeleteOverwrite) {
		return "", false
	}
	j.past = past.New(time.Now()).For
	_, text := j.judge(one.facts.Request)
	_, line := j.judge(one.run.Request)
	if min(text.Action, line.Action) == policy.Allow {
		return locale.Text("lets it run: it knows what it made, and that nothing of yours is lost now"), true
	}
	return locale.Text("knows what it made: milder where only that is lost, stricter where it changed code that runs"),
		false
}

// pastOf is what is known of a session; nil: there is none.
type pastOf func(place.Disk, place.Git) place.Past

// look gives a world its disk, and what git and the session tell of it.
func (j judge) look(w *place.World) {
	w.Disk = disk.New(disk.LookBudget)
	if j.git != nil {
		w.Git = j.git(w.Disk)
	}
	if j.past != nil {
		w.Past = j.past(w.Disk, w.Git)
	}
}
