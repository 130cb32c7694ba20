package program

import (
	"path"
	"slices"
	"strings"
)

// setupFiles are files of a person's home that set a shell up, as it does itself where it is started by hand: they put
// the person's tools into PATH and define functions. A * is one folder. Sources: bash(1), FILES; zsh(1), FILES; the
// install manuals of rustup, nvm, SDKMAN, asdf, RVM, GHCup, Deno, opam, uv, conda, Nix, Homebrew, the Google Cloud CLI.
var setupFiles = strings.Fields(`
	.bashrc .bash_profile .bash_login .profile .zshrc .zprofile .zshenv
	.cargo/env .nvm/nvm.sh .sdkman/bin/sdkman-init.sh .asdf/asdf.sh .rvm/scripts/rvm .ghcup/env .deno/env
	.opam/opam-init/init.sh .local/bin/env .nix-profile/etc/profile.d/nix.sh google-cloud-sdk/path.bash.inc
	miniconda3/etc/profile.d/conda.sh miniforge3/etc/profile.d/conda.sh anaconda3/etc/profile.d/conda.sh
	mambaforge/etc/profile.d/conda.sh miniconda3/bin/activate anaconda3/bin/activate
`)

// systemSetup are those of the system.
var systemSetup = strings.Fields(`
	/etc/profile /etc/bashrc /etc/bash.bashrc /etc/zshrc /opt/conda/etc/profile.d/conda.sh /usr/share/nvm/init-nvm.sh
`)

// SetsUpShell reports such a file by its path, of the home that is given.
func SetsUpShell(file, home string) bool {
	if slices.Contains(systemSetup, file) {
		return true
	}
	rest, below := strings.CutPrefix(file, path.Clean(home)+"/")
	return home != "" && below && slices.Contains(setupFiles, rest)
}

// setupTexts are commands whose output is meant to be evaluated by a shell, to the same end. Sources: the manuals of
// pyenv, rbenv, nodenv, goenv, fnm, Homebrew, direnv, mise, opam, ssh-agent, conda, micromamba, LuaRocks. What direnv
// hooks in runs where a prompt is shown, and loads only what the person has allowed.
var setupTexts = []string{
	"pyenv init -", "pyenv init --path", "pyenv init - bash", "pyenv init - zsh", "pyenv init - --no-rehash",
	"pyenv virtualenv-init -", "rbenv init -", "rbenv init - bash", "rbenv init - zsh", "nodenv init -", "goenv init -",
	"fnm env", "fnm env --shell bash", "fnm env --use-on-cd", "brew shellenv", "/opt/homebrew/bin/brew shellenv",
	"/usr/local/bin/brew shellenv", "/home/linuxbrew/.linuxbrew/bin/brew shellenv", "mise activate bash",
	"mise activate zsh", "mise env", "opam env", "conda shell.bash hook", "micromamba shell hook --shell bash",
	"luarocks path", "direnv hook bash", "direnv hook zsh",
}

// SetupText reports such a command.
func SetupText(command string) bool { return slices.Contains(setupTexts, command) }
