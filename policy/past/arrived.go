package past

// arrived goes by the times of calls that have ended: what a checkout, a merge or a patch puts into a work tree no
// call names.
func (v *view) arrived(p string) bool {
	if v.disk == nil || p == "" {
		return false
	}
	st, err := v.disk.Stamp(p)
	return err == nil && st.Mode.IsRegular() && v.changedByCalls(st)
}
