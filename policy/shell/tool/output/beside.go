package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// beside is how programs, given no name for it, name what they write after their input.
type beside struct {
	programs string
	endings  string // what takes the place of the input's ending
	form     string // options whose value is the ending
	called   string // endings that are not what the form is called: FORM=ENDING
	forced   string // it goes over what is there only with one of these
	into     string // options that name another folder
	input    string // options that name the input
	after    bool   // the ending comes after the whole name: a.dot.png
	traces   string // endings of what an earlier run leaves: beside one, the output is the program's own
	here     bool   // it writes to the working folder, wherever the input lies
	any      bool   // any number of inputs; else a second name is the output's
	unless   string // options with which it writes nothing, or not there
	although string // options that name another output, beside these
	own      string // what a text begins with that it has written before; a program is its own too
}

// none stands for no ending at all.
const none = "-"

// gccs are the compilers that take GCC's options (gcc(1), Developer Options: -save-temps).
const gccs = "gcc g++ cc c++ clang clang++ gfortran tcc icx icpx nvcc emcc em++ avr-gcc arm-none-eabi-gcc"

// besides are such programs. Sources: ps2pdf(1), pdftotext(1), pdftops(1), lame(1), oggenc(1), oggdec(1),
// flac(1), wavpack(1), pngquant(1), epstopdf(1), docx2txt(1), mogrify(1) (ImageMagick 7), dot(1) (Graphviz
// 12), plantuml.com, unoconv(1), textutil(1), marp-cli 4, md-to-pdf 5, mermaid-cli 11, asciidoctor(1),
// stylus 0.64, swig 4.2, jupytext 1.16, dvips(1), pdfcrop 1.40, pdfjam 3, tex(1) and latexmk(1) (TeX Live
// 2024), tectonic 0.15, tsc 5.6, gcc(1) -S (GCC 14), ghc 9.8, rustc 1.82 --emit, bison(1), typst 0.12,
// lilypond(1) 2.24, d2 0.6, PyInstaller 6 (it writes NAME.spec anew for each script), potrace(1) 1.16, javac 23,
// Cython 3, ragel(1) 6.10.
var besides = []beside{
	{programs: "ps2pdf ps2pdf12 ps2pdf13 ps2pdf14 ps2pdfwr epstopdf dvipdf dvipdfm dvipdfmx", endings: ".pdf"},
	{programs: "pdf2ps pdftops dvips", endings: ".ps"},
	{programs: "pdftotext docx2txt", endings: ".txt"},
	{programs: "pdftohtml", endings: ".html s.html"},
	{programs: "lame", endings: ".mp3"},
	{programs: "oggenc", endings: ".ogg", any: true},
	{programs: "oggdec mpg123", endings: ".wav", any: true},
	{programs: "flac", endings: ".flac .wav", forced: "-f --force", any: true},
	{programs: "wavpack", endings: ".wv", forced: "-y", any: true},
	{programs: "pngquant", endings: "-fs8.png -or8.png", forced: "-f --force", any: true},
	{programs: "mogrify", form: "-format --format", forced: "-format --format", into: "-path --path", any: true},
	{programs: "dot neato fdp sfdp circo twopi osage patchwork", form: "-T", forced: "-O", after: true, any: true},
	{programs: "plantuml", endings: ".png", form: "-t", into: "-output", any: true},
	{programs: "unoconv doc2pdf", endings: ".pdf", form: "-f --format", any: true},
	{programs: "textutil", form: "-convert", forced: "-convert", any: true},
	{programs: "marp marp-cli", endings: ".html .pdf .pptx .png", any: true},
	{programs: "md-to-pdf", endings: ".pdf", any: true},
	{programs: "mmdc", endings: ".svg -1.svg", input: "-i --input", after: true},
	{programs: "stylus", endings: ".css", any: true},
	{programs: "swig", endings: ".py", forced: "-python"},
	{programs: "jupytext", form: "--to", forced: "--to", any: true},
	{programs: "nbconvert", form: "--to", called: "script=.py python=.py markdown=.md latex=.tex webpdf=.pdf " +
		"slides=.slides.html qtpdf=.pdf qtpng=.png notebook=.nbconvert.ipynb", into: "--output-dir", any: true,
		endings: ".html"},
	{programs: "asciidoctor", endings: ".html .xml", into: "-D --destination-dir", any: true},
	{programs: "asciidoctor-pdf", endings: ".pdf", into: "-D --destination-dir", any: true},
	{programs: "pdfcrop", endings: "-crop.pdf"},
	{programs: "pdfjam", endings: "-pdfjam.pdf"},
	{programs: "pdfnup", endings: "-nup.pdf"},
	{programs: "pdfbook", endings: "-book.pdf"},
	{programs: "pdflatex xelatex lualatex pdftex xetex luatex latexmk tectonic lualatex-dev context", endings: ".pdf",
		into: "-output-directory --output-directory -outdir --outdir", traces: ".log .aux .fls", any: true},
	{programs: "pdflatex xelatex lualatex pdftex xetex luatex latexmk tex latex etex platex uplatex",
		endings: ".log", into: "-output-directory --output-directory -outdir --outdir", any: true, here: true,
		own: "This is "},
	{programs: "bibtex bibtex8 pbibtex", endings: ".bbl .blg", any: true, here: true,
		own: "\\begin{thebibliography}|\n\\begin{thebibliography}|\\providecommand|This is "},
	{programs: "protoc", endings: "_pb2.py", forced: "--python_out", into: "--python_out", any: true,
		own: "# -*- coding: utf-8 -*-\n# Generated by|# Generated by"},
	{programs: "protoc", endings: ".pb.h .pb.cc", forced: "--cpp_out", into: "--cpp_out", any: true,
		own: "// Generated by"},
	{programs: "protoc", endings: ".pb.go", forced: "--go_out", into: "--go_out", any: true, own: "// Code generated"},
	{programs: "tex latex etex platex uplatex dvilualatex", endings: ".dvi",
		into: "-output-directory --output-directory", traces: ".log .aux", any: true},
	{programs: "tsc tsgo", endings: ".js", into: "-outDir --outDir", any: true, // without a tsconfig.json
		unless: "-noEmit --noEmit -emitDeclarationOnly --emitDeclarationOnly -outFile --outFile -b --build"},
	{programs: gccs,
		endings: ".s", forced: "-S", here: true, any: true},
	{programs: gccs, endings: ".i .ii .s .bc", forced: "-save-temps -save-temps=obj -save-temps=cwd --save-temps",
		here: true, any: true, although: "-o -c"},
	{programs: gccs, endings: ".i .ii .s .bc", forced: "-save-temps -save-temps=obj", input: "-o", any: true,
		although: "-o -c"},
	{programs: gccs, endings: ".d", forced: "-MD -MMD", here: true, any: true, although: "-o -c", unless: "-MF"},
	{programs: gccs, endings: ".gcno", forced: "--coverage -coverage -ftest-coverage", here: true, any: true,
		although: "-o -c", own: none},
	{programs: gccs, endings: ".su", forced: "-fstack-usage", here: true, any: true, although: "-o -c"},
	{programs: gccs, endings: ".ci", forced: "-fcallgraph-info", here: true, any: true, although: "-o -c"},
	{programs: gccs, endings: ".dwo", forced: "-gsplit-dwarf", here: true, any: true, although: "-o -c", own: none},
	{programs: "ghc", endings: ".s", forced: "-S", any: true},
	{programs: "rustc", endings: ".s .ll .mir", forced: "--emit", here: true, unless: "--out-dir"},
	{programs: "typst", endings: ".pdf", form: "-f --format"},
	{programs: "lilypond", endings: ".pdf", here: true, any: true},
	{programs: "d2", endings: ".svg"},
	{programs: "pyinstaller pyi-makespec", endings: ".spec", here: true, any: true, unless: "--specpath -n --name"},
	{programs: "bison", endings: ".tab.c .tab.h .output", here: true},
	{programs: "bison", endings: ".xml", forced: "-x --xml", here: true},
	{programs: "bison", endings: ".gv .dot", forced: "-g --graph", here: true},
	{programs: "nasm yasm", endings: none, any: true, own: none,
		unless: "-o -f -E -e -M -MG -h -v -hf --version --help"},
	{programs: "cython cython3 cythonize", endings: ".c", any: true, own: "/* Generated by Cython"},
	{programs: "ragel", endings: ".c", any: true, own: "\n#line|#line"},
	{programs: "swig", endings: "_wrap.c _wrap.cxx", own: "/* ---"},
	{programs: "rustc", endings: none, here: true, unless: "--out-dir --emit --test --print -C", own: none},
	{programs: "ghc", endings: none, own: none, unless: "-e -S -no-link -M --make -i"},
	{programs: "potrace", endings: ".eps", form: "-b --backend", any: true},
	{programs: "javac", endings: ".class", into: "-d", any: true, own: none},
	{programs: "coqc", endings: ".vo .glob", any: true, own: none},
}

