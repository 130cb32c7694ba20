package perl

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// modules says what Perl's own modules, and widely used ones, do with files, commands and hosts, after the manuals
// of the modules of Perl 5.38, IPC::Run, YAML, XML::Simple and XML::LibXML. A function has the name of its module
// before it; a text that uses the module may leave that out (Exporter).
var modules = []row{
	{code.Writes, "0", nil, "creat POSIX::creat POSIX::mkfifo YAML::DumpFile YAML::XS::DumpFile YAML::Syck::DumpFile " +
		"YAML::Tiny::DumpFile YAML::PP::DumpFile YAML::Any::DumpFile YAML::Old::DumpFile CPAN::Meta::YAML::DumpFile " +
		"File::Slurp::overwrite_file File::Slurp::prepend_file File::Slurper::write_text File::Slurper::write_binary " +
		"IO::Compress::Gzip.new IO::Compress::Bzip2.new IO::Compress::Deflate.new IO::Compress::RawDeflate.new " +
		"IO::Compress::Zip.new IO::Compress::Xz.new IO::Compress::Lzma.new IO::Compress::Zstd.new " +
		"GDBM_File::gdbm_open Config::General::SaveConfig Config::IniFiles::WriteConfig " +
		"Config::INI::Writer.write_file File::AtomicWrite.write_file IO::AtomicFile.new IO::AtomicFile.open " +
		"PDF::API2.new().saveas"},
	{call.None, "0", library.IfText(code.Writes), "?.toFile ?.print_to_file ?.WriteHistory ?.write_history " +
		"?.DumpFile ?.write_file ?.dump_file ?.SaveAs ?.saveas ?.save_file ?.WriteConfig"},
	{call.None, "1", intoSecond, "IO::Compress::Gzip::gzip IO::Compress::Bzip2::bzip2 IO::Compress::Zip::zip " +
		"IO::Compress::Deflate::deflate IO::Compress::RawDeflate::rawdeflate IO::Compress::Xz::xz " +
		"IO::Uncompress::Gunzip::gunzip IO::Uncompress::Bunzip2::bunzip2 IO::Uncompress::Unzip::unzip " +
		"IO::Uncompress::Inflate::inflate IO::Uncompress::RawInflate::rawinflate " +
		"IO::Uncompress::AnyInflate::anyinflate IO::Uncompress::AnyUncompress::anyuncompress " +
		"IO::Uncompress::UnXz::unxz Pod::Man.new().parse_from_file Pod::Text.new().parse_from_file " +
		"Pod::Checker::podchecker Pod::Text::pod2text Pod::Simple.filter ?.parse_from_file " +
		"Sereal::Encoder::write_sereal_file"},
	{code.Writes, "1", nil, "Storable::store Storable::nstore Storable::lock_store Storable::lock_nstore store " +
		"nstore lock_store lock_nstore"},
	{call.None, "", library.OptionWrites("OutputFile Output OUT_FILE OUTPUT_FILE output outfile"),
		"XML::Simple::XMLout XMLout ?.XMLout ExtUtils::ParseXS::process_file ExtUtils::ParseXS.new().process_file " +
			"ExtUtils::Constant::WriteConstants XML::Writer.new XML::Twig.new().print Pod::Simple.new().output_file"},
	{call.None, "", library.OptionWrites("out"), "Text::CSV::csv Text::CSV_XS::csv"},
	{code.Writes, "", library.Opener(0, 1), "Compress::Zlib::gzopen Compress::Raw::Zlib::gzopen GDBM_File.open"},
	{code.Writes, "", newFile, "FileHandle.new IO::Handle.new().open IO::File.new().open FileHandle.new().open " +
		"IO::File.open FileHandle.open IO::File.new().new FileHandle.new().new IO::File.new_tmpfile().open " +
		"FileHandle.new_tmpfile().open IO::File.new_tmpfile().new FileHandle.new_tmpfile().new " +
		"IO::File::new().open FileHandle::new().open IO::File::new().new FileHandle::new().new " +
		"IO::File::new_tmpfile().open FileHandle::new_tmpfile().open IO::File::new_tmpfile().new " +
		"FileHandle::new_tmpfile().new"},
	{code.Writes, "", fileOf, "IO::File::open FileHandle::open IO::File::new FileHandle::new"},
	{code.Writes, "0", nil, "CPAN::Meta::YAML.new().write CPAN::Meta::YAML.read().write CPAN::Meta::YAML.write " +
		"DB_File.TIEHASH DB_File.TIEARRAY SDBM_File.TIEHASH GDBM_File.TIEHASH NDBM_File.TIEHASH ODBM_File.TIEHASH"},
	{code.Opaque, "", nil, "FileCache::cacheout FileCache::cacheout_open " +
		"Benchmark::_doeval File::Fetch::run IO::Handle::truncate " +
		"ExtUtils::Manifest::copy ExtUtils::Manifest::cp Archive::Tar._get_handle " +
		"Archive::Tar::add_data().* CPAN::Meta::YAML._dump_file CPAN::Meta::YAML::_dump_file " +
		"CPAN::Meta::YAML.new()._dump_file CPAN::Meta::YAML.read()._dump_file CPAN::Meta::YAML._load_file().* " +
		"DB_File.tie_hash_or_array File::Copy::_move App::Prove._find_module IO::Compress::Base.* " +
		"IO::Compress::Bzip2.new()._def IO::Compress::Deflate.new()._def IO::Compress::RawDeflate.new()._def " +
		"IO::Compress::Zip.new()._def"},
	{code.Writes, "0", nil, "IO::Compress::Bzip2.bzip2 IO::Compress::Bzip2.new().bzip2 IO::Compress::Bzip2.new().new " +
		"IO::Compress::Deflate.deflate IO::Compress::Deflate.new().deflate IO::Compress::Deflate.new().new " +
		"IO::Compress::Deflate.new().rawdeflate IO::Compress::RawDeflate.rawdeflate " +
		"IO::Compress::RawDeflate.new().rawdeflate IO::Compress::RawDeflate.new().new IO::Compress::Zip.new().new " +
		"IO::Compress::Zip.new().rawdeflate"},
	{code.Writes, "0", nil, "ExtUtils::Embed::xsinit xsinit ExtUtils::Packlist.TIEHASH().write"},
	{call.None, "", library.OptionWrites("file"), "ExtUtils::Typemaps.write ExtUtils::Typemaps.new().write"},
	{code.Copies, "0 1", nil, "File::Fetch::copy"},
	{code.Moves, "0 1", nil, "File::Fetch::move"},
	{code.Moves, "0 1", nil, "File::Copy::Recursive::fmove File::Copy::Recursive::rmove " +
		"File::Copy::Recursive::dirmove File::Copy::Recursive::rmove_glob"},
	{code.Copies, "0 1", nil, "File::Copy::syscopy File::Copy::rmscopy File::Copy::Recursive::fcopy " +
		"File::Copy::Recursive::rcopy File::Copy::Recursive::rcopy_glob"},
	{code.DeletesTree, "0", nil, "File::Copy::Recursive::pathrmdir File::Copy::Recursive::pathempty " +
		"File::Copy::Recursive::pathrm File::Remove::remove File::Remove::rm File::Remove::clear File::Remove::trash " +
		"File::Tempdir::rmtree"},
	{code.Opaque, "", nil, "ExtUtils::Install::install ExtUtils::Install::install_default " +
		"ExtUtils::Install::uninstall ExtUtils::Install::pm_to_blib ExtUtils::Manifest::manicopy " +
		"ExtUtils::Manifest::mkmanifest ExtUtils::Manifest::maniadd ExtUtils::Packlist.new().write " +
		"ExtUtils::CBuilder.new().* ExtUtils::Mkbootstrap::Mkbootstrap " +
		"ExtUtils::Mksymlists::Mksymlists ExtUtils::Miniperl::writemain Pod::Html::pod2html IPC::Run3::run3 " +
		"IPC::Cmd::run_forked Proc::Background.new Proc::Simple.new().start Expect.spawn Expect.new " +
		"Expect.new().spawn Proc::Daemon::Init Capture::Tiny::capture_exec Win32::Process::Create " +
		"Storable::lock_retrieve Storable::fd_retrieve Sereal::Decoder::decode_sereal " +
		"Sereal::Decoder::read_sereal_file YAML::Load YAML::Syck::Load YAML::Syck::LoadFile Data::Undump::undump " +
		"Module::Refresh.refresh Symbol::qualify_to_ref Symbol::delete_package Sub::Install::install_sub " +
		"Package::Stash.new().add_symbol Class::MOP::load_class Moose::Util::apply_all_roles B::svref_2object"},
	{code.RunsFile, "*", nil, "Test::Harness::runtests TAP::Harness.new().runtests App::Prove.new().run"},
	{code.Runs, "", ipcRun, "IPC::Run::run IPC::Run::start IPC::Run::harness"},
	{code.RunsShell, "", library.System, "IPC::System::Simple::run IPC::System::Simple::runx System::Command.new " +
		"System::Command.spawn"},
	{code.Opaque, "", load, "Module::Load::load Module::Load::autoload Module::Load::load_remote " +
		"Module::Runtime::require_module Module::Runtime::use_module Module::Runtime::use_package_optimistically " +
		"Class::Load::load_class Class::Load::try_load_class"},
	{code.Network, "", fetchesTo, "getstore LWP::Simple::getstore LWP::Simple::mirror LWP::UserAgent.new().mirror " +
		"HTTP::Tiny.new().mirror"},
	{code.Network, "0", nil, "LWP::Simple::head LWP::Simple::getprint " +
		"LWP::UserAgent.new().head LWP::UserAgent.new().patch " +
		"HTTP::Tiny.new().head HTTP::Tiny.new().patch HTTP::Tiny.new().post_form HTTP::Tiny.new().put Net::HTTP.new " +
		"Net::HTTPS.new Net::NNTP.new Net::POP3.new Net::IMAP::Simple.new Net::Telnet.new Net::LDAP.new " +
		"Net::OpenSSH.new Net::SFTP::Foreign.new Net::SFTP.new Net::SCP.new Net::Ping.new().ping " +
		"Net::DNS::Resolver.new().query Net::DNS::Resolver.new().search Net::DNS::Resolver.new().send " +
		"Net::DNS::Resolver.new().bgsend Net::DNS::Resolver.new().axfr Net::DNS::mx Net::DNS::rr " +
		"Net::addrinfo::getaddrinfo Net::hostent::gethost Socket::getnameinfo gethostbyaddr " +
		"Mojo::UserAgent.new().post Mojo::UserAgent.new().put " +
		"Mojo::UserAgent.new().delete Furl.new().get Furl.new().post REST::Client.new().GET REST::Client.new().POST " +
		"WWW::Curl::Easy.new().setopt Mail::Sender.new IO::Socket.new Socket::inet_aton Socket::getaddrinfo " +
		"gethostbyname"},
	{code.Network, "", nil, "File::Fetch.new().fetch Mail::Send.new MIME::Lite.new().send MIME::Lite.send " +
		"Mail::Mailer.new Email::Sender::Simple::sendmail Email::Stuffer.new().send SOAP::Lite.* Net::Amazon::S3.* " +
		"Paws.* Net::SMTP::SSL.new Net::Twitter.* Sys::Syslog::setlogsock LWP::Protocol::* Net::FTP.* Net::SSH2.*"},
	{code.Reads, "", library.ReadsOf("~/.netrc"), "Net::Netrc.lookup"},
	{code.Reads, "0", nil, "YAML::LoadFile YAML::XS::LoadFile YAML::Tiny::LoadFile YAML::PP::LoadFile " +
		"XML::Simple::XMLin XMLin YAML::Tiny.read Config::Tiny.read File::Slurp::read_dir File::Slurper::read_lines"},
}
