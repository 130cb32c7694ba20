package program

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// A program that puts files into what it prints or builds, because the text that it
// reads says so, shows whatever files that text names.

// inclusion is how a language names files that are put in, and commands that run.
type inclusion struct {
	programs string // separated by spaces, as in signatures
	source   string
	files    string // a regular expression whose first group that fits is the file
	runs     string // a regular expression for what starts a command; empty: nothing does
	rooted   bool   // a name that begins with a slash counts from the project's folder
	sources  string // patterns of files all of which it takes from a folder; empty: those that it is given
	marks    string // words, in small letters, one of which stands in all of these; empty: none does
	ending   string // what the program puts behind a name that is not there
	connects bool   // a name may be a host's, which is asked
	patterns bool   // names may be several and patterns, which fit hidden names too; all: is Go's, for a folder
	root     string // the file in whose folder, or in one below it, names begin; empty: they begin beside their text
	verbs    string // the subcommands that put files in; empty: all do
	when     string // a regular expression for lines, and code, that have it done; empty: all do
	pictures bool   // a picture may be named by reference, as in Markdown
	raw      bool   // what comes in is no text as a rule
}

// XMLReaders stands for code that reads XML by a library.
const XMLReaders = "code-reads-xml"

// inclusions: by language.
var inclusions = []inclusion{
	{
		programs: "groff troff gtroff nroff gnroff man mandoc soelim eqn tbl pic grops grotty",
		source:   "groff(7), soelim(1), groff 1.23; mandoc(1)",
		files:    `(?m)(?:^|\\n)[.'][ \t]*(?:so|soquiet|mso|msoquiet|cf|trf|nx|psbb|hpf|hpfa|hpfcode|open)[ \t]+(\S+)`,
		runs:     `(?m)(?:^|\\n)[.'][ \t]*(?:sy|pso|pi)\b`,
	},
	{
		programs: "gcc g++ cc c++ cpp clang clang++ gcpp tcc icc icx nvcc zig mcpp",
		marks:    "include embed import",
		source:   "gcc(1) and the C preprocessor manual, GCC 14; C23, 6.10.4 (#embed)",
		files:    `(?m)(?:^|\\n)[ \t]*#[ \t]*(?:include|include_next|import|embed)[ \t]*[<"]([^>"\n]+)[>"]`,
	},
	{
		programs: "gcc g++ cc c++ clang clang++ as gas nasm yasm fasm llvm-mc ca65 rgbasm armasm",
		marks:    "incbin include embed .file",
		source:   "as(1) manual, GNU binutils 2.42; nasm 2.16 manual",
		files:    `(?i)(?:[.%]?incbin|[.%]include|%embed|\.file)[ \t]+["'` + "`" + `]?([^"'` + "`" + `\s,;]+)`,
	},
	{
		programs: "rustc rustdoc",
		marks:    "include proc_macro plugin",
		source:   "doc.rust-lang.org/std, macros include, include_str, include_bytes",
		files:    `include(?:_str|_bytes)?!\s*\(\s*r?#*"([^"]+)"`,
		runs:     `\b(?:proc_macro|plugin\()`,
	},
	{
		programs: "shellcheck",
		source:   "shellcheck(1), 0.10: -a also tells of sourced files, and shows their lines",
		when:     `(?:^|\s)(?:-\w*a|--check-sourced)`,
		files: `(?m)(?:^|[\s;&|({])(?:\.|source)[ \t]+["']?(?:\$\{?\w+\}?/)?([^\s"';&|)]+)|` +
			`#[ \t]*shellcheck[ \t][^\n]*\bsource=(\S+)`,
	},
	{
		programs: "m4 gm4 autom4te",
		marks:    "include paste undivert syscmd",
		source:   "m4(1) manual, GNU m4 1.4",
		files:    `s?(?:include|paste|undivert)\([` + "`" + `'"]*([^')` + "`" + `"]+)`,
		runs:     `\be?syscmd\b`,
	},
	{
		programs: "asciidoctor asciidoc a2x asciidoctor-pdf adoc",
		marks:    "include image video audio {eval {sys",
		source:   "docs.asciidoctor.org, include directive and safe modes",
		files:    `(?m)(?:(?:^|\\n)include::|(?:image|video|audio)::?|\{include:)([^\[\s}]+)`,
		runs:     `\{(?:eval|sys[23]?):`,
	},
	{
		programs: "pandoc rst2html rst2html5 rst2latex rst2man rst2odt rst2xml docutils sphinx-build",
		marks:    "include graphics file: url: input verbatim",
		source:   "docutils reStructuredText directives, include, raw, csv-table, literalinclude; pandoc 3 manual",
		files: `(?m)(?:\.\.[ \t]+(?:include|literalinclude|graphics)::[ \t]*|:(?:file|url):[ \t]*|\\(?:input|` +
			`include|lstinputlisting|verbatiminput)(?:\[[^\]]*\])?\{|#\+INCLUDE:[ \t]*"?)([^\s}"]+)`,
	},
	{
		programs: "tex latex pdftex pdflatex xetex xelatex luatex lualatex etex context latexmk tectonic texexec " +
			"arara dvilualatex uplatex platex bibtex htlatex htxelatex xhlatex mk4ht make4ht tex4ht tex4ebook " +
			"lwarpmk latexrun rubber texify pythontex mtxrun latexml lualatex-dev pdfcsplain",
		marks: "input include openin import subfile catchfile write18 shellescape directlua os.execute popen " +
			"openout iow_ filecontents verbatimout lua_ latelua pgfplotstablesave arara rubber listing verbatim " +
			"minted luacode ctxlua luadirect luaexec cldfile ^^ csname",
		source: "TeX by Topic, LaTeX2e reference, the listings and verbatim packages; ConTeXt, Lua code; luacode 1.2",
		ending: ".tex",
		files: `\\(?:input|include|InputIfFileExists|verbatiminput|VerbatimInput|lstinputlisting|` +
			`inputminted(?:\[[^\]]*\])?\{\w+\}|openin[ \t]*\\?\w+[ \t]*=|includegraphics|import|subfile|catchfile|` +
			`CatchFileDef|@@?input|primitive\\input)(?:\[[^\]]*\])?[ \t]*[{"]?([^\s{}"\\|]+)`,
		runs: `\\(?:input|openin[^=]*=)[ \t]*[{"]*\||\\write18|\\ShellEscape|\\openout|\\directlua|` +
			`\\iow_(?:open|shell)|\\begin\{VerbatimOut\}|\\begin\{filecontents\*?\}\s*\[[^\]]*(?:overwrite|force)` +
			`[^\]]*\]\{[^\\}]|\\lua_(?:now|shipout)|\\latelua|\\pgfplotstablesave|` +
			`(?m:^%[ \t]*arara:[ \t]*(?:clean|copy|move|make|shell)\b|` +
			`^%[ \t]*rubber:[ \t]*(?:onchange|shell_escape|clean))|` +
			`\\startluacode|\\ctxlua|\\ctxcommand|\\luadirect|\\luaexec|\\cldfile|\\begin\{luacode|` +
			`os\.execute|io\.popen|\\\w*\^\^[0-9a-f]{2}|\\csname[ \t]*(?:op|wri|imm|shell)`,
	},
	{
		programs: "xmllint xsltproc xmlstarlet xml xalan saxon basex zorba",
		marks:    "system public href document unparsed-text doc(",
		source:   "xmllint(1), xsltproc(1), libxml2 2.12; XML 1.0, 4.2.2; XInclude 1.0; XSLT 1.0, 12.1",
		files: `(?:SYSTEM[ \t\r\n]+|PUBLIC[ \t\r\n]+["'][^"']*["'][ \t\r\n]+|\bhref[ \t]*=[ \t]*|document\(|` +
			`unparsed-text\(|\bdoc\()["']([^"']+)`,
	},
	{
		programs: "xmllint xsltproc xmlstarlet xml xalan saxon basex zorba " + XMLReaders,
		marks:    "<!entity <!doctype include",
		source:   "XML 1.0, 4.2.2: entities and the external subset; XInclude 1.0",
		files: `<!ENTITY\s[^>]*?(?:SYSTEM|PUBLIC\s+["'][^"']*["'])\s+["']([^"']+)|` +
			`<!DOCTYPE\s+[\w:.-]+\s+SYSTEM\s+["']([^"']+)|<[\w.-]*:?include\b[^>]*?\bhref\s*=\s*["']([^"']+)`,
		connects: true,
	},
	{
		programs: "rst2html rst2html5 rst2latex rst2man rst2odt rst2xml docutils sphinx-build",
		marks:    ":url:",
		source:   "docutils, raw and csv-table",
		files:    `(?m)^[ \t]+:url:[ \t]*(\S+)`,
		connects: true,
	},
	{
		programs: "jsonnet jsonnetfmt jrsonnet",
		source:   "jsonnet.org language reference, imports",
		files:    `import(?:str|bin)?[ \t]+["']([^"']+)`,
	},
	{
		programs: "dhall dhall-to-json dhall-to-yaml",
		source:   "docs.dhall-lang.org, imports",
		files:    `(?:^|\s)((?:~|\.{0,2})/[^\s]+)`,
		runs:     `\benv:`,
	},
	{
		programs: "mustache handlebars jinja2 j2 nunjucks",
		source:   "their manuals: include",
		files:    `\{[%{]-?\s*(?:include|import|extends|source)\s+["']([^"']+)`,
	},
	{
		programs: "dot neato fdp sfdp circo twopi",
		source:   "graphviz.org, attributes image and shapefile",
		files:    `(?:image|shapefile|imagepath)[ \t]*=[ \t]*"([^"]+)"`,
	},
	{
		programs: "ledger hledger beancount bean-check bean-report",
		source:   "ledger 3 manual, include",
		files:    `(?m)^!?include[ \t]+"?([^\s"]+)`,
	},
	{programs: "nginx apachectl", source: "their manuals: include", files: `(?im)^\s*include(?:optional)?\s+([^\s;]+)`},
	{
		programs: "doxygen",
		source:   "doxygen manual, @INCLUDE and filters",
		files:    `(?m)^@INCLUDE\s*=\s*(\S+)`,
		runs: `(?m)^\s*(?:INPUT_FILTER|FILTER_PATTERNS|FILE_VERSION_FILTER|QHG_LOCATION|HHC_LOCATION|DOT_PATH|` +
			`PERL_PATH)\s*[+]?=\s*\S`,
	},
	{
		programs: "lessc sass stylus postcss tailwindcss node-sass sassc grass",
		source:   "lesscss.org (@import (inline), data-uri), sass-lang.com (@use, @import), Stylus (json, use)",
		files: `(?:@import|@use|@forward|@require|@plugin|@reference|\b(?:data-uri|json|url|import|use|include))\b` +
			`[^"'\n;]{0,60}["']([^"'\n?]+)`,
		sources: "*.less *.scss *.sass *.styl *.css *.pcss",
	},
	{
		programs: "mkdocs sphinx-build sphinx-autobuild mdbook vuepress vitepress docusaurus zensical retype",
		source: "pymdownx.snippets, markdown-include, mkdocs-macros; docutils directives; mdBook (#include); " +
			"VitePress and VuePress (<<< @/file, @include)",
		files: `(?m)^[ \t]*-+8<-+[ \t]+["']?([^"'\s]+)|\{!\s*([^\s!]+)\s*!\}|\{%-?\s*include\s+["']([^"']+)|` +
			`\.\.[ \t]+(?:include|literalinclude|csv-table)::[ \t]*(\S+)|:file:[ \t]*(\S+)|` +
			`\{\{#(?:include|playground|rustdoc_include)[ \t]+([^\s:}]+)|<<<[ \t]*(?:@/)?([^\s{#\[]+)|` +
			`@include:[ \t]*([^\s>]+)|["']([^"'\n]+)\?raw["']`,
		sources: "*.md *.mdx *.rst *.txt *.markdown",
	},
	{
		programs: "vite webpack rollup rolldown parcel esbuild rspack rsbuild next nuxt astro snowpack turbopack " +
			"tsup microbundle swc ncc vitest wmr bun",
		source: "vitejs.dev (?raw, ?url, ?inline), webpack 5 asset modules, esbuild loaders, Parcel 2 (bundle-text:)",
		files: `(?:\bfrom|\bimport|\brequire|\bimport\.meta\.glob|\bnew URL|\bsrc\s*=|\bhref\s*=)\s*\(?\s*` +
			`["'` + "`" + `](?:[\w-]+[!:])*([^"'` + "`" + `\n?]+)|\burl\(\s*([^"'\s)?#]+)`,
		rooted:  true,
		sources: "*.js *.ts *.jsx *.tsx *.mjs *.cjs *.mts *.cts *.vue *.svelte *.astro *.html *.css *.scss *.less",
	},
	{
		programs: "go",
		marks:    "include embed",
		source:   "cmd/cgo, Go 1.26",
		files:    `(?m)^\s*(?://|/?\*)?\s*#[ \t]*include[ \t]*[<"]([^>"\n]+)`,
		sources:  "*.go *.c *.h *.cc *.cpp *.s",
	},
	{
		programs: "go",
		marks:    "embed",
		source:   "package embed, Go 1.26: a folder is taken without hidden names, unless all: stands before it",
		files:    `(?m)^//go:embed[ \t]+([^\n]+)`,
		sources:  "*.go",
		patterns: true,
	},
	{
		programs: "helm",
		marks:    ".files",
		source:   "helm.sh/docs, Helm 3.16, Accessing Files Inside Templates; gobwas/glob 0.2: * fits hidden names",
		files:    `\.Files(?:\.(?:Get|GetBytes|Glob|Lines)\s+|\s+["'` + "`" + `]?)["'` + "`" + `]([^"'` + "`" + `\n]+)`,
		sources:  "*.yaml *.yml *.tpl *.txt *.json",
		patterns: true, root: "Chart.yaml", verbs: "template install upgrade",
	},
	{
		programs: "terraform tofu terragrunt",
		marks:    "file",
		source:   "developer.hashicorp.com, Terraform 1.9, file and fileset; doublestar 4: * fits hidden names",
		files: `\b(?:file|filebase64|templatefile)\(\s*"(?:\$\{path\.\w+\}/)?([^"$\n]+)"|` +
			`\bfileset\(\s*(?:path\.\w+|"\$\{path\.\w+\}/?"|"\.")\s*,\s*"([^"\n]+)"|` +
			`\bfileset\(\s*"(?:\$\{path\.\w+\}/)?([^"$\n]+)"\s*,\s*"\*`,
		sources:  "*.tf *.tofu",
		patterns: true, verbs: "plan apply console test refresh run-all",
	},
	{programs: "ctags etags", source: "ctags(1), Universal Ctags 6", files: `(?m)^--options(?:-maybe)?=(\S+)`},
	{programs: "jq gojq jaq", source: "jq 1.7 manual, Modules", files: `(?:import|include)[ \t]+"([^"]+)"`},
}

