package acp

import (
	"bytes"

	"guard/acp/wire"
	"guard/internal/fault"
)

// Early reports whether a line of the agent's may pass before it is known what it speaks: it is no message to any
// reader, whatever it stands in. Of a line without brackets a part may come. One that does not pass is to be looked at
// by FromAgent, with all that come behind it.
func (g *Gate) Early(line []byte) (passes bool) {
	if fault.Within("reading the agent", func() { passes = g.early(line) }) != nil {
		return false
	}
	return passes
}

func (g *Gate) early(line []byte) bool {
	f := wire.Scan(line)
	switch {
	case bytes.IndexByte(line, 0) >= 0: // in UTF-16 it may be a message
		return false
	case f.Kind == wire.Batch:
		if asks, _ := wire.BatchRequests(line, g.stream.Acting...); asks {
			return false
		}
	case f.Kind == wire.Noise, f.Kind == wire.Suspect, f.Kind == wire.Response && f.ID == nil:
	default:
		return false
	}
	return !g.link.speaks.SentByAgent().Poses(f) && !g.stream.HidesRequest(line, f)
}
