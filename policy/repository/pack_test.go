package repository

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/policy/place"
)

// memory is a place.Parts of two files.
type memory map[string][]byte

func (m memory) ReadPart(path string, at int64, n int) ([]byte, error) {
	data := m[path]
	if at < 0 || at > int64(len(data)) {
		return nil, errors.New("past the end")
	}
	return data[at:min(int64(len(data)), at+int64(n))], nil
}

// packOf is a pack of two files that were read.
func packOf(index, own []byte) (*pack, bool) {
	file := func(name string, data []byte) source {
		return source{name, place.Stamp{Size: int64(len(data))}}
	}
	p := &pack{disk: memory{"i": index, "p": own}, index: file("i", index), own: file("p", own)}
	return p, p.readFanout() && p.together()
}

// packed makes a pack with deltas and gives its files.
func packed(t testing.TB) (index, own []byte, names []string) {
	t.Helper()
	top := t.TempDir()
	run(t, top, "init", "-q")
	for i := range 4 {
		text := strings.Repeat("a line that is the same\n", 40) + strings.Repeat("x", i)
		if err := os.WriteFile(filepath.Join(top, "f"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		run(t, top, "add", "f")
		run(t, top, "commit", "-q", "-m", "m")
	}
	run(t, top, "repack", "-a", "-d", "-f", "-q")
	for _, file := range []struct {
		ending string
		data   *[]byte
	}{{"idx", &index}, {"pack", &own}} {
		all, err := filepath.Glob(filepath.Join(top, ".git/objects/pack/*."+file.ending))
		if err != nil || len(all) != 1 {
			t.Fatal(all, err)
		}
		if *file.data, err = os.ReadFile(all[0]); err != nil {
			t.Fatal(err)
		}
	}
	return index, own, strings.Fields(run(t, top, "cat-file", "--batch-all-objects", "--batch-check=%(objectname)"))
}

// TestPack reads every object of a pack, and none of one that was edited: the
// name of an object is the hash of what it holds.
func TestPack(t *testing.T) {
	index, own, names := packed(t)
	p, ok := packOf(index, own)
	if !ok || len(names) != 12 {
		t.Fatal("not read", names)
	}
	all := func(p *pack) (read int) {
		for _, name := range names {
			id, _ := parseOID(name)
			if at, found := p.find(id); found {
				if o, ok := p.object(at); ok && o.name() == id {
					read++
				}
			}
		}
		return read
	}
	if n := all(p); n != len(names) {
		t.Errorf("%d of %d objects", n, len(names))
	}
	for i := 12; i < len(own)-20; i++ {
		edited := append([]byte(nil), own...)
		edited[i] ^= 0x41
		if p, ok := packOf(index, edited); ok && all(p) == len(names) {
			t.Errorf("all read though byte %d is another", i)
		}
	}
	for i := range index {
		if p, ok := packOf(index[:i], own); ok {
			t.Errorf("an index cut at %d is read: %v", i, p.fanout)
		}
	}
	if _, ok := packOf(index, own[:len(own)-1]); ok {
		t.Error("a pack that is cut is read")
	}
}

// FuzzPack: no pack and no index make the reader panic or run on.
func FuzzPack(f *testing.F) {
	index, own, names := packed(f)
	f.Add(index, own, names[0])
	f.Fuzz(func(t *testing.T, index, own []byte, name string) {
		id, _ := parseOID(name)
		p, ok := packOf(index, own)
		if !ok {
			p.fanout = &fanout{}
			_, _ = p.object(12)
			return
		}
		if at, found := p.find(id); found {
			_, _ = p.object(at)
		}
		_, _ = p.object(12)
	})
}
