package policy

import (
	"strings"
	"testing"
)

func TestPatterns(t *testing.T) {
	tests := []struct {
		pattern        string
		argv           string // words parted by blanks
		covers, touche bool
	}{
		{"npm test", "npm test", true, true},
		{"npm test", "npm test x", false, false},
		{"npm test", "npm", false, false},
		{"npm test", "NPM test", false, false},
		{"go test *", "go test", true, true},
		{"go test *", "go test ./... -race", true, true},
		{"go test *", "go vet", false, false},
		{"go * ./...", "go vet ./...", true, true},
		{"go * ./...", "go ./...", false, false},
		{"rm build/*", "rm build/x.o", true, true},
		{"rm build/*", "rm build/../src", false, true},
		{"rm build/*", "rm build/a build/b", false, true},
		{"cat *.md", "cat README.md", true, true},
		{"cat a*b*c", "cat axxbyyc", true, true},
		{"cat a*b*c", "cat abbc", true, true},
		{"cat a*a", "cat a", false, false},
		{"git push", "/usr/bin/git push", true, true},
		{"git push", "./git push", false, true},
		{"git push", "/tmp/git push", false, true},
		{"./run *", "./run all", true, true},
		{"./run *", "run all", false, false},
		{"/opt/x/run", "/opt/x/run", true, true},
		{`echo '*'`, "echo *", true, true},
		{`echo '*'`, "echo x", false, false},
		{`echo \*`, "echo *", true, true},
		{`say "a\"b"`, `say a"b`, true, true},
		{"*", "anything at all", true, true},
		{"* push", "git push", true, true},
		{"git push origin <branch>", "git push origin a", true, true},
		{"git push origin <branch>", "git push origin", false, false},
		{"git push origin <branch>", "git push origin a b", false, false},
		{"git push origin <branch>", "git push origin --force", false, false},
		{"git push origin <branch>", "git push origin a/../b", false, true},
		{"git push origin <branch>", "git push origin +main", false, true},
		{"git fetch origin <ref>", "git fetch origin main", true, true},
		{"git fetch origin <ref>", "git fetch origin +x:main", false, true},
		{"git fetch origin <ref>", "git fetch origin x:main", false, true},
		{"git pull origin feat/*", "git pull origin feat/x:main", false, true},
		{"git pull origin feat/*", "git pull origin feat/x", true, true},
		{"git push origin <branch>", "git push origin :main", false, true},
		{"git push origin feat/*", "git push origin feat/x", true, true},
		{"git push origin feat/*", "git push origin feat/x:main", false, true},
		{"git push origin *:feat/*", "git push origin x:feat/x", true, true},
		{"git push origin +feat/*", "git push origin +feat/x", true, true},
		{"git push *", "git push origin +main", true, true},
		{"npm run test*", "npm run test:unit", true, true},
		{"git push <remote> main", "git push x main", true, true},
		{"git push <remote> main", "git push -f main", false, false},
		{"gh pr view <number> *", "gh pr view 7 --json x", true, true},
		{`echo "<branch>"`, "echo x", false, false},
		{`echo "<branch>"`, "echo <branch>", true, true},
	}
	for _, tt := range tests {
		t.Run(tt.pattern+" on "+tt.argv, func(t *testing.T) {
			p, err := ParsePattern(tt.pattern)
			if err != nil {
				t.Fatal(err)
			}
			argv := strings.Fields(tt.argv)
			if got := p.covers(argv); got != tt.covers {
				t.Errorf("covers: %v", got)
			}
			if got := p.touches(argv, true); got != tt.touche {
				t.Errorf("touches: %v", got)
			}
		})
	}
}

// What is not resolved may be anything, so a deny or ask reaches it.
func TestUnresolvedWordsMayBeAnything(t *testing.T) {
	tests := []struct {
		pattern, argv string
		want          bool
	}{
		{"git push *", "git $X", true},
		{"git push", "$A", true},
		{"git push", "$A $B", true},
		{"git push --force", "git $X --force", true},
		{"git push *", "git log $X", false},
		{"git push", "git push $EMPTY", true},
		{"rm -rf src", "rm -rf s[r]c", true},
		{"git push", "git pu$X extra", false},
	}
	for _, tt := range tests {
		p, err := ParsePattern(tt.pattern)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.touches(strings.Fields(tt.argv), false); got != tt.want {
			t.Errorf("%q on %q: %v", tt.pattern, tt.argv, got)
		}
	}
}

