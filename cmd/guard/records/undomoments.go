package records

import (
	"errors"
	"os"
	"slices"
	"strconv"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
	"guard/undo"
)

// moment is one call that took something, or one undo.
type moment struct {
	entry audit.Entry
	kept  undo.Kept
	// undone is the ID of the undo that brought it back, and when that was; empty: none did. part: not all came back.
	undone string
	at     time.Time
	part   bool
	ended  ending // of an undo
}

// whole reports that all of it came back, and has not been taken away again.
func (m moment) whole() bool { return m.undone != "" && !m.part }

// fullID names a record for other records.
func fullID(e audit.Entry) string { return e.Session + "/" + strconv.FormatUint(e.Seq, 10) }

// took makes a moment of a record, if it is one.
func took(e audit.Entry) (m moment, ok bool) {
	m = moment{entry: e, kept: record.KeptOf(e)}
	if m.kept.None() {
		return m, false
	}
	return m, e.Event == audit.Undone || e.Event == audit.Decided && record.VerdictOf(e).Verdict == allowed
}

var allowed = policy.Allow.String()

// undoMark stands in every record that says what was kept.
const undoMark = `"undo":{`

// newest goes through all moments but undos that changed nothing, the newest first, until yield returns false. It
// reads no file that can hold only older ones than those that are wanted.
func newest(yield func(moment) bool) error {
	_, files, err := records()
	if err != nil {
		return err
	}
	type dated struct {
		audit.File
		last time.Time // nothing in it is younger
	}
	var list []dated
	for _, f := range files {
		if info, err := os.Stat(f.Path); err == nil {
			list = append(list, dated{f, info.ModTime()})
		}
	}
	slices.SortStableFunc(list, func(a, b dated) int { return b.last.Compare(a.last) })
	var held []moment // the newest last
	brought := undos{}
	give := func(since time.Time) bool {
		for len(held) > 0 && !held[len(held)-1].entry.Time.Before(since) {
			m := held[len(held)-1]
			held = held[:len(held)-1]
			if brought.mark(&m); m.ended.nothing() {
				continue
			}
			if !yield(m) {
				return false
			}
		}
		return true
	}
	for _, f := range list {
		// A file's time can lie a little before that of its last record, which was taken first.
		if !give(f.last.Add(time.Second)) {
			return nil
		}
		for e, err := range audit.ReadWith(f.Path, undoMark) {
			if err != nil && !errors.Is(err, audit.ErrTorn) {
				cli.Complain(err)
			}
			m, ok := took(e)
			if err != nil || !ok {
				continue
			}
			if e.Event == audit.Undone {
				m.ended = endingOf(f.Path)
			}
			held = append(held, m)
		}
		slices.SortStableFunc(held, func(a, b moment) int { return a.entry.Time.Compare(b.entry.Time) })
	}
	give(time.Time{})
	return nil
}

// chosen is the moment that the command line names: by its ID, or the newest that has the file.
func (u *undoFlags) chosen(k keptFiles) (moment, error) {
	if u.id != "" {
		return momentOf(u.id)
	}
	var found *moment
	err := newest(func(m moment) bool {
		if k.has(m, u.file) {
			found = &m
		}
		return found == nil
	})
	if err == nil && found == nil {
		err = cli.Fail(1, locale.Errorf("of %s nothing is kept", prompt.Escape(u.file)))
	}
	if err != nil {
		return moment{}, err
	}
	return *found, nil
}

// has reports a moment of which a file, or something in a folder, is kept.
func (k keptFiles) has(m moment, file string) bool {
	manifest, err := k.manifest(m.kept.Manifest)
	if err != nil {
		return false
	}
	return slices.ContainsFunc(manifest.Entries, func(e undo.Entry) bool { return lies(&e, file) })
}

// momentOf finds a moment by the ID of any step of its call.
func momentOf(id string) (moment, error) {
	_, story, err := findStory(id)
	if err != nil {
		if cli.StatusOf(err) == cli.ExitUsage {
			err = cli.Fail(cli.ExitUsage, errors.Unwrap(err))
		}
		return moment{}, err
	}
	ran := false
	for _, e := range story {
		m, ok := took(e)
		if ok {
			return m, nil
		}
		ran = ran || e.Event == audit.Decided && record.VerdictOf(e).Verdict == allowed
	}
	if ran {
		return moment{}, cli.Fail(1, locale.Errorf("%s took nothing away that guard knows of", prompt.Escape(id)))
	}
	return moment{}, cli.Fail(1, locale.Errorf("%s is no call that was allowed, so it took nothing away",
		prompt.Escape(id)))
}
