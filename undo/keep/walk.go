package keep

import (
	"errors"
	"os"
	"path"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/locale"
	"guard/undo"
	"guard/undo/store"
)

// walk keeps the hits of one call.
type walk struct {
	*Keeper
	git   Git
	clock func() time.Time
	until time.Time // zero: no end

	m       undo.Manifest
	bundle  *store.Bundle
	seen    map[string]bool
	partly  map[string]bool // folders that were seen, but for what was spared in them
	adopted []string
	unread  []string
	looks   []look
	files   int
	bytes   int64 // written into the store
	held    int64 // on the disk, shared with the store
	buffer  []byte
	noClone bool            // the file system has no clones
	left    int             // how much was missing beyond what the manifest names
	open    bool            // and nobody knows how much that is
	over    bool            // the time is up, or the disk full: nothing more is kept
	full    bool            // the disk is
	cases   int             // files that are kept in case
	lasting bool            // each content is an object, which later calls name too
	dry     bool            // nothing is kept, only foreseen
	inGit   int             // files whose content git holds
	whole   []string        // what goes with all below it
	unsound map[string]bool // work trees whose repository goes too
	copied  int             // files whose content was foreseen to be taken in
}

// maxMissing is how many paths a manifest names as not kept; the rest is counted.
const maxMissing = 100

// maxListed is how many files git may list for one hit.
const maxListed = 100_000

// late reports that the call has waited long enough.
func (w *walk) late() bool {
	if !w.over && !w.until.IsZero() && w.clock().After(w.until) {
		w.over = true
	}
	return w.over
}

// ended is why nothing more is kept.
func (w *walk) ended() error {
	if w.full {
		return errFull
	}
	return errTooLong
}

// miss notes what is not kept.
func (w *walk) miss(p string, err error) {
	if errors.Is(err, unix.ENOSPC) || errors.Is(err, unix.EDQUOT) {
		w.over, w.full = true, true
	}
	if len(w.m.Missing) >= maxMissing {
		w.left++
		w.m.Open = true
		return
	}
	w.m.Missing = append(w.m.Missing, undo.Missing{Path: undo.Path(p), Why: because(err)})
}

// unknown notes a path that is not kept, and with it more than anybody has counted.
func (w *walk) unknown(p string, err error) {
	w.open, w.m.Open = true, true
	w.miss(p, err)
}

// why sums up what is missing in one line.
func (w *walk) why() string {
	if len(w.m.Missing) == 0 {
		return ""
	}
	one := w.m.Missing[0]
	if w.open && !w.dry {
		return locale.Fill("{0}: {1}; not all was kept", string(one.Path), one.Why)
	}
	if n := len(w.m.Missing) - 1 + w.left; n > 0 {
		return locale.Fill("{0}: {1}, and {2} more", string(one.Path), one.Why, strconv.Itoa(n))
	}
	return locale.Fill("{0}: {1}", string(one.Path), one.Why)
}

// hit keeps one of the paths that a call hits.
func (w *walk) hit(h undo.Hit) {
	if !path.IsAbs(h.Path) {
		return
	}
	p := path.Clean(h.Path)
	if h.Part == undo.All || w.git == nil {
		w.tree(p, h, nil)
		return
	}
	switch h.Part {
	case undo.Uncommitted:
		w.uncommitted(p, h)
	case undo.Untracked:
		w.tree(p, h, func(p string, folder bool) bool {
			return folder && w.git.Ignored(p) || !folder && (w.git.Tracked(p) || w.git.Ignored(p))
		})
	case undo.NotTracked:
		w.tree(p, h, func(p string, folder bool) bool { return !folder && w.git.Tracked(p) })
	case undo.Work:
		w.tree(p, h, func(string, bool) bool { return false })
	default:
		w.tree(p, h, func(p string, folder bool) bool { return w.git.Ignored(p) && !w.git.Tracked(p) })
	}
}

// uncommitted keeps the tracked files that differ from HEAD's commit.
func (w *walk) uncommitted(p string, h undo.Hit) {
	changed, known := w.git.Changed(p, maxListed)
	staged, all := w.git.Uncommitted(p, maxListed)
	if !known || !all {
		w.unknown(p, errNoHistory)
	}
	for _, list := range [...][]string{changed, staged} {
		for _, file := range list {
			w.tree(file, undo.Hit{Path: file, Unlinks: h.Unlinks}, nil)
		}
	}
}

