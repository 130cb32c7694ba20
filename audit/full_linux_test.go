package audit

import (
	"errors"
	"os"
	"strings"
	"syscall"
	"testing"
)

// TestDiskFull writes to the kernel's own full device.
func TestDiskFull(t *testing.T) {
	f, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("there is no /dev/full here")
	}
	l := newLog(Params{Session: "s", Now: tick()}, f.Name(), oneWrite{f})
	for range 3 {
		err := l.Append(Record{Event: Decided})
		if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "nothing more is allowed") {
			t.Fatal(err)
		}
	}
	if err := l.Close(); !errors.Is(err, syscall.ENOSPC) {
		t.Error(err)
	}
}
