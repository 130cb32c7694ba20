package javascript

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// storeLibraries says what packages do that keep data or logs in files of their own: lowdb 7, conf 13, configstore 7,
// electron-store 10, node-persist 4, node-localstorage 3, node-json-db 2, keyv-file 5, level 9, lmdb 3,
// @seald-io/nedb 4, PouchDB 9, LokiJS 1, flat-cache 6, cacache 19, Enmap 6, quick.db 9; winston 3, pino 9, log4js 6,
// rotating-file-stream 3, csv-writer 1.
var storeLibraries = []row{
	{call.None, "", keptIn(0, "filename", "path", "dir", "location", "cacheDir", "dataDir"), "level.Level " +
		"classic-level.ClassicLevel new:level classic-level level level-party rocksdb lmdb.open new:pouchdb pouchdb " +
		"" +
		"lowdb.node.JSONFilePreset lowdb.node.JSONFileSyncPreset node-localstorage.LocalStorage keyv-file.KeyvFile " +
		"flat-cache.FlatCache flat-cache.create flat-cache.createFromFile flat-cache.load enmap new:enmap " +
		"lokijs new:lokijs nedb new:nedb @seald-io.nedb new:@seald-io.nedb nedb-promises.create " +
		"node-json-db.JsonDB node-json-db.Config lowdb.node.JSONFile lowdb.node.JSONFileSync new:lowdb.JSONFile " +
		"new:lowdb.JSONFileSync lowdb.adapters.FileSync quick.db.QuickDB new:@keyv.sqlite keyv-file @keyv.sqlite"},
	{call.None, "", keptIn(2, "configPath"), "configstore new:configstore"},
	{call.None, "", keptByName, "conf new:conf electron-store new:electron-store"},
	{call.None, "", wraps("store"), "keyv new:keyv lowdb lowdb.Low new:lowdb.Low lowdb.LowSync new:lowdb.LowSync"},
	{call.None, "", empties, "level.Level().clear classic-level.ClassicLevel().clear level().clear " +
		"classic-level().clear lmdb.open().clearAsync lmdb.open().clearSync lmdb.open().drop lmdb.open().dropSync " +
		"pouchdb().destroy new:pouchdb().destroy node-localstorage.LocalStorage().clear keyv().clear " +
		"new:keyv().clear keyv-file.KeyvFile().clear flat-cache.FlatCache().destroy flat-cache.FlatCache().clear " +
		"flat-cache.create().clearCache flat-cache.load().destroy flat-cache.create().destroy " +
		"enmap().clear new:enmap().clear enmap().deleteAll new:enmap().deleteAll lokijs().deleteDatabase " +
		"new:lokijs().deleteDatabase lokijs().removeCollection new:lokijs().removeCollection " +
		"configstore().clear new:configstore().clear conf().clear new:conf().clear electron-store().clear " +
		"new:electron-store().clear conf().reset quick.db.QuickDB().deleteAll node-json-db.JsonDB().resetData " +
		"lowdb().setState"},
	{call.None, "", emptiesByQuery, "@seald-io.nedb().remove @seald-io.nedb().removeAsync nedb().remove " +
		"new:@seald-io.nedb().remove new:@seald-io.nedb().removeAsync new:nedb().remove " +
		"nedb-promises.create().remove " +
		"node-json-db.JsonDB().delete"},
	{call.None, "", lowdbWrites, "lowdb.node.JSONFilePreset().write lowdb.node.JSONFileSyncPreset().write " +
		"lowdb.Low().write lowdb.LowSync().write new:lowdb.Low().write new:lowdb.LowSync().write"},
	{code.DeletesTree, "0", nil, "classic-level.ClassicLevel.destroy leveldown.destroy rocksdb.destroy " +
		"cacache.rm.all flat-cache.clearCacheById realm.deleteFile"},
	{call.None, "", realmDeletes, "realm.Realm.deleteFile"},
	{code.Empties, "", library.Empties, "node-persist.clear node-persist.create().clear rxdb.removeRxDatabase " +
		"drizzle-seed.reset bullmq.Queue().drain bull().empty new:bull().empty new:bullmq.Queue().drain " +
		"umzug.Umzug().down nodegit.Stash.drop nodegit.Reset.reset minio.Client().removeObjects " +
		"minio.Client().removeObject minio.Client().removeBucket minio.Client().removeIncompleteUpload"},
	{call.None, "", logsTo, "winston.transports.File new:winston.transports.File winston.transports.DailyRotateFile " +
		"" +
		"new:winston.transports.DailyRotateFile winston.add pino.destination pino.transport sonic-boom " +
		"new:sonic-boom " +
		"rotating-file-stream.createStream csv-writer.createObjectCsvWriter csv-writer.createArrayCsvWriter"},
	{call.None, "", appendersLog, "log4js.configure"},
}

// keptIn makes a How for a call that opens what is kept in a file or folder, which an argument or an option names.
func keptIn(at int, options ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		where, ok := c.Arg(at, "")
		if ok && where.Kind == value.Name && where.List != nil { // new JsonDB(new Config("x.json"))
			return kept(r, c, where.List.Items[0])
		}
		for _, name := range options {
			if v, given := c.Option(name); given {
				where, ok = v, true
			}
		}
		if !ok || !where.IsText() {
			return value.Named(r.Canonical(c.Name + "()"))
		}
		return kept(r, c, where)
	}
}