var besidesOf = table.ByWord(besides, func(b beside) []string { return strings.Fields(b.programs) })

// named are options by which these are told a name after all, or to print.
var named = strings.Fields("-o --output --output-name --out-file -c --stdout -jobname --jobname")

// besideInput judges outputs that are named after the input.
func (j *Judge) besideInput(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	rows := besidesOf(first)
	if len(rows) == 0 {
		rows = besidesOf(sub) // magick mogrify
	}
	for _, b := range rows {
		if b.although == "" && v.Has(named...) || v.Gave(strings.Fields(b.unless)...) ||
			b.forced != "" && !v.Gave(strings.Fields(b.forced)...) ||
			!b.any && len(v.Operands) > 1 {
			continue
		}
		folder, elsewhere := v.Option(strings.Fields(b.into)...)
		for _, a := range b.inputs(v) {
			for _, ending := range b.endingsOf(v) {
				out, ok := j.outputOf(b, a, ending, folder.Text, elsewhere)
				if ok && !j.wroteBefore(b.own, out) {
					j.OverUnsaved(c, out)
				}
			}
		}
	}
}

// wroteBefore reports an output that tells that such a program has written it.
func (j *Judge) wroteBefore(own string, out taint.Word) bool {
	if own == "" {
		return false
	}
	text, how := j.TextOf(j.Place(out))
	return how != files.Wholly || files.Binary(text) || beginsOne(text, own)
}

