package program

// nodeCheckers: compilers, linters, formatters and test runners of JavaScript.
var nodeCheckers = []Entry{
	{
		Name:   "tsc tsgo vue-tsc svelte-check ngc tspc",
		Source: "TypeScript handbook, tsc CLI options 5.6",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-v:info
			-version:info
			-help:info
			-h:info
			-all,-showConfig,-listFilesOnly:info
			-p=:settings
			-project=:settings
			-b,-build
			-outDir=:make
			-outFile=:make
			-declarationDir=:make
			-tsBuildInfoFile=:make
			-generateTrace=:writedir
			-generateCpuProfile=:make
			-rootDir=
			-target=
			-t=
			-module=
			-m=
			-lib=
			-jsx=
			-moduleResolution=
			-types=
			-baseUrl=
			-locale=
			-allowJs -allowArbitraryExtensions -allowImportingTsExtensions -allowSyntheticDefaultImports
			-allowUmdGlobalAccess -allowUnreachableCode -allowUnusedLabels
		`,
		Examples: `
			low | tsc --version
			low | tsc -v
			low | tsc --showConfig
			medium FS_OUTSIDE_WORKSPACE | tsc --showConfig -p ../x
			medium | tsc
			medium | tsc --noEmit -p tsconfig.json
			medium | tsc -b --watch
			medium | tsc --noEmit --allowImportingTsExtensions
			medium | tsc --outDir dist
			high FS_OUTSIDE_WORKSPACE | tsc --outDir ~/x
		`,
	},
	{
		Name:   "eslint xo standard semistandard ts-standard tslint jshint oxlint eslint_d",
		Source: "eslint.org/docs, command line interface 9",
		Level:  medium, Operands: "read...",
		Options: `
			--init:installs
			-*
			-h,-v:info
			-c,--config=:settings
			--fix:edit
			--fix-dry-run
			--fix-type=
			--ext=
			--rulesdir=:script
			--plugin=:script
			--parser=:script
			--parser-options=
			--resolve-plugins-relative-to=:settings
			-f,--format=:format
			-o,--output-file=:write
			--ignore-path=:read
			--ignore-pattern=
			--max-warnings=
			--rule=
			--global=
			--env=
			--stdin-filename=
			--cache
			--cache-location=:make
			--cache-file=:make
			--report-unused-disable-directives-severity=
			--inspect-config:network
		`,
		Examples: `
			high DEPS_INSTALL_UPDATE | eslint --init
			low | eslint --version
			medium | eslint src
			medium | eslint --fix src
			medium | eslint . --ext .ts,.tsx --max-warnings 0
			medium EXEC_ARBITRARY | eslint --rulesdir ./rules src
			medium EXEC_ARBITRARY | eslint -f ./x.js src
			medium | eslint -f stylish src
			medium | eslint --format json -o out.json src
			high FS_CONFIG_SECRETS | eslint .env
		`,
	},
	{
		Name: "prettier prettierd stylelint biome dprint rome markdownlint markdownlint-cli2 mdl cspell " +
			"htmlhint textlint remark alex djlint secretlint linthtml standard-markdown write-good",
		Source: "prettier.io/docs/cli 3; stylelint.io; biomejs.dev/reference/cli",
		Level:  medium, Operands: "read...",
		Options: `
			-r=:script
			-*
			-w,--write:edit
			--fix:edit
			--apply:edit
			-c,--check -l,--list-different
			--config,--config-path=:settings
			--plugin=:script
			--plugin-search-dir=:script
			--custom-syntax=:script
			--rulesdir=:script
			--formatter=:format
			--custom-formatter=:script
			--ignore-path=:read
			--stdin-filepath=
			--parser=
			-o,--output-file=:write
			--log-level=
			--print-width=
			--tab-width=
			--edit -e -p
		`,
		Examples: `
			medium EXEC_ARBITRARY | markdownlint -r ./x.js README.md
			medium EXEC_ARBITRARY | stylelint --formatter ./x.js a.css
			low | prettier --version
			medium | prettier --check .
			medium | prettier --write src
			medium | biome check --write src
			medium EXEC_ARBITRARY | prettier --plugin=./x.js --check .
			high FS_CONFIG_SECRETS | prettier ~/.npmrc
		`,
	},
	{
		Name:   "commitlint",
		Source: "commitlint.js.org/reference/cli, 19: parser presets, extended settings and formats are code",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h,-v:info
			-g,--config=:settings
			-d,--cwd=:cd
			-e,--edit?=:read
			-E,--env=
			-x,--extends=:executes
			-p,-o,--parser-preset=:executes
			-H,--help-url=
			-f,--from=
			-t,--to=
			--from-last-tag
			--git-log-args=
			-l,--last
			--format=:format
			-V,--verbose -s,--strict -q,--quiet -c,--color
			--print-config?=
			--default-config
		`,
		Examples: `
			low | commitlint --version
			medium | commitlint --from HEAD~3 --to HEAD
			medium | commitlint --edit .git/COMMIT_EDITMSG
			medium EXEC_ARBITRARY | commitlint -x evil
			medium EXEC_ARBITRARY | commitlint -p evil
			high FS_CONFIG_SECRETS | commitlint --edit .env
		`,
	},
	{
		Name: "jest vitest mocha ava jasmine karma tap tape uvu playwright cypress wdio testcafe nightwatch " +
			"qunit tsd stryker codecept codeceptjs",
		Source: "jestjs.io/docs/cli 29; vitest.dev/guide/cli; mochajs.org; playwright.dev/docs/test-cli: " +
			"Playwright removes the folder of its output first",
		Level: medium, Operands: "text...",
		Options: `
			-R=:format
			-n,--node-option,--node-options,--node-arguments=:executes
			--record:network+sends
			-*
			-h:info
			-V:info
			-c,--config=:settings+overwrites@*screenshotsFolder*+overwrites@*videosFolder*+overwrites@*downloadsFolder*
			--config-file,--configFile,--opts,--package,--preset,--moduleDirectories,--modulePaths,--roots=:settings
			--rootDir,--root,--dir,--projects,--workspace=:settings
			--file=:settings
			-r,--require,--import,--loader,--setupFiles,--globalSetup,--env-file=:script
			--reporter,--reporters=:format
			--coverageDirectory,--outputFile=:make
			--coverage.reportsDirectory,--output=:emptied
			--env,--coverageReporters,--coverage.reporter=:format
			--testPathPattern,--testNamePattern,-t,-g,--grep=
			--project=:settings
			--clearCache
		`,
		Subs: []Entry{
			{
				Name: "pdf screenshot", Level: medium, Operands: "text result",
				Options: `
					-*
					-b,--browser,--channel,--color-scheme,--device,--geolocation,--lang,--timezone,--timeout=
					--user-agent,--viewport-size,--wait-for-selector,--wait-for-timeout,--proxy-server=
					--proxy-bypass,--paper-format=
					--load-storage=:read
					--save-storage,--save-har,--save-har-glob=:write
					--user-data-dir=:settings
				`,
			},
			{
				Name: "install install-deps", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "cache uninstall clear-cache", Level: high, Categories: overwrites | outside,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list path size", Level: low, Options: `-*`}},
			},
			{Name: "init", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{
				Name: "show-report show-trace launch-server run-server codegen open remote", Level: high,
				Categories: network, Operands: "text...", Options: `-*`,
			},
		},
		Names: []Entry{{Name: "path:*", Level: medium, Categories: executes}},
		Examples: `
			medium EXEC_ARBITRARY | mocha -R ./x.js
			medium EXEC_ARBITRARY | mocha -n require=./x.js
			medium EXEC_ARBITRARY | jest --runner ./x.js
			medium | jest --runInBand src/a.test.ts
			medium FS_OUTSIDE_WORKSPACE | jest --rootDir /opt/x
			high NETWORK_RISK | cypress run --record --key x
			low | jest --version
			medium | jest
			medium | jest --ci --coverage src/a.test.ts
			medium | vitest run
			medium | mocha --timeout 5000 'test/**/*.js'
			medium | playwright test
			medium | playwright test --reporter=list
			medium | vitest run --reporter=verbose
			medium | mocha -R dot
			medium EXEC_ARBITRARY | playwright test --reporter=./x.ts
			high DEPS_INSTALL_UPDATE | playwright install chromium
			medium EXEC_ARBITRARY | mocha -r ./x.js
		`,
	},
	{
		Name:   "html-validate csslint swagger-cli marp stylus js-beautify",
		Source: "html-validate.org, marp-cli and stylus READMEs and those of the others",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-o,--output,--outfile,--out=:write
			-c,--config,--config-file=:script
			-r,--replace:edit
		`,
		Examples: `
			medium | html-validate index.html
			medium..high FS_DELETE_OVERWRITE | marp -o out.pdf slides.md
		`,
	},
	{
		Name:   "c8 nyc istanbul",
		Source: "c8 and nyc READMEs: they measure the command that follows",
		Level:  medium, Operands: "cmd...",
		Options: `
			-*
			-r,--reporter=:format
			-o,--report-dir,--reports-dir=:make
			--temp-directory,--temp-dir=:emptied
			--cwd=:cd
			-c,--config,--nycrc-path=:settings
			-x,--exclude=
			-n,--include=
			--require=:script
			-e,--extension=
		`,
		Subs: []Entry{
			{Name: "report check-coverage", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "merge", Level: medium, Operands: "read write", Options: `-*`},
		},
		Examples: `
			medium | nyc mocha
			medium | c8 report
			medium..high FS_DELETE_OVERWRITE | nyc merge .nyc_output notes.txt
			high..critical FS_DELETE_OVERWRITE | c8 rm -rf src
		`,
	},
}
