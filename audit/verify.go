package audit

import (
	"errors"

	"guard/locale"
)

// Problem says what is wrong with a record.
type Problem locale.Message

// The problems that Read and Verify name.
const (
	Unreadable Problem = "is not a record"
	Edited     Problem = "was changed after it was written"
	Misplaced  Problem = "does not follow the one before it: a record was taken out, put in or moved"
)

// String says it.
func (p Problem) String() string { return locale.Text(locale.Message(p)) }

// BadRecord names the first record of a file that cannot be trusted.
type BadRecord struct {
	Path    string
	Line    uint64 // counted from 1
	Problem Problem
}

func (e *BadRecord) Error() string {
	return locale.Sprintf("guard: %s: line %d %s; do not trust it or what follows", e.Path, e.Line, e.Problem)
}

// ErrNotEnded says that a sound record has no session_ended at its end: the session still runs (see
// Writing), or guard was killed, or the end was cut off.
var ErrNotEnded = locale.New(
	"it does not end with session_ended: the session still runs, guard was killed, or the end was cut off")

// Verify checks the chain from the first line to the last. Its error is a [*BadRecord] for the first
// line that does not hold; or it matches [ErrTorn], [ErrNotEnded] or both, where every whole line
// holds and only the end is missing.
func Verify(path string) error {
	n, prev, last := uint64(0), zeroHash, Event("")
	var torn error
	for line, err := range lines(path) {
		if errors.Is(err, ErrTorn) {
			torn = err
			break
		}
		if err != nil {
			return err
		}
		n++
		l, ok := parseLink(line)
		switch {
		case !ok:
			return &BadRecord{path, n, Unreadable}
		case digest(l.body) != l.hash:
			return &BadRecord{path, n, Edited}
		case l.prev != prev || l.seq != n:
			return &BadRecord{path, n, Misplaced}
		}
		e, err := parseEntry(line)
		if err != nil {
			return &BadRecord{path, n, Unreadable}
		}
		prev, last = l.hash, e.Event
	}
	if last != SessionEnded {
		return errors.Join(torn, locale.Errorf("guard: %s: %w", path, ErrNotEnded))
	}
	return torn
}
