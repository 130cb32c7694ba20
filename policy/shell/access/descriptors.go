package access

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Descriptors are the numbers under which a command has files open that kept what they held: <file, >>file.
type Descriptors struct{ kept []string }

// named are the names of the first descriptors.
var named = map[string]string{"/dev/stdin": "0", "/dev/stdout": "1", "/dev/stderr": "2"}

// descriptor is the number that a path is another name of (proc(5), /proc/pid/fd).
func descriptor(path string) (number string, ok bool) {
	if n, ok := named[path]; ok {
		return n, true
	}
	for _, folder := range [...]string{"/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/"} {
		if n, ok := strings.CutPrefix(path, folder); ok {
			return n, true
		}
	}
	return "", false
}

// Keeps notes that a file is opened under a number, and keeps what it holds.
func (d *Descriptors) Keeps(number string) { d.kept = append(slices.Clip(d.kept), number) }

// Follows notes that a number leads where another does: 2>&1.
func (d *Descriptors) Follows(number, other string) {
	if slices.Contains(d.kept, other) {
		d.Keeps(number)
	}
}

// Leaves notes that a number leads to no such file any more.
func (d *Descriptors) Leaves(number string) {
	d.kept = slices.DeleteFunc(slices.Clone(d.kept), func(n string) bool { return n == number })
}

// reopens judges a file that is opened for writing by the name of its number: that empties it (open(2), O_TRUNC).
func (j *Judge) reopens(c *effect.Call, a taint.Word) {
	if n, ok := descriptor(a.Text); ok && slices.Contains(j.Open.kept, n) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("opens a file anew by the number {0} that it is open under, which empties it", n))
	}
}
