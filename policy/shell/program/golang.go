package program

// goBuild are the options that go build, test, run, install, vet, list and
// generate share. Those that start another program are the ones to watch.
const goBuild = `
	-C=:cd
	-a -n
	-p=
	-race -msan -asan -cover
	-covermode=
	-coverpkg=
	-v -x -work -json
	-asmflags=:overwrites@*-o*+overwrites@*profile*
	-buildmode=
	-buildvcs?=
	-compiler=
	-gccgoflags=:executes
	-gcflags=:overwrites@-o*+overwrites@*=-o*+overwrites@*profile*+overwrites@*asmhdr*
	-installsuffix=
	-ldflags=:overwrites@-o*+overwrites@*profile*+overwrites@*tmpdir*
	-linkshared
	-mod=:installs@mod
	-modcacherw
	-modfile=:settings
	-overlay=:executes+settings
	-pgo=
	-pkgdir=:look
	-tags=
	-trimpath
	-toolexec=:exec
	-exec=:exec
	-vettool=:exec
	-fuzz=
	-fix -diff
	-c=
`

// versionQuery are the names of packages or modules with a version.
const versionQuery = "*@* */*@* */*/*@* */*/*/*@* */*/*/*/*@* */*/*/*/*/*@*"

// hostedPackage are import paths that begin with a host.
const hostedPackage = "[a-z]*.[a-z]*/* [a-z]*.[a-z]*/*/* [a-z]*.[a-z]*/*/*/* [a-z]*.[a-z]*/*/*/*/* [a-z]*.[a-z]*/*/*/*/*/*"

