package locale_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"guard/locale"
)

func TestMatch(t *testing.T) {
	for _, tt := range []struct {
		name, tag string
		ok        bool
	}{
		{"cs", "cs", true},
		{"cs_CZ.UTF-8", "cs", true},
		{"cs_CZ.utf8@euro", "cs", true},
		{"fr-CA", "fr", true},
		{"zh_CN.UTF-8", "zh-CN", true},
		{"zh", "zh-CN", true},
		{"zh-Hans-SG", "zh-CN", true},
		{"zh_TW.UTF-8", "en", false},
		{"zh-Hant", "en", false},
		{"da_DK.ISO-8859-1", "en", false},
		{"en_GB.UTF-8", "en", true},
		{"C", "en", false},
		{"POSIX", "en", false},
		{"", "en", false},
		{"de_DE.UTF-8", "en", false},
		{"../../etc", "en", false},
	} {
		if tag, ok := locale.Match(tt.name); tag != tt.tag || ok != tt.ok {
			t.Errorf("%q: %s, %v", tt.name, tag, ok)
		}
	}
}

func TestTheFirstVariableThatIsSetDecides(t *testing.T) {
	for _, tt := range []struct{ all, messages, lang, want string }{
		{"", "", "", "en"},
		{"", "", "ru_RU.UTF-8", "ru"},
		{"", "ja_JP.UTF-8", "ru_RU.UTF-8", "ja"},
		{"fr_FR.UTF-8", "ja_JP.UTF-8", "ru_RU.UTF-8", "fr"},
		{"C", "", "ru_RU.UTF-8", "en"},
		{"", "tlh", "ru_RU.UTF-8", "en"},
	} {
		env := map[string]string{"LC_ALL": tt.all, "LC_MESSAGES": tt.messages, "LANG": tt.lang}
		if got := locale.FromEnvironment(func(name string) string { return env[name] }); got != tt.want {
			t.Errorf("%v: %s, want %s", env, got, tt.want)
		}
	}
}

func TestFill(t *testing.T) {
	for _, tt := range []struct {
		text locale.Message
		args []string
		want string
	}{
		{"deletes {0} and {1}, {0}", []string{"a", "b"}, "deletes a and b, a"},
		{"{0} {1}", []string{"{1}", "{0}"}, "{1} {0}"}, // what is put in is not looked at
		{"{0} {7} {x} {", []string{"a"}, "a {7} {x} {"},
		{"{-1} {0", []string{"a"}, "{-1} {0"},
		{"", nil, ""},
	} {
		if got := locale.Fill(tt.text, tt.args...); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// TestErrorsAreSaidWhenTheyAreRead: in the language of that moment, and what they wrap with them.
func TestErrorsAreSaidWhenTheyAreRead(t *testing.T) {
	defer locale.Use(locale.English)
	gone := locale.New("not found")
	inPath := locale.Errorf("%w in PATH", gone)
	if got := inPath.Error(); got != "not found in PATH" {
		t.Errorf("in English %q", got)
	}
	locale.Use("cs")
	if got := inPath.Error(); got == "not found in PATH" || got == gone.Error() {
		t.Errorf("in Czech %q", got)
	}
	if !errors.Is(inPath, gone) {
		t.Error("what is wrapped is not found")
	}
	var path *fs.PathError
	if err := locale.Errorf("cannot be read: %w", &fs.PathError{Op: "open", Path: "x", Err: fs.ErrNotExist}); !errors.As(err, &path) || !errors.Is(err, fs.ErrNotExist) {
		t.Error("what is wrapped is not found by its type")
	}
	if got := locale.Errorf("a format that nothing else says: %d", 3).Error(); got != "a format that nothing else says: 3" {
		t.Errorf("what no language has: %q", got)
	}
}

func TestWhatIsNotSpokenIsEnglish(t *testing.T) {
	defer locale.Use(locale.English)
	for _, tag := range []string{"de", "", "zh", "en"} {
		locale.Use("ja")
		locale.Use(tag)
		if got := locale.Spoken(); got != locale.English {
			t.Errorf("%q: speaks %s", tag, got)
		}
	}
}

// A word of the prompt is not what a text of the same spelling says: "session" is a word with an id, and a text without.
func TestAWordIsNoText(t *testing.T) {
	defer locale.Use(locale.English)
	for _, tag := range locale.Tags() {
		if tag == locale.English {
			continue
		}
		locale.Use(tag)
		word, ok := locale.Word("session")
		if text := locale.Text("session"); !ok || !strings.Contains(word, "{id}") || strings.Contains(text, "{id}") {
			t.Errorf("%s: the word is %q, the text %q", tag, word, text)
		}
	}
}
