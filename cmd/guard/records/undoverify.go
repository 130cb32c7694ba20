package records

import (
	"guard/audit"
	"guard/control/record"
	"guard/locale"
	"guard/undo"
)

// keptCheck verifies what records say was kept.
type keptCheck struct {
	keptFiles
	objects map[string]error // what was found, of objects that many manifests can name
}

// changedKept is something kept that is not what it was.
type changedKept struct {
	ID       string    `json:"id"` // of the call
	Manifest string    `json:"manifest"`
	Path     undo.Path `json:"path,omitempty"` // empty: the manifest itself
	Problem  string    `json:"problem"`
}

func (c changedKept) line() string {
	if c.Path == "" {
		return locale.Fill("{0}: manifest {1}: {2}", c.ID, c.Manifest, c.Problem)
	}
	return locale.Fill("{0}: {1}, of manifest {2}: {3}", c.ID, string(c.Path), c.Manifest, c.Problem)
}

// verify adds to a record's check what is found of the manifests that it names.
func (k *keptCheck) verify(c *recordCheck) {
	for e, err := range audit.ReadWith(c.Path, undoMark) {
		if err != nil {
			return // the check has said it
		}
		kept := record.KeptOf(e)
		if e.Event != audit.Decided && e.Event != audit.Undone || kept.Manifest == "" {
			continue
		}
		k.call(c, decisionID(e), kept.Manifest)
	}
	if len(c.Changed) > 0 {
		if c.OK {
			c.Problem = locale.Text("what was kept for undo was changed")
		}
		c.OK = false
	}
}

// call verifies one manifest and all that it names.
func (k *keptCheck) call(c *recordCheck, id, hash string) {
	bad := func(path undo.Path, err error) {
		c.Changed = append(c.Changed, changedKept{id, hash, path, plainly(err)})
	}
	m, err := k.manifest(hash)
	switch {
	case wasChanged(err):
		bad("", err)
		return
	case err != nil:
		c.Gone++
		return
	}
	c.Kept++
	for i := range m.Entries {
		e := &m.Entries[i]
		if e.Object == "" {
			continue
		}
		err, known := k.objects[e.Object]
		if !known || e.At != nil {
			err = k.store.Check(hash, e)
		}
		if e.At == nil {
			k.objects[e.Object] = err
		}
		if err == nil {
			continue
		}
		if _, gone := k.manifest(hash); gone != nil && !wasChanged(gone) { // it was forgotten just now
			c.Kept--
			c.Gone++
			return
		}
		bad(e.Path, err)
	}
}
