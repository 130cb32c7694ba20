package repository

import (
	"bufio"
	"io"
)

// Types of an object in a pack; the first four are whole.
const (
	offsetDelta = 6 // against the object so far before it
	nameDelta   = 7 // against the object of a name
)

var wholeKinds = [...]string{1: "commit", 2: "tree", 3: "blob", 4: "tag"}

// Bounds of a chain of deltas: git makes at most 4095, and 50 unless told. What its
// deltas hold, and what is written while it is laid together, count in objects of
// the largest size.
const (
	maxChain   = 4096
	maxDeltas  = 4
	maxPatched = 32
)

// object reads the object at an offset: its deltas down to a whole one, laid
// over each other again.
func (p *pack) object(at int64) (object, bool) {
	var deltas [][]byte
	for held := 0; len(deltas) < maxChain && int64(held) <= maxDeltas*p.most(); {
		e, ok := p.entry(at)
		if !ok {
			return object{}, false
		}
		if e.kind < len(wholeKinds) {
			data, ok := p.rebuild(e.data, deltas)
			return object{wholeKinds[e.kind], data, []source{p.own, p.index}}, ok
		}
		deltas, at = append(deltas, e.data), e.base
		held += len(e.data)
	}
	return object{}, false
}

func (p *pack) rebuild(data []byte, deltas [][]byte) ([]byte, bool) {
	patched := int64(0)
	for i := len(deltas) - 1; i >= 0; i-- {
		var ok bool
		if data, ok = patch(data, deltas[i], p.most()); !ok {
			return nil, false
		}
		if patched += int64(len(data)); patched > maxPatched*p.most() {
			return nil, false
		}
	}
	return data, true
}

// packEntry is an object as it stands in the pack.
type packEntry struct {
	kind int
	base int64 // of a delta
	data []byte
}

func (p *pack) entry(at int64) (e packEntry, ok bool) {
	r := bufio.NewReaderSize(&partReader{p, at}, 16<<10)
	c, err := r.ReadByte()
	e.kind = int(c >> 4 & 7)
	size, shift := int64(c&15), 4
	for ; err == nil && c&0x80 != 0 && shift < 32; shift += 7 {
		c, err = r.ReadByte()
		size |= int64(c&0x7f) << shift
	}
	if err != nil || c&0x80 != 0 || size > p.most() {
		return e, false
	}
	switch e.kind {
	case 1, 2, 3, 4:
		ok = true
	case offsetDelta:
		e.base, ok = baseBefore(r, at)
	case nameDelta:
		var id oid
		if _, err := io.ReadFull(r, id[:]); err == nil {
			e.base, ok = p.find(id)
		}
	}
	if !ok {
		return e, false
	}
	e.data, ok = inflate(r, size)
	return e, ok && int64(len(e.data)) == size
}

// baseBefore reads how far before an object its base stands.
func baseBefore(r *bufio.Reader, at int64) (base int64, ok bool) {
	var b []byte
	for len(b) < 9 {
		c, err := r.ReadByte()
		if err != nil {
			return 0, false
		}
		if b = append(b, c); c&0x80 == 0 {
			break
		}
	}
	back, n := offsetVarint(b)
	if n == 0 || back == 0 || back > uint64(at) {
		return 0, false
	}
	return at - int64(back), true
}

// partReader reads a pack from an offset on.
type partReader struct {
	pack *pack
	at   int64
}

func (r *partReader) Read(b []byte) (int, error) {
	n := int(min(int64(len(b)), r.pack.own.stamp.Size-r.at))
	if n <= 0 {
		return 0, io.EOF
	}
	data, ok := r.pack.part(r.pack.own, r.at, n)
	if !ok {
		return 0, errNotUnderstood
	}
	r.at += int64(n)
	return copy(b, data), nil
}
