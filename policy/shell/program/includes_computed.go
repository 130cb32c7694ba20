package program

import (
	"regexp"
	"strings"
	"sync"
)

// A text may spell the name of a file that it puts in so that no reader sees it: by a name that stands for a part of
// it, by escapes, by an expression. What a language knows of that stands here, for texts that a session wrote.

// spelling is how a language spells such names.
type spelling struct {
	programs string // separated by spaces, as in signatures
	source   string
	verbs    string // the subcommands that put files in; empty: all do
	sources  string // patterns of files of the session that may be read too
	argument string // a regular expression whose first group that fits is the name, or the expression of it
	joins    string // what only joins the strings of an expression; empty: the argument is the name itself
	defines  string // a name, and what it stands for, in groups two by two
	given    string // names that are defined anyway: NAME=VALUE
	holes    string // what stands for something else in a name: the first group that fits is a name
	anything string // what may put any file in: a directive under another name, one that is put together
	undo     string // the escapes that are undone, in this order: xml percent caret backslash
	text     string // what is undone in the text before: splice, comments, strings
	writes   bool   // the file is written, and not put in
}

// Names within brackets, three deep.
const inBrackets = `((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*)`

// spellings: by language.
var spellings = []spelling{
	{
		programs: "groff troff gtroff nroff gnroff man mandoc soelim eqn tbl pic",
		source:   "groff(7), groff 1.23: strings, registers, als, rn, cc, ec, do",
		sources:  "*.1 *.2 *.3 *.4 *.5 *.6 *.7 *.8 *.man *.ms *.me *.mm *.mom *.tmac *.roff *.so",
		argument: `(?m)(?:^|[ \t{])[.'][ \t]*(?:do[ \t]+)?(?:(?:so|soquiet|mso|msoquiet|cf|trf|nx)|\\\S+)[ \t]+(\S+)|` +
			`^[.'][ \t]*(?:do[ \t]+)?open[ \t]+\S+[ \t]+(\S+)`,
		defines: `(?m)^[.'][ \t]*ds1?[ \t]+(\S+)[ \t]+"?([^\n]*)`,
		holes: `\\\*(?:\[([^\]\s]*)[^\]]*\]|\((..)|(.))|\\n(?:\[[^\]]*\]|\(..|.)|\\+\$.|` +
			`\\[^\s"*n$\\]`,
		anything: `(?m)^[.'][ \t]*(?:(?:cc|c2|ec)[ \t]+\S|(?:als|rn|aln)[ \t]+\S+[ \t]+(?:so|soquiet|mso|` +
			`msoquiet|cf|trf|nx|open)\b)`,
		text: "splice",
	},
	{
		programs: "xmllint xsltproc xmlstarlet xml xalan saxon basex zorba",
		source:   "XML 1.0, 4.1, 4.2.2, 4.4; XInclude 1.0, 4.1; RFC 3986, 2.1",
		sources:  "*.xml *.xsl *.xslt *.dtd *.ent *.mod *.html *.xhtml *.svg",
		argument: `\bSYSTEM\s+["']([^"']+)|\bPUBLIC\s+["'][^"']*["']\s+["']([^"']+)|\bhref\s*=\s*["']([^"']+)|` +
			`<!ATTLIST[^>]*?\bhref\b[^>"']*["']([^"']+)`,
		defines: `<!ENTITY\s+(?:%\s+)?([\w.-]+)\s+["']([^"']*)`,
		given:   "amp=& lt=< gt=> quot=\" apos='",
		holes:   `[&%]([A-Za-z_][\w.-]*);`,
		undo:    "xml percent",
	},
	{
		programs: "xsltproc xmlstarlet xml xalan saxon basex zorba",
		source:   "XSLT 1.0, 12.1; XPath and XQuery Functions 3.1, 14.8",
		sources:  "*.xsl *.xslt *.xq *.xquery",
		argument: `\b(?:document|unparsed-text(?:-lines)?|doc|json-doc)\(` + inBrackets + `\)`,
		joins:    `^(?:concat\b|\|\||[(),])`,
		defines:  `<xsl:(?:variable|param)\s+name=["']([\w.-]+)["']\s+select="([^"]*)"`,
		undo:     "xml percent",
	},
	{
		programs: "asciidoctor asciidoc a2x asciidoctor-pdf asciidoctor-epub3 adoc",
		source:   "docs.asciidoctor.org, attribute references in the target of include",
		sources:  "*.adoc *.asciidoc *.asc *.ad",
		argument: `(?m)^include::([^\[\n]+)\[`,
		defines:  `(?m)^:([\w-]+):[ \t]+(\S[^\n]*?)[ \t]*$`,
		given:    "empty= blank= docdir=.",
		holes:    `\{([\w-]+)\}`,
	},
	{
		programs: "lessc stylus",
		source:   "lesscss.org, variable interpolation in @import and data-uri",
		sources:  "*.less *.css *.styl",
		argument: `@(?:import|plugin)\b[^"';\n]*["']([^"'\n]+)|` +
			`\b(?:data-uri|json)\((?:\s*["'][^"']*["']\s*,)?\s*["']([^"'\n]+)`,
		defines: `(?m)@([\w-]+)[ \t]*:[ \t]*~?["']?([^"';\n]*)`,
		holes:   `[@$]\{([\w-]+)\}`,
		undo:    "backslash",
	},
	{
		programs: "lessc stylus",
		source:   "lesscss.org, data-uri; stylus-lang.com, json()",
		sources:  "*.less *.styl",
		argument: `\b(?:data-uri|json)\((?:[^()"'@]*,)?\s*([@$\w][^()"',]*)\)`,
		joins:    `^[+]`,
		defines:  `(?m)@([\w-]+)[ \t]*:[ \t]*~?(["'][^"';\n]*["'])`,
	},
	{
		programs: "typst",
		source:   "typst.app/docs, Data loading, include and import, str (escapes), typst 0.13",
		verbs:    "compile c watch w query eval",
		sources:  "*.typ",
		argument: `\b(?:read|csv|json|yaml|toml|xml|cbor|include|import|plugin|bibliography)\(` + inBrackets + `\)|` +
			`#(?:include|import)[ \t]+([^\n:;]+)`,
		joins:   `^[+]`,
		defines: `\blet[ \t]+([\w-]+)[ \t]*=[ \t]*("[^"\n]*"(?:[ \t]*\+[ \t]*"[^"\n]*")*)[ \t]*(?:;|\n|$)`,
		anything: `(?m)[=(,:][ \t]*(?:read|csv|json|yaml|toml|xml|cbor)[ \t]*(?:$|[),;])|\beval\(|` +
			`\b(?:read|csv|json|yaml|toml|xml|cbor)\.with\(`,
		undo: "backslash",
	},
	{
		programs: "tex latex pdftex pdflatex xetex xelatex luatex lualatex etex context latexmk tectonic texexec " +
			"arara dvilualatex uplatex platex htlatex make4ht latexrun rubber texify latexml lualatex-dev",
		source:  "The TeXbook, chapters 7 and 20 (^^, csname, let); LaTeX2e reference; verbatim, fancyvrb, listings",
		sources: "*.tex *.sty *.cls *.ltx *.def *.cfg",
		argument: `\\(?:@@?input|input|include|InputIfFileExists|verbatiminput\*?|VerbatimInput|lstinputlisting|` +
			`subfile|CatchFileDef\{?\\\w+\}?|inputminted(?:\[[^\]\n]*\])?\{\w+\})(?:\[[^\]\n]*\])?[ \t]*` +
			`\{((?:[^{}\n]|\{[^{}\n]*\})*)\}|` +
			`\\(?:@@?input|input)[ \t]*(\\[^\s{}]+(?:[ \t]+[^\s{}\\]+)?)|\\openin[ \t]*\\?\w+[ \t]*=?[ \t]*` +
			`(\\?[^\s{}]+(?:[ \t]+[^\s{}\\]+)?)|\\(?:@@?input|input)[ \t]+([^\s{}\\]\S*)`,
		defines: `\\[egx]?def[ \t]*\\([A-Za-z@]+)\{([^{}\n]*)\}|` +
			`\\(?:re)?newcommand\*?[ \t]*\{?\\([A-Za-z@]+)\}?\{([^{}\n]*)\}`,
		holes: `\\([A-Za-z@]+)[ \t]*(?:\{\})?|#+\d`,
		anything: `\\csname[ \t]*(?:@@?input|input|openin|verbatiminput|VerbatimInput|lstinputlisting|include)\b|` +
			`\\let[ \t]*\\[A-Za-z@]+[ \t]*=?[ \t]*\\(?:@@?input|input|openin|verbatiminput|VerbatimInput|` +
			`lstinputlisting|include)\b|\\scantokens`,
		undo: "caret",
	},
	{
		programs: "gcc g++ cc c++ cpp clang clang++ gcpp tcc icc icx nvcc zig mcpp as gas nasm yasm fasm llvm-mc",
		source: "C23, 5.1.1.2 (translation phases), 6.4.6 (digraphs), 6.10.3; as(1), Strings, " +
			"GNU binutils 2.42; nasm 2.16",
		sources: "*.c *.h *.cc *.cpp *.cxx *.hpp *.s *.S *.asm *.inc",
		argument: `(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import|embed)[ \t]*["<]([^">\n]+)|` +
			"(?i)\\b(?:incbin|include)[ \\t]+[`\"']([^`\"'\\n]+)",
		holes: `\\[A-Za-z]\w*(?:\(\))?`,
		undo:  "octal",
		text:  "splice comments strings",
	},
	{
		programs: "terraform tofu terragrunt",
		source:   "developer.hashicorp.com, Terraform 1.9, strings and templates, file",
		verbs:    "plan apply console test refresh run-all",
		sources:  "*.tf *.tofu *.hcl",
		argument: `\b(?:file|filebase64|templatefile)\(` + inBrackets + `\)`,
		joins:    `^(?:format\(\s*)$`,
		defines:  `(?m)^[ \t]*(\w+)[ \t]*=[ \t]*("[^"\n]*")[ \t]*$|\{[ \t]*(\w+)[ \t]*=[ \t]*("[^"\n]*")[ \t]*\}`,
		given:    "path.module=. path.root=. path.cwd=.",
		holes:    `\$\{[ \t]*(?:local\.)?([\w.]+)[ \t]*\}|\$\{[^}]*\}`,
		undo:     "backslash",
	},
	{
		programs: "cmake",
		source:   "cmake(1), cmake-language(7), CMake 3.30: file(READ), configure_file",
		sources:  "CMakeLists.txt *.cmake",
		argument: `(?i)\b(?:configure_file\(\s*|file\(\s*(?:READ|STRINGS)\s+)(?:"([^"\n]+)"|([^\s")]+))`,
		defines:  `(?i)\bset\(\s*(\w+)\s+"?([^\s")]+)"?\s*\)`,
		given: "CMAKE_SOURCE_DIR=. CMAKE_CURRENT_SOURCE_DIR=. PROJECT_SOURCE_DIR=. CMAKE_CURRENT_LIST_DIR=. " +
			"CMAKE_BINARY_DIR=build CMAKE_CURRENT_BINARY_DIR=build PROJECT_BINARY_DIR=build",
		holes: `\$\{(\w+)\}|\$ENV\{\w+\}|@\w+@`,
		undo:  "backslash",
	},
	{
		programs: "make gmake",
		source:   "GNU make manual 4.4, 8.11 The file Function",
		sources:  "Makefile makefile GNUmakefile *.mk",
		argument: `\$[({]file[ \t]*<[ \t]*((?:[^(){}\n]|[({][^(){}\n]*[)}])*)`,
		defines:  `(?m)^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*[:?]{0,2}=[ \t]*([^\n#]*)`,
		holes:    `\$[({](\w+)[)}]|\$[({][^(){}]*[)}]|\$(\w)`,
	},
	{
		programs: "ledger hledger beancount bean-check bean-report",
		source:   "ledger 3 manual, include: a pattern of names may stand there",
		sources:  "*.ledger *.dat *.journal *.beancount *.hledger",
		argument: `(?m)^!?include[ \t]+"?([^\s"]+)`,
		holes:    `[*?]+|\[[^\]\n]*\]`,
	},
	{
		programs: "bison yacc byacc",
		source:   "bison(1) manual 3.8, %output, %defines, %header, %file-prefix; POSIX yacc has none",
		argument: `%(?:output|defines|header|name-prefix-file|file-prefix)[ \t=]*"([^"\n]+)"|` +
			`%define[ \t]+(?:api\.(?:header|location)\.(?:include|file)|location_file)[ \t]+[{"]+"?([^"}\n]+)`,
		undo: "backslash", writes: true,
	},
	{
		programs: "flex lex reflex",
		source:   "flex(1) manual 2.6, Options for output files",
		argument: `(?m)^%option\b[^\n]*?\b(?:outfile|header-file|header|tables-file)[ \t]*=[ \t]*"([^"\n]+)"`,
		undo:     "backslash", writes: true,
	},
}

