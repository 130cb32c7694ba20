package place

// namedFiles are the files of a workspace that settings, links and instructions name. Who holds it may share it: it
// is not changed.
type namedFiles struct {
	git       gitNamed
	elsewhere elsewhere
}

// Lately is a Disk that serves requests alike as long as nothing changes: it calls find, or returns what find returned
// for this key before, where all that find looked at through this Disk is as it was, or was so a moment ago.
type Lately interface {
	Lately(key string, find func() any) any
}

// namedFiles looks them up, once a request, or once until they change.
func (w *World) namedFiles() *namedFiles {
	if w.named != nil {
		return w.named
	}
	find := func() any { return &namedFiles{git: w.readGitNamed(), elsewhere: w.readLinksAndImports()} }
	if lately, ok := w.Disk.(Lately); ok {
		w.named = lately.Lately(w.root+"\x00"+w.Home, find).(*namedFiles)
	} else {
		w.named = find().(*namedFiles)
	}
	return w.named
}