// kept is the object that a call gives, which remembers where its data lies.
func kept(r *call.Calls, c *call.Call, where value.Value) value.Value {
	v := value.Named(r.Canonical(c.Name + "()"))
	v.List = &value.Elements{Items: []value.Value{where}}
	return v
}

// keptByName handles new Conf({cwd, configName}), which keeps cwd/configName.json (electron-store: name).
func keptByName(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	dir, given := c.Option("cwd")
	if !given {
		return value.Named(r.Canonical(c.Name + "()"))
	}
	name, ok := option(c, "configName", "name")
	if !ok {
		name = value.Text("config")
	}
	return kept(r, c, value.Join(dir, value.Concat(name, value.Text(".json")), true))
}

// wraps makes a How for a call that is given what keeps the data: new Keyv({store: new KeyvFile(…)}).
func wraps(options ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		inner, _ := c.Arg(0, "")
		for _, name := range options {
			if v, given := c.Option(name); given {
				inner = v
			}
		}
		if inner.Kind == value.Name && inner.List != nil && len(inner.List.Items) > 0 {
			return kept(r, c, inner.List.Items[0])
		}
		if inner.IsText() && inner.Text != "" { // new Keyv("sqlite://app.db"), new Keyv("redis://localhost")
			return kept(r, c, inner)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// empties handles a method by which all that such an object keeps goes. Where nothing says where that is, it is in
// memory, or in a file of the program's own.
func empties(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if c.Recv.Kind != value.Name || c.Recv.List == nil || len(c.Recv.List.Items) == 0 {
		return value.Value{}
	}
	where := c.Recv.List.Items[0]
	if scheme, file, is := strings.Cut(where.Text, "://"); is && scheme != "sqlite" && scheme != "file" {
		r.Emit(code.Empties, c.Name)
		return value.Value{}
	} else if is {
		where = value.Text(file)
	}
	if where.Text != ":memory:" {
		r.EmitEach(code.DeletesTree, c.Name, []value.Value{where})
	}
	return value.Value{}
}

// emptiesByQuery handles remove({}, {multi}), which takes all that fits.
func emptiesByQuery(r *call.Calls, c *call.Call) value.Value {
	query, _ := c.Arg(0, "")
	many, _ := c.Option("multi")
	all := query.Kind == value.Dict && len(query.List.Items) == 0 && value.IsTrue(many)
	if s, known := query.Literal(); known && s == "/" { // of node-json-db
		all = true
	}
	if all {
		return empties(r, c)
	}
	r.Begin(c)
	return value.Value{}
}

// lowdbWrites handles write(), which puts other data in the place of what the file holds where the text gives it to
// db.data.
func lowdbWrites(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if c.Recv.List != nil && len(c.Recv.List.Items) > 0 {
		kind := code.Appends
		if r.Given("data") {
			kind = code.Writes
		}
		r.EmitEach(kind, c.Name, c.Recv.List.Items[:1])
	}
	return value.Value{}
}

// realmDeletes handles Realm.deleteFile({path}).
func realmDeletes(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Option("path"); given {
		r.EmitEach(code.Deletes, c.Name, []value.Value{v})
	}
	return value.Value{}
}

// logsTo handles a call that opens a log. It goes on at the end of what is there, unless it is told otherwise.
func logsTo(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, given := c.Arg(0, "")
	for _, name := range []string{"filename", "dest", "destination", "path", "file"} {
		if v, ok := c.Option(name); ok && (!given || !file.IsText()) {
			file, given = v, true
		}
	}
	if dir, ok := c.Option("path"); ok && c.Name == "rotating-file-stream.createStream" {
		file = value.Join(dir, file, true)
	}
	if given && file.IsText() {
		r.EmitEach(logKind(c, file), c.Name, []value.Value{file})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// logKind is what the options of a log do to what is there: winston's flags, pino's append, csv-writer's, which is
// false where nobody says it, and how many files rotating-file-stream keeps.
func logKind(c *call.Call, file value.Value) code.Kind {
	appends, told := c.Option("append")
	switch {
	case told && value.IsFalse(appends), !told && strings.HasPrefix(c.Name, "csv-writer."):
		return code.Writes
	case writesAnew(c.Arguments), !told && strings.HasPrefix(c.Name, "pino.") && !isLog(file):
		return code.Writes
	}
	for _, name := range []string{"maxFiles", "maxSize"} {
		if _, given := c.Option(name); given && c.Name == "rotating-file-stream.createStream" {
			return code.Writes
		}
	}
	return code.Appends
}

// isLog reports a file that is named for a log.
func isLog(file value.Value) bool {
	return slices.Contains([]string{".log", ".jsonl", ".ndjson"}, path.Ext(file.Text))
}

// writesAnew reports flags that begin a file anew, among the options or in options of theirs.
func writesAnew(args *value.Arguments) bool {
	flags, given := args.Option("flags")
	if inner, ok := args.Option("options"); !given && ok {
		flags, given = (&value.Arguments{Pos: []value.Value{inner}}).Option("flags")
	}
	s, known := flags.Literal()
	return given && (!known || strings.HasPrefix(s, "w"))
}

// appendersLog handles log4js.configure({appenders: {name: {type, filename, flags}}}).
func appendersLog(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	appenders, _ := c.Option("appenders")
	for _, one := range appenders.Members() {
		args := &value.Arguments{Pos: []value.Value{one}}
		if file, given := args.Option("filename"); given {
			kind := code.Appends
			if writesAnew(args) {
				kind = code.Writes
			}
			r.EmitEach(kind, c.Name, []value.Value{file})
		}
	}
	return value.Value{}
}
