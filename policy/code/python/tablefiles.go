package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// files says what further calls do with files, data and commands: the standard library of Python 3.13 (zipfile,
// trace, sqlite3, cgi), pandas 2, polars 1, Markdown 3, rpy2 3.5, Dynaconf 3.
var files = []row{
	{code.Writes, "", library.Opener(0, 1), "zipfile.PyZipFile pyzipper.ZipFile pyzipper.AESZipFile zstandard.open " +
		"lz4.frame.open xopen.xopen"},
	{call.None, "9=outfile", library.IfText(code.Writes), "trace.Trace trace.CoverageResults " +
		"coverage.Coverage().xml_report coverage.Coverage().json_report coverage.Coverage().lcov_report"},
	{code.Writes, "0=filename", nil, "pstats.Stats().dump_stats ?.set_data"},
	{code.Writes, "1=out_file", nil, "uu.encode uu.decode binhex.binhex binhex.hexbin"},
	{code.Writes, "0", nil, "test.support.os_helper.create_empty_file"},
	{call.None, "0=filename", library.IfText(code.Writes), "tkinter.PhotoImage().write"},
	{code.Makes, "0=dir", nil, "compileall.compile_dir"},
	{code.Makes, "9=logdir", nil, "cgitb.enable cgitb.Hook"},
	{code.Writes, "0=path", nil, "trace.Trace().results().write_results_file " +
		"trace.CoverageResults().write_results_file"},
	{code.Makes, "9=coverdir", nil, "trace.Trace().results().write_results trace.CoverageResults().write_results"},
	{code.Appends, "1=filename", nil, "readline.append_history_file"},
	{code.Writes, "1=pathOrFile", nil, "plistlib.writePlist"},
	{code.Edits, "0=filename", editsIfAsked, "lib2to3.refactor.RefactoringTool().refactor_file " +
		"lib2to3.refactor.RefactoringTool().refactor_dir lib2to3.refactor.MultiprocessRefactoringTool().refactor"},
	{call.None, "9=output", library.IfText(code.Writes), "markdown.markdownFromFile"},
	{call.None, "1=output", library.IfText(code.Writes), "?.convertFile"},
	{call.None, "9=destination_path", library.IfText(code.Writes), "docutils.core.publish_file " +
		"docutils.core.publish_cmdline"},
	{call.None, "9=write_to", library.IfText(code.Writes), "cairosvg.svg2png cairosvg.svg2pdf cairosvg.svg2svg " +
		"cairosvg.svg2ps"},
	{call.None, "0", library.Saves, "?.export_png ?.sink_ndjson ?.write_delta ?.to_disk ?.write_ps ?.write_svg " +
		"?.write_h5ad ?.write_loom ?.write_zarr " + // anndata 0.11
		"?.write_dot ?.write_raw"},
	{call.None, "1", library.Saves, "imgkit.from_file imgkit.from_string imgkit.from_url"},
	{call.None, "", sqlReader, "pandas.read_sql pandas.read_sql_query pandas.io.sql.execute pandas.io.sql.read_sql " +
		"pandas.io.sql.read_sql_query pd.read_sql pd.read_sql_query polars.read_database polars.read_database_uri " +
		"pl.read_database pl.read_database_uri connectorx.read_sql dask.dataframe.read_sql_query " +
		"modin.pandas.read_sql geopandas.read_postgis pandasql.sqldf"},
	{code.Empties, "", library.Empties, "sqlite3().blobopen().write sqlite3().blobopen().__setitem__ " +
		"sqlite3().blobopen()[]="},
	{call.None, "0=filename", writesHistory, "readline.write_history_file"},
	{call.None, "", backsUp, "sqlite3().backup ?.backup"},
	{call.None, "", overwritesData, "sqlite3().deserialize ?.deserialize"},
	{code.Runs, "", rCode, "rpy2.robjects.r rpy2.robjects.reval"},
	{code.Opaque, "", nil, "rpy2.rinterface.* rpy2.robjects.packages.* rpy2.robjects.r.* oct2py.* matlab.engine.* " +
		"juliacall.* julia.* execjs.* js2py.* py_mini_racer.* dukpy.* quickjs.* lupa.* jpype.* py4j.* jnius.* " +
		"pipes.Template().* pythonmonkey.*"},
	{code.Network, "", nil, "pyarrow.fs.S3FileSystem pyarrow.fs.GcsFileSystem pyarrow.fs.HadoopFileSystem " +
		"pyarrow.fs.AzureFileSystem"},
	{call.None, "", showsVariables, "cgi.test cgi.print_environ wsgiref.handlers.read_environ " +
		"wsgiref.handlers.CGIHandler wsgiref.handlers.IISCGIHandler wsgiref.handlers.BaseCGIHandler " +
		"os._createenviron dynaconf.Dynaconf().as_dict dynaconf.Dynaconf().to_dict dynaconf.LazySettings().as_dict " +
		"dynaconf.settings.as_dict dynaconf.settings.to_dict dynaconf.Dynaconf().items dynaconf.Dynaconf().values " +
		"dynaconf.inspect_settings dynaconf.get_history"},
	{call.None, "", library.LoadsSettings, "dynaconf.Dynaconf dynaconf.LazySettings envparse.env.read_envfile " +
		"envparse.Env.read_envfile starlette.config.Config"},
}

