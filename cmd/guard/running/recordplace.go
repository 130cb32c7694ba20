package running

import (
	"errors"
	"fmt"
	"slices"
	"syscall"

	"guard/locale"
)

// noPlace reports that nothing can be written in a folder, whatever its modes: another one may do.
func noPlace(err error) bool {
	return slices.ContainsFunc([]error{syscall.EROFS, syscall.EACCES, syscall.EPERM, syscall.ENOSPC, syscall.EDQUOT},
		func(is error) bool { return errors.Is(err, is) })
}

// anotherPlace is how guard is told of one.
func anotherPlace() string { return locale.Text("set XDG_STATE_HOME to a folder of yours") }

// placed is the error of writing in guard's own folder, with what would help.
func placed(err error) error {
	if noPlace(err) {
		return fmt.Errorf("%w\n%s", err, anotherPlace())
	}
	return err
}

// unopened says why a run without its record is none.
func unopened(err error) error {
	return placed(locale.Errorf("the record cannot be opened, so nothing could be allowed: %w", err))
}
