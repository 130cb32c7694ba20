package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// A program that reads documents by a library shows the files that a document puts in. Which it reads is seldom said in
// one place, so those of this session's of the kind count, and the text of new code itself.

// documentReader is a library, by what names it, with the program that puts in the same, and the endings of documents.
type documentReader struct {
	reads   func() *regexp.Regexp
	as      string
	endings string
}

// documentReaders are such libraries: xml.sax, lxml 5, Nokogiri 1.16, libxmljs2, PHP 8.4 (LIBXML_NOENT), Java 21
// (javax.xml), .NET 9, XML::LibXML 2; docutils 0.21, Sphinx 8; WeasyPrint 62, pdfkit 1, xhtml2pdf 0.2.
var documentReaders = append([]documentReader{
	{lazy.Pattern(`feature_external_[gp]es|\bfrom lxml\b|\bimport lxml\b|\blxml\.etree|\bNokogiri\b|\blibxmljs|` +
		`LIBXML_NOENT|LIBXML_DTDLOAD|LIBXML_XINCLUDE|DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|` +
		`SAXReader|SAXBuilder|` +
		`XMLReaderFactory|\bXmlDocument\b|\bXmlTextReader\b|XML::LibXML|DtdProcessing\.Parse|ElementInclude`),
		program.XMLReaders, ".xml .svg .xsl .xslt .xhtml .rss .atom .plist .dtd .ent .txt"},
	{lazy.Pattern(`\bdocutils\b|\bsphinx\.cmd\b|\bsphinx\.application\b`), "docutils", ".rst .rest .txt"},
	{lazy.Pattern(`\bweasyprint\b|\bpdfkit\b|\bxhtml2pdf\b|\bimgkit\b`), "weasyprint", ".html .htm .css .xhtml .svg"},
}, addressReaders...)

// includesOwn judges the documents of this session's that such a program may read.
func includesOwn(j *Judge, c *effect.Call, t *ProgramText, text string) {
	if t.guess || len(text) > maxRead || j.World.Disk == nil {
		return
	}
	for _, reader := range documentReaders {
		if !reader.reads().MatchString(text) {
			continue
		}
		ways := program.Applying(program.Inclusions(reader.as), text)
		if j.Sources.newText(t) {
			documentPutsIn(j, c, ways, text, "", func(string) bool { return true })
		}
		for _, file := range j.SessionFiles() {
			if !table.HasWord(reader.endings, strings.ToLower(path.Ext(file))) || !j.Enter() {
				continue
			}
			document, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && len(document) <= files.MaxSecret {
				documentPutsIn(j, c, ways, document, file, access.NewNames(j.Judge, file))
			}
			j.Leave()
		}
	}
	folderLoaders(j, c, t, text)
}

// documentPutsIn judges what a document puts in; no file: the code itself has it.
func documentPutsIn(j *Judge, c *effect.Call, ways []program.Inclusion, text, file string, own func(string) bool) {
	dir := j.State.Cwd
	if file != "" {
		dir = path.Dir(file)
	}
	for _, act := range include.Read(text, ways) {
		name := strings.TrimPrefix(act.Text, "file://")
		switch {
		case act.Kind != lang.Reads && act.Kind != lang.Connects || !own(act.Text):
		case act.Kind == lang.Connects && strings.Contains(name, "://"):
			host, _ := access.AddressParts(name)
			if host != "" && !network.LoopbackHost(host) && !access.KnownAddress(j.Judge, file, name) {
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("the code talks to the network"))
			}
		case strings.Contains(name, "://"):
		default:
			access.Included(j.Judge, c, name, dir, true)
		}
	}
}

// loadedFrom finds the folders from which templates are loaded, or files are served, by a name that a document or a
// request gives (Jinja2 3, FileSystemLoader; Mako 1, TemplateLookup; Nunjucks 3; Twig 3; Django 5, DIRS; Python 3.13,
// http.server; Starlette 0.41; Flask 3; Express 5), or are packed (setuptools 75, data_files).
var loadedFrom = lazy.Pattern(`\b(?:File[Ss]ystemLoader|TemplateLookup|ChoiceLoader|nunjucks\.configure|` +
	`Jinja2Templates|StaticFiles|send_from_directory|express\.static|serve_static|static_file)\s*\(([^()]{0,300})|` +
	`(?s:\bnunjucks\b.{0,600}?)\.configure\(([^()]{0,300})|` +
	`SimpleHTTPRequestHandler\s*,([^()]{0,200})|\bDIRS["']\s*:\s*(\[[^\]]{0,300})|` +
	`\bdata_files\s*=\s*(\[[^\n]{0,300})`)

// folderLoaders judges such folders where new code names them.
func folderLoaders(j *Judge, c *effect.Call, t *ProgramText, text string) {
	if !j.Sources.newText(t) {
		return
	}
	for _, m := range loadedFrom().FindAllStringSubmatch(text, maxEmbedded) {
		outsideIn(j, c, strings.Join(m[1:], ""))
	}
	if t.Lang == code.Ruby && readsArguments().MatchString(text) {
		for _, m := range ownArguments().FindAllStringSubmatch(text, maxEmbedded) {
			outsideIn(j, c, m[1])
		}
	}
}

// Ruby reads the files that its arguments name, which it may give itself (Ruby 3.3, ARGF).
var (
	readsArguments = lazy.Pattern(`\bARGF\b|\$<|\b(?:gets|readlines?)\b`)
	ownArguments   = lazy.Pattern(`\bARGV\s*(?:\.(?:replace|unshift|prepend|push|append|concat|insert)\b|<<|` +
		`\[[^\]\n]*\]\s*=)([^\n]*)`)
)

// outsideIn judges what the strings of some code name outside of the workspace.
func outsideIn(j *Judge, c *effect.Call, text string) {
	for _, name := range QuotedStrings(text) {
		a := taint.Literal(name)
		if !strings.HasPrefix(name, "..") && !path.IsAbs(name) && !strings.HasPrefix(name, "~") {
			continue
		}
		if p := j.Place(a); p.Path != "" && !p.Any(place.Inside|place.Temp) && !j.World.Missing(p.Path) {
			j.Reads(c, a)
		}
	}
}
