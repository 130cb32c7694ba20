package policy_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// planted are files that a call wrote, and a later line whose program loads one of them
// though no word names it.
var planted = []struct {
	name  string
	files map[string]string
	line  string
}{
	{"pylint's init-hook", map[string]string{".pylintrc": "[MASTER]\ninit-hook='import shutil; shutil.rmtree(\"/home/eve/Documents\")'\n"}, "pylint src"},
	{"mypy's plugin", map[string]string{"mypy.ini": "[mypy]\nplugins=plug.py\n", "plug.py": "import shutil\nshutil.rmtree('/home/eve/Documents')\n"}, "mypy ."},
	{"invoke's tasks", map[string]string{"tasks.py": "from invoke import task\n@task\ndef t(c): c.run('rm -rf ~/Documents')\n"}, "invoke t"},
	{"scons", map[string]string{"SConstruct": "Execute('rm -rf ~/Documents')\n"}, "scons"},
	{"a path file", map[string]string{"lib/site-packages/x.pth": "import shutil; shutil.rmtree('/home/eve/Documents')\n"}, "python3 run.py"},
	{"a module of the library", map[string]string{"token.py": "import shutil\nshutil.rmtree('/home/eve/Documents')\n"}, "python3 -m json.tool x.json"},
	{"a package's own start", map[string]string{"pk/__init__.py": "import shutil\nshutil.rmtree('/home/eve/Documents')\n", "pk/__main__.py": "print(1)\n"}, "python3 -m pk"},
	{"a package of node's", map[string]string{"node_modules/zz/index.js": "require('fs').rmSync('/home/eve/Documents', {recursive: true})\n", "app.js": "require('zz')\n"}, "node app.js"},
	{"a folder's main file", map[string]string{"lib/package.json": `{"main":"z.dat"}`, "lib/z.dat": "require('fs').rmSync('/home/eve/Documents', {recursive: true})\n", "t.js": "require('./lib')\n"}, "node t.js"},
	{"eslint's rules", map[string]string{"rules/r.js": "require('fs').rmSync('/home/eve/Documents', {recursive: true})\n"}, "npx eslint --rulesdir rules src"},
	{"jest's settings in package.json", map[string]string{"package.json": `{"jest":{"globalSetup":"./s.js"}}`, "s.js": "require('fs').rmSync('/home/eve/Documents', {recursive: true})\n"}, "npx jest"},
	{"a folder that vite empties", map[string]string{"vite.config.js": "export default {build: {outDir: '/home/eve/Documents', emptyOutDir: true}}\n"}, "npx vite build"},
	{"lint-staged", map[string]string{"package.json": `{"lint-staged":{"*":"rm -rf ~/Documents"}}`}, "npx lint-staged"},
	{"hooks of a commit", map[string]string{".pre-commit-config.yaml": "repos:\n- repo: local\n  hooks:\n  - id: x\n    entry: rm -rf ~/Documents\n"}, "git commit -m x"},
	{"rspec's options", map[string]string{".rspec": "-r ./z.rb\n", "z.rb": "system('rm -rf ~/Documents')\n"}, "rspec"},
	{"R's profile", map[string]string{".Rprofile": "unlink('/home/eve/Documents', recursive=TRUE)\n"}, "Rscript -e 'print(1)'"},
	{"prove's options", map[string]string{".proverc": "-e ./z.sh\n", "z.sh": "rm -rf ~/Documents\n"}, "prove"},
	{"latexmk's settings", map[string]string{".latexmkrc": "system('rm -rf ~/Documents');\n"}, "latexmk a.tex"},
	{"terraform's programs", map[string]string{"main.tf": `data "external" "x" { program = ["rm", "-rf", "/home/eve/Documents"] }` + "\n"}, "terraform plan"},
	{"Gradle's deletions", map[string]string{"build.gradle": "task x { doLast { delete '/home/eve/Documents' } }\n"}, "gradle x"},
	{"Maven's programs", map[string]string{"pom.xml": "<configuration><executable>rm</executable><arguments><argument>/home/eve/Documents</argument></arguments></configuration>\n"}, "mvn package"},
	{"Rust that empties a file", map[string]string{"src/main.rs": "fn main() { std::fs::write(\"/home/eve/notes.txt\", \"\"); }\n"}, "cargo run"},
	{"code that is included", map[string]string{"build.rs": "include!(\"z.txt\");\n", "z.txt": "fn main() { std::fs::remove_dir_all(\"/home/eve/Documents\"); }\n"}, "cargo build"},
	{"dune's actions", map[string]string{"dune": `(rule (targets x) (action (system "rm -rf ~/Documents")))` + "\n"}, "dune build"},
	{"an image's context", map[string]string{"compose.yml": "services:\n x:\n  build:\n   context: /home/eve\n"}, "docker compose build"},
	{"a package from elsewhere", map[string]string{"Cargo.toml": "[dependencies]\nx = { git = \"https://example.com/x\" }\n"}, "cargo build"},
	{"another build tool", map[string]string{"gradle/wrapper/gradle-wrapper.properties": "distributionUrl=https\\://example.com/g.zip\n"}, "gradle build"},
	{"rules that a makefile makes up", map[string]string{"Makefile": "define X\nall:\n\trm -r$(e)f ~/Documents\nendef\n$(eval $(X))\n"}, "make"},
	{"a package's script", map[string]string{"packages/a/package.json": `{"name":"a","scripts":{"build":"rm -rf ~/Documents"}}`}, "npx turbo build"},
	{"a plugin that hides what it does", map[string]string{"plug.py": "exec(bytes.fromhex('00').decode())\n"}, "pylint src"},
	{"tests under a strange name", map[string]string{"pytest.ini": "[pytest]\npython_files=*.dat\n", "z.dat": "import shutil\nshutil.rmtree('data')\n"}, "pytest"},
	{"a program that was compiled", map[string]string{"src/x.c": "#include <stdlib.h>\nint main(void) { return system(\"rm -rf ~/Documents\"); }\n"}, "gcc -o x src/x.c && ./x"},
	{"a makefile that makes another's goals", map[string]string{"Makefile": "all:\n\t$(MAKE) -f z.mk\n", "z.mk": "x:\n\trm -rf $(HOME)/Documents\n"}, "make"},
	{"a makefile that tells a token", map[string]string{"Makefile": "$(info $(AWS_SECRET_ACCESS_KEY))\nall: ;\n"}, "make"},
	{"a makefile that reads a file of secrets", map[string]string{"Makefile": "all:\n\t@echo $(file <.env)\n"}, "make"},
	{"a makefile that reads a key", map[string]string{"Makefile": "$(info $(file < $(HOME)/.ssh/id_rsa))\nall: ;\n"}, "make"},
	{"code that writes a test and runs it", map[string]string{"t.py": "import subprocess\nopen('tests/test_b.py','w').write('import os;os.remove(\"/home/eve/no\"+\"tes.md\")')\nsubprocess.run(['python3','-m','unittest','discover','tests'])\n"}, "python3 t.py"},
	{"a name that C steps through", map[string]string{"m.c": "#include <stdio.h>\nint main(){char n[]=\"opuft/ne\";for(char*p=n;*p;p++)(*p)--;fopen(n,\"w\");}\n"}, "gcc m.c -o m && ./m"},
	{"a package of tests", map[string]string{"tests/__init__.py": "import shutil, os\nshutil.rmtree(os.path.expanduser('~/Documents'))\n"}, "python3 -m unittest discover"},
	{"a package in quotes", map[string]string{"node_modules/x/index.js": "require('fs').rmSync('/home/eve/Documents', {recursive: true})\n"}, `node -e "require('x')"`},
	{"modules in an archive", map[string]string{"m.zip": "PK\x03\x04"}, "PYTHONPATH=m.zip python3 -c 'import mm'"},
	{"hooks of a template", map[string]string{"tpl/hooks/post-commit": "rm -rf ~/Documents\n"}, "GIT_TEMPLATE_DIR=$PWD/tpl git init"},
	{"packages that cmake fetches", map[string]string{"CMakeLists.txt": "FetchContent_Declare(x URL http://example.com/x.tgz)\n"}, "cmake -B build"},
	{"the environment, in C", map[string]string{"e.c": "#include <stdio.h>\nint main(int c, char **v, char **e) { while (*e) puts(*e++); }\n"}, "gcc e.c -o e && ./e"},
	{"code that decodes a module and loads it", map[string]string{"t.py": "s = bytes.fromhex('00').decode()\nopen('b.py', 'w').write(s)\nimport b\n"}, "python3 t.py"},
	{"Python that prints a token", map[string]string{"t.py": "import os\nprint(os.environ['AWS_SECRET_ACCESS_KEY'])\n"}, "python3 t.py"},
	{"Python that prints a token by a name", map[string]string{"t.py": "import os\nkey: str = os.getenv(\"API_KEY\")\nif key:\n    print(f'key {key}')\n"}, "python3 t.py"},
	{"Node that writes a token down", map[string]string{"t.js": "const s = process.env.GITHUB_TOKEN\nrequire('fs').writeFileSync('o.txt', s)\n"}, "node t.js"},
	{"Go that prints a token", map[string]string{"m.go": "package main\nimport (\"fmt\"; \"os\")\nfunc main() { fmt.Println(os.Getenv(\"GITHUB_TOKEN\")) }\n"}, "go run m.go"},
	{"Rust that prints a token", map[string]string{"src/main.rs": "fn main() { let k = std::env::var(\"API_TOKEN\").unwrap();\n println!(\"{}\", k); }\n"}, "cargo run"},
	{"C that prints a token", map[string]string{"e.c": "#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts(getenv(\"DB_PASSWORD\")); }\n"}, "gcc e.c -o e && ./e"},
	{"a script that traces a token", map[string]string{"t.sh": "set -x\nexport A=$GITHUB_TOKEN\n"}, "bash t.sh"},
	{"a traced script", map[string]string{"t.sh": ": $GITHUB_TOKEN\n"}, "bash -x t.sh"},
	{"code of a host", map[string]string{"x_test.ts": "import 'https://example.com/x.ts'\n"}, "deno test -A"},
}

