package place_test

import (
	"os"
	"testing"

	"guard/internal/disk"
	"guard/policy/place"
)

// The links in /proc lead elsewhere for every process: where they lead for
// guard once stood for where they lead for the agent.
func TestProcLinksAreNotFollowed(t *testing.T) {
	if _, err := os.Stat("/proc/self/cwd"); err != nil {
		t.Skip("no /proc here")
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{"/proc/self/cwd/x", "/proc/thread-self/cwd/x", "/proc/1/../self/cwd/x", "/dev/fd/3"} {
		w := &place.World{Workspace: here, Disk: disk.New(0)}
		if at := w.At(here, p); at.Is(place.Inside) || at.Path == here+"/x" {
			t.Errorf("%s is taken for %q", p, at.Path)
		}
	}
	w := &place.World{Workspace: here, Disk: disk.New(0)}
	if at := w.At(here, "/dev/stdin"); !at.Is(place.Harmless) {
		t.Error("/dev/stdin is not harmless")
	}
}
