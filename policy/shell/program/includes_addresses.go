package program

// A program that follows the addresses in what it reads asks a host in the name of whoever wrote them. What stands here
// are the texts of which it does so, and when: a link that is only shown is none.

// An address that a text names, in whatever way its language quotes it; pages may leave the scheme out.
const (
	fetchedAddress = `((?:[a-z][a-z0-9+.-]*:)?//[^\s"'<>()\]}]+)`
	wholeAddress   = `((?:https?|ftps?|rtmp\w*|rtsps?|mmsh?|tcp|udp|srt|tls|gopher|s?ftp)://[^\s"'<>]+)`
)

// markdownImage is a picture in Markdown, and in the HTML that it may hold; those by reference, see inclusion.pictures.
const markdownImage = `!\[[^\]\n]{0,300}\]\(\s*<?` + fetchedAddress +
	`|(?i)<(?:img|image|video|audio|source|iframe|object|embed)\b[^>]*?\b(?:src|data|href)\s*=\s*["']?` + fetchedAddress

// inlinesPictures is how a line says that its output holds the pictures themselves (pandoc 3; pypandoc 1).
const inlinesPictures = `(?:^|[\s.=:"'])(?:docx|odt|epub[23]?|pptx|pdf|rtf|fb2|icml|beamer)(?:[\s"')+-]|$)|` +
	`--pdf-engine|--(?:extract-media|embed-resources|self-contained|defaults)|(?:^|\s)-d`

