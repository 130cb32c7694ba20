package recorded

import (
	"path"

	"guard/policy/place"
)

// Call is a request that counts as having run.
type Call struct {
	Origin place.Origin
	Steps  []Step // its commands, in the order in which they run
	Texts  []Text // what it writes into files, in order
	Jobs   []place.Job
}

// Step is what one command does to paths, absolute and resolved. A path that is
// not known is empty or holds a wildcard.
type Step struct {
	Cwd                    string // where it runs
	Reads, Writes, Deletes []string
	Moves                  []Move
	Folders                bool // what it writes are folders
	Parents                bool // it makes the folders that lead to what it writes
	Links                  bool // what it writes are links: other names for what may be the person's
}

// Move is a file or folder that a step renames, or copies. To is its new name,
// or a folder that it goes into.
type Move struct {
	From, To string
	Copy     bool
}

// Text is what a step puts into a file: in place of all of it, or of Old, or
// behind it.
type Text struct {
	Path, Text, Old string
	Appends         bool
	Known           bool // Text is exact
}

// Ran takes in a call.
func (p *Past) Ran(c Call) {
	writes := map[string]int{} // how often each file is written
	fresh := map[string]bool{} // those that were not there before
	for i := range c.Steps {
		s := &c.Steps[i]
		if n := p.see(s.Cwd); n != nil {
			n.folder = true
		}
		for _, name := range s.Reads {
			p.see(name)
		}
		moved := p.moves(s, c.Origin, writes)
		for _, name := range s.Writes {
			clean, ok := plain(name)
			if !ok || moved[clean] {
				continue
			}
			if writes[clean]++; p.find(clean) == nil {
				fresh[clean] = true
			}
			p.write(clean, s, c.Origin)
		}
		for _, name := range s.Deletes {
			p.delete(name)
		}
	}
	p.keepTexts(c.Texts, writes, fresh)
	p.jobs = place.WithJobs(p.jobs, c.Jobs)
}

// write makes a path that is not known, and changes one that is.
func (p *Past) write(clean string, s *Step, by place.Origin) {
	n := p.find(clean)
	switch {
	case s.Links:
		n = p.claim(clean)
	case n == nil:
		n = p.make(clean, s.Parents, by)
		if n != nil && n.made && s.Folders && !s.Parents {
			n.fresh = true // mkdir fails where something is there (mkdir(1), without -p)
		}
	}
	if n != nil {
		n.wrote = true
		n.folder = n.folder || s.Folders
	}
}

// moves takes in what a step renames and copies, and tells which of its writes
// that accounts for. What it puts in place of a text of this call makes that text
// unknown.
func (p *Past) moves(s *Step, by place.Origin, writes map[string]int) map[string]bool {
	if len(s.Moves) == 0 {
		return nil
	}
	done := map[string]bool{}
	folder := len(s.Moves) > 1 // several go into a folder
	for _, m := range s.Moves {
		from, known := plain(m.From)
		to, ok := plain(m.To)
		if known && !m.Copy {
			done[from] = true
		}
		if !ok {
			p.delete(from)
			continue
		}
		done[to] = true
		if !known {
			p.fill(to, m.Copy)
			continue
		}
		if n := p.find(to); folder || n != nil && n.folder {
			to = path.Join(to, path.Base(from))
		}
		if writes[to] > 0 {
			writes[to]++
		}
		p.move(from, to, m.Copy, by)
	}
	return done
}

// move renames or copies one path. The person's file stays theirs under its new
// name; a copy is made.
func (p *Past) move(from, to string, keeps bool, by place.Origin) {
	n := p.find(from)
	switch {
	case to == from:
	case keeps:
		if p.find(to) == nil {
			p.make(to, false, by)
		}
		if n := p.find(to); n != nil {
			n.wrote = true
			p.forgetText(n)
		}
	case n == nil:
		p.claim(to)
	default:
		p.rename(n, to)
	}
}
