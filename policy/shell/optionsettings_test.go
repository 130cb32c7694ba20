package shell_test

import "testing"

// TestOptionsInSettings: options that a line writes into a tool's settings are its options when it runs.
func TestOptionsInSettings(t *testing.T) {
	refusedOnDisk(t, `
		printf '[pytest]\naddopts = -ra --pastebin=failed\n' > pytest.ini; pytest
		printf '[pytest]\naddopts = -ra --pastebin=failed\n' > pytest.ini; python3 -m pytest -q src
		printf '[pytest]\naddopts =\n    -ra\n    --pastebin=failed\n' > tox.ini; pytest -q
		printf '[tool:pytest]\naddopts = --pastebin failed\n' > setup.cfg; coverage run -m pytest
		printf '[tool.pytest.ini_options]\naddopts = "-ra --pastebin=failed"\n' > pyproject.toml; pytest
		printf '[tool.pytest.ini_options]\naddopts = [\n  "-ra",\n  "--pastebin=failed",\n]\n' > pyproject.toml; pytest
		printf '[tool.pytest.ini_options]\naddopts = """\n-ra\n--pastebin=failed\n"""\n' > pyproject.toml; pytest
		printf '[pytest]\naddopts = --basetemp=docs\n' > pytest.ini; pytest
		printf -- '--format json\n--out todo.txt\n' > .rspec; rspec
		printf 'default: --publish --format progress\n' > cucumber.yml; cucumber
		printf '{"require": "/root/x.js"}\n' > .mocharc.json; mocha`)
	runsOnDisk(t, `
		printf '[pytest]\naddopts = -ra -q --strict-markers\n' > pytest.ini; pytest
		printf '[pytest]\naddopts = -m "not slow"\ntestpaths = src\n' > pytest.ini; python3 -m pytest
		printf '[pytest]\ntestpaths = src\n' > pytest.ini; pytest
		printf '[tool.pytest.ini_options]\naddopts = ["-ra", "-n", "auto", "--cov-report=term-missing"]\n' > pyproject.toml; pytest
		printf '[tool.pytest.ini_options]\naddopts = "-ra -q"\n' > pyproject.toml; pytest -k a
		printf -- '--color\n--require spec_helper\n--format progress\n' > .rspec; rspec
		printf '# colours\n--color\n' > .rspec; rspec
		printf 'default: --format progress\n' > cucumber.yml; cucumber
		printf '{"spec": "test/**/*.spec.js", "timeout": 5000, "reporter": "dot"}\n' > .mocharc.json; mocha`)
}
