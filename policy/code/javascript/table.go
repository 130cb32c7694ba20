package javascript

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the calls of JavaScript do, after the references of Node.js 22 (fs, child_process, net, vm,
// process, module), Deno 2 and Bun 1, and the manuals of fs-extra, rimraf, del, execa, shelljs, zx, axios, got and
// Cypress 13.
var table = []row{
	{code.DeletesTree, "0", nil, "fs.remove fs.removeSync fs.emptyDir fs.emptyDirSync ?.removeSync ?.emptyDirSync"},
	{code.DeletesTree, "", remover, "Deno.remove Deno.removeSync"},
	{code.Writes, "0", nil, "fs.createWriteStream fs.WriteStream new:fs.WriteStream v8.writeHeapSnapshot " +
		"fs.FileWriteStream new:fs.FileWriteStream fs.outputFile fs.outputFileSync fs.outputJson fs.outputJsonSync " +
		"fs.writeJson fs.writeJsonSync fs.writeJSON fs.writeJSONSync " +
		"Deno.writeTextFile Deno.writeTextFileSync Deno.writeFile Deno.writeFileSync Deno.create Deno.createSync " +
		"Bun.write Deno.truncate Deno.truncateSync write-file-atomic write-file-atomic.sync"},
	{code.Appends, "0", nil, "fs.ensureFile fs.ensureFileSync fs.createFile fs.createFileSync"},
	{code.Makes, "0", nil, "fs.ensureDir fs.ensureDirSync fs.mkdirp fs.mkdirpSync fs.mkdirs fs.mkdirsSync Deno.mkdir " +
		"Deno.mkdirSync mkdirp mkdirp.sync"},
	{code.Moves, "0 1", nil, "fs.move fs.moveSync Deno.rename Deno.renameSync"},
	{code.Copies, "0 1", nil, "Deno.copyFile Deno.copyFileSync"},
	{code.Links, "0 1", nil, "Deno.symlink Deno.symlinkSync Deno.link Deno.linkSync fs.ensureSymlink " +
		"fs.ensureSymlinkSync fs.ensureLink fs.ensureLinkSync"},
	{code.Mode, "0", nil, "Deno.chmod Deno.chmodSync Deno.chown Deno.chownSync"},
	{code.Reads, "0", nil, "fs.createReadStream fs.readJson fs.readJsonSync fs.readJSON fs.readJSONSync " +
		"Deno.readTextFile Deno.readTextFileSync Deno.readFile Deno.readFileSync"},
	{code.Reads, "", bunFile, "Bun.file bun.file"},
	{call.None, "", ofBunFile(code.Deletes), "Bun.file().delete Bun.file().unlink"},
	{call.None, "", ofBunFile(code.Deletes), "Bun.file().writer Bun.file().write"},
	{code.Lists, "0", nil, "Deno.readDir Deno.readDirSync fs.watch fs.watchFile"},
	{call.None, "", bunScans, "Bun.Glob().scan Bun.Glob().scanSync bun.Glob().scan bun.Glob().scanSync"},
	{call.None, "", library.Globs(value.String), "glob glob.glob glob.sync glob.globSync fast-glob fast-glob.sync " +
		"fast-glob.globSync globby globby.sync globby.globby globby.globbySync fs.glob fs.globSync " +
		"fs.promises.glob tinyglobby.glob " +
		"tinyglobby.globSync"},
	{code.Writes, "", denoOpens, "Deno.open Deno.openSync"},
	{code.Enters, "0", nil, "$.cwd= zx.$.cwd="},
	{call.None, "", templateOptions, "$ zx.$ execa.$ dax.$ dax"},
	{code.Enters, "0", nil, "process.chdir Deno.chdir shelljs.cd zx.cd"},

	{code.RunsShell, "", nodeExec, "child_process.exec child_process.execSync ?.execSync"},
	{code.Runs, "", nodeSpawn, "child_process.spawn child_process.spawnSync child_process.execFile " +
		"child_process.execFileSync ?.spawnSync ?.execFileSync execa execa.execa execa.execaSync execa.sync " +
		"execa.execaNode execa().pipe execa.execa().pipe " +
		"cross-spawn cross-spawn.sync cross-spawn.spawn Bun.spawn Bun.spawnSync Deno.run tinyexec.x " +
		"tinyexec.exec"},
	{code.Runs, "", library.ExecVector(0), "process.execve"},
	{code.Runs, "", denoCommand, "new:Deno.Command Deno.Command"},
	{code.Runs, "", nodeFork, "child_process.fork"},
	{code.RunsShell, "0", nil, "execa.execaCommand execa.execaCommandSync execa.command execa.commandSync " +
		"shelljs.exec ?.execaCommand ?.execaCommandSync `$ `$() `$.sync() `zx.$ `zx.$() `Bun.$ `bun.$ `execa.$ " +
		"`execa `execa.execa `execa() `execa.execa() `execa.execaSync `execa.execaSync() `execa().pipe " +
		"`execa.execa().pipe `dax.$ `$.sync"},
	{code.RunsShell, "0", nil, "shelljs.cat().exec shelljs.echo().exec shelljs.grep().exec shelljs.sed().exec " +
		"shelljs.head().exec shelljs.tail().exec shelljs.sort().exec shelljs.uniq().exec shelljs.ls().exec " +
		"shelljs.find().exec shelljs.exec().exec"},
	{code.Runs, "0", nil, "open open.default opn"},
	{code.RunsShell, "0", nil, "cy.exec"},
	{code.Writes, "", cypressWrites, "cy.writeFile"},
	{code.Reads, "0", nil, "cy.readFile"},
	{code.Network, "", cypressRequest, "cy.request"},
	{code.RunsShell, "", runsEach, "concurrently concurrently.default concurrently.concurrently"},
	{code.RunsShell, "", restarts, "nodemon"},
	{code.Deletes, "0", nil, "typescript.sys.deleteFile ts.sys.deleteFile"},
	{code.Writes, "0", nil, "typescript.sys.writeFile ts.sys.writeFile"},
	{code.Network, "0", nil, "jsdom.JSDOM.fromURL JSDOM.fromURL lighthouse lighthouse.default"},
	{code.DeletesTree, "", shellRemove, "shelljs.rm"},
	{code.Moves, "0 1", nil, "shelljs.mv"},
	{code.Copies, "0 1", nil, "shelljs.cp"},
	{code.Makes, "*", nil, "shelljs.mkdir"},
	{code.Edits, "*", nil, "shelljs.touch shelljs.sed"},
	{code.Mode, "1", nil, "shelljs.chmod"},
	{code.Links, "*", nil, "shelljs.ln"},
	{code.Reads, "*", nil, "shelljs.cat shelljs.grep"},
	{code.Lists, "*", nil, "shelljs.ls shelljs.find"},
	{code.Signals, "0 1", nil, "process.kill process._kill Deno.kill"},

	{code.Network, "0", nil, "fetch http.get http.request https.get https.request http2.connect " +
		"dgram.createSocket().send dgram.createSocket().connect axios axios.get axios.post axios.put axios.patch " +
		"axios.delete axios.head axios.request axios.default got got.get got.post got.put got.stream node-fetch " +
		"undici.fetch undici.request undici.stream superagent.get superagent.post needle needle.get request " +
		"request.get request.post ky ky.get ky.post new:ws new:ws.WebSocket new:WebSocket new:EventSource " +
		"new:XMLHttpRequest navigator.sendBeacon Deno.connect Deno.connectTls Deno.resolveDns " +
		"Bun.dns.lookup Bun.dns.prefetch bun.dns.lookup bun.dns.prefetch dns.* dns.promises.* " +
		"dns.Resolver().* dns.promises.Resolver().* " +
		"new:dns.Resolver().* new:dns.promises.Resolver().* " +
		"nodemailer.createTransport importScripts " +
		"new:net.Socket().connect"},

	{code.Network, "", netConnect, "net.Socket().connect tls.TLSSocket().connect new:tls.TLSSocket().connect " +
		"net.connect net.createConnection tls.connect"},
	{code.Opaque, "", library.Evaluate, "eval vm.runInThisContext vm.runInNewContext vm.runInContext new:vm.Script " +
		"vm.Script vm.compileFunction module._compile ?._compile ?.runInThisContext ?.runInNewContext"},
	{code.Opaque, "", evaluateFunction, "Function new:Function"},
	{call.None, "", dangerousCode, "?.constructor this.constructor new:this.constructor"},
	{call.None, "", timer, "setTimeout setInterval"},
	{code.Opaque, "", nil, "process.binding process._linkedBinding child_process.ChildProcess " +
		"new:child_process.ChildProcess fs.ftruncate fs.ftruncateSync cluster.setupPrimary cluster.setupMaster " +
		"http.Agent().createConnection new:http.Agent().createConnection new:https.Agent().createConnection " +
		"process.dlopen crypto.setEngine module._load " +
		"module.Module._load WebAssembly.instantiate WebAssembly.compile " +
		"WebAssembly.instantiateStreaming new:WebAssembly.Module new:WebAssembly.Instance Deno.dlopen bun:ffi.dlopen " +
		"ffi-napi.* koffi.* inspector.* v8.deserialize v8.setFlagsFromString AsyncFunction GeneratorFunction " +
		"new:AsyncFunction process.mainModule.constructor._load"},
	{code.Opaque, "", library.Loader, "require import module.require require.main.require process.mainModule.require " +
		"process.getBuiltinModule jest.requireActual"},
	{code.Opaque, "", loaderFrom, "module.createRequire module.createRequireFromPath"},
	{code.Network, "", nil, "aws-sdk.* @aws-sdk.* @google-cloud.* @azure.* stripe.* twilio.* @slack.* @octokit.* " +
		"playwright.* isomorphic-git.push isomorphic-git.clone isomorphic-git.fetch isomorphic-git.pull"},
	{code.SQL, "", library.DropsData, "?.flushall ?.flushAll ?.flushdb ?.flushDb ?.dropDatabase ?.deleteBucket"},
	{code.Reads, "", library.ReadsOf("~/.local/share/keyrings/x"), "keytar.getPassword keytar.findPassword " +
		"keytar.findCredentials @napi-rs.keyring.Entry().getPassword @napi-rs.keyring.findCredentials"},
	{code.Opaque, "", nil, "simple-git simple-git.simpleGit simple-git.default node-serialize.unserialize " +
		"serialize-to-js.deserialize vm2.* isolated-vm.* ts-node.register @swc-node.register.* jest.run jest.runCLI " +
		"npm.commands.* zx.within"},
	{code.Opaque, "", library.Templated("<%"), "ejs.render ejs.compile lodash.template underscore.template eta.render"},
	{code.Opaque, "", library.Templated("- = #{ !{ each if"), "pug.render pug.compile jade.render"},
	{code.Opaque, "", library.Templated("constructor __ range"), "nunjucks.renderString nunjucks.compile swig.render"},
	{code.Writes, "1", nil, "decompress ?.extractEntryTo"},
	{code.Writes, "0", nil, "?.extractAllTo ?.extractAllToAsync"},
	{call.None, "", library.OptionWrites("outfile outdir"), "esbuild.build esbuild.buildSync"},
	{code.Runs, "", untars, "tar.x tar.extract"},
	{code.RunsInput, "", nil, "repl.start new:repl.REPLServer repl.REPLServer new:repl.Recoverable"},
	{code.Opaque, "", nil, "vm.SourceTextModule new:vm.SourceTextModule vm.SyntheticModule new:vm.SyntheticModule " +
		"module.prototype.require " +
		"module.runMain module.registerHooks module.register module._extensions require.extensions " +
		"module.syncBuiltinESMExports module.enableCompileCache module._resolveFilename module._findPath " +
		"process.setuid process.setgid process.seteuid process.setegid process.initgroups process.setgroups " +
		"Bun.plugin v8.startupSnapshot.*"},
	{code.RunsFile, "", scriptFiles, "node:test.run test.run"},
	{code.Edits, "", library.Database,
		"new:sqlite.DatabaseSync sqlite.DatabaseSync new:better-sqlite3 better-sqlite3 new:bun:sqlite.Database"},
	{code.Searches, "*", nil, "module.paths.push module.paths.unshift module.globalPaths.push " +
		"module.globalPaths.unshift module.paths.splice module.globalPaths.splice require.main.paths.splice " +
		"require.main.paths.push require.main.paths.unshift"},
	{code.Opaque, "", worker, "new:worker_threads.Worker new:Worker cluster.fork"},
	{call.None, "", assigns, "Object.assign Object.defineProperty Object.defineProperties Reflect.set"},
	{code.Opaque, "", reflectGet, "Reflect.get"},
	{code.Opaque, "", reflectApply, "Reflect.apply Reflect.construct"},
	{call.None, "", library.Applied(1, false), "Name().call"},
	{call.None, "", library.Applied(1, true), "Name().apply"},
	{call.None, "", library.Bound(1), "Name().bind"},
	{call.None, "", then, "Name().then"},
	{call.None, "", library.Bound(0), "util.promisify"},
	{call.None, "", over, "List().forEach List().map List().filter List().some List().every List().find " +
		"List().flatMap"},

	{call.None, "", library.EnvironmentMember, "process.env[] Bun.env[] bun.env[]"},
	{code.SetsEnvironment, "0 1", nil, "Deno.env.set"},
	{code.Environment, "", nil, "process.env import.meta.env Deno.env.toObject Bun.env bun.env " +
		"process.report.getReport process.report.writeReport " +
		"dotenv.config().parsed dotenv.configDotenv().parsed dotenv.config().parsed.* " +
		"dotenv.configDotenv().parsed.* process.report.triggerReport"},
	{code.Environment, "0", nil, "Deno.env.get"},

	{call.None, "", library.Joins(value.String, false), "path.join path.posix.join upath.join"},
	{call.None, "", resolves, "path.resolve path.posix.resolve"},
	{call.None, "", library.SamePath,
		"path.normalize fs.realpathSync fs.promises.realpath fs.realpath url.fileURLToPath url.pathToFileURL"},
	{call.None, "", newURL, "new:URL"},
	{call.None, "", library.SameText, "String String().toString String().valueOf"},
	{call.None, "", library.Named(value.ACount), "Date.now performance.now Math.floor Math.round Math.random " +
		"parseInt Number"},
	{call.None, "", library.Named(value.AName), "new:Date().toISOString crypto.randomUUID"},
	{call.None, "", library.Upward, "path.dirname path.posix.dirname"},
	{call.None, "", library.LastPart, "path.basename"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "process.cwd Deno.cwd"},
	{call.None, "", library.Gives(value.TextFrom(code.Home, "~")),
		"os.homedir"},
	{call.None, "", library.Gives(value.From(code.TempDir)), "os.tmpdir"},
	{call.None, "", library.MadeAnew("0=prefix"),
		"fs.mkdtempSync fs.mkdtemp fs.promises.mkdtemp fs.mkdtempDisposableSync fs.promises.mkdtempDisposable"},
	{call.None, "", library.MadeAnew("=dir =prefix"),
		"Deno.makeTempDir Deno.makeTempDirSync Deno.makeTempFile Deno.makeTempFileSync"},
	{call.None, "", library.TemporaryFile("dir tmpdir name template"), "tmp.fileSync tmp.file tmp.tmpName " +
		"tmp.tmpNameSync tmp.dir tmp.dirSync tmp-promise.file tmp-promise.dir tmp.withFile tmp.withDir temp.open " +
		"temp.openSync temp.mkdir temp.mkdirSync"},
	{call.None, "", library.Gives(value.From(code.Fresh)),
		"tmp.dirSync().name tempy.directory tempy.temporaryDirectory"},
	{call.None, "", library.Characters, "String.fromCharCode String.fromCodePoint"},
	{call.None, "", library.Decodes, "Buffer.from new:Buffer unescape decodeURIComponent decodeURI atob " +
		"TextDecoder().decode new:TextDecoder().decode util.TextDecoder().decode new:util.TextDecoder().decode " +
		"new:Uint8Array Uint8Array.from Number().toString String().replace String().replaceAll String().toLowerCase " +
		"String().toUpperCase String().toLocaleLowerCase String().toLocaleUpperCase String().slice " +
		"String().substring String().substr String().trim String().at String().charAt String().normalize " +
		"zlib.inflateSync zlib.gunzipSync zlib.unzipSync zlib.brotliDecompressSync zlib.inflateRawSync " +
		"querystring.unescape"},
	{call.None, "", library.Reordered, "List().reverse List().toReversed List().sort List().toSorted"},
	{call.None, "", splitScript, "String().split"},
	{call.None, "", library.JoinList, "List().join"},
	{call.None, "", library.PartOfList, "List().slice"},
	{call.None, "", library.OneOfList, "List().at List().shift List().pop"},
	{call.None, "", concatText, "String().concat"},
	{call.None, "", library.SQL(false), "?.query ?.exec ?.execute ?.prepare ?.raw ?.$executeRawUnsafe " +
		"?.$queryRawUnsafe"},
}

// nodeFiles has the functions of fs. Each stands there under its own name, with Sync after it, and in fs.promises
// (Node.js 22, fs).
var nodeFiles = []row{
	{code.Deletes, "0", nil, "unlink"},
	{code.DeletesTree, "", remover, "rm rmdir"},
	{code.Writes, "0", nil, "writeFile truncate"},
	{code.Appends, "", appender, "appendFile"},
	{code.Moves, "0 1", nil, "rename"},
	{code.Copies, "0 1", nil, "copyFile"},
	{code.Links, "0 1", nil, "symlink link"},
	{code.Mode, "0", nil, "chmod chown lchown lchmod"},
	{code.Edits, "0", nil, "utimes"},
	{code.Makes, "0", nil, "mkdir"},
	{code.Reads, "0", nil, "readFile readlink"},
	{code.Lists, "0", library.Entries(false), "readdir"},
	{code.Lists, "0", library.Entries(true), "opendir"},
	{code.Writes, "", library.Opener(0, 1), "open"},
}

// Book returns what is known of JavaScript.
func Book() *call.Book {
	rows := table
	for _, line := range nodeFiles {
		var names []string
		for _, n := range strings.Fields(line.Names) {
			names = append(names, "fs."+n, "fs."+n+"Sync", "fs.promises."+n)
			if n != "open" && n != "mkdir" && n != "readdir" {
				names = append(names, "?."+n+"Sync")
			}
			if n == "unlink" || n == "rmdir" || n == "writeFile" || n == "appendFile" || n == "copyFile" {
				names = append(names, "?."+n)
			}
		}
		line.Names = strings.Join(names, " ")
		rows = append(rows[:len(rows):len(rows)], line)
	}
	b := call.NewBook(slices.Concat(rows, libraries, fileLibraries, storeLibraries, services, dataLibraries))
	b.Members = true
	b.Prefixes = [][2]string{
		{"globalThis.", ""}, {"global.", ""}, {"window.", ""}, {"self.", ""}, {"node:", ""}, {"graceful-fs", "fs"},
		{"fs-extra", "fs"}, {"memfs.", "fs."}, {"this.eval", "eval"}, {"this.Function", "Function"},
		{"this.process.", "process."}, {"this.require", "require"}, {"shell.", "shelljs."},
		{"process.mainModule.require()", "require"}, {"promises.", "fs.promises."}, {"fsPromises.", "fs.promises."},
		{"Module.", "module."}, {"process.process.", "process."}, {"globalThis()", "globalThis"},
	}
	call.Mark(b.Globals, "process Bun Deno global globalThis")
	call.Mark(b.Dangerous, "fs fs.promises child_process vm module process require globalThis global window shelljs "+
		"worker_threads Deno Bun Reflect")
	call.Mark(b.Modules, "globalThis global window self process require module Reflect this fs child_process")
	for _, m := range []string{"this", "Object", "Math", "JSON", "Array", "String", "Number", "console", "path", "url",
		"axios", "util", "List()", "String()", "Name()", "process.env", "import.meta.env", "glob", "dns", "http",
		"https", "got", "jest", "os"} {
		delete(b.Modules, m)
	}
	b.Feeds(inputs)
	call.Mark(b.Tame, tame)
	call.Mark(b.Known, known)
	call.Mark(b.Searches, "module.paths module.globalPaths require.main.paths")
	call.Mark(b.Environment, "process.env Bun.env bun.env import.meta.env")
	b.Arguments["process.argv"], b.Arguments["Bun.argv"], b.Arguments["Deno.args"] = 2, 2, 0
	b.UpdatesRows = updatesRows
	call.Mark(b.HoldsEnvironment, "process process.report dotenv.config() dotenv.configDotenv() "+
		"dotenv.default.config() "+
		"dotenv-safe.config() dotenv-flow.config() dotenv-expand.expand() dotenv-defaults.config() "+
		"dotenv-extended.load() custom-env.env() env-cmd.GetEnvVars() @next.env.loadEnvConfig()")
	call.Mark(b.External, "open opn del trash request got needle ky glob execa rimraf axios ws globby mkdirp "+
		"cross-spawn "+
		"tinyexec tmp tempy glob ffi-napi koffi rc npm-conf registry-auth-token")
	call.Mark(b.Pure, "console.log console.error console.dir console.table JSON.stringify Array.isArray Object.keys "+
		"List().indexOf List().includes List().slice List().concat List().length jest.spyOn vi.spyOn sinon.stub "+
		"sinon.spy sinon.replace jest.mocked vi.mocked assert.ok expect jest.replaceProperty t.mock.method mock.method")
	// $ is the function of zx that runs a template as a line of the shell
	b.Constants["$"] = func() value.Value { return value.Named("$") }
	b.Constants["process.execPath"] = func() value.Value { return value.TextFrom(code.Interpreter, "node") }
	b.Constants["process.argv0"] = b.Constants["process.execPath"]
	b.Constants["__filename"] = func() value.Value { return value.From(code.ScriptFile) }
	b.Constants["import.meta.url"] = b.Constants["__filename"]
	b.Constants["import.meta.filename"] = b.Constants["__filename"]
	b.Constants["__dirname"] = func() value.Value { return value.From(code.Script) }
	b.Constants["import.meta.dirname"] = b.Constants["__dirname"]
	b.Constants["import.meta.dir"] = b.Constants["__dirname"]
	b.Constants["os.userInfo().homedir"] = func() value.Value { return value.TextFrom(code.Home, "~") }
	b.Constants["path.sep"] = func() value.Value { return value.Text("/") }
	b.Constants["os.EOL"] = func() value.Value { return value.Text("\n") }
	b.Constants["os.devNull"] = func() value.Value { return value.Text("/dev/null") }
	return b
}