// hasEnding reports whether s has one of the endings.
func hasEnding(s string, endings ...string) bool {
	for _, e := range endings {
		if strings.HasSuffix(s, e) {
			return true
		}
	}
	return false
}

// sqlReader handles pandas.read_sql(statement, connection). The driver runs any statement, and the connection may be
// the address of a file.
func sqlReader(r *call.Calls, c *call.Call) value.Value {
	v, ok := library.FirstOf(c, 0, "sql", "query", "stmt")
	if to, given := library.FirstOf(c, 1, "con", "connection", "uri", "conn"); given {
		r.DatabaseAt(c.Name, to)
	}
	if !ok {
		r.Begin(c)
		return value.Value{}
	}
	return library.SQL(false)(r, &call.Call{Name: c.Name, Rule: c.Rule, Recv: c.Recv, Line: c.Line,
		Arguments: &value.Arguments{Pos: []value.Value{v}}})
}

// backsUp handles connection.backup(target), which empties what the target holds (Python 3.13,
// sqlite3).
func backsUp(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := library.FirstOf(c, 0, "target")
	v.Each(func(v value.Value) {
		if v.Kind == value.Name && v.Text == "sqlite3()" && v.List != nil {
			r.EmitEach(code.Deletes, c.Name, v.List.Items)
		} else if v.IsText() {
			r.EmitEach(code.Writes, c.Name, []value.Value{v})
		}
	})
	return value.Value{}
}

// writesHistory handles readline.write_history_file([filename]), which without a name writes ~/.history (Python 3.13,
// readline).
func writesHistory(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, given := c.Arg(0, "filename")
	if !given {
		file = value.TextFrom(code.Home, "~/.history")
	}
	r.EmitEach(code.Writes, c.Name, []value.Value{file})
	return value.Value{}
}

// overwritesData handles connection.deserialize(bytes), which replaces what a connection holds.
func overwritesData(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if r.Imported["sqlite3"] {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// rCode handles robjects.r("code"), which does what R does with the code.
func rCode(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "string")
	if ok {
		r.Command(c.Name, nil, value.Text("Rscript"), value.Text("-e"), v)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// showsVariables handles a call that shows or returns every variable of the environment.
func showsVariables(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Environment, c.Name, value.Text(""))
	return value.Value{}
}

// editsIfAsked handles refactor_file(name, write=False).
func editsIfAsked(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if write, given := c.Arg(1, "write"); given && !value.IsFalse(write) {
		r.EmitEach(c.Rule.Kind, c.Name, r.Picked(c))
	}
	return value.Value{}
}
