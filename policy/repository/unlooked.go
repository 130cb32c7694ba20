package repository

import (
	"path"

	"guard/policy/place"
)

// Unlooked implements place.CheckedOut. Bytes are compared: git does not, which is why it takes such files away.
func (v printed) Unlooked(p string) (files []string) {
	p = path.Clean(p)
	w, ok := v.around(p)
	if !ok {
		w, ok = v.around(path.Dir(p))
	}
	if !ok {
		return nil
	}
	x, err := v.index(w)
	if err != nil {
		return nil
	}
	for i := range x.entries {
		e := &x.entries[i]
		file := under(w.root, e.name)
		if e.flags&flagAssume == 0 && e.more&flagSparse == 0 || e.mode == modeModule || !place.Below(file, p) {
			continue
		}
		s, there, err := v.fresh(file)
		if err == nil && (!there || s.Mode.IsRegular() && v.proves(w, e.oid, file, s)) {
			continue
		}
		files = append(files, file)
	}
	return files
}
