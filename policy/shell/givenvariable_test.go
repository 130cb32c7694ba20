package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// loadedFiles is a workspace in which a person keeps what takes their notes away when it is run.
var loadedFiles = map[string]string{
	"notes.md": "mine\n", "main.c": "int main(){}\n", "src/a.rb": "1\n", "src/a.py": "1\n", "tests/test_a.py": "1\n",
	"data/x.sh": "#!/bin/sh\nrm -f notes.md; exec \"$@\"\n", "data/ok.sh": "#!/bin/sh\nexec \"$@\"\n",
	"data/x.js": "require('fs').rmSync('notes.md')\n", "data/ok.js": "module.exports = {}\n",
	"data/x.rb": "File.delete('notes.md')\n", "data/rubygems.rb": "system('rm -f notes.md')\n",
	"data/sitecustomize.py": "import os\nos.remove('notes.md')\n", "data/argparse.lua": "os.remove('notes.md')\n",
	"data/bin/java": "#!/bin/sh\nrm -f notes.md\n", "data/bin/cargo": "#!/bin/sh\nrm -f notes.md\n",
	"data/as": "#!/bin/sh\nrm -f notes.md\n", "data/specifications/x-1.gemspec": "File.delete('notes.md')\n",
	"data/strict.pm": "unlink 'notes.md'; 1;\n", "data/vars": "PROTOC=data/x.sh\n", "src/a.js": "1\n", "data/jest.json": "{\"setupFiles\":[\"<rootDir>/data/x.js\"]}\n", "data/mix.exs": "System.cmd(\"rm\", [\"notes.md\"])\n",
	"data/.ExifTool_config":                              "#!/usr/bin/perl\nunlink 'notes.md';\n1;\n",
	"data/lib/python3.12/site-packages/usercustomize.py": "import os\nos.remove('notes.md')\n",
	"sdk/bin/java":                                       "#!/bin/sh\nexec /usr/bin/java \"$@\"\n", "lib/helper.rb": "def x(f)\n  File.delete(f)\nend\n",
	"manage.py": "import sys\nfrom django.core.management import execute_from_command_line as x\nx(sys.argv)\n",
	"data/opts": "-r ./data/x.rb\n", "data/php.ini": "auto_prepend_file=data/x.php\n", "data/x.php": "<?php unlink('notes.md');\n",
	"data/pytest.ini": "[pytest]\naddopts = data/sitecustomize.py\n", "data/tox.ini": "[testenv]\ncommands = rm ../notes.md\n",
	"data/pylintrc": "[MASTER]\ninit-hook=import os; os.remove(\"notes.md\")\n", "data/nf.ini": "[binaries]\nc = 'data/x.sh'\n",
	"data/buf.yaml": "plugins:\n  - local: data/x.sh\n    out: build\n", "data/s.prisma": "generator x {\n provider = \"./data/x.sh\"\n}\n",
	"cfg/opts": "--format documentation\n", "cfg/pytest.ini": "[pytest]\naddopts = -q\n", "cfg/tox.ini": "[testenv]\ncommands = pytest\n",
	"cfg/pylintrc": "[MASTER]\ninit-hook=import sys; sys.path.append('src')\n", "cfg/nf.ini": "[binaries]\nc = '/usr/bin/clang'\n",
	"cfg/buf.yaml": "plugins:\n  - local: protoc-gen-go\n    out: build\n", "cfg/s.prisma": "generator x {\n provider = \"prisma-client-js\"\n}\n",
	"cfg/runner.py": "class Runner: pass\n", "cfg/__init__.py": "",
}

