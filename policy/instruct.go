package policy

// Instructions is what a model may be told of guard at the start of a session, in the words of the
// mode: what will be refused, and how to go on. It names no way to loosen anything.
func Instructions(m Mode) string { return instructionsHead + instructionsFor[m] + instructionsTail }

// Told is what the model of one session has been told of guard. The zero value: nothing.
type Told struct {
	mode Mode
	some bool
}

// ToldOf is a model that knows what holds in a mode.
func ToldOf(m Mode) Told { return Told{m, true} }

// Next is what it is to be told before it goes on in a mode, once; "" if it knows.
func (t *Told) Next(m Mode) string {
	before := *t
	*t = ToldOf(m)
	switch {
	case before == *t:
		return ""
	case before.some:
		return instructionsChanged + instructionsFor[m] + instructionsTail
	}
	return Instructions(m)
}

const (
	instructionsHead    = `[guard] Every action in this session is judged before it happens. `
	instructionsChanged = `[guard] What is refused has changed; this holds now, in place of what was said of guard ` +
		`before. `
)

var instructionsFor = map[Mode]string{
	Safe: `Reading, editing, building, testing and local git in the workspace run. Nobody is asked: what deletes or
overwrites beyond visible edits, works outside the workspace, installs packages, reaches the network, pushes or
publishes, touches secrets, raises privileges, or runs code that the command does not show is refused. `,
	Asking: `Reading in the workspace runs, and so do editing, building, testing and local git there, unless the
person wants to be asked about them. For what deletes or overwrites beyond visible edits, works outside the workspace,
installs packages, reaches the network, pushes or publishes, touches secrets, raises privileges, or runs code that the
command does not show, a person is asked, and each question interrupts them: use few commands, plain ones, that name
exactly what they touch. `,
	Unrestricted: `Nearly everything runs and is recorded, so take care: prefer what can be undone, and name exactly
what is touched. `,
}

const instructionsTail = `Refused in every mode: destroying a system, a home or a disk, and touching guard's own files
and commands or an agent's settings, hooks and policies. A refusal comes with its reason and is no fault to work around:
do not try the same thing in another way. Go on with the rest of the task, and tell the person what was refused and
what they would have to do themselves. Commands with literal paths, one step each, are understood best.`
