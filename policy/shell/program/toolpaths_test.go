package program

import "testing"

func TestToolFolder(t *testing.T) {
	for command, want := range map[string]string{
		"go env GOMODCACHE": "/home/dev/go/pkg/mod", "brew --prefix": "/opt/homebrew", "brew --prefix openssl@3": "/opt/homebrew/opt/openssl@3", "which git": "/usr/bin/git",
		"go list -m -f {{.Dir}} example.com/x": "/home/dev/go/pkg/mod/example.com/x",
		"go env":                               "", "go env GOMODCACHE x": "", "which": "", "which -a git": "", "which ../x": "", "which /etc": "", "which a b": "", "": "", "brew --prefix x/../../etc": "",
	} {
		if got, ok := ToolFolder(command, "/home/dev"); got != want && ok || ok != (want != "") {
			t.Errorf("%q: %q %v, want %q", command, got, ok, want)
		}
	}
	if _, ok := ToolFolder("go env GOPATH", ""); ok {
		t.Error("a home that is not known")
	}
}
