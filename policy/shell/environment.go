package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// effect is what setting a variable does to the programs that run after it.
type envEffect uint8

const (
	runsCommand   envEffect = iota + 1 // its value is a command line
	findsPrograms                      // its value is a list of folders in which programs are looked for
	loadsCode                          // its value names code that is loaded
	loadsFolder                        // its value names folders from which code is loaded
	takesOptions                       // its value holds options of an interpreter
	movesConfig                        // its value says where settings are read
	changesShell                       // the shell itself reads lines differently
	redirectsNet                       // its value says through which host requests go
)

// envRule is one variable, or all that begin so.
type envRule struct {
	name string
	does envEffect
}

// envRules: variables that decide which code runs. Sources: bash(1) Shell
// Variables, ld.so(8), dyld(1), git(1) ENVIRONMENT, python(1), perlrun(1),
// ruby(1), node(1), less(1), man(1), make(1), cargo and rustc references,
// java(1), curl(1), gdb(1), the ENVIRONMENT sections of the others. In git's the
// harmless ones are listed apart.
var envRules = []envRule{
	{"LD_*", loadsCode}, {"DYLD_*", loadsCode}, {"GLIBC_TUNABLES", loadsCode}, {"GCONV_PATH", loadsFolder}, {"MALLOC_CONF", takesOptions},
	{"PATH", findsPrograms}, {"CDPATH", changesShell}, {"IFS", changesShell}, {"SHELLOPTS", changesShell}, {"BASHOPTS", changesShell}, {"PS4", changesShell}, {"PS0", changesShell}, {"BASH_CMDS*", changesShell}, {"BASH_ALIASES*", changesShell}, {"FPATH", loadsFolder}, {"ZDOTDIR", movesConfig}, {"GLOBIGNORE", changesShell}, {"HISTFILE", movesConfig}, {"EXECIGNORE", changesShell}, {"BASH_LOADABLES_PATH", loadsFolder}, {"BASH_FUNC_*", runsCommand},
	{"BASH_ENV", loadsCode}, {"ENV", loadsCode}, {"PROMPT_COMMAND", runsCommand}, {"SHELL", runsCommand},
	{"PAGER", runsCommand}, {"MANPAGER", runsCommand}, {"GIT_PAGER", runsCommand}, {"AWS_PAGER", runsCommand}, {"GH_PAGER", runsCommand}, {"SYSTEMD_PAGER", runsCommand}, {"PSQL_PAGER", runsCommand}, {"BAT_PAGER", runsCommand}, {"DELTA_PAGER", runsCommand}, {"LESSOPEN", runsCommand}, {"LESSCLOSE", runsCommand}, {"LESSEDIT", runsCommand}, {"LESS", takesOptions}, {"MANOPT", takesOptions}, {"MANROFFOPT", takesOptions},
	{"EDITOR", runsCommand}, {"VISUAL", runsCommand}, {"FCEDIT", runsCommand}, {"SUDO_EDITOR", runsCommand}, {"SYSTEMD_EDITOR", runsCommand}, {"KUBE_EDITOR", runsCommand}, {"GH_EDITOR", runsCommand}, {"BROWSER", runsCommand}, {"GH_BROWSER", runsCommand}, {"SUDO_ASKPASS", runsCommand}, {"SSH_ASKPASS", runsCommand}, {"VIMINIT", runsCommand}, {"EXINIT", runsCommand}, {"GVIMINIT", runsCommand}, {"MYVIMRC", loadsCode}, {"PSQL_EDITOR", runsCommand}, {"FZF_DEFAULT_COMMAND", runsCommand}, {"FZF_DEFAULT_OPTS", takesOptions}, {"RIPGREP_CONFIG_PATH", loadsCode}, {"GREP_OPTIONS", takesOptions}, {"TAR_OPTIONS", takesOptions}, {"RSYNC_RSH", runsCommand}, {"CVS_RSH", runsCommand}, {"TAPE", movesConfig}, {"XARGS_OPTIONS", takesOptions}, {"GZIP", takesOptions}, {"ZIPOPT", takesOptions}, {"WGETRC", movesConfig}, {"CURL_HOME", movesConfig}, {"INPUTRC", movesConfig}, {"TERMINFO", loadsFolder}, {"MAILCAPS", loadsCode}, {"MAGIC", movesConfig}, {"PARALLEL", takesOptions}, {"JQ_LIBRARY_PATH", loadsFolder},
	{"GIT_EXTERNAL_DIFF", runsCommand}, {"GIT_SSH", runsCommand}, {"GIT_SSH_COMMAND", runsCommand}, {"GIT_EDITOR", runsCommand}, {"GIT_SEQUENCE_EDITOR", runsCommand}, {"GIT_ASKPASS", runsCommand}, {"GIT_PROXY_COMMAND", runsCommand}, {"GIT_EXEC_PATH", loadsFolder}, {"GIT_TEMPLATE_DIR", loadsFolder}, {"GIT_CONFIG*", movesConfig}, {"GIT_DIR", movesConfig}, {"GIT_WORK_TREE", movesConfig}, {"GIT_COMMON_DIR", movesConfig}, {"GIT_INDEX_FILE", movesConfig}, {"GIT_OBJECT_DIRECTORY", movesConfig}, {"GIT_ALTERNATE_OBJECT_DIRECTORIES", movesConfig}, {"GIT_ATTR_*", movesConfig}, {"GIT_TRACE*", movesConfig}, {"GIT_REDIRECT_*", movesConfig}, {"GIT_ALLOW_PROTOCOL", movesConfig}, {"GIT_PROTOCOL_FROM_USER", movesConfig}, {"GIT_SHELL*", runsCommand}, {"HGRCPATH", movesConfig}, {"HGEDITOR", runsCommand},
	{"PYTHONPATH", loadsFolder}, {"PYTHONHOME", loadsFolder}, {"PYTHONSTARTUP", loadsCode}, {"PYTHONINSPECT", changesShell}, {"PYTHONWARNINGS", takesOptions}, {"PYTHONBREAKPOINT", loadsCode}, {"PYTHONUSERBASE", loadsFolder}, {"PYTHONPLATLIBDIR", loadsFolder}, {"PYTHONEXECUTABLE", loadsCode}, {"PYTEST_ADDOPTS", takesOptions}, {"PYTEST_PLUGINS", loadsCode}, {"PIP_*", movesConfig}, {"UV_INDEX*", movesConfig}, {"VIRTUAL_ENV", movesConfig}, {"IPYTHONDIR", movesConfig}, {"JUPYTER_*", movesConfig},
	{"PERL5OPT", takesOptions}, {"PERL5LIB", loadsFolder}, {"PERLLIB", loadsFolder}, {"PERL5DB", runsCommand}, {"PERL_MB_OPT", takesOptions}, {"PERL_MM_OPT", takesOptions},
	{"RUBYOPT", takesOptions}, {"RUBYLIB", loadsFolder}, {"RUBYSHELL", runsCommand}, {"GEM_HOME", loadsFolder}, {"GEM_PATH", loadsFolder}, {"BUNDLE_GEMFILE", loadsCode}, {"BUNDLE_PATH", loadsFolder},
	{"NODE_OPTIONS", takesOptions}, {"NODE_PATH", loadsFolder}, {"NODE_REPL_EXTERNAL_MODULE", loadsCode}, {"NPM_CONFIG_*", movesConfig}, {"npm_config_*", movesConfig}, {"YARN_*", movesConfig}, {"BUN_*", movesConfig}, {"DENO_*", movesConfig}, {"ELECTRON_RUN_AS_NODE", changesShell},
	{"LUA_INIT*", runsCommand}, {"LUA_PATH*", loadsFolder}, {"LUA_CPATH*", loadsFolder}, {"PHPRC", movesConfig}, {"PHP_INI_SCAN_DIR", movesConfig}, {"COMPOSER_*", movesConfig}, {"R_PROFILE*", loadsCode}, {"R_ENVIRON*", loadsCode}, {"R_LIBS*", loadsFolder}, {"JULIA_*", movesConfig}, {"GHC*", movesConfig}, {"ERL_*", takesOptions}, {"ELIXIR_ERL_OPTIONS", takesOptions}, {"TCLLIBPATH", loadsFolder}, {"GUILE_LOAD_PATH", loadsFolder}, {"EMACSLOADPATH", loadsFolder},
	{"JAVA_TOOL_OPTIONS", takesOptions}, {"_JAVA_OPTIONS", takesOptions}, {"JDK_JAVA_OPTIONS", takesOptions}, {"JAVA_OPTS", takesOptions}, {"MAVEN_OPTS", takesOptions}, {"MAVEN_ARGS", takesOptions}, {"GRADLE_OPTS", takesOptions}, {"CLASSPATH", loadsFolder}, {"JAVA_HOME", loadsFolder}, {"ANT_OPTS", takesOptions}, {"SBT_OPTS", takesOptions}, {"GRADLE_USER_HOME", movesConfig}, {"KOTLIN_HOME", loadsFolder}, {"DOTNET_STARTUP_HOOKS", loadsCode}, {"CORECLR_*", loadsCode}, {"COR_PROFILER*", loadsCode}, {"DOTNET_ADDITIONAL_DEPS", loadsCode}, {"MSBUILD*", takesOptions},
	{"CC", runsCommand}, {"CXX", runsCommand}, {"LD", runsCommand}, {"AR", runsCommand}, {"AS", runsCommand}, {"CPP", runsCommand}, {"FC", runsCommand}, {"RUSTC", runsCommand}, {"RUSTDOC", runsCommand}, {"RUSTC_WRAPPER", runsCommand}, {"RUSTC_WORKSPACE_WRAPPER", runsCommand}, {"RUSTFLAGS", takesOptions}, {"CARGO_BUILD_RUSTC*", runsCommand}, {"CARGO_TARGET_*_RUNNER", runsCommand}, {"CARGO_TARGET_*_LINKER", runsCommand}, {"CARGO_HOME", movesConfig}, {"RUSTUP_HOME", movesConfig}, {"CARGO_REGISTRIES_*", movesConfig}, {"*_WRAPPER", runsCommand}, {"*_LAUNCHER", runsCommand}, {"HOSTCC", runsCommand}, {"MAKEFLAGS", takesOptions}, {"MFLAGS", takesOptions}, {"GNUMAKEFLAGS", takesOptions}, {"MAKEFILES", loadsCode}, {"MAKESHELL", runsCommand}, {"CMAKE_TOOLCHAIN_FILE", loadsCode}, {"PKG_CONFIG", runsCommand}, {"PKG_CONFIG_PATH", loadsFolder}, {"CONFIG_SITE", loadsCode}, {"COMPILER_PATH", loadsFolder}, {"GCC_EXEC_PREFIX", loadsFolder}, {"GOFLAGS", takesOptions}, {"GOPROXY", redirectsNet}, {"GONOSUMDB", redirectsNet}, {"GONOSUMCHECK", redirectsNet}, {"GOSUMDB", redirectsNet}, {"GOINSECURE", redirectsNet}, {"GOENV", movesConfig}, {"GOROOT", loadsFolder}, {"GOTOOLDIR", loadsFolder}, {"GOTOOLCHAIN", runsCommand}, {"GOVCS", redirectsNet}, {"GOAUTH", runsCommand}, {"GOPACKAGESDRIVER", runsCommand}, {"TEX*INPUTS", loadsFolder}, {"openout_any", changesShell}, {"shell_escape", changesShell},
	{"HOME", movesConfig}, {"XDG_CONFIG_HOME", movesConfig}, {"XDG_CONFIG_DIRS", movesConfig}, {"XDG_DATA_DIRS", movesConfig}, {"XDG_RUNTIME_DIR", movesConfig}, {"KUBECONFIG", movesConfig}, {"DOCKER_CONFIG", movesConfig}, {"DOCKER_HOST", redirectsNet}, {"AWS_CONFIG_FILE", movesConfig}, {"AWS_SHARED_CREDENTIALS_FILE", movesConfig}, {"CLOUDSDK_*", movesConfig}, {"ANSIBLE_*", movesConfig}, {"TF_CLI_*", takesOptions}, {"TF_PLUGIN*", loadsFolder}, {"HELM_*", movesConfig}, {"VAGRANT_*", movesConfig}, {"OPENSSL_CONF", loadsCode}, {"OPENSSL_MODULES", loadsFolder}, {"OPENSSL_ENGINES", loadsFolder}, {"SSLKEYLOGFILE", movesConfig}, {"KRB5_CONFIG", movesConfig}, {"GNUPGHOME", movesConfig}, {"PGSERVICEFILE", movesConfig}, {"PGPASSFILE", movesConfig}, {"SQLITE_*", movesConfig}, {"SSH_AUTH_SOCK", movesConfig}, {"NIX_*", movesConfig}, {"NIX_PATH", loadsFolder}, {"HOMEBREW_*", movesConfig}, {"PIPX_*", movesConfig}, {"GEMINI_*", movesConfig}, {"CODEX_*", movesConfig}, {"CLAUDE_*", movesConfig}, {"GUARD_*", movesConfig}, {"HTTP_PROXY", redirectsNet}, {"HTTPS_PROXY", redirectsNet}, {"ALL_PROXY", redirectsNet}, {"http_proxy", redirectsNet}, {"https_proxy", redirectsNet}, {"all_proxy", redirectsNet}, {"NODE_TLS_REJECT_UNAUTHORIZED", redirectsNet}, {"GIT_SSL_NO_VERIFY", redirectsNet}, {"GH_HOST", redirectsNet}, {"GITLAB_HOST", redirectsNet}, {"GITLAB_URI", redirectsNet}, {"AWS_ENDPOINT_URL*", redirectsNet}, {"AZURE_*", movesConfig}, {"*_CA_BUNDLE", redirectsNet}, {"SSL_CERT_FILE", redirectsNet}, {"SSL_CERT_DIR", redirectsNet}, {"NODE_EXTRA_CA_CERTS", redirectsNet}, {"LOCALDOMAIN", redirectsNet}, {"RES_OPTIONS", redirectsNet}, {"HOSTALIASES", redirectsNet},
}

