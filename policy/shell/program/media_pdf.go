package program

// pdfTools: programs that read, make and change PDF and PostScript.
var pdfTools = []Entry{
	{
		Name:   "pdftotext pdftohtml pdftops ps2ascii docx2txt",
		Source: "pdftotext(1), poppler 24: writes beside the document, or to - ",
		Style:  Single, Level: medium, Operands: "read result",
		Options: `
			-f,-l,-r,-x,-y,-W,-H,-enc,-eol,-opw,-upw,-fixed,-p=
			-layout -raw -nopgbrk -bbox -bbox-layout -q -htmlmeta -cropbox -nodiag -tsv
			-colspacing=
			-stdout -s -i -c -xml -noframes
			-v:info
			-*
		`,
		Examples: `
			low | pdftotext -v
			medium | pdftotext a.pdf
			low | pdftotext -layout a.pdf -
			high FS_OUTSIDE_WORKSPACE | pdftotext a.pdf /etc/x
		`,
	},
	{
		Name: "pdftoppm pdftocairo pdfimages pdfseparate pdfunite pdfattach pdfdetach pdfcrop pdfjam pdfnup " +
			"cpdf pdfbook img2pdf ocrmypdf tesseract unpaper djvups ddjvu dvipdfm epstopdf pdf2svg pdf2djvu " +
			"k2pdfopt ebook-meta weasyprint prince html2ps enscript a2ps u2ps unoconv unoserver abiword " +
			"ssconvert gnumeric docx2pdf docx2md markitdown mammoth md-to-pdf markdown marked cmark " +
			"multimarkdown discount kramdown redcarpet commonmarker rst2html rst2html.py rst2man rst2latex ronn " +
			"scdoc go-md2man md2man-roff",
		Source: "pdftoppm(1), pdftk(1), ocrmypdf, tesseract(1), ebook-convert, cmark(1) and the manuals of " +
			"the others",
		Style: Single, Level: medium, Operands: "read... result",
		Options: `
			-*
			-o,--output,-output=:write
			-r,-f,-l=
			-list:list
		`,
		Examples: `
			low | tesseract --version
			medium | pdftoppm -png a.pdf page
			medium | tesseract scan.png out
			medium | pdfunite a.pdf b.pdf c.pdf
			high FS_OUTSIDE_WORKSPACE | pdfunite a.pdf b.pdf /etc/c.pdf
		`,
	},
	{
		Name:   "pdfcpu",
		Source: "pdfcpu.io, 0.9: the last name is written, merge's first",
		Level:  medium, Operands: "read... result",
		Options: `
			-*
			-m,--mode,-p,--pages,-u,--upw,--opw=
			-c,--conf=:settings
		`,
		Subs: []Entry{
			{Name: "merge", Level: medium, Operands: "result read..."},
			{Name: "validate info version", Level: low, Operands: "read..."},
		},
		Examples: `
			low | pdfcpu info a.pdf
			medium | pdfcpu merge out.pdf a.pdf b.pdf
		`,
	},
	{
		Name:   "pdftk",
		Source: "pdftk(1), 3.3: what stands behind output is written",
		Style:  Single, Level: medium, Operands: "read... result", Options: `-version:info`,
		Examples: `
			medium | pdftk a.pdf cat 1-2 output b.pdf
			high FS_OUTSIDE_WORKSPACE | pdftk a.pdf cat output /etc/b.pdf
		`,
	},
	{
		Name:   "qpdf mutool",
		Source: "qpdf(1), 11; mutool(1): mutool run is JavaScript",
		Level:  medium, Operands: "read... result",
		Options: `
			-* --empty
			--replace-input:overwrites
			-o=:write
			--job-json-file=:executes
			--password=
		`,
		Subs: []Entry{
			{
				Name: "info show pages audit", Level: low, Operands: "read text...",
				Options: `
					-FIMPSXgbetmx
					-o=:write
					-p=
				`,
			},
			{Name: "run", Level: medium, Categories: executes, Operands: "script text..."},
		},
		Examples: `
			low | qpdf --version
			low | mutool info a.pdf
			medium | qpdf --linearize a.pdf b.pdf
			high FS_DELETE_OVERWRITE | qpdf --linearize --replace-input a.pdf
			medium EXEC_ARBITRARY | mutool run x.js
		`,
	},
	{
		Name:   "ps2pdf ps2pdf12 ps2pdf13 ps2pdf14 ps2pdfwr ps2ps ps2ps2 eps2eps pdf2ps ps2epsi dvipdf pdf2dsc",
		Source: "ps2pdf(1), Ghostscript 10: options are Ghostscript's, %pipe% and | begin a command",
		Style:  Single, Level: medium, Operands: "read write",
		Options: `
			-*
			-sOutputFile,-o=:write+executes@%pipe*+executes@|*
			-dNOSAFER,-dDELAYSAFER,-dWRITESYSTEMDICT:executes
			-I=:look
			-c=:code+executes
			-f=:executes
			-r=
			-g=
			-dPDFSETTINGS=
			-dCompatibilityLevel=
			-sPAPERSIZE?=
			-dEPSCrop
			-dAutoRotatePages=
			-dEmbedAllFonts=
			-dSubsetFonts=
			-dSAFER -dBATCH -dNOPAUSE -q
		`,
		Examples: `
			medium | ps2pdf a.ps a.pdf
			medium | ps2pdf -dPDFSETTINGS=/ebook a.ps a.pdf
			medium..high EXEC_ARBITRARY | ps2pdf -sOutputFile=%pipe%./x a.ps
			medium..high EXEC_ARBITRARY | ps2pdf a.ps '%pipe%id'
			medium..high EXEC_ARBITRARY | eps2eps -sOutputFile='|id' a b
		`,
	},
	{
		Name:   "dvips",
		Source: "dvips(1), TeX Live 2024: -o with | or ! is a command, a document's \\special may hold one",
		Style:  Single, Level: medium, Operands: "read",
		Options: `
			-*
			-o=:write+executes@|*+executes@!*
			-P=:executes@*/*
			-h=:read
			-t=
			-T=
			-D=
			-X=
			-Y=
			-p=
			-l=
			-n=
			-x=
			-y=
			-O=
			-pp=
			-c=
			-C=
			-q -E -Z -z -f -F -K -a -A -B -M -m -N -r -s -S -U
			-u=:read
			-R0:executes
			-R2 -R1 -R -j0 -j1 -V
			-v:info
		`,
		Examples: `
			medium | dvips -o a.ps a.dvi
			medium..high EXEC_ARBITRARY | dvips -o '|./x.sh' a.dvi
			medium..high EXEC_ARBITRARY | dvips -o '!./x.sh' a.dvi
			medium EXEC_ARBITRARY | dvips -R0 a.dvi
		`,
	},
	{
		Name:   "gs ghostscript gsx",
		Source: "gs(1), Ghostscript 10: PostScript is code; -dNOSAFER lets it at all files",
		Style:  Single, Level: medium, Categories: executes, Operands: "read...", Stdin: RunsIt,
		Options: `
			-*
			-c=:code
			-f,-o=:make
			-sOutputFile=:write
			-dNOSAFER:high
			-dDELAYSAFER:high
			-I=:look
			-v:info
			-r=
			-g=
		`,
		Examples: `
			low | gs --version
			low | gs -v
			medium EXEC_ARBITRARY | gs -sDEVICE=pdfwrite -o out.pdf in.pdf
			high EXEC_ARBITRARY | gs -dNOSAFER x.ps
		`,
	},
}
