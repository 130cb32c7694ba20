package records

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control/record"
	"guard/locale"
	"guard/policy/risk"
	"guard/prompt"
	"guard/undo"
	"guard/undo/restore"
	"guard/undo/store"
)

// maxListed is how many calls are listed without --all.
const maxListed = 20

// printList lists what can be undone.
func (u *undoFlags) printList(k keptFiles, w writer) error {
	out := bufio.NewWriter(w)
	ink, wide, n := cli.NewInk(os.Stdout), window{cli.Columns(os.Stdout)}, 0
	reports := []momentReport{}
	more := false
	taken := map[undo.Path]bool{}
	err := newest(func(m moment) bool {
		defer k.takes(m, taken) // what this call is known to have taken, no earlier one has
		if u.file != "" && !k.has(m, u.file) || !u.all && !m.lost() && !k.lostInCase(m, taken) {
			return true
		}
		if more = !u.all && n == maxListed; more {
			return false
		}
		n++
		if u.json {
			reports = append(reports, k.report(m))
		} else {
			for _, line := range k.line(ink, wide, m) {
				fmt.Fprintln(out, line)
			}
		}
		return true
	})
	if err != nil {
		return err
	}
	if u.json {
		cli.WriteJSON(out, reports)
	}
	if err := out.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	switch {
	case n == 0 && !u.json:
		cli.Say(locale.Text("nothing was taken that guard knows of"))
	case more && !u.json:
		cli.Note(locale.Text("those are the last; --all lists all"))
	}
	if n > 0 && !u.json {
		cli.Note(locale.Text("guard undo ID shows what one took, asks, and brings it back"))
	}
	return nil
}

// lost reports a call that took something, as far as that is known: a script of which nobody knows what it does is
// listed by --all only.
func (m moment) lost() bool {
	return m.kept.Manifest != "" && !m.kept.OnlyInCase() || len(record.FactsOf(m.entry).Paths.Deletes) > 0 ||
		slices.Contains(record.VerdictOf(m.entry).Categories, risk.FSDeleteOverwrite.String())
}

// takes adds what a call is known to have taken.
func (k keptFiles) takes(m moment, taken map[undo.Path]bool) {
	if m.kept.Manifest == "" || m.kept.OnlyInCase() {
		return
	}
	if manifest, err := k.manifest(m.kept.Manifest); err == nil {
		for _, e := range manifest.Entries {
			if !e.Case {
				taken[e.Path] = true
			}
		}
	}
}

// lostInCase reports a file that was kept in case and is not there now, and that no later call is known to have taken.
func (k keptFiles) lostInCase(m moment, taken map[undo.Path]bool) bool {
	if !m.kept.OnlyInCase() {
		return false
	}
	manifest, err := k.manifest(m.kept.Manifest)
	return err == nil && slices.ContainsFunc(manifest.Entries, func(e undo.Entry) bool {
		return e.Case && !taken[e.Path] && isGone(string(e.Path))
	})
}

// line tells a moment as guard log does.
func (k keptFiles) line(ink cli.Ink, w window, m moment) []string {
	head := fmt.Sprintf("%s  %-12s  ", m.entry.Time.Local().Format(time.DateTime), prompt.Escape(decisionID(m.entry)))
	cells := prompt.Cells(head)
	return w.told(ink, text{head, cells}, oneLine(did(m.entry)), k.state(m), cells)
}

// did is what took something: a call, or an undo.
func did(e audit.Entry) string {
	if e.Event == audit.Undone {
		return strings.TrimSpace(eventWord(e) + " " + eventText(e, ""))
	}
	return asked(e)
}

// state says what can be brought back, or why nothing can.
func (k keptFiles) state(m moment) string {
	when := m.at.Local().Format(time.DateTime)
	switch {
	case m.whole():
		return locale.Fill("undone {0} by {1}", when, m.undone)
	case m.undone != "":
		return locale.Fill("undone in part {0} by {1}; {2}", when, m.undone, k.keeps(m))
	}
	return k.keeps(m)
}

// keeps says what is kept of a moment.
func (k keptFiles) keeps(m moment) string {
	manifest, err := k.manifest(m.kept.Manifest)
	switch {
	case m.kept.Manifest == "":
		return locale.Fill("cannot be undone: {0}", m.kept.Why)
	case err != nil:
		return locale.Fill("cannot be undone: {0}", plainly(err))
	}
	t := amount(manifest)
	text := t.String()
	if m.kept.OnlyInCase() {
		text = locale.Fill("{0} kept in case", question.Count(m.kept.InCase, "1 file", "{0} files"))
	}
	if t.bytes > 0 {
		text += ", " + prompt.ByteSize(t.bytes)
	}
	if m.kept.Why != "" {
		text = locale.Fill("{0}; not all: {1}", text, m.kept.Why)
	}
	return text
}

