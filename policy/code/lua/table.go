package lua

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the functions of Lua do, after the manuals of Lua 5.4, LuaFileSystem, LuaSocket and luaposix.
var table = []row{
	{code.Deletes, "0", nil, "os.remove lfs.rmdir posix.unlink posix.unistd.unlink posix.rmdir"},
	{code.Moves, "0 1", nil, "os.rename"},
	{code.Makes, "0", nil, "lfs.mkdir posix.mkdir"},
	{code.Links, "0 1", nil, "lfs.link posix.link posix.symlink"},
	{code.Mode, "0", nil, "posix.chmod posix.chown"},
	{code.Edits, "0", nil, "lfs.touch"},
	{code.Writes, "", library.Opener(0, 1), "io.open"},
	{call.None, "", moves, "table.move"},
	{code.Reads, "0", nil, "io.lines io.input"},
	{code.Writes, "0", nil, "io.output"},
	{code.Lists, "0", nil, "lfs.dir posix.dir os.files os.dirs os.filedirs"},
	{code.Reads, "0", nil, "io.readfile"},
	{code.Writes, "0", nil, "io.writefile io.save"},
	{code.DeletesTree, "0", nil, "os.rm os.tryrm os.rmdir os.tryrmdir"},
	{code.Moves, "0 1", nil, "os.mv os.trymv"},
	{code.Copies, "0 1", nil, "os.cp os.trycp"},
	{code.Enters, "0", nil, "lfs.chdir posix.chdir"},
	{code.RunsShell, "0", nil, "os.execute io.popen"},
	{code.SetsEnvironment, "0 1", nil, "posix.setenv posix.stdlib.setenv vim.fn.setenv vim.loop.os_setenv " +
		"vim.uv.os_setenv"},
	{code.Runs, "", library.WordsFrom(0), "posix.exec posix.execp posix.unistd.exec"},
	{code.Signals, "0 1", nil, "posix.kill posix.signal.kill"},
	{code.Opaque, "", library.Evaluate, "load loadstring"},
	{code.Opaque, "", inputOrFile, "dofile loadfile"},
	{code.RunsInput, "", library.Debugger, "debug.debug"},
	{code.Opaque, "", tableOf, "pairs ipairs next table.foreach table.unpack unpack"},
	{code.Opaque, "", library.Loader, "require"},
	{code.Opaque, "", nil, "package.loadlib ffi.* debug.getregistry debug.setmetatable debug.getupvalue " +
		"debug.setupvalue debug.setfenv debug.upvaluejoin package.searchers package.loaders package.searchers[] " +
		"package.loaders[] string.dump jit.* alien.load"},
	{call.None, "", library.NameOf, "_G[] _ENV[] package.loaded[]"},
	{call.None, "", library.Gives(value.Named("_G")), "getfenv"},
	{code.Opaque, "", rawGet, "rawget"},
	{call.None, "", library.Caller(0), "pcall"},
	{call.None, "", library.CallLater, "xpcall"},
	{code.Network, "0", nil,
		"socket.http.request http.request ssl.https.request socket.connect socket.dns.toip socket.dns.tohostname " +
			"socket.dns.getaddrinfo socket.dns.getnameinfo socket.tcp().connect http.download http.get http.post"},
	{call.None, "", library.Variable, "os.getenv"},
	{call.None, "", library.Gives(value.From(code.Fresh)), "os.tmpname"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "lfs.currentdir"},
	{call.None, "", passwordEntry, "posix.getpasswd posix.pwd.getpwuid posix.pwd.getpwnam"},
	{call.None, "", library.Printf, "string.format"},
	{call.None, "", concatTable, "table.concat"},
	{call.None, "", library.Characters, "string.char utf8.char"},
	{call.None, "", library.Decodes, "string.reverse string.sub string.gsub string.rep string.lower string.upper " +
		"string.pack string.unpack String().reverse String().sub String().gsub String().rep String().lower " +
		"String().upper"},
	{call.None, "", library.SameText, "tostring"},
	{call.None, "", library.SQL(false), "?.execute ?.exec"},
}

// Book returns what is known of Lua.
func Book() *call.Book {
	b := call.NewBook(append(table[:len(table):len(table)], libraries...))
	b.Feeds(inputs)
	b.Members = true
	call.Mark(b.Searches, "package.path package.cpath")
	b.Prefixes = append([][2]string{{"_G.", ""}, {"_ENV.", ""}, {"package.loaded.", ""}}, prefixes...)
	call.Mark(b.Globals, "os io package debug _G _ENV")
	call.Mark(b.Dangerous, "os io package debug _G _ENV lfs posix")
	call.Mark(b.Modules, "os io package debug _G _ENV")
	b.Arguments["arg"] = 1
	call.Mark(b.Pure, "print type tostring table.concat #")
	return b
}
