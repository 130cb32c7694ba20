package stream

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/internal/soak"
)

// TestSoakEnds: whatever the moment at which the end of an agent, of its tree
// and of its stream are known, the last byte is read: without processes, which
// are the costly part, and so a million times.
func TestSoakEnds(t *testing.T) {
	part := soak.Begin(t, "last bytes at ends of a stream", soak.Params{Full: 1_000_000, Share: 105 * time.Second, Few: 500})
	part.Work(4, func(_, i int) {
		if err := endsWhole(i, i%10 == 9); err != nil { // a terminal takes ten times as long
			t.Errorf("end %d: %v", i, err)
		}
	})
	part.Report("each came whole, a tenth over terminals")
}

// endsWhole writes to a stream of one kind, ends it, and reads it, all at once.
func endsWhole(i int, atTerminal bool) (err error) {
	r, w, err := stream(atTerminal)
	if err != nil {
		return err
	}
	o, err := newOutput(r, time.Millisecond)
	if err != nil {
		return err
	}
	defer o.Close()
	var wrote sync.WaitGroup
	held := i%20 == 0 // by somebody outside, and so never at its end
	text := strings.Repeat("x", rand.IntN(3000)) + strconv.Itoa(i)
	pause := func() {
		for range rand.IntN(3) {
			time.Sleep(0) // lets others run
		}
	}
	wrote.Go(func() {
		pause()
		_, _ = w.WriteString(text)
		o.Enter(Draining) // the agent has ended: its last byte is written
		pause()
		if !held {
			_ = w.Close()
		}
		o.Enter(Finished)
	})
	pause()
	out, err := io.ReadAll(o)
	wrote.Wait()
	if held {
		_ = w.Close()
	}
	if string(out) != text {
		err = errors.Join(err, fmt.Errorf("%d bytes of %d, ending %q", len(out), len(text), out[max(0, len(out)-20):]))
	}
	return err
}

// stream is what Pipes or Terminal makes: our end, as Streams gets it, and the agent's.
func stream(atTerminal bool) (ours, theirs *os.File, err error) {
	if !atTerminal {
		ours, theirs, err = os.Pipe()
	} else if ours, theirs, err = pty.Open(); err == nil {
		_, err = term.MakeRaw(int(theirs.Fd()))
	}
	if err != nil {
		return nil, nil, err
	}
	ours, err = unpolled(ours)
	return ours, theirs, err
}
