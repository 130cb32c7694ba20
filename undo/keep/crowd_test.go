package keep_test

import (
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"

	"guard/undo/keep"
)

// A folder of very many names takes no longer to read than a call may wait, and what of it is not kept is told.
func TestACrowdedFolderIsReadInTime(t *testing.T) {
	const files = 20_000
	p := newPlace(t)
	first := p.write("d/0", []byte("x"))
	for i := range files {
		if err := os.Link(first, p.at(fmt.Sprint("d/a-name-of-a-file-", i))); err != nil {
			t.Fatal(err)
		}
	}
	now := time.Now()
	p.Bounds = keep.Bounds{Wait: 5 * time.Millisecond}
	p.Now = func() time.Time { now = now.Add(time.Millisecond); return now }
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	kept := p.rm("d").Kept()
	runtime.ReadMemStats(&after)
	if kept.Why == "" {
		t.Errorf("all is said to be kept: %+v", kept)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 1<<20 {
		t.Errorf("%d bytes are allocated", took)
	}
}
