package plan_test

import (
	"slices"
	"strings"
	"testing"

	"guard/interpose/plan"
)

// A project's .env sets no shell, loader or git that runs unasked, over ACP and in
// the terminal.
func TestProjectEnvIsBlanked(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		own              []string
		want             []string // NAME=value
	}{
		{"bash's", "work/proj/.env", "A=1\nBASH_ENV=./evil.sh\n", nil, []string{"BASH_ENV="}},
		{"exported, with blanks", "work/proj/.env", "  export\tBASH_ENV = ./evil.sh", nil, []string{"BASH_ENV="}},
		{"with a colon", "work/proj/.env", "ENV: ./evil.sh", nil, []string{"ENV="}},
		{"after a carriage return", "work/proj/.env", "A=1\rPROMPT_COMMAND=x", nil, []string{"PROMPT_COMMAND="}},
		{"with the name in a line of its own", "work/proj/.env", "BASH_ENV\n=./evil.sh", nil, []string{"BASH_ENV="}},
		{"with the value in a line of its own", "work/proj/.env", "BASH_ENV=\n'./evil.sh'\n", nil, []string{"BASH_ENV="}},
		{"with a colon, and the value in a line of its own", "work/proj/.env", "BASH_ENV:\r\n./evil.sh\r\n", nil, []string{"BASH_ENV="}},
		{"whose quote seems to be none", "work/proj/.env", "BASH_ENV=\n'./evil.sh\\'\nA='b'\n", nil, []string{"BASH_ENV="}},
		{"behind a line's end that only JavaScript knows", "work/proj/.env", "# x\u2028BASH_ENV=./evil.sh", nil, []string{"BASH_ENV="}},
		{"behind a blank that only JavaScript knows", "work/proj/.env", " \ufeffexport\u00a0BASH_ENV=./evil.sh", nil, []string{"BASH_ENV="}},
		{"harmless words, and others behind them", "work/proj/.env", "NODE_OPTIONS=\"--no-warnings\" --require ./x\n", nil, []string{"NODE_OPTIONS="}},
		{"harmless words, and a comment", "work/proj/.env", "NODE_OPTIONS=\"--no-warnings\" # quiet, --require nothing\nGOFLAGS=-v # x\nBASH_ENV= # none\n", nil, nil},
		{"a text that speaks of one", "work/proj/.env", "A='is BASH_ENV=x'\n", nil, nil},
		{"a loader's", "work/proj/.env", "LD_PRELOAD=./x.so\nLD_AUDIT=./x.so\nDYLD_INSERT_LIBRARIES=./x", nil, []string{"LD_PRELOAD=", "LD_AUDIT=", "DYLD_INSERT_LIBRARIES="}},
		{"git's", "work/proj/.env", "GIT_SSH_COMMAND=./x\nGIT_CONFIG_COUNT=1\nGIT_CONFIG_KEY_0=core.fsmonitor", nil, []string{"GIT_SSH_COMMAND=ssh", "GIT_CONFIG_COUNT=0"}},
		{"tools'", "work/proj/.env", "CDPATH=/\nTAR_OPTIONS=x\nLESSOPEN='|./x %s'\nGOFLAGS=-toolexec=./x", nil, []string{"CDPATH=", "TAR_OPTIONS=", "LESSOPEN=", "GOFLAGS="}},
		{"npm's, by a name that no shell sets", "work/proj/.env", "npm_config_script-shell=./x\nNPM_CONFIG_node-options=-r ./x\nmy-app_EDITOR=./x", nil, []string{"npm_config_script-shell=", "NPM_CONFIG_node-options="}},
		{"a tool's ordinary", "work/proj/.env", "GOFLAGS=-mod=mod -trimpath\nPYTHONPATH=src\nEDITOR=vi\n", nil, nil},
		{"in Gemini's folder", "work/proj/.gemini/.env", "BASH_ENV=./evil.sh", nil, []string{"BASH_ENV="}},
		{"above the project", "work/.env", "BASH_ENV=./evil.sh", nil, []string{"BASH_ENV="}},
		{"the person's own", "home/.env", "BASH_ENV=./mine.sh", nil, nil},
		{"what the person has set", "work/proj/.env", "BASH_ENV=./evil.sh", []string{"BASH_ENV=/home/eve/mine.sh"}, nil},
		{"ordinary ones", "work/proj/.env", "API_KEY=1\nGIT_AUTHOR_NAME=Eve\n# BASH_ENV=x\nMY_BASH_ENV=x\n", nil, nil},
	} {
		for _, args := range [][]string{{"--acp"}, {"-p", "hello"}} {
			w := newWorld(t)
			w.Install("gemini", "@google/gemini-cli", "0.61.0")
			w.Write(tt.file, tt.text)
			r := w.Request("safe", "gemini", args...)
			r.Env = append(r.Env, tt.own...)
			p, err := plan.For(r)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, s := range p.Env {
				if _, runs := plan.HarmlessValue(s.Name); runs {
					got = append(got, s.Name+"="+s.Value)
				}
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%s, %v: %q, want %q", tt.name, args, got, tt.want)
			}
			for _, want := range tt.want {
				name, _, _ := strings.Cut(want, "=")
				if !slices.ContainsFunc(p.Notes, func(n string) bool { return strings.Contains(n, " sets "+name+",") }) {
					t.Errorf("%s: %s is not told: %q", tt.name, name, p.Notes)
				}
			}
		}
	}
}
