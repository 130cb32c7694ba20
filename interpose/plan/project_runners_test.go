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
