package program

import (
	"strings"

	"guard/policy/shell/table"
)

// LoadedCode is code of the project that a tool runs though no word of its line names it.
type LoadedCode struct {
	programs string // words of the tool's name
	Files    string // code that it looks for by itself: patterns for the last parts of a path
	Settings string // files whose values name more of it
	If       string // what one of the settings must hold for that, where they must
	Ending   string // what is added to a name that has no ending of its own
	Flags    bool   // the settings are options, as they would stand on its line
	Source   string
}

const (
	pythonSettings = " pyproject.toml setup.cfg tox.ini"
	nodeSettings   = " package.json"
)

// loadedCode: what stands in projects (test files, conftest.py, *.config.js) is not said once more.
var loadedCode = []LoadedCode{
	{programs: "mypy dmypy stubtest", Settings: "mypy.ini .mypy.ini" + pythonSettings, Ending: ".py",
		Source: "mypy 1.13, plugins"},
	{programs: "flake8 pflake8", Settings: ".flake8 setup.cfg tox.ini pyproject.toml", Ending: ".py",
		Source: "flake8 7, Using Plugins: local-plugins, paths"},
	{programs: "pylint epylint pylint-config", Settings: ".pylintrc pylintrc .pylintrc.toml pylintrc.toml" +
		pythonSettings, Ending: ".py", Source: "Pylint 3, load-plugins"},
	{programs: "behave", Files: "features/environment.py environment.py steps/*.py features/*_steps.py",
		Settings: "behave.ini .behaverc" + pythonSettings, Ending: ".py", Source: "behave 1.2.6, API Reference"},
	{programs: "robot pabot rebot libdoc testdoc robocop", Settings: "*.robot *.resource *.tsv robot.toml",
		Ending: ".py", Source: "Robot Framework 7, User Guide: Library, Variables"},
	{programs: "lettuce radish aloe", Files: "terrain.py steps.py steps/*.py radish/*.py", Ending: ".py",
		Source: "radish 0.17, lettuce 0.2"},
	{programs: "mkdocs properdocs", Settings: "mkdocs.yml mkdocs.yaml properdocs.yml", Ending: ".py",
		Source: "MkDocs 1.6, hooks, custom themes"},
	{programs: "mkdocs", Files: "main.py main/__init__.py", Settings: "mkdocs.yml mkdocs.yaml", If: "macros",
		Ending: ".py", Source: "mkdocs-macros 1.3, Writing Your Own Macros"},
	{programs: "sphinx-build sphinx-autobuild sphinx sphinx-apidoc make.bat", Files: "conf.py _ext/*.py",
		Settings: "conf.py", Ending: ".py", Source: "Sphinx 8, extensions"},
	{programs: "jupyter-book jb", Files: "_ext/*.py", Settings: "_config.yml conf.py", Ending: ".py",
		Source: "Jupyter Book 1, local_extensions"},
	{programs: "tox", Files: "toxfile.py tox_.py", Settings: "tox.ini tox.toml pyproject.toml setup.cfg",
		Ending: ".py", Source: "tox 4, Extending tox"},
	{programs: "nox", Files: "noxfile.py", Source: "Nox 2024"},
	{programs: "pytest py.test ptw pytest-watch", Files: "conftest.py",
		Settings: "conftest.py pytest.ini .pytest.ini pytest.toml" + pythonSettings, Ending: ".py",
		Source: "pytest 8, pytest_plugins, -p"},
	{programs: "coverage", Settings: ".coveragerc .coveragerc.toml" + pythonSettings, Ending: ".py",
		Source: "coverage.py 7, Plug-ins"},
	{programs: "jupyter jupyter-nbconvert jupyter-notebook jupyter-lab jupyter-server nbconvert jupyter-console " +
		"jupyterhub ipython ipython3",
		Files:    "jupyter_*config.py jupyterhub_config.py ipython_config.py ipython_kernel_config.py startup/*.py",
		Settings: "jupyter_*config.json jupyter_*config.py ipython_config.py", Ending: ".py",
		Source: "Jupyter Server 2, IPython 8: Config"},
	{programs: "pelican", Files: "pelicanconf.py publishconf.py", Settings: "pelicanconf.py publishconf.py",
		Ending: ".py", Source: "Pelican 4, PLUGINS"},
	{programs: "nikola", Files: "conf.py plugins/*.py plugins/*/*.py", Settings: "conf.py", Ending: ".py",
		Source: "Nikola 8, Extending Nikola"},
	{programs: "lektor", Files: "packages/*/*.py", Source: "Lektor 3, Plugins"},
	{programs: "hyde cactus urubu", Files: "_python.py plugins/*.py _urubu.py", Source: "Urubu 1, Cactus 3"},
	{programs: "locust", Files: "locustfile.py locustfiles/*.py", Settings: "locust.conf .locust.conf pyproject.toml",
		Ending: ".py", Source: "Locust 2, Configuration"},
	{programs: "scrapy", Settings: "scrapy.cfg", Files: "settings.py spiders/*.py middlewares.py pipelines.py",
		Ending: ".py", Source: "Scrapy 2.11, Command line tool"},
	{programs: "alembic", Files: "env.py", Settings: "alembic.ini pyproject.toml", Ending: ".py",
		Source: "Alembic 1.13, Tutorial"},
	{programs: "manage.py django-admin", Files: "settings.py apps.py models.py admin.py urls.py checks.py " +
		"settings/*.py models/*.py management/commands/*.py",
		Settings: "settings.py", Ending: ".py", Source: "Django 5, Applications: loaded by django.setup()"},
	{programs: "celery", Files: "celery.py celeryconfig.py celery_app.py celeryapp.py", Source: "Celery 5, -A"},
	{programs: "flask", Files: "wsgi.py app.py", Settings: ".flaskenv", Ending: ".py",
		Source: "Flask 3, Application Discovery"},
	{programs: "gunicorn hypercorn", Files: "gunicorn.conf.py hypercorn_config.py", Source: "gunicorn 23"},
	{programs: "invoke inv fab", Files: "tasks.py fabfile.py tasks/*.py", Settings: "invoke.* fabric.*",
		Ending: ".py", Source: "Invoke 2, Loading collections"},
	{programs: "ansible ansible-playbook ansible-lint ansible-inventory ansible-doc ansible-console ansible-test " +
		"molecule",
		Files:    "filter_plugins/*.py library/*.py *_plugins/*.py module_utils/*.py modules/*.py plugins/*/*.py",
		Settings: "ansible.cfg", Ending: ".py",
		Source: "Ansible 2.17, Adding modules and plugins locally"},
	{programs: "salt-call salt-ssh salt", Files: "_modules/*.py _states/*.py _grains/*.py _runners/*.py",
		Source: "Salt 3007"},
	{programs: "conan", Files: "conanfile.py", Source: "Conan 2"},
	{programs: "sqlfluff", Settings: ".sqlfluff pyproject.toml setup.cfg tox.ini", Ending: ".py",
		Source: "SQLFluff 3, library_path, load_macros_from_path"},
	{programs: "snakemake", Files: "Snakefile *.smk", Ending: ".py", Source: "Snakemake 8"},
	{programs: "bandit", Settings: ".bandit bandit.yaml pyproject.toml", Ending: ".py", Source: "Bandit 1.7"},
	{programs: "pre-commit prek", Settings: ".pre-commit-config.yaml prek.toml", Ending: ".py",
		Source: "pre-commit 4, repo: local"},
	{programs: "commitizen cz", Settings: ".cz.toml .cz.json .cz.yaml cz.toml pyproject.toml", Ending: ".py",
		Source: "Commitizen 3"},
	{programs: "hatch hatchling", Files: "hatch_build.py hatch_plugin.py", Settings: "pyproject.toml hatch.toml",
		Ending: ".py", Source: "Hatch 1, custom build hooks"},
	{programs: "pdm poetry build flit", Files: "build.py pdm_build.py", Settings: "pyproject.toml", Ending: ".py",
		Source: "PDM 2, Poetry 1 (build script), PEP 517 backend-path"},
	{programs: "pip pip3 uv", Files: "setup.py _custom_build.py", Source: "PEP 517; setuptools 75"},
	{programs: "import-linter lint-imports interrogate pydoc-markdown pdoc pdoc3 lazydocs",
		Settings: ".importlinter pyproject.toml setup.cfg pydoc-markdown.yml", Ending: ".py",
		Source: "Import Linter 2, contract types; pydoc-markdown 4"},
	{programs: "mamba kahlan", Files: "spec/*_spec.py kahlan-config.php spec/*.spec.php spec/*Spec.php",
		Source: "mamba 0.11, Kahlan 5"},
	{programs: "cog cogapp", Files: "*.cog", Ending: ".py", Source: "cog 3"},

	{programs: "mocha mochapack", Settings: ".mocharc.yml .mocharc.yaml .mocharc.json .mocharc.jsonc .mocharc.js " +
		".mocharc.cjs test/mocha.opts" + nodeSettings, Ending: ".js", Source: "Mocha 11, Configuration files"},
	{programs: "jest", Files: "__mocks__/*.js __mocks__/*.ts",
		Settings: "jest.config.*" + nodeSettings, Ending: ".js", Source: "Jest 29, Configuring Jest"},
	{programs: "vitest", Files: "__mocks__/*.js __mocks__/*.ts", Settings: "vitest.config.* vite.config.* " +
		"vitest.workspace.*", Ending: ".ts", Source: "Vitest 2, setupFiles, globalSetup, environment, reporters"},
	{programs: "playwright", Settings: "playwright.config.*", Ending: ".ts", Source: "Playwright 1, globalSetup"},
	{programs: "cypress", Files: "plugins/index.js plugins/index.ts support/index.js support/index.ts support/e2e.js " +
		"support/e2e.ts support/component.ts support/commands.js support/commands.ts",
		Settings: "cypress.json cypress.config.*", Ending: ".js", Source: "Cypress 13, pluginsFile, supportFile"},
	{programs: "karma", Files: "karma.conf.js karma.conf.ts karma.conf.cjs", Settings: "karma.conf.*", Ending: ".js",
		Source: "Karma 6"},
	{programs: "jasmine", Files: "spec/helpers/*.js spec/helpers/*.mjs", Settings: "jasmine.json jasmine.mjs",
		Ending: ".js", Source: "Jasmine 5, helpers"},
	{programs: "cucumber-js", Files: "features/support/*.js features/*/*.js features/support/*.ts features/*/*.ts",
		Settings: "cucumber.js cucumber.json cucumber.yaml cucumber.yml cucumber.mjs", Ending: ".js",
		Source: "Cucumber-JS 11, import, require"},
	{programs: "ava", Settings: "ava.config.*" + nodeSettings, Ending: ".js", Source: "AVA 6, require"},
	{programs: "nyc c8", Settings: ".nycrc .nycrc.json .nycrc.yml .nycrc.yaml nyc.config.* .c8rc.json .c8rc" +
		nodeSettings, Ending: ".js", Source: "nyc 17, require"},
	{programs: "tap", Settings: ".taprc" + nodeSettings, Ending: ".js", Source: "node-tap 21, plugin, import"},
	{programs: "wdio nightwatch codeceptjs codecept testcafe",
		Files:    "wdio.conf.js wdio.conf.ts nightwatch.conf.js codecept.conf.js .testcaferc.js",
		Settings: "wdio.conf.* nightwatch.conf.* nightwatch.json codecept.conf.* .testcaferc.*", Ending: ".js",
		Source: "WebdriverIO 9, Nightwatch 3, CodeceptJS 3, TestCafe 3"},
	{programs: "eslint eslint_d", Files: "rules/*.js rules/*.cjs eslint-local-rules.js eslint-local-rules.cjs " +
		"eslint-local-rules/*.js", Settings: ".eslintrc .eslintrc.json .eslintrc.yml .eslintrc.yaml .eslintrc.js " +
		".eslintrc.cjs eslint.config.*" + nodeSettings, Ending: ".js", Source: "ESLint 9, extends, parser, plugins"},
	{programs: "oxlint biome", Settings: ".oxlintrc.json biome.json biome.jsonc", Ending: ".js",
		Source: "Oxlint 1, jsPlugins"},
	{programs: "prettier prettierd", Settings: ".prettierrc .prettierrc.* prettier.config.*" + nodeSettings,
		Ending: ".js", Source: "Prettier 3, plugins"},
	{programs: "stylelint", Settings: ".stylelintrc .stylelintrc.* stylelint.config.*" + nodeSettings, Ending: ".js",
		Source: "Stylelint 16, plugins, processors, customSyntax"},
	{programs: "babel babel-node", Settings: ".babelrc .babelrc.* babel.config.*" + nodeSettings, Ending: ".js",
		Source: "Babel 7, plugins, presets"},
	{programs: "postcss", Files: ".postcssrc.js postcss.config.js", Settings: ".postcssrc .postcssrc.* " +
		"postcss.config.*" + nodeSettings, Ending: ".js", Source: "postcss-load-config 6"},
	{programs: "eleventy", Files: ".eleventy.js eleventy.config.js eleventy.config.mjs eleventy.config.cjs " +
		"_data/*.js _data/*.cjs _data/*.mjs *.11ty.js *.11tydata.js", Settings: ".eleventy.js eleventy.config.*",
		Ending: ".js", Source: "Eleventy 3, Data Cascade"},
	{programs: "docusaurus", Files: "sidebars.js", Settings: "docusaurus.config.*", Ending: ".js",
		Source: "Docusaurus 3, Using Plugins"},
	{programs: "nuxt nuxi", Files: "modules/*.ts modules/*.js modules/*/index.ts modules/*/index.js " +
		"server/plugins/*.ts plugins/*.ts plugins/*.js", Settings: "nuxt.config.*", Ending: ".ts",
		Source: "Nuxt 3, modules"},
	{programs: "next vite astro gatsby webpack rollup rspack rsbuild parcel rspress storybook",
		Files: "gatsby-node.js gatsby-node.ts gatsby-config.js plugins/*/gatsby-node.js instrumentation.ts " +
			"next.config.js postcss.config.js .storybook/*.js .storybook/*.ts",
		Settings: "gatsby-config.* next.config.* vite.config.* webpack.config.* rollup.config.* rspack.config.* " +
			".parcelrc .babelrc postcss.config.* tailwind.config.* astro.config.* .storybook/main.*",
		Ending: ".js", Source: "Gatsby 5, Parcel 2, Storybook 8, Next.js 15"},
	{programs: "metalsmith hexo vuepress vitepress antora", Files: "scripts/*.js .vuepress/*.js .vitepress/*.ts",
		Settings: "metalsmith.json metalsmith.js antora-playbook.yml _config.yml", Ending: ".js",
		Source: "Metalsmith 2, Hexo 7 (scripts), VuePress 2, Antora 3"},
	{programs: "gulp", Files: "gulpfile.js gulpfile.ts gulpfile.mjs gulpfile.js/index.js", Source: "gulp 5"},
	{programs: "grunt", Files: "Gruntfile.js tasks/*.js grunt/*.js", Settings: "Gruntfile.*", Ending: ".js",
		Source: "Grunt 1, loadTasks"},
	{programs: "typedoc jsdoc documentation api-extractor",
		Settings: "typedoc.json typedoc.js typedoc.config.* jsdoc.json .jsdoc.json jsdoc.conf.json tsconfig.json" +
			nodeSettings, Ending: ".js", Source: "TypeDoc 0.27, JSDoc 4: plugins"},
	{programs: "ttsc tspc", Settings: "tsconfig.json", Ending: ".js",
		Source: "ts-patch 3, plugins"},
	{programs: "ts-node", Settings: "tsconfig.json", Ending: ".ts", Source: "ts-node 10, require"},
	{programs: "semantic-release release-it standard-version", Settings: ".releaserc .releaserc.* release.config.* " +
		".release-it.* .versionrc .versionrc.*" + nodeSettings, Ending: ".js", Source: "semantic-release 24, plugins"},
	{programs: "markdownlint markdownlint-cli2 remark textlint alex htmlhint",
		Files:    ".markdownlint-cli2.cjs .markdownlint-cli2.mjs .remarkrc.js .remarkrc.mjs .textlintrc.js",
		Settings: ".markdownlint-cli2.* .markdownlint.* .remarkrc .remarkrc.* .textlintrc .textlintrc.*" + nodeSettings,
		Ending:   ".js", Source: "markdownlint-cli2 0.15, remark-cli 12, textlint 14"},
	{programs: "commitlint", Files: "commitlint.config.js .commitlintrc.js commitlint.config.ts " +
		"commitlint.config.mjs commitlint.config.cjs",
		Settings: ".commitlintrc .commitlintrc.* commitlint.config.*" + nodeSettings,
		Ending:   ".js", Source: "commitlint 19"},
	{programs: "lint-staged", Files: "lint-staged.config.js lint-staged.config.mjs .lintstagedrc.js",
		Source: "lint-staged 15"},
	{programs: "spectral vacuum redocly", Files: ".spectral.js", Settings: ".spectral.* redocly.yaml " +
		".redocly.yaml", Ending: ".js", Source: "Spectral 6, functions; Redocly CLI 1, plugins"},
	{programs: "graphql-codegen gql-gen", Files: "codegen.ts codegen.js", Settings: "codegen.yml codegen.yaml " +
		"codegen.* graphql.config.* .graphqlrc*", Ending: ".js", Source: "GraphQL Code Generator 5, plugins"},
	{programs: "svgo depcruise dependency-cruiser knip madge", Files: "svgo.config.js .dependency-cruiser.js " +
		".dependency-cruiser.cjs .madgerc.js knip.js", Settings: ".dependency-cruiser.* svgo.config.* knip.*",
		Ending: ".js", Source: "SVGO 3, dependency-cruiser 16, Knip 5"},
	{programs: "nodemon node-dev pm2", Files: "ecosystem.config.js", Settings: "nodemon.json ecosystem.config.*",
		Ending: ".js", Source: "nodemon 3, PM2 5"},
	{programs: "plop hygen nx", Files: "plopfile.js plopfile.mjs .hygen.js", Settings: "nx.json project.json",
		Ending: ".js", Source: "Plop 4, Hygen 6, Nx 20"},
	{programs: "knex sequelize sequelize-cli typeorm mikro-orm drizzle-kit", Files: "knexfile.js knexfile.ts " +
		".sequelizerc ormconfig.js", Settings: ".sequelizerc ormconfig.json", Ending: ".js",
		Source: "Knex 3, Sequelize CLI 6, TypeORM 0.3"},

	{programs: "rubocop standardrb", Settings: ".rubocop.yml .rubocop_todo.yml .standard.yml .rubocop", Ending: ".rb",
		Source: "RuboCop 1, require, plugins"},
	{programs: "air", Settings: ".air.toml air.toml", Ending: ".sh", Source: "air 1.61, pre_cmd, cmd, post_cmd"},
	{programs: "gitlint", Settings: ".gitlint", Ending: ".py", Source: "gitlint 0.19, extra-path"},
	{programs: "rspec parallel_rspec", Settings: ".rspec .rspec-local", Flags: true, Ending: ".rb",
		Source: "RSpec 3.13, .rspec"},
	{programs: "jekyll", Files: "_plugins/*.rb", Settings: "_config.yml", Ending: ".rb", Source: "Jekyll 4, Plugins"},
	{programs: "nanoc middleman bridgetown", Files: "lib/*.rb Rules config.rb helpers/*.rb plugins/*.rb " +
		"config/initializers.rb", Ending: ".rb", Source: "Nanoc 4, Middleman 4, Bridgetown 1"},
	{programs: "guard danger", Files: "Guardfile Dangerfile", Ending: ".rb", Source: "Guard 2, Danger 9"},
	{programs: "cucumber", Files: "features/support/*.rb features/step_definitions/*.rb features/*.rb",
		Ending: ".rb", Source: "Cucumber 9"},
	{programs: "yard yardoc", Files: "doctest_helper.rb support/doctest_helper.rb",
		Settings: ".yardopts", Flags: true, Ending: ".rb", Source: "YARD 0.9, --load"},
	{programs: "i18n-tasks", Settings: "i18n-tasks.yml", Ending: ".rb", Source: "i18n-tasks 1, ERB in its settings"},
	{programs: "rake", Files: "rakelib/*.rake lib/tasks/*.rake", Ending: ".rb", Source: "Rake 13"},
	{programs: "irb pry", Files: ".irbrc .pryrc", Ending: ".rb", Source: "irb 1, Pry 0.15"},
	{programs: "reek haml-lint erblint erb_lint slim-lint steep sorbet srb tapioca",
		Files: "Steepfile .erb-linters/*.rb", Settings: ".haml-lint.yml .erb_lint.yml .erb-lint.yml .slim-lint.yml",
		Ending: ".rb", Source: "HAML-Lint 0.59, erb_lint 0.7, Steep 1"},
	{programs: "minitest rails m", Files: "test_helper.rb config/application.rb config/environment.rb " +
		"config/initializers/*.rb config/environments/*.rb", Ending: ".rb", Source: "Rails 8, Configuring"},

	{programs: "phpunit paratest pest", Settings: "phpunit.xml phpunit.xml.dist phpunit.dist.xml composer.json",
		Ending: ".php", Source: "PHPUnit 11, bootstrap"},
	{programs: "dep deployer phinx", Files: "deploy.php phinx.php", Settings: "deploy.yaml", Ending: ".php",
		Source: "Deployer 7, Phinx 0.16"},
	{programs: "doctrine-migrations doctrine", Files: "migrations.php migrations-db.php cli-config.php " +
		"config/cli-config.php migrations/*.php Migrations/*.php", Settings: "migrations.yaml migrations.yml " +
		"migrations.xml migrations.json", Ending: ".php", Source: "Doctrine Migrations 3, ORM 3"},
	{programs: "php-scoper", Files: "scoper.inc.php", Source: "PHP-Scoper 0.18"},
	{programs: "jigsaw", Files: "config.php config.*.php bootstrap.php listeners/*.php", Source: "Jigsaw 1"},
	{programs: "psysh", Files: ".psysh.php config.php", Source: "PsySH 0.12, Configuration"},
	{programs: "wp wp-cli", Files: "mu-plugins/*.php wp-config.php wp-content/*.php",
		Settings: "wp-cli.yml wp-cli.local.yml", Ending: ".php",
		Source: "WP-CLI 2.11, Config; WordPress 6, mu-plugins"},
	{programs: "phpstan psalm phan", Files: ".phan/config.php .phan/plugins/*.php",
		Settings: "phpstan.neon phpstan.neon.dist phpstan.dist.neon psalm.xml psalm.xml.dist composer.json",
		Ending:   ".php", Source: "PHPStan 2, bootstrapFiles; Psalm 5, autoloader"},
	{programs: "php-cs-fixer phpcs phpcbf ecs rector deptrac",
		Files:    ".php-cs-fixer.php .php-cs-fixer.dist.php .php_cs rector.php ecs.php",
		Settings: "phpcs.xml phpcs.xml.dist .phpcs.xml composer.json deptrac.yaml", Ending: ".php",
		Source: "PHP CS Fixer 3, PHP_CodeSniffer 3, Rector 2, ECS 12"},
	{programs: "behat codecept phpspec infection phpbench",
		Files:    "bootstrap/*.php features/bootstrap/*.php _bootstrap.php",
		Settings: "behat.yml codeception.yml phpspec.yml infection.json infection.json5 phpbench.json", Ending: ".php",
		Source: "Behat 3, Codeception 5, Infection 0.29"},
	{programs: "composer", Settings: "composer.json", Ending: ".php", Source: "Composer 2.8, autoload files"},

	{programs: "prove", Settings: ".proverc", Flags: true, Ending: ".pm", Source: "prove(1)"},
	{programs: "perlcritic perltidy", Files: ".perltidyrc", Settings: ".perlcriticrc", Ending: ".pm",
		Source: "perlcritic(1)"},
	{programs: "busted luacheck luarocks", Files: ".busted .luacheckrc *.rockspec", Settings: ".busted",
		Ending: ".lua", Source: "busted 2.2, Luacheck 1.2"},
	{programs: "mix credo iex", Files: ".iex.exs .credo.exs .formatter.exs mix.exs", Settings: ".credo.exs",
		Ending: ".exs", Source: "Credo 1.7, requires"},
}

