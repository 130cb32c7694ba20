package program

// goPrograms: formatters, linters and debuggers of Go.
var goPrograms = []Entry{
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
			--to=:make
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