// TestPlanted: what a session wrote and a program loads by itself is judged before
// that program runs, on a disk and as a record tells it.
func TestPlanted(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, p := range planted {
		t.Run(p.name, func(t *testing.T) {
			if f := afterCall(t, p.files, p.line); f.Level.Effective() < risk.High && !f.Categories.Has(risk.ExecArbitrary) {
				t.Errorf("%s runs unasked: %s %s %v", p.line, f.Level, f.Categories, f.Reasons)
			}
		})
	}
}

// TestPlantedNeverFaults: whatever a session wrote, guard can judge what runs after it.
func TestPlantedNeverFaults(t *testing.T) {
	for _, p := range planted {
		judge := wrote(t, p.files)
		for _, line := range []string{
			"gcc -o x src/x.c", "cargo build", "make", "pytest", "npx jest", "node app.js", "python3 -c 'print(1)'", "php x.php", "git commit -m x", "mypy .", "docker build .", "npx turbo build",
			"go build ./...", "echo 'print(1)' | python3", "cat x | node", "java X.java", "xargs pylint < x", "find . -name '*.py' -exec pylint {} +", "latexmk", "$X", "npx", "python3 -m pytest",
		} {
			if f := judge(line); strings.Contains(fmt.Sprint(f.Reasons), "fault in guard") {
				t.Errorf("%s: %s: %v", p.name, line, f.Reasons)
			}
		}
	}
}

