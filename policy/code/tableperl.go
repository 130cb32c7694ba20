package code

import "strings"

// perlTable says what the calls of Perl do: perlfunc 5.38, and the manuals of
// File::Path, File::Copy, Path::Tiny, IPC::Open3, LWP, HTTP::Tiny.
var perlTable = []row{
	{Deletes, "*", orDefault(Deletes), "unlink rmdir"},
	{DeletesTree, "*", nil, "File::Path::rmtree File::Path::remove_tree rmtree remove_tree File::Path.rmtree File::Path.remove_tree ?.remove_tree"},
	{Deletes, "r", nil, "Path().remove ?.unlink"},
	{Moves, "0 1", nil, "rename File::Copy::move move mv File::Copy::mv"},
	{Copies, "0 1", nil, "File::Copy::copy copy File::Copy::cp cp File::Copy::Recursive::dircopy dircopy"},
	{Links, "0 1", nil, "symlink link"},
	{Mode, "1-", nil, "chmod"},
	{Mode, "2-", nil, "chown"},
	{Makes, "*", nil, "File::Path::mkpath File::Path::make_path mkpath make_path"},
	{Makes, "0", nil, "mkdir"},
	{Writes, "0", nil, "truncate File::Slurp::write_file write_file File::Slurper::write_text write_text write_binary dbmopen Storable::store Storable::nstore"},
	{Appends, "0", nil, "append_file File::Slurp::append_file"},
	{Edits, "2-", nil, "utime"},
	{Edits, "0", nil, "edit_file edit_file_lines"},
	{Reads, "0", nil, "read_file File::Slurp::read_file slurp read_text readlink read_binary File::Slurper::read_text"},
	{Reads, "r", nil, "Path().slurp Path().slurp_utf8 Path().slurp_raw Path().lines"},
	{Writes, "r", nil, "Path().spew Path().spew_utf8 Path().spew_raw ?.spew ?.spew_utf8"},
	{Appends, "r", nil, "Path().append"},
	{DeletesTree, "r", nil, "?.remove_tree"},
	{Lists, "1", nil, "opendir"},
	{none, "", globs(vString), "glob File::Glob::bsd_glob bsd_glob"},
	{Enters, "0", nil, "chdir chroot Cwd::chdir"},
	{Writes, "", perlOpen, "open"},
	{Writes, "", perlSysopen, "sysopen"},
	{Writes, "", perlFile, "IO::File.new IO::Zlib.new"},

	{RunsShell, "", system, "system exec IPC::System::Simple::system IPC::System::Simple::capture capture capturex systemx IPC::Run::run"},
	{Runs, "", wordsFrom(3), "open3 IPC::Open3::open3"},
	{Runs, "", wordsFrom(2), "open2 IPC::Open2::open2"},
	{RunsShell, "0", nil, "readpipe IPC::Cmd::run"},
	{Signals, "1- 0", nil, "kill"},
	{Opaque, "", nil, "syscall FFI::Platypus.new Inline.* DynaLoader::dl_load_file DynaLoader::bootstrap Storable::retrieve Storable::thaw retrieve thaw dl_load_file"},

	{Network, "0", nil, "LWP::Simple::get LWP::Simple::getstore get getstore getprint LWP::UserAgent.new().get LWP::UserAgent.new().post LWP::UserAgent.new().delete LWP::UserAgent.new().put HTTP::Tiny.new().get HTTP::Tiny.new().post HTTP::Tiny.new().delete HTTP::Tiny.new().put Mojo::UserAgent.new().get WWW::Mechanize.new().get Net::FTP.new Net::SMTP.new Net::SSH.new Net::SSH2.new().connect gethostbyname"},
	{Network, "1", nil, "HTTP::Tiny.new().request HTTP::Request.new LWP::UserAgent.new().request"},
	{Network, "", socketNew, "IO::Socket::INET.new IO::Socket::INET6.new IO::Socket::IP.new IO::Socket::SSL.new"},
	{Network, "1", nil, "connect"},
	{Opaque, "", perlEval, "eval evalbytes"},
	{Opaque, "", perlDo, "do"},
	{Opaque, "", loader, "require"},

	{Environment, "", nil, "%ENV"},
	{none, "", environmentMember, "%ENV[]"},

	{none, "", joins(vString, false), "File::Spec.catfile File::Spec.catdir catfile catdir File::Spec->catfile"},
	{none, "", joins(vPath, false), "path Path::Tiny::path Path::Tiny.new Path().child file dir"},
	{none, "", samePath, "File::Spec.rel2abs Cwd::abs_path abs_path realpath Cwd::realpath rel2abs canonpath"},
	{none, "", upward, "dirname File::Basename::dirname"},
	{none, "", lastPart, "basename File::Basename::basename"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "cwd getcwd Cwd::cwd Cwd::getcwd"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}), "tempdir File::Temp::tempdir File::Temp.newdir File::Temp.new Path::Tiny.tempdir Path::Tiny.tempfile"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "File::Spec.tmpdir tmpdir"},
	{none, "", printf, "sprintf"},
	{none, "", perlJoin, "join"},
	{none, "", statement(false), "?.do ?.prepare ?.execute ?.selectall_arrayref ?.selectrow_array"},
}

