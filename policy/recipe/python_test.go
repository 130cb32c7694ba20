package recipe

import "testing"

const toxIni = `[tox]
envlist = py{39,310}, lint
isolated_build = true

[base]
extra = echo "from base"

[testenv]
# comment
deps =
    pytest>=7
    -rrequirements.txt
setenv =
    A = it's {toxinidir}/x
commands =
    pytest {posargs:tests} \
        -q
    -coverage report ; rm -rf $HOME
    py39: python -m nine
    {[base]extra}

[testenv:lint]
skip_install = true
deps =
changedir = sub dir
commands = ruff check {env:TARGET:.} {envname}

[testenv:custom]
install_command = evil {packages}
commands = ls
[testenv:open]
commands = echo "x
`

func TestTox(t *testing.T) {
	checkAll(t, []reads{
		{
			name: "an environment", reading: Tox(toxIni, "py39"), exports: []string{`A='it'\''s ./x'`},
			want: []string{
				"python -m pip install 'pytest>=7'", "python -m pip install -r requirements.txt", "pytest tests -q",
				"coverage report ';' rm -rf '$HOME'", "python -m nine", "echo 'from base'",
			},
		},
		{name: "arguments", reading: Tox("[testenv]\ncommands = pytest {posargs}\n", "py", "-k", "a b"), want: []string{"pytest -k 'a b'"}},
		{name: "another folder", reading: Tox(toxIni, "lint"), want: []string{`cd 'sub dir' && ruff check "$TARGET" lint`}, exports: []string{`A='it'\''s ./x'`}},
		{name: "the list", reading: Tox("[tox]\nenvlist = a,{b,c}d\n[testenv]\ncommands = echo {envname}\n", ""), want: []string{"echo a", "echo bd", "echo cd"}},
		{name: "its own installer", reading: Tox(toxIni, "custom"), unread: "install_command"},
		{name: "an open quote", reading: Tox(toxIni, "open"), unread: "open quote"},
		{name: "no such environment", reading: Tox("[tox]\n", "x"), missing: true},
		{name: "within itself", reading: Tox("[testenv]\na = {[testenv]a}{[testenv]a}\ncommands = {[testenv]a}{[testenv]a}\n", "x"), unread: "too many substitutions"},
	})
}

const pyprojectToml = `
[tool.poe.tasks]
test = "pytest"
lint = {cmd = "ruff check", cwd = "src", env = {A = "x y"}}
sh = {shell = "rm -rf dist; ls"}
fn = {script = "app.tasks:clean(1)"}
all = ["lint", "test --fast", {cmd = "echo done"}]
after = {cmd = "ls", deps = ["test"]}
other = {switch = []}
js = {shell = "x", interpreter = "python"}
loop = ["loop"]
lost = ["nowhere"]
expr = {expr = "1"}

[tool.pdm.scripts]
_.env_file = ""
start = {cmd = ["flask", "run", "a b"]}

[tool.taskipy.tasks]
pre_go = "echo before"
go = {cmd = "task go2", help = "x"}
go2 = "rm x"

[tool.hatch.envs.default.scripts]
cov = "pytest --cov {args:tests}"
both = ["cov", "- hatch build"]
cased = ["cov --x"]
[tool.hatch.envs.lint]
template = "base"
env-vars = {B = "1"}
pre-install-commands = ["echo pre"]
[tool.hatch.envs.lint.scripts]
style = "ruff {env:X}"
plain = "ruff {root}/src"
`

func TestPyproject(t *testing.T) {
	read := func(name string, args ...string) Reading { return Pyproject(pyprojectToml, name, args...) }
	pdm := "[tool.pdm.scripts]\n_.env = {A = '1'}\npre_go = 'echo pre'\ngo = 'flask {args:run}'\nrm = {shell = 'rm x'}\ncall = {call = 'a.b:c'}\nboth = {composite = ['go -x', 'ls']}\n"
	checkAll(t, []reads{
		{name: "a line", reading: read("test", "-k", "a b"), want: []string{"pytest -k 'a b'"}},
		{name: "a folder and an environment", reading: read("lint"), want: []string{"cd src && ruff check"}, exports: []string{"A='x y'"}},
		{name: "a shell's", reading: read("sh"), want: []string{"rm -rf dist; ls"}},
		{name: "Python", reading: read("fn"), want: []string{"python -c 'from app.tasks import clean; clean(1)'"}},
		{name: "a sequence", reading: read("all"), want: []string{"cd src && ruff check", "pytest --fast", "echo done"}},
		{name: "dependencies", reading: read("after"), want: []string{"pytest", "ls"}},
		{name: "a switch", reading: read("other"), unread: "switch"},
		{name: "another language", reading: read("js"), unread: "interpreter"},
		{name: "within itself", reading: read("loop"), want: []string{}},
		{name: "a lost reference", reading: read("lost"), unread: "not in the file"},
		{name: "an expression", reading: read("expr"), unread: "expr"},
		{name: "pdm's file of variables", reading: read("start"), unread: "env_file"},
		{name: "pdm", reading: Pyproject(pdm, "go"), want: []string{"echo pre", "flask run"}, exports: nil},
		{name: "pdm's arguments", reading: Pyproject(pdm, "go", "-h"), want: []string{"echo pre -h", "flask -h"}},
		{name: "pdm's shell", reading: Pyproject(pdm, "rm"), want: []string{"rm x"}, exports: []string{"A=1"}},
		{name: "pdm's call", reading: Pyproject(pdm, "call"), want: []string{"python -c 'from a.b import c; c()'"}},
		{name: "pdm's composite", reading: Pyproject(pdm, "both"), want: []string{"echo pre -x", "flask -x", "ls"}},
		{name: "taskipy", reading: read("go"), want: []string{"echo before", "task go2", "rm x"}},
		{name: "hatch", reading: read("both", "-q"), want: []string{"pytest --cov -q", "hatch build"}},
		{name: "hatch's preset", reading: read("default:cov"), want: []string{"pytest --cov tests"}},
		{name: "hatch's scripts with arguments", reading: read("cased"), unread: "with arguments"},
		{name: "hatch's fields", reading: read("lint:style"), unread: "a field of hatch"},
		{name: "hatch's environment", reading: read("lint:plain"), want: []string{"echo pre", "ruff ./src"}, exports: []string{"B=1"}},
		{name: "inherited", reading: read("lint:cov"), want: []string{"echo pre", "pytest --cov tests"}},
		{name: "hatch.toml", reading: Pyproject("[envs.default.scripts]\na = 'ls'\n", "a"), want: []string{"ls"}},
		{name: "no such task", reading: read("nothing"), missing: true},
		{name: "no TOML", reading: Pyproject("[", "a"), unread: "no TOML", missing: true},
		{name: "includes", reading: Pyproject("[tool.poe]\ninclude = 'more.toml'\n[tool.poe.tasks]\na = 'ls'\n", "a"), want: []string{"ls"}, files: []string{"more.toml"}},
	})
}

func FuzzTox(f *testing.F) {
	f.Add(toxIni, "py39")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Tox(text, name, name)) })
}

func FuzzPyproject(f *testing.F) {
	f.Add(pyprojectToml, "all")
	f.Fuzz(func(t *testing.T, text, name string) { bounded(t, Pyproject(text, name, name)) })
}
