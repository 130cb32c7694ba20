package client

import (
	"slices"

	"guard/policy/code/service"
)

// Counts reports a call that changes what a service holds, or takes in what the library is there to see.
func Counts(c *Call) bool {
	l := c.Library
	switch {
	case l.OfDevice(c.Words):
		return c.Device
	case c.Itself:
		return (l.Kind == service.Senses || l.Kind == service.Release) && l.Only == ""
	case c.Makes, c.Builds && in("set add put with append to from body", c.Words[0]):
		return false
	case l.With != "" && l.Named(c.Words):
		return slices.ContainsFunc(c.Texts, func(t Text) bool { return l.Given(t.Text) })
	}
	return l.Does(c.Words, c.Final, c.Data)
}
