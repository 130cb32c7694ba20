package plan

import (
	"regexp"
	"strings"
	"sync"
)

// runner is a variable that has a shell, a loader, an interpreter or git run what it
// names, and a value that has them run nothing of a project's.
type runner struct {
	name  string // one that ends in * stands for all that begin so
	value string // ~ is the person's home
	never bool   // there is no such value
	tame  string // words that only tune, as a pattern for each; "": there are none
}

// runners are all of them. Sources: bash(1), BASH_ENV, ENV, PROMPT_COMMAND and PS4;
// zsh(1), ZDOTDIR; ld.so(8), iconv(1), dyld(1); git(1), Environment Variables, and
// git-config(1), FILES; node(1), perlrun(1), ruby(1), python(1), lua(1); java(1),
// JDK_JAVA_OPTIONS; .NET's host startup hook; less(1), tar(1), rg(1), ssh(1), sudo(8), rsync(1), make(1), curl(1),
// wget(1), go help environment.
var runners = []runner{
	{name: "BASH_ENV"}, {name: "ENV"}, {name: "PROMPT_COMMAND"}, {name: "PS4", value: "+ "},
	{name: "ZDOTDIR", value: "~"}, {name: "LD_*"}, {name: "DYLD_*"}, {name: "GCONV_PATH"}, {name: "GLIBC_TUNABLES"},
	{name: "GIT_SSH_COMMAND", value: "ssh"}, {name: "GIT_SSH", value: "ssh"}, {name: "GIT_PAGER", value: "cat"},
	{name: "GIT_EDITOR", value: ":"}, {name: "GIT_SEQUENCE_EDITOR", value: ":"}, {name: "GIT_ASKPASS"},
	{name: "GIT_PROXY_COMMAND"}, {name: "GIT_EXTERNAL_DIFF"}, {name: "GIT_EXEC_PATH"}, {name: "GIT_TEMPLATE_DIR"},
	{name: "GIT_CONFIG_COUNT", value: "0"}, {name: "GIT_CONFIG_PARAMETERS"},
	{name: "GIT_CONFIG_GLOBAL", value: "~/.gitconfig"}, {name: "GIT_CONFIG_SYSTEM", value: "/etc/gitconfig"},
	{name: "XDG_CONFIG_HOME", value: "~/.config"},
	{name: "GIT_DIR", never: true}, {name: "GIT_COMMON_DIR", never: true}, // empty, no repository is found
	{name: "NODE_OPTIONS", tame: `--(max[-_](old|semi)[-_]space[-_]size=\d+|no-warnings|no-deprecation|` +
		`trace-warnings|trace-deprecation|enable-source-maps|openssl-legacy-provider|experimental-vm-modules|` +
		`stack[-_]trace[-_]limit=\d+)`},
	{name: "PERL5OPT"}, {name: "PERL5DB"}, {name: "RUBYOPT", tame: `-W[:\w-]*|-w|--(disable-|enable-)?(yjit|jit)`},
	{name: "PYTHONSTARTUP"}, {name: "LUA_INIT*"}, {name: "JAVA_TOOL_OPTIONS", tame: javaTame},
	{name: "_JAVA_OPTIONS", tame: javaTame}, {name: "JDK_JAVA_OPTIONS", tame: javaTame},
	{name: "DOTNET_STARTUP_HOOKS"}, {name: "PYTHONHOME"},
	{name: "BASH_FUNC_*", never: true}, {name: "CDPATH"}, {name: "BASH_LOADABLES_PATH"},
	{name: "LESSOPEN"}, {name: "LESSCLOSE"}, {name: "TAR_OPTIONS"}, {name: "RIPGREP_CONFIG_PATH"},
	{name: "SSH_ASKPASS"}, {name: "SUDO_ASKPASS"}, {name: "RSYNC_RSH", value: "ssh"}, {name: "MAKEFILES"},
	{name: "CURL_HOME", value: "~"}, {name: "WGETRC"},
	{name: "GOFLAGS", tame: `-(mod|tags|buildvcs|p|count|ldflags|gcflags)=\S*|-v|-x|-trimpath|-race`},
}

const javaTame = `-X(mx|ms|ss)\w+|-D(file\.encoding|user\.timezone|user\.language|java\.awt\.headless)=[\w/+-]+`

func runnerNamed(name string) (runner, bool) {
	for _, r := range runners {
		if prefix, all := strings.CutSuffix(r.name, "*"); r.name == name || all && strings.HasPrefix(name, prefix) {
			return r, true
		}
	}
	return runner{}, false
}

// runsBy reports whether a variable of this value has something run.
func runsBy(name, value string) bool {
	r, known := runnerNamed(name)
	if !known || strings.TrimSpace(value) == "" {
		return false
	}
	if r.tame == "" {
		return true
	}
	tame := tamePattern(r.tame)
	for _, word := range strings.Fields(value) {
		if !tame.MatchString(word) {
			return true
		}
	}
	return false
}

var tamePatterns sync.Map // pattern → *regexp.Regexp

func tamePattern(pattern string) *regexp.Regexp {
	if p, ok := tamePatterns.Load(pattern); ok {
		return p.(*regexp.Regexp)
	}
	p := regexp.MustCompile("^(" + pattern + ")$")
	tamePatterns.Store(pattern, p)
	return p
}

// harmlessValue is what a variable may be set to instead; false where it has nothing
// run, or where there is no such value.
func harmlessValue(name string) (string, bool) {
	r, known := runnerNamed(name)
	return r.value, known && !r.never
}

// Harmless is that value for this person.
func (b *Builder) Harmless(name string) (string, bool) {
	value, can := harmlessValue(name)
	if rest, home := strings.CutPrefix(value, "~"); home {
		value, can = b.Request.Home+rest, can && b.Request.Home != ""
	}
	return value, can
}
