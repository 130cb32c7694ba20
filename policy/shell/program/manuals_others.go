package program

// otherManuals: all else.
var otherManuals = []manual{
	{"cloc, scc, sloccount, loc, tokei", `
		--by-file --by-file-by-lang --json --yaml --csv --md --xml --quiet --hide-rate --skip-uniqueness --exclude-ext
		--include-ext --match-f --not-match-f --match-d --not-match-d --fullpath --max-file-size --timeout --diff
		--count-and-diff --git --unix --windows --show-lang --show-ext --sum-one --processes --follow-links -f -i -w
		--format --no-complexity --no-cocomo --no-duplicates --no-gen --no-min --wide --sort --ci --size-unit --avg-wage
		--currency-symbol --exclude-dir --not-match --binary --files -C
	`},
	{"hyperfine", `
		-w -r -m -M -N -i -n -L -P -D -u --warmup --runs --min-runs --max-runs --ignore-failure --style --sort
		--time-unit --command-name --parameter-scan --parameter-step-size --parameter-list --show-output
	`},
	{"perf", `
		-g -a -s -G -K -U -n -d -v -x -B -z -S -T -e --call-graph --stdio --sort --no-children --children
		--percent-limit --max-stack --dsos --comms --symbols --all-cpus --all-user --all-kernel --delay --null
		--detailed --repeat --per-core --per-socket --per-thread --no-inherit --switch-events --freq --count --timestamp
		--header --header-only --dump-raw-trace --fields --show-nr-samples --hierarchy --inline --no-inline
		--stdio-color --no-aggr --interval-print --topdown --summary --duration
	`},
	{"openssl, libressl", `
		-noout -text -subject -issuer -serial -hash -dates -startdate -enddate -fingerprint -modulus -pubkey -pubin
		-pubout -email -purpose -ext -nameopt -certopt -inform -outform -checkend -checkhost -checkemail -checkip -sha1
		-sha224 -sha256 -sha384 -sha512 -md5 -sha3-256 -sha3-512 -r -c -hex -binary -d -e -a -A -base64 -nosalt -salt -p
		-P -pbkdf2 -nopad -none -debug -v -verbose -1 -5 -6 -apr1 -aixmd5 -stdin -noverify -table -quiet -i -dump -noout
		-name -param_enc -conv_form -check -no_seed -des3 -aes128 -aes192 -aes256 -nodes -noenc -info -nokeys -nocerts
		-clcerts -cacerts -nomacver -legacy -chain -keyex -keysig -verify -sign -encrypt -decrypt -derive -asn1parse
		-hexdump -raw -oaep -pkcs -certs -crls -print_certs -nocrl -lastupdate -nextupdate -crlnumber -CRL -x509_strict
		-crl_check -crl_check_all -show_chain -verify_depth -partial_chain -policy_check -seconds -bytes -elapsed -evp
		-multi -mr -decrypt -hmac -bits -generate -prime -num -safe -s -tls1 -tls1_1 -tls1_2 -tls1_3 -psk -srp -stdname
		-convert -ciphersuites -outform -serial -multivalue-rdn -utf8 -batch -newhdr -extensions -reqexts -days
		-set_serial -clrext -alias -ocspid -ocsp_uri -trustout -addtrust -addreject -preserve_dates -CAcreateserial
		-copy_extensions -verbose -key2048
	`},
	{"rtk, bd, beads, entire, workmux, dolt, gum choose", `
		-v -n -a -f --all --json --limit --short --long --pretty --tree --graph --flat --no-pager --project --status
		--priority --assignee --label --type --sort --reverse --daily --weekly --monthly --history --format --since
		--watch --cached --merged
	`},
	{"pm2, forever", `-s -m --json --silent --lines --raw --nostream --err --out --timestamp --format --no-color`},
	{"valac, vala, nim, crystal, dmd, ldc2, dune, ocamlfind, rebar3, gleam, elm, purs, spago, erlc", `
		--pkg -g -d -c -r -w --release --no-debug --error-trace --progress --stats --verbose --static --threads --time
		--no-color --order --tag --exclude --hints --warnings --opt --mm --gc --define --backend --profile -j --watch
		--auto-promote --display --force --optimize --debug --target --unittest -O -inline -main -betterC --readable
		--cover
	`},
	{"terraform, tofu, terragrunt, packer, pulumi, tflint, ansible-inventory, ansible-lint, helm", `
		-no-color -compact-warnings -json -lock -lock-timeout -input -parallelism -refresh -refresh-only -target
		-replace -detailed-exitcode -recursive -check -diff -write -list -raw --list --graph --yaml --toml -y --export
		--vars -q -p -x --offline --strict --profile --no-color --syntax-only -only -except -evaluate-datasources
	`},
	{"maildir, mutt, newsboat, tig, lazygit, gitui, git-cliff, git-chglog, onefetch, git-absorb", `
		-l -u -t -s --latest --unreleased --current --tag --tag-pattern --strip --sort --include-path --exclude-path
		--bump --bumped-version --no-exec --offline --topo-order --date-order --with-tag-message --with-commit
		--skip-commit --verbose --base --and-rebase --force --one-fixup-per-commit
	`},
	{"daphne, fastapi", `-p`},
	{"ava", `-u -c -w -s -T -m`},
	{"commitlint", `-f -t -V -s --from --to --last --strict --from-last-tag`},
	{"hugo", `
		-D -E -F -e -b -t --buildDrafts --buildExpired --buildFuture --environment --baseURL --theme --minify --gc
		--logLevel --panicOnWarning --printI18nWarnings --printPathWarnings --printUnusedTemplates --templateMetrics
		--templateMetricsHints --disableFastRender --navigateToChanged --renderToMemory --ignoreCache --enableGitInfo
		--kind
	`},
	{"terser, uglifyjs", `-c -m -b`},
	{"sass", `-s`},
	{"madge", `-c -s -l --circular --orphans --leaves --summary --extensions --warning`},
	{"npm-run-all, npm-run-all2, run-s, run-p", `
		-s -p -l -c -n -r --race --print-label --print-name --continue-on-error --aggregate-output --silent
	`},
	{"concurrently", `
		-s -p -l -c -r -n -k -g -i --success --prefix --prefix-colors --names --hide --raw --kill-others
		--kill-others-on-fail --timings --group --no-color --max-processes --handle-input
	`},
	{"pnpm", `-r`},
	{"yarn, yarnpkg", `-i -p`},
	{"fourmolu, ormolu, stylish-haskell", `-i -c --mode --inplace --check-idempotence`},
	{"watchexec", `
		-r -c -q -v -1 -d -p -N -E --restart --clear --postpone --no-vcs-ignore --no-project-ignore --no-global-ignore
		--no-ignore --poll --debounce --delay-run --stop-timeout --stop-signal --signal --on-busy-update --filter
		--no-recursive --quiet --verbose
	`},
	{"nodemon", `
		-q -v -V -d -L --quiet --verbose --delay --legacy-watch --signal --no-colours --ext --watch --ignore --spawn
		--no-stdin --dump
	`},
	{"inotifywait, inotifywatch", `
		-m -r -q -e -t -c --monitor --recursive --quiet --event --timeout --format --timefmt --csv --exclude --excludei
		--include --includei --no-newline
	`},
	{"fswatch", `
		-0 -1 -r -o -x -L -E -I -l -t -n -m -e -i --event --latency --one-event --recursive --exclude --include
		--timestamp --batch-marker --numeric --extended
	`},
	{"reflex", `
		-r -R -g -G -s -v -d --regex --inverse-regex --glob --inverse-glob --start-service --sequential --only-files
		--only-dirs --all --verbose --decoration
	`},
	{"latexmk", `
		-pdf -ps -dvi -xelatex -lualatex -pdfxe -pdflua -pdfdvi -pdfps -f -g -gg -c -C -cd -bibtex -bibtex- -nobibtex
		-quiet -silent -verbose -interaction -halt-on-error -file-line-error -synctex -recorder -no-shell-escape -deps
		-dependents -rules -diagnostics -use-make -norc -time -logfilewarninglist -Werror -pvc -pv -f- -jobname
	`},
	{"pdflatex, xelatex, lualatex, tex, latex, luatex, xetex", `
		-interaction -halt-on-error -file-line-error -no-file-line-error -synctex -draftmode -recorder -no-shell-escape
		-8bit -etex -jobname -output-format -no-pdf
	`},
	{"biber, bibtex", `-validate-datamodel --validate-datamodel --tool --nolog --quiet -min-crossrefs -terse`},
	{"pandoc", `
		-s -N -p -M -V -i -T --standalone --toc --table-of-contents --toc-depth --number-sections --number-offset --wrap
		--columns --tab-stop --preserve-tabs --shift-heading-level-by --base-header-level --section-divs --ascii
		--reference-links --reference-location --markdown-headings --list-tables --top-level-division --listings
		--incremental --slide-level --html-q-tags --email-obfuscation --id-prefix --title-prefix --eol --dpi
		--no-highlight --mathml --strip-comments --track-changes --citeproc --natbib --biblatex --metadata --variable
		--default-image-extension --indented-code-classes --fail-if-warnings --ignore-args --file-scope --lof --lot
		--figure-caption-position --table-caption-position --split-level --link-images --sandbox
	`},
	{"pdftoppm, pdftotext, pdfinfo, pdfimages, pdftocairo", `
		-png -jpeg -jpegcairo -tiff -svg -pdf -ps -eps -r -rx -ry -f -l -x -y -W -H -scale-to -scale-to-x -scale-to-y
		-singlefile -gray -mono -layout -fixed -raw -nopgbrk -bbox -bbox-layout -tsv -htmlmeta -enc -eol -q -cropbox
		-hide-annotations -aa -aaVector -opw -upw -jpegopt -overprint -thinlinemode -transp -nocenter -noshrink -sep
		-forcenum -progress -list -all -j -jp2 -jbig2 -ccitt -p -print-filenames -box -meta -custom -struct -url
		-isodates -rawdates -dests
	`},
	{"qpdf", `
		--linearize --pages --rotate --decrypt --encrypt --qdf --object-streams --stream-data --compress-streams --check
		--show-npages --show-pages --json --json-key --split-pages --empty --recompress-flate --compression-level
		--normalize-content --coalesce-contents --remove-unreferenced-resources --optimize-images --no-warn
		--warning-exit-0 --deterministic-id --static-id --is-encrypted --requires-password --overlay --underlay
		--flatten-annotations --flatten-rotation --generate-appearances --force-version --min-version --collate
	`},
	{"jpegoptim, optipng, pngquant, cwebp, oxipng, gifsicle, svgo, rsvg-convert, avifenc", `
		-strip-all --strip-all --strip -m -q -s -o2 -o5 -o7 -w -h -z -a -b -f -j -S -t -lossless -near_lossless -mt
		-resize -preset -quiet --max --size --all-progressive --all-normal --speed --quality --force --skip-if-larger
		--opt --interlace --threads --width --height --zoom --dpi-x --dpi-y --keep-aspect-ratio --background-color
		--format --pretty --indent --precision --multipass --recursive --lossless --jobs
	`},
	{"soffice, libreoffice", `
		--headless --norestore --nologo --nodefault --invisible --nolockcheck --nofirststartwizard --writer --calc
		--impress
	`},
	{"dot, neato, fdp, sfdp, circo, twopi, plantuml, mmdc", `
		-T* -K -G -N -E -O -s -v -n -q -t* -t --theme --backgroundColor --scale --width --height --quiet --svgId
		--pdfFit --charset -charset -nometadata -checkonly -failfast -failfast2 -syntax -nbthread -progress
	`},
	{"inkscape", `
		--export-type --export-width --export-height --export-area-drawing --export-area-page --export-dpi
		--export-plain-svg --export-id --export-text-to-path --export-background --export-background-opacity --query-all
		--query-width --query-height -w -h -d -C -D
	`},
	{"gh-md-toc, doctoc, aspell, hunspell", `
		--lang --mode --size --github --notitle --maxlevel --title --update-only --gitlab --bitbucket --dryrun
	`},
	{"rails", `
		-e -p -t -v -q -n -s -f -A -g -h --environment --port --trace --tasks --skip --pretend --force --quiet
		--fail-fast --defer-output --no-color --seed --name --backtrace --profile --warnings --expanded --grep
		--controller --unused --sandbox --no-migration --no-timestamps --no-fixture --no-test-framework --no-helper
		--no-assets --parent --api --indexes --migration --prereqs --dry-run --silent --all
	`},
	{"rake", `
		-T -P -t -v -q -n -A -D -W -j -m -s -N -X --trace --tasks --prereqs --dry-run --silent --quiet --all --multitask
		--jobs --suppress-backtrace --where --build-all --job-stats --comments --rules --describe --no-search
		--no-deprecation-warnings
	`},
	{"gcc, g++, cc, c++, clang, clang++, c89, c99, c17, gfortran, *-gcc, *-g++, *-clang", `
		-c -S -E -g -g0 -g1 -g2 -g3 -ggdb -ggdb3 -O -O0 -O1 -O2 -O3 -Os -Og -Oz -Ofast -W* -W*= -w -pedantic
		-pedantic-errors -std -ansi -f* -m* -m*= -M -MM -MD -MMD -MP -MG -MT -MQ -P -C -CC -H -v -pipe -p -pg -s -x -D
		-U -l -shared -static -static-libgcc -static-libstdc++ -static-pie -pie -no-pie -nostdlib -nostdinc -nostdinc++
		-nodefaultlibs -nostartfiles -rdynamic -pthread -r -u -z -dM -dD -dI -dN -dumpversion -dumpmachine
		-dumpfullversion -dumpspecs -print-search-dirs -print-libgcc-file-name -print-file-name -print-prog-name
		-print-multi-lib -print-multi-directory -print-multiarch -print-multi-os-directory -print-sysroot -print-targets
		-print-target-triple -print-resource-dir -print-supported-cpus -target -arch -stdlib -rtlib -unwindlib -time
		-remap -undef -trigraphs -traditional -traditional-cpp -symbolic -export-dynamic -Qunused-arguments -emit-llvm
		-coverage -isystem -idirafter -iquote -iprefix -isysroot -param -J -cpp -nocpp -undefined -dynamiclib -bundle
		-current_version -compatibility_version -install_name -framework -weak_framework -dead_strip
		-headerpad_max_install_names -mmacosx-version-min -gdwarf* -gsplit-dwarf -gz -gno-* -gcolumn-info
		-gline-tables-only -gmlt -pass-exit-codes -save-temps -### -fsanitize -fno-sanitize -fvisibility
		-fdiagnostics-color -fdiagnostics-show-option -fcolor-diagnostics -fmax-errors -ferror-limit -ftemplate-depth
		-fconstexpr-depth -fconstexpr-steps -fconstexpr-ops-limit -fmacro-prefix-map -ffile-prefix-map
		-fdebug-prefix-map -ffp-contract -ffp-model -flto -fcf-protection -fmessage-length -fabi-version -fpack-struct
		-falign-functions -falign-loops -finline-limit -ftabstop -fms-compatibility-version -ftls-model
		-ffixed-line-length -ffree-line-length -fcheck -finit-real -finit-integer -fopenmp -fexcess-precision
		-fstack-limit-symbol -fvect-cost-model -fdenormal-fp-math -ftrivial-auto-var-init -fzero-call-used-regs
		-fstrict-flex-arrays -fsanitize-recover -fno-sanitize-recover -fsanitize-coverage -ftree-parallelize-loops
		-fdiagnostics-column-unit -fexec-charset -finput-charset -fwide-exec-charset -fextended-identifiers
	`},
	{"docusaurus", `-p -l --port --no-open --locale --no-minify --poll`},
	{"unittest", `
		-s -p -t -f -b -c -v -q -k --start-directory --pattern --top-level-directory --failfast --buffer --catch
		--locals --durations
	`},
	{"trace, cProfile, profile, compileall, py_compile, doctest", `
		--count --listfuncs --trackcalls --missing --summary --ignore-module --ignore-dir --timing -c -l -T -m -s -g -f
		-q -b -o -v -x -i -j -t -r
	`},
	{"dotnet tool list, dotnet workload list", `-g --global --local`},
	// These show and neither write nor run anything, whatever they are told.
	{"llvm-config, pg_config, mysql_config, mariadb_config, gdal-config, geos-config, python-config, " +
		"python3-config, xml2-config, xslt-config, curl-config, sdl2-config, php-config, freetype-config, " +
		"libpng-config, gsl-config, wx-config, icu-config, gpg-error-config, nc-config", `
		-* -*=
	`},
	{"lscpu, lsmem, lsns, lsipc, lslocks, lslogins, lsirq, lsfd, lsscsi, lsusb, lsattr, lsb_release, ipcs, " +
		"namei, getfacl, getfattr, getcap, getenforce, sestatus, numastat, acpi, glxinfo, xdpyinfo, xwininfo, " +
		"cpuid, prtstat, slabtop, lsinitramfs", `
		-* -*=
	`},
	{"aa-status, seinfo, getsebool, matchpathcon, lpstat, lpq, lpinfo, xbps-query, equery, qlist, eix, " +
		"pkg_info, portageq, dumpe2fs, filefrag, xfs_info, pvs, vgs, lvs, pvdisplay, vgdisplay, lvdisplay, " +
		"sw_vers, hostinfo, vm_stat, zprint, kextstat, mdls, ioreg", `
		-* -*=
	`},
	{"lshw", `-s -h -o -r -t -C -c -j -n -x`},
	{"java, javaw", `-X* -D* -ea -esa -da -dsa -server -client -showversion -ea* -da*`},
	{"gum choose, gum confirm, gum filter, gum input, gum join, gum style, gum table", `-* -*=`},
}
