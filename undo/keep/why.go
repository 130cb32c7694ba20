package keep

import (
	"errors"
	"strconv"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/undo"
)

// Why something is not kept, as the person reads it.
var (
	errTooLarge  = locale.New("it is larger than what is copied for undo")
	errTooMuch   = locale.New("it is more than is copied for one call")
	errTooLong   = locale.New("keeping it would take too long")
	errExcluded  = locale.New("undo_exclude names it")
	errMoving    = locale.New("it changed while it was read")
	errOther     = locale.New("it is a socket, a pipe or a device")
	errFull      = locale.New("there is no space left to keep it")
	errUnread    = locale.New("it cannot be read")
	errSilent    = locale.New("its file system does not answer")
	errNoHistory = locale.New("git cannot tell which changes there are not committed")
	errNoRefs    = locale.New("its branches, tags and stashes cannot be read")
)

// because is an error as the person reads it.
func because(err error) string {
	switch {
	case errors.Is(err, unix.ENOSPC), errors.Is(err, unix.EDQUOT):
		err = errFull
	case errors.Is(err, unix.EACCES), errors.Is(err, unix.EPERM):
		err = errUnread
	}
	return err.Error()
}

// maxMissing is how many paths a manifest names as not kept; the rest is counted.
const maxMissing = 100

// late reports that the call has waited long enough.
func (w *walk) late() bool {
	if !w.done && !w.until.IsZero() && w.clock().After(w.until) {
		w.done = true
	}
	return w.done
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
		w.done, w.full = true, true
	}
	if len(w.manifest.Missing) >= maxMissing {
		w.unnamed++
		w.manifest.Open = true
		return
	}
	w.manifest.Missing = append(w.manifest.Missing, undo.Missing{Path: undo.Path(p), Why: because(err)})
}

// unknown notes a path that is not kept, and with it more than anybody has counted.
func (w *walk) unknown(p string, err error) {
	w.open, w.manifest.Open = true, true
	w.miss(p, err)
}

// why sums up what is missing in one line.
func (w *walk) why() string {
	if len(w.manifest.Missing) == 0 {
		return ""
	}
	one := w.manifest.Missing[0]
	if w.open && !w.dry {
		return locale.Fill("{0}: {1}; not all was kept", string(one.Path), one.Why)
	}
	if n := len(w.manifest.Missing) - 1 + w.unnamed; n > 0 {
		return locale.Fill("{0}: {1}, and {2} more", string(one.Path), one.Why, strconv.Itoa(n))
	}
	return locale.Fill("{0}: {1}", string(one.Path), one.Why)
}
