package program

// nodeManuals: what tests, checks and builds JavaScript.
var nodeManuals = []manual{
	{"jest", `
		-i -u -t -b -w -o -f --ci --watchAll --watch --runInBand --updateSnapshot --onlyChanged --onlyFailures
		--changedSince --testPathPatterns --testPathIgnorePatterns --testMatch --testTimeout --maxWorkers
		--maxConcurrency --detectOpenHandles --forceExit --passWithNoTests --findRelatedTests --bail --verbose --silent
		--noStackTrace --listTests --showConfig --selectProjects --ignoreProjects --collectCoverage
		--collectCoverageFrom --coverageReporters --coverageProvider --coverageThreshold --logHeapUsage
		--errorOnDeprecated --expand -e --clearMocks --resetMocks --restoreMocks --randomize --seed --shard --useStderr
		--noCache --no-cache --json --injectGlobals --lastCommit --openHandlesTimeout --workerThreads
		--workerIdleMemoryLimit --skipFilter --all --colors --detectLeaks --testLocationInResults --ignoreCoverage
	`},
	{"vitest", `
		--ui -u -w --run --watch --update --dom --globals --passWithNoTests --allowOnly --changed --no-file-parallelism
		--fileParallelism --maxWorkers --minWorkers --maxConcurrency --testTimeout --hookTimeout --teardownTimeout
		--bail --retry --typecheck --typecheck.only --hideSkippedTests --logHeapUsage --dangerouslyIgnoreUnhandledErrors
		--no-isolate --isolate --shard --sequence.shuffle --sequence.concurrent --sequence.seed --coverage.enabled
		--coverage.all --coverage.include --coverage.exclude --coverage.reporter --coverage.thresholds.lines
		--standalone --slowTestThreshold --expandSnapshotDiff --disableConsoleIntercept --silent --color
		--printConsoleTrace --mode --no-watch --no-color --no-coverage --exclude --clearScreen --browser.headless
	`},
	{"mocha, ava, tap, tape, karma, jasmine, uvu, qunit, wdio, nightwatch, testcafe", `
		-b -t -s -w -T -v -f -i -m --bail --timeout --slow --watch --recursive --exit --no-exit --forbid-only
		--forbid-pending --parallel -p --jobs -j --sort -S --retries --check-leaks --full-trace --inline-diffs --no-diff
		--extension --fgrep --invert --allow-uncaught --async-only -A --delay --dry-run --fail-zero
		--pass-on-failing-test-suite --match --serial --fail-fast --update-snapshots --verbose --single-run --auto-watch
		--no-single-run --browsers --random --seed --filter --concurrency
	`},
	{"playwright", `
		-x -u -j --workers --retries --repeat-each --max-failures --last-failed --forbid-only --fully-parallel
		--grep-invert --headed --quiet --shard --timeout --global-timeout --update-snapshots --list --pass-with-no-tests
		--only-changed --ignore-snapshots --no-deps --fail-on-flaky-tests --trace --debug --gv --project
	`},
	{"cypress", `
		--browser --headed --headless -q --quiet -s --spec --component --e2e --no-exit -p --port
		--auto-cancel-after-failures --no-runner-ui
	`},
	{"eslint, xo, standard, oxlint, eslint_d, tslint, jshint, semistandard, ts-standard", `
		--max-warnings --no-eslintrc --no-ignore --no-inline-config --report-unused-disable-directives
		--report-unused-inline-configs --cache --cache-strategy --quiet --color --no-color --debug --env-info
		--print-config --no-error-on-unmatched-pattern --exit-on-fatal-error --no-warn-ignored --pass-on-no-patterns
		--stats --suppress-all --suppress-rule --prune-suppressions --concurrency --fix-type --stdin --global --env
		--pass-on-unpruned-suppressions -A -D -W --deny --allow --warn --deny-warnings --react-plugin --jsx-a11y-plugin
		--nextjs-plugin --threads --space --semicolon --prettier
	`},
	{"prettier, stylelint, biome, markdownlint, markdownlint-cli2, cspell, dprint, rome, htmlhint, commitlint, " +
		"textlint", `
		-u --list-different --ignore-unknown --cache --cache-strategy --no-cache --loglevel --log-level --no-config
		--no-editorconfig --with-node-modules --no-error-on-unmatched-pattern --write --check --single-quote
		--jsx-single-quote --no-semi --semi --trailing-comma --prose-wrap --end-of-line --arrow-parens
		--bracket-same-line --no-bracket-spacing --quote-props --html-whitespace-sensitivity
		--embedded-language-formatting --print-width --tab-width --use-tabs --vue-indent-script-and-style
		--single-attribute-per-line --object-wrap --experimental-ternaries --allow-empty-input --aei --max-warnings
		--quiet --quiet-deprecation-warnings --ignore-disables --id --report-needless-disables --rd
		--report-invalid-scope-disables --risd --report-descriptionless-disables --rdd --color --staged --changed
		--since --linter-enabled --formatter-enabled --assist-enabled --max-diagnostics --diagnostic-level
		--error-on-warnings --skip --only --colors --vcs-enabled --files-ignore-unknown --no-progress --no-summary
		--no-must-find-files --words-only --unique --show-suggestions --dot --locale --no-gitignore --gitignore
	`},
	{"tsc, tsgo, vue-tsc, svelte-check, ngc, tspc", `
		-noEmit -w -watch -b -build -v -d -declaration -pretty -strict -skipLibCheck -incremental -sourceMap
		-inlineSourceMap -listFiles -listFilesOnly -listEmittedFiles -explainFiles -diagnostics -extendedDiagnostics
		-traceResolution -force -f -clean -dry -verbose -stopBuildOnErrors -noImplicitAny -strictNullChecks
		-noUnusedLocals -noUnusedParameters -noFallthroughCasesInSwitch -noImplicitReturns -noUncheckedIndexedAccess
		-noImplicitOverride -exactOptionalPropertyTypes -esModuleInterop -resolveJsonModule -isolatedModules
		-forceConsistentCasingInFileNames -preserveWatchOutput -emitDeclarationOnly -declarationMap -removeComments
		-noEmitOnError -downlevelIteration -importHelpers -experimentalDecorators -emitDecoratorMetadata
		-verbatimModuleSyntax -moduleDetection -composite -checkJs -maxNodeModuleJsDepth -noErrorTruncation
		-assumeChangesOnlyAffectDirectDependencies -noCheck -erasableSyntaxOnly -rewriteRelativeImportExtensions
		-customConditions -threshold -output -fail-on-warnings -compiler-warnings -ignore -no-tsconfig
	`},
	{"vite, vitepress, next, nuxt, nuxi, astro, gatsby, remix, svelte-kit, vue-cli-service, docusaurus, slidev, " +
		"eleventy, quasar, ember, umi, father, craco, react-scripts, expo", `
		-p -m -l -w --port --mode --base --force --strictPort --cors --no-open --clearScreen --logLevel --sourcemap
		--minify --ssr --ssrManifest --manifest --emptyOutDir --target --watch --app --turbo --turbopack --webpack
		--no-lint --no-mangling --experimental-https --profile --debug --experimental-build-mode --keepAliveTimeout
		--lint --strict --max-warnings --prerender --no-clear --fork --no-fork --locale --drafts --future --no-minify
		--quiet --incremental --ignore-initial --to --silent --ci --passWithNoTests --watchAll --coverage --maxWorkers
		--buildDrafts --buildFuture --buildExpired --minify --gc --panicOnWarning --printI18nWarnings --templateMetrics
		--templateMetricsHints --disableFastRender --navigateToChanged --renderToMemory --ignoreCache --enableGitInfo
		--logLevel --printPathWarnings --printUnusedTemplates
	`},
	{"webpack, webpack-cli, rspack, rsbuild, rollup, parcel, esbuild, tsup, tsdown, ncc, swc, babel, unbuild, " +
		"rolldown, farm, microbundle, wmr, snowpack", `
		-m -w -f --mode --devtool --watch --stats --progress --color --profile --analyze --bail --no-watch
		--fail-on-warnings --json --target --no-stats --hot --live-reload --port --bundle --minify --sourcemap --format
		--platform --splitting --external --loglevel --log-level --log-limit --keep-names --tree-shaking --charset
		--legal-comments --packages --drop-labels --jsx --jsx-dev --jsx-factory --jsx-fragment --jsx-import-source
		--main-fields --resolve-extensions --pure --conditions --color --dts --dts-only --dts-resolve --no-config
		--silent --shims --no-splitting --treeshake --legacy-output --cjsInterop --no-dts --no-clean --no-cache
		--no-source-maps --no-optimize --no-scope-hoist --no-hmr --no-autoinstall --detailed-report --public-url --lazy
		--exports --name --globals --strict --no-strict --esModule --no-esModule --no-treeshake --waitForBundleInput
		--failAfterWarnings --bundleConfigAsCjs --interop --generatedCode --compact --extensions -x --ignore --only
		--source-maps -s --source-map --quiet --no-comments --compressed --env-name
	`},
	{"turbo, nx, lerna, moon, wireit", `
		--filter -F --concurrency --continue --force --no-cache --no-daemon --only --parallel --output-logs --log-order
		--log-prefix --framework-inference --ui --env-mode --affected --dry --dry-run --summarize --single-package
		--no-deps --include-dependencies --scope --since --ignore --stream --no-prefix --no-bail --no-sort
		--skip-nx-cache --skipNxCache --all --projects -p -t -c --target --targets --configuration --exclude --base
		--head --uncommitted --untracked --verbose --nxBail --nxIgnoreCycles --outputStyle --watch --skipRemoteCache
		--batch --skip-remote-cache --prod
	`},
	{"storybook, start-storybook, build-storybook", `
		-p --port --ci --quiet --no-open --smoke-test --debug --debug-webpack --loglevel --disable-telemetry
		--no-manager-cache --docs --test --exact-port --no-version-updates --no-release-notes --preview-only
	`},
	{"sass, node-sass, lessc, postcss, tailwindcss, terser, uglifyjs, csso, cleancss, svgr, unocss", `
		-w -m -q --watch --style --no-source-map --source-map --embed-sources --embed-source-map --no-charset
		--error-css --quiet-deps --silence-deprecation --fatal-deprecation --future-deprecation --poll --stop-on-error
		--no-error-css --indented --update --minify --no-map --map --verbose --compress --mangle --ecma --comments
		--module --toplevel --keep-fnames --keep-classnames --safari10 --ie8 --toplevel --no-autoprefixer --optimize
		--strict-math --strict-units --no-color --no-js
	`},
	{"electron-builder", `--linux --mac --win --x64 --arm64 --armv7l --ia32 --universal --dir -l -m -w`},
	{"ng", `
		--prod --aot --watch --configuration --source-map --optimization --no-watch --browsers --code-coverage
		--no-progress --skip-tests --standalone --routing --style --flat --inline-style --inline-template
		--change-detection --export --skip-import --dry-run -d --hmr --live-reload --poll --port --verbose --stats-json
		--named-chunks --vendor-chunk --no-standalone --skipTests
	`},
	{"knip, depcheck, dependency-cruiser, depcruise, ts-prune, size-limit, license-checker, publint, attw", `
		--circular --orphans --leaves --summary --extensions --production --strict --include-entry-exports
		--no-exit-code --max-issues --ignores --skip-missing --json --why --limit --onlyAllow --failOn --excludePackages
		--direct --continue-on-error --print-label --print-name --race --aggregate-output --kill-others
		--kill-others-on-fail --timings --no-color --max-parallel --profile --ignore-rules
	`},
	{"npm, cnpm, tnpm, pnpm, yarn, yarnpkg, bun", `
		-s -d -w -F -A -g -u -t --silent --if-present --ignore-scripts --workspace --workspaces --ws
		--include-workspace-root --iwr --no-workspaces --omit --include --production --prod --only --json --long
		--parseable --depth --dev --no-bail --stream --aggregate-output --reporter --reporter-hide-prefix --filter
		--filter-prod --recursive --parallel --sequential --sort --workspace-concurrency --resume-from --report-summary
		--no-sort --topological --topological-dev --all --interlaced --jobs --since --from --exclude
		--ignore-workspace-root-check --no-fund --no-audit --fund --timing --loglevel --no-color --fail-if-no-match
		--changed-files-ignore-pattern --test-pattern --watch --run --coverage --bail --ci --rerun-each --only --todo
		--update-snapshots --seed --randomize --concurrent --max-concurrency --smol --minify --sourcemap --splitting
		--no-bundle --watch --hot --pass-with-no-tests --passWithNoTests --runInBand --verbose --updateSnapshot
		--maxWorkers --testTimeout --noEmit --max-warnings
	`},
	{"deno test, deno bench, deno check, deno lint, deno fmt, deno doc, deno types, deno info", `
		--no-check --no-remote --no-npm --no-lock --cached-only --fail-fast --parallel --trace-leaks --doc --no-run
		--coverage --reporter --watch --no-clear-screen --hide-stacktraces --permit-no-files --shuffle --filter --ignore
		--check --rules --rules-tags --rules-include --rules-exclude --compact --json --ext --line-width --indent-width
		--single-quote --no-semicolons --prose-wrap --use-tabs --private --html --lint --unstable --all --frozen --quiet
		--unstable-kv --unstable-sloppy-imports
	`},
}