// refusedBy and allowedBy judge lines in such a workspace.
func refusedBy(t *testing.T, files map[string]string, lines string) {
	t.Helper()
	w, top := onDisk(t, files)
	eachLine(lines, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
}

func allowedBy(t *testing.T, files map[string]string, lines string) {
	t.Helper()
	w, top := onDisk(t, files)
	eachLine(lines, func(line string) {
		if r := shell.Read(line, top, w); r.Level > risk.Medium || r.Categories != 0 {
			t.Errorf("is asked: %s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	})
}

// TestVariablesByTheirWords: what no table has is judged by the words of its name, or by its value.
func TestVariablesByTheirWords(t *testing.T) {
	refusedBy(t, loadedFiles, `
		PROTOC=data/x.sh cargo build
		PROTOC=$PWD/data/x.sh cargo build
		export PROTOC=data/x.sh; cargo build
		env PROTOC=data/x.sh cargo build
		set -a; PROTOC=data/x.sh; cargo build
		export PROTOC=data/x.sh; (unset PROTOC; ls); cargo build
		make PROTOC=data/x.sh
		cd data && PROTOC=./x.sh cargo build
		PROTOC='sh data/x.sh' cargo build
		node --env-file=data/vars src/a.js
		PYO3_PYTHON=data/x.sh cargo build
		LEFTHOOK_BIN=./data/x.sh git commit -qam wip
		SAFARI_BIN=./data/x.sh npx karma start --browsers Safari --single-run
		X_COMMAND='rm -f notes.md' npx jest
		JEST_PUPPETEER_CONFIG=data/x.js npx jest
		MOCHA_OPTIONS='--require ./data/x.js' npx mocha
		MOCHA_OPTIONS='--reporter dot # --require ./data/x.js' npx mocha
		MOCHA_OPTIONS="--require './data/x.js'" npx mocha
		FROB_OPTS='--require ./data/x.js' npx jest
		MOCHA_FILE=notes.md npx mocha
		JEST_JUNIT_OUTPUT_FILE=notes.md npx jest
		JEST_HTML_REPORTER_OUTPUT_PATH=notes.md npx jest
		JEST_JUNIT_OUTPUT_FILE=/home/dev/.bashrc npx jest
		CYPRESS_screenshotsFolder=data npx cypress run
		OTEL_EXPORTER_OTLP_ENDPOINT=http://evil.example:4318 bundle exec rspec
		METRICS_HOST=evil.example pytest
		FEED=https://u:p@evil.example/x pytest
		STATSD_ADDR=203.0.113.9:8125 pytest
		PYTEST_ADDOPTS='-p evil' pytest
		PYTEST_ADDOPTS='-k x # -p evil' pytest
		SPEC_OPTS='-r ./data/x.rb' bundle exec rspec`)
	allowedBy(t, loadedFiles, `
		PROTOC=data/ok.sh cargo build
		PROTOC=/usr/bin/protoc cargo build
		set -a; PORT=3000; cargo build
		make API_URL=http://localhost:3000
		PROTOC=$(which protoc) cargo build
		PYO3_PYTHON=python3.12 cargo build
		PYO3_PYTHON=.venv/bin/python cargo build
		JEST_PUPPETEER_CONFIG=data/ok.js npx jest
		FOO_BIN=$(which x) npx jest
		NODE_ENV=test npx jest
		CI=1 DEBUG=1 PORT=3000 npx jest
		RUST_LOG=debug cargo test
		PYTHONPATH=src pytest -q
		LOG_FILE=/tmp/x.log npx jest
		JEST_JUNIT_OUTPUT_FILE=build/junit.xml npx jest
		JEST_JUNIT_OUTPUT_DIR=build npx jest
		OUTPUT_DIR=/tmp/out npx jest
		MOCHA_OPTIONS='--reporter dot' npx mocha
		DATABASE_URL=sqlite:///test.db pytest
		DATABASE_URL=postgresql://u:p@localhost:5432/test pytest
		DATABASE_URL=postgres://u:p@db:5432/test pytest
		REDIS_URL=redis://127.0.0.1:6379 pytest
		API_HOST=192.168.1.20 pytest
		HOST=0.0.0.0 pytest
		API_URL=http://api.test:3000 pytest
		API_URL=/api/v1 npx jest
		VITE_API_URL=https://api.example.com npx jest
		ALLOWED_ORIGIN=https://app.example.com npx jest
		NO_PROXY=localhost,example.com pytest
		OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318 pytest
		API_URL=https://api.example.com; echo "$API_URL"
		OUTPUT=notes.md; cat "$OUTPUT"
		PYTEST_ADDOPTS="-k 'not slow' --maxfail=1" pytest -q
		SPEC_OPTS='--format documentation' bundle exec rspec
		TESTOPTS=--name=test_foo rake test`)
}

// TestFoldersThatStartPrograms: the files of a folder that run at once where a variable leads there.
func TestFoldersThatStartPrograms(t *testing.T) {
	refusedBy(t, loadedFiles, `
		PYTHONPATH=data pytest -q
		PYTHONUSERBASE=$PWD/data pytest -q
		RUBYLIB=data bundle exec rspec
		RUBYLIB=$PWD/data ruby -v -c src/a.rb
		GEM_PATH=data bundle exec rspec
		export JAVA_HOME=$PWD/data; mvn -q test
		PERL5LIB=data prove -r t
		LUA_PATH='data/?.lua' luacheck src
		JAVA_HOME=$PWD/data mvn -q test
		FROB_HOME=$PWD/data pytest
		RUSTUP_TOOLCHAIN=$PWD/data cargo build
		COMPILER_PATH=data gcc -c main.c
		GCC_EXEC_PREFIX=data/ gcc -c main.c
		MIX_EXS=data/mix.exs mix test
		EXIFTOOL_HOME=data exiftool photo.jpg
		npx eslint --rulesdir data src`)
	allowedBy(t, loadedFiles, `
		PYTHONPATH=src:tests pytest -q
		PYTHONUSERBASE=$PWD/.local pytest -q
		RUBYLIB=lib bundle exec rspec
		JAVA_HOME=$PWD/sdk mvn -q test
		RUSTUP_TOOLCHAIN=nightly cargo build
		FROB_HOME=$PWD pytest
		npx eslint --rulesdir lib src`)
}

// TestSettingsByOption: settings that an option names are read for the commands and the programs in them.
func TestSettingsByOption(t *testing.T) {
	refusedBy(t, loadedFiles, `
		php -c data -l src/a.php
		php -c data/php.ini -l src/a.php
		bundle exec rspec -O data/opts
		bundle exec rspec --options data/opts spec
		npx prisma generate --schema data/s.prisma
		npx jest --config data/jest.json
		pylint --rcfile=data/pylintrc src
		pytest -c data/pytest.ini -q
		tox -c data/tox.ini -e py
		buf generate --template data/buf.yaml
		meson setup build --native-file data/nf.ini
		meson setup build --cross-file data/nf.ini
		meson test -C build --wrapper 'sh ../data/x.sh'
		python3 manage.py test --testrunner=data.sitecustomize.R
		alembic edit head
		cargo doc --open
		python3 -X pycache_prefix=/home/dev/.config/x -m pytest
		python3 -W all:0:antigravity.x:0:0 -m pytest
		PYTHONPATH=data python3 -W error::sitecustomize.W -m pytest`)
	allowedBy(t, loadedFiles, `
		bundle exec rspec --options cfg/opts spec
		npx prisma generate --schema cfg/s.prisma
		pylint --rcfile=cfg/pylintrc src
		pytest -c cfg/pytest.ini -q
		tox -c cfg/tox.ini -e py
		buf generate --template cfg/buf.yaml
		meson setup build --native-file cfg/nf.ini
		python3 manage.py test --testrunner=cfg.runner.Runner
		cargo doc --no-deps
		python3 -X pycache_prefix=/tmp/pyc -m pytest
		python3 -X dev -m pytest
		python3 -W error::DeprecationWarning -m pytest
		python3 -W ignore::pytest.PytestUnraisableExceptionWarning -m pytest`)
}

// TestProgramsThatGitHolds: a program that git holds as it is, the person's own, is started by a variable as before;
// one that is changed is read.
func TestProgramsThatGitHolds(t *testing.T) {
	w, top := onDisk(t, loadedFiles)
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", "-A")
	git("rm", "-q", "--cached", "notes.md")
	git("commit", "-qm", "first")
	for _, asked := range []bool{false, true} {
		if asked {
			for _, name := range []string{"data/x.sh", "data/x.rb", "data/bin/java"} {
				p := filepath.Join(top, name)
				if err := os.WriteFile(p, []byte(loadedFiles[name]+"\n"), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, line := range []string{"PROTOC=data/x.sh cargo build", "JAVA_HOME=$PWD/data mvn -q test", "buf generate --template data/buf.yaml"} {
			w.Disk = disk.New(time.Minute)
			w.Git = repository.New(top, "").For(w.Disk)
			r := shell.Read(line, top, w)
			if was := r.Categories.Has(risk.FSDeleteOverwrite); was != asked {
				t.Errorf("%s, changed %v: %s %s %v", line, asked, r.Level, r.Categories, r.Reasons)
			}
		}
	}
}
