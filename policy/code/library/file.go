package library

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// Opener handles open(path, mode), where at is the position of the path, -1 for the receiver, and n that of the
// mode. It reads, writes, appends or edits; a mode that is not known may do all of that.
func Opener(at, n int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		path, ok := c.Arg(at, "file")
		if v, named := FirstKey(c, "name", "filename", "path"); !ok && named {
			path, ok = v, true
		}
		if at < 0 {
			path, ok = c.Recv, true
		}
		if !ok || path.Kind == value.Number {
			return value.Named(r.Canonical(c.Name + "()"))
		}
		mode, given := c.Arg(n, "mode")
		if mode.Kind == value.Dict || mode.Kind == value.Function {
			mode, given = value.Value{}, false
		}
		if !given {
			mode = value.Text("r")
		}
		mode.Each(func(m value.Value) { r.Open(c.Name, path, m) })
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// FirstKey returns the first argument that has one of the names.
func FirstKey(c *call.Call, names ...string) (value.Value, bool) {
	for _, n := range names {
		if v, ok := c.Key(n); ok {
			return v, true
		}
	}
	return value.Value{}, false
}

// Database handles sqlite3.connect(path). A database in memory is no file.
func Database(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, ok := c.Arg(0, "database")
	if s, known := path.Literal(); !ok && len(c.Pos) == 0 ||
		known && (s == ":memory:" || s == "" || strings.Contains(s, "mode=memory")) {
		return value.Named("sqlite3()")
	}
	r.EmitEach(code.Reads, c.Name, []value.Value{path})
	path.Each(func(v value.Value) {
		if !strings.HasPrefix(v.Text, "file:") ||
			!strings.Contains(v.Text, "mode=ro") && !strings.Contains(v.Text, "immutable=1") {
			r.EmitEach(code.Edits, c.Name, []value.Value{call.SQLiteFile(v)})
		}
	})
	connection := value.Named("sqlite3()")
	connection.List = &value.Elements{Items: []value.Value{call.SQLiteFile(path)}} // for backup, which empties it
	return connection
}

// IfText makes a How that notes an act only where the argument may be a path: to_csv(path), but not to_csv().
func IfText(kind code.Kind) call.How {
	note := ifEach(kind, func(v value.Value) bool { return v.IsText() || v.Kind == value.Choice })
	return func(r *call.Calls, c *call.Call) value.Value {
		for _, v := range GivenPicks(c) {
			if v.Kind != value.Choice {
				MayWrite(r, c, v)
			}
		}
		return note(r, c)
	}
}

// GivenPicks returns what a call is given of the arguments that its row says: none where others stand by name alone.
func GivenPicks(c *call.Call) (given []value.Value) {
	for _, p := range c.Rule.Picks {
		if v, ok := c.Arg(p.At, p.Keyword); ok {
			given = append(given, v)
		}
	}
	return given
}

// MayWrite notes a call that writes a file if what it is given is a path, of which the text shows nothing:
// tree.write(config["out"]), but not tree.write(io.BytesIO()).
func MayWrite(r *call.Calls, c *call.Call, to ...value.Value) {
	for _, v := range to {
		if v.Kind == value.Name && !isStream(v.Text) || r.MayBeUnknown(v) {
			r.Line = c.Line
			r.Emit(code.MayWrite, c.Name)
		}
	}
}

// isStream reports the name of an open file or a buffer, or of what is made to be one: io.BytesIO(), sys.stdout.
func isStream(name string) bool {
	name = strings.TrimPrefix(name, "new:")
	return slices.ContainsFunc(streams, func(s string) bool { return strings.HasPrefix(name, s) }) &&
		!strings.Contains(name, ".read")
}

var streams = strings.Fields("io. StringIO BytesIO sys.std open gzip. bz2. lzma. zipfile. tarfile. tempfile. socket. " +
	"process.std fs.createWriteStream django.http. flask. fastapi. starlette. aiofiles.")

// IfGiven makes a How that notes an act where the argument is given and is no constant such as null:
// imagepng($image, $file).
func IfGiven(kind code.Kind) call.How {
	return ifEach(kind, func(v value.Value) bool { return v.Kind != value.Number })
}

// ifEach makes a How that notes an act for each argument that counts.
func ifEach(kind code.Kind, counts func(value.Value) bool) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for _, v := range r.Picked(c) {
			if counts(v) {
				r.EmitEach(kind, c.Name, []value.Value{v})
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// IfArguments makes a How that notes an act only where the call has arguments: .system("ls"), but not
// platform.system().
func IfArguments(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if len(c.Pos) > 0 || len(c.Keys) > 0 || c.Spread || c.SpreadKeys {
			r.Emit(kind, c.Name, r.Picked(c)...)
		}
		return value.Value{}
	}
}

// outputKeys are the names that libraries give to the file that they write.
var outputKeys = strings.Fields("path path_or_buf path_or_buffer fname filename file_name fp f file out outfile " +
	"outputfile output target where excel_writer buf filepath file_path fid dest uri sink source fileobj persist_dir " +
	"checkpoint_id folder_path raster_path dest_file_name destination output_dir save_directory dirname export_dir")

// Saves handles a call that writes a file where its argument, by position or by one of the usual names, is a text:
// image.save("x.png"), but not model.save().
func Saves(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	at := 0
	if len(c.Rule.Picks) > 0 {
		at = c.Rule.Picks[0].At
	}
	kind := code.Writes
	if mode, given := c.Key("mode"); given {
		if s, known := mode.Literal(); known && strings.HasPrefix(s, "a") { // to_csv(file, mode="a")
			kind = code.Appends
		}
	}
	v, ok := c.Arg(at, "")
	found := ok && savesTo(r, c, kind, v)
	for i := 0; !found && i < len(outputKeys); i++ {
		if v, named := c.Key(outputKeys[i]); named && (!ok || v.IsText()) {
			found = savesTo(r, c, kind, v)
			ok = true
		}
	}
	if next, given := c.Arg(at+1, ""); given && !found && c.Rule.Any { // save(what, file) of a module
		next.Each(func(v value.Value) {
			if v.IsText() && v.Known {
				r.EmitEach(code.Writes, c.Name, []value.Value{v})
			}
		})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// savesTo notes the files that v may name; false: it names none.
func savesTo(r *call.Calls, c *call.Call, kind code.Kind, v value.Value) (found bool) {
	MayWrite(r, c, v)
	v.Each(func(v value.Value) {
		if v.IsText() || v.Kind == value.Name && namesFile(v.Text) {
			found = true
			r.EmitEach(kind, c.Name, []value.Value{v})
		}
	})
	return found
}

// namesFile reports a member by which libraries tell the file that something was read from: image.filename.
func namesFile(name string) bool {
	_, member, ok := strings.Cut(name, ").")
	return ok && slices.Contains(fileMembers, member)
}

var fileMembers = strings.Fields("filename file_name filepath file_path path fname source src uri")

// FirstOf returns the argument at a position, or the first that has one of the names.
func FirstOf(c *call.Call, at int, names ...string) (value.Value, bool) {
	if at < len(c.Pos) {
		return c.Pos[at], true
	}
	return FirstKey(c, names...)
}

// DatabaseFile handles dbm.open(file, flag) and dba_open(path, mode): n creates the file, r only reads it (Python
// 3.13, dbm; PHP 8.4, dba_open).
func DatabaseFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, _ := c.Arg(0, "file")
	flag, given := c.Arg(1, "flag")
	s, known := flag.Literal()
	kind := code.Edits
	switch {
	case given && (!known || strings.Contains(s, "n")):
		kind = code.Writes
	case !given || strings.HasPrefix(s, "r"):
		kind = code.Reads
	}
	files := []value.Value{file}
	for _, ending := range []string{".db", ".dat", ".dir", ".pag"} {
		if file.IsText() && kind != code.Reads {
			files = append(files, value.Concat(file, value.Text(ending)))
		}
	}
	if strings.HasSuffix(c.Name, "dumb.open") && file.IsText() {
		files = append(files, value.Concat(file, value.Text(".bak")))
	}
	r.EmitEach(kind, c.Name, files)
	return value.Named(r.Canonical(c.Name + "()"))
}

// OptionWrites handles a call that writes to the files that its options name.
func OptionWrites(names string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for _, name := range strings.Fields(names) {
			if v, ok := c.Option(name); ok {
				r.EmitEach(code.Writes, c.Name, []value.Value{v})
			}
		}
		return value.Value{}
	}
}

// ByFlag makes a How for a call that does to the file which one argument names what the other, a flag, says by its
// name; with any other flag it writes it.
func ByFlag(path, flag int, name string, does code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		file, _ := c.Arg(path, "")
		kind := code.Writes
		if given, ok := c.Arg(flag, ""); ok && given.Kind == value.Name && given.Text == name {
			kind = does
		}
		r.EmitEach(kind, c.Name, []value.Value{file})
		return value.Value{}
	}
}