func TestBadPatterns(t *testing.T) {
	for text, want := range map[string]string{
		"":            "empty",
		"  ":          "empty",
		"echo 'a":     "unclosed '",
		`echo "a`:     `unclosed "`,
		`echo \`:      `ends with \`,
		"a | b":       "give each command a pattern of its own",
		"cd w && a":   "one simple command: give each command",
		"^a (b|c)$":   "no regular expression",
		"a (b|c)":     "no regular expression",
		"a b$":        "no regular expression",
		"f(x)":        "one simple command: quote",
		"a; b":        "one simple command",
		"echo $HOME":  "one simple command",
		"cat < x":     "one simple command",
		"a && b":      "one simple command",
		"echo `date`": "one simple command",
	} {
		if _, err := ParsePattern(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestPatternsThatNameNoProgram(t *testing.T) {
	for text, want := range map[string]bool{"*": true, "* x": true, "<program> x": true, "*sh -c": true, "**": true, "g*": false, "git *": false} {
		p, err := ParsePattern(text)
		if err != nil || p.AnyProgram() != want {
			t.Errorf("%q: %v, %v", text, p.AnyProgram(), err)
		}
	}
}

func FuzzPattern(f *testing.F) {
	for _, s := range []string{"go test *", "a'b'*", `a\*`, "x *y* *", `"`, "*", "git push <branch>"} {
		f.Add(s, "go test ./... $X")
	}
	f.Fuzz(func(t *testing.T, pattern, line string) {
		p, err := ParsePattern(pattern)
		if err != nil {
			return
		}
		argv := strings.Fields(line)
		if p.covers(argv) && !p.touches(argv, true) {
			t.Errorf("%q allows %q but would not deny it", pattern, argv)
		}
		if p.touches(argv, true) && !p.touches(argv, false) {
			t.Errorf("%q: knowing less of %q touches less", pattern, argv)
		}
		words, _ := splitPattern(pattern)
		plain := make([]string, len(words))
		for i, w := range words {
			plain[i] = strings.Join(w.pieces, "x")
		}
		if !p.covers(plain) && !strings.Contains(pattern, "..") {
			t.Errorf("%q does not cover %q", pattern, plain)
		}
	})
}

// A star in the host of an address leads to no other host.
func TestStarsInHosts(t *testing.T) {
	for _, tt := range []struct {
		pattern, word string
		want          bool
	}{
		{"https://*.example.com/*", "https://docs.example.com/a", true},
		{"https://*.example.com/*", "https://evil.example/.example.com/a", false},
		{"https://*.example.com/*", "https://evil.example?x.example.com/a", false},
		{"https://*.example.com/*", "https://evil.example#.example.com/a", false},
		{"https://*.example.com/*", "https://evil.example\\.example.com/a", false},
		{"https://*.example.com/*", "https://a@b.example.com/a", false},
		{"https://docs.example*", "https://docs.example/a?b", true},
		{"https://docs.example*", "https://docs.example.evil.com/a", false},
		{"https://docs.example*", "https://docs.example@evil.com/a", false},
		{"https://docs.example*", "https://docs.example:80@evil.com/a", false},
		{"http://localhost*", "http://localhost:3000/x", true},
		{"http://localhost:*", "http://localhost:3000/x", true},
		{"http://localhost:*", "http://localhost:x@evil.com/", false},
		{"http://localhost*", "http://localhost3/x", false},
		{"https://docs.example/*", "https://docs.example/a@b", true},
		{"https://*", "https://any.example/x", true},
	} {
		p, err := ParsePattern("curl " + tt.pattern)
		if err != nil || p.covers([]string{"curl", tt.word}) != tt.want {
			t.Errorf("%s, %s: want %v, %v", tt.pattern, tt.word, tt.want, err)
		}
	}
}
