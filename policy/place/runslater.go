package place

import "strings"

// runsInProject are the files of a project that run, or say what runs, when a shell enters it, an editor opens it or
// git is used in it (direnv(1); VS Code, Zed and JetBrains, tasks; devcontainers; husky 9, pre-commit 4, lefthook 1),
// beside agents' settings and guard's policy.
var runsInProject = strings.Fields(".envrc .vscode/tasks.json .vscode/settings.json .vscode/launch.json " +
	".vscode/mcp.json .zed/tasks.json .zed/settings.json .idea/runConfigurations/ .run/ .devcontainer.json " +
	".devcontainer/ .husky/ .githooks/ .pre-commit-config.yaml lefthook.yml lefthook-local.yml .mcp.json .guard.toml")

// runsLater are the files below a home that run, or say what runs, whenever a shell, a login, an editor or a usual
// tool starts; with "/" at the end all of a folder, two levels deep. Unlike the tables of what is a start-up file, it
// leaves out what programs write by themselves (histories, caches, plugins, fish_variables). Sources: bash(1)
// INVOCATION, zsh(1) FILES, fish(1), readline(3), environment.d(5), systemd.unit(5), xdg autostart specification,
// pam_env(8), vim(1), nvim(1), emacs(1), tmux(1), git-config(1) FILES, ssh_config(5), sshd(8), direnv(1), the manuals
// of Cargo, npm, pip, gdb, IRB, Pry, R, IPython and Docker (credential helpers).
var runsLater = strings.Fields(
	".bashrc .bash_profile .bash_login .bash_logout .bash_aliases .bash_completion .profile .bashrc.d/ .profile.d/ " +
		".zshrc .zshenv .zprofile .zlogin .zlogout .zshrc.d/ .config/zsh/.zshrc .config/zsh/.zshenv " +
		".config/zsh/.zprofile .config/zsh/.zlogin .oh-my-zsh/custom/ .kshrc .cshrc .tcshrc .login .inputrc " +
		".config/fish/config.fish .config/fish/conf.d/ .config/fish/functions/ " +
		".pam_environment .config/environment.d/ .xinitrc .xsession .xprofile .xsessionrc .config/autostart/ " +
		".config/systemd/user/ .local/share/systemd/user/ Library/LaunchAgents/ .local/bin/ bin/ " +
		".vimrc .vim/vimrc .vim/plugin/ .config/nvim/init.lua .config/nvim/init.vim .config/nvim/plugin/ " +
		".emacs .emacs.d/init.el .config/emacs/init.el .tmux.conf .config/tmux/tmux.conf .screenrc " +
		".gitconfig .config/git/config .config/git/attributes .config/git/hooks/ .hgrc " +
		".ssh/config .ssh/authorized_keys .ssh/rc .ssh/environment " +
		".direnvrc .config/direnv/direnvrc .config/direnv/lib/ .cargo/config .cargo/config.toml .npmrc " +
		".config/pip/pip.conf .gdbinit .irbrc .pryrc .Rprofile .ipython/profile_default/startup/ " +
		".docker/config.json .config/guard/")
