package shell_test

import "testing"

// TestCodeStartsWith: the folder and the variables that a call gives to the program that it starts.
func TestCodeStartsWith(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import asyncio as a; a.run(a.create_subprocess_shell("tee data.csv",cwd="/srv/sib"))'
		python3 -c 'import asyncio as a; a.run(a.create_subprocess_shell("ls",env={"LD_PRELOAD":"./x.so"}))'
		python3 -c 'import os; os.execle("/bin/ls","ls",{"LD_PRELOAD":"./x.so"})'
		python3 -c 'import os; os.spawnlpe(0,"ls","ls",{"LD_PRELOAD":"./x.so"})'
		python3 -c 'import os; os.environb[b"LD_PRELOAD"]=b"./x.so"; os.system("ls")'
		python3 -c 'import os; os.environ |= {"LD_PRELOAD":"./x.so"}; os.system("ls")'
		python3 -c 'import os,pty; p,f=pty.fork(); p or os.execvp("xargs",["xargs","tee"]); os.write(f,b"todo.txt")'
		python3 -c 'import trio; trio.run_process(["xargs","tee"],stdin=b"todo.txt")'
		python3 -c 'import anyio; anyio.run_process(["xargs","tee"],input=b"todo.txt")'
		node -e 'new Deno.Command("ls",{env:{LD_PRELOAD:"./x.so"}}).outputSync()'
		node -e 'require("shelljs").exec("tee data.csv",{cwd:"/srv/sib"})'
		node -e 'const {execaCommandSync}=require("execa"); execaCommandSync("tee data.csv",{cwd:"/srv/sib"})'
		node -e 'const {$}=require("execa"); $({cwd:"/srv/sib"})`+"`tee data.csv`"+`'
		node -e 'const {$}=require("execa"); $({env:{LD_PRELOAD:"./x.so"}})`+"`ls`"+`'
		node -e 'const {$}=require("zx"); $.cwd="/srv/sib"; $`+"`tee data.csv`"+`'
		node -e 'const {$}=require("zx"); $`+"`cat list`"+`.pipe($`+"`xargs tee`"+`)'
		node -e 'const {$}=require("execa"); $({input:"todo.txt"})`+"`xargs tee`"+`'
		node -e 'const {execa}=require("execa"); execa("cat",["list"]).pipe("xargs",["tee"])'
		node -e 'const {execa}=require("execa"); execa("cat",["list"]).pipe`+"`xargs tee`"+`'
		node -e 'require("shelljs").cat("list").exec("xargs tee")'
		ruby -e 'IO.popen({"LD_PRELOAD"=>"./x.so"},"ls")'
		ruby -e 'IO.popen("tee data.csv", chdir: "/srv/sib")'
		ruby -e 'require "open3"; Open3.pipeline_w("xargs tee"){|i,t| i.puts "todo.txt"}'
		ruby -e 'require "open3"; Open3.pipeline(["cat","list"],["xargs","tee"])'
		perl -e '%ENV=(%ENV,LD_PRELOAD=>"./x.so"); system("ls")'
		perl -e 'use IO::Pipe; my $p=IO::Pipe->new; $p->writer("xargs","tee"); print $p "todo.txt"'
		php -r 'proc_open("ls",[],$p,null,["LD_PRELOAD"=>"./x.so"]);'
		php -r '(new Symfony\Component\Process\Process(["ls"],null,["LD_PRELOAD"=>"./x.so"]))->run();'
		lua -e 'require("posix.stdlib").setenv("LD_PRELOAD","./x.so"); os.execute("ls")'
	`)
	runsOnDisk(t, `
		python3 -c 'import asyncio as a; a.run(a.create_subprocess_shell("ls",cwd="src",env={"LANG":"C"}))'
		python3 -c 'import os; os.environ |= {"LANG":"C"}; os.system("ls")'
		python3 -c 'import os; os.execle("/bin/ls","ls",{"LANG":"C"})'
		node -e 'const {$}=require("execa"); $({cwd:"src"})`+"`ls`"+`'
		node -e 'const {$}=require("zx"); $({quiet:true})`+"`git status`"+`'
		node -e 'const {$}=require("zx"); $`+"`git status`"+`.pipe($`+"`grep a`"+`)'
		node -e 'const {execa}=require("execa"); execa("git",["log"]).pipe("head",["-3"])'
		node -e '$("#a").hide()'
		ruby -e 'IO.popen({"LANG"=>"C"},"ls",chdir:"src")'
		ruby -e 'require "open3"; Open3.pipeline("git log","head -3")'
		php -r 'proc_open("ls",[],$p,"src",["LANG"=>"C"]);'
		perl -e '%ENV=(%ENV,LANG=>"C"); system("ls")'
	`)
}
