package place

import (
	"path"
	"strings"
	"sync"

	"guard/agent/files/known"
)

// sharedPaths hold what everybody who has the system or the toolchain has:
// reading there tells nothing of anybody. "~" is a home, "*" one component; a
// path below is shared too. Sources: file-hierarchy(7), hier(7) and the layout
// chapters of Homebrew, Go, Cargo, rustup, npm, pnpm, Bun, Deno, nvm, pyenv,
// pip, uv, RubyGems, rbenv, Maven, Gradle, NuGet, SDKMAN, asdf and mise; the
// skills and plugins that agents come with, in their references.
var sharedPaths = []string{
	"/usr", "/opt", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/private/etc", "/sys", "/boot",
	"/Applications", "/Library", "/System", "/nix", "/home/linuxbrew/.linuxbrew", "/go/pkg",
	"~/go/pkg", "~/sdk/go*", "~/.cargo/registry", "~/.cargo/git", "~/.rustup/toolchains", "~/.npm/_cacache",
	"~/.npm/_logs", "~/.npm/_npx", "~/.nvm/versions", "~/.fnm/node-versions", "~/.local/share/fnm/node-versions",
	"~/.volta/tools", "~/.pyenv/versions", "~/.cache/pip", "~/.cache/uv", "~/.local/share/uv/python",
	"~/.local/share/uv/tools", "~/.local/pipx/venvs", "~/.local/share/pipx/venvs", "~/.local/lib/python*/site-packages",
	"~/Library/Python/*/lib", "~/Library/Caches/pip", "~/Library/Caches/uv", "~/.local/share/pnpm/store",
	"~/.local/share/pnpm/global", "~/Library/pnpm", "~/.cache/yarn", "~/.yarn/berry/cache", "~/Library/Caches/Yarn",
	"~/.bun/install/cache", "~/.bun/install/global", "~/.local/lib/node_modules", "~/.npm-global/lib/node_modules",
	"~/.cache/deno", "~/.gem/ruby", "~/.gem/gems", "~/.gem/specs", "~/.local/share/gem/ruby", "~/.rbenv/versions",
	"~/.rvm/rubies", "~/.rvm/gems", "~/.m2/repository", "~/.gradle/caches", "~/.gradle/wrapper/dists",
	"~/.nuget/packages", "~/.dotnet/sdk", "~/.dotnet/shared", "~/.dotnet/packs", "~/.sdkman/candidates",
	"~/.asdf/installs", "~/.local/share/mise/installs", "~/.pub-cache/hosted", "~/.hex/packages", "~/.cache/composer",
	"~/.cache/go-build", "~/Library/Caches/go-build", "~/.cache/ms-playwright", "~/Library/Caches/ms-playwright",
	"~/Library/Caches/Homebrew", "~/.cabal/packages", "~/.stack/programs", "~/.opam/*/lib", "~/.julia/packages",
	"~/.cpan/build", "~/.cache/pypoetry/virtualenvs", "~/Library/Caches/pypoetry/virtualenvs",
}

// ownedPaths lie in shared ones but hold what somebody put there: data of
// services, other people's files.
var ownedPaths = []string{
	"/usr/local/var", "/opt/homebrew/var", "/home/linuxbrew/.linuxbrew/var", "/nix/var", "/System/Volumes",
	"/Library/Keychains", "/usr/home", "/usr/obj", "/usr/src/app", "/opt/*/data", "/Library/Application Support",
	"/Library/Logs", "/Library/Caches", "/Library/Mail", "/Library/Preferences/SystemConfiguration",
	"/Library/WebServer", "/Library/Server",
}

var (
	sharedFolders = sync.OnceValue(func() []folder {
		return append(compileFolders(sharedPaths...), compileFolders(known.Files().Shared...)...)
	})
	ownedFolders = sync.OnceValue(func() []folder { return compileFolders(ownedPaths...) })
)

// folder is a path taken apart: components, "*" within one standing for any text.
type folder struct {
	parts []string
	home  bool
}

func compileFolders(paths ...string) []folder {
	all := make([]folder, len(paths))
	for i, p := range paths {
		rest, home := strings.CutPrefix(p, "~")
		all[i] = folder{parts: splitPath(strings.ToLower(rest)), home: home}
	}
	return all
}

// holds reports whether a path is the folder or lies below it. A component
// that is a pattern itself is never taken for a match: what it could be is not
// what it is.
func (f *folder) holds(parts []string, home int) bool {
	if f.home {
		if home == 0 {
			return false
		}
		parts = parts[home:]
	}
	if len(parts) < len(f.parts) {
		return false
	}
	for i, want := range f.parts {
		if parts[i] == want {
			continue
		}
		if ok, _ := path.Match(want, parts[i]); !ok || isGlob(parts[i]) || !isGlob(want) {
			return false
		}
	}
	return true
}

// shared reports what everybody has: parts is an absolute path in lower case.
func (w *World) shared(parts []string) bool {
	home := w.homeDepth(parts)
	return anyHolds(sharedFolders(), parts, home) && !anyHolds(ownedFolders(), parts, home)
}

func anyHolds(folders []folder, parts []string, home int) bool {
	for i := range folders {
		if folders[i].holds(parts, home) {
			return true
		}
	}
	return false
}

// HoldsSecrets reports a folder below which the tables know of secrets: reading
// all that it holds, as `grep -r` does, reads those too.
func HoldsSecrets(folder string) bool {
	parts := splitPath(strings.ToLower(folder))
	for _, r := range secretRules() {
		if !strings.HasPrefix(r.run, "/") {
			continue
		}
		if rule := splitPath(r.run); len(rule) > len(parts) && samePrefix(parts, rule) {
			return true
		}
	}
	return len(parts) == 0
}

func samePrefix(parts, of []string) bool {
	for i := range parts {
		if parts[i] != of[i] && !isGlob(parts[i]) {
			return false
		}
	}
	return true
}