// LoadedCodeOf lists what a tool loads, by a word of its name.
var LoadedCodeOf = table.ByWord(loadedCode, func(l LoadedCode) []string { return strings.Fields(l.programs) })

// LoadedCodes lists the whole table.
func LoadedCodes() []LoadedCode { return loadedCode }

// ShadowsLibrary reports the path of a module that Python takes, from the folder of a script or from where it is
// started, in place of one of the library's or of a tool that is started by python -m (Python 3.13,
// sys.stdlib_module_names and sys.path; venv, pip).
func ShadowsLibrary(file string) bool {
	name, ok := strings.CutSuffix(file, ".py")
	if !ok {
		return false
	}
	for _, start := range [...]string{"/__init__", "/__main__"} {
		name = strings.TrimSuffix(name, start)
	}
	return table.HasWord(libraryModules, name[strings.LastIndexByte(name, '/')+1:])
}

const libraryModules = "abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 " +
	"cProfile calendar cmath code codecs codeop collections colorsys compileall configparser contextlib " +
	"contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email " +
	"encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc " +
	"genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib " +
	"importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math " +
	"mimetypes mmap modulefinder multiprocessing netrc numbers opcode operator optparse os pathlib pdb pickle " +
	"pickletools pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr " +
	"pydoc queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors " +
	"shelve shlex shutil signal site smtplib socket socketserver sqlite3 ssl stat statistics string stringprep " +
	"struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap threading time " +
	"timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata " +
	"unittest urllib uuid venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib " +
	"zoneinfo pip setuptools wheel pkg_resources pytest " + optionalModules

// optionalModules are those that widespread libraries take where they are there (requests 2.32, urllib3 2, httpx 0.28,
// pandas 2, PyYAML 6, Flask 3, aiohttp 3, Jinja 3, IPython 8: their sources).
const optionalModules = "chardet charset_normalizer cchardet simplejson ujson orjson brotli brotlicffi " +
	"zstandard socks " +
	"pyarrow fastparquet numexpr bottleneck tables uvloop httptools aiodns h2 socksio dotenv colorama readline " +
	"gnureadline watchdog cryptography OpenSSL certifi_win32 _yaml"

// OptionalModule reports a file that is such a module.
func OptionalModule(file string) bool {
	name, ok := strings.CutSuffix(file, ".py")
	return ok && table.HasWord(optionalModules, name[strings.LastIndexByte(name, '/')+1:])
}

// SettingsOfLoader reports the base name of settings of a tool in this table.
func SettingsOfLoader(base string) bool { return len(settingsOfLoaders(base)) > 0 }

var settingsOfLoaders = table.ByWord(loadedCode, func(l LoadedCode) []string { return strings.Fields(l.Settings) })
