package policy

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/undo"
)

// Hits tells which of the files and folders that are there now a judged call would delete, overwrite, truncate or
// move away, by what a disk shows within its time; it is opened for calls that change anything. Where that cannot
// be told whole, why says so: a program or a script whose effect is not known, a folder too large to look through.
func (f *Facts) Hits(open func() place.Disk) (hits []undo.Hit, why risk.Reason) {
	if !f.judged {
		return nil, sayNotKnown()
	}
	h := hitting{f: f}
	if f.opaque() {
		h.why = sayNotKnown()
	}
	if f.harmless() {
		return nil, h.why
	}
	if open == nil {
		return nil, sayNotKnown()
	}
	h.w = place.World{Workspace: f.workspace, Home: f.home, User: f.user, Disk: open()}
	if f.Tool == Shell {
		for i := range f.Commands {
			h.command(&f.Commands[i])
		}
	} else {
		h.tool()
	}
	return h.conclude()
}

// sayNotKnown is why what a call does not show cannot be brought back.
func sayNotKnown() risk.Reason { return risk.Say("guard does not know what it would do") }

// opaque reports a call that does more than its facts tell.
func (f *Facts) opaque() bool {
	return f.Fault != nil || f.Unknown || f.Partial || f.Categories.Has(risk.ExecArbitrary)
}

// harmless reports a call that changes no file that guard knows of.
func (f *Facts) harmless() bool {
	return len(f.Writes) == 0 && len(f.Deletes) == 0 && len(f.Takes) == 0 &&
		!slices.ContainsFunc(f.Commands, func(c shell.Command) bool {
			return slices.ContainsFunc(c.Sweeps, func(s shell.Sweep) bool { return !s.Lists }) ||
				rewritesOf(&c) != nil || savesNames(&c) || len(c.Refs) > 0 || len(c.Restages) > 0
		})
}

// hitting gathers what a call hits.
type hitting struct {
	f    *Facts
	w    place.World
	why  risk.Reason
	hits []undo.Hit

	writes  []string // what is written into, by resolved paths
	blind   bool     // what is written into may have other names
	cwd     string   // of the command that is looked at, resolved
	looks   int      // entries of folders that were looked at
	landing []string // where things are moved to
	nested  bool     // the command that is looked at takes repositories in the folder, too
}

// unsure notes the first reason why not all is told.
func (h *hitting) unsure(why risk.Reason) {
	if h.why.IsZero() {
		h.why = why
	}
}

// tool gathers what a tool of the agent's takes.
func (h *hitting) tool() {
	f := h.f
	h.cwd = f.Cwd
	into := f.Tool == Move
	for _, p := range f.Deletes {
		h.takes(p)
	}
	for _, p := range f.Writes {
		if !into {
			h.writesTo(p, undo.NotIgnored)
			continue
		}
		for _, from := range f.Takes {
			h.lands(shell.Move{From: from, To: p})
		}
	}
	for i := range f.Commands {
		h.sweeps(&f.Commands[i])
	}
}

// command gathers what a simple command takes.
func (h *hitting) command(c *shell.Command) {
	h.cwd, h.nested = c.Cwd, takesRepositories(c)
	h.sweeps(c)
	h.nested = false
	if rewritesOf(c) != nil {
		h.add(h.w.At("", c.Cwd).Path, undo.NotIgnored, false)
	}
	h.saves(c)
	h.git(c)
	swept := func(p place.Place) bool {
		return slices.ContainsFunc(c.Sweeps, func(s shell.Sweep) bool { return s.Folder.Path == p.Path })
	}
	for _, p := range c.Deletes {
		if !swept(p) && !h.open(c, p, true) {
			h.takes(p)
		}
	}
	for _, m := range c.Moves {
		h.moves(c, m)
	}
	keeps := leaves[programOf(c)]
	for _, p := range c.Writes {
		switch {
		case keeps == makes, swept(p):
		case keeps == empties:
			h.emptied(p)
		case h.open(c, p, false):
		case c.Modes, keeps == touches:
			h.writes = append(h.writes, p.Path) // into the inode, not the content
		case keeps == links:
			h.blind = true
			h.linksTo(c, p)
		case movesAway(c, p), movesInto(c, p): // told by the moves
		default:
			h.writesTo(p, undo.NotIgnored)
		}
	}
	if keeps == strange {
		h.blind = h.blind || len(c.Writes) > 0
		h.unnamed(c)
	}
}

// unnamed gathers what a program takes by an option or a subcommand: no place is told for that, but the files that
// it is given are among what it reads (zip -m, 7z a -sdel).
func (h *hitting) unnamed(c *shell.Command) {
	if !c.Categories.Has(risk.FSDeleteOverwrite) || len(c.Deletes)+len(c.Sweeps)+len(c.Moves)+len(c.Refs) > 0 {
		return
	}
	for _, p := range c.Reads {
		h.writesTo(p, undo.All)
	}
	if len(c.Reads)+len(c.Writes) == 0 {
		h.unsure(sayNotKnown())
	}
}

// leaving is what a program does to files that are there and that it is said to write.
type leaving uint8

const (
	strange leaving = iota // not known: it may make further names for them
	plain                  // it writes into them, and makes no links
	makes                  // nothing: it makes what is not there
	touches                // nothing to what they hold
	links                  // it takes the name for a link
	empties                // it takes a folder that holds nothing
)

