package effect

import "guard/policy/shell/environment"

// What judging a line may cost in all, in bytes that are allocated or copied. What
// costs more is refused unjudged: no line that is meant to be understood does.
const (
	MaxCost     = 12 << 20
	costCommand = 1200 // a command that is listed
	CostWord    = 144  // a word that an expansion makes
	CostParsed  = 16   // a byte of shell code, taken apart
	costKept    = 320  // a variable, function or alias in a copy of the state
)

// Charge counts a cost. It reports whether the line may still be judged.
func (l *Line) Charge(n int) bool {
	if l.cost += n; l.cost > MaxCost && !l.Spent {
		l.Spent = true
		l.TooLong()
	}
	return !l.Spent
}

// Costs takes over what judging has cost, after the state of before it was taken back.
func (l *Line) Costs(after *Line) {
	l.Work, l.Steps, l.Inner, l.cost, l.late = after.Work, after.Steps, after.Inner, after.cost, after.late
	l.Spent, l.Changes = after.Spent, after.Changes
}

// Snapshot is a copy of the state, to come back to.
func (l *Line) Snapshot() environment.State {
	l.Charge(costKept * (len(l.State.Vars) + len(l.State.Funcs) + len(l.State.Aliases)))
	return l.State.Clone()
}
