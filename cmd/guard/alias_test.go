package main

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/control/socket"
)

// shellCase is a line in a shell that has evaluated guard's functions.
type shellCase struct {
	name, line string
	want       []string // in what it prints, on either stream
	not        string
	status     int
}

// shellCases hold in every shell. The agent gemini says how it was started; guard is a program that
// says what it was given.
var shellCases = []shellCase{
	{"behind guard", `gemini -p 'a  b' "it's" '*' ''`, []string{"guard<gemini><-p><a  b><it's><*><>"}, "AGENT", 7},
	{"a name with a hyphen", `codex-acp`, []string{"guard<codex-acp>"}, "AGENT", 7},
	{"once without", `guard-off gemini 'a  b'`, []string{"AGENT<a  b>"}, "guard<", 3},
	{"nothing named", `guard-off`, []string{"guard: guard-off starts an agent once without guard: guard-off gemini"}, "AGENT", 64},
	{"no agent on PATH", `qwen`, nil, "guard<", 127},
	{"guard is gone", `PATH=$GONE; gemini`, []string{"guard: guard is not on PATH, so gemini was not started; guard-off gemini"}, "AGENT", 127},
	{"guard is gone, once without", `PATH=$GONE; guard-off gemini`, []string{"AGENT"}, "guard:", 3},
}

// shellStarts are how each shell is started, with what makes the most trouble, before a case's line.
var shellStarts = []struct{ name, shell, begin string }{
	{"bash", "bash", `eval "$(guard alias bash)"`},
	{"bash, strict", "bash", `set -euo pipefail; eval "$(guard alias bash)"`},
	{"bash, POSIX", "bash", `set -o posix; eval "$(guard alias bash)"; case :$SHELLOPTS: in *:posix:*) ;; *) echo lost posix; exit 1;; esac`},
	{"bash, with aliases", "bash", "shopt -s expand_aliases; alias gemini='gemini' command='echo no' printf='echo no' function='echo no'\nunalias function; eval \"$(guard alias bash)\""},
	{"zsh", "zsh", `eval "$(guard alias zsh)"`},
	{"zsh, strict", "zsh", `setopt err_exit no_unset pipe_fail; eval "$(guard alias zsh)"`},
	{"zsh, other quotes and words", "zsh", `setopt rc_quotes sh_word_split ksh_arrays glob_subst no_clobber; eval "$(guard alias zsh)"`},
	{"zsh, with aliases", "zsh", "alias gemini='gemini' command='echo no'\neval \"$(guard alias zsh)\""},
	{"fish", "fish", `guard alias fish | source`},
}

// TestAliasInShells evaluates guard's functions in the real shells.
func TestAliasInShells(t *testing.T) {
	top := t.TempDir()
	agents, guards := filepath.Join(top, "agents"), filepath.Join(top, "guards")
	program(t, filepath.Join(agents, "gemini"), `#!/bin/sh
printf 'AGENT'; for a; do printf '<%s>' "$a"; done; echo; exit 3`)
	program(t, filepath.Join(agents, "codex-acp"), "#!/bin/sh\necho AGENT\n")
	program(t, filepath.Join(guards, "guard"), `#!/bin/sh
case $1 in alias|completion) exec "$GUARD_UNDER_TEST" "$@";; esac
printf 'guard'; for a; do printf '<%s>' "$a"; done; echo; exit 7`)
	env := append(os.Environ(), "HOME="+top, "XDG_STATE_HOME="+top, "XDG_CONFIG_HOME="+top, "ZDOTDIR="+top,
		"GUARD_UNDER_TEST="+guardPath, "GONE="+agents+":/usr/bin:/bin", "PATH="+guards+":"+agents+":/usr/bin:/bin")
	for _, start := range shellStarts {
		for _, tt := range shellCases {
			t.Run(start.name+"/"+tt.name, func(t *testing.T) {
				begin, line := start.begin, tt.line
				if start.shell == "fish" {
					line = strings.NewReplacer("PATH=$GONE;", "set PATH (string split : $GONE);").Replace(line)
				}
				cmd := exec.Command(shellPath(t, start.shell), "-c", begin+"\n"+line)
				cmd.Env, cmd.Dir = env, top
				out, _ := cmd.CombinedOutput()
				tt.check(t, string(out), cmd.ProcessState.ExitCode())
			})
		}
	}
}

