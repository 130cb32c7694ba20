package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"guard/config"
)

// TestDocumentedSettings: every block of TOML is a file that guard takes, and its rules' examples hold.
func TestDocumentedSettings(t *testing.T) {
	found := 0
	for _, d := range documents(t) {
		for _, b := range d.blocks() {
			kind, _, _ := strings.Cut(b.kind, " ")
			if kind != "toml" {
				continue
			}
			found++
			file := filepath.Join(t.TempDir(), "guard.toml")
			write(t, file, b.text)
			p := config.Params{Only: file, Home: "/home/you", Dir: t.TempDir()}
			if b.kind == "toml managed" {
				p.ManagedFolder, p.ManagedOwner = filepath.Dir(file), os.Getuid()
			}
			if _, err := config.Load(p); err != nil {
				t.Errorf("%s:%d: %v", d.name, b.line, err)
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d blocks of TOML were found", found)
	}
}

// TestDocumentedSessions: what a block of the kind console shows after each "$ " is what a shell
// prints. A … in it stands for any text, on a line of its own for any lines. The files that the
// document shows under a name are there.
func TestDocumentedSessions(t *testing.T) {
	for _, d := range documents(t) {
		for _, b := range d.blocks() {
			if b.kind == "console" {
				t.Run(fmt.Sprintf("%s:%d", d.name, b.line), func(t *testing.T) {
					t.Parallel()
					w := newExampleWorld(t)
					for _, file := range d.blocks() {
						if _, name, named := strings.Cut(file.kind, " "); named {
							write(t, filepath.Join(w.home, "app", name), file.text)
						}
					}
					trySession(t, w, b.text)
				})
			}
		}
	}
}

func trySession(t *testing.T, w exampleWorld, text string) {
	t.Helper()
	for step := range strings.SplitSeq("\n"+text, "\n$ ") {
		line, want, _ := strings.Cut(step, "\n")
		if line == "" {
			continue
		}
		out, _ := w.command("sh", "-c", line).CombinedOutput()
		got := strings.TrimSpace(w.shown(out))
		if !showsAs(strings.TrimSpace(want)).MatchString(got) {
			t.Errorf("$ %s\nshows\n%s\n\nthe document has\n%s", line, got, want)
		}
	}
}

// showsAs is a document's text as a pattern.
func showsAs(want string) *regexp.Regexp {
	var pattern strings.Builder
	for line := range strings.SplitSeq(want, "\n") {
		if strings.TrimSpace(line) == "…" {
			pattern.WriteString(`(.*(\n|$))*?`)
			continue
		}
		parts := strings.Split(strings.TrimRight(line, " "), "…")
		for i := range parts {
			parts[i] = regexp.QuoteMeta(parts[i])
		}
		pattern.WriteString(strings.Join(parts, ".*") + ` *(\n|$)`)
	}
	return regexp.MustCompile(`^` + pattern.String() + `$`)
}

func TestShowsAs(t *testing.T) {
	for _, tt := range []struct {
		want, got string
		ok        bool
	}{
		{"a b", "a b", true},
		{"a b", "a c", false},
		{"a …", "a c", true},
		{"a\n…", "a\nb\nc", true},
		{"…\nc", "a\nb\nc", true},
		{"a", "a\nb", false},
		{"a.b", "axb", false},
	} {
		if showsAs(tt.want).MatchString(tt.got) != tt.ok {
			t.Errorf("%q, %q: want %v", tt.want, tt.got, tt.ok)
		}
	}
}