// leaves: mkdir(1), touch(1), ln(1), git-init(1), git-clone(1); the plain ones open or rename
// what they name (POSIX.1-2024, Utilities).
var leaves = map[string]leaving{
	"mkdir": makes, "git init": makes, "git clone": makes, "git worktree": makes,
	"touch": touches, "ln": links, "link": links, "rmdir": empties,
	"chmod": touches, "chown": touches, "chgrp": touches,
	"": plain, "true": plain, ":": plain, "cp": plain, "mv": plain, "install": plain, "rm": plain, "unlink": plain,
	"echo": plain, "printf": plain, "cat": plain, "tee": plain, "sed": plain, "sort": plain, "grep": plain,
	"awk": plain, "head": plain, "tail": plain, "jq": plain, "truncate": plain, "shred": plain, "dd": plain,
	"git mv": plain, "git rm": plain, "git checkout": plain, "git restore": plain, "git clean": plain,
	"git reset": plain,
}

// programOf names a command's program, and the subcommand of git.
func programOf(c *shell.Command) string {
	if len(c.Argv) == 0 {
		return ""
	}
	name := path.Base(c.Argv[0])
	if name == "cp" && slices.ContainsFunc(c.Argv, func(a string) bool { return a == "-l" || a == "--link" }) {
		return "cp -l"
	}
	if name == "git" {
		sub, _, _ := strings.Cut(strings.TrimPrefix(c.Signature, "git "), " ")
		if sub == "" && len(c.Argv) > 1 {
			sub = c.Argv[1]
		}
		name += " " + sub
	}
	return name
}

func movesAway(c *shell.Command, p place.Place) bool {
	return slices.ContainsFunc(c.Moves, func(m shell.Move) bool { return !m.Copy && m.From.Path == p.Path })
}

func movesInto(c *shell.Command, p place.Place) bool {
	return slices.ContainsFunc(c.Moves, func(m shell.Move) bool {
		return p.Path == m.To.Path || p.Path == path.Join(m.To.Path, path.Base(m.From.Path))
	})
}

// nowhere reports what is no file of this machine, or nothing that can be lost.
func nowhere(p place.Place) bool { return p.Any(place.Remote | place.Device | place.Harmless) }

// takes gathers a name that goes, with all below it.
func (h *hitting) takes(p place.Place) { h.goes(p, true) }

// goes is takes that says whether what stands there ends with its name. What is moved goes on under another name,
// by which later calls can write into it.
func (h *hitting) goes(p place.Place, ends bool) {
	switch {
	case nowhere(p):
	case h.link(p) != "":
		h.add(h.link(p), undo.All, ends)
		if strings.HasSuffix(p.Raw, "/") { // some go where the link leads
			h.add(p.Path, undo.All, ends)
		}
	case p.Path == "":
		h.unsure(sayNotKnown())
	default:
		for _, name := range h.matches(p) {
			h.add(name, undo.All, ends)
		}
	}
}

// writesTo gathers a file that is written, by its own name where it is a link and by the one it
// leads to; of a folder, a part.
func (h *hitting) writesTo(p place.Place, part undo.Part) {
	if nowhere(p) {
		return
	}
	if p.Path == "" {
		h.unsure(sayNotKnown())
		return
	}
	if h.link(p) != "" {
		h.add(h.link(p), undo.All, false)
	}
	for _, name := range h.matches(p) {
		h.writes = append(h.writes, name)
		if to := h.w.At("", name); h.link(to) != "" {
			h.add(h.link(to), undo.All, false)
			name = to.Path
		}
		if h.isFolder(name) {
			h.blind = true
			h.add(name, part, false)
			continue
		}
		h.add(name, undo.All, false)
	}
}

// moves gathers what a move takes and what it lands on.
func (h *hitting) moves(c *shell.Command, m shell.Move) {
	if m.From.Path == m.To.Path && m.From.Linked == m.To.Linked {
		return
	}
	if h.open(c, m.From, !m.Copy) {
		if h.isFolder(m.To.Path) {
			h.unsure(sayNotKnown()) // which names it takes there
		}
		return
	}
	if !m.Copy {
		h.goes(m.From, false)
		h.landing = append(h.landing, m.To.Path)
	}
	h.lands(m)
}

// linksTo gathers the names that ln takes: one, or in a folder those of its targets.
func (h *hitting) linksTo(c *shell.Command, p place.Place) {
	if h.link(p) != "" {
		h.add(h.link(p), undo.All, true)
	}
	if !h.isFolder(p.Path) {
		h.takes(p)
		return
	}
	for _, a := range c.Argv[1:] {
		if !strings.HasPrefix(a, "-") {
			h.add(path.Join(p.Path, path.Base(a)), undo.All, true)
		}
	}
}

// add gathers a hit, if something is there.
func (h *hitting) add(name string, part undo.Part, unlinks bool) {
	info, ok := h.lstat(name)
	if !ok || place.OfKernel(name) {
		return
	}
	if !info.IsDir() {
		part = undo.All
	}
	if len(h.hits) >= maxHits {
		h.unsure(sayNotCounted())
		return
	}
	h.hits = append(h.hits, undo.Hit{Path: name, Unlinks: unlinks, Part: part, Nested: h.nested})
}

// Bounds of one call: hits, and entries of folders that are looked at for them.
const (
	maxHits  = 20000
	maxLooks = 50000
)

func sayNotCounted() risk.Reason { return risk.Say("how much it holds could not be counted") }

// lstat tells of a name; running out of time leaves the call not told whole.
func (h *hitting) lstat(name string) (fs.FileInfo, bool) {
	if name == "" {
		return nil, false
	}
	info, err := h.w.Disk.Lstat(name)
	h.inTime(err)
	return info, err == nil
}

func (h *hitting) isFolder(name string) bool {
	info, ok := h.lstat(name)
	return ok && info.IsDir()
}
