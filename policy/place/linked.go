package place

import (
	"path"
	"slices"
	"strings"
	"sync"

	"guard/agent/files/known"
)

// A file of the workspace is read from elsewhere too: start-up files in the home may be links to it or take it in by
// its path, and what agents are told may import it.

// startupLinks are the names in a home that people keep in a repository of their own (bash(1), zsh(1), vim,
// git-config(1), tmux(1), readline(3): FILES).
var startupLinks = strings.Fields(".bashrc .bash_profile .bash_login .bash_aliases .bash_logout .profile .zshrc " +
	".zshenv .zprofile .zlogin .vimrc .inputrc .tmux.conf .gitconfig .config/fish/config.fish .aliases .functions " +
	".config/nvim/init.lua .config/nvim/init.vim .config/git/config .ssh/config .emacs .emacs.d/init.el")

// folderLinks are folders of a home that they keep so (GNU Stow, Tree folding): what lies in one is what it is there.
var folderLinks = strings.Fields(".config .local .local/bin .local/share bin .bashrc.d .bash.d .zshrc.d .zsh.d .zsh " +
	".profile.d .vim .vim/plugin .vim/after .emacs.d .tmux .ssh .git-templates .oh-my-zsh/custom " +
	".config/nvim .config/nvim/lua .config/nvim/plugin .config/nvim/after .config/fish .config/fish/conf.d " +
	".config/fish/functions .config/zsh .config/bash .config/shell .config/vim .config/emacs .config/git " +
	".config/tmux .config/systemd .config/systemd/user .config/autostart .config/environment.d .config/direnv " +
	".config/mise .config/helix .config/kak .config/kitty .config/wezterm .config/hypr .config/sway .config/i3 " +
	".config/nushell .local/share/applications .local/share/systemd .hammerspoon .dotfiles dotfiles " +
	"Library/LaunchAgents")

// linkedFolders are those and the agents' own folders of settings.
var linkedFolders = sync.OnceValue(func() []string {
	all := slices.Clone(folderLinks)
	for _, name := range known.Files().Settings {
		if first, _, ok := strings.Cut(name, "/"); ok && strings.HasPrefix(first, ".") && !slices.Contains(all, first) {
			all = append(all, first)
		}
	}
	return all
})

// elsewhere is what of the workspace is read from elsewhere.
type elsewhere struct {
	startup  []string
	others   []otherName
	sourced  sourced
	imported []string
	hooks    []agentHook
}

// maxInstructions bounds the bytes of instructions that are searched for imports, maxImports those that are followed.
const (
	maxInstructions = 64 << 10
	maxImports      = 20
)

// readElsewhere says what a path in the workspace is by what links to it, sources it or imports it.
func (w *World) readElsewhere(abs string) (k Kind) {
	if w.Disk == nil || w.root == "" {
		return 0
	}
	named := &w.namedFiles().elsewhere
	if slices.Contains(named.startup, abs) {
		k |= Startup
	}
	if slices.Contains(named.imported, abs) {
		k |= Instructions
	}
	for _, h := range named.hooks {
		if h.file == abs {
			k |= h.kind
		}
	}
	for _, o := range named.others {
		if Below(abs, o.at) {
			k |= o.kind(w, abs)
		}
	}
	return k | named.sourced.kind(w, abs)
}

func (w *World) readLinksAndImports() (named elsewhere) {
	named.readOtherNames(w)
	if w.Home != "" {
		named.readHome(w)
		named.readSourced(w)
	}
	named.readAgentHooks(w)
	for _, name := range known.Files().Instructions {
		if stem, text := strings.CutSuffix(name, ".md"); text && !strings.Contains(name, "/") {
			w.imports(&named, w.root+"/"+strings.ToUpper(stem)+".md")
		}
	}
	return named
}

// readHome looks up which start-up files of the home are links into the workspace.
func (named *elsewhere) readHome(w *World) {
	for _, name := range startupLinks {
		if to := w.linkedTo(w.Home + "/" + name); to != "" && Below(to, w.root) {
			named.startup = append(named.startup, to)
		}
	}
}

// imports gathers what instructions import by @PATH, as far as it lies in the workspace (code.claude.com/docs, imports;
// google-gemini/gemini-cli, docs/core/memport.md).
func (w *World) imports(named *elsewhere, file string) {
	data, err := w.Disk.ReadFile(file, maxInstructions)
	if err != nil {
		return
	}
	for word := range strings.FieldsSeq(string(data)) {
		name, ok := strings.CutPrefix(word, "@")
		if !ok || name == "" || len(named.imported) >= maxImports || !strings.ContainsAny(name, "./") {
			continue
		}
		to := w.namedFrom(path.Dir(file), strings.TrimRight(name, ".,;:)"))
		if Below(to, w.root) && !slices.Contains(named.imported, to) {
			named.imported = append(named.imported, to)
			w.imports(named, to)
		}
	}
}
