package code

import (
	"slices"
	"strings"
)

// What libraries beside a language's own do with the files, hosts and services that
// they are told.

// outputKeys are how libraries call the file that they write.
var outputKeys = strings.Fields("path path_or_buf path_or_buffer fname filename file_name fp f file out outfile " +
	"outputfile output target where excel_writer buf filepath file_path fid dest uri")

// saves notes a file that is written where the argument, by its place or by one of the
// usual names, is a text: image.save("x.png"), but not model.save().
func saves(r *calls, c *call) value {
	r.handed(c)
	at := 0
	if len(c.rule.picks) > 0 {
		at = c.rule.picks[0].at
	}
	v, ok := c.arg(at, "")
	for i := 0; !ok && i < len(outputKeys); i++ {
		v, ok = c.key(outputKeys[i])
	}
	v.each(func(v value) {
		if v.isText() {
			r.emitEach(Writes, c.name, []value{v})
		}
	})
	return named(r.canonical(c.name + "()"))
}

// urlOpener is fsspec.open(path or URL, mode).
func urlOpener(r *calls, c *call) value {
	v, _ := firstOf(c, 0, "urlpath", "uri", "path")
	if scheme, _, remote := strings.Cut(v.text, "://"); v.isText() && remote && scheme != "file" && scheme != "memory" {
		r.handed(c)
		r.emit(Network, c.name, v)
		return named(r.canonical(c.name + "()"))
	}
	return opener(0, 1)(r, c)
}

func firstOf(c *call, at int, names ...string) (value, bool) {
	if at < len(c.pos) {
		return c.pos[at], true
	}
	return firstKey(c, names...)
}

// fileSystem is fsspec.filesystem(protocol): one that is not this machine's is a host.
func fileSystem(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "protocol")
	if s, known := v.literal(); !known || !slices.Contains([]string{"file", "local", "memory", "zip", "tar", "dir"},
		s) {
		r.emit(Network, c.name)
	}
	return named(r.canonical(c.name + "()"))
}

// databaseFile is dbm.open(file, flag) and dba_open(path, mode): n makes it anew, r
// tied is tie(%h, "DB_File", file, flags): a flag to truncate empties the file (perltie,
// zipOpened is ZipArchive::open(file, flags): OVERWRITE (8) begins anew, RDONLY (16)
// forced is a checkout of libgit2's, which keeps the person's changes where no
// trusting are the options with which libraries of models run the code that a host
// loadsSettings is dotenv.config() and its kin: the variables of .env are in the