// inputs are the files after which the outputs are named.
func (b beside) inputs(v *option.Invocation) []taint.Word {
	if a, ok := v.Option(strings.Fields(b.input)...); ok {
		return []taint.Word{a}
	}
	return v.Operands
}

// endingsOf are the endings that this invocation's outputs get.
func (b beside) endingsOf(v *option.Invocation) []string {
	options := strings.Fields(b.form)
	if a, ok := v.Option(options...); ok && a.Text != "" {
		form, _, _ := strings.Cut(a.Text, ":")
		for called := range strings.FieldsSeq(b.called) {
			if ending, is := strings.CutPrefix(called, form+"="); is {
				return []string{ending}
			}
		}
		return []string{"." + form}
	}
	for _, u := range v.Unlisted { // plantuml -tsvg
		for _, name := range options {
			if form, ok := strings.CutPrefix(u.Name, name); ok && form != "" {
				return []string{"." + form}
			}
		}
	}
	return strings.Fields(b.endings)
}

// outputOf is the output for one input; a pattern is as many. Beside an earlier run's traces
// it is that run's.
func (j *Judge) outputOf(b beside, a taint.Word, ending, folder string, elsewhere bool) (taint.Word, bool) {
	text := a.Text
	if a.Glob != "" {
		text = a.Glob
	} else if !a.Known() {
		return a, false
	}
	stem := strings.TrimSuffix(text, path.Ext(text))
	if b.traces != "" && slices.ContainsFunc(strings.Fields(b.traces), func(end string) bool {
		return !j.World.Missing(j.Place(taint.Literal(stem + end)).Path)
	}) {
		return a, false
	}
	out := stem
	if ending != none {
		out += ending
	}
	if b.after {
		out = text + ending
	}
	if elsewhere || b.here {
		out = path.Join(folder, path.Base(out))
	}
	if out == text { // pyinstaller X.spec: what it reads
		return a, false
	}
	word := taint.Literal(out)
	if strings.ContainsAny(text, "*?") { // the shell's, or one of the program's own
		word.Glob = out
	}
	return word, true
}
