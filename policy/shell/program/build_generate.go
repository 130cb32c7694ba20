package program

// codeGenerators: programs that write code, or documents, from other files.
var codeGenerators = []Entry{
	{
		Name:   "protoc",
		Source: "protoc --help, Protocol Buffers 27",
		Level:  medium, Operands: "read...",
		Options: `
			@ -*
			-I,--proto_path=:look
			--plugin=:exec+executes
			--cpp_out,--java_out,--python_out,--go_out,--js_out,--csharp_out,--ruby_out,--php_out=:labelled
			--kotlin_out,--grpc_out,--objc_out,--pyi_out,--rust_out,--ts_out,--doc_out=:labelled
			--go_opt,--go-grpc_opt=
			--go-grpc_out,--dart_out,--swift_out=:labelled
			-o,--descriptor_set_out,--dependency_out=:write
			--encode,--decode=
			--descriptor_set_in=:read
		`,
		Examples: `
			medium EXEC_ARBITRARY | protoc @args.txt
			low | protoc --version
			medium | protoc --go_out=. api.proto
			medium EXEC_ARBITRARY | protoc --plugin=protoc-gen-x=./x.sh --x_out=. a.proto
			high FS_OUTSIDE_WORKSPACE | protoc --go_out=/etc api.proto
		`,
	},
	{
		Name:   "swig",
		Source: "swig.org/Doc4.2/SWIG, command line",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			@ -*
			-version,-help,-swiglib:info
			-o,-oh,-xmlout,-xml=:write
			-outdir=:make
			-I=:look
			-l=:read
			-module,-package,-namespace,-D=
			-c++ -python -java -go -ruby -csharp -lua -perl -perl5 -php -r -javascript -node -Wall
			-w=
			-co:overwrites
			-E -MM -MMD -cpperraswarn
		`,
		Examples: `
			low | swig -version
			medium | swig -c++ -python a.i
			high FS_OUTSIDE_WORKSPACE | swig -python -outdir /opt/x a.i
		`,
	},
	{
		Name:   "capnp",
		Source: "capnproto.org/capnp-tool 1.0: compile -o names a plugin, by name or path",
		Level:  medium, Operands: "read...", Options: `-* -h:info`,
		Subs: []Entry{
			{
				Name: "compile", Level: medium, Operands: "read...",
				Options: `
					-*
					-o=:executes@.*+executes@/*+executes@~*+outside@*:/*+outside@*:~*+outside@*:..*
					-I,--import-path=:look
					--src-prefix=:look
				`,
			},
			{Name: "decode convert encode eval id help", Level: medium, Operands: "text read...", Options: `-* -o=`},
		},
		Examples: `
			low | capnp --version
			medium | capnp compile -oc++ a.capnp
			medium EXEC_ARBITRARY | capnp compile -o./x a.capnp
			high FS_OUTSIDE_WORKSPACE | capnp compile -oc++:/opt/x a.capnp
		`,
	},
	{
		Name: "flatc thrift avro-tools bison yacc byacc flex lex re2c ragel gperf lemon peg leg asn1c rpcgen " +
			"gengetopt tree-sitter msgfmt msgmerge msginit xgettext glib-compile-resources glib-compile-schemas " +
			"gresource moc uic rcc lrelease lupdate blueprint-compiler vala valac",
		Source: "bison(1), flex(1), flatc, thrift, swig(1), gettext(1) manuals",
		Level:  medium, Operands: "read...",
		Options: `
			-S,--skeleton,-F=:executes
			-*
			-o,--output,--output-file,--outfile,--target=:write
			-r=
			-I=:look
			-d
			--defines?=:write
			--header-file?=:write
			--header,--graph,--xml,--report-file,--tables-file?=:write
			-l=
			-L=
			-p=
			-D=
		`,
		Examples: `
			medium EXEC_ARBITRARY | bison -S ./x a.y
			medium EXEC_ARBITRARY | valac --cc=./x a.vala
			low | bison --version
			medium | bison -d parser.y
			medium | flex -o lex.c lex.l
			medium | thrift -r --gen go x.thrift
			high FS_OUTSIDE_WORKSPACE | bison -o /etc/x.c p.y
		`,
	},
	{
		Name:   "help2man",
		Source: "help2man(1), 1.49: it runs the program with --help and --version, by way of a shell",
		Level:  medium, Operands: "exec",
		Options: `
			-n,--name=
			-s,--section=
			-m,--manual=
			-S,--source=
			-L,--locale=
			-i,--include,-I,--opt-include=:read
			-o,--output=:write
			-p,--info-page=
			-N,--no-info -l,--libtool
			-h,--help-option,-v,--version-option=:executes
			--version-string=
			--no-discard-stderr
		`,
		Examples: `
			low | help2man --help
			medium EXEC_ARBITRARY | help2man ./x
			medium EXEC_ARBITRARY | help2man -h '; id' ls
			medium EXEC_ARBITRARY | help2man --help-option='; id' ls
			medium EXEC_ARBITRARY | help2man -o x.1 ls
		`,
	},
	{
		Name:   "doxygen",
		Source: "doxygen(1), 1.12: -g, -u, -l, -w, -e and -f write files; settings may name filters that run",
		Level:  medium, Operands: "read...",
		Options: `
			-v,-V,-h,-?:info
			-g,-u,-l,-w:edit
			-smbnqdx
			-e,-f:edit
		`,
		Examples: `
			low | doxygen -v
			medium | doxygen
			medium | doxygen Doxyfile
			medium | doxygen -g Doxyfile
			high FS_OUTSIDE_WORKSPACE | doxygen -g /opt/x
		`,
	},
	{
		Name: "ford naturaldocs hdoc gtkdocize gtk-doc texi2html makeinfo texi2any xmlto docbook2x " +
			"asciidoctor a2x",
		Source: "doxygen(1), makeinfo(1), asciidoctor(1): settings may name filters that run",
		Level:  medium, Operands: "read...",
		Options: `
			-c,--init-file,--conf-dir=:executes
			-*
			-o,--output,--out-file=:write
			-D,--destination-dir=:writedir
			-r,--require=:executes
			-I=:look
			-a,--attribute=:network@allow-uri-read*
			-b=
			-s -d -g
			-B=
		`,
		Examples: `
			medium EXEC_ARBITRARY | makeinfo --init-file=./x.pl a.texi
			high NETWORK_RISK | asciidoctor -a allow-uri-read a.adoc
			medium | asciidoctor README.adoc
			medium..high FS_DELETE_OVERWRITE | asciidoctor -o out.html README.adoc
			medium EXEC_ARBITRARY | asciidoctor -r ./x.rb README.adoc
		`,
	},
	{
		Name:   "cscope",
		Source: "cscope(1), cscope 15.9",
		Level:  medium, Operands: "read...",
		Options: `
			-bcCdehklLqRTuUvV
			-0#=
			-f=:write
			-F=:read
			-i=:readlist
			-I=:look
			-p=
			-P=
			-s=:look
		`,
		Examples: `
			medium | cscope -Rbq
			medium | cscope -d -L0 main
			high FS_OUTSIDE_WORKSPACE | cscope -Rbf /etc/x
		`,
	},
	{
		Name:   "ctags etags gtags global universal-ctags exuberant-ctags",
		Source: "ctags(1), Universal Ctags 6; global(1)",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-R,--recurse?=
			-f,-o=:write
			--options=:settings
			-L=:readlist
			--list-languages?=:info
			--list-kinds?=:info
			--languages=
			--exclude=
			-e
		`,
		Examples: `
			low | ctags --version
			low | ctags --list-languages
			medium | ctags -R .
			high FS_OUTSIDE_WORKSPACE | ctags -f ~/.bashrc -R .
		`,
	},
	{
		Name:   "cog cogapp",
		Source: "cog -h, cog 3.4: it runs the Python code in a document, and writes what that prints into it",
		Level:  medium, Categories: executes, Operands: "edit...",
		Options: `
			@ -c -d -e -r -U -x -z -P --check --diff
			-D,-n,-s=
			-I=:look
			-o=:write
			-p=:code
			-w=:exec
			--markers,--verbosity=
			-v:info
		`,
		Examples: `
			medium EXEC_ARBITRARY | cog -r README.md
			high FS_OUTSIDE_WORKSPACE SYSTEM_IMPACT EXEC_ARBITRARY FS_DELETE_OVERWRITE | cog -o /etc/x README.md
		`,
	},
}
