package export

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"guard/internal/atomicfile"
	"guard/locale"
)

// place is how far one file of records has been handed on.
type place struct {
	Name string `json:"file"` // without its folder
	At   int64  `json:"at"`   // bytes from its beginning
	Seq  uint64 `json:"seq"`  // of the last record before At
	Over bool   `json:"over,omitempty"`
}

// journal remembers the places. Each batch that was accepted adds a line for each file it came from; the last line of
// a file counts. A line that a crash has cut is none.
type journal struct {
	path    string
	records string   // the folder of the files: what is gone from there is left out
	file    *os.File // open at its end; nil: what is noted could not be written yet
	places  map[string]place
	owed    []place // noted, but not written yet
	lines   int     // that were read
	half    bool    // the file ends with a half line
	torn    bool    // some of what was read is no line
}

// openJournal reads what was noted, and writes it anew where it holds lines that count no longer.
func openJournal(path, records string) (*journal, error) {
	j, err := readJournal(path, records)
	if err == nil && (j.torn || j.lines > 2*len(j.places)+1000) {
		err = j.rewrite()
	}
	return j, err
}

// readJournal reads what was noted.
func readJournal(path, records string) (*journal, error) {
	j := &journal{path: path, records: records, places: map[string]place{}}
	b, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, locale.Errorf("guard: reading how far the records are exported: %w", err)
	}
	for line := range bytes.Lines(b) {
		var p place
		if line[len(line)-1] != '\n' || json.Unmarshal(line, &p) != nil || p.Name == "" {
			j.torn = true
			continue
		}
		j.lines++
		j.places[p.Name] = p
	}
	return j, nil
}

// rewrite leaves one line for each file that is still there.
func (j *journal) rewrite() error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	for _, p := range j.places {
		if _, err := os.Lstat(filepath.Join(j.records, p.Name)); err == nil {
			_ = e.Encode(p) // a bytes.Buffer takes all
		}
	}
	if err := atomicfile.Write(j.path, b.Bytes(), 0o600); err != nil {
		return locale.Errorf("guard: noting how far the records are exported: %w", err)
	}
	return nil
}

// note remembers places. Where they cannot be written (a full disk) they are owed, and what was accepted already goes
// out again only if guard's exporter ends before they are.
func (j *journal) note(all ...place) error {
	for _, p := range all {
		j.places[p.Name] = p
	}
	j.owed = append(j.owed, all...)
	if j.file == nil {
		f, err := os.OpenFile(j.path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
		if err != nil {
			return locale.Errorf("guard: noting how far the records are exported: %w", err)
		}
		j.file = f
	}
	var b []byte
	if j.half {
		b = append(b, '\n')
	}
	for _, p := range j.owed {
		line, _ := json.Marshal(p) // names and numbers
		b = append(append(b, line...), '\n')
	}
	if n, err := j.file.Write(b); err != nil {
		j.half = j.half || n > 0
		_ = j.file.Close()
		j.file = nil
		return locale.Errorf("guard: noting how far the records are exported: %w", err)
	}
	j.owed, j.half = nil, false
	return nil
}

func (j *journal) close() error {
	if j.file == nil {
		return nil
	}
	return j.file.Close()
}
