package export

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/atomicfile"
	"guard/locale"
)

// lockFolder marks a folder as worked on for as long as the process lives: the kernel takes the mark away with it.
func lockFolder(dir string) (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_RDWR|os.O_CREATE|unix.O_CLOEXEC, 0o600)
	if err != nil {
		return nil, locale.Errorf("guard: locking the folder of the export: %w", err)
	}
	switch err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err {
	case nil:
		return func() { f.Close() }, nil
	case unix.EWOULDBLOCK:
		f.Close()
		return nil, ErrBusy
	default:
		f.Close()
		return nil, locale.Errorf("guard: locking the folder of the export: %w", err)
	}
}

// Status is what the last exporter told of itself. The zero value: there was none.
type Status struct {
	PID     int       `json:"pid"`
	Started time.Time `json:"started"`
	Sent    int       `json:"sent"` // events since then
	Last    time.Time `json:"last,omitzero"`

	Error   string    `json:"error,omitempty"` // what went wrong last; empty: nothing since
	Failing time.Time `json:"failing,omitzero"`

	Refused     int    `json:"refused,omitempty"` // events that the store does not take
	RefusedLast string `json:"refused_last,omitempty"`
}

const statusName = "status.json"

// status keeps Status on the disk.
type status struct {
	Status
	path    string
	written time.Time
}

func newStatus(dir string) *status {
	return &status{Status: Status{PID: os.Getpid(), Started: time.Now()}, path: filepath.Join(dir, statusName)}
}

func (s *status) sent(n int) { s.Sent, s.Last = s.Sent+n, time.Now() }

func (s *status) refused(n int, id string, err error) {
	s.Refused, s.RefusedLast = s.Refused+n, id+": "+err.Error()
}

// tell notes how the last try went. It is written once a second at most, but for what has changed, and at the end.
func (s *status) tell(err error) {
	text := ""
	if err != nil {
		text = err.Error()
	}
	changed := text != s.Error
	if s.Error = text; text == "" {
		s.Failing = time.Time{}
	} else if s.Failing.IsZero() {
		s.Failing = time.Now()
	}
	if !changed && time.Since(s.written) < time.Second {
		return
	}
	s.write()
}

func (s *status) write() {
	s.written = time.Now()
	b, _ := json.Marshal(s.Status) // texts and numbers
	_ = atomicfile.Write(s.path, b, 0o600)
}

// StatusIn reads what the last exporter of a folder told, and whether one is at work now.
func StatusIn(dir string) (s Status, running bool, err error) {
	b, err := os.ReadFile(filepath.Join(dir, statusName))
	if errors.Is(err, fs.ErrNotExist) {
		return s, false, nil
	}
	if err == nil {
		err = json.Unmarshal(b, &s)
	}
	if err != nil {
		return s, false, locale.Errorf("guard: reading how the export stands: %w", err)
	}
	unlock, err := lockFolder(dir)
	if errors.Is(err, ErrBusy) {
		return s, true, nil
	}
	if err == nil {
		unlock()
	}
	return s, false, err
}
