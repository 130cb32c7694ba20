// Package soak counts what the long tests repeat, and how long they may.
//
// In comes what a part of `make soak` does at its full length, as a number and
// as a share of the whole time; out comes whether there is time for one more,
// and a line of figures. A part takes GUARD_SOAK of that, a duration such as
// 20m, and shrinks with it. Without GUARD_SOAK, in the ordinary suite, it does
// a few only: enough to keep it true.
package soak

import (
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Full is the length for which the numbers of the parts are meant.
const Full = 20 * time.Minute

// variable holds how long all parts together shall take.
const variable = "GUARD_SOAK"

// A Part is one of the things that are repeated.
type Part struct {
	t     testing.TB
	name  string
	want  int64
	until time.Time
	began time.Time
	taken atomic.Int64
}

// Params says how much there is of a part.
type Params struct {
	Full  int           // how many at full length
	Share time.Duration // how much of Full's time it may take
	Few   int           // how many in the ordinary suite
}

// Asked is the length asked for; 0 in the ordinary suite.
func Asked(t testing.TB) time.Duration {
	text := os.Getenv(variable)
	if text == "" {
		return 0
	}
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		t.Fatalf("%s=%q: it must be a duration, such as 20m", variable, text)
	}
	return d
}

// Begin begins a part. Its clock runs from here.
func Begin(t testing.TB, name string, p Params) *Part {
	t.Helper()
	now := time.Now()
	part := &Part{t: t, name: name, want: int64(p.Few), until: now.Add(time.Hour), began: now}
	if asked := Asked(t); asked > 0 {
		of := float64(asked) / float64(Full)
		part.want = max(int64(p.Few), int64(of*float64(p.Full)))
		part.until = now.Add(time.Duration(of * float64(p.Share)))
	}
	return part
}

// Want is how many there shall be.
func (p *Part) Want() int { return int(p.want) }

// Next takes one more, and tells its number from 0; false when all are done,
// there is no time left, or the test has failed.
func (p *Part) Next() (i int, more bool) {
	if p.t.Failed() || time.Now().After(p.until) {
		return 0, false
	}
	n := p.taken.Add(1)
	if n > p.want {
		p.taken.Add(-1)
		return 0, false
	}
	return int(n - 1), true
}

// Work has several workers take them side by side, to the end.
func (p *Part) Work(workers int, do func(worker, i int)) {
	var all sync.WaitGroup
	for w := range workers {
		all.Go(func() {
			for {
				i, more := p.Next()
				if !more {
					return
				}
				do(w, i)
			}
		})
	}
	all.Wait()
}

// Done is how many were taken.
func (p *Part) Done() int { return int(p.taken.Load()) }

// Report prints the part's figures in one line, with how many of how many were
// done in what time.
func (p *Part) Report(format string, figures ...any) {
	took := time.Since(p.began)
	fmt.Printf("soak: %s: %d of %d in %v: %s\n", p.name, p.Done(), p.want, took.Round(time.Millisecond),
		fmt.Sprintf(format, figures...))
}
