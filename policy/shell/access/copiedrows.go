package access

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"path"
	"slices"

	"guard/policy/place"
)

// A copy of a database of the person's holds the rows that the database holds: one that the line makes, by the commands
// before, and one of an earlier call, by a page of rows that both have.

// Bounds of looking for what a database is a copy of.
const (
	maxCopied    = 10 // databases of the person's
	maxPageSize  = 65536
	headerOfFile = 100 // bytes before the first page's own header (sqlite.org/fileformat2.html)
)

// copiedRows are the databases of the person's of which one that this session made may be a copy.
func copiedRows(j *readJudge, p place.Place) (from []place.Place) {
	if j.World.Disk == nil || j.Wrap.Remote || p.Path == "" {
		return nil
	}
	if from = copiedByLine(j, p.Path); len(from) > 0 || j.World.Missing(p.Path) {
		return from
	}
	data, err := j.World.Disk.ReadFile(p.Path, maxDatabase)
	if j.InTime(err); err != nil {
		return nil
	}
	pages := rowPages(data)
	for _, file := range personsDatabases(j) {
		held, err := j.World.Disk.ReadFile(file, maxDatabase)
		if j.InTime(err); err == nil && j.Charge(len(held)>>12) && shareRows(pages, rowPages(held)) {
			from = append(from, place.Place{Path: file})
		}
	}
	return from
}

// copiedByLine goes back from what a command of the line wrote to the databases that it read.
func copiedByLine(j *readJudge, file string) (from []place.Place) {
	made := []string{file}
	for _, c := range slices.Backward(j.Out.Commands) {
		if slices.ContainsFunc(c.Writes, func(w place.Place) bool { return slices.Contains(made, w.Path) }) {
			for _, r := range c.Reads {
				if databaseName().MatchString(r.Path) {
					from = append(from, r)
				}
				made = append(made, r.Path)
			}
		}
	}
	return from
}

// personsDatabases are those in the workspace that no call made, and that git does not hold.
func personsDatabases(j *readJudge) (found []string) {
	for _, dir := range j.FoldersBelow(j.World.Root()) {
		j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			if e.Type().IsRegular() && databaseName().MatchString(e.Name()) && !j.MadeHere(file) && !j.OwnBirth(file) &&
				(j.World.Git == nil || !j.World.Git.Restorable(file)) {
				found = append(found, file)
			}
			return len(found) < maxCopied
		}))
	}
	return found
}

// rowPages are the pages of a database in which rows of tables stand, but for the first, which has the schema
// (sqlite.org/fileformat2.html, 1.6: a leaf of a table begins with 13, and the number of its cells).
func rowPages(data []byte) (pages map[string]bool) {
	if len(data) < headerOfFile || !bytes.HasPrefix(data, []byte("SQLite format 3\x00")) {
		return nil
	}
	size := int(binary.BigEndian.Uint16(data[16:]))
	if size == 1 {
		size = maxPageSize
	}
	if size < headerOfFile {
		return nil
	}
	pages = map[string]bool{}
	for at := size; at+size <= len(data); at += size {
		if page := data[at : at+size]; page[0] == 13 && binary.BigEndian.Uint16(page[3:]) > 0 {
			pages[string(page)] = true
		}
	}
	return pages
}

// shareRows reports a page that two databases have.
func shareRows(a, b map[string]bool) bool {
	for page := range a {
		if b[page] {
			return true
		}
	}
	return false
}
