package program

import "guard/locale"

// loudTasks are tasks of rake, artisan, mix and their like that by their names
// throw away the database's data; guard does not see what they really do.
const loudTasks = "db:drop db:drop:* db:reset db:purge db:migrate:reset db:truncate_all db:schema:load db:rollback " +
	"db:wipe migrate:fresh migrate:reset migrate:refresh migrate:rollback ecto.drop ecto.reset ecto.rollback " +
	"*:drop *:drop:* *:drop-* *:drop_all *:rollback *:rollback:* *:reset *:fresh *:refresh *:revert *:undo *:undo:* " +
	"*:down *:wipe *:purge *:purge:* *:flush *:truncate *:truncate_all *:unload *:uninstall *:replant db:setup " +
	"db:migrate:redo " +
	"queue:clear queue:flush queue:forget queue:prune-* horizon:clear horizon:forget telescope:clear " +
	"telescope:prune pulse:clear model:prune *:failed:remove *:fixtures:load *:structure:load *:migrations:execute " +
	"*:migrations:version *:query:sql *:run-sql sql:query sql:execute sqlq sql-drop sql-query sqlc " +
	"rollback revert downgrade truncate"

// saysFramework is said where a framework's command prints the project's settings as they
// are, passwords and keys among them, or changes where they are kept.
const saysFramework locale.Message = "{0} shows or changes the project's secrets"

