package supervise

import (
	"bytes"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"guard/locale"
)

// A Tree is an agent that was started, with every process that it started in turn.
type Tree struct {
	pid  int
	path string

	watchdog *os.Process
	lifeline *os.File // to the watchdog
	line     *os.File // to the supervisor
	writing  sync.Mutex

	exit           Exit          // valid once exited is closed
	exited         chan struct{} // the agent's end is known
	supervisorGone chan struct{} // the supervisor has ended
	watchdogGone   chan struct{} // the watchdog was reaped
	clean          bool          // valid once watchdogGone is closed: nothing was left behind
	deserted       bool          // likewise: the watchdog was killed, and not by guard
	stopped        chan struct{} // the agent was suspended

	restoring sync.Mutex
	handsOff  bool   // the watchdog was told for the last time
	unsent    []byte // the rest of a frame that was sent in part, and the newest
	rest      int    // how much of that is the rest

	ending  atomic.Bool // the tree is being killed: a stop is no suspension
	killing sync.Once
}

// Pid is the agent's process id; its process group has the same number.
func (t *Tree) Pid() int { return t.pid }

// Exited is closed when the agent itself has ended. Its descendants may live on.
func (t *Tree) Exited() <-chan struct{} { return t.exited }

// Stopped gets a value each time the agent was suspended, as by Ctrl-Z.
func (t *Tree) Stopped() <-chan struct{} { return t.stopped }

// Ending reports whether the tree is being killed.
func (t *Tree) Ending() bool { return t.ending.Load() }

// Gone is closed when the watchdog has ended, which is its last act: nothing of the
// tree is left then, unless Wait says otherwise.
func (t *Tree) Gone() <-chan struct{} { return t.watchdogGone }

// Signal sends sig to the agent's process group. After the agent's end it does nothing.
func (t *Tree) Signal(sig syscall.Signal) { t.send(note{noteSignal, int32(sig)}) }

func (t *Tree) send(n note) {
	t.writing.Lock()
	defer t.writing.Unlock()
	_ = n.send(t.line) // follow notices a supervisor that is gone
}

// killWait is how long the watchdog and the supervisor have to kill the tree before
// guard does it itself. They may have been stopped.
const killWait = time.Second

// Kill kills the agent and everything that it started. It does not wait for the end.
func (t *Tree) Kill() {
	t.killing.Do(func() {
		t.ending.Store(true)
		t.send(note{kind: noteEnd})
		go func() {
			select {
			case <-t.watchdogGone:
			case <-time.After(killWait):
				t.sweep()
			}
		}()
	})
}

// Wait waits until nothing of the tree is left, and says how the agent ended. It ends
// nothing: call Kill first, or wait for ever on a descendant that stays. To be called
// once.
func (t *Tree) Wait() Exit {
	<-t.watchdogGone
	<-t.exited
	if t.exit.Err == nil && !t.clean {
		t.exit.Err = t.unclean()
	}
	return t.exit
}

// unclean says what became of a tree whose watchdog did not end as it should.
func (t *Tree) unclean() error {
	if left := t.sweep(); left > 0 {
		if left == 1 {
			return locale.Errorf("guard: a process of %s could not be killed (another user's?)", t.path)
		}
		return locale.Errorf("guard: %d processes of %s could not be killed (another user's?)", left, t.path)
	}
	if t.deserted {
		return locale.Errorf("guard: the watchdog of %s is gone, so its processes were killed", t.path)
	}
	return nil // guard itself killed a watchdog that was late
}

// Close waits for the supervisor's end and frees what the tree holds.
func (t *Tree) Close() {
	<-t.supervisorGone
	t.lifeline.Close()
	t.line.Close()
}

// follow reads the supervisor's notes until they end, which is the supervisor's end.
func (t *Tree) follow() {
	defer close(t.supervisorGone)
	told := false
	tell := func(e Exit) {
		if !told {
			told, t.exit = true, e
			close(t.exited)
		}
	}
	for {
		n, err := readNote(t.line)
		switch {
		case err != nil:
			t.ending.Store(true)
			tell(Exit{
				Signal: syscall.SIGKILL,
				Err:    locale.Errorf("guard: the supervisor of %s is gone, so its processes were killed", t.path),
			})
			return
		case n.kind == noteExited:
			tell(Exit{Code: int(n.value)})
		case n.kind == noteKilled:
			tell(Exit{Signal: syscall.Signal(n.value)})
		case n.kind == noteStopped:
			select {
			case t.stopped <- struct{}{}:
			default:
			}
		}
	}
}

// awaitWatchdog reaps the watchdog. One that was killed leaves its work to the
// supervisor and to guard. The supervisor comes first: a sweep begins by stopping it,
// and guard may be killed in the midst of that.
func (t *Tree) awaitWatchdog() {
	state, err := t.watchdog.Wait()
	watchdogs.Lock()
	delete(watchdogs.pids, t.watchdog.Pid)
	watchdogs.Unlock()
	t.clean = err == nil && state.ExitCode() == exitClean
	if !t.clean {
		t.deserted = !t.ending.Load()
		t.Kill()
		select {
		case <-t.supervisorGone:
		case <-time.After(supervisorWait):
		}
		t.sweep()
	}
	close(t.watchdogGone)
}

// tellWait is how long guard waits for a watchdog that does not read: it may have been
// stopped.
const tellWait = 100 * time.Millisecond

// LeaveTerminalWith tells the watchdog what to do with the person's terminal if guard
// dies: to write these control sequences there and set its modes as they were at the
// start. Nil means to leave it alone; nil after the agent's end is final.
func (t *Tree) LeaveTerminalWith(sequences []byte) {
	t.restoring.Lock()
	defer t.restoring.Unlock()
	if t.handsOff {
		return
	}
	t.handsOff = sequences == nil && t.over()
	t.unsent = append(t.unsent[:t.rest:t.rest], leaveFrame(sequences)...)
	_ = t.lifeline.SetWriteDeadline(time.Now().Add(tellWait))
	n, _ := t.lifeline.Write(t.unsent)
	t.cut(n)
}

// cut takes what was sent off. Half a frame would be read together with the next one, and guard be taken for dead: its
// rest comes first at the next time. A frame of which nothing was sent gives way to a newer one.
func (t *Tree) cut(sent int) {
	left := t.unsent[sent:]
	switch {
	case sent < t.rest:
		t.rest -= sent
	case sent == t.rest:
		t.rest = 0
	default:
		t.rest = len(left)
	}
	t.unsent = bytes.Clone(left)
}

// over reports whether the agent has ended.
func (t *Tree) over() bool {
	select {
	case <-t.exited:
		return true
	default:
		return false
	}
}
