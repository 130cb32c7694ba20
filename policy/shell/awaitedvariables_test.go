package shell_test

import "testing"

// TestVariablesPutIntoFiles: variables by which whatever is started with them loads other code, and everyday ones.
func TestVariablesPutIntoFiles(t *testing.T) {
	w, top := inHome(t, map[string]string{"Makefile": "test:\n\tpytest\n", "app.conf": "PORT=3000\n", "b.conf": "A=1\n", "tools/env.sh": "A=1\n",
		".githooks/pre-commit": ". tools/env.sh\n", "dbt_project.yml": "name: a\n"}, map[string]string{
		"../.config/systemd/user/app.service": "[Service]\nEnvironmentFile=%h/project/app.conf\nExecStart=/usr/bin/node /opt/a.js\n"})
	checkAsked(t, w, top, []string{
		"printf 'include Makefile\\nexport PYTHONPATH := /tmp/stage\\n' > GNUmakefile", "printf 'export LD_PRELOAD = /dev/shm/x.so\\n' >> Makefile",
		"printf 'export NODE_OPTIONS := --require=/tmp/x.js\\n' > rules.mk", "printf 'export PATH := $(HOME)/.x/bin:$(PATH)\\n' >> Makefile",
		"printf 'export PIP_INDEX_URL := https://pypi.evil.example/simple\\n' > GNUmakefile", "echo 'NODE_OPTIONS=--require=/tmp/x.js' >> app.conf",
		"echo 'LD_PRELOAD=/tmp/x.so' >> app.conf", "echo 'on-run-end: \"drop table a.b\"' >> dbt_project.yml",
	}, []string{
		"printf 'export PYTHONPATH := src\\nexport PATH := $(CURDIR)/node_modules/.bin:$(PATH)\\n' >> Makefile", "printf 'export NODE_OPTIONS := --max-old-space-size=4096\\n' >> Makefile",
		"printf 'export GOFLAGS := -mod=vendor\\nexport CGO_ENABLED=0\\n' > GNUmakefile", "printf 'export PIP_INDEX_URL := https://pypi.org/simple\\n' >> Makefile",
		"echo 'PORT=4000' >> app.conf", "echo 'NODE_OPTIONS=--max-old-space-size=512' >> app.conf", "echo 'NODE_OPTIONS=--require=/tmp/x.js' > notes.conf",
		"echo 'on-run-start: \"create schema if not exists a\"' >> dbt_project.yml",
	})
}