// quietEnv are exceptions to the patterns above that decide nothing about code.
var quietEnv = []string{"NPM_CONFIG_LOGLEVEL", "npm_config_loglevel", "HOMEBREW_NO_AUTO_UPDATE", "HOMEBREW_NO_ANALYTICS", "PIP_DISABLE_PIP_VERSION_CHECK", "PIP_NO_INPUT", "PIP_QUIET", "GIT_TRACE_CURL_NO_DATA", "ANSIBLE_NOCOLOR", "ANSIBLE_FORCE_COLOR", "DENO_NO_UPDATE_CHECK", "HELM_NAMESPACE", "VAGRANT_NO_COLOR", "GHCUP_COLOR"}

// environment judges NAME=value before it holds.
func (k *walker) environment(c *call, name string, value arg) {
	if value.from&fromSecret != 0 {
		c.data |= fromSecret
	}
	does := envEffectOf(name)
	if does == 0 {
		return
	}
	if value.known() && value.text == "" && does != changesShell {
		return
	}
	switch does {
	case runsCommand:
		k.envCommand(c, name, value)
	case findsPrograms, loadsFolder:
		k.envFolders(c, name, value, does == findsPrograms)
	case loadsCode:
		c.raise(risk.High, risk.ExecArbitrary, say("{0} makes later programs run the code in {1}", name, value.show()))
	case takesOptions:
		if !value.known() || riskyOptions(value.text) {
			c.raise(risk.High, risk.ExecArbitrary, say("{0} gives later programs options that can run code", name))
		}
	case movesConfig:
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} changes which settings later programs read", name))
	case redirectsNet:
		c.raise(risk.Medium, risk.NetworkRisk, say("{0} changes which hosts later programs trust or reach", name))
	case changesShell:
		if name == "IFS" && value.known() && strings.Trim(value.text, " \t\n") == "" {
			return // splits at fewer places than it was judged to
		}
		if strings.HasPrefix(name, "PS") && (strings.Contains(value.text, "$(") || strings.Contains(value.text, "`")) {
			k.textBecomesCode([]arg{value}, say("{0} runs the substitutions inside it", name))
		}
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} changes how the shell reads what follows", name))
	}
}

