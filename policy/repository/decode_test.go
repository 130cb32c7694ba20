package repository

import (
	"bytes"
	"crypto/sha1"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/policy/place"
)

// run runs git in a folder and gives what it prints.
func run(t testing.TB, in string, args ...string) string {
	t.Helper()
	c := exec.Command("git", args...)
	c.Dir = in
	c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + in, "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b"}
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// indexes are the indexes of a small repository in each form.
func indexes(t testing.TB) map[string][]byte {
	t.Helper()
	top := t.TempDir()
	run(t, top, "init", "-q")
	for _, name := range []string{"a", "b/c", "b/d", "e.txt", strings.Repeat("long", 50)} {
		file := filepath.Join(top, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	all := map[string][]byte{}
	for _, form := range []struct {
		name string
		args []string
	}{
		{"2", []string{"add", "a", "b"}},
		{"3", []string{"add", "-N", "e.txt"}},
		{"4", []string{"update-index", "--index-version=4"}},
		{"split", []string{"update-index", "--split-index"}},
		{"untracked", []string{"update-index", "--no-split-index", "--force-untracked-cache"}},
	} {
		run(t, top, form.args...)
		data, err := os.ReadFile(filepath.Join(top, ".git/index"))
		if err != nil {
			t.Fatal(err)
		}
		all[form.name] = data
	}
	return all
}

// TestIndexCut: an index that ends early, or one of whose bytes is another, is
// not read, whatever byte it is.
func TestIndexCut(t *testing.T) {
	for name, data := range indexes(t) {
		if _, err := decodeIndex(data); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for i := range data {
			if _, err := decodeIndex(data[:i]); err == nil {
				t.Errorf("%s: read when cut at %d", name, i)
			}
			if _, err := decodeIndex(resum(data[:i])); err == nil && i < 12 {
				t.Errorf("%s: read with a header cut at %d", name, i)
			}
			edited := bytes.Clone(data)
			edited[i] ^= 0x41
			if _, err := decodeIndex(edited); err == nil {
				t.Errorf("%s: read though byte %d is another", name, i)
			}
		}
	}
}

// resum gives data a checksum.
func resum(data []byte) []byte {
	sum := sha1.Sum(data)
	return append(bytes.Clone(data), sum[:]...)
}

// TestIndexUnsound: what git would not write is not read.
func TestIndexUnsound(t *testing.T) {
	body := func(version, count uint32, rest string) []byte {
		b := binary.BigEndian.AppendUint32([]byte("DIRC"), version)
		return resum(append(binary.BigEndian.AppendUint32(b, count), rest...))
	}
	entry := func(name string, flags uint16) string {
		b := make([]byte, 60, 80)
		copy(b[24:], "\x00\x00\x81\xa4")
		b = append(binary.BigEndian.AppendUint16(b, flags), name...)
		return string(append(b, make([]byte, 8-len(b)%8)...))
	}
	extension := func(name, body string) string {
		return name + string(binary.BigEndian.AppendUint32(nil, uint32(len(body)))) + body
	}
	for _, c := range []struct {
		name string
		data []byte
		want bool
	}{
		{"empty", body(2, 0, ""), true},
		{"one entry", body(2, 1, entry("a", 1)), true},
		{"in order", body(2, 2, entry("a", 1)+entry("b", 1)), true},
		{"stages in order", body(2, 2, entry("a", 0x1001)+entry("a", 0x2001)), true},
		{"out of order", body(2, 2, entry("b", 1)+entry("a", 1)), false},
		{"twice", body(2, 2, entry("a", 1)+entry("a", 1)), false},
		{"a conflict twice", body(2, 2, entry("a", 0x1001)+entry("a", 0x1001)), false},
		{"a conflict beside none", body(2, 2, entry("a", 1)+entry("a", 0x1001)), false},
		{"more flags in version 2", body(2, 1, entry("a", 0x4001)), false},
		{"version 1", body(1, 0, ""), false},
		{"version 5", body(5, 0, ""), false},
		{"a huge count", body(2, 1<<32-1, entry("a", 1)), false},
		{"a count too large", body(2, 2, entry("a", 1)), false},
		{"a name too long", body(2, 1, entry(strings.Repeat("a", maxName+1), 1)), false},
		{"an extension", body(2, 0, extension("TEST", "abc")), true},
		{"a mandatory extension", body(2, 0, extension("test", "abc")), false},
		{"an extension too long", body(2, 0, "TEST\xff\xff\xff\xffabc"), false},
		{"half an extension", body(2, 0, "TES"), false},
		{"a link cut", body(2, 0, extension("link", "abc")), false},
		{"a link to a huge bitmap", body(2, 0, extension("link", strings.Repeat("x", 20)+"\x00\x00\x10\x00\x00\x00\x00\x01\x00\x00\x00\x01\xff\xff\xff\xff\x00\x00\x00\x00")), false},
		{"version 4 that drops too much", body(4, 1, entry("a", 1)[:62]+"\x05a\x00"), false},
	} {
		if _, err := decodeIndex(c.data); (err == nil) != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// FuzzIndex: no bytes make the reader of an index panic, and what it reads can
// be looked up.
func FuzzIndex(f *testing.F) {
	for _, data := range indexes(f) {
		f.Add(data[:len(data)-sha1.Size])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		x, err := decodeIndex(resum(data))
		if err != nil {
			return
		}
		_, _ = x.root()
		if x.shared != nil {
			_ = x.over(x.entries)
			return
		}
		for i := range x.entries {
			if len(x.all(x.entries[i].name)) == 0 {
				t.Errorf("%q is not found", x.entries[i].name)
			}
		}
	})
}

// TestDelta lays deltas over a base.
func TestDelta(t *testing.T) {
	base := []byte("0123456789")
	for _, c := range []struct{ name, delta, want string }{
		{"new bytes", "\x0a\x03\x03abc", "abc"},
		{"a copy", "\x0a\x04\x91\x02\x04", "2345"},
		{"both", "\x0a\x05\x90\x03\x02xy", "012xy"},
		{"nothing", "\x0a\x00", ""},
		{"another base", "\x09\x03\x03abc", "!"},
		{"too short", "\x0a\x04\x03abc", "!"},
		{"too long", "\x0a\x02\x03abc", "!"},
		{"a copy past the end", "\x0a\x04\x91\x08\x04", "!"},
		{"a copy from far away", "\x0a\x04\x9f\xff\xff\xff\xff\x04", "!"},
		{"a copy of 64 KB", "\x0a\x80\x80\x04\x80", "!"},
		{"a reserved code", "\x0a\x01\x00", "!"},
		{"cut", "\x0a\x04\x91\x02", "!"},
		{"bytes missing", "\x0a\x03\x03ab", "!"},
		{"a size without end", "\xff\xff\xff\xff\xff\xff", "!"},
	} {
		if got, ok := patch(base, []byte(c.delta), maxObject); ok != (c.want != "!") || ok && string(got) != c.want {
			t.Errorf("%s: %q %v", c.name, got, ok)
		}
	}
}

// FuzzDelta: no delta makes the reader panic or write more than it says.
func FuzzDelta(f *testing.F) {
	f.Add([]byte("0123456789"), []byte("\x0a\x04\x91\x02\x04"))
	f.Fuzz(func(t *testing.T, base, delta []byte) {
		if out, ok := patch(base, delta, maxObject); ok && len(out) > maxObject {
			t.Error(len(out))
		}
	})
}

// FuzzTexts: no text makes a reader panic.
func FuzzTexts(f *testing.F) {
	for _, s := range []string{"[a \"b\"]\nc = \"d\" # e\n", "*.o\n!a\n\\", "[attr]a b\n* filter=x\n", "a/**/b\n{a}[[:x:]]\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, _ := parseAttributes(data)
		_ = converted([]sourced{{"", a}, {"sub/", a}}, "sub/a.txt")
		ignored, _ := parseIgnores(data)
		var all []excluding
		for _, p := range ignored {
			all = append(all, excluding{"sub/", p})
		}
		_, _ = last(all, "sub/a/b.txt", true)
		_, _ = join("/a/b", string(data))
	})
}

// TestJoin: a path in a file leads where it says, or nowhere.
func TestJoin(t *testing.T) {
	for _, c := range []struct {
		name, want string
	}{
		{"c", "/a/b/c"}, {"../c", "/a/c"}, {"../../c", "/c"}, {"./c//d/", "/a/b/c/d"}, {"/c/d", "/c/d"}, {"../..", "/"},
		{"", "!"}, {"c/../d", "!"}, {"/c/../d", "!"}, {"../c/..", "!"}, {"/..", "!"},
	} {
		if got, ok := join("/a/b", c.name); ok != (c.want != "!") || ok && got != c.want {
			t.Errorf("%q: %q %v", c.name, got, ok)
		}
	}
}

// TestKept: a value counts for its stamp only, none is kept of a file that may
// change unseen, and the one used longest ago goes first.
func TestKept(t *testing.T) {
	old := time.Now().Add(-time.Minute)
	stamp := func(n uint64) place.Stamp { return place.Stamp{Ino: n, Changed: old} }
	k := kept[int]{most: 2}
	k.put("a", stamp(1), 1)
	k.put("b", stamp(2), 2)
	_, _ = k.get("a", stamp(1))
	k.put("c", stamp(3), 3)
	if _, ok := k.get("b", stamp(2)); ok {
		t.Error("b is kept")
	}
	if v, ok := k.get("a", stamp(1)); !ok || v != 1 {
		t.Error("a is not kept")
	}
	if _, ok := k.get("a", stamp(2)); ok {
		t.Error("a is kept for another stamp")
	}
	for name, changed := range map[string]time.Time{"now": time.Now(), "in whole seconds": time.Unix(time.Now().Unix()-1, 0), "in the future": time.Now().Add(time.Hour)} {
		k.put(name, place.Stamp{Changed: changed}, 4)
		if _, ok := k.get(name, place.Stamp{Changed: changed}); ok {
			t.Errorf("changed %s, and kept", name)
		}
	}
}

// TestBitmap reads what git would write of a set.
func TestBitmap(t *testing.T) {
	word := func(w uint64) []byte { return binary.BigEndian.AppendUint64(nil, w) }
	half := func(w uint32) []byte { return binary.BigEndian.AppendUint32(nil, w) }
	data := bytes.Join([][]byte{half(200), half(3), word(1 | 1<<1 | 1<<33), word(1 << 5), word(0), half(2), []byte("rest")}, nil)
	m, rest, ok := ewah(data)
	if !ok || string(rest) != "rest" || !m.has(0) || !m.has(63) || m.has(64) || !m.has(69) || m.has(500) || !m.within(70) || m.within(69) {
		t.Error(m, string(rest), ok)
	}
	for i := range len(data) - len("rest") {
		if _, _, ok := ewah(data[:i]); ok {
			t.Errorf("read when cut at %d", i)
		}
	}
}
