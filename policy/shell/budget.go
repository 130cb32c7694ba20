package shell

// What judging a line may cost in all, in bytes that are allocated or copied. What
// costs more is refused unjudged: no line that is meant to be understood does.
const (
	maxCost     = 12 << 20
	costCommand = 1200 // a command that is listed
	costWord    = 144  // a word that an expansion makes
	costParsed  = 16   // a byte of shell code, taken apart
	costKept    = 320  // a variable, function or alias in a copy of the state
)

// charge counts a cost. It reports whether the line may still be judged.
func (k *lineState) charge(n int) bool {
	if k.cost += n; k.cost > maxCost && !k.spent {
		k.spent = true
		k.tooLong()
	}
	return !k.spent
}

// snapshot is a copy of the state, to come back to.
func (k *lineState) snapshot() state {
	k.charge(costKept * (len(k.state.vars) + len(k.state.funcs) + len(k.state.aliases)))
	return k.state.clone()
}
