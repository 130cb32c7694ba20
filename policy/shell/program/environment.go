package program

import (
	"strings"
	"sync"

	"guard/agent/files/known"
)

// VariableEffect is what setting a variable does to the programs that run after it.
type VariableEffect uint8

// The effects.
const (
	NoEffect         VariableEffect = iota
	RunsCommand                     // its value is a command line
	FindsPrograms                   // its value is a list of folders in which programs are looked for
	LoadsCode                       // its value names code that is loaded
	LoadsFolder                     // its value names folders, or a file of one, from which code is loaded
	TakesOptions                    // its value holds options of an interpreter
	CompilerFlags                   // its value holds options of which few load code or write
	MovesConfig                     // its value says where settings are read, or is one
	ChangesShell                    // the shell itself reads lines differently
	RedirectsNet                    // its value says through which host requests go
	WritesFile                      // its value is a file that is written
	WritesIntoFolder                // its value is a folder that is written into
)

// variables are a tool's variables by what they do. A name may hold one * in place
// of any text. Those of a tool that only tune are quiet, where a pattern fits them
// too.
type variables struct {
	tool, source                                                                       string
	runs, finds, code, folders, options, flags, settings, shell, net, file, dir, quiet string
}

// environments: which variables decide what runs, what is read as settings and
// where something is written, by the tool that reads them.
var environments = []variables{
	{
		tool: "the loader and the C library", source: "ld.so(8), dyld(1), locale(7), mallopt(3), resolv.conf(5)",
		code: "LD_* DYLD_* GLIBC_TUNABLES", folders: "GCONV_PATH LOCPATH NLSPATH", options: "MALLOC_CONF", net: "LOCALDOMAIN RES_OPTIONS HOSTALIASES", dir: "TMPDIR",
		settings: "HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_DIRS XDG_RUNTIME_DIR KRB5_CONFIG",
	},
	{
		tool: "shells", source: "bash(1) Shell Variables, zshparam(1), ksh(1), readline(3), GNU getopt(3)",
		runs: "PROMPT_COMMAND SHELL BASH_FUNC_* FCEDIT", finds: "PATH", code: "BASH_ENV ENV", folders: "FPATH BASH_LOADABLES_PATH",
		shell:    "CDPATH IFS SHELLOPTS BASHOPTS PS4 PS0 BASH_CMDS* BASH_ALIASES* GLOBIGNORE EXECIGNORE POSIXLY_CORRECT",
		settings: "ZDOTDIR HISTFILE INPUTRC STARSHIP_CONFIG", options: "XARGS_OPTIONS",
	},
	{
		tool: "pagers, editors, browsers and those who ask for a password", source: "less(1), man(1), more(1), vim(1), environ(7), sudo(8), ssh(1), systemctl(1), fzf(1), bat(1), the ENVIRONMENT sections of the others",
		runs:    "PAGER *_PAGER MANPAGER LESSOPEN LESSCLOSE LESSEDIT LESSGLOBALTAGS EDITOR VISUAL *_EDITOR P4EDITOR CVSEDITOR HGEDITOR BROWSER *_BROWSER *_ASKPASS VIMINIT EXINIT GVIMINIT FZF_DEFAULT_COMMAND FZF_*_COMMAND DIFFPROG SENDMAIL",
		code:    "MYVIMRC RIPGREP_CONFIG_PATH MAILCAPS",
		folders: "VIM VIMRUNTIME EMACSLOADPATH TERMINFO TERMINFO_DIRS MANPATH GROFF_TMAC_PATH JQ_LIBRARY_PATH",
		options: "LESS MORE MANOPT MANROFFOPT FZF_DEFAULT_OPTS FZF_*_OPTS BAT_OPTS GREP_OPTIONS", settings: "LESSKEY* NVIM_APPNAME BAT_CONFIG_PATH FZF_DEFAULT_OPTS_FILE TIGRC_USER SCREENRC MAILRC MAGIC NOTMUCH_CONFIG",
		dir: "TMUX_TMPDIR",
	},
	{
		tool: "archivers and copiers", source: "tar(1), gzip(1), xz(1), zip(1), unzip(1), rsync(1), wget(1), curl(1), GNU parallel",
		runs: "RSYNC_RSH RSYNC_CONNECT_PROG RSYNC_SHELL PARALLEL_SHELL", options: "TAR_OPTIONS GZIP BZIP BZIP2 XZ_OPT XZ_DEFAULTS ZIPOPT UNZIP UNZIPOPT ZIPINFO PARALLEL", settings: "TAPE WGETRC SYSTEM_WGETRC CURL_HOME NETRC PARALLEL_HOME", net: "RSYNC_PROXY",
	},
	{
		tool: "git", source: "git(1) ENVIRONMENT; in git's the harmless ones are listed apart",
		runs: "GIT_EXTERNAL_DIFF GIT_SSH GIT_SSH_COMMAND GIT_PROXY_COMMAND GIT_SHELL*", folders: "GIT_EXEC_PATH", code: "GIT_TEMPLATE_DIR",
		settings: "GIT_CONFIG* GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR GIT_INDEX_FILE GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_ATTR_* GIT_TRACE* GIT_REDIRECT_* GIT_ALLOW_PROTOCOL GIT_PROTOCOL_FROM_USER",
		net:      "GIT_SSL_NO_VERIFY", quiet: "GIT_TRACE_CURL_NO_DATA",
	},
	{
		tool: "other keepers of versions", source: "hg help environment, svn book, cvs(1), p4 help environment, bzr help env-variables, jj config docs",
		runs: "CVS_RSH CVS_SERVER HGMERGE SVN_SSH BZR_SSH BRZ_SSH P4DIFF P4MERGE", folders: "BZR_PLUGIN_PATH BRZ_PLUGIN_PATH", settings: "HGRCPATH JJ_CONFIG P4CONFIG P4ENVIRO BZR_HOME BRZ_HOME", net: "CVSROOT P4PORT",
	},
	{
		tool: "Python", source: "python(1), pytest 8 reference, pip config docs, uv and poetry environment docs, coverage.py docs, IPython, Jupyter, gunicorn settings",
		runs:     "UV_PYTHON PYSPARK_PYTHON PYSPARK_DRIVER_PYTHON RETICULATE_PYTHON CONDA_EXE MAMBA_EXE",
		code:     "PYTHONSTARTUP PYTHONBREAKPOINT PYTHONEXECUTABLE PYTEST_PLUGINS COVERAGE_PROCESS_START COVERAGE_PROCESS_CONFIG",
		folders:  "PYTHONPATH PYTHONHOME PYTHONUSERBASE PYTHONPLATLIBDIR FLASK_APP WORKON_HOME",
		options:  "PYTHONWARNINGS PYTEST_ADDOPTS GUNICORN_CMD_ARGS TOX_OVERRIDE SPHINXOPTS",
		settings: "PIP_* UV_* POETRY_* PIPENV_* PIPX_* VIRTUAL_ENV IPYTHONDIR JUPYTER_* PYLINTRC COVERAGE_RCFILE ALEMBIC_CONFIG CONDARC",
		shell:    "PYTHONINSPECT", file: "COVERAGE_FILE PYTHON_HISTORY PYTHONDUMPREFSFILE", dir: "PYTHONPYCACHEPREFIX PYTEST_DEBUG_TEMPROOT UV_CACHE_DIR UV_PROJECT_ENVIRONMENT PIP_CACHE_DIR POETRY_CACHE_DIR PRE_COMMIT_HOME MPLCONFIGDIR RUFF_CACHE_DIR MYPY_CACHE_DIR",
		quiet: "PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INPUT PIP_QUIET PIP_PROGRESS_BAR PIP_ROOT_USER_ACTION PIP_BREAK_SYSTEM_PACKAGES UV_NO_PROGRESS UV_NO_CACHE UV_OFFLINE UV_FROZEN UV_LOCKED UV_NO_SYNC UV_LINK_MODE UV_CONCURRENT* UV_HTTP_TIMEOUT UV_SYSTEM_PYTHON UV_PYTHON_DOWNLOADS UV_PYTHON_PREFERENCE UV_COMPILE_BYTECODE UV_NO_DEV POETRY_NO_INTERACTION POETRY_VIRTUALENVS_IN_PROJECT POETRY_VIRTUALENVS_CREATE PIPENV_VENV_IN_PROJECT PIPENV_VERBOSITY",
	},
	{
		tool: "Perl", source: "perlrun(1), Test::Harness, cpanm, Module::Build", runs: "PERL5DB PERL5SHELL HARNESS_PERL",
		folders: "PERL5LIB PERLLIB PERL_LOCAL_LIB_ROOT", options: "PERL5OPT PERL_MB_OPT PERL_MM_OPT PERL_CPANM_OPT PERLDB_OPTS HARNESS_PERL_SWITCHES",
	},
	{
		tool: "Ruby", source: "ruby(1), gem help environment, bundle-config(1), rspec and rake docs", runs: "RUBYSHELL", code: "BUNDLE_GEMFILE IRBRC PRYRC", folders: "RUBYLIB GEM_HOME GEM_PATH BUNDLE_PATH",
		options: "RUBYOPT SPEC_OPTS RAKEOPT TESTOPTS", settings: "BUNDLE_* GEMRC", net: "RUBYGEMS_HOST", dir: "BOOTSNAP_CACHE_DIR",
		quiet: "BUNDLE_JOBS BUNDLE_RETRY BUNDLE_WITHOUT BUNDLE_WITH BUNDLE_FROZEN BUNDLE_DEPLOYMENT BUNDLE_SILENCE_ROOT_WARNING BUNDLE_VERBOSE",
	},
	{
		tool: "JavaScript", source: "node(1), npm config docs, yarnrc, pnpm settings, bun and deno environment docs, ts-node options, Playwright, Puppeteer and Cypress docs",
		runs:    "npm_execpath npm_node_execpath *_EXECUTABLE_PATH CHROME_PATH CHROME_BIN CYPRESS_RUN_BINARY ESBUILD_BINARY_PATH",
		code:    "NODE_REPL_EXTERNAL_MODULE TS_NODE_COMPILER NAPI_RS_NATIVE_LIBRARY_PATH",
		folders: "NODE_PATH PNPM_HOME PLAYWRIGHT_BROWSERS_PATH", options: "NODE_OPTIONS", settings: "NPM_CONFIG_* npm_config_* YARN_* PNPM_* BUN_* DENO_* TS_NODE_PROJECT COREPACK_HOME",
		shell: "ELECTRON_RUN_AS_NODE",
		net:   "NODE_TLS_REJECT_UNAUTHORIZED NODE_EXTRA_CA_CERTS COREPACK_NPM_REGISTRY PLAYWRIGHT_DOWNLOAD_HOST PUPPETEER_DOWNLOAD_BASE_URL CYPRESS_INSTALL_BINARY ELECTRON_MIRROR SASS_BINARY_SITE NVM_NODEJS_ORG_MIRROR TURBO_API",
		file:  "NODE_REDIRECT_WARNINGS NODE_REPL_HISTORY", dir: "NODE_V8_COVERAGE NODE_COMPILE_CACHE",
		quiet: "NPM_CONFIG_LOGLEVEL npm_config_loglevel npm_config_yes npm_config_fund npm_config_audit npm_config_update_notifier NPM_CONFIG_FUND NPM_CONFIG_AUDIT DENO_NO_UPDATE_CHECK YARN_ENABLE_TELEMETRY YARN_ENABLE_PROGRESS_BARS",
	},
	{tool: "Lua", source: "lua(1), LuaRocks docs", runs: "LUA_INIT*", folders: "LUA_PATH* LUA_CPATH*", settings: "LUAROCKS_CONFIG"},
	{
		tool: "PHP", source: "php(1), Composer environment docs, Xdebug settings", runs: "PHP_BINARY", settings: "PHPRC PHP_INI_SCAN_DIR COMPOSER_*", net: "XDEBUG_CONFIG", dir: "COMPOSER_CACHE_DIR",
		quiet: "COMPOSER_NO_INTERACTION COMPOSER_MEMORY_LIMIT COMPOSER_ALLOW_SUPERUSER COMPOSER_PROCESS_TIMEOUT COMPOSER_NO_DEV",
	},
	{
		tool: "R, Julia, Haskell, OCaml, Erlang, Tcl, Scheme, Racket, Zig, D, Dart", source: "R(1) Startup, Julia manual Environment Variables, GHC and Cabal guides, ocamlfind and opam manuals, erl(1), mix help, tclsh(1), Guile manual, zig env, dart docs",
		code: "R_PROFILE* R_ENVIRON*", folders: "R_LIBS* R_HOME TCLLIBPATH TCL_LIBRARY TK_LIBRARY GUILE_LOAD_PATH GUILE_LOAD_COMPILED_PATH PLTCOLLECTS PLTADDONDIR OCAMLPATH CAML_LD_LIBRARY_PATH OCAMLLIB ERL_LIBS MIX_PATH MIX_ARCHIVES MIX_EXS CRYSTAL_PATH ZIG_LIB_DIR FLUTTER_ROOT SBCL_HOME",
		options: "ERL_* ELIXIR_ERL_OPTIONS GHCRTS OCAMLPARAM CRYSTAL_OPTS DART_VM_OPTIONS", settings: "JULIA_* GHC* CABAL_DIR CABAL_CONFIG STACK_ROOT STACK_YAML STACK_CONFIG OPAMROOT MIX_HOME REBAR_CONFIG OCAMLFIND_CONF",
		flags: "DFLAGS", net: "HEX_MIRROR HEX_API_URL PUB_HOSTED_URL FLUTTER_STORAGE_BASE_URL", dir: "MIX_BUILD_PATH MIX_DEPS_PATH PUB_CACHE ZIG_GLOBAL_CACHE_DIR ZIG_LOCAL_CACHE_DIR",
		quiet: "GHCUP_COLOR JULIA_NUM_THREADS JULIA_DEBUG",
	},
	{
		tool: "Java and what runs on it", source: "java(1), Maven and Gradle environment docs, sbt, ant(1), leiningen, Tomcat docs", runs: "JAVACMD",
		folders: "CLASSPATH JAVA_HOME JRE_HOME JDK_HOME KOTLIN_HOME SCALA_HOME MAVEN_HOME M2_HOME GRADLE_HOME ANT_HOME ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME",
		options: "JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS JDK_JAVAC_OPTIONS JAVA_OPTS MAVEN_OPTS MAVEN_ARGS GRADLE_OPTS ANT_OPTS ANT_ARGS SBT_OPTS JVM_OPTS LEIN_JVM_OPTS CATALINA_OPTS", settings: "GRADLE_USER_HOME MAVEN_CONFIG MAVEN_USER_HOME CLJ_CONFIG", net: "MVNW_REPOURL",
	},
	{
		tool: ".NET and MSBuild", source: "learn.microsoft.com .NET environment variables; MSBuild takes every variable as a property",
		runs: "DOTNET_HOST_PATH PreBuildEvent PostBuildEvent PreLinkEvent RunCommand *ToolExe Exec*Command", code: "DOTNET_STARTUP_HOOKS CORECLR_* COR_PROFILER* DOTNET_ADDITIONAL_DEPS DOTNET_SHARED_STORE ASPNETCORE_HOSTINGSTARTUPASSEMBLIES CustomBefore* CustomAfter* DirectoryBuild*Path",
		folders: "*ToolPath VSTestTestAdapterPath MSBuildExtensionsPath* DOTNET_ROOT* DOTNET_MSBUILD_SDK_RESOLVER*", options: "MSBUILD* MSBuild*", dir: "DOTNET_CLI_HOME NUGET_PACKAGES OutDir OutputPath BaseOutputPath IntermediateOutputPath BaseIntermediateOutputPath PublishDir PackageOutputPath", settings: "NUGET_*", quiet: "MSBUILDDISABLENODEREUSE MSBUILDSINGLELOADCONTEXT NUGET_XMLDOC_MODE",
	},
	{
		tool: "make and compilers", source: "GNU Make 4.4 manual, Implicit Variables; gcc(1) and clang ENVIRONMENT; pkg-config(1), autoconf and SCons manuals; distutils; the cc crate",
		runs:    "CC CXX LD AR AS CPP FC F77 RANLIB NM STRIP OBJCOPY LDSHARED CC_* CXX_* AR_* HOST_CC HOST_CXX TARGET_CC TARGET_CXX HOSTCC HOSTCXX LEX YACC MAKEINFO TEXI2DVI MAKE MAKESHELL PKG_CONFIG AUTOCONF AUTOMAKE ACLOCAL AUTOHEADER AUTOM4TE LIBTOOLIZE M4 SPHINXBUILD *_WRAPPER *_LAUNCHER",
		code:    "MAKEFILES CONFIG_SITE",
		folders: "PKG_CONFIG_PATH PKG_CONFIG_LIBDIR COMPILER_PATH GCC_EXEC_PREFIX LIBRARY_PATH ACLOCAL_PATH M4PATH BISON_PKGDATADIR DEVELOPER_DIR SDKROOT",
		options: "MAKEFLAGS MFLAGS GNUMAKEFLAGS .SHELLFLAGS SHELLFLAGS SCONSFLAGS CCC_OVERRIDE_OPTIONS VALGRIND_OPTS", flags: "CFLAGS CXXFLAGS CPPFLAGS FFLAGS LDFLAGS LIBS *_CFLAGS *_CXXFLAGS *_LDFLAGS CMAKE_*_FLAGS* *SAN_OPTIONS",
		file: "DEPENDENCIES_OUTPUT SUNPRO_DEPENDENCIES LLVM_PROFILE_FILE", dir: "GCOV_PREFIX",
	},
	{tool: "cmake", source: "cmake-env-variables(7), cmake-variables(7), CMake 3.30", dir: "CMAKE_*_OUTPUT_DIRECTORY* EXECUTABLE_OUTPUT_PATH LIBRARY_OUTPUT_PATH", runs: "CMAKE_MAKE_PROGRAM CMAKE_*_COMPILER CMAKE_LINKER CMAKE_AR CMAKE_CROSSCOMPILING_EMULATOR CMAKE_*_CLANG_TIDY CMAKE_*_CPPCHECK CMAKE_*_CPPLINT CMAKE_*_INCLUDE_WHAT_YOU_USE CMAKE_COMMAND CMAKE_RULE_LAUNCH_* RULE_LAUNCH_*", code: "CMAKE_TOOLCHAIN_FILE CMAKE_PROJECT_*INCLUDE* CMAKE_USER_MAKE_RULES_OVERRIDE*", folders: "CMAKE_MODULE_PATH CMAKE_PREFIX_PATH CMAKE_FRAMEWORK_PATH CMAKE_APPBUNDLE_PATH CMAKE_PROGRAM_PATH"},
	{tool: "sanitizers and symbolizers", source: "clang AddressSanitizer docs", runs: "ASAN_SYMBOLIZER_PATH LLVM_SYMBOLIZER_PATH MSAN_SYMBOLIZER_PATH"},
	{
		tool: "ccache, sccache, distcc and icecc", source: "ccache(1) CONFIGURATION, sccache docs, distcc(1), icecream README",
		runs: "CCACHE_PREFIX* CCACHE_COMPILER DISTCC_SSH ICECC_CC ICECC_CXX", finds: "CCACHE_PATH", settings: "CCACHE_* SCCACHE_* DISTCC_DIR ICECC_VERSION", net: "DISTCC_HOSTS DISTCC_POTENTIAL_HOSTS CCACHE_REMOTE_STORAGE CCACHE_SECONDARY_STORAGE SCCACHE_ENDPOINT SCCACHE_REDIS* SCCACHE_MEMCACHED* ICECC_SCHEDULER USE_SCHEDULER",
		file: "CCACHE_LOGFILE DISTCC_LOG SCCACHE_ERROR_LOG ICECC_LOGFILE", dir: "CCACHE_DIR CCACHE_TEMPDIR SCCACHE_DIR", quiet: "CCACHE_DISABLE CCACHE_NODISABLE CCACHE_MAXSIZE CCACHE_MAXFILES CCACHE_COMPRESS* CCACHE_NOHASHDIR CCACHE_SLOPPINESS CCACHE_RECACHE CCACHE_READONLY CCACHE_BASEDIR CCACHE_HARDLINK CCACHE_STATS SCCACHE_IDLE_TIMEOUT SCCACHE_CACHE_SIZE",
	},
	{
		tool: "Go", source: "go help environment, Go 1.26; go help goproxy; golang.org/x/tools/go/packages",
		runs: "GOCACHEPROG GOTOOLCHAIN GOAUTH GOPACKAGESDRIVER GCCGO", folders: "GOROOT GOTOOLDIR GOWORK", options: "GOFLAGS CGO_*_ALLOW", settings: "GOENV",
		net: "GOPROXY GONOSUMDB GONOSUMCHECK GOSUMDB GOINSECURE GOVCS", file: "GOTESTSUM_JUNITFILE GOTESTSUM_JSONFILE", dir: "GOBIN GOCACHE GOPATH GOTMPDIR GOCOVERDIR GOLANGCI_LINT_CACHE",
	},
	{
		tool: "Rust", source: "cargo book, Environment Variables and Configuration; rustup book; rustc book",
		runs:    "RUSTC RUSTDOC RUSTFMT RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER CARGO_BUILD_RUSTC* CARGO_BUILD_RUSTDOC CARGO_TARGET_*_RUNNER CARGO_TARGET_*_LINKER CARGO_TARGET_*_AR CARGO_CREDENTIAL_ALIAS_* CARGO_REGISTRY_*PROVIDER* CARGO_REGISTRIES_*_CREDENTIAL_PROVIDER",
		folders: "RUSTUP_TOOLCHAIN", options: "RUSTFLAGS RUSTDOCFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_ENCODED_RUSTDOCFLAGS CARGO_BUILD_RUSTFLAGS CARGO_TARGET_*_RUSTFLAGS CARGO_ALIAS_* MIRIFLAGS",
		settings: "CARGO_HOME RUSTUP_HOME CARGO_REGISTRIES_* CROSS_*", net: "CARGO_HTTP_PROXY CARGO_HTTP_CAINFO CARGO_HTTP_CHECK_REVOKE CARGO_SOURCE_* CARGO_REGISTRY_INDEX RUSTUP_DIST_SERVER RUSTUP_UPDATE_ROOT", dir: "CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR CARGO_BUILD_BUILD_DIR CARGO_INSTALL_ROOT",
	},
	{tool: "TeX, Ghostscript and pictures", source: "kpathsea manual, gs(1), ImageMagick environment docs, sox(1), ffmpeg -report, gst-launch-1.0(1)", folders: "TEX*INPUTS TEXMF* GS_LIB MAGICK_CODER_MODULE_PATH MAGICK_FILTER_MODULE_PATH GST_PLUGIN_PATH* LADSPA_PATH FREI0R_PATH", options: "GS_OPTIONS SOX_OPTS", settings: "MAGICK_CONFIGURE_PATH FFREPORT", shell: "openout_any openin_any shell_escape", runs: "GST_PLUGIN_SCANNER QUARTO_PYTHON QUARTO_R QUARTO_PANDOC QUARTO_DART_SASS QUARTO_TYPST MDBOOK_PREPROCESSOR__*", file: "GST_DEBUG_FILE", dir: "MAGICK_TEMPORARY_PATH"},
	{tool: "toolkits and drivers", source: "GTK, GIO and Qt environment docs, Vulkan loader interface", code: "GTK_MODULES GTK3_MODULES VK_ICD_FILENAMES VK_DRIVER_FILES VK_INSTANCE_LAYERS OCL_ICD_VENDORS", folders: "GTK_PATH GIO_EXTRA_MODULES GIO_MODULE_DIR QT_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH VK_LAYER_PATH VK_ADD_LAYER_PATH LIBGL_DRIVERS_PATH LIBVA_DRIVERS_PATH"},
	{tool: "OpenSSL and who trusts whom", source: "openssl-env(7), curl(1), GnuPG and ssh(1) ENVIRONMENT", code: "OPENSSL_CONF", folders: "OPENSSL_MODULES OPENSSL_ENGINES", settings: "SSLKEYLOGFILE GNUPGHOME GPG_AGENT_INFO SSH_AUTH_SOCK PASSWORD_STORE_*", net: "*_CA_BUNDLE SSL_CERT_FILE SSL_CERT_DIR"},
	{tool: "proxies", source: "curl(1) ENVIRONMENT", net: "HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY http_proxy https_proxy all_proxy ftp_proxy"},
	{
		tool: "databases", source: "PostgreSQL libpq-envars and psql(1), mysql(1), redis-cli, sqlite3(1)", code: "PSQLRC", settings: "PGSERVICEFILE PGSYSCONFDIR PGPASSFILE MYSQL_HOME MYSQL_TEST_LOGIN_FILE SQLITE_* REDISCLI_RCFILE", file: "PSQL_HISTORY REDISCLI_HISTFILE MYSQL_HISTFILE",
	},
	{
		tool: "clouds and clusters", source: "kubectl, docker, aws, gcloud, az, ansible, terraform, terragrunt, pulumi, helm, vagrant, vault, consul and nomad environment docs",
		runs: "KUBECTL_EXTERNAL_DIFF TERRAGRUNT_TFPATH TG_TF_PATH GH_PATH", folders: "TF_PLUGIN* AWS_DATA_PATH", options: "TF_CLI_*",
		settings: "TF_CLI_CONFIG_FILE KUBECONFIG DOCKER_CONFIG DOCKER_CERT_PATH COMPOSE_FILE AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE AWS_WEB_IDENTITY_TOKEN_FILE CLOUDSDK_* GOOGLE_APPLICATION_CREDENTIALS ANSIBLE_* HELM_* VAGRANT_* AZURE_* PULUMI_HOME GH_CONFIG_DIR",
		net:      "DOCKER_HOST DOCKER_CONTEXT CONTAINER_HOST GH_HOST GITLAB_HOST GITLAB_URI AWS_ENDPOINT_URL* AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_EC2_METADATA_SERVICE_ENDPOINT VAULT_ADDR VAULT_AGENT_ADDR VAULT_PROXY_ADDR VAULT_SKIP_VERIFY CONSUL_HTTP_ADDR NOMAD_ADDR PULUMI_BACKEND_URL TF_REATTACH_PROVIDERS",
		dir:      "TF_DATA_DIR", quiet: "ANSIBLE_NOCOLOR ANSIBLE_FORCE_COLOR HELM_NAMESPACE VAGRANT_NO_COLOR",
	},
	{tool: "packages of systems", source: "nix(1), brew(1)", folders: "NIX_PATH", settings: "NIX_* HOMEBREW_*", quiet: "HOMEBREW_NO_AUTO_UPDATE HOMEBREW_NO_ANALYTICS"},
	{tool: "agents and guard", source: "their manuals", settings: "GUARD_* " + strings.Join(known.Files.Variables, " ")},
	{tool: "any", source: "what the manuals of many tools call the file that they log to", file: "*_LOG_PATH *_LOG_FILE *_LOGFILE"},
}

