package reader

import (
	"slices"
	"strings"
	"testing"
	"time"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
)

// FuzzRead: no text makes the reader panic, an act names what it is, and a text
// is read the same way twice.
func FuzzRead(f *testing.F) {
	for _, s := range corpus(f) {
		f.Add(uint8(s.lang), s.text)
	}
	f.Fuzz(func(t *testing.T, lang uint8, text string) {
		l := code.Language(lang % uint8(code.Languages))
		r := Read(l, text)
		if len(r.Acts) > call.MaxActs+1 {
			t.Fatalf("%d acts", len(r.Acts))
		}
		for _, a := range r.Acts {
			if a.Kind >= code.Kinds || a.Line < 1 || a.Line > strings.Count(text, "\n")+1 {
				t.Fatalf("%q: %v %q on line %d", text, a.Kind, a.Call, a.Line)
			}
			for _, g := range a.Args {
				if g.Temp && (!g.Known || strings.HasPrefix(g.Text, "..")) {
					t.Fatalf("%q: temporary %+v", text, g)
				}
			}
		}
		if again := Read(l, text); !slices.Equal(said(r, true), said(again, true)) {
			t.Fatalf("%q: %q, then %q", text, said(r, true), said(again, true))
		}
	})
}

// FuzzSpaces: white space and comments between tokens change nothing.
func FuzzSpaces(f *testing.F) {
	for i, s := range corpus(f) {
		f.Add(uint8(s.lang), s.text, uint64(i)*0x9e3779b97f4a7c15)
	}
	f.Fuzz(func(t *testing.T, lang uint8, text string, where uint64) {
		l := code.Language(lang % uint8(code.Languages))
		plain := Read(l, text)
		for _, filler := range []string{" ", "\t  "} {
			spaced := Read(l, spread(l, text, filler, where))
			if !slices.Equal(said(plain, true), said(spaced, true)) {
				t.Fatalf("%q\n%q\n%q\n%q", text, spread(l, text, filler, where), said(plain, true), said(spaced, true))
			}
		}
	})
}

// spread puts filler before tokens of text, as the bits of where say: where
// white space stands already, and in languages without commands between all of
// them.
func spread(lang code.Language, text, filler string, where uint64) string {
	if lang == code.Unknown || token.StrangeEncoding(text) != "" || len(text) > code.MaxText {
		return text
	}
	s := token.Scan(lang, text)
	if s.Bad != "" {
		return text
	}
	var b strings.Builder
	from := 0
	for i, t := range s.Toks {
		at := int(t.At)
		if at < from || t.NewLine || !t.Spaced || where>>(i%64)&1 == 0 || at == 0 || !token.IsSpace(text[at-1]) {
			continue
		}
		b.WriteString(text[from:at] + filler)
		from = at
	}
	return b.String() + text[from:]
}

// TestComments: a comment after every line that ends outside of brackets and
// strings changes nothing.
func TestComments(t *testing.T) {
	for _, s := range corpus(t) {
		mark := map[code.Language]string{code.Python: " # x('", code.Ruby: " # x('", code.Perl: " # x('", code.JavaScript: " // x('", code.Go: " // x('", code.PHP: " // x('", code.Lua: " -- x('"}[s.lang]
		lines := strings.SplitAfter(s.text, "\n")
		sc := token.Scan(s.lang, s.text)
		if sc.Bad != "" || strings.Contains(s.text, "<<") || strings.Contains(s.text, "=begin") || strings.Contains(s.text, "=pod") || strings.Contains(s.text, "?>") || strings.Contains(s.text, "go:generate") {
			continue
		}
		starts := map[int]bool{} // lines that begin with a token, outside of strings
		for _, tok := range sc.Toks {
			if tok.NewLine {
				starts[int(tok.Line)] = true
			}
		}
		for i := range lines {
			if starts[i+1] && starts[i+2] && !strings.HasSuffix(lines[i], "\\\n") && !strings.HasPrefix(lines[i], "__END__") {
				lines[i] = strings.TrimSuffix(lines[i], "\n") + mark + "\n"
			}
		}
		if got := said(Read(s.lang, strings.Join(lines, "")), true); !slices.Equal(got, said(Read(s.lang, s.text), true)) {
			t.Errorf("%s\n%s\n%q", s.name, strings.Join(lines, ""), got)
		}
	}
}

