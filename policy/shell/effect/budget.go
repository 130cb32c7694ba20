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
func (k *Line) Charge(n int) bool {
	if k.cost += n; k.cost > MaxCost && !k.Spent {
		k.Spent = true
		k.TooLong()
	}
	return !k.Spent
}

// Snapshot is a copy of the state, to come back to.
func (k *Line) Snapshot() environment.State {
	k.Charge(costKept * (len(k.State.Vars) + len(k.State.Funcs) + len(k.State.Aliases)))
	return k.State.Clone()
}
