package place

import (
	"strings"
	"testing"
)

// FuzzIndexPaths: no bytes make the reader of git's index panic.
func FuzzIndexPaths(f *testing.F) {
	f.Add([]byte("DIRC\x00\x00\x00\x02\x00\x00\x00\x01"))
	f.Add([]byte("DIRC\x00\x00\x00\x04\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, data []byte) { indexPaths(data) })
}

// TestRulesAreWellFormed: rules are lower case, their globs are understood, and
// each matches a name made from it.
func TestRulesAreWellFormed(t *testing.T) {
	for _, c := range rules().all {
		parts := make([]string, len(c.parts))
		for i, p := range c.parts {
			parts[i] = sample(p)
			if !exact(parts[i], p) {
				t.Errorf("%v: %q does not match %q", c.parts, p, parts[i])
			}
		}
		home := 0
		if c.home {
			parts, home = append([]string{"home", "x"}, parts...), 2
		}
		if byName(parts, home, exact)&c.kind == 0 && exempted(parts) == 0 {
			t.Errorf("%v is not found", parts)
		}
	}
}

// TestIndexAgrees: the index finds what trying every rule finds.
func TestIndexAgrees(t *testing.T) {
	for _, c := range rules().all {
		for _, around := range []string{"%", "home/x/%", "srv/%/y", "%~", "a%", "%.md", "srv/.%/%"} {
			name := make([]string, len(c.parts))
			for i, p := range c.parts {
				name[i] = sample(p)
			}
			parts := splitPath(strings.ReplaceAll(around, "%", strings.Join(name, "/")))
			home := (&World{}).homeDepth(parts)
			var want Kind
			for j := range rules().all {
				for i := range parts {
					want |= rules().all[j].at(parts, i, 0, home, exact)
				}
			}
			want &^= exempted(parts)
			if got := byName(parts, home, exact); got != want {
				t.Errorf("%q is %b, want %b", parts, got, want)
			}
		}
	}
}

// TestIgnore compares with gitignore(5).
func TestIgnore(t *testing.T) {
	ig := &ignore{}
	for _, line := range []string{"# comment", "", "*.log", "build/", "/top", "a/**/z", "!keep.log", "docs/*.pdf", "*.[!o]bj", "{x,y}.tmp", "[", strings.Repeat("**/a*/", 20) + "c"} {
		ig.add(line)
	}
	for name, want := range map[string]bool{
		"x.log": true, "deep/x.log": true, "keep.log": false, "build/x": true, "src/build/x": true, "build": false, "top": true, "src/top": false,
		"a/z": true, "a/b/c/z": true, "a/b": false, "docs/x.pdf": true, "docs/y/x.pdf": false, "x.go": false,
		"x.obj": false, "x.abj": true, "x.tmp": false, "{x,y}.tmp": true, strings.Repeat("aaaa/", 100) + "b": false, strings.Repeat("aaaa/", 100) + "c": true,
	} {
		if ig.matches(name) != want {
			t.Errorf("%s: ignored %v, want %v", name, !want, want)
		}
	}
}
