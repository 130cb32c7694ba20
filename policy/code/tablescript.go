package code

import "strings"

// scriptTable says what the calls of JavaScript do: Node.js 22 (fs,
// child_process, net, vm, process, module), Deno 2 and Bun 1 references, and the
// manuals of fs-extra, rimraf, del, execa, shelljs, zx, axios, got.
var scriptTable = []row{
	{DeletesTree, "0", nil, "fs.remove fs.removeSync fs.emptyDir fs.emptyDirSync rimraf rimraf.sync rimraf.rimraf " +
		"rimraf.rimrafSync rimraf.native rimraf.manual del del.sync del.deleteSync del.deleteAsync trash " +
		"?.rimrafSync ?.removeSync ?.emptyDirSync ?.rimraf"},
	{DeletesTree, "", remover, "Deno.remove Deno.removeSync"},
	{Writes, "0", nil, "fs.createWriteStream fs.WriteStream new:fs.WriteStream v8.writeHeapSnapshot " +
		"fs.FileWriteStream new:fs.FileWriteStream fs.outputFile fs.outputFileSync fs.outputJson fs.outputJsonSync " +
		"fs.writeJson fs.writeJsonSync fs.writeJSON fs.writeJSONSync fs.ensureFile fs.ensureFileSync " +
		"Deno.writeTextFile Deno.writeTextFileSync Deno.writeFile Deno.writeFileSync Deno.create Deno.createSync " +
		"Bun.write Deno.truncate Deno.truncateSync write-file-atomic write-file-atomic.sync"},
	{Makes, "0", nil, "fs.ensureDir fs.ensureDirSync fs.mkdirp fs.mkdirpSync fs.mkdirs fs.mkdirsSync Deno.mkdir " +
		"Deno.mkdirSync mkdirp mkdirp.sync"},
	{Moves, "0 1", nil, "fs.move fs.moveSync Deno.rename Deno.renameSync"},
	{Copies, "0 1", nil, "fs.copy fs.copySync Deno.copyFile Deno.copyFileSync"},
	{Links, "0 1", nil, "Deno.symlink Deno.symlinkSync Deno.link Deno.linkSync fs.ensureSymlink " +
		"fs.ensureSymlinkSync fs.ensureLink fs.ensureLinkSync"},
	{Mode, "0", nil, "Deno.chmod Deno.chmodSync Deno.chown Deno.chownSync"},
	{Reads, "0", nil, "fs.createReadStream fs.readJson fs.readJsonSync fs.readJSON fs.readJSONSync " +
		"Deno.readTextFile Deno.readTextFileSync Deno.readFile Deno.readFileSync Bun.file"},
	{Lists, "0", nil, "Deno.readDir Deno.readDirSync fs.watch fs.watchFile Bun.Glob().scan Bun.Glob().scanSync"},
	{none, "", globs(vString), "glob glob.glob glob.sync glob.globSync fast-glob fast-glob.sync fast-glob.globSync " +
		"globby globby.globby globby.globbySync fs.glob fs.globSync tinyglobby.glob tinyglobby.globSync"},
	{Writes, "", opener(0, 1), "Deno.open Deno.openSync"},
	{Enters, "0", nil, "process.chdir Deno.chdir shelljs.cd zx.cd"},

	{RunsShell, "", nodeExec, "child_process.exec child_process.execSync ?.execSync"},
	{Runs, "", nodeSpawn, "child_process.spawn child_process.spawnSync child_process.execFile " +
		"child_process.execFileSync ?.spawnSync ?.execFileSync execa execa.execa execa.execaSync execa.sync " +
		"execa.execaNode cross-spawn cross-spawn.sync cross-spawn.spawn Bun.spawn Bun.spawnSync Deno.run tinyexec.x " +
		"tinyexec.exec"},
	{Runs, "", denoCommand, "new:Deno.Command Deno.Command"},
	{Runs, "", nodeFork, "child_process.fork"},
	{RunsShell, "0", nil, "execa.execaCommand execa.execaCommandSync execa.command execa.commandSync shelljs.exec " +
		"?.execaCommand ?.execaCommandSync `$ `$() `$.sync() `zx.$ `zx.$() `Bun.$ `bun.$ `execa.$ `execa " +
		"`execa.execa `dax.$ `$.sync"},
	{Runs, "0", nil, "open open.default opn"},
	{DeletesTree, "", shellRemove, "shelljs.rm"},
	{Moves, "0 1", nil, "shelljs.mv"},
	{Copies, "0 1", nil, "shelljs.cp"},
	{Makes, "*", nil, "shelljs.mkdir"},
	{Edits, "*", nil, "shelljs.touch shelljs.sed"},
	{Mode, "1", nil, "shelljs.chmod"},
	{Links, "*", nil, "shelljs.ln"},
	{Reads, "*", nil, "shelljs.cat shelljs.grep"},
	{Lists, "*", nil, "shelljs.ls shelljs.find"},
	{Signals, "0 1", nil, "process.kill process._kill Deno.kill"},

	{Network, "0", nil, "fetch http.get http.request https.get https.request http2.connect " +
		"dgram.createSocket().send dgram.createSocket().connect axios axios.get axios.post axios.put axios.patch " +
		"axios.delete axios.head axios.request axios.default got got.get got.post got.put got.stream node-fetch " +
		"undici.fetch undici.request undici.stream superagent.get superagent.post needle needle.get request " +
		"request.get request.post ky ky.get ky.post new:ws new:ws.WebSocket new:WebSocket new:EventSource " +
		"new:XMLHttpRequest navigator.sendBeacon Deno.connect Deno.connectTls Deno.resolveDns dns.lookup " +
		"dns.resolve dns.resolve4 dns.resolveTxt dns.promises.lookup dns.promises.resolve dns.promises.resolve4 " +
		"dns.promises.resolveTxt nodemailer.createTransport importScripts axios.create().get axios.create().post " +
		"new:net.Socket().connect"},

	{Network, "", netConnect, "net.Socket().connect tls.TLSSocket().connect new:tls.TLSSocket().connect net.connect " +
		"net.createConnection tls.connect"},
	{Opaque, "", evaluate, "eval vm.runInThisContext vm.runInNewContext vm.runInContext new:vm.Script vm.Script " +
		"vm.compileFunction module._compile ?._compile ?.runInThisContext ?.runInNewContext"},
	{Opaque, "", evaluateFunction, "Function new:Function"},
	{none, "", dangerousCode, "?.constructor this.constructor new:this.constructor"},
	{none, "", timer, "setTimeout setInterval"},
	{Opaque, "", nil, "process.binding process._linkedBinding child_process.ChildProcess " +
		"new:child_process.ChildProcess fs.ftruncate fs.ftruncateSync cluster.setupPrimary cluster.setupMaster " +
		"http.Agent().createConnection new:http.Agent().createConnection new:https.Agent().createConnection " +
		"process.dlopen module._load module.Module._load WebAssembly.instantiate WebAssembly.compile " +
		"WebAssembly.instantiateStreaming new:WebAssembly.Module new:WebAssembly.Instance Deno.dlopen " +
		"bun:ffi.dlopen ffi-napi.* koffi.* inspector.* v8.deserialize v8.setFlagsFromString AsyncFunction " +
		"GeneratorFunction new:AsyncFunction process.mainModule.constructor._load"},
	{Opaque, "", loader, "require import module.require require.main.require process.mainModule.require " +
		"process.getBuiltinModule jest.requireActual"},
	{Opaque, "", loaderFrom, "module.createRequire module.createRequireFromPath"},
	{Network, "", nil, "aws-sdk.* @aws-sdk.* @google-cloud.* @azure.* stripe.* twilio.* @slack.* @octokit.* " +
		"playwright.* isomorphic-git.push isomorphic-git.clone isomorphic-git.fetch isomorphic-git.pull"},
	{Network, "0", nil, "mongodb.MongoClient.connect new:mongodb.MongoClient"},
	{SQL, "", dropsData, "?.flushall ?.flushAll ?.flushdb ?.flushDb ?.dropDatabase ?.deleteBucket"},
	{Reads, "", readsOf("~/.local/share/keyrings/x"), "keytar.getPassword keytar.findPassword keytar.findCredentials"},
	{Opaque, "", nil, "simple-git simple-git.simpleGit simple-git.default node-serialize.unserialize " +
		"serialize-to-js.deserialize vm2.* isolated-vm.* ts-node.register @swc-node.register.* jest.run jest.runCLI " +
		"npm.commands.* zx.within"},
	{Opaque, "", templated("<%"), "ejs.render ejs.compile lodash.template underscore.template eta.render"},
	{Opaque, "", templated("- = #{ !{ each if"), "pug.render pug.compile jade.render"},
	{Opaque, "", templated("constructor __ range"), "nunjucks.renderString nunjucks.compile swig.render"},
	{Writes, "1", nil, "decompress ?.extractEntryTo"},
	{Writes, "0", nil, "?.extractAllTo ?.extractAllToAsync"},
	{none, "", optionWrites("outfile outdir"), "esbuild.build esbuild.buildSync"},
	{none, "", optionWrites("cwd C"), "tar.x tar.extract"},
	{RunsInput, "", nil, "repl.start new:repl.REPLServer repl.REPLServer new:repl.Recoverable"},
	{Opaque, "", nil, "vm.SourceTextModule new:vm.SourceTextModule vm.SyntheticModule new:vm.SyntheticModule " +
		"module.runMain module.registerHooks module.register module._extensions require.extensions " +
		"module.syncBuiltinESMExports module.enableCompileCache module._resolveFilename module._findPath " +
		"process.setuid process.setgid process.seteuid process.setegid process.initgroups process.setgroups " +
		"Bun.plugin v8.startupSnapshot.*"},
	{RunsFile, "", scriptFiles, "node:test.run test.run"},
	{Edits, "", database,
		"new:sqlite.DatabaseSync sqlite.DatabaseSync new:better-sqlite3 better-sqlite3 new:bun:sqlite.Database"},
	{Searches, "*", nil, "module.paths.push module.paths.unshift module.globalPaths.push module.globalPaths.unshift " +
		"require.main.paths.push require.main.paths.unshift"},
	{Opaque, "", worker, "new:worker_threads.Worker new:Worker cluster.fork"},
	{none, "", assigns, "Object.assign Object.defineProperty Object.defineProperties Reflect.set"},
	{Opaque, "", reflectGet, "Reflect.get"},
	{Opaque, "", reflectApply, "Reflect.apply Reflect.construct"},
	{none, "", applied(1, false), "Name().call"},
	{none, "", applied(1, true), "Name().apply"},
	{none, "", bound(1), "Name().bind"},
	{none, "", then, "Name().then"},
	{none, "", bound(0), "util.promisify"},
	{none, "", over, "List().forEach List().map List().filter List().some List().every List().find List().flatMap"},

	{none, "", environmentMember, "process.env[] Bun.env[]"},
	{SetsEnvironment, "0 1", nil, "Deno.env.set"},
	{Environment, "", nil, "process.env import.meta.env Deno.env.toObject Bun.env process.report.getReport " +
		"process.report.writeReport dotenv.config().parsed dotenv.configDotenv().parsed dotenv.config().parsed.* " +
		"dotenv.configDotenv().parsed.* process.report.triggerReport"},
	{Environment, "0", nil, "Deno.env.get"},

	{none, "", joins(vString, false), "path.join path.posix.join upath.join"},
	{none, "", joins(vString, true), "path.resolve path.posix.resolve"},
	{none, "", samePath,
		"path.normalize fs.realpathSync fs.promises.realpath fs.realpath url.fileURLToPath url.pathToFileURL"},
	{none, "", newURL, "new:URL"},
	{none, "", sameText, "String String().toString String().valueOf"},
	{none, "", upward, "path.dirname path.posix.dirname"},
	{none, "", lastPart, "path.basename"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "process.cwd Deno.cwd"},
	{none, "", gives(value{kind: vString, text: "~", known: true, source: Home}), "os.homedir"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "os.tmpdir"},
	{none, "", madeAnew("0=prefix"),
		"fs.mkdtempSync fs.mkdtemp fs.promises.mkdtemp fs.mkdtempDisposableSync fs.promises.mkdtempDisposable"},
	{none, "", madeAnew("=dir =prefix"),
		"Deno.makeTempDir Deno.makeTempDirSync Deno.makeTempFile Deno.makeTempFileSync"},
	{none, "", temporaryFile("dir tmpdir name template"), "tmp.fileSync tmp.file tmp.tmpName tmp.tmpNameSync " +
		"tmp.dir tmp.dirSync tmp-promise.file tmp-promise.dir tmp.withFile tmp.withDir temp.open temp.openSync " +
		"temp.mkdir temp.mkdirSync"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}),
		"tmp.dirSync().name tempy.directory tempy.temporaryDirectory"},
	{none, "", characters, "String.fromCharCode String.fromCodePoint"},
	{none, "", decodes, "Buffer.from new:Buffer unescape decodeURIComponent decodeURI atob TextDecoder().decode " +
		"new:TextDecoder().decode util.TextDecoder().decode new:util.TextDecoder().decode new:Uint8Array " +
		"Uint8Array.from Number().toString String().replace String().replaceAll String().toLowerCase " +
		"String().toUpperCase String().toLocaleLowerCase String().toLocaleUpperCase String().slice " +
		"String().substring String().substr String().trim String().at String().charAt String().normalize " +
		"zlib.inflateSync zlib.gunzipSync zlib.unzipSync zlib.brotliDecompressSync zlib.inflateRawSync " +
		"querystring.unescape"},
	{none, "", changedList, "List().reverse List().toReversed List().sort List().toSorted"},
	{none, "", splitScript, "String().split"},
	{none, "", joinList, "List().join"},
	{none, "", concatText, "String().concat"},
	{none, "", statement(false), "?.query ?.exec ?.execute ?.prepare ?.raw ?.$executeRawUnsafe ?.$queryRawUnsafe"},
}

