package program

// typesetters: TeX, roff and typst. TeX runs what its documents say as far as
// -shell-escape lets it, and writes beside them.
var typesetters = []Entry{
	{
		Name:   "tectonic",
		Source: "tectonic-typesetting.github.io/book 0.15: -X takes the second version's commands, -Z unstable options",
		Level:  medium, Operands: "edit...",
		Options: `
			-* -kpC --keep-logs --keep-intermediates --synctex --only-cached --print --untrusted
			-X=
			-b,--bundle=:look+network@*://*
			-w,--web-bundle=:network
			-c,--chatter=
			-f,--format=
			-r,--reruns=
			--pass=
			--hide=
			-o,--outdir=:writedir
			-Z=:executes
			-h,-V:info
		`,
		Examples: `
			low | tectonic --version
			medium | tectonic a.tex
			medium | tectonic -X compile --only-cached a.tex
			high NETWORK_RISK | tectonic -w https://example.com/b.tar a.tex
			medium EXEC_ARBITRARY | tectonic -Z shell-escape a.tex
			high FS_OUTSIDE_WORKSPACE | tectonic -o /opt/x a.tex
		`,
	},
	{
		Name: "pdflatex xelatex lualatex latex tex pdftex xetex luatex lualatex-dev pdfcsplain platex " +
			"uplatex dvilualatex etex context mtxrun latexmk latexrun arara rubber texify bibtex biber " +
			"bibtex8 makeindex xindy makeglossaries dvipdfmx xdvipdfmx dvisvgm latexpand latexindent chktex " +
			"lacheck texcount latexdiff arlatex ltximg mf mpost mft fmtutil updmap mktexlsr texhash texfot " +
			"pythontex tex4ht make4ht htlatex latexml latexmlpost lilypond abcm2ps abcmidi mscore musescore",
		Source: "pdftex(1), latexmk(1), dvips(1), TeX Live 2024; lilypond(1)",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-cnf-line,-mktex,-tex,-dvips,-print=:executes
			-troff:executes
			--directives,--init=:executes
			-*
			-shell-escape,--shell-escape,-enable-write18,--enable-write18,-shell-escape-commands:executes
			-output-directory,-output-director,-output-directo,-output-direct,-output-direc,-output-dire=:writedir
			-output-dir,-output-di,-output-d,-outdir,-auxdir,--output-directory,--outdir=:writedir
			-o,--output=:write
			-fmt,--fmt=:settings
			-jobname,--jobname,-interaction,--interaction,-progname,-synctex=
			-r=:script
			-e=:code
			-pdflatex,-latex,-xelatex,-lualatex,-bibtex,-biber=:run
			-pretex,-usepretex=:executes
			-C:medium
			-c:medium
			-lua,--lua,--luainit,-luaonly,--luaonly=:script
			-w,--write -dsafe
			-kpathsea-debug=
			-version:info
		`,
		Examples: `
			medium EXEC_ARBITRARY | pdflatex -cnf-line=shell_escape=t a.tex
			medium EXEC_ARBITRARY | latexmk -dvips=./x a
			high FS_OUTSIDE_WORKSPACE | pdflatex -output-dir=/etc a.tex
			low | pdflatex --version
			medium | pdflatex -interaction=nonstopmode main.tex
			medium | latexmk -pdf main.tex
			medium | latexmk -c
			medium | bibtex main
			medium EXEC_ARBITRARY | pdflatex -shell-escape main.tex
			medium EXEC_ARBITRARY | lualatex --shell-escape main.tex
			medium..critical EXEC_ARBITRARY | latexmk -e 'system("id")' main.tex
			medium..critical FS_DELETE_OVERWRITE | latexmk -pdf -pdflatex='rm -rf src' main.tex
			high FS_OUTSIDE_WORKSPACE | pdflatex -output-directory=/etc main.tex
		`,
	},
	{
		Name:   "kpsewhich texdoc kpsexpand kpsepath",
		Source: "kpsewhich(1), texdoc(1)",
		Style:  Single, Level: low, Operands: "text...",
		Options: `
			-all -a
			-format,--format,-var-value,--var-value,-expand-path,-expand-var,-show-path,-progname,-engine,-D,-dpi,-path=
			-l --list -s -i -M -must-exist -interactive -v -q -I
			-c=
			-d=
		`,
		Examples: `
			low | kpsewhich article.cls
			low | kpsewhich -var-value TEXMFHOME
			low | texdoc -l amsmath
		`,
	},
	{
		Name:   "tlmgr",
		Source: "tlmgr(1), TeX Live 2024",
		Style:  Single, Level: high, Categories: installs | network, Operands: "text...",
		Options: `-* -repository,--repository=:url`,
		Subs: []Entry{
			{Name: "version help conf paper", Level: low, Operands: "text...", Options: `-*`},
			{
				Name: "info list show print-platform", Level: low, Operands: "text...",
				Options: `--only-installed --list --data= --json --all`,
			},
		},
		Examples: `
			low | tlmgr --version
			low | tlmgr info --only-installed
			high DEPS_INSTALL_UPDATE | tlmgr install babel
			high DEPS_INSTALL_UPDATE | tlmgr update --all
		`,
	},
	{
		Name:   "typst",
		Source: "typst --help, typst 0.12: packages are fetched when a document names them",
		Level:  medium, Operands: "text...",
		Subs: []Entry{
			{
				Name: "fonts help", Level: low, Operands: "text...",
				Options: `--variants --font-path=:look --ignore-system-fonts`,
			},
			{
				Name: "compile c watch w query eval", Level: medium, Operands: "read result...",
				Options: `
					-*
					--root=:look
					--font-path=:look
					--input=
					-f,--format=
					--pages=
					--ppi=
					--open?=:executes
					--package-path=:look
					--make-deps,--timings=:write
				`,
			},
			{Name: "init", Level: high, Categories: installs | network, Operands: "text make"},
			{Name: "update", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | typst --version
			low | typst fonts
			high FS_OUTSIDE_WORKSPACE | typst compile --timings /etc/x a.typ
			medium | typst compile main.typ
			medium | typst watch main.typ out.pdf
			high DEPS_INSTALL_UPDATE | typst init @preview/x
			high FS_OUTSIDE_WORKSPACE | typst compile main.typ /etc/x.pdf
		`,
	},
	{
		Name: "groff troff nroff gtroff tbl eqn pic soelim refer grog preconv mandoc mansplit col colcrt ul " +
			"deroff",
		Source: "groff(1), 1.23: -U lets documents run commands; mandoc(1)",
		Level:  low, Operands: "read...",
		Options: `
			-abcCeEgGhijklNpRsStVXzZxf
			-U:executes
			-d,-r,-D,-K,-L,-m,-n,-o,-P,-T,-w,-W,-O=
			-F,-I=:look
			-M=:settings
			-v:info
		`,
		Examples: `
			low | groff --version
			low | groff -man -Tascii x.1
			low | mandoc x.1
			low | mandoc -T lint x.1
			medium EXEC_ARBITRARY | groff -U -man x.1
			high FS_CONFIG_SECRETS | nroff .env
		`,
	},
}
