package control

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// lookedAt counts what is asked of a disk.
type lookedAt struct {
	*disk.Disk
	looks *int
}

func (d lookedAt) Lstat(path string) (fs.FileInfo, error) { *d.looks++; return d.Disk.Lstat(path) }
func (d lookedAt) Readlink(path string) (string, error)   { *d.looks++; return d.Disk.Readlink(path) }
func (d lookedAt) ID(path string) (place.FileID, error)   { *d.looks++; return d.Disk.ID(path) }
func (d lookedAt) Stamp(path string) (place.Stamp, error) { *d.looks++; return d.Disk.Stamp(path) }
func (d lookedAt) ReadFile(path string, limit int64) ([]byte, error) {
	*d.looks++
	return d.Disk.ReadFile(path, limit)
}
func (d lookedAt) ReadDir(path string, yield func(fs.DirEntry) bool) error {
	*d.looks++
	return d.Disk.ReadDir(path, yield)
}

// TestPlainCommandCosts: a command that only reads, judged as in a run and recorded, asks little of the disk and of
// the memory; and no more after hundreds of others whose end nobody told. Time would say so only on a quiet machine.
func TestPlainCommandCosts(t *testing.T) {
	const (
		mostLooks  = 8
		mostAllocs = 80
		others     = 600
	)
	home := t.TempDir()
	dir := filepath.Join(home, "project")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "README.md"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	time.Sleep(50 * time.Millisecond) // so that the file is older than the run, by any clock
	looks := 0
	var recent disk.Recent
	see := func() place.Disk { return lookedAt{recent.New(disk.LookBudget), &looks} }
	rec := &controltest.Memory{}
	b := NewBroker(Params{Agent: "gemini", Session: "run", Mode: policy.Asking, Record: rec, Disk: see, Clock: disk.Clock,
		Git:   repository.New(home, "").For,
		World: place.World{Home: home, User: "eve", Workspaces: new(place.Workspaces)}})
	n := 0
	ask := func(command string) {
		n++
		r := policy.Request{Agent: "gemini", Session: "s", Call: fmt.Sprint("c", n), Channel: "acp", Tool: policy.Shell,
			Raw: command, Command: command, Cwd: dir, Workspace: dir}
		if out, _ := b.Decide(r, risk.Reason{}); !out.Allowed() {
			t.Fatal(out.Reason)
		}
	}
	cost := func() (looked int, allocs float64) {
		ask("cat README.md")
		looks = 0
		ask("cat README.md")
		looked = looks
		return looked, testing.AllocsPerRun(20, func() { ask("cat README.md") })
	}
	looked, allocs := cost()
	for range 100 { // what was changed just now is looked up anew
		if looked <= mostLooks {
			break
		}
		time.Sleep(20 * time.Millisecond)
		looked, allocs = cost()
	}
	if looked > mostLooks || allocs > mostAllocs {
		t.Errorf("%d looks at the disk and %v allocations, at most %d and %d", looked, allocs, mostLooks, mostAllocs)
	}
	for i := range others {
		ask(fmt.Sprintf("head -n %d README.md", i+1))
	}
	if after, more := cost(); after > looked || more > allocs+allocs/4 {
		t.Errorf("after %d others %d looks and %v allocations, before %d and %v", others, after, more, looked, allocs)
	}
}
