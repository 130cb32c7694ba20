package program

// pythonTests: test runners, and programs that measure how Python runs.
var pythonTests = []Entry{
	{
		Name:   "pytest py.test ptw pytest-watch pytest-xdist",
		Source: "docs.pytest.org, reference, pytest 8",
		Level:  medium, Operands: "text...",
		Options: `
			@
			-P=
			-*
			-V,--version:info
			--help -h
			-p=:executes@^no:*
			--output=:emptied
			-c,--config-file,--rootdir,--confcutdir,--ds,--dc=:settings
			--rootdir,--confcutdir=:look
			-k=
			-m=
			-n=
			-r=
			-W,--pythonwarnings=
			-o,--override-ini=
			--tb=
			--maxfail=
			--durations=
			--cov?=
			--cov-report=:labelled
			--tx=:network@*ssh=*+network@*socket=*+executes@*python=*
			--rsyncdir=:read
			--cov-config=:settings
			--junitxml,--junit-xml,--log-file,--report-log,--html,--resultlog=:make
			--basetemp=:emptied
			--debug?=:make
			--pdbcls=:executes
			--pastebin=:sends+network
			--ignore,--ignore-glob,--deselect=
			--import-mode=
			--timeout=
			--co --collect-only --pyargs --pdb --trace
			--ds=
			--setup-show,--setup-only,--setup-plan
		`,
		Examples: `
			high FS_OUTSIDE_WORKSPACE | pytest --cov-report=html:/tmp/x
			high FS_OUTSIDE_WORKSPACE | pytest --cov-report xml:../x
			medium | pytest --cov-report=html:cov
			high NETWORK_RISK | pytest -n 4 --tx ssh=host.example.com
			medium EXEC_ARBITRARY | pytest -o addopts=-px
			medium EXEC_ARBITRARY | python3 -m pytest -p evil
			medium | pytest -p no:cacheprovider
			critical FS_DELETE_OVERWRITE | python3 -m pytest --basetemp=src
			medium FS_OUTSIDE_WORKSPACE | pytest ../other/tests
			low | pytest --version
			medium | pytest
			medium | pytest -q tests/test_api.py::test_ok
			medium | pytest -k 'not slow' -n 4 --cov=src
			medium | pytest --collect-only
			medium | pytest --setup-show tests/test_a.py
			medium | pytest --help
			medium EXEC_ARBITRARY | pytest -p evil
			high SEND NETWORK_RISK | pytest --pastebin=all
			high FS_OUTSIDE_WORKSPACE | pytest --junitxml=/etc/x.xml
		`,
	},
	{
		Name:   "dagster dg",
		Source: "docs.dagster.io/api/clis, 1.9: loads the project's code; dev serves it",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h,--host=:network@0.*+network@::*
			-p,--port=
			-f,--python-file=:script
			-m,--module-name=
			-w,--workspace=:read
			-d,--working-directory=:look
			-v:info
		`,
		Examples: `
			low | dagster --version
			medium | dagster dev
			medium | dagster dev -h 127.0.0.1
			high NETWORK_RISK | dagster dev -h 0.0.0.0
			medium EXEC_ARBITRARY | dagster asset list -f x.py
		`,
	},
	{
		Name: "tox nox invoke inv doit pybuilder pyb scons waf behave robot nose2 nosetests stestr green " +
			"lettuce asv snakemake kedro luigi mage",
		Source: "tox.wiki, nox.thea.codes, pyinvoke.org and the manuals of the others: they run what the " +
			"project's files say",
		Goals: true, Level: medium, Operands: "text...",
		Options: `
			-x,--override=:executes
			--cluster=:run+executes
			--jobscript=:script
			--listener,--variablefile=:script
			-*
			-c,--conf,--config=:settings
			-f,--noxfile,--file=:script
			-e,-s,--session,--sessions=:publishes@*deploy*+publishes@*publish*+publishes@*release*+publishes@*upload*
			--result-json,--outputdir,--report-json=:make
			-h,--help:info
		`,
		Subs: []Entry{
			{
				Name: "install install-* uninstall", Level: high, Categories: installs | outside,
				Says: "{0} by its name puts files outside the workspace", Operands: "text...", Options: `-*`,
			},
			{Name: "jupyter ipython", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "micropkg", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "gh-pages", Level: high, Categories: publishes | pushes, Operands: "text...", Options: `-*`},
			{
				Name: "deploy* release* publish* upload* push*", Level: high, Categories: publishes,
				Says: "{0} runs a task of the project that by its name publishes", Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | tox -x testenv.commands=x
			medium..critical FS_DELETE_OVERWRITE | tox exec -- rm -rf src
			medium..critical EXEC_ARBITRARY FS_DELETE_OVERWRITE | snakemake --cluster 'rm -rf src'
			low | tox --help
			medium EXEC_ARBITRARY | robot --listener ./x.py tests
			low | tox --version
			medium | tox -e py312
			medium | nox -s tests
			medium | inv build
			medium EXEC_ARBITRARY | nox -f other.py
			high PUBLISH | inv release
			high FS_OUTSIDE_WORKSPACE | waf install
			high PUBLISH | asv gh-pages
		`,
	},
	{
		Name:   "coverage",
		Source: "coverage.readthedocs.io/cmd, coverage 7: what reports loads the plugins that the settings name",
		Options: `
			-qi
			--rcfile=:settings
			--data-file=:look
			-h:info
		`,
		Subs: []Entry{
			{
				Name: "report debug", Level: medium, Operands: "text...",
				Options: `
					-im
					--include=
					--omit=
					--fail-under=
					--precision=
					--skip-covered --skip-empty --show-missing
					--sort=
					--format=
					--contexts=
					--no-skip-covered
				`,
			},
			{
				Name: "run", Level: medium, Operands: "text...", Special: Python,
				Options: `
					--data-file=:make
					-* -m,--module
					--source=
					--include=
					--omit=
					--branch --parallel-mode -p --append -a
					--concurrency=
					--context=
					-L
				`,
			},
			{Name: "help", Level: low, Operands: "text..."},
			{Name: "erase", Level: medium, Options: `--data-file=:delete`},
			{Name: "combine", Level: medium, Operands: "text...", Options: `-a,--append --keep --data-file=:write`},
			{
				Name: "html xml json lcov annotate", Level: medium, Operands: "text...",
				Options: `
					-*
					-d,--directory=:make
					-o=:make
				`,
			},
		},
		Examples: `
			medium | coverage report -m
			low | coverage --version
			medium | coverage run -m pytest
			medium | coverage run --source=src -m unittest discover -s tests
			medium EXEC_ARBITRARY | coverage run tests/run.py
			high NETWORK_RISK | coverage run -m pip install x
			medium EXEC_ARBITRARY | coverage run -m strange
			medium | coverage html -d htmlcov
		`,
	},
	{
		Name:   "pyinstrument scalene kernprof",
		Source: "pyinstrument 4, scalene 1.5 and line_profiler 4 READMEs: they run the script that they measure",
		Level:  medium, Operands: "text...", Special: Python,
		Options: `
			-h:info
			-m,--module=:rest
			-c=:code+executes
			-o,--outfile=:make
			-r,--renderer=:executes@*.*
			--load-prev=
			-t,--timeline
			--hide=
			--hide-regex=
			--show=
			--show-regex=
			--show-all --unicode --no-unicode --color --no-color
			-i,--interval=
			-p,--render-option=
			--target-description=
			--use-timing-thread -l,--line-by-line -b,--builtin -v,--view
			-s,--setup=:executes
			-u,--unit=
			-z,--skip-zero -q,--quiet
			--prof-mod=
			--cli --json --html --cpu --gpu --memory --reduced-profile --profile-all
			--profile-only=
			--profile-exclude=
			--profile-interval=
			--web --no-browser
		`,
		Examples: `
			medium..critical EXEC_ARBITRARY | pyinstrument -c 'import os; os.system("id")'
			medium..critical EXEC_ARBITRARY | pyinstrument x.py
			medium | pyinstrument -m pytest tests
			medium | kernprof -l -m pytest
			low | scalene --help
		`,
	},
	{
		Name:   "py-spy",
		Source: "py-spy 0.4 README: record and top start a program, or look into one that runs",
		Level:  medium, Operands: "", Options: `-h,-V:info`,
		Subs: []Entry{
			{
				Name: "record top dump", Level: medium, Operands: "text... -- cmd...",
				Options: `
					-o,--output=:make
					-f,--format=
					-d,--duration=
					-r,--rate=
					-s,--subprocesses -F,--function -l,--locals -g,--gil -t,--threads -i,--idle -n,--native -j,--json
					--nonblocking --nolineno
					-p,--pid=:system
				`,
			},
		},
		Examples: `
			high SYSTEM_IMPACT | py-spy top --pid 3
			high..critical FS_DELETE_OVERWRITE | py-spy record -o out.svg -- rm -rf src
		`,
	},
	{
		Name:   "memray",
		Source: "bloomberg.github.io/memray, 1.15",
		Level:  medium, Operands: "", Options: `-h,-V:info -v`,
		Subs: []Entry{
			{
				Name: "run", Level: medium, Operands: "text...", Special: Python,
				Options: `
					-o,--output=:make
					-m=:rest
					-c=:code+executes
					-q,--quiet -f,--force --native --follow-fork --trace-python-allocators --aggregate
					--compress-on-exit --no-compress --live --live-remote
					-p,--live-port=
				`,
			},
			{
				Name: "flamegraph table tree summary stats transform parse", Level: medium, Operands: "read...",
				Options: `-* -o,--output=:make -f,--force --leaks --temporal`,
			},
			{
				Name: "attach detach live", Level: high, Categories: system | executes, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | memray run -c 'import os'
			medium | memray flamegraph out.bin
			high SYSTEM_IMPACT | memray attach 12
		`,
	},
}
