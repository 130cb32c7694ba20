package place

import (
	"path"
	"slices"
	"strings"

	"guard/agent/files/known"
)

// A file of the workspace is read from elsewhere too: start-up files in the home may be links to it, and what agents
// are told may import it.

// startupLinks are the names in a home that people keep in a repository of their own (bash(1), zsh(1), vim,
// git-config(1), tmux(1), readline(3): FILES).
var startupLinks = strings.Fields(".bashrc .bash_profile .bash_login .bash_aliases .bash_logout .profile .zshrc " +
	".zshenv .zprofile .zlogin .vimrc .inputrc .tmux.conf .gitconfig .config/fish/config.fish " +
	".config/nvim/init.lua .config/nvim/init.vim .config/git/config .ssh/config .emacs .emacs.d/init.el")

// elsewhere is what of the workspace is read from elsewhere.
type elsewhere struct {
	startup  []string
	imported []string
}

// maxInstructions bounds the bytes of instructions that are searched for imports, maxImports those that are followed.
const (
	maxInstructions = 64 << 10
	maxImports      = 20
)

// readElsewhere says what a path in the workspace is by what links to it or imports it.
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
	return k
}

func (w *World) readLinksAndImports() (named elsewhere) {
	for _, name := range startupLinks {
		if to := w.linkedTo(w.Home + "/" + name); w.Home != "" && to != "" && Below(to, w.root) {
			named.startup = append(named.startup, to)
		}
	}
	for _, name := range known.Files().Instructions {
		if stem, text := strings.CutSuffix(name, ".md"); text && !strings.Contains(name, "/") {
			w.imports(&named, w.root+"/"+strings.ToUpper(stem)+".md")
		}
	}
	return named
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
