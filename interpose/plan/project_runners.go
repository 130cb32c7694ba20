package plan

import (
	"regexp"
	"strings"
	"sync"
)

// runner is a variable that has a shell, a loader, an interpreter or git run what it
// names, and a value that has them run nothing of a project's.
type runner struct {
	name  string // a * in it stands for any text
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
// that give credentials; Go's toolchains, by the proxy and the database of sums; pip, to which no file of a project's
// says where packages are. So do more by the tables of policy/shell/program. Not here is what has only a build, a test
// or a server of the project run something, which runs the project's own code anyway.
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
	{name: "GOCACHEPROG"}, {name: "GOAUTH", value: "netrc", tame: `netrc|off`}, {name: "GOINSECURE", never: true},
	{name: "GOPACKAGESDRIVER", value: "off", tame: "off"}, {name: "GOTOOLDIR", never: true},
	{name: "CC", value: "cc", tame: compilerTame}, {name: "CXX", value: "c++", tame: compilerTame},
	{name: "PKG_CONFIG", value: "pkg-config", tame: `pkg-?conf(ig)?|--static`},
	{name: "SHELL", value: "/bin/sh", tame: `(/(usr/(local/)?)?bin/)?(ba|z|da|k|fi)?sh`},
	{name: "GIT_TRACE*", value: "0", tame: `\d|true|false`}, {name: "GIT_LFS_PATH"},
	{name: "GIT_ALTERNATE_OBJECT_DIRECTORIES", never: true}, {name: "HGMERGE", never: true},
	{name: "BZR_SSH", value: "ssh"}, {name: "BRZ_SSH", value: "ssh"}, {name: "CVS_SERVER", never: true},
	{name: "SSH_SK_PROVIDER", value: "internal"}, {name: "SSH_SK_HELPER"}, {name: "SSH_PKCS11_HELPER"},
	{name: "KRB5_CONFIG", never: true}, {name: "RSYNC_CONNECT_PROG", never: true},
	{name: "PARALLEL_SHELL", never: true}, {name: "RCLONE_*_COMMAND", never: true},
	{name: "RESTIC_PASSWORD_COMMAND", never: true}, {name: "BORG_PASSCOMMAND", never: true},
	{name: "BORG_RSH", value: "ssh"}, {name: "SOPS_GPG_EXEC", never: true}, {name: "SOPS_AGE_KEY_CMD", never: true},
	{name: "TG_AUTH_PROVIDER_CMD"}, {name: "TERRAGRUNT_AUTH_PROVIDER_CMD"}, {name: "KUBECTL_EXTERNAL_DIFF"},
	{name: "TF_CLI_ARGS*", never: true, tame: `-(no-color|input=false|compact-warnings|parallelism=\d+)`},
	{name: "TF_CLI_CONFIG_FILE", never: true}, {name: "TERRAFORM_CONFIG", never: true}, {name: "HELM_PLUGINS"},
	{name: "DOCKER_CLI_PLUGIN_EXTRA_DIRS"}, {name: "DOCKER_HOST", never: true,
		tame: `(unix|npipe)://\S*|tcp://(localhost|127\.0\.0\.1)(:\d+)?`},
	{name: "AWS_SHARED_CREDENTIALS_FILE", never: true, tame: `(~|\$HOME|/root|/home/\w+|/Users/\w+)/\.aws/credentials`},
	{name: "GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES", value: "0", tame: "0"},
	{name: "GH_CONFIG_DIR", never: true}, {name: "GLAB_CONFIG_DIR", never: true},
	{name: "GH_BROWSER", value: "true"}, {name: "PSQLRC", value: "~/.psqlrc"}, {name: "LIBMYSQL_PLUGINS"},
	{name: "LIBMYSQL_PLUGIN_DIR"}, {name: "PIP_CONFIG_FILE", never: true}, {name: "PIP_FIND_LINKS", never: true},
	{name: "PIP_INDEX_URL", never: true, tame: indexTame}, {name: "PIP_EXTRA_INDEX_URL", never: true, tame: indexTame},
	{name: "NVM_NODEJS_ORG_MIRROR", never: true}, {name: "RUSTUP_DIST_SERVER", never: true},
	{name: "RUSTUP_UPDATE_ROOT", never: true}, {name: "PYTHONUSERBASE", never: true},
	{name: "PYTHONBREAKPOINT", value: "0", tame: `0|(i?pdb|pudb|ptpdb|web_pdb|debugpy|IPython)(\.\w+)*`},
	{name: "NODE_REPL_EXTERNAL_MODULE"}, {name: "BUN_OPTIONS"}, {name: "BUN_INSPECT*"},
	{name: "GEM_HOME", never: true}, {name: "GEM_PATH", never: true}, {name: "LUA_PATH*", never: true},
	{name: "LUA_CPATH*", never: true}, {name: "CORECLR_PROFILER_PATH*", tame: systemFile},
	{name: "COR_PROFILER_PATH*", tame: systemFile}, {name: "DOTNET_ADDITIONAL_DEPS", tame: systemFile},
	{name: "XDG_DATA_HOME", value: "~/.local/share"}, {name: "XDG_CONFIG_DIRS", value: "/etc/xdg"},
	{name: "XDG_DATA_DIRS", value: "/usr/local/share:/usr/share"}, {name: "VIMRUNTIME", never: true},
	{name: "VIM", never: true}, {name: "NVIM_APPNAME", value: "nvim", tame: `[\w-]+`}, {name: "LESSKEY*"},
	{name: "BAT_CONFIG_PATH", never: true}, {name: "MANOPT"}, {name: "ZIPOPT"}, {name: "FZF_DEFAULT_*"},
	{name: "MAGICK_HOME", never: true}, {name: "MAGICK_*_PATH", never: true}, {name: "TEXMF*", never: true},
	{name: "shell_escape", value: "p", tame: `[pf]`}, {name: "openout_any", value: "p", tame: `[pr]`},
	{name: "FCEDIT", value: ":", tame: editorTame},
	{name: "*_PAGER", value: "cat", tame: pagerTame + `|delta|bat|most|true|false|\d+`},
	{name: "*_EDITOR", value: ":", tame: editorTame}, {name: "*_ASKPASS", tame: systemFile},
}

