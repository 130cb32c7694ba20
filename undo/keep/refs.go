package keep

import (
	"maps"
	"path"
	"slices"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// What git's own commands take beyond files: refs, by which commits are found, and what only its index holds. The
// objects stay in the repository until git clears away what nothing leads to (git-gc(1), two weeks by default).

// refs keeps refs, with the logs of their moves.
func (w *walk) refs(folder string, h undo.Hit) {
	root, common, objects, whole := w.git.Refs(folder, h.Ref)
	if !whole && !h.Stays {
		w.unknown(folder, errNoRefs)
	}
	copied := w.copied
	defer func() { w.inRefs += w.copied - copied; w.copied = copied }()
	for _, name := range slices.Sorted(maps.Keys(objects)) {
		file := common + "/" + name
		if w.seen[file] {
			continue
		}
		if w.late() {
			w.unknown(file, w.ended())
			return
		}
		w.seen[file] = true
		one := undo.Entry{Path: undo.Path(file), Case: h.Stays}
		if name != stash { // with its log that is a list, which comes back as it was
			one.Ref = &undo.Blob{Root: root, ID: objects[name]}
		}
		if err := w.ref(common, one, objects[name]); err != nil {
			w.miss(file, err)
			continue
		}
		if log := common + "/logs/" + name; !w.seen[log] {
			w.log(log, one)
		}
	}
}

// stash is the ref of which the log is the list of what is stashed (git-stash(1)).
const stash = "refs/stash"

// ref keeps one, be it a file of its own or a line of packed-refs.
func (w *walk) ref(common string, e undo.Entry, object string) error {
	st, err := lstat(string(e.Path))
	if err != unix.ENOENT && err != unix.ENOTDIR {
		if err != nil {
			return err
		}
		return w.plain(string(e.Path), &st, e)
	}
	packed := common + "/packed-refs" // as git would write it (gitrepository-layout(5))
	if st, err = lstat(packed); err != nil {
		return err
	}
	is := entryOf(packed, &st)
	e.Kind, e.Mode, e.UID, e.GID, e.Mtime = undo.File, is.Mode, is.UID, is.GID, is.Mtime
	return w.puts(e, []byte(object+"\n"))
}

// log keeps the log of a ref's moves, if there is one.
func (w *walk) log(file string, e undo.Entry) {
	st, err := lstat(file)
	if err != nil {
		return
	}
	w.seen[file] = true
	if err := w.plain(file, &st, e); err != nil {
		w.miss(file, err)
	}
}

// plain keeps a file of git's that stands there.
func (w *walk) plain(file string, st *unix.Stat_t, as undo.Entry) error {
	e := entryOf(file, st)
	if e.Kind != undo.File {
		return errOther
	}
	e.Case, e.Ref = as.Case, as.Ref
	if err := w.content(&e, st, undo.Hit{Path: file}); err != nil {
		return err
	}
	w.looks = append(w.looks, lookOf(file, st))
	w.counts(e)
	return nil
}

// puts keeps a content that stands in no file of its own.
func (w *walk) puts(e undo.Entry, content []byte) error {
	if e.Size = int64(len(content)); w.Bounds.File > 0 && e.Size > w.Bounds.File {
		return errTooLarge
	}
	if !w.room(e.Size) {
		return errTooMuch
	}
	if w.dry {
		w.copied++
		w.bytes += e.Size
	} else {
		e.Object = undo.Hash(content)
		at, written, err := w.bundle.Add(content, e.Object)
		if err != nil {
			return err
		}
		e.At = &at
		w.bytes += written
	}
	w.counts(e)
	return nil
}

// counts takes an entry into the manifest.
func (w *walk) counts(e undo.Entry) {
	if e.Case {
		w.manifest.Entries = append(w.manifest.Entries, e)
		w.cases++
		return
	}
	w.add(e)
}

// mostStaged bounds the files of which the index is looked through.
const mostStaged = 1_000

// staged keeps what the index alone holds of a path: it comes back into the file, by its name.
func (w *walk) staged(p string) {
	files, whole := w.git.StagedAlone(p, mostStaged)
	if !whole {
		return // more is changed than anybody staged with care, or it is no repository
	}
	for _, file := range files {
		if w.seen[file] || w.Exclude != nil && w.Exclude(file) {
			continue
		}
		if w.late() {
			w.unknown(file, w.ended())
			return
		}
		content, mode, ok := w.git.StagedContent(file)
		if !ok {
			continue
		}
		e := undo.Entry{Path: undo.Path(file), Kind: undo.File, Mode: mode, Case: true}
		e.Mtime = w.manifest.Time.UnixNano()
		if st, err := lstat(file); err == nil {
			e.UID, e.GID = int(st.Uid), int(st.Gid)
		} else if st, err := lstat(path.Dir(file)); err == nil {
			e.UID, e.GID = int(st.Uid), int(st.Gid)
		}
		if err := w.puts(e, content); err != nil {
			w.miss(file, err)
		}
	}
}
