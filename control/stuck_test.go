package control

import (
	"io/fs"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// stuckDisk answers no look until it is let go.
type stuckDisk struct {
	place.Disk
	free chan struct{}
}

func (d stuckDisk) Lstat(path string) (fs.FileInfo, error) {
	<-d.free
	return d.Disk.Lstat(path)
}

func (d stuckDisk) Readlink(path string) (string, error) {
	<-d.free
	return d.Disk.Readlink(path)
}

func (d stuckDisk) Stamp(path string) (place.Stamp, error) {
	<-d.free
	return d.Disk.Stamp(path)
}

// A request whose judging has no end ends the run, with a record of where it was; one that takes its time does not.
func TestStuckJudgingEndsTheRun(t *testing.T) {
	for _, tt := range []struct {
		takes time.Duration
		ends  bool
	}{{judgingLimit - time.Second, false}, {judgingLimit + time.Second, true}} {
		synctest.Test(t, func(t *testing.T) {
			d := stuckDisk{disk.New(time.Hour), make(chan struct{})}
			r := newRig(Params{Mode: policy.Asking, Disk: func() place.Disk { return d }})
			go func() {
				time.Sleep(tt.takes)
				close(d.free)
			}()
			r.Decide(controltest.Shell("cat notes"), risk.Reason{})
			synctest.Wait()
			r.mu.Lock()
			dead := strings.Join(r.dead, "\n")
			r.mu.Unlock()
			if (dead != "") != tt.ends || tt.ends && !strings.Contains(dead, "no end") {
				t.Errorf("after %v the run ends: %q", tt.takes, dead)
			}
			if last := r.rec.Last(audit.Fault); tt.ends && last.Event != audit.Fault {
				t.Errorf("the record has no fault: %s", r.rec.Story())
			}
		})
	}
}
