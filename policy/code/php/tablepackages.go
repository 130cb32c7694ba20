package php

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// packages says what packages of Composer's do: Symfony 7 (Filesystem, Process), Flysystem 3, Laravel 11 (Filesystem,
// the facades File, Storage, DB and Artisan, Eloquent), Nette Utils 4, Yii 2, Monolog 3 (RotatingFileHandler deletes
// what is more than maxFiles), OpenSpout 4, league/csv 9, mPDF 8 and TCPDF 6 (Output with the destination F), Doctrine
// ORM 3 and DBAL 4 and its data fixtures 2 (the purger deletes each row; execute does so first unless it appends),
// RedBean 5, Medoo 2, PHPMailer 6, the AWS SDK 3, phpseclib 3.
var packages = []row{
	{call.None, "", keepsRoot, "new:localfilesystemadapter new:local"},
	{call.None, "", overAdapter, "new:filesystem"},
	{code.DeletesTree, "", library.BelowEach(code.DeletesTree, 0, 9), "new:filesystem().remove " +
		"new:filesystem().deletedirectory new:filesystem().cleandirectory new:filesystem().deletedir " +
		"new:filesystem().delete new:filesystem().deletedirectories"},
	{code.Writes, "", library.BelowEach(code.Writes, 0, 1), "new:filesystem().dumpfile new:filesystem().write " +
		"new:filesystem().writestream new:filesystem().put new:filesystem().replace new:filesystem().prepend"},
	{code.Moves, "", library.BelowBoth(code.Moves), "new:filesystem().move new:filesystem().rename " +
		"new:filesystem().movedirectory"},
	{code.Copies, "", library.BelowBoth(code.Copies), "new:filesystem().copy new:filesystem().copydirectory"},
	{code.DeletesTree, "*", nil, "file.delete filesystem.delete filehelper.removedirectory filehelper.unlink"},
	{code.Writes, "0", nil, "file.put file.replace file.prepend filesystem.write"},
	{code.Moves, "0 1", nil, "file.move file.movedirectory filesystem.rename"},
	{code.Copies, "0 1", nil, "file.copy file.copydirectory filesystem.copy"},
	{call.None, "", ofDisk, "storage.delete storage.deletedirectory disk().delete disk().deletedirectory"},

	{code.Runs, "", process, "new:process"},
	{code.RunsShell, "0", nil, "process.fromshellcommandline"},
	{code.Runs, "", artisan, "artisan.call artisan.queue ?.callsilently ?.callsilent"},
	{code.Runs, "", calledTask, "?.call"},
	{call.None, "", rotates, "new:rotatingfilehandler"},
	{code.Writes, "0", nil, "?.opentofile"},
	{code.Writes, "", library.Opener(0, 1), "writer.createfrompath writer.from"},
	{call.None, "", document, "?.output"},

	{call.None, "", library.SQL(false), "?.executestatement ?.executequery ?.executeupdate ?.createquery " +
		"?.createnativequery ?.unprepared ?.statement ?.affectingstatement"},
	{code.Empties, "", library.Empties, "schema.drop ?.dropschema ?.dropcolumn ?.dropcolumns " +
		"new:ormpurger().purge new:mongodbpurger().purge new:phpcrpurger().purge " +
		"table().delete table().truncate query().delete query().forcedelete query().truncate query().update " +
		"withtrashed().forcedelete onlytrashed().forcedelete r.nuke r.wipe r.wipeall new:medoo().drop"},
	{call.None, "", purgesFirst, "new:ormexecutor().execute new:mongodbexecutor().execute"},
	{call.None, "", deletesWhere, "new:medoo().delete"},
	{call.None, "", library.Gives(value.Named("querybuilder()")), "?.createquerybuilder"},
	{call.None, "", library.Gives(value.Named("deletion()")), "querybuilder().delete deletion().getquery " +
		"deletion().from"},
	{code.Empties, "", library.Empties, "deletion().execute deletion().executestatement deletion().getresult"},
	{call.None, "", library.Gives(value.Value{}), "deletion().where deletion().andwhere"},

	{code.Network, "", nil, "new:phpmailer().send new:s3client"},
	{code.Network, "0", nil, "new:sftp new:ssh2"},
}

