package program

// documentTools: programs that convert documents.
var documentTools = []Entry{
	{
		Name: "pandoc",
		Source: "pandoc.org/MANUAL, pandoc 3: filters, PDF engines and formats written in Lua are code, " +
			"defaults files may name them",
		Level: low, Operands: "read...",
		Options: `
			-sNihp
			-f,-r,--from,--read,-t,-w,--to,--write=:format
			-o,--output=:write
			--data-dir=:settings
			-d,--defaults=:script
			-M,--metadata,-V,--variable,--variable-json=
			--metadata-file=:read
			-D,--print-default-template=:info
			--template,--css,-c,-H,--include-in-header,-B,--include-before-body,-A,--include-after-body=:read
			--reference-doc,--bibliography,--csl,--citation-abbreviations,--abbreviations,--syntax-definition=:read
			--epub-cover-image,--epub-metadata,--epub-embed-font=:read
			-F,--filter=:exec
			-L,--lua-filter=:script
			--pdf-engine=:exec
			--pdf-engine-opt=:executes
			--extract-media=:writedir
			--log=:write
			--resource-path=:look
			--request-header=
			--no-check-certificate
			--embed-resources,--self-contained:network
			--standalone --toc --table-of-contents
			--toc-depth=
			--number-sections
			--number-offset=
			--wrap=
			--columns=
			--tab-stop=
			--eol=
			--highlight-style,--syntax-highlighting=
			--no-highlight
			--shift-heading-level-by=
			--base-header-level=
			--strip-comments --ascii --atx-headers
			--markdown-headings=
			--reference-location=
			--top-level-division=
			--section-divs --file-scope --sandbox --quiet --verbose --trace --preserve-tabs
			--indented-code-classes=
			--default-image-extension=
			--track-changes=
			--mathjax?=
			--katex?=
			--mathml
			--webtex?=:network
			--gladtex --citeproc --natbib --biblatex
			--slide-level=
			--incremental
			--id-prefix=
			--title-prefix,-T=
			--email-obfuscation=
			--dpi=
			--ipynb-output=
			--list-tables --fail-if-warnings --reference-links --list-of-figures
			--list-input-formats:info
			--list-output-formats:info
			--list-extensions?=:info
			--list-highlight-languages:info
			--list-highlight-styles:info
			--print-default-data-file=:info
			--print-highlight-style=:info
			--bash-completion:info
			-v:info
		`,
		Subs: []Entry{
			{Name: "lua", Level: medium, Categories: executes, Operands: "script text..."},
			{Name: "server", Level: high, Categories: network, Options: `-*`},
		},
		Names: byAddress,
		Examples: `
			low | pandoc --version
			medium EXEC_ARBITRARY | pandoc lua x.lua
			high NETWORK_RISK | pandoc server
			low | pandoc -v
			low | pandoc README.md
			low | pandoc -t plain README.md
			low | pandoc -f gfm -t html README.md
			medium EXEC_ARBITRARY | pandoc -t ./x.lua README.md
			low | pandoc --toc README.md
			low | pandoc --list-output-formats
			medium..high FS_DELETE_OVERWRITE | pandoc README.md -o out.html
			high FS_OUTSIDE_WORKSPACE | pandoc README.md -o /etc/x.html
			high NETWORK_RISK | pandoc https://example.com/
			medium..critical EXEC_ARBITRARY | pandoc --filter ./x.sh README.md
			medium EXEC_ARBITRARY | pandoc -L x.lua README.md
			medium..critical EXEC_ARBITRARY | pandoc --pdf-engine=./x.sh README.md -o x.pdf
			high FS_CONFIG_SECRETS | pandoc .env
		`,
	},
	{
		Name:   "h5dump h5ls h5stat h5diff ncdump ncks-info parquet-tools parquet avro-cat",
		Source: "h5dump(1), HDF5 1.14; ncdump(1), netCDF 4.9; parquet-tools README: they print",
		Level:  low, Operands: "read...",
		Options: `
			-HhnkcsgdAaprRvlijetbwNxu
			-o,--output,-O=:write
			--header --only-metadata
			-f,--format=
		`,
		Subs: []Entry{{Name: "schema cat meta head show rowcount size csv inspect", Level: low, Operands: "read..."}},
		Examples: `
			low | h5dump -H data.h5
			low | ncdump -h data.nc
			low | parquet-tools schema a.parquet
			high FS_CONFIG_SECRETS | h5dump .env
			medium..high FS_DELETE_OVERWRITE | h5dump -o out.txt a.h5
		`,
	},
	{
		Name:   "ebook-convert",
		Source: "ebook-convert(1), calibre 7: a recipe is Python",
		Style:  Single, Level: medium, Operands: "read result", Options: `-*`,
		Names: append([]Entry{
			{Name: "*.recipe", Level: medium, Categories: executes, Says: "{0} is code that is run"},
		}, byAddress...),
		Examples: `
			medium | ebook-convert a.epub a.pdf
			medium EXEC_ARBITRARY | ebook-convert x.recipe a.epub
		`,
	},
	{
		Name:   "calibre calibredb",
		Source: "calibredb(1), calibre 7: the library lies outside the project",
		Level:  medium, Categories: outside, Operands: "text...", Options: `-* --library-path,--with-library=:cd`,
		Subs: []Entry{
			{Name: "list show_metadata search list_categories", Level: low, Operands: "text...", Options: `-*`},
			{
				Name: "remove remove_format remove_custom_column", Level: high, Categories: overwrites,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | calibredb list
			high FS_DELETE_OVERWRITE | calibredb remove 1
		`,
	},
	{
		Name:   "soffice libreoffice localc lowriter loffice ooffice",
		Source: "LibreOffice 24 help, Starting with Parameters: documents may hold macros, macro:/// runs one",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			--convert-to=
			--outdir=:writedir
			--infilter=
			--print-to-file
			--printer-name=
			--accept=:network
			-env=
			--language=
		`,
		Examples: `
			low | soffice --version
			medium | soffice --headless --convert-to pdf a.docx
			high FS_OUTSIDE_WORKSPACE | soffice --headless --convert-to pdf --outdir /etc a.docx
		`,
	},
	{
		Name: "wkhtmltopdf wkhtmltoimage chromium chromium-browser google-chrome google-chrome-stable chrome " +
			"msedge microsoft-edge brave brave-browser firefox firefox-esr safari opera vivaldi epiphany " +
			"qutebrowser surf midori falkon percollate monolith single-file shot-scraper capture-website " +
			"webkit2png htmltopdf",
		Source: "wkhtmltopdf(1), chromium(1), firefox(1): a browser reaches hosts and runs their code",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			--screenshot?=:make
			--print-to-pdf?=:make
			--user-data-dir=:writedir
			--load-extension=:executes
			--remote-debugging-port=:executes
			--disable-web-security:executes
			--no-sandbox:executes
			--renderer-cmd-prefix,--utility-cmd-prefix,--gpu-launcher,--browser-subprocess-path=:run
			--profile,-P=:look
		`,
		Examples: `
			low | chromium --version
			high NETWORK_RISK | chromium --headless --dump-dom https://example.com
			high NETWORK_RISK | wkhtmltopdf https://example.com a.pdf
			high..critical NETWORK_RISK FS_DELETE_OVERWRITE | google-chrome --gpu-launcher='rm -rf src' about:blank
			high NETWORK_RISK | firefox https://example.com
		`,
	},
	{
		Name:   "glow mdcat mdless frogmouth html2text",
		Source: "glow, mdcat READMEs; html2text(1)",
		Level:  low, Operands: "read...", Style: Single,
		Options: `
			-apln
			-s,--style=
			-w,--width=
			-p
			--pager:executes
			-o,--output=:write
			--local
			--columns=
			--no-pager
			--paginate:executes
			-c,--config=:read
			-b,--body-width=
			--ignore-links --ignore-images -nobs -ascii
		`,
		Names: byAddress,
		Examples: `
			low | glow README.md
			low | mdcat README.md
			high NETWORK_RISK | glow https://example.com/README.md
			high NETWORK_RISK | glow https://example.com/y?z
			high FS_CONFIG_SECRETS | glow .env
		`,
	},
}
