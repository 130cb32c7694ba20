package code

import "strings"

// pythonFiles says what further calls of Python do with files, data and commands: the
// standard library of Python 3.13 (zipfile, trace, sqlite3, cgi), pandas 2, polars 1,
// Markdown 3, rpy2 3.5, Dynaconf 3.
var pythonFiles = []row{
	{Writes, "", opener(0, 1), "zipfile.PyZipFile pyzipper.ZipFile pyzipper.AESZipFile zstandard.open lz4.frame.open " +
		"xopen.xopen"},
	{none, "9=outfile", ifText(Writes), "trace.Trace trace.CoverageResults coverage.Coverage().xml_report " +
		"coverage.Coverage().json_report coverage.Coverage().lcov_report"},
	{Writes, "0=filename", nil, "pstats.Stats().dump_stats"},
	{none, "9=output", ifText(Writes), "markdown.markdownFromFile"},
	{none, "1=output", ifText(Writes), "?.convertFile"},
	{none, "9=destination_path", ifText(Writes), "docutils.core.publish_file docutils.core.publish_cmdline"},
	{none, "9=write_to", ifText(Writes), "cairosvg.svg2png cairosvg.svg2pdf cairosvg.svg2svg cairosvg.svg2ps"},
	{none, "0", saves, "?.export_png ?.sink_ndjson ?.write_delta ?.to_disk ?.write_ps ?.write_svg ?.write_dot " +
		"?.write_raw"},
	{none, "1", saves, "imgkit.from_file imgkit.from_string imgkit.from_url"},
	{none, "", sqlReader, "pandas.read_sql pandas.read_sql_query pandas.io.sql.execute pandas.io.sql.read_sql " +
		"pandas.io.sql.read_sql_query pd.read_sql pd.read_sql_query polars.read_database polars.read_database_uri " +
		"pl.read_database pl.read_database_uri connectorx.read_sql dask.dataframe.read_sql_query " +
		"modin.pandas.read_sql geopandas.read_postgis pandasql.sqldf"},
	{none, "", backsUp, "sqlite3().backup ?.backup"},
	{none, "", overwritesData, "sqlite3().deserialize ?.deserialize"},
	{Runs, "", rCode, "rpy2.robjects.r rpy2.robjects.reval"},
	{Opaque, "", nil, "rpy2.rinterface.* rpy2.robjects.packages.* rpy2.robjects.r.* oct2py.* matlab.engine.* " +
		"juliacall.* julia.* execjs.* js2py.* py_mini_racer.* dukpy.* quickjs.* lupa.* jpype.* py4j.* jnius.* " +
		"pipes.Template().* pythonmonkey.*"},
	{Network, "", nil, "pyarrow.fs.S3FileSystem pyarrow.fs.GcsFileSystem pyarrow.fs.HadoopFileSystem " +
		"pyarrow.fs.AzureFileSystem"},
	{none, "", showsVariables, "cgi.test cgi.print_environ wsgiref.handlers.read_environ wsgiref.handlers.CGIHandler " +
		"wsgiref.handlers.IISCGIHandler wsgiref.handlers.BaseCGIHandler os._createenviron " +
		"dynaconf.Dynaconf().as_dict dynaconf.Dynaconf().to_dict dynaconf.LazySettings().as_dict " +
		"dynaconf.settings.as_dict dynaconf.settings.to_dict dynaconf.Dynaconf().items dynaconf.Dynaconf().values " +
		"dynaconf.inspect_settings dynaconf.get_history"},
	{none, "", loadsSettings, "dynaconf.Dynaconf dynaconf.LazySettings envparse.env.read_envfile " +
		"envparse.Env.read_envfile starlette.config.Config"},
}

func hasEnding(s string, endings ...string) bool {
	for _, e := range endings {
		if strings.HasSuffix(s, e) {
			return true
		}
	}
	return false
}

// sqlReader is pandas.read_sql(statement, connection): the driver runs any statement, and
// the connection may be the address of a file.
func sqlReader(r *calls, c *call) value {
	v, ok := firstOf(c, 0, "sql", "query", "stmt")
	if to, given := firstOf(c, 1, "con", "connection", "uri", "conn"); given {
		r.databaseAt(c.name, to)
	}
	if !ok {
		r.handed(c)
		return value{}
	}
	return statement(false)(r, &call{name: c.name, rule: c.rule, recv: c.recv, line: c.line,
		arguments: &arguments{pos: []value{v}}})
}

// databaseAt notes the file of an address of SQLite's or DuckDB's (SQLAlchemy 2, "Database URLs").
func (r *effects) databaseAt(name string, v value) {
	scheme, file, ok := strings.Cut(v.text, "://")
	if !v.isText() || !ok {
		return
	}
	scheme, _, _ = strings.Cut(scheme, "+")
	if scheme == "sqlite" || scheme == "duckdb" {
		if file = strings.TrimPrefix(file, "/"); file != "" && file != ":memory:" {
			r.emit(Edits, name, text(file))
		}
		return
	}
	r.reaches(name, v)
}

// backsUp is connection.backup(target), which empties what the target holds (Python 3.13,
// sqlite3).
func backsUp(r *calls, c *call) value {
	r.handed(c)
	v, _ := firstOf(c, 0, "target")
	v.each(func(v value) {
		if v.kind == vName && v.text == "sqlite3()" && v.list != nil {
			r.emitEach(Deletes, c.name, v.list.items)
		} else if v.isText() {
			r.emitEach(Writes, c.name, []value{v})
		}
	})
	return value{}
}

// overwritesData is connection.deserialize(bytes), which replaces what a connection holds.
func overwritesData(r *calls, c *call) value {
	r.handed(c)
	if r.imported["sqlite3"] {
		r.emit(Empties, c.name)
	}
	return value{}
}

// rCode is robjects.r("code"): what R would do with it.
func rCode(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "string")
	if ok {
		r.words(c.name, nil, text("Rscript"), text("-e"), v)
	}
	return named(r.canonical(c.name + "()"))
}

// showsVariables is a call that shows, or gives, every variable of the environment.
func showsVariables(r *calls, c *call) value {
	r.handed(c)
	r.emit(Environment, c.name, text(""))
	return value{}
}

// toSQL is frame.to_sql(name, connection, if_exists="replace").
func toSQL(r *calls, c *call) value {
	if to, given := firstOf(c, 1, "con"); given {
		r.line = c.line
		r.databaseAt(c.name, to)
	}
	return emptiesWith("if_exists", "replace")(r, c)
}
