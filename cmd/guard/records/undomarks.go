package records

import (
	"guard/audit"
	"guard/control/record"
)

// undoing is what the record of an undo says beside what it kept.
type undoing struct {
	Of   string `json:"of"` // the full ID of what it undid
	Only string `json:"file,omitempty"`
	To   string `json:"to,omitempty"`
}

// ending is how an undo ended. The zero value is one of which nobody knows the end: it may have changed something.
type ending struct {
	Restored *int `json:"restored"` // how many paths it changed; nil: that is not known
	well     bool // all came back
}

// nothing reports an undo that changed nothing.
func (e ending) nothing() bool { return e.Restored != nil && *e.Restored == 0 }

// endingOf reads how the undo of a record ended.
func endingOf(path string) (end ending) {
	for e, err := range audit.ReadWith(path, string(audit.SessionEnded)) {
		if err == nil && e.Event == audit.SessionEnded && e.Exit != nil {
			record.Read(e.Data, &end)
			end.well = e.Exit.Code == 0 && e.Exit.Signal == ""
		}
	}
	return end
}

// undos are the undos that count, by the full ID of what they undid. They are marked from the newest to the oldest,
// so whether an undo was undone itself is known before what it undid is marked.
type undos map[string]moment

// mark says of a moment which undo brought it back, and takes note of it if it is an undo itself.
func (u undos) mark(m *moment) {
	if by, ok := u[fullID(m.entry)]; ok {
		m.undone, m.at, m.part = decisionID(by.entry), by.entry.Time, by.part
	}
	if m.entry.Event != audit.Undone || m.whole() || m.ended.nothing() {
		return
	}
	var of undoing
	if record.Read(m.entry.Data, &of); of.To != "" {
		return // what it brought back stands elsewhere
	}
	by := moment{entry: m.entry, part: m.part || of.Only != "" || !m.ended.well}
	if known, ok := u[of.Of]; !ok || known.part && !by.part {
		u[of.Of] = by
	}
}

// marked is the moment of a record with the undo that brought it back.
func marked(m moment) moment {
	_ = newest(func(found moment) bool {
		same := fullID(found.entry) == fullID(m.entry)
		if same {
			m = found
		}
		return !same && found.entry.Time.After(m.entry.Time)
	})
	return m
}
