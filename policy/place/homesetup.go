package place

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Settings of the home name programs and scripts that a shell or a tool of the person's then runs by itself. One that
// lies in the workspace is run as it stands there. (Of what a login, a scheduler or a window manager starts, which may
// be what the project is, only what is put into it counts: startedby.go.)

// setup is a file of the home, or with a star those of a folder, and the lines of it that count: of some only those
// that name what is run, of some all. In folders lines name folders of which all that is put there is run.
type setup struct {
	files   string
	lines   func() *regexp.Regexp
	folders func() *regexp.Regexp
}

// setups are those that are known. Sources: AWS CLI 2, credential_process; kubeconfig, exec; Cargo, config.toml;
// git-config(1); ssh_config(5); gpg-agent(1), gpg(1); npm 11, config; Airflow 2, configuration; GNU Emacs 30; zsh(1),
// oh-my-zsh; vim(1), tmux(1); gdb, lldb; Jupyter; Gradle, init scripts; VS Code; mutt(1), mailcap(5).
var setups = []setup{
	{".aws/config", lazy.Pattern(`^\s*credential_process\s*=`), nil},
	{".kube/config", lazy.Pattern(`\bcommand"?\s*:`), nil},
	{".cargo/config.toml", cargoRuns, nil}, {".cargo/config", cargoRuns, nil},
	{".gitconfig", gitRuns, nil}, {".config/git/config", gitRuns, nil}, // hooks: namedbygit.go
	{".ssh/config", lazy.Pattern(`(?i)^\s*(?:ProxyCommand|LocalCommand|KnownHostsCommand|RemoteCommand|` +
		`Match\s.*\bexec|PKCS11Provider|SecurityKeyProvider|XAuthLocation)\b`), nil},
	{".gnupg/gpg-agent.conf", gpgRuns, nil}, {".gnupg/gpg.conf", gpgRuns, nil}, {".gnupg/scdaemon.conf", gpgRuns, nil},
	{".npmrc", lazy.Pattern(`^\s*(?:script-shell|node-options|git|shell|editor|viewer|browser|init-module)\s*=`), nil},
	{"airflow/airflow.cfg", nil, lazy.Pattern(`^\s*(?:dags|plugins)_folder\s*=`)},
	{".emacs", emacsLoads, emacsPath}, {".emacs.el", emacsLoads, emacsPath},
	{".emacs.d/init.el", emacsLoads, emacsPath},
	{".config/emacs/init.el", emacsLoads, emacsPath}, {".config/doom/config.el", emacsLoads, emacsPath},
	{".zshrc", shellRuns, shellFolders}, {".zshenv", shellRuns, shellFolders}, {".zprofile", shellRuns, shellFolders},
	{".bashrc", shellRuns, shellFolders}, {".bash_profile", shellRuns, shellFolders},
	{".profile", shellRuns, shellFolders},
	{".bash_login", shellRuns, shellFolders}, {".kshrc", shellRuns, shellFolders},
	{".xprofile", shellRuns, shellFolders},
	{".xinitrc", nil, nil}, {".xsession", nil, nil}, {".config/environment.d/*.conf", shellRuns, shellFolders},
	{".pam_environment", shellRuns, shellFolders}, {".config/fish/config.fish", fishRuns, fishFolders},
	{".vimrc", vimRuns, vimPath}, {".config/nvim/init.vim", vimRuns, vimPath},
	{".config/nvim/init.lua", vimRuns, vimPath},
	{".tmux.conf", lazy.Pattern(`\b(?:run|run-shell|if|if-shell|source|source-file|default-command)\b|#\(`), nil},
	{".screenrc", nil, nil},
	{".gdbinit", nil, nil}, {".lldbinit", nil, nil}, {".irbrc", nil, nil}, {".pryrc", nil, nil},
	{".Rprofile", nil, nil},
	{".jupyter/*.py", nil, nil}, {".ipython/profile_default/ipython_config.py", nil, nil},
	{".gradle/init.gradle", nil, nil}, {".gradle/init.d/*", nil, nil}, {".mailcap", nil, nil},
	{".muttrc", lazy.Pattern(`^\s*(?:source|set\s+\w*(?:command|sendmail|editor|pager|pass)\w*)\b|\|`), nil},
	{".config/Code/User/tasks.json", lazy.Pattern(`"command"\s*:`), nil},
	{".config/mimeapps.list", nil, nil}, {".config/containers/containers.conf", nil, nil},
}

