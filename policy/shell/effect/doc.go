// Package effect holds what judging a line finds: the commands in it with what they read,
// write and reach (Command), a command while it is judged (Call), and the line while it is
// judged (Line), with the bounds of what judging may cost.
//
//	c := line.Begin(in); c.Raise(risk.High, risk.NetworkRisk, why)
//
// It knows no program. A level is only ever raised.
package effect
