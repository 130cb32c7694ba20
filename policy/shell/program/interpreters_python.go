package program

// nbFormats are what nbconvert makes of a notebook by itself; any other name is a class that it loads.
const nbFormats = "asciidoc|custom|html|latex|markdown|notebook|pdf|python|qtpdf|qtpng|rst|script|slides|webpdf"

// pythonItself: Python.
var pythonItself = []Entry{
	{
		Name:   "python python3 python2 pypy pypy3 py",
		Source: "python(1), Python 3.13",
		Level:  low, Operands: "script text...", Special: Interpreter,
		Options: `
			-bBdEhiIOPqRsSuvx
			-c=:code+rest
			-m=:rest
			-W,-X=
			--check-hash-based-pycs=
			--help-env:info
			--help-xoptions:info
			--help-all:info
			-V:info
		`,
		Subs: []Entry{
			// A module that is a program too is judged as that (modulecommands.go of package shell).
			{
				Name: "-m:unittest -m:nose -m:compileall -m:py_compile", Level: medium,
				Operands: "text...", Options: `-*`,
			},
			{
				// doctest, Python 3.13, "Command-line Usage"
				Name: "-m:doctest", Level: medium, Operands: "text...",
				Options: `-v,--verbose -f,--fail-fast -o,--option=`,
			},
			{
				// pypa/build 1.2: without isolation it installs nothing, with it what the project is built by.
				Name: "-m:build", Level: medium, Operands: "text...",
				Options: `-* -w,--wheel -s,--sdist -n,--no-isolation -x,--skip-dependency-check -o,--outdir=:make`,
			},
			{
				Name: "-m:trace -m:cProfile -m:profile", Level: medium, Operands: "text...",
				Options: `
					-*
					-m=:rest
					-o,--outfile=:write
					-f,--file=:write
					-C,--coverdir=:make
					-s,--sort=
				`,
			},
			{
				Name: "-m:json.tool -m:tokenize -m:ast -m:dis -m:tabnanny -m:calendar -m:platform -m:site " +
					"-m:sysconfig -m:this",
				Level: low, Operands: "read write",
				Options: `
					--sort-keys --no-ensure-ascii --json-lines
					--indent=
					--tab --no-indent --compact -e
					-m=
					-w=
					-l -p -b
					-k=
				`,
			},
			{
				Name: "-m:venv -m:virtualenv", Level: medium, Operands: "writedir...",
				Options: `
					--system-site-packages --symlinks --copies --clear --upgrade --without-pip
					--prompt=
					--upgrade-deps:installs
					-p=
					--python=
				`,
			},
			{
				Name: "-m:ensurepip", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "-m:http.server -m:SimpleHTTPServer -m:pyftpdlib", Level: high, Categories: network,
				Says: "{0} serves the folder to the network", Operands: "text...",
				Options: `
					-b=
					--bind=
					-d=:look
					--directory=:look
					--cgi
					-p=
					--protocol=
				`,
			},
			{
				Name: "-m:timeit", Level: medium, Operands: "code...",
				Options: `
					-n=
					-r=
					-s=:code
					-p
					-u=
					-v
					--number=
					--repeat=
					--setup=:code
				`,
			},
			{Name: "-m:smtplib -m:smtpd", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "-m:zipfile -m:tarfile", Level: medium, Operands: "make...",
				Options: `
					-l,-t,--list,--test=:read+list
					-e,--extract=:read+overwrites
					-c,--create=:write+overwrites
					-v --verbose
					--metadata-encoding=
					--filter=
				`,
			},
			{
				Name: "-m:gzip", Level: medium, Categories: overwrites, Operands: "edit...", Packs: "*=.gz",
				Options: `-d --best --fast --decompress`,
			},
			{
				// pydoc, Python 3.13: it loads the module; -b and -p serve, -w writes a file, -k loads others
				Name: "-m:pydoc", Level: medium, Operands: "text...",
				Options: `
					-p,-n=:network
					-b:network
					-w,-k:executes
				`,
			},
			{
				Name: "-m:inspect", Level: medium, Categories: executes, Operands: "script text...",
				Options: `
					-*
					-p,-n=:network
					-b:network
					-o=:write
					-k=
				`,
			},
			{
				Name:  "-m:pdb -m:code -m:idlelib -m:runpy -m:webbrowser",
				Level: high, Categories: executes, Operands: "text...", Options: `-*`,
			},
			{Name: "-m:base64", Level: low, Operands: "read...", Options: `-dteu`},
		},
		Examples: `
			low | python3 --version
			low | python3 -V
			low | python3 -m pip list
			medium | python3 -m zipfile -l data/x.zip
			medium | python3 -m tarfile --list data/x.tar
			medium..high FS_DELETE_OVERWRITE | python3 -m zipfile -e data/x.zip .
			high DEPS_INSTALL_UPDATE | python3 -m pip install x
			medium EXEC_ARBITRARY | python3 scripts/gen.py
			low | python3 -c 'print(1)'
			low | python3 -c 'import sys; print(sys.version)'
			medium | python3 -c 'import x; print(1)'
			medium EXEC_ARBITRARY | python3 -c 'exec(input())'
			medium | python3 -m pytest -x
			medium | python3 -m venv .venv
			low | python3 -m json.tool package.json
			high NETWORK_RISK | python3 -m http.server 8000
			medium | python3 -m pydoc json
			medium EXEC_ARBITRARY | python3 -m pydoc -w json
			high NETWORK_RISK | python3 -m pydoc -b
			high EXEC_ARBITRARY | python3
		`,
	},
	{
		Name:   "ipython ptpython bpython jupyter jupyter-lab jupyter-notebook",
		Source: "ipython(1), jupyter manual",
		Level:  high, Categories: executes, Operands: "text...", Options: `-* -c=:code`,
		Subs: []Entry{
			{
				Name: "kernelspec", Level: high, Categories: installs, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low, Options: `--json`}},
			},
			{Name: "--paths --runtime-dir --config-dir --data-dir", Level: low},
			{
				// nbconvert 7, "Using as a command line tool": told to execute nothing, it renders what a
				// notebook holds
				Name: "nbconvert", Level: medium, Operands: "read...",
				Options: `
					--to=:executes@^` + nbFormats + `
					--output-dir=:make
					--stdout --no-input --no-prompt
					--template=:executes@^lab|classic|basic
					--inplace,--clear-output:edit+overwrites
					--execute,--allow-errors:executes
					--config,--post,--template-file,--output,--writer=:executes
				`,
				Examples: `
					medium | jupyter nbconvert --to html a.ipynb
					medium | jupyter nbconvert --to=script a.ipynb
					medium EXEC_ARBITRARY | jupyter nbconvert --to exporters.Mine a.ipynb
					medium EXEC_ARBITRARY | jupyter nbconvert --to notebook --execute a.ipynb
				`,
			},
		},
		Examples: `
			high EXEC_ARBITRARY | ipython
			low | jupyter kernelspec list
			high | jupyter kernelspec remove x
			low | jupyter --version
		`,
	},
}
