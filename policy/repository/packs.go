package repository

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"slices"
	"sort"
	"strings"

	"guard/policy/place"
)

// packed reads an object out of a pack of OBJECTS/pack.
func (db *database) packed(store string, id oid) (object, bool) {
	disk, ok := db.disk.(place.Parts)
	if !ok {
		return object{}, false
	}
	for _, name := range db.packNames(under(store, "pack")) {
		p, ok := db.pack(disk, name)
		if !ok {
			continue
		}
		if at, found := p.find(id); found {
			o, ok := p.object(at)
			if ok && o.name() == id {
				return o, true
			}
		}
	}
	return object{}, false
}

// maxPacks bounds the packs of one folder.
const maxPacks = 1024

// packNames lists the packs of a folder, without ".idx" and ".pack".
func (db *database) packNames(folder string) []string {
	s, there, err := db.stamp(folder)
	if err != nil || !there || !s.Mode.IsDir() {
		return nil
	}
	if names, ok := db.folders.get(folder, s); ok {
		return names
	}
	var names []string
	err = db.disk.ReadDir(folder, func(e fs.DirEntry) bool {
		if name, ok := strings.CutSuffix(e.Name(), ".idx"); ok {
			names = append(names, under(folder, name))
		}
		return len(names) < maxPacks
	})
	if err != nil {
		return nil
	}
	slices.Sort(names)
	db.folders.put(folder, s, names)
	return names
}

// pack is a pack and its index, version 2 (gitformat-pack(5)).
type pack struct {
	disk       place.Parts
	limit      int64 // as in files
	index, own source
	*fanout
}

// fanout tells how many objects have a name whose first byte is at most i.
type fanout [256]uint32

const (
	fanoutAt = 8 // behind magic and version
	namesAt  = fanoutAt + 256*4
)

func (db *database) pack(disk place.Parts, name string) (*pack, bool) {
	p := &pack{disk: disk, limit: db.limit, index: source{path: name + ".idx"}, own: source{path: name + ".pack"}}
	for _, f := range []*source{&p.index, &p.own} {
		s, there, err := db.stamp(f.path)
		if err != nil || !there || !s.Mode.IsRegular() {
			return nil, false
		}
		f.stamp = s
	}
	if f, ok := db.fanouts.get(p.index.path, p.index.stamp); ok {
		p.fanout = f
		return p, true
	}
	if !p.readFanout() || !p.together() {
		return nil, false
	}
	db.fanouts.put(p.index.path, p.index.stamp, p.fanout)
	return p, true
}

// part reads exactly n bytes of a file.
func (p *pack) part(f source, at int64, n int) ([]byte, bool) {
	if at < 0 || at+int64(n) > f.stamp.Size {
		return nil, false
	}
	b, err := p.disk.ReadPart(f.path, at, n)
	return b, err == nil && len(b) == n
}

func (p *pack) readFanout() bool {
	b, ok := p.part(p.index, 0, namesAt)
	if !ok || !bytes.Equal(b[:fanoutAt], []byte("\xfftOc\x00\x00\x00\x02")) {
		return false
	}
	p.fanout = &fanout{}
	for i := range p.fanout {
		p.fanout[i] = binary.BigEndian.Uint32(b[fanoutAt+4*i:])
		if i > 0 && p.fanout[i] < p.fanout[i-1] {
			return false
		}
	}
	// Each object has a name, a checksum and an offset; two checksums end the file.
	return namesAt+int64(p.fanout[255])*28+40 <= p.index.stamp.Size
}

// together reports a pack and an index that belong together: both hold the
// pack's checksum.
func (p *pack) together() bool {
	a, ok1 := p.part(p.index, p.index.stamp.Size-40, 20)
	b, ok2 := p.part(p.own, p.own.stamp.Size-20, 20)
	return ok1 && ok2 && bytes.Equal(a, b)
}

// maxBucket bounds the names that begin with one byte, of one pack.
const maxBucket = 1 << 18

// find tells where in the pack an object stands.
func (p *pack) find(id oid) (at int64, found bool) {
	names, from := p.bucket(id[0])
	i, found := search(names, id)
	if !found {
		return 0, false
	}
	return p.offset(from + int64(i))
}

// search finds a name among sorted ones.
func search(names []byte, id oid) (i int, found bool) {
	return sort.Find(len(names)/20, func(i int) int { return bytes.Compare(id[:], names[i*20:i*20+20]) })
}

// bucket is the names that begin with a byte, in their order, and how many stand before.
func (p *pack) bucket(first byte) (names []byte, from int64) {
	if first > 0 {
		from = int64(p.fanout[first-1])
	}
	n := int64(p.fanout[first]) - from
	if n <= 0 || n > maxBucket {
		return nil, from
	}
	names, ok := p.part(p.index, namesAt+from*20, int(n)*20)
	if !ok {
		return nil, from
	}
	return names, from
}

// offset is where the i-th object stands: 31 bits, or the place of 64.
func (p *pack) offset(i int64) (at int64, ok bool) {
	all := int64(p.fanout[255])
	small, ok := p.part(p.index, namesAt+all*24+i*4, 4)
	if !ok {
		return 0, false
	}
	at = int64(binary.BigEndian.Uint32(small))
	if at&(1<<31) == 0 {
		return at, true
	}
	large, ok := p.part(p.index, namesAt+all*28+at&(1<<31-1)*8, 8)
	if !ok {
		return 0, false
	}
	at = int64(binary.BigEndian.Uint64(large))
	return at, at >= 0
}

func (p *pack) most() int64 { return max(p.limit, maxObject) }