// keepsRoot handles new LocalFilesystemAdapter(folder).
func keepsRoot(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	dir, _ := c.Arg(0, "location")
	return library.Rooted(r, "new:localfilesystemadapter()", dir)
}

// overAdapter handles new Filesystem(adapter) of Flysystem; the classes of that name of Symfony and Laravel take none.
func overAdapter(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v := value.Named("new:filesystem()")
	if adapter, ok := c.Arg(0, "adapter"); ok && adapter.Kind == value.Name {
		v.List = adapter.List
	}
	return v
}

// diskRoots are where Laravel's disks named local and public have their files, from the project's folder
// (config/filesystems.php of Laravel 10 and 11).
var diskRoots = strings.Fields("storage/app storage/app/private storage/app/public")

// ofDisk handles Storage::delete(names) and Storage::disk("local")->deleteDirectory(name).
func ofDisk(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range c.Pos[:min(1, len(c.Pos))] {
		for _, name := range r.Elements(v) {
			s, known := name.Literal()
			if !known {
				r.EmitOf("laravel", code.Deletes, c.Name, value.Value{})
				continue
			}
			for _, root := range diskRoots {
				r.EmitOf("laravel", code.Deletes, c.Name, value.Text(path.Join(root, s)))
			}
		}
	}
	return value.Value{}
}

// process handles new Process(list, cwd).
func process(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words, _ := c.Arg(0, "command")
	var dir *value.Value
	if v, ok := c.Arg(1, "cwd"); ok && v.IsText() {
		dir = &v
	}
	if env, ok := c.Arg(2, "env"); ok {
		r.SetEnvironment(c.Name, env)
	}
	r.CommandList(c.Name, dir, words)
	return value.Named("new:process()")
}

// artisan handles Artisan::call("migrate:fresh --seed"): a command of Laravel by its name.
func artisan(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if s, known := v.Literal(); known {
		r.Command(c.Name, nil, value.Text("php"), value.Texts(strings.Fields("artisan "+s))...)
	}
	return value.Value{}
}

// calledTask handles $this->call("db:wipe") of a command of Laravel; other methods of the name take no such text.
func calledTask(r *call.Calls, c *call.Call) value.Value {
	v, _ := c.Arg(0, "")
	s, known := v.Literal()
	if known && strings.Contains(s, ":") && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz:-") == "" {
		return artisan(r, c)
	}
	r.NotFollowed(c)
	return r.Result(c)
}

// rotates handles new RotatingFileHandler("logs/app.log", 7) of Monolog, which keeps as many of
// logs/app-2026-11-01.log; 0, the default, keeps all.
func rotates(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, _ := c.Arg(0, "filename")
	n, given := c.Arg(1, "maxfiles")
	if !given {
		n, given = c.Key("maxFiles")
	}
	if s, known := file.Literal(); known && given && (n.Kind != value.Number || n.Text != "0") {
		ending := path.Ext(s)
		library.OldLogs(r, c, "monolog", strings.TrimSuffix(s, ending)+"-*"+ending)
	}
	return value.Value{}
}

// document handles Output(name, "F") of TCPDF and mPDF and Output("F", name) of FPDF, which write a file.
func document(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if len(c.Pos) < 2 {
		return r.Result(c)
	}
	for i, v := range c.Pos[:2] {
		if s, known := v.Literal(); known && slices.Contains([]string{"F", "FI", "FD", "f"}, s) ||
			strings.HasSuffix(strings.ToLower(v.Text), "destination.file") {
			r.EmitEach(code.Writes, c.Name, []value.Value{c.Pos[1-i]})
			break
		}
	}
	return value.Value{}
}

// purgesFirst handles execute(fixtures, append) of an executor of data fixtures.
func purgesFirst(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if appends, given := c.Arg(1, "append"); !given || value.IsFalse(appends) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// deletesWhere handles delete(table, where) of Medoo, where without conditions each row goes.
func deletesWhere(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if where, given := c.Arg(1, "where"); !given ||
		(where.Kind == value.List || where.Kind == value.Dict) && len(where.List.Items) == 0 {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// query handles query(statement), and User::query() of Laravel, which asks for all rows until something picks some.
func query(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 && len(c.Keys) == 0 && !c.Spread {
		return value.Named(r.Canonical(c.Name + "()"))
	}
	return library.SQL(false)(r, c)
}