// tally counts what comes back.
type tally struct {
	files, folders int
	bytes          int64
}

func (t *tally) add(e *undo.Entry) {
	kind := e.Kind
	if kind == undo.Absent {
		kind = e.Puts
	}
	if kind == undo.Folder {
		t.folders++
		return
	}
	t.files++
	t.bytes += e.Size
}

// String says how many files and links; how many folders, where it is them alone.
func (t tally) String() string {
	if t.files == 0 && t.folders > 0 {
		return question.Count(t.folders, "1 folder", "{0} folders")
	}
	return question.Count(t.files, "1 file", "{0} files")
}

// amount is what a manifest can bring back.
func amount(m *undo.Manifest) (t tally) {
	for i := range m.Entries {
		if m.Entries[i].Kind != undo.Other && !m.Entries[i].Case {
			t.add(&m.Entries[i])
		}
	}
	return t
}

// counted are a plan's changes in some states.
func counted(p *restore.Plan, states ...restore.State) (t tally) {
	for i := range p.Changes {
		if c := &p.Changes[i]; slices.Contains(states, c.State) {
			t.add(&c.Entry)
		}
	}
	return t
}

// plainly is an error without who speaks.
func plainly(err error) string { return strings.TrimPrefix(err.Error(), "guard: ") }

// momentReport is a moment as a program reads it.
type momentReport struct {
	ID       string      `json:"id"` // for guard undo
	Session  string      `json:"session"`
	Time     time.Time   `json:"time"`
	Command  string      `json:"command,omitempty"`
	Tool     string      `json:"tool,omitempty"` // where it was no command
	Of       string      `json:"of,omitempty"`   // of an undo: what it undid
	Paths    []undo.Path `json:"paths"`          // the tops of what was taken
	Files    int         `json:"files"`
	InCase   int         `json:"in_case,omitempty"` // files that are kept in case it took them
	Bytes    int64       `json:"bytes"`
	Undoable bool        `json:"undoable"` // all of it
	Why      string      `json:"why,omitempty"`
	Undone   string      `json:"undone,omitempty"` // the ID of the undo that brought all of it back
	Part     string      `json:"undone_in_part,omitempty"`
}

func (k keptFiles) report(m moment) momentReport {
	e, request := m.entry, record.RequestOf(m.entry)
	r := momentReport{ID: fullID(e), Session: e.Session, Time: e.Time, Command: request.Command, Why: m.kept.Why}
	if r.Undone = m.undone; m.part {
		r.Undone, r.Part = "", m.undone
	}
	if len(request.Argv) > 0 && r.Command == "" {
		r.Command = strings.Join(request.Argv, " ")
	}
	if r.Command == "" {
		r.Tool = string(request.Tool)
	}
	if e.Event == audit.Undone {
		var u undoing
		record.Read(e.Data, &u)
		r.Tool, r.Of = "undo", u.Of
	}
	manifest, err := k.manifest(m.kept.Manifest)
	if err == nil {
		r.Paths = tops(manifest)
		t := amount(manifest)
		r.Files, r.Bytes, r.InCase = t.files, t.bytes, m.kept.InCase
	} else if m.kept.Manifest != "" {
		r.Why = plainly(err)
	}
	if r.Paths == nil {
		r.Paths = named(e)
	}
	r.Undoable = err == nil && m.kept.Undoable()
	return r
}

// tops are the paths of a manifest that lie in no other of its folders.
func tops(m *undo.Manifest) []undo.Path {
	var all []undo.Path
	folders := map[string]bool{}
	for i := range m.Entries {
		e := &m.Entries[i]
		if e.Case {
			continue
		}
		if e.Kind == undo.Folder || e.Kind == undo.Absent {
			folders[string(e.Path)] = true
		}
		if !folders[path.Dir(string(e.Path))] {
			all = append(all, e.Path)
		}
	}
	for _, lost := range m.Missing {
		if !folders[path.Dir(string(lost.Path))] {
			all = append(all, lost.Path)
		}
	}
	return all
}

// named are the paths of which the record itself tells.
func named(e audit.Entry) []undo.Path {
	paths := record.FactsOf(e).Paths
	all := []undo.Path{}
	for _, p := range append(paths.Deletes, paths.Writes...) {
		all = append(all, undo.Path(p))
	}
	return all
}

// wasChanged reports something kept that is not what it was.
func wasChanged(err error) bool { return err != nil && !errors.Is(err, store.ErrGone) }
