package regex

import (
	"regexp"
	"testing"
	"unicode/utf8"
)

// What those of grep find was seen with GNU grep 3.8, the others stand in the manuals that regex.go names.
func TestMatches(t *testing.T) {
	for _, tt := range []struct {
		pattern string
		in      Syntax
		text    string
		want    bool
	}{
		{"a.b", Fixed, "a.b", true}, {"a.b", Fixed, "axb", false}, {"zzz\na", Fixed, "bab", true},
		{`a\|b`, Basic, "b", true}, {`a|b`, Basic, "b", false}, {`a|b`, Basic, "a|b", true},
		{`\(a\)b`, Basic, "ab", true}, {`(a)b`, Basic, "ab", false}, {`a\{2\}`, Basic, "aa", true},
		{`a\{2\}`, Basic, "ab", false}, {`q\{,1\}`, Basic, "x", true}, {`a{2}`, Basic, "aa", false},
		{`a.c`, Basic, "abc", true}, {`a.*d`, Extended, "abcd", true}, {`a\.c`, Basic, "abc", false},
		{`*a`, Basic, "*a", true}, {`\(*a\)`, Basic, "*a", true}, {`^*a`, Basic, "*a", true}, {`^*a`, Basic, "ba", false},
		{`a^b`, Basic, "a^b", true}, {`a$b`, Basic, "a$b", true}, {`ab$`, Basic, "ab", true}, {`^b`, Basic, "ab", false},
		{`\t`, Basic, "at", true}, {`\d`, Basic, "d", true}, {`\d`, Basic, "a1", true}, {`\d`, Basic, "a", false},
		{"\\`a", Basic, "ab", true}, {"\\`a", Basic, "ba", false}, {`b\'`, Basic, "ab", true}, {`\<b`, Basic, "ab", false},
		{`\<b`, Basic, "a b", true}, {`\x41`, Basic, "x41", true}, {`\A`, Basic, "xA", true}, {`\zz`, Basic, "zz", true},
		{`\(a\)\1`, Basic, "b", true}, // not known
		{`[\d]`, Basic, "1", false}, {`[\d]`, Basic, `\`, true}, {`[^\D]`, Basic, "a", true}, {`[]a]b`, Basic, "]b", true},
		{`[^]a]`, Basic, "]", false}, {`[[=a=]]`, Basic, "a", true}, {`[[.a.]]`, Basic, "a", true},
		{`[[:digit:]]x`, Basic, "1x", true}, {`[[:digit:]]x`, Basic, "ax", false}, {`[a-c]`, Basic, "b", true},
		{`[\`, Basic, "b", true}, {"zzz\na", Basic, "bab", true}, {"zzz\n", Basic, "b", true}, {"z\ny", Basic, "b", false},
		{`é*x`, Basic, "ééx", true}, {`[é]x`, Basic, "éx", true},

		{`(a|b)c`, Extended, "bc", true}, {`a{,2}c`, Extended, "c", true}, {`a{2}`, Extended, "a", false},
		{`a{x}`, Extended, "a{x}", true}, {`a{x}`, Extended, "aa", false}, {`a+`, Extended, "b", false},
		{`\+`, Extended, "a+", true}, {`\+`, Extended, "a", false}, {`*a`, Extended, "b", true}, {`a\Qb`, Extended, "aQb", true},
		{`[^a-z]{3}`, Extended, "ABC", true}, {`[^a-z]{3}`, Extended, "abc", false}, {`a^b`, Extended, "a^b", false},

		{`\d\w`, Perl, "1a", true}, {`\d`, Perl, "a", false}, {`q{,1}`, Perl, "b", true}, {`q{ 0,1 }`, Perl, "b", true},
		{`f() {`, Perl, "g() {", false}, {`f\(\) {`, Perl, "f() {", true}, {`a\Qb`, Perl, "c", true}, {`(?=a)`, Perl, "b", true},
		{`[[A-Z]]`, Perl, "A", false}, {`a{2,3}`, Perl, "a", false}, {`\p{Lu}x`, Perl, "Ax", true}, {`\p{Lu}x`, Perl, "a", false},

		{`[[A-Z]]`, Rust, "A", true}, {`[A-Z&&[^B]]`, Rust, "A", true}, {`[a-z--b]x`, Rust, "ax", true},
		{`[[:alpha:]]x`, Rust, "1", false}, {`[]a]`, Rust, "b", false}, {`\bfoo\b`, Rust, "a", false}, {`\b{start}a`, Rust, "a", true},
		{`\<b`, Rust, "a b", true},
		{`interface\{\}`, Rust, "a", false}, {`a{2,}`, Rust, "a", false},
	} {
		if got := Matches(tt.pattern, tt.in, []byte(tt.text), false); got != tt.want {
			expression, known := Go(tt.pattern, tt.in)
			t.Errorf("%q (%d) in %q: got %v; it became %q, %v", tt.pattern, tt.in, tt.text, got, expression, known)
		}
	}
}

func TestAcrossLines(t *testing.T) {
	text := []byte("A=1\nB=2\n")
	if Matches("A.*B", Rust, text, false) || !Matches("A.*B", Rust, text, true) {
		t.Error("a dot stands for a line's end only where it is told to")
	}
}

// FuzzGo: what is said to be known is an expression, or one that Go refuses, and nothing breaks.
func FuzzGo(f *testing.F) {
	for _, seed := range []string{`a\{,2\}`, `[[=a=]`, `\`, "a\n[", `{`, `*`, `[^]`, `[[:x`, `\p{`, "\xff[\xff"} {
		f.Add(seed, uint8(1))
	}
	f.Fuzz(func(t *testing.T, pattern string, s uint8) {
		expression, known := Go(pattern, Syntax(s%5))
		if _, err := regexp.Compile(expression); err != nil && known && Syntax(s%5) == Fixed && utf8.ValidString(pattern) {
			t.Errorf("%q became %q: %v", pattern, expression, err)
		}
		Matches(pattern, Syntax(s%5), []byte("some text"), s > 100)
	})
}
