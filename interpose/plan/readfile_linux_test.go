package plan_test

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"

	"guard/interpose/plan"
)

// TestLayerThatALeaseHides: who holds a lease on a file makes whoever opens it wait (fcntl(2)). guard does not wait, an
// agent does, and reads it: it is there, and not known.
func TestLayerThatALeaseHides(t *testing.T) {
	w := newWorld(t)
	w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
	w.Write("work/proj/.mcp.json", servers)
	f, err := os.OpenFile(filepath.Join(w.Project, ".mcp.json"), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := unix.FcntlInt(f.Fd(), unix.F_SETLEASE, unix.F_WRLCK); err != nil {
		t.Skip("no leases here:", err)
	}
	r := w.Request("safe", "claude")
	r.Trusts = func(string, []byte) bool { return true }
	p, err := plan.For(r)
	if err != nil || len(p.Layers) != 1 || p.Layers[0].Unread == nil {
		t.Errorf("%+v, %v", p.Layers, err)
	}
}
