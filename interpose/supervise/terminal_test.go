package supervise

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestLeaveTravels(t *testing.T) {
	var b bytes.Buffer
	for _, leave := range [][]byte{[]byte("\x1b[0m"), nil, bytes.Repeat([]byte("x"), 5000)} {
		b.Reset()
		b.Write(leaveFrame(leave))
		got, err := readLeave(&b)
		if err != nil || !reflect.DeepEqual(append([]byte{}, leave...), got) {
			t.Errorf("%q: %q %v", leave, got, err)
		}
	}
	for _, bad := range []string{"", "\x00\x00", "\x00\x00\x00\x05abc", "\xff\xff\xff\xff"} {
		if _, err := readLeave(strings.NewReader(bad)); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

// A watchdog that does not read for a while gets whole frames all the same, the last one among them: half of one would
// make it take guard for dead.
func TestASlowWatchdogGetsWholeFrames(t *testing.T) {
	ours, theirs, err := socketPair("lifeline")
	if err != nil {
		t.Fatal(err)
	}
	tree := &Tree{lifeline: ours, exited: make(chan struct{})}
	const frames = 8
	for i := range frames { // more than the socket holds
		tree.LeaveTerminalWith(bytes.Repeat([]byte{byte('a' + i)}, 200<<10))
	}
	read := make(chan []byte, frames)
	go func() {
		defer close(read)
		for {
			leave, err := readLeave(theirs)
			if err != nil {
				return
			}
			read <- leave
		}
	}()
	time.Sleep(50 * time.Millisecond)
	tree.LeaveTerminalWith([]byte("the last"))
	ours.Close()
	last := ""
	for leave := range read {
		if len(leave) > 0 && len(bytes.Trim(leave, string(leave[:1]))) > 0 && string(leave) != "the last" {
			t.Fatalf("a frame of %d bytes is mixed: %.20q", len(leave), leave)
		}
		last = string(leave)
	}
	if last != "the last" {
		t.Errorf("the last frame is %.20q", last)
	}
}
