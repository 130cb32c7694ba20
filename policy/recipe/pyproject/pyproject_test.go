package pyproject

import (
	"strings"
	"testing"

	"guard/policy/recipe"
	"guard/policy/recipe/recipetest"
)

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
	read := func(name string, args ...string) recipe.Reading { return Read(pyprojectToml, name, args...) }
	pdm := "[tool.pdm.scripts]\n_.env = {A = '1'}\npre_go = 'echo pre'\ngo = 'flask {args:run}'\nrm = {shell = 'rm x'}\ncall = {call = 'a.b:c'}\nboth = {composite = ['go -x', 'ls']}\n"
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "a line", Reading: read("test", "-k", "a b"), Want: []string{"pytest -k 'a b'"}},
		{Name: "a folder and an environment", Reading: read("lint"), Want: []string{"cd src && ruff check"}, Exports: []string{"A='x y'"}},
		{Name: "a shell's", Reading: read("sh"), Want: []string{"rm -rf dist; ls"}},
		{Name: "Python", Reading: read("fn"), Want: []string{"python -c 'from app.tasks import clean; clean(1)'"}},
		{Name: "a sequence", Reading: read("all"), Want: []string{"cd src && ruff check", "pytest --fast", "echo done"}},
		{Name: "dependencies", Reading: read("after"), Want: []string{"pytest", "ls"}},
		{Name: "a switch", Reading: read("other"), Unread: "switch"},
		{Name: "another language", Reading: read("js"), Unread: "interpreter"},
		{Name: "within itself", Reading: read("loop"), Want: []string{}},
		{Name: "a lost reference", Reading: read("lost"), Unread: "not in the file"},
		{Name: "an expression", Reading: read("expr"), Unread: "expr"},
		{Name: "pdm's file of variables", Reading: read("start"), Unread: "env_file"},
		{Name: "pdm", Reading: Read(pdm, "go"), Want: []string{"echo pre", "flask run"}, Exports: nil},
		{Name: "pdm's arguments", Reading: Read(pdm, "go", "-h"), Want: []string{"echo pre -h", "flask -h"}},
		{Name: "pdm's shell", Reading: Read(pdm, "rm"), Want: []string{"rm x"}, Exports: []string{"A=1"}},
		{Name: "pdm's call", Reading: Read(pdm, "call"), Want: []string{"python -c 'from a.b import c; c()'"}},
		{Name: "pdm's composite", Reading: Read(pdm, "both"), Want: []string{"echo pre -x", "flask -x", "ls"}},
		{Name: "taskipy", Reading: read("go"), Want: []string{"echo before", "task go2", "rm x"}},
		{Name: "hatch", Reading: read("both", "-q"), Want: []string{"pytest --cov -q", "hatch build"}},
		{Name: "hatch's preset", Reading: read("default:cov"), Want: []string{"pytest --cov tests"}},
		{Name: "hatch's scripts with arguments", Reading: read("cased"), Unread: "with arguments"},
		{Name: "hatch's fields", Reading: read("lint:style"), Unread: "a field of hatch"},
		{Name: "hatch's environment", Reading: read("lint:plain"), Want: []string{"echo pre", "ruff ./src"}, Exports: []string{"B=1"}},
		{Name: "inherited", Reading: read("lint:cov"), Want: []string{"echo pre", "pytest --cov tests"}},
		{Name: "hatch.toml", Reading: Read("[envs.default.scripts]\na = 'ls'\n", "a"), Want: []string{"ls"}},
		{Name: "no such task", Reading: read("nothing"), Missing: true},
		{Name: "no TOML", Reading: Read("[", "a"), Unread: "no TOML", Missing: true},
		{Name: "TOML that takes minutes", Reading: Read("x = "+strings.Repeat("{a = ", 30_000), "a"), Unread: "in time", Missing: true},
		{Name: "includes", Reading: Read("[tool.poe]\ninclude = 'more.toml'\n[tool.poe.tasks]\na = 'ls'\n", "a"), Want: []string{"ls"}, Files: []string{"more.toml"}},
	})
}

func FuzzPyproject(f *testing.F) {
	f.Add(pyprojectToml, "all")
	f.Fuzz(func(t *testing.T, text, name string) { recipetest.Bounded(t, Read(text, name, name)) })
}
