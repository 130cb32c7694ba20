package code

import (
	"path"
	"strings"
)

// Language is the language in which a text is written.
type Language uint8

// The languages that are read. JavaScript includes TypeScript. The zero Language is not read.
const (
	Unknown Language = iota
	Python
	JavaScript
	Ruby
	Perl
	Go
	PHP
	Lua
	Languages
)

// endings maps the ending of a file's name to its language. Endings such as .pyc and .node are absent, since they
// are no text.
var endings = map[string]Language{
	".py": Python, ".pyw": Python, ".pyi": Python,
	".js": JavaScript, ".mjs": JavaScript, ".cjs": JavaScript, ".jsx": JavaScript,
	".ts": JavaScript, ".mts": JavaScript, ".cts": JavaScript, ".tsx": JavaScript,
	".rb": Ruby, ".rake": Ruby, ".gemspec": Ruby, ".ru": Ruby,
	".pl": Perl, ".pm": Perl, ".t": Perl,
	".go": Go, ".php": PHP, ".phtml": PHP, ".lua": Lua,
}

// wholeNames are the file names that say the language without an ending.
var wholeNames = map[string]Language{"Rakefile": Ruby, "Gemfile": Ruby, "Vagrantfile": Ruby, "Guardfile": Ruby,
	"Brewfile": Ruby, "Fastfile": Ruby, "Podfile": Ruby, "Capfile": Ruby, "Dangerfile": Ruby, "Berksfile": Ruby,
	"SConstruct": Python, "SConscript": Python, "wscript": Python,
	".latexmkrc": Perl, "latexmkrc": Perl, "LatexMk": Perl}

// interpreters maps the program of a #! line, without its version, to its language.
var interpreters = map[string]Language{
	"python": Python, "pypy": Python, "node": JavaScript, "nodejs": JavaScript, "deno": JavaScript, "bun": JavaScript,
	"tsx": JavaScript, "ts-node": JavaScript, "zx": JavaScript,
	"ruby": Ruby, "jruby": Ruby, "perl": Perl, "php": PHP, "lua": Lua, "luajit": Lua,
}

// LanguageOf returns the language of a file: by the ending of its name, or else by its #! line, in which env(1), its
// options and its assignments are skipped.
func LanguageOf(name, firstLine string) Language {
	base := path.Base(name)
	if l, ok := wholeNames[base]; ok {
		return l
	}
	if l, ok := endings[strings.ToLower(path.Ext(base))]; ok {
		return l
	}
	line, ok := strings.CutPrefix(firstLine, "#!")
	if !ok {
		return Unknown
	}
	line, _, _ = strings.Cut(line, "\n")
	words := strings.Fields(line)
	for i, w := range words {
		program := path.Base(w)
		if program == "env" || i > 0 && (strings.HasPrefix(w, "-") || strings.Contains(w, "=")) {
			continue
		}
		return LanguageOfInterpreter(program)
	}
	return Unknown
}

// LanguageOfInterpreter is the language that a program reads, by its name: python3.12 as python.
func LanguageOfInterpreter(program string) Language {
	return interpreters[strings.TrimRight(program, "0123456789.")]
}