func envEffectOf(name string) envEffect {
	if slices.Contains(quietEnv, name) {
		return 0
	}
	for _, r := range envRules {
		if r.name == name {
			return r.does
		}
		if head, tail, ok := strings.Cut(r.name, "*"); ok && len(name) >= len(head)+len(tail) && strings.HasPrefix(name, head) && strings.HasSuffix(name, tail) {
			return r.does
		}
	}
	return 0
}

// plainPrograms are values of PAGER, EDITOR, CC and their like that only do
// what they are for.
var plainPrograms = []string{
	"cat", "less", "more", "most", "true", ":", "false", "head", "vi", "vim", "nvim", "nano", "emacs", "code --wait", "less -R", "less -FRX", "less -F", "bat",
	"gcc", "g++", "clang", "clang++", "cc", "c++", "tcc", "ld", "lld", "gold", "mold", "ar", "as", "ccache gcc", "ccache clang", "ccache g++", "ccache clang++", "musl-gcc", "sccache", "ccache",
	"/bin/sh", "/bin/bash", "/bin/zsh", "bash", "sh", "zsh", "/bin/true", "/usr/bin/true", "/bin/cat", "local", "auto",
}

func (k *walker) envCommand(c *call, name string, value arg) {
	if value.known() && slices.Contains(plainPrograms, value.text) {
		return
	}
	c.raise(risk.High, risk.ExecArbitrary, say("{0} makes later programs run {1}", name, value.show()))
	if value.known() {
		k.shellText(c, name, arg{text: strings.TrimPrefix(value.text, "|"), src: value.src})
		c.silent = false
	}
}

