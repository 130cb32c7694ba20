package supervise

import (
	"syscall"
	"testing"
)

func TestStatus(t *testing.T) {
	for name, c := range map[string]struct {
		exit Exit
		want int
	}{
		"code":   {Exit{Code: 7}, 7},
		"signal": {Exit{Signal: syscall.SIGTERM}, 143},
	} {
		if got := c.exit.Status(); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
