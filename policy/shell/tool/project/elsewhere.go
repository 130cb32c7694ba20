package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Programs that put texts together, or are set up by them, open whatever the texts name: by commands, directives and
// settings of which no table lists all.

// opening are such programs, with the texts and the settings from which they take names. Sources: LaTeX2e and the
// packages of TeX Live 2024, Typst 0.12, LilyPond 2.24, groff 1.23; Pandoc 3, Quarto 1.5, Asciidoctor 2, docutils
// 0.21, Sphinx 8, MkDocs 1.6 (pymdownx), Hugo 0.13x, Jekyll 4, Eleventy 3, Zola 0.19, mdBook 0.4; Doxygen 1.12,
// PlantUML 1.2024, Graphviz 12; Sass 1.80, Less 4, Stylus 0.6, PostCSS 8; FFmpeg 7 (concat, hls); librsvg 2.58,
// Inkscape 1.3, ImageMagick 7, WeasyPrint 62, wkhtmltopdf 0.12; libxslt and libxml2 (XInclude, entities), Saxon 12;
// Redocly 1, swagger-cli 4, OpenAPI Generator 7; Protocol Buffers 28, Cap'n Proto 1, Thrift 0.20; Jsonnet 0.20, CUE
// 0.10, Dhall 1.42; gnuplot 6, OpenSCAD 2021, POV-Ray 3.7, ngspice 43, Icarus Verilog 12, Verilator 5, GHDL 4;
// Ruff 0.6, Cargo 1.83, ESLint 9, Prettier 3, mypy 1, Pylint 3, Biome 1, RuboCop 1, golangci-lint 1,
// PHPStan 1; NASM 2.16, re2c 3, SWIG 4, Ragel 6, erlc of Erlang/OTP 27; abcm2ps 8, MLT 7, calibre 7; GNU make 4.4; HTML
// Tidy 5.8, Blender 4, Coq 8.20.
var opening = []opens{
	{"latex pdflatex xelatex lualatex tex pdftex luatex xetex latexmk tectonic arara rubber context lamed " +
		"dvilualatex bibtex biber bibtex8 chktex lacheck latexpand latexdiff texcount makeindex latexml pandoc",
		"*.tex *.ltx *.sty *.cls *.bib *.bst *.def *.cfg *.dtx *.ins *.aux *.bcf *.mkiv", ""},
	{"asy mpost mf mptopdf", "", "*.asy *.mp *.mf"},
	{"nasm yasm fasm re2c swig ragel erlc m4 gperf", "*.asm *.nasm *.inc *.mac *.re *.i *.rl *.erl *.hrl *.m4", ""},
	{"abcm2ps abc2midi melt ebook-convert kindlegen", "*.abc *.mlt *.kdenlive *.html *.opf", ""},
	{"make gmake bmake", "Makefile makefile GNUmakefile *.mk", ""},
	{"typst", "*.typ", ""},
	{"lilypond", "*.ly *.ily", ""},
	{"groff troff nroff soelim tbl eqn pic refer grn", "*.roff *.ms *.me *.mom *.man *.[1-9] *.ref", ""},
	{"pandoc quarto asciidoctor asciidoctor-pdf asciidoc rst2html rst2html5 rst2pdf rst2latex rst2man docutils marp " +
		"jupyter-book myst mdbook", "*.md *.qmd *.rmd *.Rmd *.rst *.adoc *.asciidoc *.txt *.html *.tex *.org *.ipynb",
		"*.yml *.yaml *.toml"},
	{"sphinx-build sphinx-autobuild mkdocs hugo jekyll eleventy zola", "*.md *.rst *.txt *.adoc *.html *.njk *.liquid",
		"mkdocs.y*ml hugo.* config.toml config.y*ml _config.y*ml"},
	{"doxygen", "", "Doxyfile* *.dox *.doxyfile"},
	{"plantuml mmdc dot neato circo fdp sfdp twopi d2 structurizr",
		"*.puml *.plantuml *.iuml *.pu *.wsd *.mmd *.dot *.gv *.d2 *.dsl", ""},
	{"sass lessc stylus postcss node-sass grass dart-sass", "*.scss *.sass *.less *.styl *.css", ""},
	{"ffmpeg ffprobe ffplay mpv mencoder sox", "*.txt *.m3u *.m3u8 *.ffconcat *.concat *.mpd *.list *.pls", ""},
	{"rsvg-convert inkscape convert magick mogrify composite weasyprint wkhtmltopdf wkhtmltoimage prince cairosvg " +
		"svgexport resvg", "*.svg *.html *.htm *.css *.msl *.mvg *.xml", ""},
	{"xsltproc xmllint saxon xalan fop msxsl basex zorba",
		"*.xml *.xsl *.xslt *.xsd *.dtd *.fo *.html *.svg *.rng *.xq", ""},
	{"swagger-cli redocly openapi openapi-generator openapi-generator-cli swagger-codegen spectral ajv asyncapi " +
		"json-dereference bundle-openapi quicktype datamodel-codegen", "*.json *.yml *.yaml", ""},
	{"protoc buf capnp thrift flatc grpc_tools.protoc", "*.proto *.capnp *.thrift *.fbs", "buf*.yaml"},
	{"jsonnet jrsonnet cue dhall nickel pkl kcl", "*.jsonnet *.libsonnet *.cue *.dhall *.ncl *.pkl *.k", ""},
	{"gnuplot openscad povray ngspice iverilog verilator ghdl vvp yosys",
		"*.gp *.gnuplot *.plt *.scad *.pov *.inc *.cir *.spice *.sp *.v *.sv *.vh *.vhd *.vhdl", ""},
	{"dotnet msbuild xbuild", "", "*.csproj *.fsproj *.vbproj *.props *.targets *.rsp"},
	{"ant", "", "build.xml *.ant"}, {"rake", "", "Rakefile rakefile *.rake"},
	{"terraform tofu terragrunt terraform-docs", "", "*.tf *.tofu *.hcl .terraform-docs.yml"},
	{"cargo", "", "Cargo.toml"}, // not tsc: the settings of a folder of a larger project extend those above it
	{"coqc coqtop rocq", "", "*.v"}, {"tidy", "", "*"}, {"blender", "", "*.py"},
	{"ruff black mypy pylint flake8 pyright eslint prettier stylelint biome rubocop golangci-lint phpstan psalm",
		"", "ruff.toml .ruff.toml pyproject.toml setup.cfg mypy.ini .pylintrc .flake8 pyrightconfig.json .eslintrc* " +
			".prettierrc* .stylelintrc* biome.json* .rubocop*.yml .golangci.y*ml phpstan*.neon* psalm.xml"},
}

