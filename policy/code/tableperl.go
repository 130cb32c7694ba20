package code

import "slices"

// perlTable says what the calls of Perl do: perlfunc 5.38, and the manuals of
// File::Path, File::Copy, Path::Tiny, IPC::Open3, LWP, HTTP::Tiny.
var perlTable = []row{
	{Deletes, "*", orDefault(Deletes), "unlink rmdir remove"},
	{DeletesTree, "*", nil, "File::Path::rmtree File::Path::remove_tree rmtree remove_tree File::Path.rmtree " +
		"File::Path.remove_tree ?.remove_tree"},
	{Deletes, "r", nil, "Path().remove ?.unlink"},
	{Moves, "0 1", nil, "rename File::Copy::move move mv File::Copy::mv"},
	{Copies, "0 1", nil, "File::Copy::copy copy File::Copy::cp cp File::Copy::Recursive::dircopy dircopy"},
	{Links, "0 1", nil, "symlink link"},
	{Mode, "1-", nil, "chmod"},
	{Mode, "2-", nil, "chown"},
	{Makes, "*", nil, "File::Path::mkpath File::Path::make_path mkpath make_path"},
	{Makes, "0", nil, "mkdir"},
	{Writes, "0", nil, "truncate File::Slurp::write_file write_file " +
		"File::Slurper::write_text write_text write_binary dbmopen"},
	{Appends, "0", nil, "append_file File::Slurp::append_file"},
	{Edits, "2-", nil, "utime"},
	{Edits, "0", nil, "edit_file edit_file_lines"},
	{Reads, "0", nil, "read_file File::Slurp::read_file slurp read_text readlink read_binary File::Slurper::read_text"},
	{Reads, "r", nil, "Path().slurp Path().slurp_utf8 Path().slurp_raw Path().lines"},
	{Writes, "r", nil, "Path().spew Path().spew_utf8 Path().spew_raw ?.spew ?.spew_utf8"},
	{Appends, "r", nil, "Path().append"},
	{Lists, "1", nil, "opendir"},
	{none, "", globs(vString), "glob File::Glob::bsd_glob bsd_glob"},
	{Enters, "0", nil, "chdir chroot Cwd::chdir"},
	{Writes, "", perlOpen, "open"},
	{Writes, "", perlSysopen, "sysopen"},
	{Writes, "", perlFile, "IO::File.new IO::Zlib.new"},

	{RunsShell, "", system, "system exec IPC::System::Simple::system IPC::System::Simple::capture capture capturex " +
		"systemx IPC::Run::run"},
	{Runs, "", wordsFrom(3), "open3 IPC::Open3::open3"},
	{Runs, "", wordsFrom(2), "open2 IPC::Open2::open2"},
	{RunsShell, "0", nil, "readpipe IPC::Cmd::run"},
	{Signals, "1- 0", nil, "kill"},
	{Opaque, "", nil, "IPC::Cmd::run_forked run_forked Archive::Tar.create_archive Archive::Tar.new().write " +
		"IPC::Run3::run3 run3 Tie::File.new syscall FFI::Platypus.new Inline.* DynaLoader::dl_load_file " +
		"DynaLoader::bootstrap Storable::retrieve Storable::thaw retrieve thaw dl_load_file"},

	{Network, "0", nil, "LWP::Simple::get LWP::Simple::getstore get getstore getprint LWP::UserAgent.new().get " +
		"LWP::UserAgent.new().post LWP::UserAgent.new().delete LWP::UserAgent.new().put HTTP::Tiny.new().get " +
		"HTTP::Tiny.new().post HTTP::Tiny.new().delete HTTP::Tiny.new().put Mojo::UserAgent.new().get " +
		"WWW::Mechanize.new().get Net::FTP.new Net::SMTP.new Net::SSH.new Net::SSH2.new().connect gethostbyname"},
	{Network, "1", nil, "HTTP::Tiny.new().request HTTP::Request.new LWP::UserAgent.new().request"},
	{Network, "", socketNew, "IO::Socket::INET.new IO::Socket::INET6.new IO::Socket::IP.new IO::Socket::SSL.new"},
	{Network, "1", nil, "connect"},
	{Opaque, "", perlEval, "eval evalbytes"},
	{Opaque, "", fileLoader, "do"},
	{none, "", methodNamed, "?.can"},
	{Opaque, "", nil, "Git::command Git::command_oneline Git::command_noisy Git::command_close_pipe Git.repository " +
		"Archive::Extract.new().extract Archive::Zip.new().extractTree Archive::Zip.new().extractMember " +
		"Archive::Tar.extract_archive Archive::Tar.new().extract Archive::Tar.new().extract_file " +
		"Text::Template::fill_in_string Text::Template::fill_in_file Text::Template.new fill_in_string " +
		"Safe.new().reval Safe.new().rdo Mojo::File.new().spurt Mojo::File.new().spew Mojo::File.new().remove " +
		"Mojo::File.new().remove_tree Template.new().process"},
	{Deletes, "1", nil, "File::Temp::unlink0 File::Temp::unlink1"},
	{none, "", perlDatabase, "DBI.connect"},
	{Opaque, "", loader, "require"},
	{none, "", searchList, "push unshift"},

	{Environment, "", nil, "%ENV"},
	{none, "", environmentMember, "%ENV[]"},

	{none, "", joins(vString, false), "File::Spec.catfile File::Spec.catdir catfile catdir File::Spec->catfile"},
	{none, "", joins(vPath, false), "path Path::Tiny::path Path::Tiny.new Path().child file dir"},
	{none, "", samePath, "File::Spec.rel2abs Cwd::abs_path abs_path realpath Cwd::realpath rel2abs canonpath"},
	{none, "", upward, "dirname File::Basename::dirname"},
	{none, "", lastPart, "basename File::Basename::basename"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "cwd getcwd Cwd::cwd Cwd::getcwd"},
	{none, "", madeAnew("=DIR =TEMPLATE 0=template"),
		"tempdir File::Temp::tempdir File::Temp.newdir File::Temp.new Path::Tiny.tempdir Path::Tiny.tempfile"},
	{none, "", temporaryAt(0, true), "tempfile File::Temp::tempfile mkstemp File::Temp::mkstemp mkstemps " +
		"File::Temp::mkstemps mkdtemp File::Temp::mkdtemp"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "File::Spec.tmpdir tmpdir"},
	{none, "", same, "scalar"},
	{none, "", characters, "chr"},
	{none, "", decodes, "pack reverse lc uc lcfirst ucfirst substr unpack MIME::Base64::decode_base64 decode_base64 " +
		"MIME::Base64::decode uri_unescape URI::Escape::uri_unescape"},
	{none, "", printf, "sprintf"},
	{none, "", perlJoin, "join"},
	{none, "", statement(false), "?.do ?.prepare ?.execute ?.selectall_arrayref ?.selectrow_array"},
}

func perlBook() *book {
	b := newBook(slices.Concat(perlTable, perlModules, perlLibraries))
	b.act(Opaque, "IO::All Tie::File IPC::Cmd IO::Compress::Gzip re ExtUtils::Command CPAN Shell Pod::Perldoc "+
		"Inline FFI::Platypus Filter::Simple Filter::Util::Call Acme::Bleach")
	b.act(RunsInput, "Devel::REPL Carp::REPL DB")
	b.prefixes = [][2]string{{"CORE::GLOBAL::", ""}, {"CORE::", ""}, {"main::", ""}, {"POSIX::", ""}}
	set(b.environment, "%ENV")
	set(b.searches, "@INC")
	b.constants["@INC"] = func() value { return named("@INC") }
	set(b.pure, "print printf say die warn join")
	b.constants["%ENV"] = func() value { return named("%ENV") }
	b.constants["$^X"] = func() value { return value{kind: vString, text: "perl", known: true, source: Interpreter} }
	b.constants["$0"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["__FILE__"] = b.constants["$0"]
	b.constants["$FindBin::Bin"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["$Bin"] = b.constants["$FindBin::Bin"]
	return b
}
