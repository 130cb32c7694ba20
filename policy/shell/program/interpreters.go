package program

// interpreters: languages that run a file, a word or their input as code.
var interpreters = []Entry{
	{
		Name:   "python python3 python2 pypy pypy3 py",
		Source: "python(1), Python 3.13",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-bBdEhiIOPqRsSuvx
			-c=:code+rest
			-m=:rest
			-W,-X=
			--check-hash-based-pycs=
			--help-env:info
			--help-xoptions:info
			--help-all:info
			-V:info
		`,
		Subs: []Entry{
			{
				Name: "-m:pytest -m:unittest -m:nose -m:tox -m:nox -m:mypy -m:ruff -m:flake8 -m:pylint " +
					"-m:pyflakes -m:coverage -m:build -m:compileall -m:py_compile -m:black -m:isort -m:sphinx " +
					"-m:mkdocs -m:doctest -m:pyright",
				Level: medium, Operands: "text...", Options: `-*`,
			},
			{
				Name: "-m:trace -m:cProfile -m:profile", Level: medium, Operands: "text...",
				Options: `
					-*
					-o,--outfile=:write
					-f,--file=:write
					-C,--coverdir=:make
					-s,--sort=
				`,
			},
			{
				Name: "-m:json.tool -m:tokenize -m:ast -m:dis -m:tabnanny -m:calendar -m:platform -m:site " +
					"-m:sysconfig -m:this",
				Level: low, Operands: "read write",
				Options: `
					--sort-keys --no-ensure-ascii --json-lines
					--indent=
					--tab --no-indent --compact -e
					-m=
					-w=
					-l -p -b
					-k=
				`,
			},
			{
				Name: "-m:venv -m:virtualenv", Level: medium, Operands: "writedir...",
				Options: `
					--system-site-packages --symlinks --copies --clear --upgrade --without-pip
					--prompt=
					--upgrade-deps:installs
					-p=
					--python=
				`,
			},
			{Name: "-m:pip", Options: pipOptions, Subs: pipCommands},
			{
				Name: "-m:ensurepip -m:pipx -m:pipenv -m:poetry -m:uv", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "-m:http.server -m:SimpleHTTPServer -m:pyftpdlib", Level: high, Categories: network,
				Says: "{0} serves the folder to the network", Operands: "text...",
				Options: `
					-b=
					--bind=
					-d=:look
					--directory=:look
					--cgi
					-p=
					--protocol=
				`,
			},
			{
				Name: "-m:timeit", Level: medium, Operands: "code...",
				Options: `
					-n=
					-r=
					-s=:code
					-p
					-u=
					-v
					--number=
					--repeat=
					--setup=:code
				`,
			},
			{Name: "-m:smtplib -m:smtpd", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "-m:twine -m:flit", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "check build --version", Level: medium, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "-m:zipfile -m:tarfile", Level: medium, Categories: overwrites, Operands: "make...",
				Options: `
					-l,-t,--list,--test=:read+list
					-e,--extract=:read
					-c,--create=:write
					-v --verbose
					--metadata-encoding=
					--filter=
				`,
			},
			{
				Name: "-m:gzip", Level: medium, Categories: overwrites, Operands: "edit...",
				Options: `-d --best --fast --decompress`,
			},
			{
				Name: "-m:pydoc -m:inspect", Level: medium, Categories: executes, Operands: "script text...",
				Options: `
					-*
					-p,-n=:network
					-b:network
					-o=:write
					-k=
				`,
			},
			{
				Name:  "-m:pdb -m:code -m:idlelib -m:runpy -m:webbrowser -m:IPython -m:jupyter",
				Level: high, Categories: executes, Operands: "text...", Options: `-*`,
			},
			{Name: "-m:base64", Level: low, Operands: "read...", Options: `-dteu`},
		},
		Examples: `
			low | python3 --version
			low | python3 -V
			low | python3 -m pip list
			high DEPS_INSTALL_UPDATE | python3 -m pip install x
			medium EXEC_ARBITRARY | python3 scripts/gen.py
			low | python3 -c 'print(1)'
			low | python3 -c 'import sys; print(sys.version)'
			medium | python3 -c 'import x; print(1)'
			medium EXEC_ARBITRARY | python3 -c 'exec(input())'
			medium | python3 -m pytest -x
			medium | python3 -m venv .venv
			low | python3 -m json.tool package.json
			high NETWORK_RISK | python3 -m http.server 8000
			high EXEC_ARBITRARY | python3
		`,
	},
	{
		Name:   "ipython ptpython bpython jupyter jupyter-lab jupyter-notebook",
		Source: "ipython(1), jupyter manual",
		Level:  high, Categories: executes, Operands: "text...", Options: `-* -c=:code`,
		Subs: []Entry{
			{
				Name: "kernelspec", Level: high, Categories: installs, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low, Options: `--json`}},
			},
			{Name: "--paths --runtime-dir --config-dir --data-dir", Level: low},
		},
		Examples: `
			high EXEC_ARBITRARY | ipython
			low | jupyter kernelspec list
			high | jupyter kernelspec remove x
			low | jupyter --version
		`,
	},
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
			--test:medium
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
			{Name: "run serve compile", Level: medium, Categories: executes, Operands: "script text...", Options: `-*`},
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
	{
		Name:   "perl",
		Source: "perlrun(1), Perl 5.40: -i edits in place",
		Level:  low, Operands: "script read...", Special: Interpreter,
		Options: `
			-acfgnpsStTuUwWX
			-e,-E=:code
			-i?=:edit
			-I=:executes
			-m,-M?=:executes@*/*
			-F=
			-0?=
			-l?=
			-d?=:executes
			-D?=
			-x?=:settings
			-C?=
			-v:info
			-V?=:info
		`,
		Examples: `
			low | perl -v
			medium | perl -ne 'print if /x/' notes.txt
			medium | perl -pi -e 's/a/b/' notes.txt
			medium EXEC_ARBITRARY | perl x.pl
		`,
	},
	{
		Name:   "ruby jruby truffleruby",
		Source: "ruby(1), Ruby 3.3",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-ahlnpsSwyUd0
			-c:list
			-e=:code
			-r=:script
			-I=:executes
			-C=:cd
			-i?=:edit
			-E=
			-F=
			-K=
			-T=
			-x?=
			-W?=
			--version:info
			--copyright:info
			--enable=
			--disable=
			--encoding=
			--jit --yjit --verbose
			--dump=
			--yydebug --verbose
			-v:info
		`,
		Examples: `
			low | ruby -v
			critical FS_DELETE_OVERWRITE | ruby -e 'system("rm -rf src")'
			medium EXEC_ARBITRARY | ruby x.rb
			low | ruby -v
		`,
	},
	{
		Name:   "irb pry rails-console erb evcxr irust",
		Source: "irb(1), erb(1), evcxr and irust manuals",
		Level:  high, Categories: executes, Operands: "text...", Options: `-*`,
		Examples: `high EXEC_ARBITRARY | irb`,
	},
	{
		Name:   "php php-cgi hhvm",
		Source: "php(1), PHP 8.3",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-aCeHhnqsw
			-c=:settings
			-r,-B,-R,-E=:code
			-F,-f=:script
			-d,--define=:executes
			-S=:network
			-t=:look
			-z=:script
			--ini:info
			--rf=
			--rc=
			--re=
			--ri=
			-l,--syntax-check:list
			--version:info
			-mv:info
			-i:secrets
			--run=:code
		`,
		Examples: `
			low | php -v
			medium EXEC_ARBITRARY | php x.php
			medium | php -r 'system("id");'
			high FS_DELETE_OVERWRITE | php -r 'system("rm x");'
			high NETWORK_RISK | php -S localhost:8000
		`,
	},
	{
		Name:   "luac",
		Source: "luac(1), Lua 5.4: -p only parses; else it writes luac.out",
		Level:  medium, Operands: "read...",
		Options: `
			-ls
			-p:dry
			-o=:write
			-v:info
		`,
		Examples: `
			low | luac -v
			low | luac -p script.lua
			medium | luac script.lua
			medium FS_DELETE_OVERWRITE | luac -o out.bin script.lua
			medium FS_OUTSIDE_WORKSPACE | luac -p ../x.lua
		`,
	},
	{
		Name:   "lua luajit texlua",
		Source: "lua(1), Lua 5.4",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-iEWb
			-e=:code
			-l=:script
			-j=
			-O?=
			-v:info
		`,
		Examples: `
			low | lua -v
			medium EXEC_ARBITRARY | lua x.lua
			medium | lua -e 'os.execute("id")'
			high FS_DELETE_OVERWRITE | lua -e 'os.execute("rm x")'
		`,
	},
	{
		Name:   "Rscript R littler",
		Source: "Rscript(1), R 4.4",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-qsg
			-e=:code
			-f=:script
			--file=:script
			--vanilla --slave --no-save --save --quiet --silent --verbose --no-echo --no-restore --no-environ
			--default-packages=
			--args
		`,
		Subs: []Entry{
			{
				Name: "CMD", Level: medium, Categories: executes, Operands: "text...",
				Subs: []Entry{
					{
						Name: "BATCH", Level: medium, Operands: "script write",
						Options: `--vanilla --no-save --no-restore --slave --no-timing --args`,
					},
					{Name: "build check config Rd2txt Rdconv", Level: medium, Operands: "look...", Options: `-*`},
					{Name: "INSTALL REMOVE", Level: high, Categories: installs, Operands: "package...", Options: `-*`},
				},
			},
		},
		Examples: `
			high EXEC_ARBITRARY | Rscript -e 'unlink("src", recursive=TRUE)'
			medium EXEC_ARBITRARY | Rscript x.R
		`,
	},
	{
		Name:   "julia",
		Source: "julia(1), Julia 1.10",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-iqhOg
			-e,--eval,-E,--print=:code
			-L,--load=:script
			-J,--sysimage=:script
			-H=
			-p=
			-t,--threads=
			--project?=
			--startup-file=
			--color=
			--compile=
			--check-bounds=
			--depwarn=
			--history-file=
			-v:info
		`,
		Examples: `
			high EXEC_ARBITRARY | julia -e 'rm("src",recursive=true)'
			medium EXEC_ARBITRARY | julia x.jl
		`,
	},
	{
		Name:   "scala scala-cli kotlin kotlinc",
		Source: "docs.scala-lang.org, scala; kotlinlang.org/docs/command-line",
		Style:  Single, Level: medium, Categories: executes, Operands: "script text...", Bare: high,
		Options: `
			-*
			-version,-help:info
			-e,-script=:code
			-d=:make
			-cp,-classpath,-J,-language-version,-jvm-target,-module-name=
			-include-runtime
			-Xplugin=:executes
		`,
		Subs: []Entry{
			{Name: "version help about", Level: low},
			{Name: "run test compile fmt package repl", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text..."},
		},
		Examples: `
			low | scala -version
			low | kotlinc -version
			medium EXEC_ARBITRARY | kotlin main.kts
			medium | kotlinc a.kt -include-runtime -d a.jar
			high..critical EXEC_ARBITRARY | scala -e 'rm -rf src'
			high EXEC_ARBITRARY | scala
		`,
	},
	{
		Name:   "groovy groovysh jshell ammonite amm clojure clj lein-repl bb jbang",
		Source: "groovy, jshell, scala and clojure manuals",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Interpreter,
		Options: `
			-*
			-e=:code
			--eval=:code
			--classpath=
			-M=
			-X=
		`,
		Examples: `critical EXEC_ARBITRARY | groovy -e '"rm -rf src".execute()'`,
	},
	{
		Name:   "elixir iex",
		Source: "elixir(1), 1.17",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Interpreter,
		Options: `
			-v,-h:info
			-e,--eval,--rpc-eval=:code
			-r,--require=:script
			-S=:script
			--erl=:executes
			--no-halt
			--name=
			--sname=
			--cookie=:secrets
			--dot-iex=:script
			--remsh=:host+network
			--logger-otp-reports=
			--werl
		`,
		Examples: `
			low | elixir -v
			high EXEC_ARBITRARY | iex
			medium EXEC_ARBITRARY | elixir x.exs
			medium..critical EXEC_ARBITRARY | elixir -e 'System.cmd("rm", ["-rf", "src"])'
		`,
	},
	{
		Name: "ghci runghc runhaskell ocaml utop erl escript racket guile sbcl clisp scheme chez csi gosh " +
			"swipl gprolog octave matlab gnuplot maxima sage gp wolframscript nim-r crystal-run dotnet-script " +
			"csharp fsi",
		Source: "their manuals: each runs code",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Interpreter,
		Options: `
			-*
			-e=:code
			-x=:code
			--eval=:code
			--exec=:code
			--load=:script
			-l=:script
		`,
		Examples: `medium EXEC_ARBITRARY | guile x.scm`,
	},
	{
		Name:   "osascript automator shortcuts",
		Source: "osascript(1), macOS 14: scripts the whole desktop",
		Level:  high, Categories: executes | system, Operands: "script text...", Special: Interpreter,
		Options: `
			-i
			-e=:code
			-l=
			-s=
		`,
		Examples: `high EXEC_ARBITRARY | osascript -e 'display dialog 1'`,
	},
	{
		Name:   "m4 cpp",
		Source: "m4(1): syscmd and esyscmd run commands; cpp(1)",
		Level:  medium, Categories: executes, Operands: "read write", Options: `-*`,
		Examples: `medium EXEC_ARBITRARY | m4 x.m4`,
	},
}
