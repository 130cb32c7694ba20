package stall

import (
	"errors"
	"runtime"
	"strconv"
	"testing"
	"time"
)

// slowly has looks bounded, with a file system at /dead that may not answer.
func slowly(t *testing.T) {
	t.Helper()
	May()
	at.mu.Lock()
	dirs, may := at.dirs, at.may.Load()
	at.dirs = []string{"/dead"}
	at.may.Store(true)
	at.mu.Unlock()
	t.Cleanup(func() {
		at.mu.Lock()
		defer at.mu.Unlock()
		at.dirs = dirs
		at.may.Store(may)
	})
}

const moment = 20 * time.Millisecond

// TestLookThatDoesNotReturn: it is left behind, no other begins beside it, and once it is back all is as before.
func TestLookThatDoesNotReturn(t *testing.T) {
	slowly(t)
	stuck := make(chan int)
	waits := func() (int, error) { return <-stuck, nil }
	if _, err := Look("/dead/a", moment, waits); !errors.Is(err, Err) {
		t.Fatal(err)
	}
	before := runtime.NumGoroutine()
	for range 100 {
		if _, err := Look("/dead/b/c", time.Minute, waits); !errors.Is(err, Err) {
			t.Fatal(err)
		}
	}
	if now := runtime.NumGoroutine(); now > before {
		t.Errorf("%d goroutines, then %d", before, now)
	}
	fails := errors.New("no")
	if n, err := Look("/alive", time.Minute, func() (int, error) { return 7, fails }); n != 7 || err != fails {
		t.Errorf("beside it: %d %v", n, err)
	}
	stuck <- 1
	back(t)
	if n, err := Look("/dead/a", time.Minute, func() (int, error) { return 1, nil }); n != 1 || err != nil {
		t.Errorf("afterwards: %d %v", n, err)
	}
}

// TestLooksLeftBehindAreFew: past the bound no look begins that could join them.
func TestLooksLeftBehindAreFew(t *testing.T) {
	slowly(t)
	stuck := make(chan int)
	for i := range most {
		if _, err := Look("/led/"+strconv.Itoa(i), time.Millisecond, func() (int, error) { return <-stuck, nil }); !errors.Is(err, Err) {
			t.Fatal(err)
		}
	}
	if _, err := Look("/led/more", time.Minute, func() (int, error) { return 1, nil }); !errors.Is(err, Err) {
		t.Error("one more begins", err)
	}
	close(stuck)
	back(t)
	if _, err := Look("/led/more", time.Minute, func() (int, error) { return 1, nil }); err != nil {
		t.Error(err)
	}
}

// back waits until all that was left behind has returned.
func back(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		left.Lock()
		all, places := left.all, len(left.count)
		left.Unlock()
		if all == 0 && places == 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d looks at %d places are counted", all, places)
		}
	}
}
