package perl

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the calls of Perl do, after perlfunc 5.38 and the manuals of File::Path, File::Copy, Path::Tiny,
// IPC::Open3, LWP and HTTP::Tiny.
var table = []row{
	{code.Deletes, "*", orDefault(code.Deletes), "unlink rmdir remove"},
	{code.DeletesTree, "*", nil, "File::Path::rmtree File::Path::remove_tree File::Temp::rmtree rmtree " +
		"remove_tree File::Path.rmtree File::Path.remove_tree ?.remove_tree"},
	{code.Deletes, "r", nil, "Path().remove ?.unlink"},
	{code.Moves, "0 1", nil, "rename File::Copy::move move mv File::Copy::mv"},
	{code.Copies, "0 1", nil, "File::Copy::copy copy File::Copy::cp cp File::Copy::Recursive::dircopy dircopy"},
	{code.Links, "0 1", nil, "symlink link"},
	{code.Mode, "1-", nil, "chmod"},
	{code.Mode, "2-", nil, "chown"},
	{code.Makes, "*", nil, "File::Path::mkpath File::Path::make_path mkpath make_path"},
	{code.Makes, "0", nil, "mkdir"},
	{code.Writes, "0", nil, "truncate File::Slurp::write_file write_file File::Slurper::write_text write_text " +
		"write_binary dbmopen"},
	{code.Appends, "0", nil, "append_file File::Slurp::append_file"},
	{code.Edits, "2-", nil, "utime"},
	{code.Edits, "0", nil, "edit_file edit_file_lines"},
	{code.Reads, "0", nil, "read_file File::Slurp::read_file slurp read_text readlink read_binary " +
		"File::Slurper::read_text"},
	{code.Reads, "r", nil, "Path().slurp Path().slurp_utf8 Path().slurp_raw Path().lines"},
	{code.Writes, "r", nil, "Path().spew Path().spew_utf8 Path().spew_raw ?.spew ?.spew_utf8"},
	{code.Appends, "r", nil, "Path().append"},
	{code.Lists, "1", nil, "opendir find finddepth File::Find::find File::Find::finddepth"},
	{call.None, "", library.Globs(value.String), "glob File::Glob::bsd_glob bsd_glob"},
	{code.Enters, "", enters, "chdir chroot Cwd::chdir"},
	{code.Writes, "", open, "open"},
	{code.Writes, "", library.ByFlag(1, 2, "O_RDONLY", code.Reads), "sysopen"},
	{code.Writes, "", newFile, "IO::File.new IO::Zlib.new"},

	{code.RunsShell, "", library.System, "system exec IPC::System::Simple::system IPC::System::Simple::capture " +
		"capture capturex systemx IPC::Run::run"},
	{code.Runs, "", library.WordsFrom(3), "open3 IPC::Open3::open3"},
	{code.Runs, "", library.WordsFrom(2), "open2 IPC::Open2::open2"},
	{code.RunsShell, "0", nil, "readpipe IPC::Cmd::run"},
	{code.Runs, "", library.WordsFrom(0), "IO::Pipe.new().writer IO::Pipe.new().reader IO::Pipe::new().writer " +
		"IO::Pipe::new().reader"},
	{code.Signals, "1- 0", nil, "kill"},
	{code.Opaque, "", nil, "IPC::Cmd::run_forked run_forked Archive::Tar.create_archive Archive::Tar.new().write " +
		"IPC::Run3::run3 run3 Tie::File.new syscall FFI::Platypus.new Inline.* DynaLoader::dl_load_file " +
		"DynaLoader::bootstrap Storable::retrieve Storable::thaw retrieve thaw dl_load_file"},

	{code.Network, "0", nil, "LWP::Simple::get get getprint LWP::UserAgent.new().get " +
		"LWP::UserAgent.new().post LWP::UserAgent.new().delete LWP::UserAgent.new().put HTTP::Tiny.new().get " +
		"HTTP::Tiny.new().post HTTP::Tiny.new().delete HTTP::Tiny.new().put Mojo::UserAgent.new().get " +
		"WWW::Mechanize.new().get Net::FTP.new Net::SMTP.new Net::SSH.new Net::SSH2.new().connect gethostbyname"},
	{code.Network, "1", nil, "HTTP::Tiny.new().request HTTP::Request.new LWP::UserAgent.new().request"},
	{code.Network, "", socketNew, "IO::Socket::INET.new IO::Socket::INET6.new IO::Socket::IP.new IO::Socket::SSL.new"},
	{code.Network, "1", nil, "connect"},
	{code.Opaque, "", eval, "eval evalbytes"},
	{code.Opaque, "", library.FileLoader, "do"},
	{call.None, "", methodNamed, "?.can"},
	{code.Opaque, "", nil, "Git::command Git::command_oneline Git::command_noisy Git::command_close_pipe " +
		"Git.repository Archive::Extract.new().extract Archive::Zip.new().extractTree " +
		"Archive::Zip.new().extractMember Archive::Tar.extract_archive Archive::Tar.new().extract " +
		"Archive::Tar.new().extract_file Text::Template::fill_in_string Text::Template::fill_in_file " +
		"Text::Template.new fill_in_string Safe.new().reval Safe.new().rdo Mojo::File.new().spurt " +
		"Mojo::File.new().spew Mojo::File.new().remove Mojo::File.new().remove_tree Template.new().process"},
	{code.Deletes, "1", nil, "File::Temp::unlink0 File::Temp::unlink1"},
	{call.None, "", database, "DBI.connect"},
	{code.Opaque, "", library.Loader, "require"},
	{call.None, "", searchList, "push unshift"},

	{code.Environment, "", nil, "%ENV"},
	{call.None, "", library.EnvironmentMember, "%ENV[]"},

	{call.None, "", library.Joins(value.String, false), "File::Spec.catfile File::Spec.catdir catfile catdir " +
		"File::Spec->catfile"},
	{call.None, "", library.Joins(value.Path, false), "path Path::Tiny::path Path::Tiny.new Path().child file dir"},
	{call.None, "", library.SamePath, "File::Spec.rel2abs Cwd::abs_path abs_path realpath Cwd::realpath rel2abs " +
		"canonpath"},
	{call.None, "", library.Upward, "dirname File::Basename::dirname"},
	{call.None, "", library.LastPart, "basename File::Basename::basename"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "cwd getcwd Cwd::cwd " +
		"Cwd::getcwd"},
	{call.None, "", library.MadeAnew("=DIR =TEMPLATE 0=template"),
		"tempdir File::Temp::tempdir File::Temp.newdir File::Temp.new Path::Tiny.tempdir Path::Tiny.tempfile"},
	{call.None, "", library.TemporaryAt(0, true), "tempfile File::Temp::tempfile mkstemp File::Temp::mkstemp " +
		"mkstemps File::Temp::mkstemps mkdtemp File::Temp::mkdtemp"},
	{call.None, "", library.Gives(value.From(code.TempDir)),
		"File::Spec.tmpdir tmpdir"},
	{call.None, "", library.Same, "scalar"},
	{call.None, "", library.Characters, "chr"},
	{call.None, "", library.Decodes, "pack reverse lc uc lcfirst ucfirst substr unpack MIME::Base64::decode_base64 " +
		"decode_base64 MIME::Base64::decode uri_unescape URI::Escape::uri_unescape"},
	{call.None, "", library.Printf, "sprintf"},
	{call.None, "", join, "join"},
	{call.None, "", library.SQL(false), "?.do ?.prepare ?.execute ?.selectall_arrayref ?.selectrow_array"},
}

