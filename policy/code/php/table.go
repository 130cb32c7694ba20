package php

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the functions of PHP do, after the PHP manual 8.4. The names are in lower case, since PHP does not
// distinguish the case of functions.
var table = []row{
	{code.Deletes, "0", nil, "unlink rmdir"},
	{code.DeletesTree, "0", nil, "?.deletedirectory ?.deletedir ?.cleandirectory"}, // Flysystem 3, Laravel 11
	{code.Moves, "0 1", nil, "rename move_uploaded_file"},
	{code.Copies, "0 1", copies, "copy"},
	{call.None, "1", library.IfGiven(code.Writes), "imagepng imagejpeg imagegif imagewebp imagebmp imageavif"},
	{call.None, "0", library.IfText(code.Writes), "?.openuri ?.save"},
	{code.SQL, "", library.DropsData, "?.flushall ?.flushdb"},
	{code.Links, "0 1", nil, "symlink link"},
	{code.Mode, "0", nil, "chmod chown chgrp lchown"},
	{code.Makes, "0", nil, "mkdir"},
	{code.Edits, "0", nil, "touch"},
	{code.Writes, "", library.ByFlag(0, 2, "file_append", code.Appends), "file_put_contents"},
	{call.None, "", read, "file_get_contents readfile file"},
	{code.Reads, "0", nil, "readlink"},
	{code.Writes, "", library.Opener(0, 1), "fopen gzopen bzopen new:splfileobject"},
	{code.Lists, "0", nil, "scandir opendir dir"},
	{call.None, "", library.Globs(value.String), "glob"},
	{code.Enters, "0", nil, "chdir chroot"},

	{code.RunsShell, "0", nil, "system exec shell_exec passthru popen"},
	{code.RunsShell, "", procOpen, "proc_open"},
	{code.Runs, "", library.ExecVector(0), "pcntl_exec"},
	{code.Signals, "0 1", nil, "posix_kill"},
	{code.Opaque, "", library.Evaluate, "eval assert"},
	{code.Opaque, "", include, "include include_once require require_once"},
	{code.Opaque, "", nil, "unserialize dl ffi.* preg_replace_eval new:reflectionmethod runkit_function_redefine " +
		"create_function " +
		"mb_ereg_replace_eval extract"},
	{code.Opaque, "", callByName, "call_user_func call_user_func_array forward_static_call forward_static_call_array " +
		"register_shutdown_function register_tick_function array_map array_walk array_walk_recursive array_filter " +
		"array_reduce array_find array_find_key array_any array_all usort uasort uksort array_udiff " +
		"array_udiff_assoc array_udiff_uassoc array_diff_ukey array_diff_uassoc array_uintersect " +
		"array_uintersect_assoc array_uintersect_uassoc array_intersect_ukey array_intersect_uassoc " +
		"preg_replace_callback preg_replace_callback_array mb_ereg_replace_callback iterator_apply ob_start " +
		"set_error_handler set_exception_handler spl_autoload_register header_register_callback " +
		"session_set_save_handler libxml_set_external_entity_loader xml_set_element_handler " +
		"xml_set_character_data_handler xml_set_default_handler xml_set_processing_instruction_handler " +
		"readline_callback_handler_install readline_completion_function pcntl_signal sapi_windows_set_ctrl_handler " +
		"curl_setopt sqlite_create_function assert_options closure.fromcallable " +
		"new:callbackfilteriterator new:recursivecallbackfilteriterator new:pool new:reflectionfunction"},
	{call.None, "", library.Characters, "chr mb_chr"},
	{call.None, "", library.Decodes, "strrev str_rot13 base64_decode hex2bin substr substr_replace str_replace " +
		"str_ireplace preg_replace strtr ucfirst lcfirst ucwords strtolower strtoupper trim ltrim rtrim gzinflate " +
		"gzuncompress gzdecode convert_uudecode pack vsprintf urldecode rawurldecode html_entity_decode " +
		"htmlspecialchars_decode quoted_printable_decode str_pad str_repeat mb_convert_encoding mb_convert_case " +
		"mb_substr iconv str_split mb_str_split"},
	{call.None, "", implode, "implode join"},
	{call.None, "", library.Gives(value.Value{Kind: value.String}), "number_format"},
	{code.Network, "0", nil, "curl_init fsockopen pfsockopen stream_socket_client ftp_connect ftp_ssl_connect " +
		"ssh2_connect gethostbyname dns_get_record ldap_connect new:soapclient"},
	{code.Network, "0", nil, "new:redis().connect new:redis().pconnect new:predis\\client new:memcache().connect " +
		"new:mongodb\\client new:mysqli mysqli_connect pg_connect new:swoole\\client"},
	{code.Network, "1", nil, "socket_connect"},
	{call.None, "", logs, "error_log"},
	{call.None, "", mails, "mail mb_send_mail"},
	{call.None, "", setting, "ini_set ini_alter"},
	{code.Searches, "0", nil, "set_include_path"},
	{code.Opaque, "", nil, "imap_open imap_reopen ini_parse_quantity_eval apache_setenv expect_popen pcntl_fork_exec " +
		"uopz_set_return runkit_import"},
	{call.None, "", database, "new:pdo pdo.connect new:sqlite3 new:sqlite3database"},
	{code.Writes, "0", nil, "?.extractto ?.savehtmlfile ?.savexml"},
	{code.Environment, "", nil, "phpinfo $_ENV $_SERVER $GLOBALS " + token.VariableVariable},
	{call.None, "", library.Variable, "getenv env"},
	{call.None, "", putenv, "putenv"},
	{call.None, "", library.EnvironmentMember, "$_env[]"},
	{call.None, "", global, "$globals[]"},

	{call.None, "", library.UpwardLevels, "dirname"},
	{call.None, "", library.LastPart, "basename"},
	{call.None, "", library.SamePath, "realpath"},
	{call.None, "", library.Printf, "sprintf"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "getcwd"},
	{call.None, "", passwordEntry, "posix_getpwuid posix_getpwnam"},
	{call.None, "", library.Gives(value.From(code.TempDir)),
		"sys_get_temp_dir"},
	{call.None, "", library.MadeAnew("0=directory"), "tempnam"},
	{call.None, "", library.SQL(true), "mysqli_query pg_query sqlite_exec mysql_query"},
	{call.None, "", library.SQL(false), "?.exec ?.prepare ?.execute"},
	{call.None, "", query, "?.query"},
}