func (k *walker) envFolders(c *call, name string, value arg, programs bool) {
	for dir := range strings.SplitSeq(value.text, ":") {
		switch {
		case dir == hole && !value.computed, dir == "" && !programs:
		case programs && slices.Contains(trustedFolders, path.Clean(dir)):
		case dir == hole && strings.Contains(value.src, "$"+name), dir == hole && strings.Contains(value.src, "${"+name):
		default:
			p := k.place(arg{text: dir, src: dir, from: value.from})
			switch {
			case p.Is(place.Inside) && !programs && settled(arg{text: dir, from: value.from}):
				c.raise(risk.Medium, 0, say("{0} makes later programs take code from {1}", name, strings.ReplaceAll(dir, hole, "…")))
			case p.Is(place.Inside):
				c.raise(risk.Medium, risk.ExecArbitrary, say("{0} makes later programs take code from {1}", name, strings.ReplaceAll(dir, hole, "…")))
			default:
				c.raise(risk.High, risk.ExecArbitrary, say("{0} makes later programs take code from {1}, outside the workspace", name, strings.ReplaceAll(dir, hole, "…")))
			}
		}
	}
}

// riskyOptions reports whether an interpreter's options load code, write files
// or open it to others.
func riskyOptions(s string) bool {
	for _, word := range strings.Fields(s) {
		name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
		if !slices.Contains(quietOptions, name) && !tunes(word) {
			return true
		}
	}
	return false
}

