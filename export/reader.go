package export

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"guard/audit"
	"guard/locale"
)

// Bounds of one batch. A store's own bound is often 4 to 20 MiB.
const (
	maxEvents = 512
	maxBytes  = 1 << 20 // of the records' lines
)

// batch is what goes out at once, and where its files stand once it was accepted.
type batch struct {
	events []Event
	bytes  int
	places []place
}

func (b *batch) full() bool { return len(b.events) >= maxEvents || b.bytes >= maxBytes }

// reader goes through the files of records, the oldest first, behind the journal's places.
type reader struct {
	dir      string
	contents Contents
	since    time.Time // what is older counts as handed on
	journal  *journal
	headers  map[string]header // by file
}

// next fills a batch with what is there and was not handed on. An empty one: there is nothing.
func (r *reader) next() (b batch, err error) {
	files, err := audit.Files(r.dir)
	if err != nil {
		return b, err
	}
	for _, f := range files {
		p := r.journal.places[filepath.Base(f.Path)]
		if p.Over || b.full() {
			continue
		}
		p.Name = filepath.Base(f.Path)
		if err := r.file(f, p, &b); err != nil {
			return b, err
		}
	}
	return b, nil
}

// file takes whole lines of one file. One that is gone was removed as too old.
func (r *reader) file(f audit.File, p place, b *batch) error {
	file, err := os.Open(f.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return locale.Errorf("guard: reading a record: %w", err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil || info.Size() == p.At {
		return err
	}
	if info.Size() < p.At { // what was handed on is there no longer
		b.events = append(b.events, broken(f, p.Seq+1, "the record has become shorter than it was"))
		p.Over = true
		b.places = append(b.places, p)
		return nil
	}
	h, err := r.header(f, file)
	if err != nil {
		return err
	}
	if _, err := file.Seek(p.At, io.SeekStart); err != nil {
		return locale.Errorf("guard: reading a record: %w", err)
	}
	from := p.At
	for in := bufio.NewReaderSize(file, 64<<10); !b.full() && !p.Over; {
		line, err := in.ReadBytes('\n')
		if err == io.EOF { // a line without its end is still being written
			break
		}
		if err != nil {
			return locale.Errorf("guard: reading a record: %w", err)
		}
		p.At += int64(len(line))
		p.Seq++
		b.bytes += len(line)
		r.line(f, line, h, &p, b)
	}
	if p.At > from {
		b.places = append(b.places, p)
	}
	return nil
}

// line adds one line's event.
func (r *reader) line(f audit.File, line []byte, h header, p *place, b *batch) {
	e, err := audit.ParseLine(line)
	if err != nil {
		b.events = append(b.events, broken(f, p.Seq, "the line is no record"))
		return
	}
	p.Over = e.Event == audit.SessionEnded
	if r.contents.wants(e.Event) && !e.Time.Before(r.since) {
		b.events = append(b.events, eventOf(e, h, r.contents))
	}
}

// header is what the first record of a file says for the others.
func (r *reader) header(f audit.File, file *os.File) (header, error) {
	if h, known := r.headers[f.Path]; known {
		return h, nil
	}
	line, err := bufio.NewReader(io.NewSectionReader(file, 0, 1<<20)).ReadBytes('\n')
	if err == io.EOF {
		return header{}, nil // it is still being written
	}
	if err != nil {
		return header{}, locale.Errorf("guard: reading a record: %w", err)
	}
	e, err := audit.ParseLine(line)
	if err != nil {
		return header{}, nil // said as a line that is none
	}
	if len(r.headers) > 1000 {
		clear(r.headers)
	}
	h := headerOf(e)
	r.headers[f.Path] = h
	return h, nil
}

// broken is the event of what is not as guard wrote it.
func broken(f audit.File, seq uint64, why string) Event {
	return Event{Time: time.Now(), Name: "guard.record_broken", Severity: Error, Body: why, Attributes: []Attribute{
		{attrID, f.Session + "/" + strconv.FormatUint(seq, 10) + "/broken"}, {attrSeq, int64(seq)},
		{"guard.event", "record_broken"}, {"guard.session", f.Session}}}
}

// Behind is what was not handed on yet.
type Behind struct {
	Records int
	Bytes   int64
	Oldest  time.Time // of the first of them; zero: there is none
}

// behind counts what is there behind the places.
func (r *reader) behind() (b Behind, err error) {
	files, err := audit.Files(r.dir)
	if err != nil {
		return b, err
	}
	for _, f := range files {
		p := r.journal.places[filepath.Base(f.Path)]
		if p.Over {
			continue
		}
		if err := b.add(f.Path, p.At); err != nil {
			return b, err
		}
	}
	return b, nil
}

// add counts the whole lines of a file from a place on.
func (b *Behind) add(path string, at int64) error {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return locale.Errorf("guard: reading a record: %w", err)
	}
	defer f.Close()
	if _, err := f.Seek(at, io.SeekStart); err != nil {
		return locale.Errorf("guard: reading a record: %w", err)
	}
	for in := bufio.NewReaderSize(f, 64<<10); ; {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return locale.Errorf("guard: reading a record: %w", err)
		}
		if b.Records == 0 {
			if e, err := audit.ParseLine(line); err == nil {
				b.Oldest = e.Time
			}
		}
		b.Records++
		b.Bytes += int64(len(line))
	}
}
