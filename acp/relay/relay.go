package relay

import (
	"bytes"
	"errors"
	"io"

	"guard/locale"
)

// MaxLine bounds one line, in bytes. The official SDK refuses messages over
// 32 MiB; guard passes what other peers may take.
const MaxLine = 128 << 20

// ErrLineTooLong is reported for a line over MaxLine. The stream cannot go on:
// what the line was cannot be known.
var ErrLineTooLong = locale.Errorf("a line is longer than %d MiB", MaxLine>>20)

// Lines passes lines from in to out. look sees each line with its end (the last
// one may have none) before it goes on, and says whether it passes; a line that
// does not pass is look's to answer. It returns nil at the end of the input.
//
// Lines that pass go out as they came, as many in one write as arrived in one
// read. look may keep nothing of a line after it returns, and calls out.CatchUp
// before it sends anything through out that must come after the lines before.
//
// An in with a method Soon is told when a line did not pass: it was answered, and
// the peer's next is likely to be there already.
func Lines(in io.Reader, out *Outlet, look func(line []byte) (pass bool)) error {
	buf := newLineBuffer()
	defer buf.free()
	expecting, _ := in.(interface{ Soon() })
	for {
		n, err := in.Read(buf.space())
		buf.fill(n)
		if n > 0 {
			held, e := passLines(buf, out, look)
			if e != nil {
				return e
			}
			if held && expecting != nil {
				expecting.Soon()
			}
		}
		switch {
		case buf.full():
			return ErrLineTooLong
		case err == nil:
			continue
		case !errors.Is(err, io.EOF):
			return err
		}
		if rest := buf.pending(); len(rest) > 0 && look(rest) {
			return out.Pass(rest)
		}
		return nil
	}
}

// passLines hands every complete line to look, and runs of passing lines to out.
// held reports that a line did not pass.
func passLines(buf *lineBuffer, out *Outlet, look func([]byte) bool) (held bool, err error) {
	b := buf.pending()
	run, at := 0, 0
	for from := buf.searched; ; {
		n := bytes.IndexByte(b[from:], '\n')
		if n < 0 {
			break
		}
		end := from + n + 1
		if look(b[at:end]) {
			if out.ahead == nil { // nothing waits: a run begins
				run = at
			}
			out.ahead = b[run:end]
		} else {
			held = true
			if err := out.CatchUp(); err != nil {
				return held, err
			}
		}
		at, from = end, end
	}
	err = out.CatchUp()
	buf.take(at)
	return held, err
}
