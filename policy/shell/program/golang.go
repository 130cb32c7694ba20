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
	-asmflags=:overwrites@-o*+overwrites@-*profile*
	-buildmode=
	-buildvcs?=
	-compiler=
	-gccgoflags=:executes
	-gcflags=:overwrites@-o*+overwrites@-*profile*+overwrites@-*asmhdr*
	-installsuffix=
	-ldflags=:overwrites@-o*+overwrites@-*profile*+overwrites@-*tmpdir*
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
const hostedPackage = "[a-z]*.[a-z]*/* [a-z]*.[a-z]*/*/* [a-z]*.[a-z]*/*/*/* [a-z]*.[a-z]*/*/*/*/* " +
	"[a-z]*.[a-z]*/*/*/*/*/*"

// goCommand: the go command.
var goCommand = []Entry{
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
				// A version to look for is asked of the module proxy.
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
						// A build fetches the same. A module that go.mod does not name is another package.
						Name: "tidy", Level: medium,
						Options: `
							-C=:cd
							-e -v -x
							-go=
							-compat=
							-diff:list
						`,
					},
					{
						Name: "download", Level: high, Categories: installs | network, Bare: medium,
						Operands: "text...",
						Options: `
							-C=:cd
							-x -json
							-reuse=:read
						`,
					},
					{
						Name: "vendor", Level: high, Categories: installs | network,
						Operands: "text...",
						Options: `
							-C=:cd
							-e -v
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
					-cache,-testcache:medium
					-modcache,-fuzzcache:overwrites
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
					{Name: "vet", Level: medium, Operands: "read...", Options: `-*`}, // cmd/vet only looks
					{ // cmd/dist: other words build and install the toolchain
						Name: "dist", Level: medium, Categories: executes, Operands: "text...", Options: `-*`,
						Subs: []Entry{{Name: "list version", Level: low, Options: `-json -v`}},
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
					{Name: "*", Level: medium, Style: Plain, Operands: "cmd...", Special: GoTool},
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
			low | go tool dist list
			medium | go tool vet -printf ./a.go
			medium EXEC_ARBITRARY | go tool dist install
			low | go list ./...
			low | go list -m all
			medium | go list -m golang.org/x/tools@latest
			high NETWORK_RISK | go list -m evil.example/x@latest
			high NETWORK_RISK | go list -m -versions evil.example/x
			medium | go list -m -versions github.com/x/y
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
			high FS_DELETE_OVERWRITE | go clean -fuzzcache
			medium | go clean -testcache
			high DEPS_INSTALL_UPDATE | go get -u ./...
			high DEPS_INSTALL_UPDATE | go get example.com/x@v1.2.3
			high DEPS_INSTALL_UPDATE | go install golang.org/x/tools/gopls@latest
			medium | go mod tidy -v
			medium | go mod download -x
			high DEPS_INSTALL_UPDATE | go mod download example.com/x@v1.2.3
			high DEPS_INSTALL_UPDATE | go mod vendor
			medium EXEC_ARBITRARY | go mod tidy -unheard
			medium EXEC_ARBITRARY | go frobnicate
		`,
	},
}
