package effect

import (
	"guard/policy/place"
	"guard/policy/risk"
)

// Subject is what a person's leave for a whole session could be about, beside a
// command's signature.
type Subject struct {
	// Script is the one file whose code it runs; nil: it runs none, or more than one thing.
	Script *place.Place
	// Works is the folder outside the workspace in which it looks around of its
	// own accord (git log); nil: there is none.
	Works *place.Place
	// Gets: it only asks hosts for what they have. Nothing is sent along, and
	// what comes is not run.
	Gets bool
	// Named: what is not known of it, or is fetched to be run, is just what the
	// signature names: an unknown program, subcommand or option, a package.
	Named bool
	// Once: leave for it speaks for nothing but itself. It was not understood,
	// runs on another machine or in a container, or holds code.
	Once bool
	// Where are the variables of the line, NAME=value, by which programs are told where to act.
	Where []string
}

// StrangeTo records a part of the command that guard does not know. The
// signature names it, so that leave for the one is none for the other; where it
// is empty, none can.
func (c *Call) StrangeTo(signature string, why risk.Reason) {
	if c.Cmd.Signature = signature; signature == "" {
		c.Unknown(why)
		return
	}
	c.Strange = true
	c.Cmd.Subject.Named = true
	c.Finding().Raise(risk.Medium, risk.ExecArbitrary, why)
}
