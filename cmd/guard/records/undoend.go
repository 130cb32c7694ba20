package records

import (
	"errors"
	"strings"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
	"guard/undo/restore"
)

// nothingToDo says why an undo would change nothing.
func nothingToDo(plan *restore.Plan, older bool) error {
	if leaves(plan) && plan.Count(restore.Unchanged) > 0 {
		return cli.Fail(1, locale.New("nothing more of this can be brought back; the rest stands there as it was"))
	}
	if leaves(plan) {
		return cli.Fail(1, locale.New("nothing of this can be brought back"))
	}
	if older {
		cli.Say(locale.Text("nothing is to do for this call: what it took stands there as it was"))
		return nil
	}
	cli.Say(locale.Text("nothing is to do: all of it stands there as it was"))
	return nil
}

// end says what came back, and ends the record.
func (u *undoFlags) end(log *audit.Log, id string, plan *restore.Plan, failed error) error {
	code := 0
	if failed != nil || leaves(plan) {
		code = 1
	}
	ended := audit.Record{Event: audit.SessionEnded, Agent: ownAgent, Exit: &audit.Exit{Code: code},
		Data: ending{Restored: &plan.Done}}
	if err := log.Append(ended); err != nil {
		cli.Say(locale.Fill("the end could not be recorded: {0}", err.Error()))
	}
	switch {
	case failed != nil && len(plan.Failed) == 0: // it was not begun
		return cli.Fail(1, failed)
	case failed != nil && plan.Done == 0:
		return cli.Fail(1, locale.Errorf("%w\nnothing of this came back", failed))
	case failed != nil && id == "":
		return cli.Fail(1, failed)
	case failed != nil:
		return cli.Fail(1, locale.Errorf("%w\nwhat was changed can be undone: guard undo %s", failed, id))
	}
	done := counted(plan, restore.Gone, restore.Differs, restore.Goes)
	if id == "" {
		cli.Note(locale.Fill("{0} as before", done.String()))
	} else {
		cli.Note(locale.Fill("{0} as before; to undo this: guard undo {1}", done.String(), id))
	}
	return leftOut(plan)
}

// leaves reports a plan that cannot bring all back.
func leaves(plan *restore.Plan) bool {
	return plan.Count(restore.Blocked, restore.Lost)+len(plan.Missing) > 0 || plan.Open
}

// leftOut says what did not come back and, apart from that, what was never kept; nil where it is nothing.
func leftOut(plan *restore.Plan) error {
	if !leaves(plan) {
		return nil
	}
	var lines []string
	if plan.Count(restore.Blocked, restore.Lost) > 0 {
		stays := counted(plan, restore.Blocked, restore.Lost)
		lines = append(lines, locale.Fill("{0} did not come back, as shown above", stays.String()))
	}
	switch {
	case plan.Open:
		lines = append(lines, locale.Text("not all was kept"))
	case len(plan.Missing) > 0:
		lines = append(lines, question.Count(len(plan.Missing), "1 path was never kept, as shown above",
			"{0} paths were never kept, as shown above"))
	}
	return cli.Fail(1, errors.New(strings.Join(lines, "\n")))
}

// brought brings a plan's paths back; the error names those that it could not, as a terminal can print them.
func brought(plan *restore.Plan) error {
	err := plan.Restore()
	if len(plan.Failed) == 0 {
		return err
	}
	var lines []string
	for _, f := range plan.Failed {
		lines = append(lines, prompt.Escape(string(f.Path)+": "+f.Why))
	}
	return errors.New(strings.Join(lines, "\n"))
}