// Inclusion is a way that a program's text names files or runs commands.
type Inclusion struct {
	Files, Runs *regexp.Regexp
	Rooted      bool     // a name that begins with a slash counts from the project's folder
	Marks       []string // one of them stands in all that fits, in either case; empty: none does
	Ending      string   // what the program puts behind a name that is not there
	Connects    bool     // a name may be a host's, which is asked
	Patterns    bool     // names may be several and patterns, which fit hidden names too
	Root        string   // the file in whose folder names begin; empty: beside their text
	Verbs       []string // the subcommands that put files in; empty: all do
	Sources     string   // patterns of files of the session that it takes by itself
	When        *regexp.Regexp
	Pictures    bool // a picture may be named by reference, as in Markdown
	Raw         bool // what comes in is no text as a rule
}

// Applying are the ways of a program that a line, or code, has done.
func Applying(ways []Inclusion, line string) []Inclusion {
	return slices.DeleteFunc(slices.Clone(ways), func(in Inclusion) bool {
		return in.When != nil && !in.When.MatchString(line)
	})
}

// IncludesFrom is the patterns of the files that a program takes all of from a folder, and
// puts in what they name; empty: none.
func IncludesFrom(name string) string {
	for _, one := range inclusions {
		if one.sources != "" && slices.Contains(strings.Fields(one.programs), name) {
			return one.sources
		}
	}
	return ""
}

// Inclusions lists those of a program by its first name.
func Inclusions(name string) []Inclusion { return inclusionTable()[name] }

var inclusionTable = sync.OnceValue(func() map[string][]Inclusion {
	m := map[string][]Inclusion{}
	for _, one := range slices.Concat(inclusions, documentInclusions, addressInclusions) {
		in := Inclusion{Files: regexp.MustCompile(one.files), Marks: strings.Fields(one.marks), Rooted: one.rooted,
			Ending: one.ending, Connects: one.connects, Patterns: one.patterns, Root: one.root,
			Verbs: strings.Fields(one.verbs), When: compiled(one.when), Pictures: one.pictures, Raw: one.raw}
		if one.connects {
			in.Sources = one.sources
		}
		if one.runs != "" {
			in.Runs = regexp.MustCompile(one.runs)
		}
		for name := range strings.FieldsSeq(one.programs) {
			m[name] = append(m[name], in)
		}
	}
	return m
})
