//go:build !linux && !darwin

package stall

type source struct{}

func (source) changed() bool { return false }

// slow: it cannot be told.
func (source) slow() (dirs []string, ok bool) { return nil, false }