// TestLongTexts: a text of the greatest length is read in time linear in it,
// whatever it repeats, and a longer one is not read.
func TestLongTexts(t *testing.T) {
	units := []string{"a", "a ", "a.b", "a.b(", "(", "[", "{", "f(x)\n", "'", "\"", "`${", "f'{", "a = a + 'x'\n", "x = y\ny = x\n", "if x:\n", "def f(a):\n  ", "os.remove(a)\n", "a,", "a=", "lambda x:", "a?b:", "a=>", "async ", "<", "a<b", "/*", "//x\n", "<<A\nA\n", "%w[a]\n", "$x{", "@{[", "\\u0061", "-", "not ", "x if y else ", "**", "`a`", "s/a/b/e;", "[a,b]=", "import a\n", "from os import *\n", "class A:\n", "exec('x')\n", "eval(", "new ", "await ", "typeof ", "function(", "func(", "[]", "map[a]", "~", "::", "->", "->(x){", "do |x|\n", "end\n", "\n", "\t", "é", "ｅ", "0", "0.", "=\n", "#{"}
	for lang := code.Python; lang < code.Languages; lang++ {
		for _, unit := range units {
			const size = 16 << 10
			text := strings.Repeat(unit, size/len(unit))
			for try := 0; ; try++ { // others may have the processor
				first, long := took(lang, text[:size/8]), took(lang, text)
				if long < time.Second || long < 24*first {
					break
				}
				if try == 3 {
					t.Errorf("%d %q: %v, %v for eight times as much", lang, unit, first, long)
					break
				}
			}
		}
		if r := Read(lang, strings.Repeat("x\n", code.MaxText/2+1)); !r.Truncated || len(r.Acts) != 1 || r.Acts[0].Kind != code.Opaque {
			t.Errorf("%d: %+v", lang, r)
		}
	}
}

func took(lang code.Language, text string) time.Duration {
	start := time.Now()
	Read(lang, text)
	return time.Since(start)
}

// TestStrange: bytes that mean other characters than they seem to are Opaque,
// and so is a language that is not known.
func TestStrange(t *testing.T) {
	cases := map[string]struct {
		lang code.Language
		text string
	}{
		"unknown language": {code.Unknown, "x"},
		"no language":      {code.Languages, "x"},
		"UTF-16":           {code.Python, "\xff\xfex\x00"},
		"NUL":              {code.JavaScript, "x\x00y"},
		"cookie":           {code.Python, "#!/usr/bin/python\n# vim: set fileencoding=utf_7 :\n"},
		"magic comment":    {code.Ruby, "# encoding: UTF-16LE\n"},
		"deep":             {code.JavaScript, strings.Repeat("(", 4000) + strings.Repeat(")", 4000)},
		"deep strings":     {code.JavaScript, strings.Repeat("`${", 100) + strings.Repeat("}`", 100)},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if r := Read(c.lang, c.text); len(r.Acts) != 1 || r.Acts[0].Kind != code.Opaque {
				t.Errorf("%+v", r.Acts)
			}
		})
	}
	for _, text := range []string{"# -*- coding: utf-8 -*-\nx = 1\n", "\ufeffx = 1\n", "# vim: set fileencoding=latin-1\n", "x = 'coding: utf-7'\n"} {
		if r := Read(code.Python, text); len(r.Acts) != 0 {
			t.Errorf("%q: %+v", text, r.Acts)
		}
	}
}

func TestLanguageOf(t *testing.T) {
	cases := []struct {
		name, line string
		want       code.Language
	}{
		{"a.py", "", code.Python}, {"src/a.TS", "", code.JavaScript}, {"a.mjs", "", code.JavaScript}, {"a.rb", "", code.Ruby}, {"Rakefile", "", code.Ruby}, {"a.pl", "", code.Perl},
		{"a.go", "", code.Go}, {"a.php", "", code.PHP}, {"a.lua", "", code.Lua}, {"a.sh", "#!/bin/sh", code.Unknown}, {"a", "", code.Unknown}, {"a.txt", "x", code.Unknown},
		{"run", "#!/usr/bin/python3.12 -u", code.Python}, {"run", "#!/usr/bin/env -S node --test", code.JavaScript}, {"run", "#!/usr/bin/env A=b ruby\n", code.Ruby},
		{"run", "#! /usr/bin/perl -w", code.Perl}, {"run", "#!/bin/bash", code.Unknown}, {"run", "#!", code.Unknown}, {"a.js", "#!/usr/bin/python", code.JavaScript},
	}
	for _, c := range cases {
		if got := code.LanguageOf(c.name, c.line); got != c.want {
			t.Errorf("%s, %s: %d", c.name, c.line, got)
		}
	}
}
