package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/container"
)

// besides are programs that, given no name for it, write beside their input under its
// name with another ending. Sources: ps2pdf(1), pdftotext(1), pdftops(1), lame(1),
// oggenc(1), oggdec(1), flac(1), wavpack(1), pngquant(1), epstopdf(1), docx2txt(1).
var besides = []struct {
	programs []string
	ending   string
	forced   []string // it goes over what is there only with one of these
}{
	{programs: strings.Fields("ps2pdf ps2pdf12 ps2pdf13 ps2pdf14 ps2pdfwr epstopdf dvipdf dvipdfm dvipdfmx"),
		ending: ".pdf"},
	{programs: strings.Fields("pdf2ps pdftops dvips"), ending: ".ps"},
	{programs: strings.Fields("pdftotext docx2txt"), ending: ".txt"},
	{programs: strings.Fields("pdftohtml"), ending: ".html"},
	{programs: strings.Fields("lame"), ending: ".mp3"},
	{programs: strings.Fields("oggenc"), ending: ".ogg"},
	{programs: strings.Fields("oggdec mpg123"), ending: ".wav"},
	{programs: strings.Fields("flac"), ending: ".flac", forced: strings.Fields("-f --force")},
	{programs: strings.Fields("flac"), ending: ".wav", forced: strings.Fields("-f --force")},
	{programs: strings.Fields("wavpack"), ending: ".wv", forced: strings.Fields("-y")},
	{programs: strings.Fields("pngquant"), ending: "-fs8.png", forced: strings.Fields("-f --force")},
	{programs: strings.Fields("pngquant"), ending: "-or8.png", forced: strings.Fields("-f --force")},
}

// besideInput judges such outputs.
func (j *Judge) besideInput(c *effect.Call, v *option.Invocation) {
	if v.Has("-o", "--output", "--output-name", "-c", "--stdout") {
		return
	}
	for _, b := range besides {
		if !slices.Contains(b.programs, v.Name) || b.forced != nil && !v.Has(b.forced...) {
			continue
		}
		if b.forced == nil && len(v.Operands) > 1 && v.Name != "oggenc" {
			continue // the second one is its name
		}
		for _, a := range v.Operands {
			if a.Known() {
				j.OverUnsaved(c, taint.Literal(strings.TrimSuffix(a.Text, path.Ext(a.Text))+b.ending))
			}
		}
	}
}

// documentReaders are programs whose input is a document that can take in other files
// by name: typst's #read, AsciiDoc's include::, reStructuredText's literalinclude, TeX's
// \input (typst 0.12; asciidoctor 2; docutils 0.21; TeX Live 2024).
var documentReaders = strings.Fields("typst asciidoctor asciidoctor-pdf asciidoc rst2html rst2html.py rst2man " +
	"rst2latex pdflatex xelatex lualatex latex tex pdftex xetex luatex tectonic")

// takesIn judges a document on standard input, and TeX on the command line, by the
// files that its text names.
func (j *Judge) takesIn(c *effect.Call, v *option.Invocation) {
	if name, _ := v.Words(); !slices.Contains(documentReaders, name) {
		return
	}
	texts := []string{}
	for _, a := range v.Operands {
		if taint.IsStdin(a) || strings.HasPrefix(a.Text, `\`) {
			texts = append(texts, a.Text)
		}
	}
	if len(texts) == 0 {
		return
	}
	if slices.Contains(texts, "-") && !c.In.Known && c.In.From != 0 {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
	}
	for _, name := range container.FileWord().FindAllString(c.In.Text+"\n"+strings.Join(texts, "\n"),
		container.MaxListed) {
		if p := j.World.At(j.State.Cwd, name); p.Is(place.Secret) {
			j.Shows(c, p, name)
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the document takes in secrets: {0}", name))
		}
	}
}
