package records

import (
	"errors"
	"io"

	"guard/audit"
)

// Print writes one record's decisions as `guard log` shows them.
func Print(w io.Writer, f audit.File) error {
	var l logFlags
	out := newLogPrinter(w)
	err := readRecord(f, "", func(e audit.Entry) {
		if l.wants(e) {
			out.entry(e)
		}
	})
	return errors.Join(err, out.w.Flush())
}
