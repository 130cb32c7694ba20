package program

// systemVariables are those of the loader, shells, pagers and keepers of versions.
var systemVariables = []variables{
	{
		tool:      "the loader and the C library",
		source:    "ld.so(8), dyld(1), locale(7), mallopt(3), resolv.conf(5), tmpfile(3)",
		code:      "LD_* DYLD_* GLIBC_TUNABLES",
		folders:   "GCONV_PATH LOCPATH NLSPATH",
		options:   "MALLOC_CONF",
		net:       "LOCALDOMAIN RES_OPTIONS HOSTALIASES",
		temporary: "TMPDIR",
		settings:  "HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_DIRS XDG_RUNTIME_DIR KRB5_CONFIG",
	},
	{
		tool:    "shells",
		source:  "bash(1) Shell Variables, zshparam(1), ksh(1), readline(3), GNU getopt(3)",
		dir:     "XDG_CACHE_HOME XDG_STATE_HOME XDG_DATA_HOME",
		runs:    "PROMPT_COMMAND SHELL BASH_FUNC_* FCEDIT",
		finds:   "PATH",
		code:    "BASH_ENV ENV",
		folders: "FPATH BASH_LOADABLES_PATH",
		shell: "CDPATH IFS SHELLOPTS BASHOPTS PS4 PS0 BASH_CMDS* BASH_ALIASES* GLOBIGNORE EXECIGNORE " +
			"POSIXLY_CORRECT",
		settings: "ZDOTDIR HISTFILE INPUTRC STARSHIP_CONFIG",
		options:  "XARGS_OPTIONS",
	},
	{
		tool: "pagers, editors, browsers and those who ask for a password",
		source: "less(1), man(1), more(1), vim(1), environ(7), sudo(8), ssh(1), systemctl(1), fzf(1), bat(1), the " +
			"ENVIRONMENT sections of the others",
		runs: "PAGER *_PAGER MANPAGER LESSOPEN LESSCLOSE LESSEDIT LESSGLOBALTAGS EDITOR VISUAL *_EDITOR " +
			"P4EDITOR CVSEDITOR HGEDITOR BROWSER *_BROWSER *_ASKPASS VIMINIT EXINIT GVIMINIT FZF_DEFAULT_COMMAND " +
			"FZF_*_COMMAND DIFFPROG SENDMAIL",
		code:    "MYVIMRC RIPGREP_CONFIG_PATH MAILCAPS",
		folders: "VIM VIMRUNTIME EMACSLOADPATH TERMINFO TERMINFO_DIRS MANPATH GROFF_TMAC_PATH JQ_LIBRARY_PATH",
		options: "LESS MORE MANOPT MANROFFOPT FZF_DEFAULT_OPTS FZF_*_OPTS BAT_OPTS GREP_OPTIONS",
		settings: "LESSKEY* NVIM_APPNAME BAT_CONFIG_PATH FZF_DEFAULT_OPTS_FILE TIGRC_USER SCREENRC MAILRC MAGIC " +
			"NOTMUCH_CONFIG",
		dir: "TMUX_TMPDIR",
	},
	{
		tool:    "archivers and copiers",
		source:  "tar(1), gzip(1), xz(1), zip(1), unzip(1), rsync(1), wget(1), curl(1), GNU parallel",
		dir:     "TS_LOGS_DIR",
		runs:    "RCLONE_PASSWORD_COMMAND RCLONE_*_COMMAND RSYNC_RSH RSYNC_CONNECT_PROG RSYNC_SHELL PARALLEL_SHELL",
		options: "TAR_OPTIONS GZIP BZIP BZIP2 XZ_OPT XZ_DEFAULTS ZIPOPT ZIP UNZIP UNZIPOPT ZIPINFO PARALLEL",
		settings: "RCLONE_CONFIG* LYNX_CFG HTTPIE_CONFIG_DIR LFTP_HOME NMAPDIR WIRESHARK_PLUGIN_DIR TAPE WGETRC " +
			"SYSTEM_WGETRC CURL_HOME NETRC PARALLEL_HOME",
		net: "RSYNC_PROXY",
	},
	{
		tool:    "git",
		source:  "git(1) ENVIRONMENT; in git's the harmless ones are listed apart",
		file:    "GCM_TRACE",
		runs:    "GIT_LFS_PATH GIT_EXTERNAL_DIFF GIT_SSH GIT_SSH_COMMAND GIT_PROXY_COMMAND GIT_SHELL*",
		folders: "GIT_EXEC_PATH",
		code:    "GIT_TEMPLATE_DIR",
		settings: "HUB_CONFIG GLAB_CONFIG_DIR GIT_CONFIG* GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR GIT_INDEX_FILE " +
			"GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_ATTR_* GIT_TRACE* GIT_REDIRECT_* " +
			"GIT_ALLOW_PROTOCOL GIT_PROTOCOL_FROM_USER",
		net:   "GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_NO_VERIFY",
		quiet: "GIT_TRACE_CURL_NO_DATA",
	},
	{
		tool:     "other keepers of versions",
		source:   "hg help environment, svn book, cvs(1), p4 help environment, bzr help env-variables, jj config docs",
		runs:     "CVS_RSH CVS_SERVER HGMERGE SVN_SSH BZR_SSH BRZ_SSH P4DIFF P4MERGE",
		folders:  "BZR_PLUGIN_PATH BRZ_PLUGIN_PATH",
		settings: "HGRCPATH JJ_CONFIG P4CONFIG P4ENVIRO BZR_HOME BRZ_HOME",
		net:      "CVSROOT P4PORT",
	},
}
