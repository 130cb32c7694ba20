package program

import (
	"strings"
	"sync"
)

// ToolPath is a command that prints where a toolchain or its packages lie.
type ToolPath struct {
	// Command is the program with its words, options first; "*" at its end is
	// one more name.
	Command string
	// Folder stands for what it prints: "~" is the home, "*" that name. Where
	// it really lies depends on the machine, what lies there does not.
	Folder string
}

// toolPaths: go help environment; npm-root(1), npm-prefix(1); brew(1), --prefix;
// rustc --help; gem help environment; pnpm store; xcrun(1); which(1).
var toolPaths = []ToolPath{
	{"go env GOMODCACHE", "~/go/pkg/mod"}, {"go env GOROOT", "/usr/local/go"}, {"go env GOPATH", "~/go"},
	{"go env GOCACHE", "~/.cache/go-build"}, {"go env GOTOOLDIR", "/usr/local/go/pkg/tool"},
	{"go list -f {{.Dir}} -m *", "~/go/pkg/mod/*"}, {"go list -m -f {{.Dir}} *", "~/go/pkg/mod/*"},
	{"npm root -g", "/usr/lib/node_modules"}, {"npm root --global", "/usr/lib/node_modules"}, {"npm prefix -g", "/usr"},
	{"npm prefix --global", "/usr"}, {"pnpm root -g", "~/.local/share/pnpm/global/node_modules"},
	{"pnpm store path", "~/.local/share/pnpm/store"}, {"yarn cache dir", "~/.cache/yarn"},
	{"pip cache dir", "~/.cache/pip"}, {"pip3 cache dir", "~/.cache/pip"}, {"uv cache dir", "~/.cache/uv"},
	{"brew --prefix", "/opt/homebrew"}, {"brew --prefix *", "/opt/homebrew/opt/*"},
	{"brew --cellar", "/opt/homebrew/Cellar"}, {"brew --cellar *", "/opt/homebrew/Cellar/*"},
	{"brew --repository", "/opt/homebrew"}, {"brew --repo", "/opt/homebrew"},
	{"rustc --print sysroot", "~/.rustup/toolchains/stable"}, {"gem env gemdir", "~/.gem/ruby"},
	{"xcrun --show-sdk-path", "/Applications/Xcode.app/SDK"},
	{"xcode-select -p", "/Applications/Xcode.app/Contents/Developer"},
	{"xcode-select --print-path", "/Applications/Xcode.app/Contents/Developer"}, {"which *", "/usr/bin/*"},
	{"command -v *", "/usr/bin/*"},
}

// NamesToolFolder reports whether a program may be one that prints such a folder.
func NamesToolFolder(program string) bool { return toolPrograms()[program] }

var toolPrograms = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, t := range toolPaths {
		name, _, _ := strings.Cut(t.Command, " ")
		m[name] = true
	}
	return m
})

// ToolFolder finds what stands for the folder that a command prints; home is the
// person's, and without it no folder there is known.
func ToolFolder(command, home string) (folder string, ok bool) {
	for _, t := range toolPaths {
		name := ""
		if head, any := strings.CutSuffix(t.Command, "*"); any {
			rest, found := strings.CutPrefix(command, head)
			if !found || !bareName(rest) {
				continue
			}
			name = rest
		} else if command != t.Command {
			continue
		}
		folder := strings.Replace(t.Folder, "*", name, 1)
		if rest, found := strings.CutPrefix(folder, "~"); found {
			return home + rest, home != ""
		}
		return folder, true
	}
	return "", false
}

// bareName reports a name of a program, a formula or a module: no option, no
// way up.
func bareName(s string) bool {
	if s == "" || s[0] == '-' || s[0] == '/' || s[0] == '.' || strings.Contains(s, "..") {
		return false
	}
	return strings.Trim(strings.ToLower(s), "abcdefghijklmnopqrstuvwxyz0123456789_-.+@/") == ""
}
