package files

import (
	"slices"

	"guard/policy/place"
	"guard/policy/shell/environment"
)

// What runs later than it stands in the line (a job, a trap, a loop's next round) meets files as
// they are then. The trail tells which files a part of the line was judged by, and what the line
// did to files since.

// orderedFiles knows in which order the line asks of files and changes them.
type orderedFiles struct {
	ownFiles

	shifts []shift // folders that the line moves or copies
}

// trail is what the walk asked of files, and did to them, in its order.
type trail struct {
	steps  []step
	seen   map[string]bool // what was read since the last mark
	marked int             // how long it was then
	latest *Mark           // what runs is judged as it may run at any time after this mark
}

type step struct {
	path string
	kind stepKind
	at   int // the command, as counted in the line
}

type stepKind uint8

const (
	reads   stepKind = iota // its text was looked at
	touches                 // it is written or deleted
	hides                   // its text is changed unseen
	carries                 // something of the person's is moved there
)

// maxSteps bounds a trail; past it every file counts as changed.
const maxSteps = 1 << 14

// AnyFile stands for every file there is.
const AnyFile = "/"

func (o *ownFiles) goes(kind stepKind, p string) {
	t := &o.trail
	if len(t.steps) == maxSteps || kind == reads && t.seen[p] {
		return
	}
	if (kind == touches || kind == carries) && p != "" {
		p = Fixed(p, true) // of a pattern, its folder
	}
	if p == "" {
		p = AnyFile
	}
	if kind == reads {
		if t.seen == nil {
			t.seen = map[string]bool{}
		}
		t.seen[p] = true
	}
	one := step{p, kind, o.Steps}
	if n := len(t.steps); n == t.marked || t.steps[n-1] != one {
		t.steps = append(t.steps, one)
	}
}

// shows takes back what the same command did to a file unseen: its whole text is known after all.
func (o *ownFiles) shows(p string) {
	t := &o.trail
	for i := len(t.steps) - 1; i >= 0 && t.steps[i].at == o.Steps; i-- {
		if t.steps[i].path == p && t.steps[i].kind == hides {
			t.steps[i].kind = touches
		}
	}
}

// Touches notes a place that the line writes or deletes.
func (f *orderedFiles) Touches(p place.Place) {
	if !p.Any(place.Remote | place.Harmless) {
		f.goes(touches, p.Path)
	}
}

// Mark is a point in the walk of a line.
type Mark struct{ steps, texts, links, trees int }

// Mark is where the walk is now.
func (f *orderedFiles) Mark() Mark {
	clear(f.trail.seen)
	f.trail.marked = len(f.trail.steps)
	return Mark{len(f.trail.steps), len(f.Out.Texts), len(f.Links), len(f.trees)}
}

// Needs are the files that a part of the line was judged by.
type Needs struct {
	Read    []string // by what they hold
	Touched []string // by whose they are: it writes or deletes them
}

// None reports a part that no file changes.
func (n *Needs) None() bool { return len(n.Read) == 0 && len(n.Touched) == 0 }

// NeedsSince lists the files by which what stands behind a mark was judged.
func (f *orderedFiles) NeedsSince(m Mark) (n Needs) {
	if len(f.trail.steps) == maxSteps {
		return Needs{Read: []string{AnyFile}, Touched: []string{AnyFile}}
	}
	for _, s := range f.trail.steps[min(m.steps, len(f.trail.steps)):] {
		switch {
		case s.kind == reads:
			n.Read = adds(n.Read, s.path)
		case s.kind == touches:
			n.Touched = adds(n.Touched, s.path)
		}
	}
	return n
}

// adds puts a path into a list once; a long list stands for every file.
func adds(list []string, p string) []string {
	switch {
	case slices.Contains(list, p):
		return list
	case len(list) >= environment.MaxVars:
		list[0] = AnyFile
		return list
	}
	return append(list, p)
}

// Changed reports that since a mark the line has changed something by which a part of it was judged.
func (f *orderedFiles) Changed(since Mark, n *Needs) bool {
	if n.None() {
		return false
	}
	if len(f.Links) > since.links || len(f.trees) > since.trees || len(f.trail.steps) == maxSteps {
		return true
	}
	for _, s := range f.trail.steps[min(since.steps, len(f.trail.steps)):] {
		if s.kind != reads && overlaps(n.Read, s.path) || s.kind == carries && overlaps(n.Touched, s.path) {
			return true
		}
	}
	return false
}

// overlaps reports a path at, below or above one of a list.
func overlaps(list []string, p string) bool {
	return slices.ContainsFunc(list, func(q string) bool {
		return q == AnyFile || p == AnyFile || place.Below(p, q) || place.Below(q, p)
	})
}

// Turns reports that a part of the line that runs again does so with other files: after what it was
// judged by it has changed that.
func (f *orderedFiles) Turns(since Mark) bool {
	var n Needs
	if len(f.trail.steps) == maxSteps || len(f.Links) > since.links {
		return true
	}
	for _, s := range f.trail.steps[min(since.steps, len(f.trail.steps)):] {
		switch {
		case s.kind == reads:
			n.Read = adds(n.Read, s.path)
			continue
		case overlaps(n.Read, s.path), s.kind == carries && overlaps(n.Touched, s.path):
			return true
		}
		n.Touched = adds(n.Touched, s.path)
	}
	return false
}

// MovesOnto reports that a part of the line, run once more, moves something to where it has moved
// something before.
func (f *orderedFiles) MovesOnto(since Mark) bool {
	if len(f.trail.steps) == maxSteps {
		return true
	}
	var n Needs
	for _, s := range f.trail.steps[min(since.steps, len(f.trail.steps)):] {
		if s.kind == carries && overlaps(n.Touched, s.path) {
			return true
		}
		n.Touched = adds(n.Touched, s.path)
	}
	return false
}

// Rewritten tells what was put behind the text of a file since a mark; false: it was changed otherwise.
func (f *orderedFiles) Rewritten(file string, since Mark) (added string, known bool) {
	for _, t := range f.Out.Texts[min(since.texts, len(f.Out.Texts)):] {
		switch {
		case t.Path != file:
		case !t.Appends || !t.Known || added != "":
			return "", false
		default:
			added = t.Text
		}
	}
	for _, s := range f.trail.steps[min(since.steps, len(f.trail.steps)):] {
		if s.path == file && (s.kind == hides || s.kind == carries) {
			return "", false
		}
	}
	return added, len(f.trail.steps) < maxSteps
}

// AnyTimeAfter judges f as what may run at any time from a mark on.
func (f *orderedFiles) AnyTimeAfter(m Mark, judge func()) {
	was := f.trail.latest
	f.trail.latest = &m
	judge()
	f.trail.latest = was
}

// settled reports that the text of a file is the one that will be met, whenever that is: what runs
// later sees the file before or after a change, but not between several.
func (f *orderedFiles) settled(p string) bool {
	m := f.trail.latest
	if m == nil {
		return true
	}
	times := 0
	for _, t := range f.Out.Texts[min(m.texts, len(f.Out.Texts)):] {
		if t.Path == p {
			times++
		}
	}
	return times <= 1 && !slices.ContainsFunc(f.trail.steps[min(m.steps, len(f.trail.steps)):],
		func(s step) bool { return s.path == p && s.kind == hides })
}
