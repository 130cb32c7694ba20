package program

// pythonSites: frameworks, servers, documents and builds of Python.
var pythonSites = []Entry{
	{
		Name: "django-admin manage.py flask fastapi uvicorn hypercorn daphne celery streamlit gradio " +
			"waitress-serve granian litestar alembic",
		Source: "docs.djangoproject.com/ref/django-admin; flask, uvicorn, gunicorn, celery, alembic manuals",
		Level:  medium, Operands: "text...",
		Options: `
			-D,--daemon:system
			--paste=:executes
			-*
			-c,--config=:settings+executes@python:*+executes@file:*+executes@*.py
			--settings,--testrunner=:settings
			--pythonpath=:executes
			-A,--app=:settings
			--help
			--host,--bind=
			--env-file=:read
		`,
		Subs: []Entry{
			{ // docs.djangoproject.com: check --deploy only looks at the settings
				Name: "check", Level: medium, Operands: "text...",
				Options: `-* --deploy -t,--tag= --database= --fail-level= --settings=:settings --pythonpath=:executes`,
			},
			{Name: "upgrade", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "edit", Level: medium, Categories: executes, Operands: "text...", Options: `-*`}, // starts $EDITOR
			{
				Name: "diffsettings print_settings show_settings sqldsn", Level: high, Categories: secrets,
				Says: saysFramework, Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{ // docs.djangoproject.com, dumpdata; DRF's authtoken, django-allauth 65, django-oauth-toolkit 3
				Name: "dumpdata", Level: medium, Operands: "text...",
				Options: `-* -o,--output=:write --format= --indent= -e,--exclude= --database= --pks=`,
				Names: []Entry{
					{
						Name: "authtoken authtoken.token authtoken.Token socialaccount socialaccount.socialtoken " +
							"socialaccount.SocialToken sessions sessions.session sessions.Session oauth2_provider " +
							"oauth2_provider.accesstoken oauth2_provider.AccessToken",
						Level: high, Categories: secrets, Says: saysFramework,
					},
				},
			},
			{
				Name: "migrate", Level: medium, Operands: "text...", Options: `-* --database=`,
				Names: []Entry{
					{Name: "zero", Level: high, Categories: deletes, Says: "{0} throws away data of the database"},
				},
			},
			{
				Name: "db", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "downgrade", Level: high, Categories: deletes,
						Says: "{0} throws away data of the database", Operands: "text...", Options: `-*`,
					},
				},
			},
			{ // Celery 5, celery control, celery multi
				Name: "control", Level: high, Categories: system, Says: "stops something that others may use",
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "multi", Level: medium, Operands: "text...", Options: `-*`,
				Names: []Entry{
					{Name: "start restart stop stopwait stop_verify kill", Level: high, Categories: system},
				},
			},
			{
				Name: "amqp", Level: medium, Operands: "text...", Options: `-*`,
				Names: []Entry{{Name: "queue.delete queue.purge exchange.delete", Level: high, Categories: deletes}},
			},
			{
				Name: "flush reset_db sqlflush dbshell downgrade drop_db reset_schema drop_test_database " +
					"clearsessions remove_stale_contenttypes",
				Level: high, Categories: deletes, Says: "{0} throws away data of the database", Operands: "text...",
				Options: `-*`,
			},
			{ // django-dbbackup 4, django-tenants 3, sorl-thumbnail 12, django-extensions 3.2
				Name: "dbrestore mediarestore delete_tenant", Level: high, Categories: deletes,
				Says: "{0} throws away data of the database", Operands: "text...", Options: `-*`,
			},
			{
				Name: "thumbnail", Level: medium, Operands: "text...", Options: `-*`,
				Names: []Entry{{Name: "clear_delete_all clear_delete_referenced", Level: high, Categories: deletes}},
			},
			{
				Name: "sync_s3 syncmedia", Level: high, Categories: sends | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "shell shell_plus", Level: medium, Operands: "text...", Special: Console,
				Options: `-* -c,--command=:code`,
			},
			{
				Name: "createsuperuser changepassword", Level: high, Categories: accounts, Operands: "text...",
				Options: `-*`,
			},
			{Name: "collectstatic", Level: medium, Operands: "text...", Options: `-* --clear:deletes`},
			{Name: "sendtestemail", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			high DELETE | celery purge
			high NETWORK_RISK | streamlit run https://example.com/x.py
			low | flask --version
			medium | flask run --port 5001
			high NETWORK_RISK | flask run -h 0.0.0.0
			medium | alembic upgrade head
			medium EXEC_ARBITRARY | alembic edit head
			medium | uvicorn app:app --reload
			high DELETE | alembic downgrade base
			medium | manage.py check --deploy
			medium | manage.py migrate app
			high DELETE | manage.py migrate app zero
			medium | manage.py collectstatic --noinput
			high DELETE | manage.py collectstatic --clear
			high DELETE | manage.py rebuild_index --noinput
			high DELETE | manage.py dbrestore --noinput
			high DELETE | manage.py thumbnail clear_delete_all
			medium | manage.py thumbnail cleanup
			high NETWORK_RISK | manage.py sync_s3
			medium | manage.py update_index
			high DELETE | manage.py migrate --settings=shop.settings.production
			medium | manage.py check --settings=shop.settings.production
			high DELETE | flask db downgrade
			medium | flask db upgrade
			high DELETE | celery -A app amqp queue.delete x
			high SYSTEM_IMPACT | celery -A app control pool_restart
			medium | celery -A app inspect active
			high EXEC_ARBITRARY | flask shell
			medium | flask shell <<< 'print(User.query.count())'
			medium | manage.py shell -c 'print(1)'
			high DELETE | manage.py shell -c 'Question.objects.all().delete()'
		`,
	},
	{
		Name:   "gunicorn",
		Source: "docs.gunicorn.org/settings, 23: a settings file is Python",
		Level:  medium, Operands: "text...",
		Options: `
			-D,--daemon:system
			--paste,--paster=:executes
			-*
			-h:info
			-c,--config=:executes
			-e,--env=:env
			--chdir=:settings
			--pythonpath=:executes
			-b,--bind=
			-k,--worker-class,--logger-class=
			-n,--name=
			-p,--pid=:write
			--access-logfile,--error-logfile,--log-file=:outside@/*+outside@..*
			--log-config,--log-config-json=:executes
			--certfile,--keyfile,--ca-certs=:read
			-u,--user,-g,--group=
			--statsd-host=:host+network
			-w,--workers,--threads,-t,--timeout=
			--spew --reload
		`,
		Examples: `
			medium | gunicorn -w 4 -k uvicorn.workers.UvicornWorker app:app
			high SYSTEM_IMPACT | gunicorn -D app
			medium EXEC_ARBITRARY | gunicorn -c x.py app
			high EXEC_ARBITRARY | gunicorn --env LD_PRELOAD=./x app
			high EXEC_ARBITRARY | gunicorn -e PYTHONPATH=/opt/x app
			high NETWORK_RISK | gunicorn -b 0.0.0.0:80 app
		`,
	},
	{
		Name:   "pelican",
		Source: "docs.getpelican.com, 4.9: settings are Python, -d empties the output folder first",
		Level:  medium, Operands: "look...",
		Options: `
			-*
			-h:info
			-d,--delete-output-directory:overwrites
			-o,--output=:make
			-s,--settings=:executes
			-t,--theme-path=:look
			-e,--extra-settings=:executes
			-p,--port=
			-b,--bind=
			-l,--listen -r,--autoreload
			-w,--write-selected=:make
			-n,--no-print-settings
			--cache-path=:make
			--relative-urls
			--fatal=
			-v,--verbose -q,--quiet -D,--debug
		`,
		Examples: `
			medium | pelican content -o output
			high FS_DELETE_OVERWRITE | pelican -d content
			medium EXEC_ARBITRARY | pelican content -s x.py
		`,
	},
	{
		Name:   "quarto",
		Source: "quarto.org/docs/cli, 1.5: add, install, update and use fetch what documents then run",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:make
			--output-dir=:make
			-t,--to=
			-P,--execute-param=
			-M,--metadata=
			--execute-dir=:look
			--profile=
			--log=:write
		`,
		Subs: []Entry{
			{
				Name: "add install update use remove uninstall", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "check list tools", Level: medium, Operands: "text..."},
			{Name: "run", Level: medium, Categories: executes, Operands: "script text..."},
		},
		Examples: `
			medium | quarto render x.qmd
			high DEPS_INSTALL_UPDATE | quarto add x/y
			high DEPS_INSTALL_UPDATE | quarto install tinytex
			high PUBLISH | quarto publish gh-pages
		`,
	},
	{
		Name: "sphinx-build sphinx-autobuild sphinx-apidoc sphinx-quickstart mkdocs pdoc pdoc3 " +
			"pydoc-markdown mike jupyter-book nikola",
		Source: "sphinx-build(1), Sphinx 8; mkdocs.org, mkdocs 1.6 empties the folder of the site before it " +
			"builds; conf.py is code",
		Level: medium, Operands: "text...",
		Options: `
			-D=:executes
			-*
			-h:info
			-c=:script
			-f,--config-file,--theme=:settings
			-d,--site-dir=:emptied
			-M=:overwrites@clean+answer@linkcheck
			-o,--output-dir,--html-dir=:make
			-b,--builder=:answer@linkcheck
		`,
		Subs: []Entry{
			{
				Name: "serve", Level: medium, Operands: "text...",
				Options: `
					-*
					-a,--dev-addr=:binds
				`,
			},
			{
				Name: "gh-deploy deploy publish push", Level: high, Categories: publishes | pushes | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | sphinx-build -D extensions=x . out
			low | mkdocs --version
			medium | mkdocs build
			medium | mkdocs serve -a 127.0.0.1:8002
			medium | mkdocs serve --strict --dev-addr=localhost:8002
			high NETWORK_RISK | mkdocs serve -a 0.0.0.0:8002
			high NETWORK_RISK | mkdocs serve -a localhost.example.com:8002
			high NETWORK_RISK | mkdocs serve -a :8002
			medium | sphinx-build -b html docs docs/_build
			medium | sphinx-build -b linkcheck docs docs/_build
			high PUBLISH | mkdocs gh-deploy
		`,
	},
	{
		Name:   "setup.py",
		Source: "setuptools.pypa.io, Command Reference: one command after the other",
		Goals:  true, Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "upload register upload_docs", Level: high, Categories: publishes | network},
			{Name: "install develop easy_install", Level: high, Categories: installs | outside},
		},
		Examples: `
			high PUBLISH | ./setup.py sdist upload
			high DEPS_INSTALL_UPDATE | ./setup.py build install
		`,
	},
	{
		Name: "cython cythonize nuitka pyinstaller cx_Freeze py2app shiv pex f2py maturin pybabel msgfmt.py " +
			"stubgen datamodel-codegen pyreverse line_profiler cprofilev snakeviz bumpversion bump2version " +
			"bump-my-version nbconvert jupytext",
		Source: "their manuals: they build, measure or generate, running the project's code",
		Level:  medium, Operands: "text...",
		Options: `
			--pipe,--check=:executes
			--install,--runtime-hook,--upx-dir,--user-plugin=:executes
			-*
			-h:info
			-o,--output,--output-file,--outfile=:make
			--dry-run -n
		`,
		Subs: []Entry{
			{Name: "publish upload", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium EXEC_ARBITRARY | jupytext --pipe x.sh a.ipynb
			medium | pyinstaller app.py
			medium | maturin build --release
			high PUBLISH | maturin publish
			medium | nuitka app.py
		`,
	},
	{
		Name:   "towncrier",
		Source: "towncrier.readthedocs.io 24.8, CLI: build puts the fragments into the news and deletes them",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			--config=:settings
			--dir=:cd
			-h,--version:info
		`,
		Subs: []Entry{
			{Name: "check", Level: medium, Options: `-* --compare-with= --staged`},
			{Name: "create", Level: medium, Operands: "make", Options: `-* -c,--content= --section= --edit:executes`},
			{
				Name: "build", Level: medium,
				Options: `
					-*
					--draft:dry
					--keep
					--yes:overwrites
					--version,--name,--date=
				`,
			},
		},
		Examples: `
			low..medium | towncrier build --draft
			medium | towncrier build --keep
			medium | towncrier create 1.feature
			high FS_DELETE_OVERWRITE | towncrier build --yes
		`,
	},
	{
		Name:   "papermill",
		Source: "papermill.readthedocs.io 2.6: it runs a notebook and writes another",
		Level:  medium, Operands: "text result",
		Options: `
			-*
			-h:info
			-p,-r,--parameters,--parameters_raw==
			-f,--parameters_file=:read
			-y,-b,--parameters_yaml,--parameters_base64=
			-k,--kernel=
			--cwd=:cd
			--stdout-file,--stderr-file=:write
		`,
		Examples: `
			high NETWORK_RISK | papermill https://example.com/x.ipynb y.ipynb
			medium | papermill a.ipynb b.ipynb
		`,
	},
	{
		Name:   "cookiecutter copier",
		Source: "cookiecutter.readthedocs.io 2.6; copier.readthedocs.io 9: a template runs its hooks",
		Level:  high, Categories: executes, Operands: "package...",
		Options: `
			-*
			-h,-V:info
			-o,--output-dir=:writedir
			-c,--checkout=
			-r,--vcs-ref=
			-d,--data=
			-a,--answers-file=
			--config-file,--data-file=:read
			--replay-file=:read
			--trust,--UNSAFE
			--directory=
			-f,--overwrite-if-exists:overwrites
		`,
		Examples: `
			low | cookiecutter --version
			high EXEC_ARBITRARY | cookiecutter gh:acme/x
			high EXEC_ARBITRARY | copier copy gh:acme/x .
			high NETWORK_RISK EXEC_ARBITRARY | cookiecutter https://example.com/x.git
			high FS_OUTSIDE_WORKSPACE | cookiecutter ./x -o /srv/y
		`,
	},
}

// pythonPublishers: programs that make packages public.
var pythonPublishers = []Entry{
	{
		Name:   "twine flit anaconda anaconda-client",
		Source: "twine.readthedocs.io; flit.pypa.io; docs.anaconda.org",
		Level:  high, Categories: publishes | network, Operands: "text...",
		Options: `
			-*
			-r,--repository=
			--repository-url=:url
			-u,--username=
			-p,--password=
			--config-file=:read
			-h:info
		`,
		Subs: []Entry{
			{Name: "check", Level: medium, Operands: "read...", Options: `--strict`},
			{Name: "build init", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "install", Level: high, Categories: installs, Operands: "text...", Options: `-*`},
			{
				Name: "upload publish register", Level: high, Categories: publishes | network,
				Operands: "sendfile...", Options: `-*`,
			},
		},
		Examples: `
			low | twine --version
			medium | twine check dist/*
			high..critical PUBLISH | twine upload dist/*
			high PUBLISH | flit publish
		`,
	},
}
