package records

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/export"
	"guard/locale"
	"guard/prompt"
)

// dumpCheck is what a dump holds of one session.
type dumpCheck struct {
	Session string `json:"session"`
	Records int    `json:"records"`
	OK      bool   `json:"ok"`
	Ended   bool   `json:"ended"`
	Unread  int    `json:"unread"` // records without their content
	Problem string `json:"problem,omitempty"`
	Seq     uint64 `json:"seq,omitempty"` // the record that it is about
}

func (c dumpCheck) line() string {
	text := c.Session + "  " + question.Count(c.Records, "1 record", "{0} records") + "  "
	switch {
	case c.Problem != "" && c.Seq > 0:
		return text + locale.Fill("record {0}: {1}", strconv.FormatUint(c.Seq, 10), c.Problem)
	case c.Problem != "":
		return text + c.Problem
	case !c.Ended:
		text += locale.Text("whole so far; the session's end is not there")
	default:
		text += locale.Text("whole")
	}
	if c.Unread > 0 {
		text += "; " + locale.Fill("what the records say is not checked, since {0} of them came without it",
			strconv.Itoa(c.Unread))
	}
	return text
}

// verifyDump is `guard log verify --export`: is what a store holds what was written?
func verifyDump(w io.Writer, path string, asJSON bool) error {
	in := os.Stdin
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return cli.Fail(cli.ExitUsage, locale.Errorf("the dump cannot be read: %w", err))
		}
		defer f.Close()
		in = f
	}
	d, err := export.ReadDump(in)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	checks := d.Checks()
	if len(checks) == 0 {
		return cli.Fail(1, locale.Errorf("%s holds no record of guard's: what is wanted is JSON Lines, as the "+
			"Collector's file exporter writes them, or an object a record", path))
	}
	out := bufio.NewWriter(w)
	ink := cli.NewInk(os.Stdout)
	bad := 0
	for _, one := range checks {
		c := dumpCheck{one.Session, one.Records, one.Problem == "", one.Ended, one.Unread, one.Problem, one.Seq}
		if !c.OK {
			bad++
		}
		if asJSON {
			cli.WriteJSON(out, c)
			continue
		}
		fmt.Fprintf(out, "%s  %s\n", ink.Mark(c.OK), prompt.Escape(c.line()))
	}
	if err := out.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if len(d.Bad) > 0 {
		return cli.Fail(1, locale.Errorf("%s:%d: the line is no JSON", path, d.Bad[0]))
	}
	if bad > 0 {
		return cli.Fail(1, locale.Errorf("%d of %d sessions not what was written", bad, len(checks)))
	}
	return nil
}
