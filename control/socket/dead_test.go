package socket

import (
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestADeadRunLeavesNoFolder: the folders of killed runs once stayed for good.
func TestADeadRunLeavesNoFolder(t *testing.T) {
	base := runFolder(t)
	now := time.Now()
	for name, c := range map[string]struct {
		socket bool // it has one
		alive  bool // which is listened to
		age    time.Duration
		stays  bool
	}{
		"00000000000000d1": {socket: true, age: 2 * deadAfter},
		"00000000000000d2": {age: 2 * deadAfter}, // killed before it listened
		"00000000000000a1": {socket: true, alive: true, age: 2 * deadAfter, stays: true},
		"00000000000000a2": {socket: true, age: deadAfter / 2, stays: true}, // may be starting
		"00000000000000a3": {age: 2 * deadAfter, stays: true},               // this one
		"something else":   {age: 2 * deadAfter, stays: true},
	} {
		path := filepath.Join(base, name)
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if c.socket {
			l, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(path, SocketName), Net: "unix"})
			if err != nil {
				t.Fatal(err)
			}
			if l.SetUnlinkOnClose(false); !c.alive {
				l.Close()
			}
			defer l.Close()
		}
		if err := os.Chtimes(path, now, now.Add(-c.age)); err != nil {
			t.Fatal(err)
		}
		defer func() {
			if _, err := os.Stat(path); (err == nil) != c.stays {
				t.Errorf("%s: stays %v, want %v", name, err == nil, c.stays)
			}
		}()
	}
	RemoveDead("00000000000000a3", now, base, filepath.Join(base, "none"))
}
