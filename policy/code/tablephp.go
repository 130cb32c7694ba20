package code

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