// compilerTame are compilers of the system's and their flags, indexTame indexes that everybody has, systemFile what
// only an administrator puts there.
const (
	compilerTame = `[\w-]*(gcc|g\+\+|clang(\+\+)?|cc|c\+\+)(-[\d.]+)?|ccache|sccache|zig|-m\w+|-O\w?|-g\d?|-std=\S+`
	indexTame    = `https://(pypi\.org/simple|test\.pypi\.org/simple|download\.pytorch\.org/whl)(/\w+)?/?`
	systemFile   = `/(usr|opt|Library|Applications|nix|snap)(/[\w+@-][\w+@.-]*)+`
)

const javaTame = `-X(mx|ms|ss)\w+|-D(file\.encoding|user\.timezone|user\.language|java\.awt\.headless)=[\w/+-]+`

const (
	editorTame = `n?vim?|nano|pico|emacs(client)?|code|codium|subl|hx|micro|:|true|-w|-nw|--wait`
	pagerTame  = `less|more|cat|-[\w-]*`
)

const makeTame = `-[jksw]\d*|--(no-print-directory|silent|keep-going|jobs(=\d+)?|output-sync(=\w+)?)|\d+`

// ofNPM begins the variables whose case npm does not look at.
const ofNPM = "npm_config_"

func isOfNPM(name string) bool {
	return len(name) > len(ofNPM) && strings.EqualFold(name[:len(ofNPM)], ofNPM)
}

func runnerNamed(name string) (runner, bool) {
	if isOfNPM(name) {
		name = strings.ReplaceAll(strings.ToLower(name), "-", "_")
	}
	for _, r := range runners {
		if fits(r.name, name) {
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
