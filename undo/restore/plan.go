// Package restore brings back what a manifest says stood there.
//
//	p := restore.NewPlan(m, restore.Where{}, contents)  // what would come back, and what stands there now
//	for _, c := range p.Changes { … }                   // "/w/notes.md": gone, differs, in the way …
//	err := p.Restore()                                  // writes beside, then renames
//
// It only ever puts back what the manifest names. It deletes nothing, but for what an earlier undo put where
// nothing was, as long as that is unchanged. It follows no link on the way to a path.
package restore

import (
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// State is how what stands at a path now compares with what stood there. The zero value cannot be
// restored.
type State uint8

// The states.
const (
	Blocked   State = iota // something stands in the way: another kind, or a link on the way
	Unchanged              // as it was
	Gone                   // nothing is there
	Differs                // another content, target, mode or time
	Goes                   // an undo put it there, and it would go again
	Lost                   // the store holds its content no more
)

// Change is one entry of a manifest, against what stands there now.
type Change struct {
	Entry undo.Entry
	To    string // where it comes back
	State State
	Why   string // of Blocked and Lost, and of Differs where a link and a file differ, in the person's language
	seen  seen
}

// Where says where things come back. The zero value is where they stood.
type Where struct {
	Folder string // beside: below this folder, by their full paths without what is common; nothing there is overwritten
	Only   string // one file, or a folder with what lies in it; empty: all
}

// Plan is what bringing back a manifest would do.
type Plan struct {
	Changes []Change
	Missing []undo.Missing // what was never kept, but for what Changes tells of
	Open    bool           // more was never kept than is named
	All     bool           // it holds all of the manifest
	// Later counts files kept in case that are there and differ: what changed them may be later work, so they come back
	// only where they are asked for by name.
	Later int

	// Done is how many changes Restore made, and Failed those that it could not make.
	Done   int
	Failed []undo.Missing

	contents Contents
}

// NewPlan compares a manifest with what stands there now. Nothing is changed.
func NewPlan(m *undo.Manifest, where Where, contents Contents) *Plan {
	contents.manifest = m.Hash
	p := &Plan{contents: contents}
	var wanted []undo.Entry
	for _, e := range m.Entries {
		if within(string(e.Path), where.Only) && (where.Folder == "" || e.Kind != undo.Absent) {
			wanted = append(wanted, e)
		}
	}
	base := common(wanted)
	for _, e := range wanted {
		c := Change{Entry: e, To: string(e.Path)}
		if where.Folder != "" {
			c.To = filepath.Join(where.Folder, strings.TrimPrefix(string(e.Path), base))
		}
		c.compare(contents)
		if where.Folder == "" && c.leaves(where.Only != "") {
			if c.State == Differs {
				p.Later++
			}
			continue
		}
		if where.Folder != "" {
			c.beside()
		}
		p.Changes = append(p.Changes, c)
	}
	told := map[undo.Path]bool{} // a pipe is an entry too
	for i := range p.Changes {
		told[p.Changes[i].Entry.Path] = p.Changes[i].Entry.Kind == undo.Other
	}
	p.All = len(wanted) == len(m.Entries)
	for _, lost := range m.Missing {
		taken := within(string(lost.Path), where.Only)
		if p.All = p.All && taken; taken && !told[lost.Path] {
			p.Missing = append(p.Missing, lost)
		}
	}
	p.Open = m.Open && !slices.ContainsFunc(wanted, func(e undo.Entry) bool {
		return string(e.Path) == where.Only && e.Kind != undo.Folder
	})
	return p
}

// leaves reports what stays as it is now, since later work may have made it so, unless it is asked for by its name.
func (c *Change) leaves(byName bool) bool {
	switch {
	case !c.Entry.Case && c.Entry.Ref == nil:
		return false
	case c.State == Unchanged:
		return true
	case c.State == Lost && c.Entry.Ref != nil:
		return false
	}
	return !byName && c.State != Gone
}

// within reports a path that is a name or lies below it; the empty name takes all.
func within(p, name string) bool {
	return name == "" || p == name || strings.HasPrefix(p, strings.TrimSuffix(name, "/")+"/")
}

// common is the folder in which all entries lie, with its slash.
func common(entries []undo.Entry) string {
	if len(entries) == 0 {
		return "/"
	}
	base := path.Dir(string(entries[0].Path))
	for _, e := range entries {
		for !within(string(e.Path), base) || string(e.Path) == base {
			base = path.Dir(base)
		}
	}
	return strings.TrimSuffix(base, "/") + "/"
}

// compare says how the entry stands now.
func (c *Change) compare(contents Contents) {
	e := &c.Entry
	st, err := lookAt(c.To)
	c.seen = sight(&st, err)
	there := err == nil
	if err != nil && err != unix.ENOENT {
		c.State, c.Why = Blocked, because(err)
		return
	}
	switch {
	case e.Kind == undo.Other:
		c.State, c.Why = Blocked, errOther.Error()
		if there && uint32(st.Mode)&0o7777 == e.Mode && uint64(st.Ino) == e.Inode {
			c.State = Unchanged
		}
	case e.Kind == undo.Absent:
		c.compareAbsent(there, &st, contents)
	case !there && e.Ref != nil && c.To == string(e.Path):
		c.comparePacked(contents)
	case !there:
		c.State = Gone
	case kindOf(&st) != e.Kind && (e.Kind == undo.Folder || kindOf(&st) != undo.File && kindOf(&st) != undo.Link):
		c.State, c.Why = Blocked, errAnotherKind.Error()
	case kindOf(&st) != e.Kind:
		c.State, c.Why = Differs, errFileNow.Error() // one name takes the place of another
		if kindOf(&st) == undo.Link {
			c.Why = errLinkNow.Error()
		}
	case c.same(&st, contents):
		c.State = Unchanged
	default:
		c.State = Differs
	}
	if c.State != Unchanged && e.Kind == undo.File {
		if err := contents.Check(e); err != nil {
			c.State, c.Why = Lost, because(err)
		}
	}
}

// comparePacked: a ref that has no file of its own may be packed. To give it one would hide that.
func (c *Change) comparePacked(contents Contents) {
	c.State = Gone
	if contents.Git == nil {
		return // it is found lost
	}
	switch id, packed := contents.Git.RefAt(c.Entry.Ref.Root, c.To); {
	case !packed:
	case id == c.Entry.Ref.ID:
		c.State = Unchanged
	default:
		c.State, c.Why = Blocked, errMovedOn.Error()
	}
}

// beside: what stands at another place than the entry's own is never overwritten.
func (c *Change) beside() {
	switch {
	case c.State == Differs && c.Entry.Kind == undo.Folder:
		c.State = Unchanged // it only holds what comes back
	case c.State == Differs:
		c.State, c.Why = Blocked, errTaken.Error()
	}
}

// compareAbsent: what stands where nothing stood goes only if it is what an undo put there.
func (c *Change) compareAbsent(there bool, st *unix.Stat_t, contents Contents) {
	switch {
	case !there:
		c.State = Unchanged
	case c.Entry.After != "" && kindOf(st) == undo.File && contents.Is(c.To, c.Entry.After):
		c.State = Goes
	case c.Entry.After == "" && c.puts(st):
		c.State = Goes // a folder, if it is empty by then, or a link
	default:
		c.State, c.Why = Blocked, errNotOurs.Error()
	}
}

// puts reports that what stands there is the folder or the link that an undo put there. What was kept by an older
// guard does not say where the link led.
func (c *Change) puts(st *unix.Stat_t) bool {
	e, kind := &c.Entry, kindOf(st)
	if kind == undo.File || e.Puts != "" && kind != e.Puts {
		return false
	}
	if kind != undo.Link || e.Target == "" {
		return true
	}
	target, err := os.Readlink(c.To)
	return err == nil && target == string(e.Target)
}

func kindOf(st *unix.Stat_t) undo.Kind { return undo.KindOf(uint32(st.Mode)) }

// same reports that nothing needs to be done for an entry.
func (c *Change) same(st *unix.Stat_t, contents Contents) bool {
	e := &c.Entry
	switch e.Kind {
	case undo.Link:
		target, err := os.Readlink(c.To)
		return err == nil && target == string(e.Target)
	case undo.Folder:
		return uint32(st.Mode)&0o7777 == e.Mode
	}
	if uint32(st.Mode)&0o7777 != e.Mode || st.Size != e.Size {
		return false
	}
	if unix.TimespecToNsec(st.Mtim) == e.Mtime && unix.TimespecToNsec(st.Ctim) == e.Ctime &&
		uint64(st.Ino) == e.Inode && uint64(st.Dev) == e.Dev { // the time of its content alone can be set by anybody
		return true
	}
	return contents.Holds(c.To, e)
}

// Count is how many changes are in one of the states.
func (p *Plan) Count(states ...State) (n int) {
	for i := range p.Changes {
		if slices.Contains(states, p.Changes[i].State) {
			n++
		}
	}
	return n
}

// Pending are the paths that Restore would change, the parents first; a folder also where only something in
// it comes back, which changes its time.
func (p *Plan) Pending() []Change {
	var list []Change
	inside := map[string]bool{} // folders in which something comes back
	for i := range slices.Backward(p.Changes) {
		c := p.Changes[i]
		changes := c.State == Gone || c.State == Differs || c.State == Goes
		if !changes && !(c.State == Unchanged && c.Entry.Kind == undo.Folder && inside[c.To]) {
			continue
		}
		inside[path.Dir(c.To)] = true
		list = append(list, c)
	}
	slices.Reverse(list)
	return list
}

// Hits are the paths that Restore would overwrite or take away, and Absent what it would put where nothing is: both
// are to be kept before.
func (p *Plan) Hits() (hits []undo.Hit, absent []undo.Entry) {
	for _, c := range p.Pending() {
		switch c.State {
		case Differs, Goes:
			if c.Entry.Kind != undo.Folder { // what lies in one stays
				hits = append(hits, undo.Hit{Path: c.To})
			}
		case Gone:
			e := undo.Entry{Path: undo.Path(c.To), Kind: undo.Absent, Puts: c.Entry.Kind}
			switch c.Entry.Kind {
			case undo.File:
				e.After = p.contents.Sum(&c.Entry)
			case undo.Link:
				e.Target = c.Entry.Target
			}
			absent = append(absent, e)
		}
	}
	return hits, absent
}
