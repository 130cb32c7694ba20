package audit

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"iter"
	"os"
	"time"

	"guard/locale"
)

// Entry is one record as read back. Its Request, Facts, Verdict, Undo and Data hold a
// [json.RawMessage], or nil where the record has none.
type Entry struct {
	Seq     uint64
	Time    time.Time
	Session string
	Record
	Line []byte // as it stands in the file, without the newline
}

// ErrTorn says that a record's last line is not whole: guard ended, or still is, in the middle of it.
// What stands before it is sound and has been read.
var ErrTorn = locale.New("the last line is torn and was set aside")

// Read goes through a record in order. It does not verify the chain. An error ends it: a [*BadRecord]
// for a line that is no record, or one that matches [ErrTorn] after the last whole line.
func Read(path string) iter.Seq2[Entry, error] { return ReadWith(path, "") }

// ReadWith is Read of those lines only in which a text stands as it is written there; the others are not
// taken apart.
func ReadWith(path, text string) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		n := uint64(0)
		for line, err := range lines(path) {
			n++
			if err == nil && !bytes.Contains(line, []byte(text)) {
				continue
			}
			var e Entry
			if err == nil {
				e, err = parseEntry(line)
				if err != nil {
					err = &BadRecord{path, n, Unreadable}
				}
			}
			if !yield(e, err) || err != nil {
				return
			}
		}
	}
}

// lines yields each line with its newline; each is the reader's to keep.
func lines(path string) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		f, err := os.Open(path)
		if err != nil {
			yield(nil, locale.Errorf("guard: reading a record: %w", err))
			return
		}
		defer f.Close()
		for r := bufio.NewReaderSize(f, 64<<10); ; {
			line, err := r.ReadBytes('\n')
			switch {
			case err == nil:
				if !yield(line, nil) {
					return
				}
				continue
			case err != io.EOF:
				yield(nil, locale.Errorf("guard: reading a record: %w", err))
			case len(line) > 0:
				yield(nil, locale.Errorf("guard: %s: %w", path, ErrTorn))
			}
			return
		}
	}
}

// stored has the members of a line; those of the same name in Record, being deeper, give way.
type stored struct {
	Seq     uint64    `json:"seq"`
	Time    time.Time `json:"time"`
	Session string    `json:"session"`
	Record
	Request json.RawMessage `json:"request"`
	Facts   json.RawMessage `json:"facts"`
	Verdict json.RawMessage `json:"verdict"`
	Undo    json.RawMessage `json:"undo"`
	Data    json.RawMessage `json:"data"`
}

// ParseLine reads one line of a record, with its newline.
func ParseLine(line []byte) (Entry, error) { return parseEntry(line) }

func parseEntry(line []byte) (Entry, error) {
	var s stored
	if err := json.Unmarshal(line, &s); err != nil {
		return Entry{}, err
	}
	e := Entry{s.Seq, s.Time, s.Session, s.Record, line[:len(line)-1]}
	for _, m := range []struct {
		to  *any
		raw json.RawMessage
	}{{&e.Request, s.Request}, {&e.Facts, s.Facts}, {&e.Verdict, s.Verdict}, {&e.Undo, s.Undo},
		{&e.Data, s.Data}} {
		if m.raw != nil {
			*m.to = m.raw
		}
	}
	return e, nil
}