// smallLanguages: one entry for each further package manager or compiler.
var smallLanguages = []Entry{
	{
		Name:   "nim nimble crystal shards dub v haxe haxelib odin alr roc",
		Source: "nim-lang.org, crystal-lang.org, dub.pm, vlang.io and the manuals of the others",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-*
			-h:info
			-o,--output=:make
			--out=:make
		`,
		Subs: []Entry{
			{Name: "version help env -v", Level: low, Operands: "text..."},
			{Name: "list", Level: low, Operands: "text...", Options: `-i,--installed --tree`},
			{
				Name:  "build compile c cpp js check test spec tool docs format fmt vet doc pretty",
				Level: medium, Operands: "text...", Options: `-* -o,--output=:make`,
			},
			{
				Name: "install add fetch update upgrade remove uninstall get refresh", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "search outdated", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{
				Name: "publish submit register", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "eval e", Level: medium, Categories: executes, Operands: "code...", Options: `-*`},
			{Name: "play", Level: high, Categories: network, Options: `-*`},
			{Name: "run r", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
		},
		Examples: `
			low | crystal version
			medium | crystal spec
			medium | nim c -o:app app.nim
			medium | dub build
			medium EXEC_ARBITRARY | nimble run app --help
			high DEPS_INSTALL_UPDATE | shards install
			high DEPS_INSTALL_UPDATE | nimble install x
			medium..critical EXEC_ARBITRARY | crystal eval 'puts 1'
		`,
	},
	{
		Name:   "zig",
		Source: "ziglang.org/documentation 0.13: zig build runs build.zig",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version env targets zen libc help", Level: low, Operands: "text..."},
			{
				Name: "build test run build-exe build-lib build-obj init translate-c ast-check cc c++ ar " +
					"dlltool lib ranlib objcopy rc",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-o=:write
					--cache-dir=:look
					-p,--prefix=:writedir
				`,
			},
			{
				Name: "fmt", Level: medium, Operands: "edit...",
				Options: `
					--check:list
					--stdin --ast-check
					--exclude=
					--zon
					--color=
				`,
			},
			{Name: "fetch", Level: high, Categories: network | installs, Operands: "url", Options: `-* --save?=`},
		},
		Examples: `
			low | zig version
			medium | zig build test
			medium | zig build -Doptimize=ReleaseFast
			medium | zig fmt src
			high DEPS_INSTALL_UPDATE | zig fetch --save https://example.com/a.tar.gz
		`,
	},
	{
		Name: "zls jdtls lua-language-server typescript-language-server bash-language-server pylsp marksman " +
			"taplo-lsp nil nixd",
		Source: "the servers' READMEs: language servers, which read the project on their input",
		Level:  medium, Operands: "text...", Options: `-*`,
		Examples: `medium | zls`,
	},
	{
		Name:   "cpan cpanm cpanp carton plenv perlbrew dzil minil",
		Source: "cpanm(1): -v is a loud one; carton(1), whose cpanfile is Perl, perlbrew(1), dzil(1)",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-* -V,-h:info -v`,
		Subs: []Entry{
			{Name: "exec", Level: medium, Operands: "cmd...", Options: `-*`},
			{Name: "list versions version show tree", Level: low, Operands: "text..."},
			{Name: "test build listdeps check", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "release", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | cpanm --version
			high DEPS_INSTALL_UPDATE | cpanm Moose
			medium | dzil test
			medium | carton check
			high PUBLISH | dzil release
			high..critical FS_DELETE_OVERWRITE | carton exec rm -rf src
		`,
	},
	{
		Name:   "pod2man pod2text pod2markdown",
		Source: "pod2man(1), pod2text(1), podlators 5.01; pod2markdown 3.4: what stands behind the input is written",
		Level:  medium, Operands: "read result",
		Options: `
			-*
			-c,-d,-n,-r,-s,-i,-m,-q,-w=
			--center,--date,--name,--release,--section,--indent,--margin,--width,--errors,--encoding,--quotes=
		`,
		Examples: `
			low..medium | pod2text lib/X.pm
			medium | pod2man --section 3 lib/X.pm X.3
			high FS_OUTSIDE_WORKSPACE | pod2man lib/X.pm /etc/x
			high FS_CONFIG_SECRETS | pod2text .env
		`,
	},
	{
		Name:   "perltidy perlcritic podchecker pod2html pod2usage yath cover-perl",
		Source: "perltidy(1), perlcritic(1), pod2html(1)",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-b:edit
			-o=:write
			--outfile,-output=:write
			--infile,-input=:read
		`,
		Examples: `
			medium FS_DELETE_OVERWRITE | pod2usage -output out.txt x.pl
			low | perltidy --version
			medium | perltidy -b lib/X.pm
			medium | perlcritic lib
		`,
	},
	{
		Name:   "perldoc ri",
		Source: "perldoc(1), ri(1): perldoc -M loads a formatter, -n a program, a file that is named is shown",
		Level:  low, Operands: "read...",
		Options: `
			-hDtuUmlFiTVrXqf
			-o=
			-M=:executes
			-w=
			-n=:exec
			-d=:write
			-L=
			-v=
			-a=
			--all --no-pager
			--format=
			--list --interactive
			--doc-dir=:look
			--no-system --no-site --no-gems
			--width=
		`,
		Examples: `
			low | perldoc -f splice
			low | ri Array#map
			medium | perldoc -d out.txt perlfunc
			medium..critical EXEC_ARBITRARY | perldoc -n ./x.sh perlfunc
		`,
	},
	{
		Name:   "luarocks",
		Source: "luarocks.org/docs",
		Level:  high, Categories: installs | network, Operands: "text...",
		Options: `
			-*
			--server=:url
			--tree=:look
		`,
		Subs: []Entry{
			{
				Name: "list show which path config doc help", Level: low, Operands: "text...",
				Options: `
					--outdated:network
					--porcelain --mversion --rock-dir
					--lua-version=
					--tree=:look
					--local --global
				`,
			},
			{
				Name: "test lint make init pack write_rockspec new_version", Level: medium, Operands: "text...",
				Options: `-*`,
			},
			{Name: "upload", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "search download", Level: high, Categories: network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | luarocks list
			low | luarocks show lpeg
			medium | luarocks test
			high DEPS_INSTALL_UPDATE | luarocks install lpeg
			high PUBLISH | luarocks upload x.rockspec
		`,
	},
	{
		Name:   "busted lua-format fennel moonc love teal tl",
		Source: "busted, fennel and love manuals",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			--config=:script
			-f,--config-path=:settings
			--helper=:script
			-o,--output=:make
		`,
		Examples: `
			low | busted --version
			medium | busted
			medium EXEC_ARBITRARY | busted --helper=./x.lua
		`,
	},
	{
		Name:   "raco",
		Source: "docs.racket-lang.org/raco",
		Level:  medium, Operands: "text...", Options: `-* -o=:make`,
		Subs: []Entry{
			{
				Name: "pkg", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "show", Level: low, Operands: "text...", Options: `-*`}},
			},
			{Name: "help", Level: low, Operands: "text..."},
		},
		Examples: `
			medium | raco test .
			low | raco pkg show
			high DEPS_INSTALL_UPDATE | raco pkg install x
		`,
	},
	{
		Name:   "hugo zola",
		Source: "gohugo.io/commands, getzola.org: templates of the project",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-s,--source=:cd
			-d,--destination=:make
			-b,--baseURL=
			-c,--contentDir=:look
			-e,--environment=
			--config,--configDir,--themesDir=:settings
			-o,--output-dir=:make
		`,
		Subs: []Entry{
			{Name: "version env list", Level: low, Operands: "text..."},
			{Name: "deploy", Level: high, Categories: publishes | network, Options: `-*`},
			{Name: "mod", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | hugo version
			medium | hugo --minify
			medium | hugo server -D
			high PUBLISH | hugo deploy
			high FS_OUTSIDE_WORKSPACE | hugo -d /srv/www
		`,
	},
}
