package code

import "slices"

// phpTable says what the functions of PHP do: PHP manual 8.4. Names are in
// lower case: PHP does not tell case apart in them.
var phpTable = []row{
	{Deletes, "0", nil, "unlink rmdir"},
	{Moves, "0 1", nil, "rename move_uploaded_file"},
	{Copies, "0 1", phpCopy, "copy"},
	{none, "1", ifText(Writes), "imagepng imagejpeg imagegif imagewebp imagebmp imageavif"},
	{none, "0", ifText(Writes), "?.openuri ?.save"},
	{SQL, "", dropsData, "?.flushall ?.flushdb"},
	{Links, "0 1", nil, "symlink link"},
	{Mode, "0", nil, "chmod chown chgrp lchown"},
	{Makes, "0", nil, "mkdir"},
	{Edits, "0", nil, "touch"},
	{Writes, "", phpPut, "file_put_contents"},
	{none, "", phpRead, "file_get_contents readfile file"},
	{Reads, "0", nil, "readlink"},
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
	{Opaque, "", nil, "unserialize dl ffi.* preg_replace_eval new:reflectionmethod runkit_function_redefine " +
		"mb_ereg_replace_eval extract"},
	{Opaque, "", phpCall, "call_user_func call_user_func_array forward_static_call forward_static_call_array " +
		"register_shutdown_function register_tick_function " +
		"array_map array_walk array_walk_recursive array_filter array_reduce array_find array_find_key array_any " +
		"array_all usort uasort uksort array_udiff array_udiff_assoc array_udiff_uassoc array_diff_ukey " +
		"array_diff_uassoc array_uintersect array_uintersect_assoc array_uintersect_uassoc array_intersect_ukey " +
		"array_intersect_uassoc " +
		"preg_replace_callback preg_replace_callback_array mb_ereg_replace_callback iterator_apply ob_start " +
		"set_error_handler set_exception_handler spl_autoload_register header_register_callback " +
		"session_set_save_handler libxml_set_external_entity_loader xml_set_element_handler " +
		"xml_set_character_data_handler xml_set_default_handler xml_set_processing_instruction_handler " +
		"readline_callback_handler_install readline_completion_function pcntl_signal sapi_windows_set_ctrl_handler " +
		"curl_setopt stream_context_set_params sqlite_create_function assert_options closure.fromcallable " +
		"new:callbackfilteriterator new:recursivecallbackfilteriterator new:pool new:reflectionfunction"},
	{none, "", characters, "chr mb_chr"},
	{none, "", decodes, "strrev str_rot13 base64_decode hex2bin substr substr_replace str_replace str_ireplace " +
		"preg_replace strtr ucfirst lcfirst ucwords strtolower strtoupper trim ltrim rtrim gzinflate gzuncompress " +
		"gzdecode convert_uudecode pack vsprintf urldecode rawurldecode html_entity_decode htmlspecialchars_decode " +
		"quoted_printable_decode str_pad str_repeat mb_convert_encoding mb_convert_case mb_substr iconv str_split " +
		"mb_str_split"},
	{none, "", phpImplode, "implode join"},
	{none, "", gives(value{kind: vString}), "number_format"},
	{Network, "0", nil, "curl_init fsockopen pfsockopen stream_socket_client ftp_connect ftp_ssl_connect " +
		"ssh2_connect gethostbyname dns_get_record ldap_connect new:soapclient"},
	{none, "", phpLog, "error_log"},
	{none, "", phpMail, "mail mb_send_mail"},
	{none, "", phpSetting, "ini_set ini_alter"},
	{Searches, "0", nil, "set_include_path"},
	{Opaque, "", nil, "imap_open imap_reopen ini_parse_quantity_eval apache_setenv expect_popen pcntl_fork_exec " +
		"uopz_set_return runkit_import"},
	{none, "", phpDatabase, "new:pdo pdo.connect new:sqlite3 new:sqlite3database"},
	{Writes, "0", nil, "?.extractto ?.savehtmlfile ?.savexml"},
	{Environment, "", nil, "phpinfo $_ENV $_SERVER"},
	{none, "", variable, "getenv"},
	{none, "", phpPutenv, "putenv"},
	{none, "", environmentMember, "$_env[]"},

	{none, "", upward, "dirname"},
	{none, "", lastPart, "basename"},
	{none, "", samePath, "realpath"},
	{none, "", printf, "sprintf"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "getcwd"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "sys_get_temp_dir"},
	{none, "", madeAnew("0=directory"), "tempnam"},
	{none, "", statement(true), "mysqli_query pg_query sqlite_exec mysql_query"},
	{none, "", statement(false), "?.query ?.exec ?.prepare ?.execute"},
}

func phpBook() *book {
	b := newBook(slices.Concat(phpTable, phpStreams, phpLibraries))
	set(b.modules, "self static")
	set(b.environment, "$_ENV $_SERVER")
	set(b.pure, "count strlen var_dump print_r echo print implode in_array json_encode is_array is_string isset empty")
	b.rules["$_ENV[]"] = b.rules["$_env[]"]
	b.rules["$_SERVER[]"] = b.rules["$_env[]"]
	b.constants["$_SERVER"] = func() value { return named("$_SERVER") }
	b.constants["$_ENV"] = func() value { return named("$_ENV") }
	b.constants["__file__"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["__dir__"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["directory_separator"] = func() value { return text("/") }
	b.constants["php_binary"] = func() value {
		return value{kind: vString, text: "php", known: true, source: Interpreter}
	}
	return b
}
