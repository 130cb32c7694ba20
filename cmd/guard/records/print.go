package records

import (
	"bufio"
	"io"
	"os"

	"guard/audit"
	"guard/cmd/guard/cli"
)

// Print writes one record's decisions as `guard log` shows them.
func Print(w io.Writer, f audit.File) error {
	var l logFlags
	out := &logPrinter{Ink: cli.NewInk(os.Stdout), w: bufio.NewWriter(w), home: cli.ThisPerson().Home}
	for e, err := range audit.Read(f.Path) {
		if err != nil {
			return err
		}
		if l.wants(e) {
			out.entry(e)
		}
	}
	return out.w.Flush()
}
