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
