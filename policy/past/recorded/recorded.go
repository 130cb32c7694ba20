// Package recorded tells what a session made from the names in its requests
// alone, for judging a recorded session again where its disk is gone. In go the
// calls that count as having run, in order; out comes a place.Past.
//
// A name that the session wrote before it did anything else with it is taken to
// have been new. What it read, listed, edited, moved or deleted first was there
// before and is the person's. In a folder that was surely new (mkdir without -p)
// everything is the session's, but for what was moved there. What links, wildcards and programs did unseen is
// not known to it, so it is no judge of what may run: a guard that runs looks at
// the disk. It reads no disk and has no clock.
package recorded

import (
	"cmp"
	"container/list"
	"path"
	"strings"

	"guard/policy/place"
)

// Bounds of what is remembered of a session.
const (
	maxPaths = 100_000
	maxText  = 64 << 10 // of one file, in bytes
	maxTexts = 8 << 20  // of all files
)

// Past is the memory of one session. It is not for use from several goroutines
// at once.
type Past struct {
	workspace string
	root      *node
	known     int        // nodes below root
	lost      bool       // a path found no room: what is not known may be there
	texts     *list.List // nodes that have a text, the oldest first
	bytes     int        // of all texts
	jobs      []place.Job
}

var _ place.Past = (*Past)(nil)

// Jobs are what the calls left running.
func (p *Past) Jobs() []place.Job { return p.jobs }

// New begins the memory of a session that works in a folder, which is the
// person's.
func New(workspace string) *Past {
	p := &Past{root: &node{}, texts: list.New()}
	if clean, ok := plain(workspace); ok {
		p.workspace = clean
		p.see(clean)
	}
	return p
}

// plain cleans a path that names one file; not ok where it may name any other.
func plain(name string) (string, bool) {
	if !path.IsAbs(name) || isPattern(name) {
		return "", false
	}
	return path.Clean(name), true
}

// find gives what is known of a path; nil: nothing.
func (p *Past) find(name string) *node {
	if n, known := p.nearest(name); known {
		return n
	}
	return nil
}

// nearest gives what is known of a path, or of the folder closest to it.
func (p *Past) nearest(name string) (n *node, known bool) {
	clean, ok := plain(name)
	if !ok {
		return p.root, false
	}
	n = p.root
	for part := range parts(clean) {
		next := n.below[part]
		if next == nil {
			return n, false
		}
		n = next
	}
	return n, true
}

// Absent reports a path that the session has not come by, or has deleted. What a
// folder of its own may hold, made by what ran there, is not absent.
func (p *Past) Absent(name string) bool {
	n, known := p.nearest(name)
	_, ok := plain(name)
	return ok && !p.lost && !known && !n.lends()
}

// Made tells of a path that was new when the session wrote it, or that lies in a
// folder which was surely new.
func (p *Past) Made(name string) (place.Origin, bool) {
	n, known := p.nearest(name)
	if known && n.made || !known && n.lends() && !p.lost {
		return n.origin, true
	}
	return place.Origin{}, false
}

// MadeAll is Made of a path and of all known paths below it. Once a path was
// lost, it may be one below.
func (p *Past) MadeAll(name string) (place.Origin, bool) {
	n, known := p.nearest(name)
	if p.lost && (!known || n.folder) || known && !n.allMade() {
		return place.Origin{}, false
	}
	return p.Made(name)
}

// MadeMatching is Made of every known path that a pattern matches.
func (p *Past) MadeMatching(pattern string, recursive bool) (place.Origin, bool) {
	if p.lost {
		return place.Origin{}, false
	}
	if n := p.find(path.Dir(pattern)); n != nil && n.lends() && n.allMade() && !strings.Contains(pattern, "**") {
		return n.origin, true
	}
	found := p.matching(pattern)
	for _, n := range found {
		if !n.made || recursive && !n.allMade() {
			return place.Origin{}, false
		}
	}
	var first *node // by time, then by words: the folders keep no order
	for _, n := range found {
		shown := !n.hidden() || namesHidden(pattern)
		if shown && (first == nil || cmp.Or(n.origin.At.Compare(first.origin.At),
			cmp.Compare(n.origin.By, first.origin.By)) < 0) {
			first = n
		}
	}
	if first == nil {
		return place.Origin{}, false
	}
	return first.origin, true
}

// Edited is never known: what git held is not recorded.
func (p *Past) Edited(string) (place.Origin, bool) { return place.Origin{}, false }

// Held is never known: no content of files is recorded.
func (p *Past) Held(place.Content) bool { return false }

// Touched reports what the session is known to have written.
func (p *Past) Touched(name string) bool {
	n := p.find(name)
	return n != nil && n.wrote
}

// Arrived reports what the session is known to have written.
func (p *Past) Arrived(name string) bool { return p.Touched(name) }

// MadeEarlier is never known: a record tells of one run.
func (p *Past) MadeEarlier(string) bool { return false }

// Text is what the session's calls together wrote into a file that they made.
func (p *Past) Text(name string) (string, bool) {
	if n := p.find(name); n != nil && n.text != nil {
		return n.text.content, true
	}
	return "", false
}

// Installed implements place.Past: of what other calls did beside nothing is recorded.
func (*Past) Installed(string) bool { return false }

// Wrote lists files of code below a folder that the session made or changed, by
// name.
func (p *Past) Wrote(folder string, limit int) []string {
	n := p.find(folder)
	if n == nil {
		return nil
	}
	return n.texts(nil, limit)
}
