package shell

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
)

// documentReaders are programs whose input is a document that can take in other files
// by name: typst's #read, AsciiDoc's include::, reStructuredText's literalinclude, TeX's
// \input (typst 0.12; asciidoctor 2; docutils 0.21; TeX Live 2024).
var documentReaders = strings.Fields("typst asciidoctor asciidoctor-pdf asciidoc rst2html rst2html.py rst2man rst2latex pdflatex xelatex lualatex latex tex pdftex xetex luatex tectonic")

// takesIn judges a document on standard input, and TeX on the command line, by the
// files that its text names.
func (k *outputJudge) takesIn(c *call, v *invocation) {
	if !slices.Contains(documentReaders, strings.SplitN(v.name, " ", 2)[0]) {
		return
	}
	texts := []string{}
	for _, a := range v.operands {
		if isStdin(a) || strings.HasPrefix(a.text, `\`) {
			texts = append(texts, a.text)
		}
	}
	if len(texts) == 0 {
		return
	}
	if slices.Contains(texts, "-") && !c.in.known && c.in.from != 0 {
		c.unknown(say("reads {0}, which is not known before it runs", "…"))
	}
	for _, name := range fileWord().FindAllString(c.in.text+"\n"+strings.Join(texts, "\n"), maxListed) {
		if p := k.world.At(k.state.cwd, name); p.Is(place.Secret) {
			k.shows(c, p, name)
			c.raise(risk.High, risk.FSConfigSecrets, say("the document takes in secrets: {0}", name))
		}
	}
}

// fileWord is a word that can name a file.
var fileWord = lazy.Pattern(`[\w.~/-]*\.[\w.~/-]+|[~/][\w.~/-]+`)
