package shell_test

import (
	"os"
	"path/filepath"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestNamesThatCannotLeave: code that opens an entry of a folder, a number or a date in a folder that is known.
func TestNamesThatCannotLeave(t *testing.T) {
	runsOnDisk(t, `
		python3 -c 'import os; [print(open("src/"+n).read()) for n in os.listdir("src")]'
		python3 -c 'import os; [print(open(os.path.join("src", n)).read()) for n in os.listdir("src")]'
		python3 -c 'import os␤def walk(d):␤ for e in os.scandir(d):␤  if e.is_dir(): walk(e.path)␤  else: print(open(e.path).read())␤walk("src")'
		node -e 'const fs=require("fs"); for (const d of fs.readdirSync("src")) console.log(fs.readFileSync("src/"+d,"utf8"))'
		node -e 'const fs=require("fs"); for (const d of fs.readdirSync("src")) fs.readFileSync(require("path").join("src",d,"package.json"))'
		node -e 'const fs=require("fs"); for (const d of fs.readdirSync("src")) fs.readFileSync(`+"`src/${d}/package.json`"+`)'
		python3 -c 'for i in range(3): open(f"part{i}.txt","w").write("x")'
		python3 -c 'for i, l in enumerate(open("report.csv")): open(f"part-{i:03}.txt","w").write(l)'
		python3 -c 'from datetime import date; open(f"made-{date.today().isoformat()}.txt","w").write("x")'
		python3 -c 'from datetime import date; open(f"made-{date.today():%Y-%m}.txt","w").write("x")'
		python3 -c 'import time; open("made-" + time.strftime("%Y%m%d") + ".txt","w").write("x")'
		python3 -c 'from pathlib import Path␤for p in Path("src").glob("*.py"): (Path("docs")/(p.stem+".md")).write_text("x")'
		python3 -c 'from pathlib import Path␤for p in Path("src").glob("*.py"): (Path("docs")/p.name).write_text("x")'
		python3 -c 'from pathlib import Path␤for p in Path("src").glob("*.py"): p.with_suffix(".txt").write_text("x")'`)
	refusedOnDisk(t, `
		python3 -c 'import os; [print(open(n).read()) for n in os.listdir(".")]'
		python3 -c 'import os; [print(open("src/"+n.replace("_","/")).read()) for n in os.listdir("src")]'
		python3 -c 'import os; [open("docs/"+n,"w") for n in os.listdir("src")]'
		python3 -c 'import os; [open(n+"/settings.json","w") for n in os.listdir("src")]'
		python3 -c 'import os; [open("../"+n,"w") for n in os.listdir("src")]'
		python3 -c 'import os; [open(".git/hooks/"+n,"w") for n in os.listdir("src")]'
		python3 -c 'import os; [os.remove("docs/"+n) for n in os.listdir("docs")]'
		python3 -c 'for i in open("report.csv"): open(f"part{i}.txt","w")'
		python3 -c 'for i in input().split(): open(f"part{i}.txt","w")'
		python3 -c 'import json␤for i in json.load(open("a.json")): open(f"part{i}.txt","w")'
		python3 -c 'import os; open("part" + os.environ["N"] + ".txt","w")'
		python3 -c 'from datetime import datetime; open("made" + datetime.now().isoformat("/") + ".txt","w")'
		python3 -c 'from datetime import datetime; open("made" + datetime.now().isoformat(sep="/") + ".txt","w")'
		python3 -c 'from datetime import date; open(f"made{date.today():%Y/%m}.txt","w")'
		python3 -c 'from pathlib import Path␤for p in Path("src").glob("*.py"): (Path("docs")/p.stem/"x").write_text("")'
		python3 -c 'from pathlib import Path␤for p in Path("src").glob("*.py"): p.with_name(input()).write_text("")'
		python3 -c 'from pathlib import Path␤for l in open("report.csv"): (Path("new")/(l+".md")).write_text("")'
		python3 -c 'for i in range(3): open(f"tod{i}.txt","w"); open(f"t{i}do.txt","w")␤for i in range(3): open(f"t{i}.txt","w"); open(f"todo.t{i}","w"); open(f"report{i}.csv","w")␤import os␤[open(n,"w") for n in os.listdir("docs")]'`)
}

// TestNamesOfPlantedFunctions: a text that puts its own in the place of what gives such names.
func TestNamesOfPlantedFunctions(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import os; os.listdir=lambda d:["../../x"]; [open("new/a"+n+".md","w") for n in os.listdir("src")]'
		python3 -c 'import os; setattr(os,"listdir",lambda d:["../../x"]); [open("new/a"+n+".md","w") for n in os.listdir("src")]'
		python3 -c 'import builtins; builtins.range=lambda d:["../../x"]; [open(f"part{n}.txt","w") for n in range(3)]'
		python3 -c 'range=lambda d:["../../x"]; [open(f"part{n}.txt","w") for n in range(3)]'
		python3 -c 'import os; L=os.listdir("src"); L.append("../../x"); [open("new/a"+n+".md","w") for n in L]'
		python3 -c 'import os; L=os.listdir("src"); L[0]="../../x"; [open("new/a"+n+".md","w") for n in L]'
		python3 -c 'x=round(A()); open(f"part{x}.txt","w")'
		python3 -c 'i=0; i+=f(); open(f"part{i}.txt","w")'
		node -e 'const fs=require("fs"); fs.readdirSync=()=>["../../x"]; for (const e of fs.readdirSync("src")) fs.writeFileSync("new/a"+e+".md","")'
		node -e 'const fs=require("fs"); Math.floor=()=>"../../x"; fs.writeFileSync("part"+Math.floor(3)+".txt","")'
		node -e 'const fs=require("fs"); for (const e of fs.readdirSync("src",{withFileTypes:true})) { e.name="../x"; fs.writeFileSync("new/a"+e.name,"") }'
		node -e 'const fs=require("fs"); for (let e of fs.readdirSync("src")) { e+=process.env.X; fs.writeFileSync("new/a"+e+".md","") }'
		node -e 'const fs=require("fs"); for (let i=0;i<3;i++) { i=process.env.X; fs.writeFileSync("part"+i+".txt","") }'`)
}

// TestNamesOfLinks: the entries of a folder may be links that lead out of it, on the disk or by the line.
func TestNamesOfLinks(t *testing.T) {
	w, top := onDisk(t, map[string]string{"todo.txt": "mine\n", "in/a.txt": "mine\n", "sec/.env": "KEY=value\n",
		"sec/a": "1\n", "docs/a": "1\n"})
	for name, target := range map[string]string{"in/k.txt": "/home/dev/.ssh/id_rsa", "part3.txt": "todo.txt"} {
		if err := os.Symlink(target, filepath.Join(top, name)); err != nil {
			t.Fatal(err)
		}
	}
	eachLine(`
		python3 -c 'import os; [print(open("in/"+n).read()) for n in os.listdir("in")]'
		python3 -c 'import os; [print(open("sec/"+n).read()) for n in os.listdir("sec")]'
		python3 -c 'for i in range(9): open(f"part{i}.txt","w")'
		mkdir out; cp -a in/. out; python3 -c 'import os; [print(open("out/"+n).read()) for n in os.listdir("in")]'
		mkdir out; cp -a in/. out; python3 -c 'import os; [open("out/"+n,"w") for n in os.listdir("in")]'
		cp -r sec out; python3 -c 'import os; [print(open("out/"+n).read()) for n in os.listdir("out")]'
		cp -r sec docs; python3 -c 'import os; [print(open("docs/sec/"+n).read()) for n in os.listdir("docs/sec")]'
		ln -s todo.txt new3.txt; python3 -c 'for i in range(9): open(f"new{i}.txt","w")'`, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
}

// TestArgumentsThatAreARest: a function that hands the rest of its arguments on runs what it is called with.
func TestArgumentsThatAreARest(t *testing.T) {
	runsOnDisk(t, `
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a, text=True)␤print(sh("git","log","-1").stdout)'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("git","log","-1"); sh("git","status")'
		python3 -c 'import subprocess␤def sh(d, *a): return subprocess.run(a, cwd=d)␤sh("src", "git","log","-1")'`)
	refusedOnDisk(t, `
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("rm","-rf","docs")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("git","log"); sh(*input().split())'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("git","log"); sh("git",*open("report.csv"))'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh(*open("report.csv"), "git", "log")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("git","log"); f=sh; f(input())'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a)␤sh("git","log"); list(map(sh, open("report.csv")))'
		python3 -c 'import subprocess␤def sh(*a): a=list(a); a[0]=input(); return subprocess.run(a)␤sh("git","log")'
		python3 -c 'import subprocess␤def sh(*a): a=input().split(); return subprocess.run(a)␤sh("git","log")'
		python3 -c 'import subprocess␤def sh(*a, **k): return subprocess.run(a, **k)␤sh("rm -rf docs", shell=True)'
		python3 -c 'import subprocess␤def sh(c, *a): return subprocess.run(a)␤sh("git","rm","-rf","docs")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a[0], shell=True)␤sh("rm -rf docs")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(" ".join(a), shell=True)␤sh("rm", "-rf docs")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a[1:])␤sh("git","rm","-rf","docs")'
		python3 -c 'import subprocess␤def sh(*a): return subprocess.run(a+("-rf","docs"))␤sh("rm")'
		python3 -c 'import subprocess␤def deco(f): return lambda *a: f(input())␤@deco␤def sh(*a): return subprocess.run(a)␤sh("git","log")'
		python3 -c 'import subprocess␤class A:␤ def sh(self,*a): return subprocess.run(a)␤A().sh("rm","-rf","docs")'
		python3 -c 'import subprocess, functools␤def sh(*a): return subprocess.run(a)␤functools.partial(sh,"rm")("-rf","docs")'`)
}

// TestOptionsThatTheLineGives: what argparse gives a name is the default, or stands on the line.
func TestOptionsThatTheLineGives(t *testing.T) {
	run := func(option, rest, args string) string {
		return `python3 -c 'import argparse, os, sqlite3, pathlib␤p = argparse.ArgumentParser()␤p.add_argument(` + option +
			`)␤a = p.parse_args()␤` + rest + `' ` + args + "\n"
	}
	const opens = `open(a.out,"w")`
	runsOnDisk(t, run(`"--out", default="new.txt"`, opens, "")+
		run(`"--out", default="new.txt"`, opens, "--out new2.txt")+
		run(`"-o", "--out", default="new.txt", help="x"`, opens, "-o new2.txt")+
		run(`"--out", required=True, type=pathlib.Path`, `a.out.write_text("x")`, "--out=new.txt")+
		run(`"--out"`, `open(a.out or "new.txt","w")`, "")+
		run(`"--out", default="new"`, `os.makedirs(a.out); open(f"{a.out}/m.json","w")`, "")+
		run(`"--db", default="new.db"`, `sqlite3.connect(f"file:{a.db}?mode=ro", uri=True)`, ""))
	refusedOnDisk(t, run(`"--out", default="todo.txt"`, opens, "")+
		run(`"--out", default="new.txt"`, opens, "--out todo.txt")+
		run(`"--out", default="new.txt"`, opens, "--out=todo.txt")+
		run(`"--out", default="new.txt"`, opens, "--ou todo.txt")+
		run(`"-o", "--out", default="new.txt"`, opens, "-otodo.txt")+
		run(`"-o", "--out", default="new.txt"`, opens, "-vo todo.txt")+
		run(`"--out", default="new.txt"`, opens, `"$X"`)+
		run(`"--out", default="new.txt"`, opens, `$X`)+
		run(`"--out", default=os.environ["X"]`, opens, "")+
		run(`"--out", default=os.environ.get("X", "new.txt")`, opens, "")+
		run(`"--out", default=input()`, opens, "")+
		run(`"--out", default="new.txt", nargs="?", const="todo.txt"`, opens, "--out")+
		run(`"--out", default="new.txt", type=lambda s: "todo.txt"`, opens, "")+
		run(`"--out", default="rm -rf docs", type=os.system`, "pass", "")+
		run(`"--out", default="new.txt", action=A`, opens, "")+
		run(`"--in", dest="out", default="todo.txt"); p.add_argument("--out", default="new.txt"`, opens, "")+
		run(`"--out", default="new.txt"); p.set_defaults(out="todo.txt"`, opens, "")+
		run(`"--out", default="new.txt"`, `a.out = input(); `+opens, "")+
		run(`"--out", default="new.txt"`, `a.out = "todo.txt"; `+opens, "")+
		run(`"--out", default="new.txt"`, `setattr(a, "out", "todo.txt"); `+opens, "")+
		run(`"--out", default="new.txt"`, `vars(a).update(out="todo.txt"); `+opens, "")+
		run(`"--out", default="new.txt"`, `a = p.parse_args(["--out","todo.txt"]); `+opens, "")+
		run(`"--out", default="new.txt"`, `a, b = p.parse_known_args(); `+opens, "--out todo.txt")+
		run(`"--out", default="new.txt"`, `import sys; sys.argv += ["--out", "todo.txt"]; a = p.parse_args(); `+opens, "")+
		run(`"--out", default="new.txt"); p.add_argument(*input().split()`, opens, "")+
		run(`"out"`, opens, "todo.txt"))
}