// assignsUp finds a setting in a text that is a folder above: ":docinfodir: ..".
var assignsUp = lazy.Pattern(`(?m)^[ \t]*[:\\]?[\w-]+[ \t]*[:=]+[ \t]*["']?\.\.(?:/\.\.)*/?["']?[ \t]*$`)

type opens struct{ programs, texts, settings string }

var openedBy = table.ByWord(opening, func(o opens) []string { return strings.Fields(o.programs) })

// giving are those that give an ending to a name by which a text has them write (the same manuals).
var giving = []givesEnding{
	{"latex pdflatex xelatex lualatex tex pdftex luatex xetex latexmk tectonic arara rubber dvilualatex context",
		".tex"},
	{"asy", ".pdf .eps .svg .png"},
	{"lilypond", ".pdf .midi .ps .png .svg"},
	{"plantuml", ".png .svg .pdf .txt"},
	{"coqc coqtop rocq", ".out"},
	{"blender", ".png .glb .obj .blend"},
}

type givesEnding struct{ programs, endings string }

var endingsOf = table.ByWord(giving, func(g givesEnding) []string { return strings.Fields(g.programs) })

// NamesElsewhere judges what this session wrote of the texts and the settings of such a program, where they name what
// lies outside of the workspace.
func NamesElsewhere(j *Judge, c *effect.Call, v *option.Invocation) {
	if j.Wrap.Remote || v.Marked(program.Info) || j.World.Disk == nil {
		return
	}
	emptiesLogs(j, c, v)
	for word := range strings.FieldsSeq(v.Name) { // npx sass too, but not the tidy of go mod
		if slices.ContainsFunc(v.Chain[1:], func(e *program.Entry) bool { return table.HasWord(e.Name, word) }) {
			continue
		}
		var endings []string
		for _, g := range endingsOf(word) {
			endings = strings.Fields(g.endings)
		}
		for _, o := range openedBy(word) {
			eachText(j, o.takes, func(file, text string) {
				settings := table.FitsAny(o.settings, path.Base(file))
				source.DocumentNames(j.Texts.Sources, c, file, text, settings || assignsUp().MatchString(text))
				if settings || path.Ext(file) != ".txt" {
					source.DocumentWrites(j.Texts.Sources, c, file, text, endings)
				}
			})
		}
	}
}

// takes reports a text or a setting of such a program, by its name.
func (o opens) takes(base string) bool {
	return table.FitsAny(o.settings, base) || table.FitsAny(o.texts, base)
}

// eachText hands on the texts of this session whose names fit.
func eachText(j *Judge, fits func(base string) bool, use func(file, text string)) {
	for _, file := range j.SessionFiles() {
		if !fits(path.Base(file)) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= files.MaxSecret && !files.Binary(text) {
			use(file, text)
		}
	}
}
