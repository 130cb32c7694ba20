package place

import (
	"bytes"
	"encoding/binary"
	"path"
	"strings"
)

// tracked is the set of files that git's index of one repository holds, and
// what it ignores.
type tracked struct {
	root   string
	paths  map[string]struct{}
	ignore *ignore
}

// maxIndex bounds the index file that is read, in bytes.
const maxIndex = 16 << 20

// tracked finds the repository around p and reads its index; nil when there is
// none or it is not understood.
func (w *World) tracked(p string) *tracked {
	for dir := path.Clean(p); ; dir = path.Dir(dir) {
		if data, err := w.Disk.ReadFile(dir+"/.git/index", maxIndex); err == nil {
			paths, ok := indexPaths(data)
			if !ok {
				return nil
			}
			return &tracked{root: dir, paths: paths, ignore: w.ignored(dir)}
		}
		if dir == "/" || dir == "." || dir == w.Home {
			return nil
		}
	}
}

// holds reports whether version control has the file, or ignores it, or it is
// version control's own.
func (t *tracked) holds(p string) bool {
	rest, ok := strings.CutPrefix(p, t.root+"/")
	if !ok {
		return false
	}
	_, ok = t.paths[rest]
	return ok || t.ignore.matches(rest) || rest == ".git" || strings.HasPrefix(rest, ".git/")
}

// indexPaths lists the paths of a git index, versions 2 to 4 with SHA-1 names
// (gitformat-index(5)).
func indexPaths(data []byte) (map[string]struct{}, bool) {
	const header, fixed, extended = 12, 62, 0x4000
	if len(data) < header || string(data[:4]) != "DIRC" {
		return nil, false
	}
	version, count := binary.BigEndian.Uint32(data[4:]), int(binary.BigEndian.Uint32(data[8:]))
	if version < 2 || version > 4 {
		return nil, false
	}
	paths := make(map[string]struct{}, min(count, len(data)/fixed))
	at, last := header, []byte(nil)
	for range count {
		start := at
		if at+fixed > len(data) {
			return nil, false
		}
		name := at + fixed
		if binary.BigEndian.Uint16(data[at+60:])&extended != 0 {
			name += 2
		}
		keep := 0
		if version == 4 {
			drop, n := offsetVarint(data[min(name, len(data)):])
			if n == 0 || drop > len(last) {
				return nil, false
			}
			keep, name = len(last)-drop, name+n
		}
		end := bytes.IndexByte(data[min(name, len(data)):], 0)
		if end < 0 {
			return nil, false
		}
		last = append(last[:keep:keep], data[name:name+end]...)
		paths[string(last)] = struct{}{}
		at = name + end + 1
		if version < 4 {
			// An entry is padded with 1 to 8 NULs to a multiple of eight bytes.
			at = start + (name+end-start)/8*8 + 8
		}
	}
	return paths, true
}

// offsetVarint reads the integer of index version 4: git's offset encoding.
func offsetVarint(b []byte) (v, n int) {
	for n < len(b) && n < 8 {
		c := b[n]
		n++
		v = v<<7 | int(c&0x7f)
		if c&0x80 == 0 {
			return v, n
		}
		v++
	}
	return 0, 0
}
