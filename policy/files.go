package policy

import (
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/stake"
)

// at places a path of the request. One that holds a wildcard counts also for
// everything that it could name.
func (b *bench) at(raw string) place.Place {
	p := b.w.At(b.f.Cwd, raw)
	if wild(raw) {
		p.Kind |= b.w.Like(b.f.Cwd, raw).Kind &^ place.Inside
	}
	return p
}

func wild(raw string) bool { return strings.ContainsAny(raw, "*?[") }

// reads judges a read, a listing or a search; with no path named it looks at
// the working directory.
func (b *bench) reads() {
	paths := b.f.Paths
	if len(paths) == 0 {
		paths = []string{"."}
	}
	for _, raw := range paths {
		b.readPlace(b.at(raw))
	}
}

// edits judges changes to files. What is lost must be seen: a path whose change
// is not told, or a file that has content where the change shows none, is
// overwritten.
func (b *bench) edits() {
	shown := map[string]bool{}
	for _, c := range b.f.Edits {
		shown[c.Path] = true
		b.change(c)
	}
	for _, raw := range b.f.Paths {
		if p := b.at(raw); !shown[raw] {
			b.unseen(p)
			b.writePlace(p)
		}
	}
	switch n := max(len(b.f.Edits), len(b.f.Paths)); {
	case n == 0:
		b.unknown(risk.Say("which file it changes is not known"))
	case n >= many:
		b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("changes {0} files or more at once", strconv.Itoa(many)))
	}
}

func (b *bench) change(c Change) {
	p := b.at(c.Path)
	switch {
	case c.New == nil:
		b.deletePlace(p)
		return
	case c.Old == nil || *c.Old == "":
		b.unseen(p)
	case *c.New == "" && b.wholeFile(p, *c.Old) && !b.spares(p, false):
		b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("empties {0}", p.Raw))
	}
	b.writePlace(p)
	b.texts(p, c)
	if hides(*c.New, false) && (c.Old == nil || !hides(*c.Old, false)) {
		b.f.Raise(risk.High, risk.ExecArbitrary, risk.Say("the new text of {0} holds characters that hide or turn text around", p.Raw))
	}
}

// texts keeps what a file gets. A change without an old text is the whole of it.
func (b *bench) texts(p place.Place, c Change) {
	t := shell.Text{Path: p.Path, Text: *c.New, Known: !b.f.Partial}
	if c.Old != nil {
		t.Old = *c.Old
	}
	if p.Path != "" {
		b.f.Texts = append(b.f.Texts, t)
	}
}

// unseen raises for content that goes without being shown.
func (b *bench) unseen(p place.Place) {
	if b.size(p) != 0 && !b.spares(p, false) {
		b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("replaces {0}, and what is lost is not shown", p.Raw))
	}
}

// wholeFile tells whether old is all of the file; agents also send the one
// piece that they replace.
func (b *bench) wholeFile(p place.Place, old string) bool {
	n := b.size(p)
	return n == unknownSize || n == int64(len(old))
}

// deletes judges the removal of files and folders.
func (b *bench) deletes() {
	for _, raw := range b.f.Paths {
		b.deletePlace(b.at(raw))
	}
	if len(b.f.Paths) == 0 {
		b.f.Raise(risk.Critical, risk.FSDeleteOverwrite, risk.Say("what it deletes is not known"))
		b.f.Unknown = true
	}
	if len(b.f.Paths) >= many {
		b.f.Raise(risk.Critical, 0, risk.Say("deletes {0} files or more at once", strconv.Itoa(many)))
	}
}

// moves judges a rename: a change at both ends, and the loss of what the new
// name held.
func (b *bench) moves() {
	for _, raw := range b.f.Paths {
		b.movePlace(b.at(raw))
	}
	if b.f.To == "" || len(b.f.Paths) == 0 {
		b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("what it moves, or where to, is not known"))
		b.f.Unknown = true
		return
	}
	to := b.at(b.f.To)
	b.writePlace(to)
	if b.size(to) != 0 && !b.spares(to, false) {
		b.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("what {0} holds now would be replaced", b.f.To))
	}
}

// movePlace judges what is moved away: gone from where it was, not lost.
func (b *bench) movePlace(p place.Place) {
	b.f.Deletes = append(b.f.Deletes, p)
	b.f.Takes = append(b.f.Takes, p)
	b.f.Raise(risk.Medium, 0, risk.Reason{})
	b.meant(stake.Change|stake.Replace, p, "moves {0}")
}
