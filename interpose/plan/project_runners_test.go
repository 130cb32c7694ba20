package plan

import (
	"strings"
	"testing"
)

func TestRunsBy(t *testing.T) {
	for _, tt := range []struct {
		name, value string
		want        bool
	}{
		{"BASH_ENV", "x", true}, {"BASH_ENV", " ", false}, {"LANG", "C", false}, {"LD_LIBRARY_PATH", "./lib", true},
		{"NODE_OPTIONS", "--max-old-space-size=4096 --no-warnings", false}, {"NODE_OPTIONS", "--max-old-space-size=1 -r ./x", true},
		{"NODE_OPTIONS", "--no-warnings=--require", true}, {"NODE_OPTIONS", `--no-warnings\n--require=x`, true},
		{"JAVA_TOOL_OPTIONS", "-Xmx512m -Dfile.encoding=UTF-8", false}, {"JAVA_TOOL_OPTIONS", "-javaagent:x.jar", true},
		{"GIT_CONFIG_PARAMETERS", "'core.fsmonitor=./x'", true}, {"GIT_AUTHOR_NAME", "Eve", false}, {"ZDOTDIR", ".", true},
		{"EDITOR", "./x", true}, {"EDITOR", "code --wait", false}, {"PAGER", "less -R", false}, {"VISUAL", "sh x", true}, {"PAGER", "sh x", true}, {"BROWSER", "./x", true}, {"LESS", "-R -F", false}, {"LESS", "+!x", true},
		{"MAKEFLAGS", "-j8 --no-print-directory", false}, {"MAKEFLAGS", "--eval=x", true}, {"GIT_WORK_TREE", "/home/eve", true},
		{"GIT_INDEX_FILE", "x", true}, {"GIT_SSL_NO_VERIFY", "1", true}, {"SSL_CERT_FILE", "./ca.pem", true}, {"OPENSSL_CONF", "./x.cnf", true},
		{"RUBYLIB", "./x", true}, {"PERL5LIB", "./x", true}, {"PYTHONWARNINGS", "ignore::DeprecationWarning,error", false}, {"PYTHONWARNINGS", "all:0:antigravity.x:0:0", true},
		{"NPM_CONFIG_NODE_OPTIONS", "--require ./x", true}, {"Npm_Config_Script_Shell", "./x", true}, {"npm_config_loglevel", "error", false},
		{"KUBECONFIG", "./x", true}, {"AWS_CONFIG_FILE", "./x", true}, {"AWS_REGION", "eu-west-1", false}, {"GOPROXY", "https://evil.example", true},
		{"GOPROXY", "https://proxy.golang.org,direct", false}, {"GOSUMDB", "off", true}, {"GOTOOLCHAIN", "go1.26.1+auto", false}, {"GOTOOLCHAIN", "path", true}, {"GOPRIVATE", "corp.example", false},
		{"GH_PAGER", "sh -c ./x", true}, {"PSQL_PAGER", "less -S", false}, {"AWS_PAGER", "", false}, {"ITEMS_PAGER", "20", false}, {"HGEDITOR", "code", false},
		{"KUBE_EDITOR", "./x", true}, {"REACT_EDITOR", "code", false}, {"KDE_ASKPASS", "./x", true}, {"SUDO_ASKPASS", "/usr/lib/ssh/x11-ssh-askpass", true}, {"KDE_ASKPASS", "/usr/bin/ksshaskpass", false},
		{"KDE_ASKPASS", "/usr/../proc/self/cwd/x", true}, {"SHELL", "./sh", true}, {"SHELL", "/proc/self/cwd/bash", true}, {"SHELL", "/bin/bash", false}, {"SHELL", "zsh", false},
		{"GOCACHEPROG", "./x", true}, {"GOAUTH", "./x", true}, {"GOAUTH", "netrc", false}, {"GOPACKAGESDRIVER", "./x", true}, {"GOPACKAGESDRIVER", "off", false},
		{"CC", "./cc", true}, {"CC", "ccache gcc-14", false}, {"CC", "x86_64-linux-gnu-gcc -m64", false}, {"CXX", "clang++ -fplugin=./x.so", true}, {"CC", "/proc/self/cwd/gcc", true},
		{"GIT_TRACE", "/home/eve/.bashrc", true}, {"GIT_TRACE2_EVENT", "x", true}, {"GIT_TRACE", "1", false}, {"GIT_TRACE_REDACT", "0", true}, {"SSH_SK_PROVIDER", "./x.so", true},
		{"RCLONE_PASSWORD_COMMAND", "./x", true}, {"RESTIC_PASSWORD_COMMAND", "./x", true}, {"BORG_RSH", "./x", true}, {"TF_CLI_ARGS_apply", "-auto-approve", true}, {"TF_CLI_ARGS", "-no-color", false},
		{"DOCKER_HOST", "tcp://evil.example:2375", true}, {"DOCKER_HOST", "unix:///run/user/1000/docker.sock", false}, {"AWS_SHARED_CREDENTIALS_FILE", "./x", true}, {"AWS_SHARED_CREDENTIALS_FILE", "~/.aws/credentials", false},
		{"GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES", "1", true}, {"GOOGLE_APPLICATION_CREDENTIALS", "./key.json", false}, {"GH_CONFIG_DIR", "./x", true}, {"PSQLRC", "./x", true},
		{"PIP_INDEX_URL", "https://evil.example/simple", true}, {"PIP_EXTRA_INDEX_URL", "https://download.pytorch.org/whl/cu121", false}, {"PIP_INDEX_URL", "https://pypi.org.evil.example/simple", true},
		{"BUN_OPTIONS", "--preload ./x.ts", true}, {"BUN_INSPECT_PRELOAD", "./x.ts", true}, {"BUN_ENV", "test", false}, {"PYTHONBREAKPOINT", "ipdb.set_trace", false}, {"PYTHONBREAKPOINT", "x.y", true},
		{"CORECLR_PROFILER_PATH", "./x.so", true}, {"CORECLR_PROFILER_PATH_64", "/opt/datadog/x.so", false}, {"NVIM_APPNAME", "../../work/x", true}, {"NVIM_APPNAME", "lazy", false}, {"LESSKEYIN", "./x", true},
		{"BAT_CONFIG_PATH", "./x", true}, {"MAGICK_CONFIGURE_PATH", "./x", true}, {"XDG_DATA_HOME", "./x", true}, {"XDG_CACHE_HOME", "./.cache", false},
		{"CHROME_PATH", "/usr/bin/chromium", false}, {"PUPPETEER_EXECUTABLE_PATH", "/usr/bin/chromium", false}, {"JAVA_HOME", "/usr/lib/jvm/21", false}, {"PLAYWRIGHT_BROWSERS_PATH", "0", false}, {"GOPATH", "/go", false},
		{"PYTHONPATH", "src", false}, {"DATABASE_URL", "postgres://localhost/x", false}, {"HTTPS_PROXY", "http://localhost:3128", false},
	} {
		if got := runsBy(tt.name, tt.value); got != tt.want {
			t.Errorf("%s=%s: %v", tt.name, tt.value, got)
		}
	}
}

// Every variable that has something run is told what to do with, or that nothing helps.
func TestHarmlessValuesAreHarmless(t *testing.T) {
	d := Builder{Request: Request{Home: "/home/eve"}}
	for _, r := range runners {
		name := strings.ReplaceAll(r.name, "*", "X")
		value, can := d.Harmless(name)
		if can == r.never || strings.Contains(value, "~") || !runsBy(name, "./evil.sh --require x") {
			t.Errorf("%s: %q, %v", name, value, can)
		}
	}
}

func TestWithoutLastCommas(t *testing.T) {
	for in, want := range map[string]string{
		`{"a":[1,2,],}`: `{"a":[1,2 ] }`, `{"a":",}"}`: `{"a":",}"}`, "[1,\n\t]": "[1 \n\t]", `[1,,2]`: `[1,,2]`, `{"a\"":1,"b":"]",}`: `{"a\"":1,"b":"]" }`, ``: ``,
	} {
		if got := string(withoutLastCommas([]byte(in))); got != want {
			t.Errorf("%s: %s", in, got)
		}
	}
}
