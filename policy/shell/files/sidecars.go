package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// sidecars are the files beside one of a database in which its newest rows stand until they are taken over into it:
// neither is worth anything without the other (sqlite.org/wal.html, lockingv3.html; DuckDB 1, Files Created by DuckDB).
var sidecars = []string{"-wal", "-journal", ".wal"}

// databaseEndings are those of such a file; GeoPackage, MBTiles and Anki are databases of SQLite.
var databaseEndings = strings.Fields(".db .db2 .db3 .sqlite .sqlite2 .sqlite3 .sdb .s3db .duckdb .ddb .gpkg " +
	".mbtiles .anki2")

// rowsBesideAny is rowsBeside for the files that a pattern matches in its folder.
func (o *ownFiles) rowsBesideAny(pattern string) bool {
	if o.World.Disk == nil || !slices.Contains(databaseEndings, strings.ToLower(path.Ext(pattern))) {
		return false
	}
	dir, base, n, found := Fixed(pattern, true), path.Base(pattern), 0, false
	o.InTime(o.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		fits, _ := path.Match(base, e.Name())
		found = fits && o.rowsBeside(path.Join(dir, e.Name()))
		return !found && n < maxFolder
	}))
	return found
}

// rowsBeside reports a file of a database beside which rows stand that are not this session's.
func (o *ownFiles) rowsBeside(file string) bool {
	if o.World.Disk == nil || !slices.Contains(databaseEndings, strings.ToLower(path.Ext(file))) {
		return false
	}
	for _, end := range sidecars {
		beside := file + end
		info, err := o.World.Disk.Lstat(beside)
		if err != nil || !info.Mode().IsRegular() || info.Size() == 0 || o.OwnBirth(beside) {
			continue
		}
		made := false
		if o.World.Past != nil {
			_, made = o.World.Past.Made(beside)
		}
		if !made {
			return true
		}
	}
	return false
}
