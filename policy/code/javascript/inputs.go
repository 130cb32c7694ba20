package javascript

import "guard/policy/code/call"

// inputs are what the programs read that calls of JavaScript start: by a pipe, unless the call waits for the program
// (Node.js 22, child_process; execa 9; Deno 2; Bun 1).
var inputs = []call.Input{
	{Names: "*", Text: "=input", Stream: "=stdin =stdio =inputFile"},
	{Names: "child_process.exec child_process.spawn child_process.execFile execa execa.execa execa.execaNode " +
		"cross-spawn cross-spawn.spawn tinyexec.x tinyexec.exec nano-spawn nano-spawn.default spawndamnit " +
		"spawn-please @npmcli.promise-spawn execa.execaCommand execa.command ?.execaCommand shelljs.exec " +
		"`$ `$() `zx.$ `zx.$() `execa.$ `execa.$() `execa `execa.execa `execa() `execa.execa() `execa.execaSync() " +
		"execa().pipe execa.execa().pipe `execa().pipe `execa.execa().pipe " +
		"`dax.$ `dax-sh `dax-sh() `@david.dax `dax shelljs.cat().exec shelljs.echo().exec shelljs.grep().exec " +
		"shelljs.sed().exec shelljs.head().exec shelljs.tail().exec shelljs.sort().exec shelljs.uniq().exec " +
		"shelljs.ls().exec shelljs.find().exec shelljs.exec().exec",
		Text: "=input", Stream: "=stdin =stdio =inputFile", Piped: true},
}
