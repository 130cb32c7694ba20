package program

// interpreters: programs that run a language's text, from a file, their words or their input.
var interpreters = []Entry{
	{
		Name:   "perl",
		Source: "perlrun(1), Perl 5.40: -i edits in place",
		Level:  low, Operands: "script read...", Special: Interpreter,
		Options: `
			-acfgnpsStTuUwWX
			-e,-E=:code
			-i?=:edit
			-I=:loadfolder
			-m,-M?=:executes@*/*
			-F=
			-0#=
			-l#=
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
			medium | perl -Ilib -e 'print 1 if f()'
			high EXEC_ARBITRARY | perl -I/opt/x -e 'f()'
			critical FS_DELETE_OVERWRITE | perl -0777ne 'system("rm -rf src")'
			critical FS_DELETE_OVERWRITE | perl -l012e 'system("rm -rf src")'
			critical FS_DELETE_OVERWRITE | perl -0xffne 'system("rm -rf src")'
		`,
	},
	{
		Name:   "ruby jruby truffleruby",
		Source: "ruby(1), Ruby 3.3",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-ahlnpsSwyUd
			-0#=
			-c:list
			-e=:code
			-I=:loadfolder
			-C=:cd
			-i?=:edit
			-E=
			-F=
			-K=
			-T=
			-x?=
			-W#=
			--version:info
			--copyright:info
			--enable=
			--disable=
			--encoding=
			--jit --yjit --verbose
			--dump=
			--yydebug --verbose
			-v:info
		` + rubyRequires,
		Examples: `
			low | ruby -v
			medium | ruby -Ilib -I test -rjson -e 'puts 1'
			medium EXEC_ARBITRARY | ruby -r./x -e 'puts 1'
			high EXEC_ARBITRARY | ruby -I /opt/x -e 'puts 1'
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
			-c,--php-ini=:settings
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
			-iEW
			-e=:code
			-l=:script
			-b?=:overwrites@^l*
			-j=:overwrites@*=*
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
		Level:  medium, Operands: "script text...", Special: Interpreter,
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

// rubyRequires is the option for a library: those of Ruby's own that only compute are no file of the project's, and
// do nothing by being loaded (docs.ruby-lang.org/en/3.3, "Standard Library").
const rubyRequires = " -r=:script@^json|yaml|psych|set|date|time|csv|erb|ostruct|optparse|pp|prettyprint|" +
	"securerandom|digest|digest/md5|digest/sha1|digest/sha2|stringio|strscan|bigdecimal|bigdecimal/util|" +
	"forwardable|uri|benchmark|shellwords|English|matrix|prime|zlib|base64|singleton|delegate|tsort|timeout"
