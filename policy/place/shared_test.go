package place_test

import (
	"testing"

	"guard/policy/place"
)

// TestShared: what everybody has, and what only looks so.
func TestShared(t *testing.T) {
	for word, want := range map[string]bool{
		"/usr/include/stdio.h": true, "/etc/hosts": true, "/opt/homebrew/lib/x": true, "~/.gem/ruby/3.3.0/x": true, "~/.gem": false, "~/.dotnet/corefx/x": false, "/bin/sh": true, "/nix/store/x": true, "~/go/pkg/mod/x@v1/a.go": true,
		"~/.cargo/registry/src/x/lib.rs": true, "/Users/dev/Library/pnpm/x": true, "~/.local/lib/python3.12/site-packages/x.py": true, "~/.m2/repository/x": true, "~/.agents/skills/x/SKILL.md": true, "~/.codex/auth.json": false, "~/.codex/sessions/x": false,
		"~/notes": false, "~": false, "/": false, "/var/log/syslog": false, "/root/x": false, "/home/eve/x": false, "/opt/homebrew/var/postgres/x": false, "/System/Volumes/Data/Users/eve/x": false,
		"/Library/Keychains/x": false, "~/.cargo/credentials.toml": false, "~/.m2/settings.xml": false, "/usr/../home/dev/x": false, "~/go/pkgs": false, "/usrx": false,
		"/srv/project/usr/x": false, "/run/x": false, "/usr/local/var/db": false,
	} {
		w := world
		if p := w.At("/srv/project", word); p.Is(place.Shared) != want {
			t.Errorf("%s: shared %v, want %v", word, !want, want)
		}
	}
}

// TestSharedPatterns: a pattern that could name a cache is not one.
func TestSharedPatterns(t *testing.T) {
	for glob, want := range map[string]bool{"/usr/lib/*.so": true, "~/.cargo/registry/*": true, "~/.c*/registry/x": false, "/u*/lib": false, "/*/include/x": false, "~/*/pkg/x": false, "~/.local/lib/python*/site-packages/x": true, "~/.local/lib/p*/site-packages/x": false} {
		w := world
		if p := w.Like("/srv/project", glob); p.Is(place.Shared) != want {
			t.Errorf("%s: shared %v, want %v", glob, !want, want)
		}
	}
}

// TestHoldsSecrets: folders of which a recursive read reads secrets too.
func TestHoldsSecrets(t *testing.T) {
	for dir, want := range map[string]bool{"/": true, "/etc": true, "/etc/ssl": true, "/ETC": true, "/library": true, "/usr": false, "/etc/apt": false, "/usr/include": false} {
		if place.HoldsSecrets(dir) != want {
			t.Errorf("%s: %v, want %v", dir, !want, want)
		}
	}
}
