package shell

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// Programs that are modules of Python too take the same words either way: python3 -m alembic upgrade head.

// moduleCommands are such modules, with the program where its name is another. Sources: the manuals of each, and the
// __main__ of its package (Alembic 1.13, Flask 3, Django 5, Celery 5, Uvicorn 0.30, Gunicorn 22, Scrapy 2.11, Invoke 2,
// pre-commit 4, Aerich 0.8, sqlite-utils 3.38, python-dotenv 1, keyring 25, PyInstaller 6, poethepoet 0.30,
// pip-audit 2, Sphinx 8, MkDocs 1.6, WeasyPrint 62).
var moduleCommands = strings.Fields("alembic flask django=django-admin celery uvicorn gunicorn hypercorn daphne " +
	"streamlit scrapy invoke pre_commit=pre-commit aerich sqlite_utils=sqlite-utils dotenv keyring " +
	"PyInstaller=pyinstaller poethepoet=poe doit cookiecutter copier bandit vulture autopep8 autoflake yapf " +
	"pip_audit=pip-audit pipdeptree fastapi litestar datasette towncrier pelican nbconvert=jupyter-nbconvert " +
	"jupytext papermill locust behave yamllint cython radon pycodestyle pydocstyle " +
	"codespell_lib=codespell robot sphinx=sphinx-build sphinx.ext.apidoc=sphinx-apidoc mkdocs weasyprint hatch " +
	"pdm nbstripout dramatiq rq " +
	"pip uv pipx pipenv poetry twine flit " +
	"pytest tox nox mypy ruff flake8 pylint coverage black isort pyright pyflakes jupyter IPython=ipython " +
	"twisted trial cibuildwheel check_manifest pyupgrade interrogate bumpversion=bump2version")

// moduleProgram is the program that a module is too, or empty.
func moduleProgram(module string) string {
	for _, m := range moduleCommands {
		name, own, other := strings.Cut(m, "=")
		if !other {
			own = name
		}
		if name == module && program.Find(own) != nil {
			return own
		}
	}
	return ""
}

// asProgram judges python -m MODULE as the program of that name, and reports whether there is one.
func (j *invocationJudge) asProgram(c *effect.Call, v *option.Invocation, m taint.Word) (taint.Stream, bool) {
	name := moduleProgram(m.Text)
	if name == "" || !m.Known() {
		return taint.UnknownData, false
	}
	j.texts.LoadsBeside(c, &source.ProgramText{Lang: source.LanguageOf(v)}) // with -m the folder comes first
	out := j.judge(c, program.Find(name), append([]taint.Word{taint.Literal(name)}, v.Operands...))
	c.Cmd.Signature = v.Name + " -m " + m.Text // a rule names the command as it stands
	c.Silent = false
	return out, true
}
