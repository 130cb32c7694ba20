package settings

import (
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// binding is a text with what its names hold.
type binding struct {
	text  string
	lang  code.Language
	names map[string]Name

	asserts bool // it is asked for what an assertion shows
}

// How modules are imported (Python 3.13, Node.js 22, Ruby 3.3, PHP 8.4, Lua 5.4, Perl 5.38).
var (
	fromImport   = lazy.Pattern(`(?m)(?:^|;)[ \t]*(?:>>> )?from[ \t]+([.\w]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#;]+)`)
	plainImport  = lazy.Pattern(`(?m)(?:^|;)[ \t]*import[ \t]+([\w., \t]+)`)
	moduleImport = lazy.Pattern(`\bimport\s+([\w$*{},\s]+?)\s+from\s*["']([^"'\n]+)["']`)
	// whenLoaded is import('x').then(m => …), whose m is the module.
	whenLoaded = lazy.Pattern(`\bimport\s*\(\s*(["'][^"'\n]+["'])\s*\)\s*\.then\(\s*(?:async\s*)?\(?\s*` +
		`(\w+|\{[^}]*\})\s*\)?\s*=>`)
	importedNames = lazy.Pattern(`([\w$*]+)(?:\s+as\s+([\w$]+))?`)
)

// inPlace are calls and statements whose value is a module.
var inPlace = map[code.Language]func() *regexp.Regexp{
	code.Python: lazy.Pattern(`\b(?:__import__|(?:importlib\.)?import_module)\(\s*["']([\w.]+)["']\s*\)`),
	code.JavaScript: lazy.Pattern("(?:\\(\\s*await\\s+import\\s*\\(|\\bawait\\s+import\\s*\\(|\\brequire\\s*\\()" +
		"\\s*[\"'`]([^\"'`\\n]+)[\"'`]\\s*\\)\\)?"),
	code.Ruby: lazy.Pattern(`\b(?:require_relative|require|load)\s*\(?\s*["']([^"'\n]+)["'](?:[ \t]*\))?`),
	code.Lua:  lazy.Pattern(`\brequire\s*\(?\s*["']([\w./-]+)["'](?:[ \t]*\))?`),
	code.PHP: lazy.Pattern(`\b(?:require|include)(?:_once)?\s*\(?\s*(?:__DIR__\s*\.\s*)?["']/?([^"'\n]+)["']` +
		`(?:[ \t]*\))?`),
	code.Perl: lazy.Pattern(`\buse\s+(\w+(?:::\w+)*)|\brequire\s+["']([^"'\n]+)["']`),
}

// bind gives the names that a text imports what they hold there.
func bind(s Source) *binding {
	b := &binding{text: s.Text, lang: s.Lang, names: map[string]Name{}}
	if s.Lang == code.Python {
		b.bindPython(s)
	}
	if s.Lang == code.JavaScript {
		for _, m := range moduleImport().FindAllStringSubmatch(s.Text, maxImports) {
			b.bindNames(m[1], s.Imported(m[2]))
		}
	}
	pattern := inPlace[s.Lang]
	if pattern == nil {
		return b
	}
	n := 0
	text := s.Text
	if s.Lang == code.Python {
		text = runs().ReplaceAllString(text, `vars(__import__("$2"))`)
	}
	if s.Lang == code.JavaScript {
		text = whenLoaded().ReplaceAllString(text, "const $2 = require($1);\n(")
	}
	b.text = pattern().ReplaceAllStringFunc(text, func(found string) string {
		parts := pattern().FindStringSubmatch(found)
		module := s.Imported(parts[1] + strings.Join(parts[2:], ""))
		if n++; module == nil || n > maxImports {
			return found
		}
		if s.Lang != code.JavaScript && s.Lang != code.Python { // what it defines is everybody's
			b.bindAll(module)
		}
		name := placeholder + strconv.Itoa(n)
		b.names[name] = Name{Space, module}
		if found[0] == '(' { // it may be a call's
			return " " + name
		}
		return name
	})
	return b
}

// placeholder begins the names that stand for modules which are imported in an expression.
const placeholder = "moduleInPlace"

// maxImports bounds the imports of a text that are followed.
const maxImports = 40

// bindPython reads from a import b as c, and import a.b as c.
func (b *binding) bindPython(s Source) {
	for _, m := range fromImport().FindAllStringSubmatch(s.Text, maxImports) {
		module := s.Imported(m[1])
		for _, n := range importedNames().FindAllStringSubmatch(strings.Trim(m[2], "()"), maxImports) {
			if n[1] == "*" && module != nil {
				b.bindAll(module)
				continue
			}
			b.bindOne(n, module)
			if _, bound := b.names[asName(n)]; bound || n[1] == "*" {
				continue
			}
			if sub := s.Imported(strings.TrimRight(m[1], ".") + "." + n[1]); sub != nil {
				b.names[asName(n)] = Name{Space, sub}
			}
		}
	}
	for _, m := range plainImport().FindAllStringSubmatch(s.Text, maxImports) {
		for part := range strings.SplitSeq(m[1], ",") {
			name, as, renamed := strings.Cut(strings.TrimSpace(part), " as ")
			module := s.Imported(name)
			if module == nil {
				continue
			}
			if !renamed { // a.b is b of a
				as, _, _ = strings.Cut(name, ".")
				steps := strings.Split(name, ".")
				for i := len(steps) - 1; i > 0; i-- {
					module = &Module{Names: map[string]Name{steps[i]: {Space, module}}, lang: s.Lang}
				}
			}
			b.names[strings.TrimSpace(as)] = Name{Space, module}
		}
	}
}

// asName is the name that an import of one name gives it.
func asName(n []string) string {
	if n[2] != "" {
		return n[2]
	}
	return n[1]
}

// bindOne gives one imported name what it holds in its module.
func (b *binding) bindOne(n []string, module *Module) {
	if module == nil {
		return
	}
	if held, ok := module.Names[n[1]]; ok {
		b.names[asName(n)] = held
	}
}

// bindAll gives the text all names of a module.
func (b *binding) bindAll(module *Module) {
	for name, held := range module.Names {
		b.names[name] = held
	}
}

// bindNames reads what stands before from in JavaScript: d, * as d, {a, b as c}.
func (b *binding) bindNames(list string, module *Module) {
	if module == nil {
		return
	}
	whole, inner, braces := strings.Cut(list, "{")
	if braces {
		for _, n := range importedNames().FindAllStringSubmatch(inner, maxImports) {
			if n[1] == "default" {
				b.names[asName(n)] = Name{Space, module}
			}
			b.bindOne(n, module)
		}
	}
	for _, n := range importedNames().FindAllStringSubmatch(whole, maxImports) {
		b.names[asName(n)] = Name{Space, module}
	}
}
