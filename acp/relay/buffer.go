package relay

import "golang.org/x/sys/unix"

// A lineBuffer holds what has arrived and not yet gone on. It is a mapping of
// address space of which only the touched pages cost memory, so that a line of
// any allowed length lies in one piece without ever being copied to a larger
// place.
type lineBuffer struct {
	mem        []byte
	mapped     bool
	start, end int
	searched   int // bytes of pending() known to hold no line end
	high       int // the furthest byte touched since pages were last given back
}

const (
	chunk   = 256 << 10 // one read
	keep    = 1 << 20   // pages kept between lines
	mapSize = MaxLine + 2*chunk
)

func newLineBuffer() *lineBuffer {
	mem, err := unix.Mmap(-1, 0, mapSize, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANON|mapNoReserve)
	if err == nil {
		return &lineBuffer{mem: mem, mapped: true}
	}
	return &lineBuffer{mem: make([]byte, 4*chunk)} // address space is limited (RLIMIT_AS): grow by copying
}

func (b *lineBuffer) free() {
	if b.mapped {
		_ = unix.Munmap(b.mem)
	}
}

// pending is what waits: from the first byte not yet taken.
func (b *lineBuffer) pending() []byte { return b.mem[b.start:b.end] }

// full reports whether a line has outgrown MaxLine.
func (b *lineBuffer) full() bool { return b.end-b.start > MaxLine }

// space is where the next read goes.
func (b *lineBuffer) space() []byte {
	if b.start > 0 && b.start >= b.end-b.start { // cheap: no more is moved than was taken
		copy(b.mem, b.pending())
		b.start, b.end = 0, b.end-b.start
	}
	if !b.mapped && len(b.mem)-b.end < chunk {
		b.mem = append(b.mem, make([]byte, len(b.mem))...)
	}
	return b.mem[b.end:min(b.end+chunk, len(b.mem))]
}

func (b *lineBuffer) fill(n int) {
	b.end += n
	b.high = max(b.high, b.end)
}

// take drops n bytes from the front; what is left holds no line end. The pages
// of a long line are given back once it has gone.
func (b *lineBuffer) take(n int) {
	b.start += n
	b.searched = b.end - b.start
	if b.start < b.end {
		return
	}
	b.start, b.end, b.searched = 0, 0, 0
	if b.high <= 2*keep {
		return
	}
	if b.mapped {
		_ = unix.Madvise(b.mem[keep:b.high], unix.MADV_DONTNEED)
	} else {
		b.mem = make([]byte, 4*chunk)
	}
	b.high = 0
}
