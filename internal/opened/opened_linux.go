// Package opened tells which of some files any program has opened since a moment. Paths come in, paths come out; it
// reads none of them. Only Linux tells, by inotify(7); elsewhere nothing is known.
package opened

import (
	"encoding/binary"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
)

// most bounds the files of one watch.
const most = 2_000

// patience is how long a file system may take to find a file.
const patience = 100 * time.Millisecond

// Watch watches files. The nil Watch watches none.
type Watch struct {
	fd    int
	paths map[int32]string
}

// New begins to watch those of some files that are there; nil where it cannot, or there is none. A link is watched as
// what it leads to. End must be called.
func New(paths []string) *Watch {
	fd, err := unix.InotifyInit1(unix.IN_CLOEXEC | unix.IN_NONBLOCK)
	if err != nil {
		return nil
	}
	w := &Watch{fd, map[int32]string{}}
	for _, p := range paths[:min(len(paths), most)] {
		n, err := stall.Look(p, patience, func() (int, error) { return unix.InotifyAddWatch(fd, p, unix.IN_OPEN) })
		if err == nil {
			w.paths[int32(n)] = p
		}
	}
	if len(w.paths) == 0 {
		_ = unix.Close(fd)
		return nil
	}
	return w
}

// End ends the watch, and tells the files that were opened since it began: all of them where the kernel lost count.
func (w *Watch) End() (opened []string) {
	if w == nil {
		return nil
	}
	defer unix.Close(w.fd)
	seen, lost := w.seen()
	for one, p := range w.paths {
		if seen[one] || lost {
			opened = append(opened, p)
		}
	}
	return opened
}

// seen reads which watched files were opened, and whether the kernel lost count.
func (w *Watch) seen() (files map[int32]bool, lost bool) {
	files = map[int32]bool{}
	buf := make([]byte, 64<<10)
	for {
		n, err := unix.Read(w.fd, buf)
		if err == unix.EINTR {
			continue
		}
		if n < unix.SizeofInotifyEvent {
			return files, lost // EAGAIN: there are no more
		}
		for b := buf[:n]; len(b) >= unix.SizeofInotifyEvent; {
			of, mask := int32(binary.NativeEndian.Uint32(b)), binary.NativeEndian.Uint32(b[4:])
			name := int(binary.NativeEndian.Uint32(b[12:]))
			b = b[min(unix.SizeofInotifyEvent+name, len(b)):]
			lost = lost || mask&unix.IN_Q_OVERFLOW != 0
			files[of] = files[of] || mask&unix.IN_OPEN != 0
		}
	}
}