// Book returns what is known of PHP.
func Book() *call.Book {
	b := call.NewBook(slices.Concat(table, streams, libraries, packages, callbackRows))
	b.Feeds(inputs)
	call.Mark(b.Modules, "self static")
	call.Mark(b.Environment, "$_ENV $_SERVER $GLOBALS "+token.VariableVariable)
	call.Mark(b.Pure, "count strlen var_dump print_r echo print implode in_array json_encode is_array is_string "+
		"isset empty")
	b.Arguments["$argv"] = 1
	b.Rules["$_ENV[]"] = b.Rules["$_env[]"]
	b.Rules["$_SERVER[]"] = b.Rules["$_env[]"]
	b.Rules["$GLOBALS[]"] = b.Rules["$globals[]"]
	for _, name := range []string{"$_SERVER", "$_ENV", "$GLOBALS", token.VariableVariable} {
		b.Constants[name] = func() value.Value { return value.Named(name) }
	}
	b.Constants["__file__"] = func() value.Value { return value.From(code.ScriptFile) }
	b.Constants["__dir__"] = func() value.Value { return value.From(code.Script) }
	b.Constants["directory_separator"] = func() value.Value { return value.Text("/") }
	b.Constants["php_binary"] = func() value.Value { return value.TextFrom(code.Interpreter, "php") }
	return b
}
