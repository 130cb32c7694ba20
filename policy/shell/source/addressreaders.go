package source

import (
	"guard/internal/lazy"
	"guard/policy/shell/program"
)

// addressReaders are libraries that follow the addresses in a document: json-schema-ref-parser 11, swagger-parser 10,
// prance 23, jsonref 1, openapi-core 0.19, jsonschema 4 (RefResolver), kin-openapi 0.128; less 4, lesscpy; rdflib 7,
// pyld 2, jsonld.js 8, owlready2 0.47, Comunica 4, EasyRdf 1; Vega 5, vl-convert 1; premailer 3, css-inline 0.14, juice
// 11, Dompdf 3, mPDF 8, TCPDF 6, html-to-docx 1, htmldocx 0.0.6, fpdf2 2, html2image 2, Grover 1; xmlschema 3, zeep 4,
// suds 1, PHP's SoapClient; ffmpeg-python 0.2, MoviePy 2, PyAV 14, OpenCV 4, fluent-ffmpeg 2; pypandoc 1, PandocRuby 2;
// CairoSVG 2, Wand 0.6, MiniMagick 5, RMagick 6, Imagick 3; md-to-pdf 5, mdpdf 3; Sphinx 8.
var addressReaders = []documentReader{
	{lazy.Pattern(`json-schema-ref-parser|\$RefParser|swagger-parser|\bSwaggerParser\b|\bprance\b|\bjsonref\b|` +
		`\bopenapi_spec_validator\b|\bopenapi_core\b|\bRefResolver\b|["']json-refs["']|kin-openapi|\bJSON::Schema\b`),
		program.OpenAPIReaders, ".json .yaml .yml"},
	{lazy.Pattern(`["']less["']|\blesscpy\b|\bLess_Parser\b|\blessc\b`), program.LessReaders, ".less .css"},
	{lazy.Pattern(`\brdflib\b|\bpyld\b|["']jsonld["']|\bowlready2\b|\bpyshacl\b|\bcomunica\b|["']rdf-parse["']|` +
		`\bEasyRdf\b|\bJSON::LD\b|["']json/ld["']|\bpiprate/json-gold\b`),
		program.GraphReaders, ".jsonld .json .ttl .rdf .owl .xml .n3 .nt .trig .rq .sparql"},
	{lazy.Pattern(`\bvl_convert\b|["']vega(?:-lite)?["']`), program.ChartReaders, ".json .vl .vg"},
	{lazy.Pattern(`\bpremailer\b|\bcss_inline\b|["']css-inline["']|["']juice["']|web-resource-inliner|\bDompdf\b|` +
		`\bMpdf\b|\bTCPDF\b|html-to-docx|\bhtmldocx\b|\bHtmlToDocx\b|\.write_html\(|\bhtml2image\b|\bwicked_pdf\b|` +
		`\bGrover\b|["']html-pdf(?:-node)?["']|\bHtml::addHtml\b`),
		program.PageReaders, ".html .htm .css .xhtml .svg"},
	{lazy.Pattern(`\bxmlschema\b|\bzeep\b|\bsuds\b|\bSoapClient\b|["'](?:node-)?soap["']|\bSavon\b`),
		program.SchemaReaders, ".xsd .wsdl .xml"},
	{lazy.Pattern(`\bimport ffmpeg\b|\bmoviepy\b|\bimport av\b|\bVideoCapture\b|fluent-ffmpeg|\bStreamIO\b`),
		"ffmpeg", ".m3u8 .m3u .mpd .pls .xspf .ffconcat .txt .sdp"},
	{lazy.Pattern(`\bpypandoc\b|["']node-pandoc["']|\bPandocRuby\b`), "pandoc",
		".md .markdown .rst .html .org .tex .adoc"},
	{lazy.Pattern(`\bcairosvg\b|\bwand\.image\b|\bMiniMagick\b|\bRMagick\b|\bImagick\b`), "magick", ".svg .mvg .msl"},
	{lazy.Pattern(`["'](?:md-to-pdf|mdpdf)["']`), "md-to-pdf", ".md .markdown"},
	{lazy.Pattern(`\bsphinx\.cmd\b|\bsphinx\.application\b`), "sphinx", ".py"},
}