func (tt shellCase) check(t *testing.T, out string, status int) {
	t.Helper()
	if status != tt.status {
		t.Errorf("exit status %d, not %d\n%s", status, tt.status, out)
	}
	for _, want := range tt.want {
		if !strings.Contains(out, want) {
			t.Errorf("%q lacks %q", out, want)
		}
	}
	if tt.not != "" && strings.Contains(out, tt.not) {
		t.Errorf("%q has %q", out, tt.not)
	}
}

// TestAliasLoadsCompletions: the first look for a completion brings guard's own.
func TestAliasLoadsCompletions(t *testing.T) {
	top := t.TempDir()
	bin := filepath.Join(top, "bin")
	if err := os.MkdirAll(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(guardPath, filepath.Join(bin, "guard")); err != nil {
		t.Fatal(err)
	}
	env := append(os.Environ(), "HOME="+top, "XDG_STATE_HOME="+top, "XDG_CONFIG_HOME="+top, "ZDOTDIR="+top,
		"TERM=dumb", "PATH="+bin+":/usr/bin:/bin")
	for _, tt := range []struct {
		shell string
		args  []string
		want  string
	}{
		{"bash", []string{"--norc", "-ic", `_get_comp_words_by_ref() { :; }; eval "$(guard alias bash)"
			complete -p guard; __guard_complete; echo "status $?"; complete -p guard`},
			"-F __guard_complete guard\nstatus 124\ncomplete -o default -F __start_guard guard\n"},
		{"bash", []string{"--norc", "-ic", `eval "$(guard alias bash)"; COMP_WORDS=(guard alias f); COMP_CWORD=2
			__guard_complete; echo "${COMPREPLY[*]}"`}, "fish\n"},
		{"bash", []string{"--norc", "-ic", `eval "$(guard alias bash)"; COMP_WORDS=(guard gem); COMP_CWORD=1
			__guard_complete; echo "<${COMPREPLY[*]}>"`}, "<gemini>\n"},
		{"zsh", []string{"-fic", `eval "$(guard alias zsh)"; autoload -Uz compinit; compinit -u -D; for f in $precmd_functions; do $f; done
			print $_comps[guard] $#precmd_functions; _guard_seen() { print seen }; eval "$(command guard completion zsh)"; print $_comps[guard]`},
			"__guard_complete 0\n_guard\n"},
		{"fish", []string{"-ic", `guard alias fish | source; complete -C 'guard --mode ask rep'; complete -C 'guard-off '`}, "replay\t"},
	} {
		t.Run(tt.shell, func(t *testing.T) {
			cmd := exec.Command(shellPath(t, tt.shell), tt.args...)
			cmd.Env, cmd.Dir = env, top
			out, err := cmd.Output()
			if !strings.Contains(string(out), tt.want) {
				t.Errorf("%v, %q", err, out)
			}
		})
	}
}

// A guard that answers nobody, because it is suspended, keeps no shell from its functions.
func TestAliasWaitsForNoGuard(t *testing.T) {
	h := newHome(t)
	folder := filepath.Join(h.home, "state", "guard", "run", "0123456789abcdef")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	silent, err := net.Listen("unix", filepath.Join(folder, socket.SocketName))
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	cmd := exec.Command(guardPath, "alias", "--all", "bash")
	cmd.Env = h.env()
	out, err := cmd.Output()
	if err != nil || !strings.Contains(string(out), "function gemini {") {
		t.Errorf("%v\n%s", err, out)
	}
}

// shellPath is a shell of this machine. Where the real agents are required, so are the shells.
func shellPath(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && os.Getenv("GUARD_REAL_AGENTS") == "required" {
		t.Fatal(err)
	}
	if err != nil {
		t.Skip(name + " is not installed")
	}
	return path
}

// program writes a program.
func program(t *testing.T, path, text string) {
	t.Helper()
	write(t, path, text)
	if err := os.Chmod(path, 0o755); err != nil {
		t.Fatal(err)
	}
}
