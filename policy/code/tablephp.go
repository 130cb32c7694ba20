package code

import "strings"

// phpTable says what the functions of PHP do: PHP manual 8.4. Names are in
// lower case: PHP does not tell case apart in them.
var phpTable = []row{
	{Deletes, "0", nil, "unlink rmdir"},
	{Moves, "0 1", nil, "rename move_uploaded_file"},
	{Copies, "0 1", nil, "copy"},
	{Links, "0 1", nil, "symlink link"},
	{Mode, "0", nil, "chmod chown chgrp lchown"},
	{Makes, "0", nil, "mkdir"},
	{Edits, "0", nil, "touch"},
	{Writes, "", phpPut, "file_put_contents"},
	{none, "", phpRead, "file_get_contents readfile file simplexml_load_file"},
	{Reads, "0", nil, "parse_ini_file highlight_file show_source readlink md5_file sha1_file hash_file"},
	{Writes, "", opener(0, 1), "fopen gzopen bzopen new:splfileobject"},
	{Lists, "0", nil, "scandir opendir dir"},
	{none, "", globs(vString), "glob"},
	{Enters, "0", nil, "chdir chroot"},

	{RunsShell, "0", nil, "system exec shell_exec passthru popen"},
	{RunsShell, "", procOpen, "proc_open"},
	{Runs, "", execVector(0), "pcntl_exec"},
	{Signals, "0 1", nil, "posix_kill"},
	{Opaque, "", evaluate, "eval assert create_function"},
	{Opaque, "", phpInclude, "include include_once require require_once"},
	{Opaque, "", nil, "unserialize dl ffi.cdef ffi.load ffi.* preg_replace_eval new:reflectionfunction new:reflectionmethod runkit_function_redefine mb_ereg_replace_eval extract"},
	{Opaque, "", phpCall, "call_user_func call_user_func_array array_map array_walk array_filter usort register_shutdown_function"},
	{Network, "0", nil, "curl_init fsockopen pfsockopen stream_socket_client ftp_connect ftp_ssl_connect ssh2_connect mail gethostbyname dns_get_record ldap_connect new:soapclient"},
	{none, "", variable, "getenv"},
	{none, "", phpPutenv, "putenv"},
	{none, "", environmentMember, "$_env[]"},

	{none, "", upward, "dirname"},
	{none, "", lastPart, "basename"},
	{none, "", samePath, "realpath"},
	{none, "", printf, "sprintf"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "getcwd"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "sys_get_temp_dir"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}), "tempnam"},
	{none, "", statement(true), "mysqli_query pg_query sqlite_exec mysql_query"},
	{none, "", statement(false), "?.query ?.exec ?.prepare ?.execute"},
}

func phpBook() *book {
	b := newBook(phpTable)
	set(b.modules, "self static")
	set(b.environment, "$_ENV")
	set(b.pure, "count strlen var_dump print_r echo print implode in_array json_encode is_array is_string isset empty")
	b.rules["$_ENV[]"] = b.rules["$_env[]"]
	b.constants["$_ENV"] = func() value { return named("$_ENV") }
	b.constants["__file__"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["__dir__"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["directory_separator"] = func() value { return text("/") }
	b.constants["php_binary"] = func() value { return value{kind: vString, text: "php", known: true, source: Interpreter} }
	return b
}

// phpPut is file_put_contents(path, data, flags).
func phpPut(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	path, _ := c.arg(0, "")
	if f, ok := c.arg(2, ""); ok && f.kind == vName && f.text == "file_append" {
		r.emitEach(Appends, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// phpRead is file_get_contents(path or URL).
func phpRead(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, _ := c.arg(0, "")
	v.each(func(v value) {
		if isURL(v.text) {
			r.emit(Network, c.name, v)
		} else {
			r.emitEach(Reads, c.name, []value{v})
		}
	})
	return value{}
}

// procOpen is proc_open(line or list, …, cwd).
func procOpen(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	cmd, _ := c.arg(0, "")
	var dir *value
	if v, ok := c.arg(3, ""); ok && v.kind != vNumber {
		dir = &v
	}
	if cmd.kind == vList {
		r.vector(c.name, dir, cmd)
	} else {
		r.shellLine(c.name, dir, cmd)
	}
	return value{}
}

// phpInclude is include and require: of a URL they run what is fetched.
func phpInclude(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, _ := c.arg(0, "")
	switch {
	case !v.isText() || !v.known && v.source == Plain, isURL(v.text), strings.HasPrefix(v.text, "data:"), strings.HasPrefix(v.text, "php:"):
		r.emit(Opaque, c.name)
	default:
		r.emit(Loads, c.name, v)
	}
	return value{}
}

// phpCall is call_user_func(name, …): a function by its name.
func phpCall(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	for i, v := range c.pos[:min(2, len(c.pos))] {
		s, ok := v.literal()
		if ok && r.book.rules[lower(s)] != nil {
			rule := r.book.rules[lower(s)]
			args := &arguments{pos: c.pos[min(i+1, len(c.pos)):]}
			if strings.HasPrefix(c.name, "array") || strings.HasSuffix(c.name, "array") {
				args = &arguments{spread: true}
			}
			r.ruled(&call{name: lower(s), rule: rule, arguments: args, line: c.line})
		} else if i == 0 && strings.HasPrefix(c.name, "call_user") && !ok && v.kind != vFunction && v.kind != vList {
			r.emit(Opaque, c.name)
		}
	}
	return value{}
}

// phpPutenv is putenv("NAME=value").
func phpPutenv(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		name, val, _ := strings.Cut(s, "=")
		r.emit(SetsEnvironment, c.name, text(name), text(val))
	} else {
		r.emit(SetsEnvironment, c.name, value{}, value{})
	}
	return value{}
}