// addressInclusions: by kind of text.
var addressInclusions = []inclusion{
	{
		programs: "ffmpeg ffprobe ffplay avconv avprobe mpv vlc cvlc mplayer mplayer2 mencoder smplayer celluloid " +
			"sox play " +
			"soxi mpg123 mpg321 ogg123 HandBrakeCLI melt streamlink MP4Box",
		source: "RFC 8216, 4 (playlists); FFmpeg 7, concat and HLS demuxers; ISO/IEC 23009-1 (BaseURL); mpv 0.38; " +
			"VLC 3, " +
			"playlists (M3U, PLS, XSPF, ASX); MLT 7, XML; SoX 14.4 and mpg123 1.32, playlists",
		files: `(?m)^[ \t]*` + wholeAddress + `[ \t\r]*$|\bURI=["']?` + wholeAddress + `|^[ \t]*file[ \t]+["']?` +
			wholeAddress + `|^(?:File|Ref)\d+[ \t]*=[ \t]*` + wholeAddress + `|` +
			`<(?:BaseURL|[Ll]ocation|property name="resource")[^>]*>\s*` + wholeAddress +
			`|\b(?:media|initialization|sourceURL|href|src)\s*=\s*["']` + wholeAddress,
		connects: true, raw: true,
	},
	{
		programs: "convert magick identify mogrify composite montage display animate import stream gm cairosvg " +
			"svg2pdf " +
			"svg2png",
		source: "ImageMagick 7: SVG, MVG and MSL name pictures by address; CairoSVG 2; RFC of SVG 2, 12.3",
		files: `(?i)<(?:image|use|feImage|read|img)\b[^>]*?\b(?:xlink:href|href|src|` +
			`filename)\s*=\s*["']` + wholeAddress +
			`|\burl\(\s*["']?` + wholeAddress + `|(?m)^\s*image\s[^\n]*?["']` + wholeAddress,
		connects: true, raw: true,
	},
	{
		programs: "pandoc pypandoc quarto",
		source:   "pandoc 3, MANUAL, Citations: bibliographies and styles may be addresses",
		files:    `(?m)^[ \t]*(?:bibliography|csl|citation-style)[ \t]*:[ \t\["']*` + wholeAddress,
		connects: true,
	},
	{
		programs: "pandoc pypandoc",
		source:   "pandoc 3, MANUAL: pictures are fetched where the output holds them",
		files: markdownImage + `|\.\.[ \t]+(?:image|figure)::[ \t]*` + fetchedAddress +
			`|\\includegraphics(?:\[[^\]\n]*\])?\{` + fetchedAddress + `|\[\[` + fetchedAddress + `\]\]|` +
			`\bimage::?` + fetchedAddress,
		when: inlinesPictures, connects: true, pictures: true,
	},
	{
		programs: "quarto rmarkdown md-to-pdf mdpdf markdown-pdf slidev reveal-md decktape mdbook-pdf grip-export mmdc",
		source: "Quarto 1.5 (embed-resources, pdf, docx); md-to-pdf 5, Mermaid CLI 11, Slidev 0.50, reveal-md 6: " +
			"drawn by " +
			"a browser",
		files: markdownImage, connects: true, pictures: true,
	},
	{
		programs: "marp marp-cli",
		source:   "Marp CLI 4: all but HTML is drawn by a browser",
		files:    markdownImage,
		when:     `--(?:pdf|pptx|images?|preview|server)\b|\.(?:pdf|pptx|png|jpe?g)\b`, connects: true, pictures: true,
	},
	{
		programs: "jupyter nbconvert jupyter-nbconvert",
		source:   "nbconvert 7: webpdf is drawn by a browser, embed_images takes pictures in",
		files:    markdownImage,
		when:     `(?i)webpdf|qtpdf|qtpng|embed`, connects: true, pictures: true,
	},
	{
		programs: "sphinx-build sphinx-autobuild sphinx",
		source: "Sphinx 8: intersphinx fetches the inventories that conf.py names; " +
			"sphinxext-remoteliteralinclude 0.4",
		files: `\(\s*["'](\w+://[^\s"'%]+)["']\s*,\s*(?:None|\(|["'])|["'](\w+://[^\s"'%]+)["']\s*:\s*None|` +
			`\bintersphinx_mapping\b[^\n]*?["']` + wholeAddress + `|\b(?:kroki_url|kroki_server|plantuml_server)\s*=` +
			`\s*["']` + wholeAddress,
		sources: "conf.py", connects: true,
	},
	{
		programs: "sphinx-build sphinx-autobuild",
		source:   "Sphinx 8: builders of one file fetch pictures; linkcheck asks every link; rli::",
		files: `\.\.[ \t]+(?:image|figure)::[ \t]*` + fetchedAddress + `|!\[[^\]\n]{0,300}\]\(\s*<?` + fetchedAddress +
			`|\.\.[ \t]+rli::[ \t]*` + fetchedAddress,
		when: `\b(?:latex|latexpdf|epub|linkcheck|texinfo)\b`, sources: "*.rst *.md *.txt", connects: true,
		pictures: true,
	},
	{
		programs: "sphinx-build sphinx-autobuild",
		source:   "Sphinx 8, linkcheck",
		files: `<` + wholeAddress + `>|\]\(\s*<?` + wholeAddress + `|(?m)^\.\.[ \t]+_[^\n]*?:[ \t]+` + wholeAddress +
			`|(?:^|\s)` + wholeAddress,
		when: `\blinkcheck\b`, sources: "*.rst *.md *.txt", connects: true,
	},
	{
		programs: "cspell",
		source:   "CSpell 8, import",
		files:    `["']?import["']?\s*:\s*(?:\[\s*)?(?:-\s*)?["']?` + wholeAddress,
		sources:  "cspell.* .cspell.* cspell.config.* package.json", connects: true,
	},
	{
		programs: "mkdocs zensical",
		source:   "mkdocstrings 0.27, inventories; pymdownx.snippets 10, url_download",
		files: `(?m)["'\s]` + wholeAddress[:len(wholeAddress)-1] + `objects\.inv)|` +
			`^[ \t]*-+8<-+[ \t]+["']?` + wholeAddress,
		sources: "mkdocs.y*ml *.md", connects: true,
	},
	{
		programs: "redocly redoc-cli swagger-cli swagger swagger-codegen openapi openapi-generator " +
			"openapi-generator-cli " +
			"spectral prism vacuum oapi-codegen openapi-typescript orval openapi-ts openapi-zod-client fern optic " +
			"datamodel-codegen datamodel-code-generator json-refs json-dereference quicktype check-jsonschema " +
			"jsonschema " +
			"asyncapi ag json2ts speakeasy " + OpenAPIReaders,
		source: "OpenAPI 3.1, Reference Object; JSON Schema 2020-12, 8.2.3; AsyncAPI 3; Redocly CLI 1, Spectral " +
			"6, extends",
		files: `\$(?:ref|dynamicRef)["']?\s*:\s*["']?([^\s"'#}]+:[^\s"'#}]+)|` +
			`(?m)^\s*["']?extends["']?\s*:\s*(?:\[\s*)?["']?` + wholeAddress + `|` +
			`^\s*-\s+["']?` + wholeAddress + `["']?\s*$`,
		sources: "*.yaml *.yml *.json .spectral.* .redocly.*", connects: true,
	},
	{
		programs: "lessc less-watch-compiler " + LessReaders,
		source: "lesscss.org, Import At-Rules: what ends in css is left as it stands, unless an option says " +
			"otherwise",
		files: `@(?:import|plugin)\s*\([^)\n]*\b(?:inline|less|reference|multiple|once|optional)\b[^)\n]*\)\s*` +
			`(?:url\(\s*)?["']?` + fetchedAddress + `|` +
			`@import\s+(?:url\(\s*)?["']?((?:https?:)?//[^\s"')?;]*(?:[^s\s"')?;]|[^s\s"')?;]s|` +
			`[^c\s"')?;]ss)(?:\?[^\s"')]*)?)["')\s]|` +
			`@plugin\s+["']` + fetchedAddress,
		sources: "*.less", connects: true,
	},
	{
		programs: "jsonld riot rdfpipe rapper arq sparql shacl pyshacl robot tdb2.tdbloader ttl2jsonld " + GraphReaders,
		source: "JSON-LD 1.1, 3.1 (remote contexts), 4.1.5 (@import); OWL 2, 3.4 (imports); SPARQL 1.1 Federated " +
			"Query, " +
			"13.2 (FROM), Update, 3.1.4 (LOAD); rdflib 7, pyld 2, Jena 5, ROBOT 1.9",
		files: `"@(?:context|import)"\s*:\s*"([^"\n]*:[^"\n]*)"|` +
			`"@context"\s*:\s*(\[[^\]]*)|` +
			`(?i)\bowl:?#?imports>?["']?\s*(?:rdf:resource\s*=\s*["']|<)([^"'>\s]+:[^"'>\s]+)|` +
			`\b(?:SERVICE|LOAD|FROM|FROM\s+NAMED)\s+(?:SILENT\s+)?<([^>\s]+:[^>\s]+)>`,
		connects: true,
	},
	{
		programs: "vl2png vl2svg vl2pdf vl2vg vg2png vg2svg vg2pdf vl-convert " + ChartReaders,
		source:   "Vega-Lite 5, Data from URL; Vega 5, data and image marks",
		files:    `"(?:url|baseURL|\$schema_url)"\s*:\s*"([^"\n]*:[^"\n]*)"`,
		connects: true,
	},
	{
		programs: "plantuml",
		source:   "plantuml.com, preprocessing: !include, !includeurl, !theme from; pictures by address",
		files: `(?m)^\s*!(?:include\w*|import|theme\s+\S+\s+from)\s+["'<]?` + wholeAddress +
			`|<img[: ]\s*(?:src=["'])?` + wholeAddress + `|%load_json\(\s*["']` + wholeAddress,
		sources: "*.puml *.plantuml *.iuml *.pu *.wsd", connects: true,
	},
	{
		programs: "d2 structurizr structurizr-cli structurizr.sh drawio draw.io",
		source:   "D2 0.6, icons and --bundle; Structurizr DSL, !include, themes; draw.io 24, image=",
		files: `\bicon:\s*["']?` + wholeAddress + `|(?m)^\s*(?:!\w+|themes?)\s+["']?` + wholeAddress +
			`|\bimage=` + wholeAddress,
		connects: true,
	},
	{
		programs: "soffice libreoffice localc lowriter loffice ooffice unoconv unoserver ebook-convert kindlegen " +
			"abiword " +
			"pagedjs juice inliner critical penthouse uncss monolith html2image percy " + PageReaders,
		source: "LibreOffice 24: linked pictures, WEBSERVICE; calibre 7; juice 11, web-resource-inliner; " +
			"premailer 3; " +
			"css-inline 0.14; Dompdf 3, mPDF 8, TCPDF 6; html-to-docx 1, htmldocx 0.0.6",
		files: `(?i)<(?:img|link|script|iframe|object|embed|image|source|video|audio|draw:image)\b[^>]*?\b(?:src|` +
			`href|data|` +
			`xlink:href)\s*=\s*["']?` + fetchedAddress + `|\burl\(\s*["']?` + fetchedAddress + `|@import\s+["']` +
			fetchedAddress + `|\bWEBSERVICE\(\s*(?:&quot;|["'])?` + fetchedAddress,
		connects: true,
	},
	{
		programs: "xmllint xmlstarlet xml xjc xsdata generateDS pyxbgen wsimport wsdl2java soapcpp2 wsdl2h " +
			XMLReaders + " " + SchemaReaders,
		source: "XML Schema 1.1, 4.2 (import, include, redefine, override); WSDL 1.1, 2.1.1; xmlschema 3, zeep 4",
		files: `<(?:[\w.-]+:)?(?:import|include|redefine|override)\b[^>]*?\b(?:schemaLocation|location)\s*=\s*["']` +
			fetchedAddress,
		connects: true,
	},
	{
		programs: "context mtxrun",
		source:   "ConTeXt, \\externalfigure and \\input by address",
		files:    `\\(?:externalfigure|input|usemodule|typefile|processxmlfile)\s*[\[{]` + fetchedAddress,
		connects: true,
	},
	{
		programs: "graphql-codegen gql-gen graphql-inspector gql.tada genqlient",
		source:   "GraphQL Code Generator 5, schema; GraphQL Config 5",
		files:    `\bschema["']?\s*:\s*(?:\[\s*|\n\s*-\s*)?["']?` + wholeAddress,
		sources:  "codegen.* .graphqlrc* graphql.config.* genqlient.y*ml", connects: true,
	},
	{
		programs: "pdal", source: "PDAL 2.7, pipelines",
		files: `"filename"\s*:\s*"([^"\n]*:[^"\n]*)"`, connects: true,
	},
}

// What code that reads such texts by a library stands for.
const (
	OpenAPIReaders = "code-reads-openapi"
	LessReaders    = "code-reads-less"
	GraphReaders   = "code-reads-graphs"
	ChartReaders   = "code-reads-charts"
	PageReaders    = "code-reads-pages"
	SchemaReaders  = "code-reads-schemas"
)
