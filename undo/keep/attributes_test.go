package keep_test

import (
	"bytes"
	"fmt"
	"runtime"
	"testing"

	"golang.org/x/sys/unix"
)

// What a file's extended attributes take is what they hold, however many files have some: on SELinux each has.
func TestAttributesTakeNoMoreThanTheyHold(t *testing.T) {
	const files = 300
	p := newPlace(t)
	var names []string
	for i := range files {
		name := fmt.Sprint("d/", i)
		if err := unix.Setxattr(p.write(name, []byte("x")), "user.label", []byte("of this file"), 0); err != nil {
			t.Skip(err)
		}
		names = append(names, name)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	call := p.rm(names...)
	runtime.ReadMemStats(&after)
	if each := (after.TotalAlloc - before.TotalAlloc) / files; each > 16<<10 {
		t.Errorf("%d bytes are allocated for each file", each)
	}
	all, _ := p.entries(call)
	if e := all["d/7"]; string(e.Attrs["user.label"]) != "of this file" {
		t.Errorf("%q is kept", e.Attrs)
	}
}

// A value that is larger than most comes back too.
func TestLargeAttributes(t *testing.T) {
	p := newPlace(t)
	value := bytes.Repeat([]byte("v"), 3000)
	file := p.write("a", []byte("x"))
	for _, name := range []string{"user.small", "user.large"} {
		if err := unix.Setxattr(file, name, value[:len(name)*100], 0); err != nil {
			t.Skip(err)
		}
	}
	all, _ := p.entries(p.rm("a"))
	for _, name := range []string{"user.small", "user.large"} {
		if got := all["a"].Attrs[name]; !bytes.Equal(got, value[:len(name)*100]) {
			t.Errorf("of %s %d bytes are kept", name, len(got))
		}
	}
}