var (
	cargoRuns = lazy.Pattern(`^\s*"?(?:rustc(?:-wrapper|-workspace-wrapper)?|rustdoc|linker|runner|` +
		`(?:global-)?credential-providers?)"?\s*=|RUSTC`)
	gitRuns = lazy.Pattern(`(?i)^\s*\w*(?:fsmonitor|sshcommand|askpass|editor|pager|helper|program|cmd|command|` +
		`driver|textconv|clean|smudge|process)\s*=|=\s*"?!`)
	gpgRuns    = lazy.Pattern(`^\s*(?:[\w-]+-program|photo-viewer|exec-path)\b`)
	emacsLoads = lazy.Pattern(`\((?:load|load-file|load-theme|require|use-package|org-babel-load-file)\b`)
	emacsPath  = lazy.Pattern(`load-path|:load-path`)
	shellRuns  = lazy.Pattern(`(?:^|\s)(?:PYTHONSTARTUP|BASH_ENV|ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|NODE_OPTIONS|` +
		`RUBYOPT|PERL5OPT|JAVA_TOOL_OPTIONS|PROMPT_COMMAND|EDITOR|VISUAL|PAGER|MANPAGER|BROWSER|LESSOPEN|LESSCLOSE|` +
		`\w*ASKPASS|\w*_WRAPPER|GIT_(?:SSH\w*|EDITOR|PAGER|EXTERNAL_DIFF|PROXY_COMMAND)|SHELL|INPUTRC|VIMINIT)=|` +
		`\bautoload\b|\bcomplete\s+-C|\btrap\b`)
	shellFolders = lazy.Pattern(`(?:^|\s)(?:fpath\+?=\(|FPATH=|ZSH_CUSTOM=|ZDOTDIR=|OSH_CUSTOM=|BASH_IT_CUSTOM=|` +
		`GIT_TEMPLATE_DIR=|EMACSLOADPATH=|BASH_COMPLETION_USER_DIR=)`)
	fishRuns = lazy.Pattern(`\bset\s.*\b(?:EDITOR|VISUAL|PAGER|BROWSER|PYTHONSTARTUP|` +
		`NODE_OPTIONS|GIT_SSH_COMMAND)\b`)
	fishFolders = lazy.Pattern(`\bfish_(?:function|complete)_path\b`)
	vimRuns     = lazy.Pattern(`\b(?:source|so|luafile|pyfile|py3file|dofile|require|Plug)\b`)
	vimPath     = lazy.Pattern(`\b(?:runtimepath|rtp|packpath)\b|\bPlug\b`)
)

// Bounds of reading them: files of one folder, and what is found.
const (
	maxSetupsOf = 40
	maxSetUp    = 60
)

// readSetups looks up what they name of the workspace.
func (named *sourced) readSetups(w *World, words []string) {
	for _, s := range setups {
		for _, file := range setupFiles(w, s.files) {
			if text := sourcingText(w, file); namesOne(text, words) {
				named.setUp(w, s, text, path.Dir(file))
			}
		}
	}
}

func namesOne(text string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return strings.Contains(text, word) })
}

// setupFiles are the files below the home that a name or a pattern means.
func setupFiles(w *World, name string) (files []string) {
	dir, base := path.Split(w.Home + "/" + name)
	if !strings.Contains(base, "*") {
		return []string{dir + base}
	}
	_ = w.Disk.ReadDir(path.Clean(dir), func(e fs.DirEntry) bool {
		if ok, _ := path.Match(base, e.Name()); ok && !e.IsDir() {
			files = append(files, dir+e.Name())
		}
		return len(files) < maxSetupsOf
	})
	return files
}

// setUp adds the files, and folders, that the lines of a text name.
func (named *sourced) setUp(w *World, s setup, text, dir string) {
	vars := map[string]string{"HOME": w.Home, "PWD": w.Home}
	for line := range strings.Lines(strings.ReplaceAll(text, "%h", w.Home)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, ";") {
			continue
		}
		if m := assigned().FindStringSubmatch(line); m != nil && len(vars) < maxSourced {
			vars[m[1]] = expanded(m[2], vars)
		}
		file := s.lines == nil || s.lines().MatchString(line)
		folder := s.folders != nil && s.folders().MatchString(line)
		if !file && !folder {
			continue
		}
		for _, name := range strings.FieldsFunc(line, apart) {
			if to := leadsInto(w, dir, expanded(name, vars)); to != "" {
				named.runs(w, to, folder)
			}
		}
	}
}

// runs adds a file that is run, or a folder of which all is.
func (named *sourced) runs(w *World, to string, folder bool) {
	if len(named.setups)+len(named.folders) >= maxSetUp {
		return
	}
	info, err := w.Disk.Lstat(to)
	switch is := err == nil && info.IsDir(); {
	case folder && (is || err != nil):
		named.folders = append(named.folders, to)
	case !is:
		named.setups = append(named.setups, to)
	}
}

// inSetup reports a file that one of them is, or that lies in one of the folders.
func (named *sourced) inSetup(abs string) bool {
	return slices.ContainsFunc(named.setups, func(name string) bool {
		ok, _ := path.Match(name, abs)
		return ok || name == abs
	}) || slices.ContainsFunc(named.folders, func(dir string) bool { return Below(abs, dir) && abs != dir })
}

// setUpFiles are the files and, with / at the end, the folders of the workspace that settings of the home name, by
// their paths below its root.
func setUpFiles(w *World) (names []string) {
	if w.Home == "" || w.root == "" {
		return nil
	}
	s := &w.namedFiles().elsewhere.sourced
	for _, file := range slices.Concat(s.startup, s.setups) {
		if !strings.Contains(file, "*") {
			names = append(names, strings.TrimPrefix(file, w.root+"/"))
		}
	}
	for _, dir := range s.folders {
		names = append(names, strings.TrimPrefix(dir, w.root+"/")+"/")
	}
	return names
}
