package code

// luaTable says what the functions of Lua do: Lua 5.4 manual, LuaFileSystem,
// LuaSocket, luaposix.
var luaTable = []row{
	{Deletes, "0", nil, "os.remove lfs.rmdir posix.unlink posix.unistd.unlink posix.rmdir"},
	{Moves, "0 1", nil, "os.rename"},
	{Makes, "0", nil, "lfs.mkdir posix.mkdir"},
	{Links, "0 1", nil, "lfs.link posix.link posix.symlink"},
	{Mode, "0", nil, "posix.chmod posix.chown"},
	{Edits, "0", nil, "lfs.touch"},
	{Writes, "", opener(0, 1), "io.open"},
	{Reads, "0", nil, "io.lines io.input"},
	{Writes, "0", nil, "io.output"},
	{Lists, "0", nil, "lfs.dir posix.dir"},
	{Enters, "0", nil, "lfs.chdir posix.chdir"},
	{RunsShell, "0", nil, "os.execute io.popen"},
	{Runs, "", wordsFrom(0), "posix.exec posix.execp posix.unistd.exec"},
	{Signals, "0 1", nil, "posix.kill posix.signal.kill"},
	{Opaque, "", evaluate, "load loadstring"},
	{Opaque, "", inputOrFile, "dofile loadfile"},
	{RunsInput, "", debugger, "debug.debug"},
	{Opaque, "", tableOf, "pairs ipairs next table.foreach table.unpack unpack table.move"},
	{Opaque, "", loader, "require"},
	{Opaque, "", nil, "package.loadlib ffi.* debug.getregistry debug.setmetatable debug.getupvalue debug.setupvalue " +
		"debug.setfenv debug.upvaluejoin package.searchers package.loaders package.searchers[] package.loaders[] " +
		"string.dump jit.* alien.load"},
	{none, "", nameOf, "_G[] _ENV[] package.loaded[]"},
	{none, "", gives(named("_G")), "getfenv"},
	{Opaque, "", luaRaw, "rawget"},
	{none, "", caller(0), "pcall"},
	{none, "", laterCall, "xpcall"},
	{Network, "0", nil,
		"socket.http.request http.request ssl.https.request socket.connect socket.dns.toip socket.tcp().connect"},
	{none, "", variable, "os.getenv"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}), "os.tmpname"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "lfs.currentdir"},
	{none, "", printf, "string.format"},
	{none, "", concatTable, "table.concat"},
	{none, "", characters, "string.char utf8.char"},
	{none, "", decodes, "string.reverse string.sub string.gsub string.rep string.lower string.upper string.pack " +
		"string.unpack String().reverse String().sub String().gsub String().rep String().lower String().upper"},
	{none, "", sameText, "tostring"},
	{none, "", statement(false), "?.execute ?.exec"},
}

func luaBook() *book {
	b := newBook(luaTable)
	b.members = true
	set(b.searches, "package.path package.cpath")
	b.prefixes = [][2]string{{"_G.", ""}, {"_ENV.", ""}, {"package.loaded.", ""}}
	set(b.dangerous, "os io package debug _G _ENV lfs posix")
	set(b.modules, "os io package debug _G _ENV")
	set(b.pure, "print type tostring table.concat #")
	return b
}
