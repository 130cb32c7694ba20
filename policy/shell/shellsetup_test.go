package shell_test

import (
	"os"
	"path/filepath"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestShellIsSetUp: a file by which a person's own shell is set up changes neither the folder nor what follows; what the
// line or the session wrote, or finds elsewhere, is no such file.
func TestShellIsSetUp(t *testing.T) {
	w, top := onDisk(t, ownFiles)
	w.Home = t.TempDir()
	for file, to := range map[string]string{".cargo/env": "export PATH=x\n", ".bashrc": "alias ll=ls\n"} {
		if err := os.MkdirAll(filepath.Join(w.Home, filepath.Dir(file)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(w.Home, file), []byte(to), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(top, "src/a.py"), filepath.Join(w.Home, ".profile")); err != nil {
		t.Fatal(err)
	}
	for line, asked := range map[string]bool{
		`. ~/.cargo/env && cargo test`:            false,
		`source ~/.bashrc; python3 src/a.py`:      false,
		`. /etc/profile; ls src`:                  false,
		`[ -s ~/.nvm/nvm.sh ] && . ~/.nvm/nvm.sh`: false,
		`export NVM_DIR="$HOME/.nvm"; [ -s "$NVM_DIR/nvm.sh" ] && \. "$NVM_DIR/nvm.sh"; node -v`: false,
		`eval "$(pyenv init -)"; python3 -V`:                                                     false,
		`eval "$(fnm env)" && npm test`:                                                          false,
		`eval "$(direnv hook bash)"; python3 -V`:                                                 false,
		`eval "$(direnv hook zsh)"`:                                                              false,
		`eval "$(conda shell.bash hook)"; python3 -V`:                                            false,
		`eval "$(direnv export bash)"`:                                                           true,
		`eval "$(direnv hook bash; rm notes.md)"`:                                                true,
		`eval "$(conda shell.bash activate x)"`:                                                  true,
		`direnv() { echo rm notes.md; }; eval "$(direnv hook bash)"`:                             true,
		`direnv allow`:     true,
		`. ~/.profile`:     true, // leads to another file
		`. ~/.netrc`:       true,
		`. ~/docs/.bashrc`: true,
		`cp src/a.py ~/.cargo/env; . ~/.cargo/env`:  true,
		`HOME=/tmp/x; . $HOME/.bashrc`:              true,
		`cd ~; . ./x.sh`:                            true,
		`pyenv() { :; }; eval "$(pyenv init -)"`:    true,
		`alias fnm=./x; eval "$(fnm env)"`:          true,
		`eval "$(fnm env; rm notes.md)"`:            true,
		`eval "$(cat x)"`:                           true,
		`eval "$(pyenv init -) && rm notes.md"`:     true,
		`PATH=./bin:$PATH; eval "$(fnm env)"`:       true,
		`ssh host 'eval "$(fnm env)"; rm -rf docs'`: true,
	} {
		if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories != 0) != asked {
			t.Errorf("%s: asked is %v: %s %s %v", line, !asked, r.Level, r.Categories, r.Reasons)
		}
	}
}