// Book returns what is known of Perl.
func Book() *call.Book {
	b := call.NewBook(slices.Concat(table, modules, libraries))
	b.Act(code.Opaque, "IO::All Tie::File IPC::Cmd IO::Compress::Gzip re ExtUtils::Command CPAN Shell Pod::Perldoc "+
		"ExtUtils::CBuilder::Base ExtUtils::CBuilder::Platform::Windows ExtUtils::CBuilder::Platform::Unix "+
		"ExtUtils::Command::MM ExtUtils::Install "+
		"ExtUtils::MM_Unix ExtUtils::PL2Bat "+
		"ExtUtils::Typemaps::Cmd App::Cpan CPAN::FirstTime CPAN::HandleConfig CPAN::Mirrors "+
		"CPAN::Nox CPAN::Plugin::Specfile Archive::Tar::File I18N::LangTags::Detect "+
		"Inline FFI::Platypus Filter::Simple Filter::Util::Call Acme::Bleach")
	b.Feeds(inputs)
	b.Act(code.RunsInput, "Devel::REPL Carp::REPL DB")
	b.Prefixes = [][2]string{{"CORE::GLOBAL::", ""}, {"CORE::", ""}, {"main::", ""}, {"POSIX::", ""}}
	b.Arguments["@ARGV"] = 0
	call.Mark(b.Environment, "%ENV")
	call.Mark(b.Searches, "@INC")
	b.Constants["@INC"] = func() value.Value { return value.Named("@INC") }
	call.Mark(b.Pure, "print printf say die warn join")
	b.Constants["%ENV"] = func() value.Value { return value.Named("%ENV") }
	b.Constants["$^X"] = func() value.Value { return value.TextFrom(code.Interpreter, "perl") }
	b.Constants["$0"] = func() value.Value { return value.From(code.ScriptFile) }
	b.Constants["__FILE__"] = b.Constants["$0"]
	b.Constants["$FindBin::Bin"] = func() value.Value { return value.From(code.Script) }
	b.Constants["$Bin"] = b.Constants["$FindBin::Bin"]
	return b
}
