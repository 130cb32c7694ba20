package whole

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/token"
)

// Languages whose files share their names when they are loaded (Ruby 3.3, PHP 8.4, Perl 5.38, Lua 5.4; Go's packages):
// their texts are put together as they stand.

// loaders are the words behind which the name of a file or module stands.
var loaders = map[string]bool{"require": true, "require_relative": true, "require_once": true, "include": true,
	"include_once": true, "load": true, "use": true, "do": true, "dofile": true}

// plainImports finds the files that a file loads.
func plainImports(p *joiner, f *file) {
	if f.lang == code.Go {
		goImports(p, f)
		return
	}
	for i := range f.toks {
		t := f.peek(i)
		if f.lang == code.Lua && f.index > 0 && t.IsName("return") && t.NewLine && t.Col == 0 {
			f.replaces(i, i+1, handsOut(f.index)+" =")
		}
		if t.Kind != token.Name || !loaders[t.Text] || f.member(i) {
			continue
		}
		name, end := f.peek(i+1), i+2
		for name.Is("(") || name.IsName("__DIR__") || name.Is(".") {
			name, end = f.peek(end), end+1
		}
		if name.Kind != token.String && !(f.lang == code.Perl && name.Kind == token.Name) {
			continue
		}
		text := name.Text
		if f.peek(end - 2).Is(".") {
			text = strings.TrimPrefix(text, "/")
		}
		module, is := p.find(f, text)
		if is && f.lang == code.Lua {
			if f.peek(end).Is(")") && f.peek(i+1).Is("(") {
				end++
			}
			f.replaces(i, end, handsOut(module))
		} else if is && f.lang == code.Ruby {
			f.replaces(i, end, "")
		}
	}
}

// goImports finds the packages that a file imports, and what lies beside it.
func goImports(p *joiner, f *file) {
	for _, beside := range p.load(f.Path, ".") { // which share their names
		if p.add(beside) {
			f.stars = append(f.stars, p.at[beside.Path])
		}
	}
	for i := range f.toks {
		t := f.peek(i)
		if t.Kind == token.Name && t.Text == "func" && f.outermost(i, 0) && t.NewLine {
			break
		}
		before := f.peek(i - 1)
		if t.Kind != token.String || !t.NewLine && before.Kind != token.Name && !before.Is("(") && !before.Is(";") {
			continue
		}
		module, is := p.find(f, t.Text)
		if !is {
			continue
		}
		as := t.Text[strings.LastIndexByte(t.Text, '/')+1:]
		if before.Kind == token.Name && before.Text != "import" {
			as = before.Text
		}
		f.modules[as] = module
	}
}

var (
	// goPackage is the clause with which a file of Go begins.
	goPackage = lazy.Pattern(`(?m)^package\s+\w+[ \t]*;?`)
	// perlEnd is where the code of a file of Perl ends; rubyEnd that of Ruby.
	perlEnd = lazy.Pattern(`(?m)^__(?:END|DATA)__\s*$`)
	// phpTags are where code of PHP begins, and where it ends with the text.
	phpBegins = lazy.Pattern(`^(?:#![^\n]*\n)?\s*<\?(?:php\b)?`)
	phpEnds   = lazy.Pattern(`\?>\s*$`)
	// phpSpace is a namespace of PHP, and what a file takes of others.
	phpSpace = lazy.Pattern(`(?m)^[ \t]*(?:namespace|use)\s+[\w\\]+(?:\s+as\s+\w+)?\s*;`)
)

// phpTag begins each text of PHP.
const phpTag = "<?php "

// cleaned is the text of a file without what ends it, or names what it is.
func cleaned(lang code.Language, text string) string {
	switch lang {
	case code.Go:
		return goPackage().ReplaceAllString(text, "")
	case code.Perl, code.Ruby:
		if at := perlEnd().FindStringIndex(text); at != nil {
			return text[:at[0]]
		}
	case code.PHP:
		if at := phpBegins().FindStringIndex(text); at != nil {
			text = text[at[1]:]
		}
		return phpTag + phpSpace().ReplaceAllString(phpEnds().ReplaceAllString(text, ""), "")
	}
	return text
}