// goTools: the go command, its formatters, linters and debuggers.
var goTools = []Entry{
	{
		Name:   "go",
		Source: "go help (cmd/go), Go 1.26: -toolexec, -exec, -vettool and -overlay run other code",
		Style:  Single, Options: `-C=:cd`,
		Subs: []Entry{
			{Name: "version", Level: low, Operands: "read...", Options: `-m -v -json`},
			{
				Name: "help doc", Level: low, Operands: "text...",
				Options: `-all -c -cmd -short -src -u -ex -http:network`,
			},
			{
				Name: "env", Level: low, Operands: "text...",
				Options: `
					-json -changed
					-w:outside+executes
					-u:outside
				`,
			},
			{
				Name: "list", Level: low, Operands: "text...",
				Options: goBuild + `
					-f=
					-deps -e
					-export,-compiled:medium
					-find -m
					-u:answer
					-versions:answer
					-retracted:answer
					-reuse=:read
					-test
				`,
				Subs: []Entry{
					// A version to look for is asked of the module proxy.
					{Name: versionQuery, Level: medium, Out: Answer, Operands: "text..."},
				},
				Names: []Entry{{Name: "*@*", Level: medium, Out: Answer}},
			},
			{Name: "build", Level: medium, Operands: "text...", Options: goBuild + `-o=:make -i`},
			{
				Name: "test", Level: medium, Operands: "text...",
				Options: `
					-c
					-o=:make
					-i
					-run=
					-skip=
					-bench=
					-benchtime=
					-benchmem
					-count=
					-cpu=
					-parallel=
					-timeout=
					-short
					-shuffle=
					-failfast -fullpath
					-list=
					-vet=
					-args:rest
					-artifacts
					-outputdir=:make
					-coverprofile,-cpuprofile,-memprofile,-blockprofile,-mutexprofile,-trace,-testlogfile=:make
					-memprofilerate=
					-blockprofilerate=
					-mutexprofilefraction=
					-fuzztime=
					-fuzzminimizetime=
					-fuzzcachedir=
					-update:medium
					-test.run=
					-test.v
				` + goBuild,
			},
			{Name: "vet fix", Level: medium, Operands: "text...", Options: goBuild + `-* -fixtool=:exec`},
			{
				Name: "generate", Level: medium, Operands: "text...",
				Options: goBuild + `
					-run=
					-skip=
				`,
			},
			{
				Name: "fmt", Level: medium, Operands: "text...",
				Options: `
					-n:dry
					-x
					-mod=
				`,
			},
			{
				Name: "run", Level: medium, Operands: "script text...", Special: Script, Options: goBuild,
				Subs: []Entry{
					// A package with a host in its path, or a version, may be fetched.
					{
						Name: versionQuery + " " + hostedPackage, Level: high,
						Categories: executes | installs | network, Says: "{0} fetches a program and runs it",
						Style: Plain, Operands: "text...",
					},
				},
			},
			{
				Name: "get install", Level: high, Categories: installs | network, Operands: "package...",
				Options: goBuild + `-u?= -t -d -tool -insecure -fix -i`,
			},
			{
				Name: "mod",
				Subs: []Entry{
					{
						Name: "graph why verify", Level: low, Operands: "text...",
						Options: `
							-C=:cd
							-go=
							-x -m -vendor
						`,
					},
					{
						Name: "edit", Level: medium, Operands: "edit...",
						Options: `
							-*
							-print:list
							-json:list
							-module=
							-require=
							-droprequire=
							-replace=
							-dropreplace=
							-exclude=
							-dropexclude=
							-retract=
							-go=
							-toolchain=
							-tool=
						`,
					},
					{Name: "init", Level: medium, Operands: "text"},
					{
						Name: "tidy download vendor", Level: high, Categories: installs | network,
						Operands: "text...",
						Options: `
							-C=:cd
							-e -v -x
							-go=
							-compat=
							-json
							-reuse=:read
							-diff:list
							-o=:make
						`,
					},
				},
			},
			{
				Name: "work",
				Subs: []Entry{
					{Name: "edit init sync use", Level: medium, Operands: "look...", Options: `-* -C=:cd`},
					{Name: "vendor", Level: high, Categories: installs | network, Options: `-* -o=:make`},
				},
			},
			{
				Name: "clean", Level: medium, Operands: "text...",
				Options: `-i:overwrites -r ` + goBuild + `
					-cache,-testcache,-fuzzcache:medium
					-modcache:overwrites
				`,
			},
			{
				Name: "tool", Level: medium, Bare: low, Operands: "text...",
				Options: `
					-C=:cd
					-n:list
					-modfile=:read
				`,
				Subs: []Entry{
					{
						Name: "nm objdump buildid addr2line", Level: low, Operands: "read...",
						Options: `
							-* -S -gnu
							-s=
							-sort=
							-n -size -type
						`,
					},
					{
						Name: "cover", Level: low, Operands: "read...",
						Options: `
							-func=:read
							-html=:read+medium
							-o=:make
							-mode=
							-var=
							-pkgcfg=:read
							-outfilelist=
						`,
					},
					{Name: "test2json", Level: medium, Operands: "cmd...", Options: `-p= -t`},
					{
						Name: "pprof trace covdata", Level: medium, Operands: "read...",
						Options: `
							-*
							-http=:network
							-output=:write
							-o=:write
							-i=:look
							-proto
							-symbolize=
						`,
					},
					{Name: "*", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
				},
			},
			{Name: "bug telemetry", Level: high, Categories: network, Operands: "text..."},
		},
		Examples: `
			low | go version
			low | go version -m ./bin/app
			low | go env
			low | go env GOPATH GOMODCACHE
			low | go env -json
			low | go doc fmt.Println
			low | go doc -all net/http Client
			low | go help build
			low | go
			low | go mod graph
			low | go mod why -m golang.org/x/sys
			low | go tool nm ./bin/app
			low | go list ./...
			low | go list -m all
			medium | go list -m example.com/x@latest
			medium..critical EXEC_ARBITRARY | go list -toolexec=./x.sh -export ./...
			low | go list -f '{{.Dir}}' ./...
			medium | go list -m -u all
			medium | go build ./...
			medium | go build -o bin/app ./cmd/app
			high FS_OUTSIDE_WORKSPACE | go build -o /usr/local/bin/app ./cmd/app
			medium | go test ./...
			medium | go test -race -run 'TestX' -count=1 ./policy/...
			medium | go test -coverprofile=c.out ./...
			medium | go test ./... -args -h
			medium | go vet ./...
			medium | go generate ./...
			medium | go fmt ./...
			medium | go mod edit -json
			medium | go -C sub build ./...
			medium EXEC_ARBITRARY | go run ./cmd/app
			medium EXEC_ARBITRARY | go run . -h
			medium EXEC_ARBITRARY | go run main.go --help
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | go run golang.org/x/tools/cmd/stringer@latest -type=T
			high EXEC_ARBITRARY | go run github.com/evil/x@v1.0.0 -h
			medium..critical EXEC_ARBITRARY | go build -toolexec ./x.sh ./...
			medium..critical EXEC_ARBITRARY | go vet -vettool=./x.sh ./...
			high..critical FS_DELETE_OVERWRITE | go test -exec 'sh -c "rm -rf src"' ./...
			medium..critical EXEC_ARBITRARY | go build -overlay=x.json ./...
			high EXEC_ARBITRARY | go env -w GOFLAGS=-toolexec=./x.sh
			high FS_DELETE_OVERWRITE | go clean -modcache
			medium | go clean -testcache
			high DEPS_INSTALL_UPDATE | go get -u ./...
			high DEPS_INSTALL_UPDATE | go get example.com/x@v1.2.3
			high DEPS_INSTALL_UPDATE | go install golang.org/x/tools/gopls@latest
			high DEPS_INSTALL_UPDATE | go mod tidy
			high DEPS_INSTALL_UPDATE | go mod download
			medium EXEC_ARBITRARY | go frobnicate
		`,
	},
	{
		Name:   "gofmt gofumpt goimports gci golines",
		Source: "cmd/gofmt, Go 1.26; gofumpt, goimports and golines READMEs: without -w they print",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-d -e -l -s
			-lang=
			-modpath=
			-extra
			-r=
			-w:edit
			-cpuprofile=:write
			-memprofile=:write
			-trace=:write
			-v
			-local=
			-format-only
			-srcdir=:look
			-m=
			-t=
			-base-formatter=:exec+executes
			--max-len=
			-max-len=
			--shorten-comments --reformat-tags --no-reformat-tags --dry-run -dry-run
		`,
		Subs: []Entry{
			{Name: "write", Level: medium, Operands: "edit...", Options: `-* -s=`},
			{Name: "diff list print", Level: low, Operands: "read...", Options: `-* -s=`},
		},
		Examples: `
			low | gofmt -l .
			low | gofmt -d src/main.go
			low | test -z "$(gofmt -l .)"
			low | goimports -l -local example.com .
			medium | gofmt -w src/main.go
			medium | gofmt -s -w .
			medium | gofumpt -l -w .
			high FS_OUTSIDE_WORKSPACE | gofmt -w ../other
			medium FS_DELETE_OVERWRITE | gofmt -cpuprofile=x.out src/main.go
			medium..critical EXEC_ARBITRARY | golines --base-formatter=./x.sh src/main.go
		`,
	},
	{
		Name:   "golangci-lint",
		Source: "golangci-lint.run/usage, golangci-lint 2",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-c,--config=:settings
			-E,--enable=
			-D,--disable=
			--out-format=:labelled
			--timeout=
			-j=
			--path-prefix=
			--output.text.path,--output.tab.path,--output.html.path,--output.checkstyle.path=:write
			--output.code-climate.path,--output.junit-xml.path,--output.sarif.path,--output.teamcity.path=:write
			--output.json.path,--cpu-profile-path,--mem-profile-path,--trace-path=:write
			--fix:edit
			-h:info
		`,
		Subs: []Entry{
			{
				Name: "version linters formatters help completion config", Level: low, Operands: "text...",
				Options: `
					--short --json
					--format=
					--debug --all
					-c,--config=:settings
					-E=
					-D=
				`,
			},
			{
				Name: "cache", Level: low,
				Subs: []Entry{
					{Name: "status", Level: low},
					{Name: "clean", Level: medium},
				},
			},
			{Name: "run fmt migrate", Level: medium, Operands: "read...", Options: `-*`},
			{Name: "custom", Level: high, Categories: executes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | golangci-lint --version
			low | golangci-lint linters
			medium | golangci-lint run ./...
			medium | golangci-lint run --fix
			high EXEC_ARBITRARY | golangci-lint custom
		`,
	},
	{
		Name:   "govulncheck",
		Source: "go.dev/doc/security/vuln: asks vuln.go.dev about the modules, unless -db names a folder",
		Style:  Single, Level: medium, Out: Answer, Operands: "read...",
		Options: `
			-*
			-C=:cd
			-db=:url
			-mode=
			-scan=
			-show=
			-tags=
			-format=
			-test -json
			-version:info
		`,
		Examples: `
			low | govulncheck -version
			medium | govulncheck ./...
		`,
	},
	{
		Name: "staticcheck revive errcheck gosec ineffassign unconvert unparam nilaway shadow deadcode " +
			"misspell gosimple nakedret structcheck varcheck dupl goconst gocritic godot fieldalignment " +
			"modernize gopls goda go-arch-lint go-mod-outdated go-licenses benchstat gotestsum gotest richgo " +
			"gotip goreportcard-cli mockgen mockery moq counterfeiter stringer wire sqlc ent gqlgen oapi-codegen " +
			"swag protoc-gen-go templ air fresh wails gomobile garble goversion godoc pkgsite ginkgo godog dlv " +
			"delve xk6",
		Source: "their READMEs: they read, build, check or run the project's packages",
		Style:  Single, Level: medium, Operands: "text...",
		Options: `
			-compiler=:exec
			-build_flags,-exec_only,-prog_only=:executes
			--raw-command:executes
			--init,--backend=:executes
			-*
			-o,--output,--out,--junitfile,--jsonfile,-destination,-output_file_prefix=:make
			-copyright_file,-header_file=:read
			-source=:read
			-package,-mock_names,-self_package,-imports,-typed=
			-c,--config=:settings
			-f=:labelled
			--post-run-command=:run
			--tool-exec=:exec
		`,
		Subs: []Entry{
			{
				Name: "deploy publish push", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "execute", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "createdb verify", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "attach connect", Level: high, Categories: system, Operands: "text...", Options: `-*`},
			{Name: "tool", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium EXEC_ARBITRARY | mockgen -build_flags=-toolexec=./x a B
			medium EXEC_ARBITRARY | gotestsum --raw-command ./x.sh
			high SYSTEM_IMPACT | dlv attach 1
			low | staticcheck --version
			medium | staticcheck ./...
			medium | staticcheck -show-ignored ./...
			medium | gotestsum ./...
			medium | dlv test ./policy
			medium | ginkgo -r
			medium | mockgen -source=x.go
			high SYSTEM_IMPACT | dlv attach 1234
			medium | mockgen -source=a.go -destination=mocks/a.go
			high FS_OUTSIDE_WORKSPACE | mockgen -source=a.go -destination=/opt/a.go
			high..critical FS_DELETE_OVERWRITE | gotestsum --post-run-command 'rm -rf src'
		`,
	},
	{
		Name:   "buf",
		Source: "buf.build/docs/reference/cli, 1.50: modules and plugins come from its registry",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:make
			--template=:settings
			--config=:settings
			--against=:url+network@*://*
			--against-config=:settings
			--path=:look
			--exclude-path=
			-w,--write --include-imports
			--from=:read
			--to=:labelled
			--debug
			--log-format=
			--error-format=
			--timeout=
			-v:info
		`,
		Subs: []Entry{
			{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{
				Name: "dep mod", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "graph init ls-lint-rules ls-breaking-rules open", Level: medium, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "registry beta plugin policy", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "curl", Level: high, Categories: network, Operands: "url...", Special: Fetch,
				Options: `
					-*
					-d,--data=:sendable
					-H,--header=
					-o,--output=:write
				`,
			},
		},
		Names: []Entry{
			{
				Name: "buf.build/* *.com/* *.dev/* *.io/* *.org/*", Level: high, Categories: network,
				Says: "{0} fetches a module",
			},
		},
		Examples: `
			low | buf --version
			medium | buf lint
			medium | buf generate
			medium | buf build
			high ACCOUNT_CHANGE | buf registry login
			high NETWORK_RISK | buf generate https://example.com/x.git
			high PUBLISH | buf push
			high DEPS_INSTALL_UPDATE | buf dep update
			high NETWORK_RISK | buf export buf.build/x/y -o out
		`,
	},
	{
		Name:   "goreleaser",
		Source: "goreleaser.com/cmd, goreleaser 2",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-f,--config=:settings
			--skip=
		`,
		Subs: []Entry{
			{
				Name: "check healthcheck jsonschema completion", Level: low, Operands: "read...",
				Options: `
					-f,--config=:settings
					-q --quiet --soft --deprecated --verbose
					-o=:write
					--output=:write
				`,
			},
			{
				Name: "build init changelog", Level: medium, Operands: "text...",
				Options: `
					-*
					-o,--output=:make
					--id=
				`,
			},
			{Name: "subscribe mcp", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "release publish announce continue", Level: high, Categories: publishes | network,
				Operands: "text...", Options: `-* --snapshot:dry`,
			},
		},
		Examples: `
			low | goreleaser check
			medium | goreleaser build --snapshot --clean
			high PUBLISH | goreleaser release --clean
			high PUBLISH | goreleaser release
		`,
	},
}
