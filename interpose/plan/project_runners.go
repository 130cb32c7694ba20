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
// wget(1), go help environment. What takes a command to another tree, cluster or host, or believes any of them, stands
// here too; where the person may mean it so, there is no value that would do instead: git(1), GIT_WORK_TREE and
// GIT_SSL_NO_VERIFY (which counts though it is empty); openssl-env(7); kubectl and aws, whose settings name commands
// that give credentials; Go's toolchains, by the proxy and the database of sums.
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
	{name: "PAGER", value: "cat", tame: pagerTame}, {name: "MANPAGER", value: "cat", tame: pagerTame},
	{name: "EDITOR", value: ":", tame: editorTame}, {name: "VISUAL", value: ":", tame: editorTame},
	{name: "BROWSER", value: "true", tame: `firefox|google-chrome|chromium|open|xdg-open|none|true|false`},
	{name: "VIMINIT"}, {name: "EXINIT"},
	{name: "LESS", tame: `-[\w-]*`}, {name: "SVN_SSH", value: "ssh"}, {name: "CVS_RSH", value: "ssh"},
	{name: "HGRCPATH", never: true}, {name: "MAKEFLAGS", tame: makeTame}, {name: "GNUMAKEFLAGS", tame: makeTame},
	{name: "GIT_WORK_TREE", never: true}, {name: "GIT_INDEX_FILE", never: true},
	{name: "GIT_OBJECT_DIRECTORY", never: true}, {name: "GIT_TRACE_REDACT", value: "1"},
	{name: "GIT_ALLOW_PROTOCOL", value: "file:git:http:https:ssh"}, {name: "GIT_SSL_NO_VERIFY", never: true},
	{name: "GIT_SSL_CAINFO", never: true}, {name: "GIT_SSL_CAPATH", never: true}, {name: "OPENSSL_CONF"},
	{name: "OPENSSL_MODULES"}, {name: "OPENSSL_ENGINES"}, {name: "SSL_CERT_FILE", never: true},
	{name: "SSL_CERT_DIR", never: true}, {name: "CURL_CA_BUNDLE", never: true},
	{name: "REQUESTS_CA_BUNDLE", never: true}, {name: "PERL5LIB", never: true}, {name: "PERLLIB", never: true},
	{name: "RUBYLIB", never: true}, {name: "PHPRC"}, {name: "PHP_INI_SCAN_DIR", never: true}, {name: "R_PROFILE*"},
	{name: "R_ENVIRON*"}, {name: "PYTHONWARNINGS", tame: `(,?(default|error|always|all|module|once|ignore)` +
		`(:[^:,]*(:([A-Z]\w*)?(:[^:,]*(:\d*)?)?)?)?)+`},
	{name: "npm_config_node_options"}, {name: "npm_config_script_shell"}, {name: "npm_config_git"},
	{name: "npm_config_userconfig"}, {name: "npm_config_globalconfig"}, {name: "KUBECONFIG", never: true},
	{name: "AWS_CONFIG_FILE", never: true}, {name: "DOCKER_CONFIG", never: true}, {name: "CLOUDSDK_PYTHON"},
	{name: "GOROOT"}, {name: "GOENV"}, {name: "GOPROXY", never: true,
		tame: `([,|]?(https://(proxy\.golang\.org|goproxy\.(io|cn))/?|direct|off))+`},
	{name: "GOSUMDB", never: true, tame: `sum\.golang\.(org|google\.cn)`},
	{name: "GOTOOLCHAIN", value: "local", tame: `local|auto|go[\w.]+(\+auto)?`},
	{name: "GOFLAGS", tame: `-(mod|tags|buildvcs|p|count|ldflags|gcflags)=\S*|-v|-x|-trimpath|-race`},
}

const javaTame = `-X(mx|ms|ss)\w+|-D(file\.encoding|user\.timezone|user\.language|java\.awt\.headless)=[\w/+-]+`

const (
	editorTame = `n?vim?|nano|pico|emacs(client)?|code|codium|subl|hx|micro|:|true|-w|-nw|--wait`
	pagerTame  = `less|more|cat|-[\w-]*`
)

const makeTame = `-[jksw]\d*|--(no-print-directory|silent|keep-going|jobs(=\d+)?|output-sync(=\w+)?)|\d+`

// ofNPM begins the variables whose case npm does not look at.
const ofNPM = "npm_config_"

func runnerNamed(name string) (runner, bool) {
	if len(name) > len(ofNPM) && strings.EqualFold(name[:len(ofNPM)], ofNPM) {
		name = strings.ReplaceAll(strings.ToLower(name), "-", "_")
	}
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
