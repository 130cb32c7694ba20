package terminal

import (
	"errors"
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// keys reads what the person types, until it is told to stop. After that it takes no
// byte more: what the person typed ahead is for the next program. While it is paused it
// takes none either. It waits by select(2): a terminal that is made non-blocking is so
// for every program on it, and poll(2) does not know terminals on macOS.
type keys struct {
	tty        *os.File
	wake, quit *os.File // a pipe: a byte in it has Read look again, its end ends Read

	mu      sync.Mutex
	moved   *sync.Cond
	paused  bool
	reading bool   // a Read is under way
	deaf    bool   // and that Read does not listen to the terminal
	given   []byte // to be read as if it had been typed
	begun   begun  // by what was read
}

func newKeys(tty *os.File) (*keys, error) {
	wake, quit, err := os.Pipe()
	if err != nil {
		return nil, locale.Errorf("guard: cannot make a pipe: %w", err)
	}
	k := &keys{tty: tty, wake: wake, quit: quit}
	k.moved = sync.NewCond(&k.mu)
	return k, nil
}

// Stop ends the reading: Read returns io.EOF.
func (k *keys) Stop() { k.quit.Close() }

// Close frees what keys holds, once no Read is under way. The terminal stays.
func (k *keys) Close() {
	k.wake.Close()
	k.quit.Close()
}

// Pause leaves every key that comes from now on to another reader.
func (k *keys) Pause() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.paused = true
	_, _ = k.quit.Write([]byte{0})
	for k.reading && !k.deaf {
		k.moved.Wait()
	}
}

// Resume takes keys again, after b has been read as if typed.
func (k *keys) Resume(b []byte) {
	k.mu.Lock()
	k.paused = false
	k.mu.Unlock()
	k.give(b)
}

// give has b read as if it had been typed now.
func (k *keys) give(b []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.given = append(k.given, b...)
	_, _ = k.quit.Write([]byte{0})
}

// Begun is the beginning of what was read in part: the rest is still to come.
func (k *keys) Begun() []byte {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.begun.head(time.Now())
}

func (k *keys) Read(b []byte) (n int, err error) {
	defer func() { k.done(b[:max(n, 0)]) }()
	for {
		n, deaf := k.take(b)
		if n > 0 {
			return n, nil
		}
		ready, err := k.wait(deaf)
		if err != nil {
			return 0, err
		}
		if !ready {
			continue
		}
		if n, err = k.tty.Read(b); !errors.Is(err, syscall.EAGAIN) { // made non-blocking, and read by another
			return n, err
		}
	}
}

// take reads what was given, and reports whether the terminal must be left alone.
func (k *keys) take(b []byte) (n int, deaf bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.reading, k.deaf = true, k.paused
	k.moved.Broadcast()
	if !k.paused {
		n = copy(b, k.given)
		k.given = k.given[n:]
	}
	return n, k.deaf
}

func (k *keys) done(read []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.reading = false; len(read) > 0 {
		k.begun.follow(read, time.Now())
	}
	k.moved.Broadcast()
}

// wait waits for a key, and returns without one when it is woken.
func (k *keys) wait(deaf bool) (ready bool, err error) {
	tty, wake := int(k.tty.Fd()), int(k.wake.Fd())
	var set unix.FdSet
	set.Set(wake)
	if !deaf {
		set.Set(tty)
	}
	_, err = unix.Select(max(tty, wake)+1, &set, nil, nil, nil)
	switch {
	case errors.Is(err, syscall.EINTR):
		return false, nil
	case err != nil:
		return false, locale.Errorf("guard: cannot wait for the terminal: %w", err)
	case !set.IsSet(wake):
		return true, nil
	}
	_, err = k.wake.Read(make([]byte, 64))
	return false, err
}