// tree keeps a path and all below it, but for what is spared.
func (w *walk) tree(p string, h undo.Hit, spared func(p string, folder bool) bool) {
	if w.seen[p] && !w.partly[p] {
		return
	}
	if w.late() {
		if _, err := lstat(p); err == nil || err == errSilent {
			w.unknown(p, w.ended())
		}
		return
	}
	st, err := lstat(p)
	switch err {
	case nil:
	case unix.ENOENT, unix.ENOTDIR:
		return
	case errSilent:
		w.unknown(p, err)
		return
	default:
		w.miss(p, err)
		return
	}
	folder := undo.KindOf(uint32(st.Mode)) == undo.Folder
	if spared != nil && (spared(p, folder) || path.Base(p) == ".git") {
		return
	}
	if h.Nested && spared != nil && folder && p != path.Clean(h.Path) && isRepository(p) {
		w.whole = append(w.whole, p)
		spared = nil
	}
	if w.again(p, h, folder, spared) {
		return
	}
	w.seen[p] = true
	w.looks = append(w.looks, lookOf(p, &st))
	e := entryOf(p, &st)
	switch e.Kind {
	case undo.Folder:
		w.add(e)
		w.within(p, h, spared)
		return
	case undo.Link:
		target, err := looks(p, func() (string, error) { return os.Readlink(p) })
		if err != nil {
			w.miss(p, err)
			return
		}
		e.Target = undo.Path(target)
	case undo.File:
		adopted, at := len(w.adopted), len(w.looks)-1
		if err := w.content(&e, &st, h); err != nil {
			w.miss(p, err)
			return
		}
		if len(w.adopted) > adopted && unix.Lstat(p, &st) == nil { // its second name counts as a change of it
			w.looks[at] = lookOf(p, &st)
		}
	default:
		w.miss(p, errOther)
	}
	w.add(e)
}

// again goes into a folder that was seen already, for what an earlier hit spared there; false: it was not.
func (w *walk) again(p string, h undo.Hit, folder bool, spared func(string, bool) bool) bool {
	if !folder {
		return false
	}
	was := w.seen[p]
	if w.partly == nil {
		w.partly = map[string]bool{}
	}
	w.partly[p] = spared != nil
	if was {
		w.within(p, h, spared)
	}
	return was
}

func (w *walk) add(e undo.Entry) {
	w.m.Entries = append(w.m.Entries, e)
	if e.Kind != undo.Other {
		w.files++
	}
}

// within keeps what lies in a folder.
func (w *walk) within(p string, h undo.Hit, spared func(string, bool) bool) {
	entries, err := readNames(p)
	if err != nil {
		w.unknown(p, err)
		return
	}
	for _, name := range entries {
		if w.late() {
			w.unknown(strings.TrimSuffix(p, "/")+"/"+name, w.ended())
			return
		}
		w.tree(strings.TrimSuffix(p, "/")+"/"+name, h, spared)
	}
}

func readNames(p string) ([]string, error) {
	return looks(p, func() ([]string, error) {
		f, err := os.OpenFile(p, os.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW, 0)
		if err != nil {
			return nil, errors.Unwrap(err)
		}
		defer f.Close()
		return f.Readdirnames(-1)
	})
}

// mostLook is how long one look may take where a file system may not answer.
const mostLook = time.Second

// looks does one look.
func looks[T any](p string, do func() (T, error)) (T, error) {
	found, err := stall.Look(p, mostLook, do)
	if err == stall.Err {
		err = errSilent
	}
	return found, err
}

// lstat is unix.Lstat.
func lstat(p string) (unix.Stat_t, error) {
	return looks(p, func() (st unix.Stat_t, err error) {
		err = unix.Lstat(p, &st)
		return st, err
	})
}

// entryOf says what stands at a path, but for its content.
func entryOf(p string, st *unix.Stat_t) undo.Entry {
	e := undo.Entry{Path: undo.Path(p), Kind: undo.KindOf(uint32(st.Mode)), Mode: uint32(st.Mode) & 0o7777,
		UID: int(st.Uid), GID: int(st.Gid), Mtime: unix.TimespecToNsec(st.Mtim), Ctime: unix.TimespecToNsec(st.Ctim),
		Dev: uint64(st.Dev), Inode: uint64(st.Ino), Attrs: attributes(p)}
	if e.Kind == undo.File {
		e.Size = st.Size
		if st.Nlink > 1 {
			e.Names = uint64(st.Nlink)
		}
	}
	return e
}

// maxAttributes bounds the extended attributes of one file, in bytes (xattr(7): 64 KiB each).
const maxAttributes = 64 << 10

// attributes are the extended ones of a path itself; none where the file system has none.
func attributes(p string) map[string][]byte {
	found, _ := looks(p, func() (map[string][]byte, error) { return readAttributes(p), nil })
	return found
}

func readAttributes(p string) map[string][]byte {
	names := make([]byte, 1024)
	n, err := unix.Llistxattr(p, names)
	if err == unix.ERANGE {
		names = make([]byte, maxAttributes)
		n, err = unix.Llistxattr(p, names)
	}
	if err != nil || n == 0 {
		return nil
	}
	found := map[string][]byte{}
	for name := range strings.SplitSeq(strings.TrimSuffix(string(names[:n]), "\x00"), "\x00") {
		value := make([]byte, maxAttributes)
		if n, err := unix.Lgetxattr(p, name, value); err == nil {
			found[name] = value[:n:n]
		}
	}
	return found
}
