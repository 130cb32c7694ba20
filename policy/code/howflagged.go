package code

import (
	"slices"
	"strconv"
	"strings"
)

// Files that a library reads, changes or makes anew by a flag.

// only reads it (Python 3.13, dbm; PHP 8.4, dba_open).
func databaseFile(r *calls, c *call) value {
	r.handed(c)
	file, _ := c.arg(0, "file")
	flag, given := c.arg(1, "flag")
	s, known := flag.literal()
	kind := Edits
	switch {
	case given && (!known || strings.Contains(s, "n")):
		kind = Writes
	case !given || strings.HasPrefix(s, "r"):
		kind = Reads
	}
	files := []value{file}
	for _, ending := range []string{".db", ".dat", ".dir", ".pag"} {
		if file.isText() && kind != Reads {
			files = append(files, concat(file, text(ending)))
		}
	}
	r.emitEach(kind, c.name, files)
	return named(r.canonical(c.name + "()"))
}

// DB_File, SDBM_File; open(2), Linux and macOS).
func tied(r *calls, c *call) value {
	r.handed(c)
	all := c.pos
	at := slices.IndexFunc(all, func(v value) bool {
		return strings.HasSuffix(v.text, "_File") || strings.HasPrefix(v.text, "BerkeleyDB")
	})
	if at < 0 || at+1 >= len(all) {
		return value{}
	}
	kind := Edits
	if at+2 < len(all) {
		flags := all[at+2]
		n, err := strconv.ParseInt(flags.text, 0, 64)
		if flags.kind == vNumber && (err != nil || n&(0x200|0x400) != 0) ||
			r.hasName([]string{"O_TRUNC", "DB_TRUNCATE"}) {
			kind = Writes
		}
	}
	r.emitEach(kind, c.name, []value{all[at+1]})
	return value{}
}

// writes nothing (PHP 8.4, ZipArchive).
func zipOpened(r *calls, c *call) value {
	r.handed(c)
	flags, given := c.arg(1, "flags")
	n, err := strconv.Atoi(flags.text)
	name := strings.ToUpper(flags.text)
	kind := Edits
	switch {
	case !given:
		kind = Reads
	case flags.kind == vNumber && err == nil && n&8 == 0, flags.kind == vName && !strings.Contains(name, "OVERWRITE"):
	default:
		kind = Writes
	}
	r.emitEach(kind, c.name, c.pos[:min(1, len(c.pos))])
	return value{}
}

// appender is fs.appendFile(path, data, {flag}): a flag with w begins anew (Node.js 22).
func appender(r *calls, c *call) value {
	r.handed(c)
	kind := Appends
	if v, given := c.option("flag"); given {
		if s, known := v.literal(); !known || !strings.Contains(s, "a") {
			kind = Writes
		}
	}
	r.emitEach(kind, c.name, c.pos[:min(1, len(c.pos))])
	return value{}
}

// cookieJar is http.cookiejar.LWPCookieJar(file), which its save() writes.
func cookieJar(r *calls, c *call) value {
	r.handed(c)
	if v, ok := c.arg(0, "filename"); ok && v.isText() {
		kind := Reads
		if r.hasName([]string{"save"}) {
			kind = Writes
		}
		r.emitEach(kind, c.name, []value{v})
	}
	return named(r.canonical(c.name + "()"))
}