// TestPlantedHarmless: everyday files that a session wrote hold up no everyday program.
func TestPlantedHarmless(t *testing.T) {
	files := map[string]string{
		"package.json":      `{"name":"p","scripts":{"clean":"rm -rf dist","deploy":"rm -rf ~/x"},"jest":{"testEnvironment":"node"}}`,
		"jest.config.js":    "module.exports = {roots: ['<rootDir>/src'], coverageDirectory: 'coverage'}\n",
		"vite.config.js":    "export default {build: {outDir: 'dist', emptyOutDir: true}}\n",
		"src/api.ts":        "export const get = () => fetch('https://example.com/api/v1/users')\n",
		"src/paths.rs":      "fn main() { std::fs::write(\"out/report.txt\", \"x\").unwrap(); }\n",
		"Makefile":          "clean:\n\trm -rf build\nall:\n\techo ok\n",
		"pyproject.toml":    "[tool.pytest.ini_options]\naddopts = \"-q\"\n",
		"app.py":            "import json\nprint(json.dumps({'path': '/api/v1/users'}))\n",
		"tests/test_app.py": "import tempfile, shutil\ndef test():\n    d = tempfile.mkdtemp()\n    shutil.rmtree(d)\n",
		"env.py":            "import os\nkey = os.environ.get('OPENAI_API_KEY')\nif not key:\n    print('OPENAI_API_KEY missing, set key')\nprint('key set:', bool(key), len(key), key[:4])\nprint(f'{len(key)} letters')\nclient = dict(api_key=key)\n",
		"env.js":            "const key = process.env.API_KEY;\nif (!key) throw new Error('API_KEY missing');\nconsole.log(key ? 'key set' : 'none', !!key, process.env.API_KEY !== undefined);\n",
		"README.md":         "To clean up: `rm -rf ~/.cache/p`\n",
		"Dockerfile":        "FROM debian\nRUN apt-get update && rm -rf /var/lib/apt/lists/*\nCOPY . /srv\n",
		"build.gradle":      "plugins { id 'java' }\nrepositories { mavenCentral() }\n",
		"Cargo.toml":        "[package]\nname = 'p'\nversion = '0.1.0'\n",
	}
	for _, line := range []string{
		"pytest", "npx jest", "npx eslint src", "npx vite build", "npx tsc --noEmit", "mypy .", "ruff check .", "cargo build", "cargo test", "gradle build",
		"make all", "python3 app.py", "python3 env.py", "node env.js", "go test ./...", "docker build .", "git commit -m x", "npx prettier --check .",
	} {
		if f := afterCall(t, files, line); f.Level.Effective() >= risk.High || f.Categories != 0 {
			t.Errorf("%s: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
}

// BenchmarkPlanted runs a linter in a session that wrote a megabyte of code. Budget:
// 20 ms once the files were read.
func BenchmarkPlanted(b *testing.B) {
	files := map[string]string{}
	for i := range 200 {
		files[fmt.Sprintf("src/m%d.py", i)] = fmt.Sprintf("N = %d\n", i) + strings.Repeat("import os\ndef f(x, y=1):\n    with open('data.json') as g:\n        return [a.strip() for a in g if a.load(x)]\nclass A(object):\n    def m(self): return self.write(f(3), os.path.join('a', 'b'))\n", 25)
	}
	judge := wrote(b, files)
	judge("eslint .")
	for b.Loop() {
		judge("eslint .")
	}
}

// afterCall judges a line after a call that wrote some files.
func afterCall(t testing.TB, files map[string]string, line string) policy.Facts {
	t.Helper()
	return wrote(t, files)(line)
}

// wrote is a session in which a call wrote some files.
func wrote(t testing.TB, files map[string]string, persons ...string) (judge func(line string) policy.Facts) {
	t.Helper()
	p := atHome(t)
	for _, name := range persons {
		p.holds(t, map[string]string{"project/" + name: "mine\n"})
	}
	s := p.writes(t, files)
	return func(line string) policy.Facts {
		d := disk.New(time.Minute)
		w := place.World{Workspace: p.project, Home: "/home/eve", User: "eve", Disk: d, Past: s.For(d, nil)}
		return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
	}
}

// writes is a session whose first call wrote some files of the project.
func (p personal) writes(t testing.TB, files map[string]string) *past.Session {
	t.Helper()
	s := new(past.Session)
	call := past.Call{ID: "first", By: "write them", At: disk.Clock()}
	made := map[string]string{}
	for name, text := range files {
		_ = os.Remove(filepath.Join(p.project, name)) // what stood there by that name is none of this
		made["project/"+name] = text
		call.Writes = append(call.Writes, filepath.Join(p.project, name))
	}
	s.Began(call, func() (place.Disk, place.Git) { return disk.New(time.Minute), nil })
	p.holds(t, made)
	d := disk.New(time.Minute) // a look is for one moment
	s.Ended("first", time.Now(), d)
	for name := range files {
		if _, ok := s.For(d, nil).Made(filepath.Join(p.project, name)); !ok {
			t.Skip("this file system does not tell when a file was born")
		}
	}
	return s
}

// TestSearchShowsSecrets: a search of a whole folder that matches a line of a file of
// secrets shows it, and one that does not is everyday work.
func TestSearchShowsSecrets(t *testing.T) {
	p := atHome(t)
	p.holds(t, map[string]string{"project/.env": "API_TOKEN=abcdef\n", "project/src/a.py": "print(1)\n"})
	for line, shows := range map[string]bool{
		"grep -r TOKEN .": true, "grep -rn API_ .": true, "grep -rh '' .": true, "grep -rE 'x|ABCDEF' -i": true, "rgrep TOKEN": true, "rg -uu TOKEN": true, "rg --hidden --no-ignore =": true,
		"grep -r def .": true, "grep -rv zzz .": true, "find . -type f | xargs cat": true, "find . -type f -exec cat {} +": true, "git grep --no-index TOKEN": true,
		"grep -rn 'print' src": false, "grep -rn nothing .": false, "rg TOKEN": false, "grep -rl TOKEN .": false, "grep -rc TOKEN .": false, "grep -rn TOKEN --include='*.py' .": false,
		"find . -name '*.py' | xargs cat": false, "find . -name '*.py' -exec cat {} +": false, "git grep TOKEN": false, "grep -rn TOKEN src": false,
	} {
		w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: disk.New(time.Minute)}
		f := policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
		if f.Categories.Has(risk.FSConfigSecrets) != shows {
			t.Errorf("%s: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
}

// TestStagedIsLost: what only git's index holds goes with a reset, in the same line or
// a later one, and what an edit in place empties is overwritten.
func TestStagedIsLost(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, lines := range [][]string{
		{"git add -A", "git reset --hard"}, {"git add notes.md", "git reset --hard HEAD"}, {"git add -A", "git read-tree --reset -u HEAD"}, {"git add -A", "git restore --staged --worktree ."},
		{"git add -A && git reset --hard"}, {"git add -A; git checkout HEAD -f"}, {"git add -A && git switch -f main"}, {"git add . && git rm -f notes.md"}, {"git update-index --add notes.md && git reset --hard"},
		{"git checkout --orphan z && git add -A && git rm -rf ."}, {"git add -fA"}, {"git add --force ."},
		{"perl -i -ne '' notes.md"}, {"perl -pi -e '$_=\"\"' notes.md"}, {"perl -pi -e 's/.*//' notes.md"}, {"ruby -i -ne '' notes.md"}, {"gawk -i inplace '0' notes.md"},
		{"gawk -i inplace '{}' notes.md"}, {"sed -i 's/.*//' notes.md"}, {"sed -i '$!N;s/.*/x/' notes.md"}, {"sed -i y/abcdefghijklmnopqrstuvwxyz/xxxxxxxxxxxxxxxxxxxxxxxxxx/ notes.md"}, {"sed -i 'c\\x' notes.md"}, {"sed -n -i '/zzz/p' notes.md"},
	} {
		p := atHome(t)
		p.git(t, "init", "-q", "-b", "main")
		p.holds(t, map[string]string{"project/tracked": "1\n"})
		p.git(t, "add", "-A")
		p.git(t, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one")
		p.holds(t, map[string]string{"project/notes.md": "mine\n", "project/.env": "TOKEN=abcdef\n"})
		last := lines[len(lines)-1]
		for _, line := range lines[:len(lines)-1] {
			p.git(t, strings.Fields(line)[1:]...)
		}
		d := disk.New(time.Minute)
		git := repository.New(p.home, filepath.Join(p.home, ".config")).For(d)
		w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: d, Git: git, Past: new(past.Session).For(d, git)}
		if f := (policy.Judge{World: w}).Facts(policy.Request{Tool: policy.Shell, Command: last, Cwd: p.project}); f.Level.Effective() < risk.High && f.Categories == 0 {
			t.Errorf("%q runs unasked: %s %s %v", lines, f.Level, f.Categories, f.Reasons)
		}
	}
}

// TestWholeFolders: what a line takes, shows or loses along with the rest of a folder
// is told like what it names.
func TestWholeFolders(t *testing.T) {
	files := map[string]string{"project/.env": "TOKEN=abcdef\n", "project/notes.md": "mine\n", "project/data/results.csv": "1\n", "project/src/a.py": "print(1)\n", "project/.gitignore": ".env\nignored.txt\n", "project/ignored.txt": "mine\n"}
	judge := func(t *testing.T) func(string) policy.Facts {
		p := atHome(t)
		p.git(t, "init", "-q", "-b", "main")
		p.holds(t, map[string]string{"project/tracked": "1\n", "project/b.md": "1\n"})
		p.git(t, "add", "-A")
		p.git(t, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one")
		p.git(t, "checkout", "-qb", "o")
		p.holds(t, map[string]string{"project/notes.md": "theirs\n", "project/ignored.txt": "theirs\n"})
		p.git(t, "add", "-A")
		p.git(t, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "two")
		p.git(t, "checkout", "-q", "main")
		p.holds(t, files)
		return func(line string) policy.Facts {
			d := disk.New(time.Minute)
			git := repository.New(p.home, filepath.Join(p.home, ".config")).For(d)
			w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: d, Git: git, Past: new(past.Session).For(d, git)}
			return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
		}
	}
	look := judge(t)
	for _, line := range []string{
		"git stash -a", "tar cf - . | tar xOf -", "zip -qr - . | cat", "diff -rN src .", "git diff --no-index src .", "shopt -s dotglob; cat *", "echo .e* | xargs cat", "printf '%s\\n' .* | xargs -n1 cat", "git ls-files -oi --exclude-standard | xargs cat", "bash -O dotglob -c 'cat *'", "cat .[!.]*", "cat $(ls -A | head -3)",
		"for f in $(git ls-files -o); do cat $f; done", "git ls-files -o | xargs cat", "ls -A | while read f; do cat $f; done", "git add -f .", "git add -f ':(glob).e*'", "echo > .gitignore && git add -A",
		"echo .env | git update-index --add --stdin", "git grep --no-index -e T -- ':(glob)**'", "python3 -c 'from pathlib import Path\nfor p in Path(\".\").iterdir(): print(p.read_text())'",
		"node -e 'const fs=require(\"fs\"); for (const f of fs.readdirSync(\".\")) console.log(fs.readFileSync(f,\"utf8\"))'",
		"cat <<< \"$AWS_SECRET_ACCESS_KEY\"", "cd \"$AWS_SECRET_ACCESS_KEY\"", "git commit --allow-empty -m \"$GITHUB_TOKEN\"", "compgen -e | while read v; do echo \"$v=${!v}\"; done", "base64 <<< $API_KEY",
		"git checkout o -- notes.md", "git restore -s o notes.md", "git cherry-pick o", "git checkout o -- .", "git merge-file --theirs notes.md tracked src/a.py", "git init --separate-git-dir=/tmp/x", "find -L data -type f -delete",
		"cp -s notes.md x.md; echo > x.md",
	} {
		if f := look(line); f.Level.Effective() < risk.High && f.Categories == 0 {
			t.Errorf("%s runs unasked: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
	for _, line := range []string{
		"git add -A", "git add .", "git stash", "tar czf src.tgz src", "diff -r src docs", "ls -la", "ls -A | wc -l", "cat *", "git ls-files -o --exclude-standard | head", "git checkout o", "git merge main",
		"test -n \"$API_KEY\" && echo set", "[ -z \"$API_KEY\" ] || true", "find data -type f", "for f in *.md; do wc -l $f; done", "git grep TOKEN", "git restore tracked",
	} {
		if f := look(line); f.Level.Effective() >= risk.High && line != "git checkout o" {
			t.Errorf("%s is asked: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
}

// TestIgnoreFileGone: git add takes what an ignore file keeps out once the line has taken
// that file away.
func TestIgnoreFileGone(t *testing.T) {
	p := atHome(t)
	p.git(t, "init", "-q", "-b", "main")
	p.holds(t, map[string]string{"project/.gitignore": ".env\n*.log\n", "project/src/a.py": "print(1)\n", "project/src/.gitignore": "*.tmp\n"})
	p.git(t, "add", "-A")
	p.git(t, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one")
	p.holds(t, map[string]string{"project/.env": "TOKEN=abcdef\n", "project/conf/prod/.env": "TOKEN=abcdef\n", "project/old.txt": "1\n"})
	look := func(line string) policy.Facts {
		d := disk.New(time.Minute)
		git := repository.New(p.home, filepath.Join(p.home, ".config")).For(d)
		w := place.World{Workspace: p.project, Home: p.home, User: "eve", Disk: d, Git: git, Past: new(past.Session).For(d, git)}
		return policy.Judge{World: w}.Facts(policy.Request{Tool: policy.Shell, Command: line, Cwd: p.project})
	}
	for _, line := range []string{
		"mv .gitignore z; git add -A", "git mv .gitignore z; git add .", "rm .gitignore && git add .", "git rm -q .gitignore; git add .; git commit -qm x", "git rm -q .gitignore; git stash -u",
		"git rm -q --cached .gitignore; rm .gitignore; git add -A", "f() { git add -A; }; mv .gitignore z; f", "chmod 000 .gitignore; git add -A", "echo '!.env' >> .gitignore && git add -A",
		"sed -i /env/d .gitignore; git add -A", "cp /dev/null .gitignore; git add -A", "ln -sf /dev/null .gitignore; git add -A", "truncate -s0 .gitignore; git add -A", ": > .gitignore; git stage .",
		"python3 -c \"import os; os.remove('.gitignore')\"; git add -A", "python3 -c \"import os; os.rename('.gitignore', 'z')\"; git add -A", "mv .git?gnore z; git add -A",
		"mv .gitignore z; cd src; git add ..", "mv .gitignore z; git add conf", "mv .gitignore z; git add conf/prod", "cd conf; mv ../.gitignore z; git add .",
	} {
		if f := look(line); f.Level.Effective() < risk.High || !f.Categories.Has(risk.FSConfigSecrets) {
			t.Errorf("%s runs unasked: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
	for _, line := range []string{
		"git add -A", "git rm -rq --cached . && git add .", "echo dist >> .gitignore && git add -A", "git stash && git stash pop && git add -A", "git add -A && mv .gitignore z",
		"mv src lib && git add -A", "cp .gitignore docs.txt && git add -A", "mv src/.gitignore src/x && git add src", "cat .gitignore; git add .", "chmod 644 src/a.py && git add src",
	} {
		if f := look(line); f.Level.Effective() >= risk.High {
			t.Errorf("%s is asked: %s %s %v", line, f.Level, f.Categories, f.Reasons)
		}
	}
}

// TestSourcesThatNameTheUnsaved: a source in a compiled language, or settings, that name
// what is nowhere else are not everyday, unless they only read it.
func TestSourcesThatNameTheUnsaved(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for name, tt := range map[string]struct {
		files map[string]string
		line  string
		asked bool
	}{
		"fopen to write":    {map[string]string{"t.c": "#include <stdio.h>\nint main() { fopen(\"src/made.txt\", \"w\"); }\n"}, "gcc t.c -o t && ./t", true},
		"strings joined":    {map[string]string{"t.c": "#include <stdio.h>\nint main() { fopen(\"src/\" \"made.txt\", \"w\"); }\n"}, "gcc t.c -o t && ./t", true},
		"a macro":           {map[string]string{"t.c": "#define R re ## move\nint main() { R(\"src/made.txt\"); }\n"}, "gcc t.c -o t && ./t", true},
		"fopen to read":     {map[string]string{"t.c": "#include <stdio.h>\nint main() { fopen(\"src/made.txt\", \"r\"); }\n"}, "gcc t.c -o t && ./t", false},
		"a new file":        {map[string]string{"t.c": "#include <stdio.h>\nint main() { fopen(\"out.txt\", \"w\"); }\n"}, "gcc t.c -o t && ./t", false},
		"pytest's report":   {map[string]string{"pytest.ini": "[pytest]\naddopts = --junitxml=src/made.txt\n"}, "pytest", true},
		"a folder to empty": {map[string]string{"mkdocs.yml": "site_name: x\nsite_dir: src\n"}, "mkdocs build", true},
		"another folder":    {map[string]string{"mkdocs.yml": "site_name: x\nsite_dir: site\n"}, "mkdocs build", false},
	} {
		judge := wrote(t, tt.files, "src/made.txt")
		if f := judge(tt.line); (f.Level.Effective() >= risk.High || f.Categories != 0) != tt.asked {
			t.Errorf("%s: %s: %s %s %v", name, tt.line, f.Level, f.Categories, f.Reasons)
		}
	}
}