// Spelling is how a program's texts may spell the name of a file.
type Spelling struct {
	Verbs, Undo, Text                         []string
	Sources                                   string
	Argument, Joins, Defines, Holes, Anything *regexp.Regexp
	Given                                     map[string]string
	Writes                                    bool // the file is written, and not put in
}

// Spellings lists those of a program by its first name.
func Spellings(name string) []Spelling { return spellingTable()[name] }

var spellingTable = sync.OnceValue(func() map[string][]Spelling {
	m := map[string][]Spelling{}
	for _, one := range spellings {
		s := Spelling{Verbs: strings.Fields(one.verbs), Undo: strings.Fields(one.undo), Sources: one.sources,
			Text: strings.Fields(one.text), Argument: regexp.MustCompile(one.argument), Given: map[string]string{},
			Joins: compiled(one.joins), Defines: compiled(one.defines), Holes: compiled(one.holes),
			Anything: compiled(one.anything), Writes: one.writes}
		for pair := range strings.FieldsSeq(one.given) {
			name, value, _ := strings.Cut(pair, "=")
			s.Given[name] = value
		}
		for name := range strings.FieldsSeq(one.programs) {
			m[name] = append(m[name], s)
		}
	}
	return m
})

// compiled is a regular expression, or nil where there is none.
func compiled(pattern string) *regexp.Regexp {
	if pattern == "" {
		return nil
	}
	return regexp.MustCompile(pattern)
}