// nodeFiles are the functions of fs, of which each stands there as it is, with
// Sync, and in fs.promises (Node.js 22, fs).
var nodeFiles = []row{
	{Deletes, "0", nil, "unlink"},
	{DeletesTree, "", remover, "rm rmdir"},
	{Writes, "0", nil, "writeFile truncate"},
	{Appends, "", appender, "appendFile"},
	{Moves, "0 1", nil, "rename"},
	{Copies, "0 1", nil, "copyFile cp"},
	{Links, "0 1", nil, "symlink link"},
	{Mode, "0", nil, "chmod chown lchown lchmod"},
	{Edits, "0", nil, "utimes"},
	{Makes, "0", nil, "mkdir"},
	{Reads, "0", nil, "readFile readlink"},
	{Lists, "0", nil, "readdir opendir"},
	{Writes, "", opener(0, 1), "open"},
}

func scriptBook() *book {
	rows := scriptTable
	for _, line := range nodeFiles {
		var names []string
		for _, n := range strings.Fields(line.names) {
			names = append(names, "fs."+n, "fs."+n+"Sync", "fs.promises."+n)
			if n != "open" && n != "mkdir" && n != "readdir" {
				names = append(names, "?."+n+"Sync")
			}
			if n == "unlink" || n == "rmdir" || n == "writeFile" || n == "appendFile" || n == "copyFile" {
				names = append(names, "?."+n)
			}
		}
		line.names = strings.Join(names, " ")
		rows = append(rows[:len(rows):len(rows)], line)
	}
	b := newBook(append(rows[:len(rows):len(rows)], scriptLibraries...))
	b.members = true
	b.prefixes = [][2]string{
		{"globalThis.", ""}, {"global.", ""}, {"window.", ""}, {"self.", ""}, {"node:", ""}, {"graceful-fs", "fs"},
		{"fs-extra", "fs"}, {"memfs.", "fs."}, {"this.eval", "eval"}, {"this.Function", "Function"},
		{"this.process.", "process."}, {"this.require", "require"}, {"shell.", "shelljs."},
		{"process.mainModule.require()", "require"}, {"promises.", "fs.promises."}, {"fsPromises.", "fs.promises."},
		{"Module.", "module."}, {"process.process.", "process."}, {"globalThis()", "globalThis"},
	}
	set(b.dangerous, "fs fs.promises child_process vm module process require globalThis global window shelljs "+
		"worker_threads Deno Bun Reflect")
	set(b.modules, "globalThis global window self process require module Reflect this fs child_process")
	for _, m := range []string{"this", "Object", "Math", "JSON", "Array", "String", "Number", "console", "path", "url",
		"axios", "util", "List()", "String()", "Name()", "process.env", "import.meta.env", "glob", "dns", "http",
		"https", "got", "jest", "os"} {
		delete(b.modules, m)
	}
	set(b.environment, "process.env Bun.env import.meta.env")
	set(b.holding, "process process.report dotenv.config() dotenv.configDotenv() dotenv.default.config() "+
		"dotenv-safe.config() dotenv-flow.config() dotenv-expand.expand() dotenv-defaults.config() "+
		"dotenv-extended.load() custom-env.env() env-cmd.GetEnvVars() @next.env.loadEnvConfig()")
	set(b.external, "open opn del trash request got needle ky glob execa rimraf axios ws globby mkdirp cross-spawn "+
		"tinyexec tmp tempy glob ffi-napi koffi inspector rc npm-conf registry-auth-token")
	set(b.pure, "console.log console.error console.dir console.table JSON.stringify Array.isArray Object.keys "+
		"List().indexOf List().includes List().slice List().concat List().length jest.spyOn vi.spyOn sinon.stub "+
		"sinon.spy sinon.replace jest.mocked vi.mocked assert.ok expect jest.replaceProperty t.mock.method mock.method")
	b.constants["$"] = func() value { return named("$") } // zx: what runs a template as a shell line
	b.constants["process.execPath"] = func() value {
		return value{kind: vString, text: "node", known: true, source: Interpreter}
	}
	b.constants["process.argv0"] = b.constants["process.execPath"]
	b.constants["__filename"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["import.meta.url"] = b.constants["__filename"]
	b.constants["import.meta.filename"] = b.constants["__filename"]
	b.constants["__dirname"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["import.meta.dirname"] = b.constants["__dirname"]
	b.constants["import.meta.dir"] = b.constants["__dirname"]
	b.constants["path.sep"] = func() value { return text("/") }
	b.constants["os.EOL"] = func() value { return text("\n") }
	b.constants["os.devNull"] = func() value { return text("/dev/null") }
	return b
}
