package policy

import (
	"strconv"
	"strings"
	"sync"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// at places a path of the request. One that holds a wildcard counts also for
// everything that it could name.
func (a *analysis) at(raw string) place.Place {
	p := a.w.At(a.f.Cwd, raw)
	if wild(raw) {
		p.Kind |= a.w.Like(a.f.Cwd, raw).Kind &^ place.Inside
	}
	return p
}

func wild(raw string) bool { return strings.ContainsAny(raw, "*?[") }

// reads judges a read, a listing or a search; with no path named it looks at
// the working directory.
func (a *analysis) reads() {
	paths := a.f.Paths
	if len(paths) == 0 {
		paths = []string{"."}
	}
	for _, raw := range paths {
		p := a.at(raw)
		a.readPlace(p)
		showing{a}.text(p)
	}
	showing{a}.below()
}

// edits judges changes to files. What is lost must be seen: a path whose change
// is not told, or a file that has content where the change shows none, is
// overwritten.
func (a *analysis) edits() {
	shown, mayGet := map[string]bool{}, sync.OnceValue(a.mayGet)
	for _, c := range a.f.Edits {
		shown[c.Path] = true
		a.change(c)
	}
	for _, raw := range a.f.Paths {
		if p := a.at(raw); !shown[raw] {
			a.unseen(p)
			gets(a, &p, mayGet(), "")
			a.writePlace(p)
		}
	}
	switch n := max(len(shown), len(a.f.Paths)); {
	case n == 0:
		a.unknown(risk.Say("which file it changes is not known"))
	case n >= many:
		a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("changes {0} files or more at once", strconv.Itoa(many)))
	}
}

func (a *analysis) change(c Change) {
	p := a.at(c.Path)
	switch {
	case c.New == nil:
		a.deletePlace(p)
		return
	case c.Old == nil || *c.Old == "":
		a.unseen(p)
	case *c.New == "" && a.wholeFile(p, *c.Old) && !a.spares(p, false):
		a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("empties {0}", p.Raw))
	}
	a.startsLater(&p, *c.New, c.old())
	after, before := a.becomes(p, c)
	gets(a, &p, after, before)
	a.writePlace(p)
	a.texts(p, c)
	if hides(*c.New, false) && (c.Old == nil || !hides(*c.Old, false)) {
		a.f.Raise(risk.High, risk.ExecArbitrary,
			risk.Say("the new text of {0} holds characters that hide or turn text around", p.Raw))
	}
}

// texts keeps what a file gets. A change without an old text is the whole of it.
func (a *analysis) texts(p place.Place, c Change) {
	t := shell.Text{Path: p.Path, Text: *c.New, Known: !a.f.Partial}
	if c.Old != nil {
		t.Old = *c.Old
	}
	if p.Path != "" {
		a.f.Texts = append(a.f.Texts, t)
	}
}

// unseen raises for content that goes without being shown.
func (a *analysis) unseen(p place.Place) {
	if a.size(p) != 0 && !a.spares(p, false) {
		a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("replaces {0}, and what is lost is not shown", p.Raw))
	}
}

// wholeFile tells whether old is all of the file; agents also send the one
// piece that they replace.
func (a *analysis) wholeFile(p place.Place, old string) bool {
	n := a.size(p)
	return n == unknownSize || n == int64(len(old))
}

// deletes judges the removal of files and folders. A patch may delete one file and change others: what it tells of
// those is judged as their change. A path that is named more often than it is changed goes too.
func (a *analysis) deletes() {
	changed, mayGet := map[string]int{}, sync.OnceValue(a.mayGet)
	for i, c := range a.f.Edits {
		if i == 0 || a.f.Edits[i-1].Path != c.Path { // else another piece of the same change
			changed[c.Path]++
		}
		a.change(c)
	}
	for _, raw := range a.f.Paths {
		if changed[raw]--; changed[raw] >= 0 {
			continue
		}
		p := a.at(raw)
		a.deletePlace(p)
		if len(a.f.Edits) > 0 { // it may be where another of its files goes
			gets(a, &p, mayGet(), "")
			a.writePlace(p)
		}
	}
	if len(a.f.Paths) == 0 {
		a.f.Raise(risk.Critical, risk.FSDeleteOverwrite, risk.Say("what it deletes is not known"))
		a.f.Unknown = true
	}
	if len(a.f.Paths) >= many {
		a.f.Raise(risk.Critical, 0, risk.Say("deletes {0} files or more at once", strconv.Itoa(many)))
	}
}

// moves judges a rename: a change at both ends, and the loss of what the new
// name held.
func (a *analysis) moves() {
	for _, raw := range a.f.Paths {
		a.movePlace(a.at(raw))
	}
	if a.f.To == "" || len(a.f.Paths) == 0 {
		a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("what it moves, or where to, is not known"))
		a.f.Unknown = true
		return
	}
	to := a.at(a.f.To)
	gets(a, &to, a.mayGet(), "")
	a.writePlace(to)
	if a.size(to) != 0 && !a.spares(to, false) {
		a.f.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("what {0} holds now would be replaced", a.f.To))
	}
}

// movePlace judges what is moved away: gone from where it was, not lost.
func (a *analysis) movePlace(p place.Place) {
	a.f.Deletes = append(a.f.Deletes, p)
	a.f.Takes = append(a.f.Takes, p)
	a.f.Raise(risk.Medium, 0, risk.Reason{})
	a.meant(impact.Change|impact.Replace, p, "moves {0}")
}