// VariableDoes tells what setting a variable does; a name that is listed whole
// goes before one that fits a pattern.
func VariableDoes(name string) VariableEffect {
	t := variableTable()
	if does, ok := t.names[name]; ok {
		return does
	}
	for _, p := range t.patterns {
		if fits(p.name, name) {
			return p.does
		}
	}
	return NoEffect
}

type variableRules struct {
	names    map[string]VariableEffect
	patterns []variableRule // those of quiet ones first
}

type variableRule struct {
	name string
	does VariableEffect
}

var variableTable = sync.OnceValue(func() variableRules {
	t := variableRules{names: map[string]VariableEffect{}}
	var later []variableRule
	for _, v := range environments {
		for does, names := range [...]string{
			NoEffect: v.quiet, RunsCommand: v.runs, FindsPrograms: v.finds, LoadsCode: v.code, LoadsFolder: v.folders, TakesOptions: v.options, CompilerFlags: v.flags,
			MovesConfig: v.settings, ChangesShell: v.shell, RedirectsNet: v.net, WritesFile: v.file, WritesIntoFolder: v.dir,
		} {
			for name := range strings.FieldsSeq(names) {
				switch {
				case !strings.Contains(name, "*"):
					t.names[name] = VariableEffect(does)
				case does == int(NoEffect):
					t.patterns = append(t.patterns, variableRule{name, NoEffect})
				default:
					later = append(later, variableRule{name, VariableEffect(does)})
				}
			}
		}
	}
	t.patterns = append(t.patterns, later...)
	return t
})
