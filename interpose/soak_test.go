package interpose

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"guard/internal/soak"
)

// ways are the two of seeing what an agent writes.
var ways = [...]Stdio{Pipes, Terminal}

// TestSoakAgents: an agent that ends with its last byte is heard to that byte,
// each with a watchdog and a supervisor of its own.
func TestSoakAgents(t *testing.T) {
	part := soak.Begin(t, "last bytes of agents", soak.Params{Full: 20_000, Share: 2 * time.Minute, Few: 8})
	const script = `printf "%0$1d" 7; printf '<%s>' "$0"; exit 9`
	part.Work(3, func(_, i int) {
		zeros := 1 + rand.IntN(9000) // some are more than a terminal holds
		out, exit := run(t, Params{Path: "/bin/sh", Args: []string{"-c", script, strconv.Itoa(i), strconv.Itoa(zeros)}, Stdio: ways[i%2]})
		if want := "7<" + strconv.Itoa(i) + ">"; len(out) != zeros-1+len(want) || !strings.HasSuffix(out, want) || exit.Code != 9 {
			t.Errorf("agent %d: %d bytes of %d, ending %q, %+v", i, len(out), zeros-1+len(want), out[max(0, len(out)-20):], exit)
		}
	})
	part.Report("each came whole, half over pipes and half over terminals")
}

// litter is how many short lives one agent of TestSoakLives holds, itself among them.
const litter = 100

// TestSoakLives: the children of an agent, each of which ends with its byte last,
// and the agent with the last of them.
func TestSoakLives(t *testing.T) {
	part := soak.Begin(t, "last bytes of short lives", soak.Params{Full: 1_000_000 / litter, Share: 4 * time.Minute, Few: 4})
	const script = `i=1; while [ $i -lt $0 ]; do (printf '<%s>' $i); i=$((i+1)); done; printf '<%s>' $i`
	want := ""
	for i := range litter {
		want += fmt.Sprintf("<%d>", i+1)
	}
	part.Work(3, func(_, i int) {
		out, exit := run(t, Params{Path: "/bin/sh", Args: []string{"-c", script, strconv.Itoa(litter)}, Stdio: ways[i%2]})
		if out != want || exit != (Exit{}) {
			t.Errorf("agent %d: %d bytes of %d, ending %q, %+v", i, len(out), len(want), out[max(0, len(out)-20):], exit)
		}
	})
	part.Report("%d lives, half over pipes and half over terminals, each came whole", part.Done()*litter)
}

// TestSoakBytes: 1 GiB goes to an agent and comes back from it, at the same
// time, each byte as it was.
func TestSoakBytes(t *testing.T) {
	for name, p := range map[string]Params{
		"pipes":    {Path: "/bin/cat"},
		"terminal": {Path: "/bin/sh", Args: []string{"-c", "stty raw -echo && printf ready && exec cat"}, Stdio: Terminal},
	} {
		t.Run(name, func(t *testing.T) {
			proc, err := Start(p)
			if err != nil {
				t.Fatal(err)
			}
			if p.Stdio == Terminal {
				if _, err := io.ReadFull(proc.Stdout, make([]byte, len("ready"))); err != nil {
					t.Fatal(err)
				}
			}
			part := soak.Begin(t, "MiB to an agent and back over "+name, soak.Params{Full: 1 << 10, Share: 45 * time.Second, Few: 8})
			go soak.NewPattern().Pour(proc.Stdin) // until the agent is ended
			words := soak.NewPattern()
			for mib, more := part.Next(); more; mib, more = part.Next() {
				if err := words.Same(proc.Stdout, 1<<20/soak.Piece); err != nil {
					t.Errorf("MiB %d: %v", mib, err)
				}
			}
			proc.Kill()
			proc.Wait()
			proc.Stdout.Close()
			part.Report("byte for byte the same")
		})
	}
}
