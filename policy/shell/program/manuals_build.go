package program

// buildManuals: builds, tests and checkers of the other languages.
var buildManuals = []manual{
	{"go vet, go fix, gopls, go mod edit, go work edit, go work use, go work init, go work sync", `
		-fmt -r -fix -diff -e -x -v -n -json -print -vendor -modernize -all
	`},
	{"go tool pprof, go tool trace, go tool covdata, go tool test2json, go tool cover", `
		-top -cum -flat -nodecount -nodefraction -edgefraction -text -tree -peek -list -traces -raw -lines -functions
		-files -addresses -alloc_space -alloc_objects -inuse_space -inuse_objects -sample_index -unit -seconds -focus
		-ignore -hide -show -show_from -tagfocus -tagignore -mean -normalize -total_delay -contentions -mean_delay
		-diff_base -base -drop_negative -noinlines -granularity -relative_percentages -divide_by -trim -compact_labels
		-call_tree -pprof -p -t -pkg -S -gnu -s -size -type -sort -n -buildid -add_comment
	`},
	{"go tool nm, go tool objdump, go tool buildid, go tool addr2line", `-S -gnu -s -size -type -sort -n`},
	{"golangci-lint", `
		-v -h --new --new-from-rev --new-from-merge-base --new-from-patch --whole-files --enable-only --enable-all
		--disable-all --default --fast --fast-only --presets -p --build-tags --tests --modules-download-mode
		--allow-parallel-runners --allow-serial-runners --max-issues-per-linter --max-same-issues --issues-exit-code
		--uniq-by-line --path-mode --show-stats --exclude --exclude-use-default --exclude-dirs --exclude-files
		--exclude-generated --skip-dirs --skip-files --print-issued-lines --print-linter-name --sort-results
		--sort-order --go --no-config --color --concurrency --print-resources-usage --verbose --relative-path-mode
		--stdin --diff --diff-colored -d --skip-validation --max-lines --output.text.print-linter-name
		--output.text.print-issued-lines --output.text.colors
	`},
	{"staticcheck, revive, errcheck, gosec, govulncheck, ineffassign, unconvert, unparam, nilaway, shadow, " +
		"deadcode, misspell, fieldalignment, modernize, godot, gocritic, dupl, goconst, nakedret", `
		-checks -go -tests -tags -show-ignored -f -fail -explain -list-checks -debug.version -version -matrix -exclude
		-formatter -set_exit_status -max_open_files -ignore -blank -asserts -ignoretests -excludeonly -abspath -verbose
		-severity -confidence -include -exclude-dir -exclude-generated -fmt -quiet -no-fail -sort -stdout -nosec
		-track-suppressions -fix -json -test -diff -c -n -v -all -apply -r -safe -fastmath -exported -strict -filter
		-generated -whylive -error -locale -source -w -i -t -threshold -plumbing -numbers -min-occurrences -min -max
		-match-constant -l -category
	`},
	{"gotestsum, ginkgo, gotest, godog, richgo", `
		-format --format --format-hide-empty-pkg --format-icons --hide-summary --no-summary --rerun-fails
		--rerun-fails-max-failures --rerun-fails-abort-on-data-race --rerun-fails-run-root-test --packages --watch
		--watch-chdir --max-fails --no-color --debug --version -r -p -v -vv -race -cover -procs -compilers -nodes
		-randomize-all -randomizeAllSpecs -randomize-suites -keep-going -keepGoing -fail-on-pending -fail-on-empty
		-fail-fast -failFast -flake-attempts -flakeAttempts -repeat -until-it-fails -label-filter -focus -skip
		-focus-file -skip-file -dry-run -no-color -succinct -trace -show-node-events -seed -timeout -slow-spec-threshold
		-poll-progress-after -poll-progress-interval -skip-package -skipPackage -tags -progress -github-output
		-silence-skips
	`},
	{"mockgen, stringer, wire, sqlc, buf, gqlgen, swag, templ, counterfeiter, moq, mockery, oapi-codegen", `
		-source -package -mock_names -self_package -typed -write_package_comment -write_source_comment
		-write_generate_directive -write_command_comment -exclude_interfaces -debug_parser -type -trimprefix
		-linecomment -tags --no-remote --error-format --exclude-imports --exclude-source-info --disable-symlinks
		--exit-code -d --diff -w --include-imports --include-wkt -g -parseDependency -parseInternal -quiet -generate
		-pkg -skip-ensure -stub -with-resets -all --all --case --inpackage --with-expecter
	`},
	{"goreleaser", `
		--snapshot --clean --single-target --skip --parallelism -p --timeout --id --deprecated --auto-snapshot --draft
	`},
	{"cargo", `
		-v -q -vv -r -n --offline --locked --frozen --color --workspace --message-format --ignore-rust-version --all
		--all-targets --no-fail-fast --no-run --lib --bins --exact --nocapture --no-capture --test-threads --run-ignored
		--retries --fail-fast --no-tests --status-level --final-status-level --failure-output --success-output
		--success-output-indent --build-jobs --test-jobs -E --filter-expr --partition --ignore-default-filter --max-fail
		--hide-progress-bar --show-progress --stress-count --each-feature --feature-powerset --no-dev-deps
		--exclude-features --depth --html --lcov --cobertura --codecov --text --json --summary-only --show-missing-lines
		--ignore-filename-regex --fail-under-lines --fail-under-functions --fail-under-regions --no-cfg-coverage
		--skip-functions --line --branch --engine --out --skip-clean --exclude-files --ignored --timeout --count
		--examples --all-features --no-default-features --release --test --bench --locked --crates --filter --split-std
		--wide -R --root-deps-only --exit-code --ignore --baseline-version --baseline-rev --only-explicit-features
		--default-features --release-type --review --accept --unreferenced --check --shuffle --shard --no-shuffle --list
		--diff --baseline --warn-unused --with-metadata --skip-target-dir --output --asm --intel --rust --llvm --mir
		--simplify --no-color --target-cpu --why --postpone --clear --delay --no-vcs-ignores --no-gitignore --poll
		--no-restart --quiet
	`},
	{"rustfmt, clippy-driver, cargo-nextest, cargo-watch, cargo-make, bacon, wasm-pack, trunk, cross", `
		--check -v --edition --color --release --dev --profiling --target --features --all-features
		--no-default-features --mode --scope --no-typescript --no-pack --no-opt --headless --summary -j --job
		--skip-tasks --no-on-error --loglevel -p --package --workspace --lib --bins --test --tests --all-targets
		--locked --offline --frozen --no-run --exact --nocapture
	`},
	{"mvn, mvnw, mvnd", `
		-B -q -am -amd -pl -o -e -X -N -T -U -V -C -c -nsu -ntp -fae -ff -fn -llr -rf -P --batch-mode --quiet
		--also-make --also-make-dependents --projects --offline --errors --debug --non-recursive --threads
		--update-snapshots --show-version --strict-checksums --lax-checksums --no-snapshot-updates
		--no-transfer-progress --fail-at-end --fail-fast --fail-never --resume-from --activate-profiles --color
		--raw-streams -itr -npu -D --resume -r
	`},
	{"gradle, gradlew", `
		-q -i -d -w -s -S -a -m -x -t -u --quiet --info --debug --warn --stacktrace --full-stacktrace --offline
		--no-daemon --daemon --parallel --no-parallel --continue --no-build-cache --build-cache --configuration-cache
		--no-configuration-cache --configure-on-demand --rerun-tasks --rerun --refresh-dependencies --dry-run
		--exclude-task --tests --test-dry-run --console --warning-mode --max-workers --profile --no-scan --continuous
		--no-rebuild --priority --dependency-verification --configuration --dependency --all --info --fail-fast
		--no-watch-fs --watch-fs --status --no-configure-on-demand --types --group --write-locks
	`},
	{"ant, sbt, lein, bleep, mill, ktlint, checkstyle, pmd, spotbugs, kotlinc, scalac, scalafmt, google-java-format", `
		-q -v -d -k --quiet --verbose -silent -emacs -noinput -keep-going -diagnostics -nouserlib -noclasspath --client
		--no-colors --color -batch --supershell --error --warn --info --debug --relative --limit --format -F --reporter
		--all-rules --build-upon-default-config --parallel --excludes --includes -deprecation -feature -unchecked
		-Werror -nowarn -progressive -language-version -api-version -jvm-target --test --list --check --dry-run
		--set-exit-if-changed --aosp --skip-sorting-imports --skip-removing-unused-imports --with-profiles
		--minimum-priority --no-cache --fail-on-violation
	`},
	{"dotnet", `
		--no-restore --no-build --no-incremental --nologo -nologo -c -f -r -v --configuration --framework --runtime
		--arch --os --verbosity --filter -t --list-tests --blame --blame-crash --blame-hang --blame-hang-timeout
		--verify-no-changes --severity --include --exclude --diagnostics --no-dependencies --self-contained --sc
		--no-self-contained --version-suffix --tl --interactive --disable-build-servers --force --include-generated -m
		-maxCpuCount -clp -consoleLoggerParameters -noConsoleLogger -warnaserror -warnAsError -nr -nodeReuse -graph -ds
		-detailedSummary -noWarn -terminalLogger --launch-profile --no-launch-profile --no-cache --ucr
		--use-current-runtime
	`},
	{"ctest, ctest3", `
		--output-on-failure --progress --rerun-failed --verbose -V -VV --extra-verbose --debug -Q --quiet
		--stop-on-failure --stop-time --schedule-random --label-regex --label-exclude -LE -I --tests-information -U
		--union --no-tests --exclude-regex --fixture-exclude-any --test-load --interactive-debug-mode --no-label-summary
		--no-subproject-summary --print-labels --force-new-ctest-process --build-nocmake --build-noclean --build-project
		--build-target --build-config-sample --build-two-config --test-timeout -FA -FS -FC -H -F --max-width
		--no-compress-output --timeout
	`},
	{"meson, muon", `
		--reconfigure --wipe --buildtype --backend --default-library --unity --warnlevel --werror --strip --debug
		--optimization -Db_* --wrap-mode --vsenv -v -j -l --clean --suite --no-suite --no-rebuild --list --num-processes
		--repeat --timeout-multiplier -t --verbose --quiet --print-errorlogs --benchmark --maxfail --interactive
		--no-stdsplit
	`},
	{"bazel, bazelisk, blaze", `
		--test_output --test_filter --test_arg --test_tag_filters --test_timeout --test_size_filters --runs_per_test
		--flaky_test_attempts --cache_test_results -t --nocache_test_results --keep_going --jobs --config
		--compilation_mode --verbose_failures --build_tests_only --nobuild --output --noshow_progress --show_progress
		--color --curses --noimplicit_deps --notool_deps --nohost_deps --order_output --relative_locations --stamp
		--nostamp --platforms --cpu --define --features --sandbox_debug --subcommands -s --announce_rc --show_result
		--curses --noshow_loading_progress --ui_event_filters --universe_scope --infer_universe_scope --output_filter
		--dynamic_mode --strip --local_test_jobs --discard_analysis_cache --nofetch --test_sharding_strategy
		--test_strategy --combined_report --instrumentation_filter --collect_code_coverage --nobuild_runfile_links
		--local_ram_resources --local_cpu_resources --loading_phase_threads
	`},
	{"buck, buck2, pants, plz, moon, just, task, go-task, xmake, tup, redo", `
		-v -q -j -k -n -y -u -p -a -s -w -t --num-threads --no-execute --changed-since --changed-dependents --filter
		--tag --no-pantsd --force --yes --unsorted --no-aliases --highlight --no-highlight --color --dry-run --verbose
		--quiet --timestamp --explain --one --no-deps --unstable --list-heading --list-prefix --list-submodules
		--parallel --concurrency --silent --status --exit-code --output-group-begin --output-group-end --sort --watch
		--interval --affected --query --log
	`},
	{"bats, shellspec, prove", `
		-r -l -v -j -t -T -p -x --jobs --tap --timing --recursive --count --filter-status --filter-tags
		--no-tempdir-cleanup --no-parallelize-across-files --no-parallelize-within-files --print-output-on-failure
		--show-output-of-passing-tests --verbose-run --pretty -b --shuffle --merge --color --timer --failures --comments
		--directives --trap --dry --reverse --normalize --parse -Q -f
	`},
	{"shellcheck, hadolint, yamllint, actionlint, shfmt, codespell, typos, jsonlint, markdown-link-check, vale, " +
		"protolint, checkmake, proselint, taplo, editorconfig-checker, ec, ansible-lint, tflint, djlint, sqlfluff, " +
		"vulture", `
		-s -f -e -i -o -S -C -x -a -W -P --severity --shell --format --exclude --include --external-sources
		--check-sourced --wiki-link-count --norc --color --ignore --no-fail --failure-threshold --strict --no-warnings
		--list-files --verbose --no-color -ln -i -bn -ci -sr -kp -fn -mn -l -d -s -w -tojson -p --skip
		--ignore-words-list -L --check-filenames --check-hidden --quiet-level --builtin --count --no-exit-code --sort
		--hidden --locale --no-ignore --exclude-ids --minAlertLevel --no-exit --ignore-syntax --ext --glob --no-wrap
		--line --no-global --dialect --processes --rules --exclude-rules --templater --nofail --disable-progress-bar
		--disable-noqa --offline -R -p --profile --lint --check --reformat --indent --quiet --no-schema
		--default-schema-catalogs
	`},
	{"protoc", `
		-I --decode_raw --decode --encode --include_imports --include_source_info --retain_options --error_format
		--fatal_warnings --print_free_field_numbers --experimental_allow_proto3_optional --experimental_editions
		--deterministic_output --cpp_out --java_out --python_out --pyi_out --go_out --go-grpc_out --go_opt --go-grpc_opt
		--js_out --ts_out --csharp_out --php_out --ruby_out --kotlin_out --rust_out --objc_out --grpc-web_out
		--ts_proto_out --ts_proto_opt --doc_opt --validate_out --dart_out --swift_out --es_out --es_opt --connect-go_out
		--connect-go_opt --openapiv2_out --openapiv2_opt --grpc-gateway_out --grpc-gateway_opt
	`},
	{"rspec, rubocop, standardrb, minitest, cucumber, reek, brakeman, m", `
		-f -e -t -b -c -P -n -p -v -w -a -A -D -E -S -l -L -s -x --format --fail-fast --no-fail-fast --failure-exit-code
		--dry-run --order --seed --bisect --only-failures --next-failure --backtrace --color --no-color --force-color
		--profile --no-profile --example --example-matches --tag --pattern --exclude-pattern --warnings --autocorrect
		--autocorrect-all --auto-correct --auto-correct-all --safe-auto-correct --parallel --no-parallel
		--display-cop-names --display-only-fail-level-offenses --display-only-correctable
		--display-only-safe-correctable --display-style-guide --extra-details --only --except --lint --layout --safe
		--fail-level --force-exclusion --force-default-config --list-target-files --show-cops --show-docs-url
		--auto-gen-config --no-offense-counts --auto-gen-only-exclude --regenerate-todo --no-auto-gen-timestamp
		--disable-uncorrectable --ignore-disable-comments --ignore-parent-exclusion --ignore-unrecognized-cops --cache
		--name --strict --no-strict --publish-quiet --tags --quiet --no-pager --confidence-level --only-files
		--skip-files --no-exit-on-warn --no-exit-on-error --force --fix --generate-todo --wip --retry --no-source
	`},
	{"bundle, bundler", `
		--jobs --retry --quiet --verbose --strict --parseable --only-explicit --filter-strict --filter-major
		--filter-minor --filter-patch --major --minor --patch --pre --groups --local --group --no-color --paths
	`},
	{"phpunit, pest, paratest, behat, phpspec, codecept", `
		-v -c -f -s -p --filter --testsuite --exclude-testsuite --group --exclude-group --stop-on-failure
		--stop-on-error --stop-on-defect --stop-on-warning --stop-on-risky --stop-on-skipped --stop-on-incomplete
		--fail-on-warning --fail-on-risky --fail-on-skipped --fail-on-incomplete --fail-on-deprecation --fail-on-notice
		--fail-on-empty-test-suite --testdox --teamcity --debug --verbose --colors --columns --order-by
		--random-order-seed --process-isolation --no-coverage --no-configuration --no-logging --no-output --no-progress
		--no-results --no-extensions --list-tests --list-suites --list-groups --repeat --strict-coverage
		--disallow-test-output --enforce-time-limit --default-time-limit --dont-report-useless-tests
		--display-deprecations --display-warnings --display-notices --display-errors --display-skipped
		--display-incomplete --parallel --processes --compact --dirty --retry --todos --bail --ci --profile
		--type-coverage --min --coverage --coverage-text --name --role --lang --strict --no-snippets --no-interaction -n
		--no-ansi --ansi --steps --fail-fast
	`},
	{"phpstan, psalm, phpcs, phpcbf, php-cs-fixer, pint, rector, infection, phpmd, deptrac", `
		-l -p -s -n -v -vv -vvv -q --level --no-progress --error-format --memory-limit --xdebug --no-interaction --ansi
		--no-ansi --debug --show-info --threads --no-cache --output-format --stats --find-unused-code --find-dead-code
		--extensions --ignore --report-width --colors --no-colors --severity --warning-severity --error-severity
		--parallel --tab-width --encoding --basepath --sniffs --exclude --filter --dry-run --diff --rules --using-cache
		--path-mode --allow-risky --show-progress --stop-on-violation --sequential --test --dirty --repair --bail
		--clear-cache --min-msi --min-covered-msi --only-covered --show-mutations --no-diffs --kaizen --alter --issues
		--taint-analysis --fail-on-violation --report-uncovered
	`},
	{"composer", `
		--no-interaction -n --no-ansi --ansi --no-plugins --no-scripts --no-dev --dev --strict --no-check-all
		--no-check-publish --no-check-lock --with-dependencies --direct -D --outdated --minor-only --major-only
		--patch-only --locked --tree -t --platform --self --all --installed --available --latest -l -o -i -N -P
		--name-only --path --optimize --classmap-authoritative -a --apcu --strict-psr --strict-ambiguous --timeout
		--recursive --profile --abandoned
	`},
	{"mix, elixir, iex", `
		--warnings-as-errors --all-warnings --force --no-compile --no-deps-check --no-archives-check --no-start
		--no-optional-deps --cover --trace --failed --stale --seed --slowest --slowest-modules --max-failures
		--max-cases --only --exclude --include --color --no-color --timeout --partitions --raise --repeat-until-failure
		--listen-on-stdin --breakpoints --check-formatted --check-equivalent --dry-run --strict --only-module --format
		--all --checks --ignore --quiet --no-mixexs --profile --no-prune-code-paths --long-compilation-threshold
		--migrations --step --to --to-exclusive --log-migrations-sql --no-binary-id --binary-id --no-schema --no-context
		--web --table --no-halt --list-unused --ignore-exit-status --halt-exit-status --plt --parallel
	`},
	{"swift, xcodebuild, swiftlint, swiftformat", `
		-c -v -q -j --configuration --verbose --quiet --target --product --filter --skip --parallel --num-workers
		--enable-code-coverage --show-bin-path --list-tests --skip-build --no-parallel --sanitize --build-tests
		--show-codecov-path --arch --triple --jobs --enable-test-discovery --strict --lenient --fix --autocorrect
		--reporter --no-cache --progress --lint --dryrun --swiftversion --rules --disable --enable -scheme
		-configuration -destination -sdk -target -list -showBuildSettings -showdestinations -showsdks -only-testing
		-skip-testing -parallel-testing-enabled -enableCodeCoverage -quiet -json -jobs -arch -testPlan -test-iterations
		-retry-tests-on-failure -destination-timeout -maximum-parallel-testing-workers
	`},
	{"flutter, dart, melos", `
		-v -d -r -n -j -x --release --debug --profile --verbose --machine --no-pub --offline --coverage
		--branch-coverage --update-goldens --name --plain-name --tags --exclude-tags --concurrency --reporter
		--total-shards --shard-index --test-randomize-ordering-seed --no-fatal-infos --no-fatal-warnings --fatal-infos
		--fatal-warnings --set-exit-if-changed --line-length -l --output --show --summary --dry-run --apply --code
		--flavor --build-name --build-number --no-sound-null-safety --no-tree-shake-icons --obfuscate --split-per-abi
		--target-platform --no-codesign --simulator --web-renderer --wasm --no-wasm-dry-run --scope --ignore --no-select
		--fail-fast --order-dependents --delete-conflicting-outputs --chain-stack-traces --run-skipped --timeout
		--null-assertions --no-enable-impeller --enable-impeller --hot --no-hot --track-widget-creation --dart-define
		--device-id --depends-on --since --diff
	`},
	{"zig", `
		-D* -O -f* -m* -g -l --summary --verbose --color --release --prominent-compile-errors -j --watch --fuzz
		--test-filter -target -mcpu --check -Doptimize -Dtarget
	`},
	{"cabal, stack, hlint", `
		-j -v -W --fast --pedantic --test --no-test --bench --no-run-tests --no-run-benchmarks --flag --haddock
		--no-haddock --coverage --file-watch --only-dependencies --dry-run --enable-tests --disable-tests
		--enable-benchmarks --enable-coverage --enable-profiling --disable-profiling --enable-optimization
		--disable-optimization -O0 -O1 -O2 --test-show-details --verbose --keep-going --all --color --ignore --mode
		--inplace --warnings --no-title --no-nix --system-ghc --resolver --no-terminal
	`},
}
