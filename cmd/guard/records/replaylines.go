package records

import (
	"bufio"
	"errors"
	"io"
	"iter"

	"guard/agent/registry"
	"guard/locale"
	"guard/policy"
	"guard/replay"
)

// fromLines reads one request a line. One that cannot be read is an entry too:
// it is refused.
func (r *replayFlags) fromLines(in io.Reader, broken *[]error) iter.Seq[replay.Entry] {
	base := policy.Request{Agent: r.agent, Workspace: r.workspace}
	return func(yield func(replay.Entry) bool) {
		lost, read := 0, 0
		lines := bufio.NewReaderSize(in, 64<<10)
		for n := 1; ; n++ {
			line, err := lines.ReadBytes('\n')
			if len(line) > 0 {
				e := lineEntry(n, line, base)
				if e.Err == nil {
					read++
				} else {
					lost++
				}
				if !yield(e) {
					return
				}
			}
			switch {
			case errors.Is(err, io.EOF):
				if read == 0 && lost > 0 {
					*broken = append(*broken, locale.New("no line of the input could be read as a request"))
				}
				return
			case err != nil:
				*broken = append(*broken, locale.Errorf("the input cannot be read: %w", err))
				return
			}
		}
	}
}

func lineEntry(n int, line []byte, base policy.Request) replay.Entry {
	req, err := policy.ParseRequest(line, base)
	e := replay.Entry{Session: req.Session, Request: registry.MarkQuiet(req)}
	if err != nil {
		e.Err = locale.Errorf("line %d: %w", n, err)
	}
	return e
}
