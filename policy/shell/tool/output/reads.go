package output

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/container"
)

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
