package tox

import (
	"testing"

	"guard/policy/recipe/recipetest"
)

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
	recipetest.CheckAll(t, []recipetest.Case{
		{
			Name: "an environment", Reading: Read(toxIni, "py39"), Exports: []string{`A='it'\''s ./x'`},
			Want: []string{
				"python -m pip install 'pytest>=7'", "python -m pip install -r requirements.txt", "pytest tests -q",
				"coverage report ';' rm -rf '$HOME'", "python -m nine", "echo 'from base'",
			},
		},
		{Name: "arguments", Reading: Read("[testenv]\ncommands = pytest {posargs}\n", "py", "-k", "a b"), Want: []string{"pytest -k 'a b'"}},
		{Name: "another folder", Reading: Read(toxIni, "lint"), Want: []string{`cd 'sub dir' && ruff check "$TARGET" lint`}, Exports: []string{`A='it'\''s ./x'`}},
		{Name: "the list", Reading: Read("[tox]\nenvlist = a,{b,c}d\n[testenv]\ncommands = echo {envname}\n", ""), Want: []string{"echo a", "echo bd", "echo cd"}},
		{Name: "its own installer", Reading: Read(toxIni, "custom"), Unread: "install_command"},
		{Name: "an open quote", Reading: Read(toxIni, "open"), Unread: "open quote"},
		{Name: "no such environment", Reading: Read("[tox]\n", "x"), Missing: true},
		{Name: "within itself", Reading: Read("[testenv]\na = {[testenv]a}{[testenv]a}\ncommands = {[testenv]a}{[testenv]a}\n", "x"), Unread: "too many substitutions"},
	})
}

func FuzzTox(f *testing.F) {
	f.Add(toxIni, "py39")
	f.Fuzz(func(t *testing.T, text, name string) { recipetest.Bounded(t, Read(text, name, name)) })
}
