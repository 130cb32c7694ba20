package sed

import "testing"

// TestPuts: scripts that put a path into the lines, or may.
func TestPuts(t *testing.T) {
	for script, want := range map[string]bool{
		"": false, "p": false, "1,20p": false, "/x/p": false, "/x/,/y/p": false, "$d": false, "5q": false, "s/x//": false, `s|^\./||`: false, `s/\.ts$//`: false, `s/\.ts$/.js/`: false, "s/^/  /": false,
		`s/\(a\)\(b\)/\2 \1/`: false, `s/a/&&/g`: false, "s/a/b/; s/c/d/g": false, "/x/s/a/b/": false, "2!d": false, "s,a,b,": false, "s/A/\\L&/": false, "1~2d": true,
		`s/^/.\//`: false, "s|^|./|": false, "s|^|src/|": true, "s|a|./|": true, "s|^|.//x|": true, "s#^#/etc/#": true, "s#.*#/root/x#": true, `s/.*/\/root\/x/`: true, `s/.*/\x2froot/`: true, "s/a/../": true, "s/a/./": true, "s/a/x./": true, "s/^/~/": true, "s/[/]/x/": true, "y/ab/\\/c/": true,
		"a\\\n/root/x": true, "i /root/x": true, "1c /root/x": true, "r /root/x": true, "s/a/b": true, "s": true, "s\\a\\/\\": true, "p;s#a#/#": true, "p p": true, "{p}": true, "s/a/b/e": true, "s/a/b/w x": true, "/x/": true,
	} {
		if got := Puts(script); got != want {
			t.Errorf("%q: %v, want %v", script, got, want)
		}
	}
}
