package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/preprocess"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// A source in C is judged as it stands, and as its compiler sees it: what its macros stand for may be a name.

// preprocesses reports a source that a preprocessor goes through, also one from standard input.
func preprocesses(file string) bool {
	return file == "-" || table.HasWord(".c .cc .cpp .cxx .h .hpp .m .mm .cu .S .sx", path.Ext(file))
}

// preprocessed lists what a compiler may see of a source where that is another text.
func preprocessed(n *Names, file, text string) []string {
	rust := path.Ext(file) == ".rs" && strings.Contains(text, "macro_rules!")
	if !rust && !preprocesses(file) || !n.Charge(len(text)/16) {
		return nil
	}
	if rust {
		return preprocess.Texts(macrosOfRust(text), nil)
	}
	included := map[string]string{}
	for _, m := range quotedInclude().FindAllStringSubmatch(text, maxEmbedded) {
		name := path.Base(m[1])
		if more, ok := includedText(n, path.Join(path.Dir(file), m[1])); ok {
			included[name] = more
			continue
		}
		for _, other := range n.SessionFiles() {
			if path.Base(other) == name {
				included[name], _ = includedText(n, other)
			}
		}
	}
	return preprocess.Texts(text, included)
}

// Macros of Rust's with names for single words (Rust 1.83, macro_rules!), and their calls.
var (
	rustMacro = lazy.Pattern(`(?s)\bmacro_rules!\s*(\w+)\s*[{(]\s*[({\[]([^(){}\[\]]*)[)}\]]\s*=>\s*` +
		`(?:\{\{?(.*?)\}\}?|\(([^{}]*?)\))\s*;?\s*[})]`)
	rustParameter = lazy.Pattern(`\$(\w+)\s*(?::\s*\w+)?`)
	rustCall      = lazy.Pattern(`\b(\w+)!\s*[(\[{]([^()\[\]{}\n]*)[)\]}]`)
)

// macrosOfRust is a source of Rust with its macros as those of C.
func macrosOfRust(text string) string {
	var defines strings.Builder
	names := map[string]bool{}
	bare := rustMacro().ReplaceAllStringFunc(text, func(found string) string {
		m := rustMacro().FindStringSubmatch(found)
		names[m[1]] = true
		defines.WriteString("#define " + m[1] + "(" + rustParameter().ReplaceAllString(m[2], "$1") + ") " +
			strings.ReplaceAll(rustParameter().ReplaceAllString(m[3]+m[4], "$1"), "\n", " ") + "\n")
		return "\n"
	})
	return defines.String() + rustCall().ReplaceAllStringFunc(bare, func(found string) string {
		m := rustCall().FindStringSubmatch(found)
		if !names[m[1]] {
			return found
		}
		return m[1] + "(" + m[2] + ")"
	})
}

// quotedInclude is a file that a source takes in, from beside it or from a folder that the compiler is told.
var quotedInclude = lazy.Pattern(`(?m)^[ \t]*#[ \t]*(?:include|import)[ \t]*["<]([^">\n]+)[">]`)

// includedText is what a file brings: all of it if it is the session's, else its macros.
func includedText(n *Names, file string) (string, bool) {
	if !path.IsAbs(file) || !n.World.At(n.State.Cwd, file).Is(place.Inside) {
		return "", false
	}
	text, how := n.TextOf(place.Place{Path: file})
	if how != files.Wholly || text == "" {
		return "", false
	}
	if n.World.Past == nil || n.Wrote(file) {
		return text, true
	}
	return strings.Join(directives().FindAllString(text, files.MaxLiterals), "\n"), true
}

// directives are the macros that a text defines, with the lines that go on.
var directives = lazy.Pattern(`(?m)^[ \t]*#[ \t]*(?:define|undef)\b(?:[^\n\\]|\\\n|\\[^\n])*`)

// defined are the macros that options of a compiler define, as the source would: -DNAME=VALUE.
func defined(v *option.Invocation) string {
	var b strings.Builder
	for _, u := range v.Used {
		if u.Name == "-D" {
			name, value, ok := strings.Cut(u.Value.Text, "=")
			if !ok {
				value = "1"
			}
			b.WriteString("#define " + name + " " + strings.ReplaceAll(value, "\n", " ") + "\n")
		}
	}
	return b.String()
}

var (
	// besideName is a name beside a piece of a path, as a macro stands there, and beforeName the other way round.
	besideName = lazy.Pattern(`(?:^|[^\w"'])([A-Z][A-Z0-9_]+)[ \t]*"\.{0,2}/|"[^"\n]*/"[ \t]*([A-Z][A-Z0-9_]+)\b`)
	// buildsSources are files that tell a compiler what macros stand for.
	buildsSources = "CMakeLists.txt Makefile makefile GNUmakefile Makefile.am meson.build configure.ac BUILD " +
		"BUILD.bazel binding.gyp build.rs setup.py Package.swift SConstruct xmake.lua premake5.lua"
)

// untoldMacros raises for a path of a source that writes in which a macro stands that no text tells: it may be given by
// an option of a compiler in a call that nobody remembers. A build file of the person's may name it.
func untoldMacros(n *Names, c *effect.Call, file, text string) {
	if !preprocesses(file) || !writesFiles().MatchString(text) && !changesSome().MatchString(text) {
		return
	}
	for _, m := range besideName().FindAllStringSubmatch(text, maxEmbedded) {
		name := m[1] + m[2]
		if strings.Contains(text, "define "+name) || strings.HasPrefix(name, "PRI") || namedByBuild(n, file, name) {
			continue
		}
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("the source {0} names {1}", path.Base(file), m[0]))
		return
	}
}

// namedByBuild reports a name that stands in a build file of the person's, from the source's folder up.
func namedByBuild(n *Names, file, name string) bool {
	if n.World.Disk == nil || n.State.Cwd == "" {
		return false
	}
	if !path.IsAbs(file) {
		file = path.Join(n.State.Cwd, file)
	}
	for dir := path.Dir(file); n.World.At(n.State.Cwd, dir).Is(place.Inside); dir = path.Dir(dir) {
		for build := range strings.FieldsSeq(buildsSources) {
			at := path.Join(dir, build)
			if n.World.Past != nil && n.Wrote(at) || n.ChangedByLine(at) || !n.IsThere(at) {
				continue
			}
			if text, _ := n.TextOf(place.Place{Path: at}); strings.Contains(text, name) {
				return true
			}
		}
		if dir == "/" {
			break
		}
	}
	return false
}

// seenTexts are a source as it stands, laid out, and what a compiler may see of it.
func seenTexts(n *Names, file, text string) []string {
	return slices.Concat([]string{laidOut(file, text)}, preprocessed(n, file, text))
}
