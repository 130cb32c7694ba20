package shell

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"
)

// Every word of the texts is put in, and bash's grammar takes what comes of it; TestAliasInShells tries
// all of them in the shells themselves.
func TestFunctions(t *testing.T) {
	for _, s := range Shells {
		for _, agents := range [][]string{nil, {"gemini"}, {"gemini", "codex-acp"}} {
			text := s.Functions(agents)
			if word := regexp.MustCompile("@[A-Z]+@").FindString(text); word != "" {
				t.Errorf("%s: %s was not put in:\n%s", s.Name, word, text)
			}
			if n := strings.Count(text, "__guard_start ") - strings.Count(text, "function __guard_start "); n < len(agents) {
				t.Errorf("%s: %d functions for %q:\n%s", s.Name, n, agents, text)
			}
			if s.Name != "bash" {
				continue
			}
			if _, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(text), s.Name); err != nil {
				t.Errorf("%v\n%s", err, text)
			}
		}
	}
}

func TestQuotes(t *testing.T) {
	for text, want := range map[string]string{"gemini": "gemini", "": "''", "a b": "'a b'", "it's": `'it'\''s'`, "é": "'é'", "$x": "'$x'"} {
		if got := Word(text); got != want {
			t.Errorf("%q: %s", text, got)
		}
	}
	if got := fishQuote(`it's \n`); got != `'it\'s \\n'` {
		t.Error(got)
	}
	s, _ := Named("fish")
	if got := s.words("no {0}, it's {0}"); got != `'no '"$argv[1]"', it\'s '"$argv[1]"''` {
		t.Error(got)
	}
}

func TestStartUp(t *testing.T) {
	for _, tt := range []struct {
		shell  string
		darwin bool
		zdot   string
		there  []string
		path   string
		own    bool
	}{
		{"bash", false, "", nil, "/h/.bashrc", false},
		{"bash", true, "", nil, "/h/.bash_profile", false},
		{"bash", true, "", []string{"/h/.bash_login"}, "/h/.bash_login", false},
		{"bash", true, "", []string{"/h/.bash_profile", "/h/.profile"}, "/h/.bash_profile", false},
		{"bash", true, "", []string{"/h/.profile"}, "", false}, // a new .bash_profile would hide it
		{"zsh", false, "", nil, "/h/.zshrc", false},
		{"zsh", true, "/z", nil, "/z/.zshrc", false},
		{"fish", false, "", nil, "/c/fish/conf.d/guard.fish", true},
	} {
		s, ok := Named(tt.shell)
		path, own := s.StartUp(Place{Home: "/h", Config: "/c", ZDotDir: tt.zdot, Darwin: tt.darwin,
			Has: func(path string) bool { return slices.Contains(tt.there, filepath.ToSlash(path)) }})
		if !ok || path != tt.path || own != tt.own {
			t.Errorf("%+v: %s, %v", tt, path, own)
		}
		if !Loads([]byte(s.Lines("why"))) {
			t.Errorf("%s does not load its own lines", tt.shell)
		}
	}
}

func TestLoads(t *testing.T) {
	for text, want := range map[string]bool{
		"":                                    false,
		"# eval \"$(guard alias zsh)\"\n":     false,
		"  eval \"$(guard alias zsh)\" # x\n": true,
		"alias guard=x\n":                     false,
		"guard alias fish | source":           true,
	} {
		if got := Loads([]byte(text)); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// An alias that expands to a name is a function's call; one of a path or another program is none.
func TestPassBy(t *testing.T) {
	for line, want := range map[string]bool{
		`alias gemini='/opt/bin/gemini --model x'`: true, "alias gemini=npx\\ @google/gemini-cli": true,
		`  alias gemini="command gemini"`: true, `alias gemini='A=1 ~/bin/gemini'`: true, "alias gemini /opt/gemini": true,
		`alias gemini 'env A=1 npx gemini'`: true,
		`alias gemini='gemini --model x'`:   false, `alias gemini="guard --mode safe gemini"`: false,
		`alias gemini='A=1 gemini'`: false, `alias g=/opt/bin/gemini`: false, `# alias gemini=/opt/gemini`: false,
		`alias gemini=codex`: false, `alias gemini=\gemini`: false, "alias": false, "alias gemini": false, "alias gemini gemini -m x": false,
	} {
		if got := PassBy([]byte("x=1\n"+line+"\n"), []string{"gemini", "codex"}); (len(got) > 0) != want {
			t.Errorf("%s: %q", line, got)
		}
	}
}