// tunes reports options of a virtual machine's memory, of plain properties, and
// make's -j8. -XX options that name commands or files are none (java(1)).
func tunes(word string) bool {
	if number, ok := strings.CutPrefix(word, "-j"); ok {
		return strings.Trim(number, "0123456789") == ""
	}
	if strings.HasPrefix(word, "-XX:") {
		return !strings.Contains(word, "OnError") && !strings.Contains(word, "OnOutOfMemoryError") && !strings.Contains(word, "Flags=") && !strings.Contains(word, "File=") && !strings.Contains(word, "Path=")
	}
	return strings.HasPrefix(word, "-Xm") || strings.HasPrefix(word, "-D")
}

// quietOptions are options that tune without running other code: memory,
// warnings, verbosity.
var quietOptions = []string{
	"max-old-space-size", "max_old_space_size", "no-warnings", "trace-warnings", "no-deprecation", "trace-deprecation", "stack-trace-limit", "max-http-header-size", "enable-source-maps", "unhandled-rejections", "openssl-legacy-provider", "dns-result-order", "experimental-vm-modules", "throw-deprecation", "trace-uncaught",
	"mod", "trimpath", "buildvcs", "race", "count", "v", "tags", "short", "W0", "W1", "W2", "w", "W", "ignore", "error", "default", "once", "always", "R", "F", "X", "FRX", "FR", "S", "i", "M", "q", "x", "s", "k", "color", "no-color", "verbose", "quiet", "tb", "C",
}