func perlBook() *book {
	b := newBook(perlTable)
	b.rules["use Inline"] = &rule{kind: Opaque}
	b.rules["use FFI::Platypus"] = &rule{kind: Opaque}
	b.rules["use Filter::Simple"] = &rule{kind: Opaque}
	b.rules["use Filter::Util::Call"] = &rule{kind: Opaque}
	b.rules["use Acme::Bleach"] = &rule{kind: Opaque}
	b.prefixes = [][2]string{{"CORE::GLOBAL::", ""}, {"CORE::", ""}, {"main::", ""}, {"POSIX::", ""}}
	set(b.environment, "%ENV")
	set(b.pure, "print printf say die warn push join")
	b.constants["%ENV"] = func() value { return named("%ENV") }
	b.constants["$^X"] = func() value { return value{kind: vString, text: "perl", known: true, source: Interpreter} }
	b.constants["$0"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["__FILE__"] = b.constants["$0"]
	b.constants["$FindBin::Bin"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["$Bin"] = b.constants["$FindBin::Bin"]
	return b
}

// orDefault is a call that works on $_ where it is given nothing.
func orDefault(kind Kind) how {
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
		args := r.picked(c)
		if len(args) == 0 {
			args = []value{r.lookup("$_")}
		}
		r.emitEach(kind, c.name, args)
		return value{}
	}
}

// perlOpen is open(FH, mode, path …): three arguments, or two of which the
// second holds the mode (perlfunc, open).
func perlOpen(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	if len(c.pos) < 2 {
		r.emit(Opaque, c.name)
		return value{}
	}
	mode := c.pos[1]
	m, ok := mode.literal()
	if len(c.pos) == 2 {
		r.magicOpen(c.name, mode)
		return value{}
	}
	m, _, _ = strings.Cut(strings.TrimSpace(m), ":")
	m = strings.TrimSpace(m)
	rest := c.pos[2:]
	switch {
	case !ok || c.spread:
		r.emitEach(Writes, c.name, rest[:1])
		r.shellLine(c.name, nil, value{})
	case m == "-|" || m == "|-":
		if len(rest) == 1 && rest[0].kind != vList {
			r.shellLine(c.name, nil, rest[0])
			return value{}
		}
		var words []value
		for _, v := range rest {
			words = append(words, r.flat(v)...)
		}
		r.words(c.name, nil, words[0], words[1:]...)
	case strings.HasPrefix(m, ">>"):
		r.emitEach(Appends, c.name, rest[:1])
	case strings.HasPrefix(m, ">") && !strings.HasPrefix(m, ">&"):
		r.emitEach(Writes, c.name, rest[:1])
	case strings.HasPrefix(m, "+>"):
		r.emitEach(Writes, c.name, rest[:1])
	case strings.HasPrefix(m, "+<"):
		r.emitEach(Reads, c.name, rest[:1])
		r.emitEach(Edits, c.name, rest[:1])
	case m == "<":
		r.emitEach(Reads, c.name, rest[:1])
	}
	return value{}
}

// magicOpen is open of two arguments: the mode stands in the name.
func (r *reader) magicOpen(name string, v value) {
	v.each(func(v value) {
		s := strings.TrimSpace(v.text)
		file := v
		cut := func(n int) value { file.text = strings.TrimSpace(s[n:]); return file }
		switch {
		case !v.isText() || s == "":
			r.emitEach(Writes, name, []value{{}})
			r.shellLine(name, nil, value{})
		case strings.HasPrefix(s, "|"):
			r.shellLine(name, nil, cut(1))
		case strings.HasSuffix(s, "|") && v.known:
			file.text = strings.TrimSuffix(s, "|")
			r.shellLine(name, nil, file)
		case strings.HasPrefix(s, ">>"):
			r.emitEach(Appends, name, []value{cut(2)})
		case strings.HasPrefix(s, ">&"), strings.HasPrefix(s, "<&"):
		case strings.HasPrefix(s, ">"):
			r.emitEach(Writes, name, []value{cut(1)})
		case strings.HasPrefix(s, "+"):
			r.emitEach(Edits, name, []value{cut(min(2, len(s)))})
		case strings.HasPrefix(s, "<"):
			r.emitEach(Reads, name, []value{cut(1)})
		default:
			r.emitEach(Reads, name, []value{v})
			if !v.known { // it may end with |
				r.shellLine(name, nil, v)
			}
		}
	})
}

// perlSysopen is sysopen(FH, path, flags).
func perlSysopen(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	path, _ := c.arg(1, "")
	if f, ok := c.arg(2, ""); ok && f.kind == vName && f.text == "O_RDONLY" {
		r.emitEach(Reads, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// perlFile is IO::File->new(path, mode): as open, or a mode of fopen(3).
func perlFile(r *reader, c *call) value {
	r.line = c.line
	if len(c.pos) == 0 {
		return value{}
	}
	mode, ok := c.arg(1, "")
	if !ok {
		r.magicOpen(c.name, c.pos[0])
		return value{}
	}
	if s, known := mode.literal(); known && strings.ContainsAny(s, "<>|") {
		return perlOpen(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{{}, mode, c.pos[0]}}, line: c.line})
	}
	r.opened(c.name, c.pos[0], mode)
	return value{}
}

// socketNew is IO::Socket::INET->new(PeerAddr => host): one that only listens
// reaches nobody.
func socketNew(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	host, ok := firstKey(c, "PeerAddr", "PeerHost")
	if !ok && len(c.pos) > 0 {
		host, ok = c.pos[0], true
	}
	if _, listens := firstKey(c, "Listen", "LocalPort"); ok || !listens {
		r.emit(Network, c.name, host)
	}
	return value{}
}

// perlEval is eval STRING; without an argument it is eval $_.
func perlEval(r *reader, c *call) value {
	if len(c.pos) == 0 && !c.spread {
		return value{}
	}
	return evaluate(r, c)
}

// perlDo is do FILE.
func perlDo(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, ok := c.arg(0, "")
	if !ok {
		return value{}
	}
	if v.isText() && v.known {
		r.emit(Loads, c.name, v)
	} else {
		r.emit(Opaque, c.name)
	}
	return value{}
}

// perlJoin is join(sep, list).
func perlJoin(r *reader, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 || c.spread {
		return value{}
	}
	return r.joined(listOf(c.pos[1:]...), c.pos[0])
}
