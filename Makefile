# Everything that can be checked here. `make test` is the whole of it.

.PHONY: test test-agents test-agents-alone test-all test-all-scenes test-alone test-scenes test-race \
	compiled compiled-race quick quick-guard quick-rest pictures build install uninstall dist lint bench \
	fuzz soak demo

# Everything is compiled as guard is shipped, so that lint, tests and builds share what is
# compiled. The race detector alone needs cgo.
export CGO_ENABLED = 0
export GOFLAGS = -trimpath
export TMPDIR := $(shell .ci/scratch)
RACE = CGO_ENABLED=1 GORACE="atexit_sleep_ms=0 halt_on_error=1"

# Lint vets all of it; a test binary need not be vetted again, nor hold what a debugger reads,
# which takes a third of the time to link it.
GOTEST = go test -vet=off -ldflags=-w -timeout 40m

# They wait more than they compute, so they begin first, and many at once.
WAITING = ./prompt ./interpose ./control ./control/socket ./cmd/guard/records

# Three parts side by side: the real agents, which wait more than they compute, then what starts one
# guard after the other; every other package, then the scenes; and with the race detector, which makes
# it many times as slow, again what runs at once.
test:
	@$(MAKE) --no-print-directory -j3 test-agents-alone test-all-scenes test-race

test-agents-alone: test-agents
	@$(MAKE) --no-print-directory test-alone

test-all-scenes: test-all
	@$(MAKE) --no-print-directory test-scenes

# What computes for seconds need not collect its garbage often: the compiler takes a fifth less time so.
SELDOM = GOGC=400

# Parts that begin together would each compile the same packages. (go build would link, too.)
compiled:
	$(SELDOM) go list -export ./... >/dev/null

compiled-race:
	$(SELDOM) $(RACE) go list -race -export ./... >/dev/null

# Agents' terminals are sensitive to delays, and the agents take longest: the rest lets them go first.
LATER = nice -n 5

# The agents are installed into .agents/ through npm, where npm is there; without
# it those tests say that they were skipped. Codex's sandbox has a /dev of its own,
# so the agents' homes lie elsewhere.
test-agents: compiled
	TMPDIR=/tmp $(GOTEST) -parallel 4 -run '^TestReal' ./cmd/guard

test-all: compiled
	$(SELDOM) $(LATER) $(GOTEST) -p 2 -parallel 4 -skip '^TestScenes$$' $(WAITING) $$(go list ./... | grep -vE '/(cmd/guard|internal/agents)$$')

# Each test of cmd/guard runs here or with the race detector, whichever of the two its name says.
test-alone: compiled
	$(LATER) $(GOTEST) -run '$(ALONE)' ./cmd/guard
	TMPDIR=/tmp $(LATER) $(GOTEST) ./internal/agents

# Sessions played through control, one judge at a time.
test-scenes: compiled
	$(LATER) $(GOTEST) -run '^TestScenes$$' ./control

# What starts something that runs beside it is watched, its tests' own goroutines too. (What
# policy gives to several at once is watched where control does that.)
WATCHED = git grep -lE --untracked '^[[:space:]]*go (func|[a-zA-Z_.]+\()|\.Go\(|time\.AfterFunc|httptest\.' -- '*.go' \
	| xargs -n1 dirname | sort -u | grep -vE '^(policy|cmd/guard$$)' | sed 's|^|./|'

# Tests of cmd/guard, and scripts, that start one guard after the other, each of which does one thing.
ALONE_SCRIPTS = agents|alias|check|check_screen|check_script|check_shape|claude_hook|codex_hook|config|demo|doctor|effective|examples|exits|gemini_hook|init|instruct|language|layers|log|managed|modes|names|places|record_keys|replay|retain|rules|setup|start|suggest|summary|test|toml|trust|undo_true|usage|version|words
ALONE = ^Test(Alias.*|Init.*|Suggest.*|Documented.*|ApplyDiff|Takes|Links.*|ShowsAs|Blocks.*|EveryCategory.*|TheLogIsEscaped|Memory.*|CutRequests|NoSecretStays|ExampleFilesHold|WaitingCostsNothing)$$|^TestScripts$$/^($(ALONE_SCRIPTS))$$

# Tests in watched packages that run nothing at once; what they hold the race detector adds to (a sync.Pool drops some).
ONLY_COMPUTES = ^Test(APageIsBounded|Memory|PlainCommandCosts)$$

# What waits most begins first.
test-race: compiled-race
	$(RACE) $(LATER) $(GOTEST) -parallel 4 -race -skip '^TestReal|$(ALONE)' ./cmd/guard
	$(SELDOM) $(RACE) $(LATER) $(GOTEST) -p 2 -parallel 4 -race -short -skip '$(ONLY_COMPUTES)' $(WAITING) $$($(WATCHED))

# All that takes no real agent and no long run.
quick:
	@$(MAKE) --no-print-directory -j2 quick-guard quick-rest

quick-guard: compiled
	$(GOTEST) -short -parallel 4 -run 'TestScripts|TestDocumented' ./cmd/guard

quick-rest: compiled
	$(GOTEST) -p 4 -parallel 8 -short $(WAITING) $$(go list ./... | grep -v '/cmd/guard$$')

# The documents' pictures, made of what guard really shows.
pictures: build
	go run ./internal/pictures ./guard docs/pictures

# Which sources these are, said by git or by the archive that they came in (.ci/version).
STAMP = -X guard/cmd/guard/cli.releaseVersion=$(shell .ci/version version) \
	-X guard/cmd/guard/cli.releaseCommit=$(shell .ci/version commit) \
	-X guard/cmd/guard/cli.releaseDate=$(shell .ci/version date)

build:
	go build -trimpath -buildvcs=false -ldflags '$(STAMP)' -o guard ./cmd/guard
	go build -trimpath -buildvcs=false -ldflags '$(STAMP)' -o guard-export ./cmd/guard-export

# Below /usr/local for everybody where root installs, else below ~/.local for who installs.
PREFIX ?= $(if $(filter 0,$(shell id -u)),/usr/local,$(HOME)/.local)
DESTDIR ?=
install:
	@.ci/install '$(DESTDIR)' '$(PREFIX)'

uninstall:
	@.ci/install --remove '$(DESTDIR)' '$(PREFIX)'

# What is published, in dist/: the same bytes from the same sources. make dist DEB=false needs no dpkg-deb.
DEB ?= true
PLATFORMS ?= linux/amd64,linux/arm64,darwin/amd64,darwin/arm64
dist:
	@go run ./internal/release -deb=$(DEB) -platforms $(PLATFORMS) \
		-version "$$(.ci/version version)" -commit "$$(.ci/version commit)" -epoch "$$(.ci/version epoch)"
	@cat dist/SHA256SUMS

lint:
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { echo "not gofmt'ed:"; gofmt -l $$(git ls-files '*.go'); exit 1; }
	$(SELDOM) go vet ./...
	$(SELDOM) go tool staticcheck ./...
	$(SELDOM) GOOS=darwin GOARCH=arm64 go vet ./...

bench:
	go test -run '^$$' -bench . ./...

# Every fuzz target, one after the other, for as long as is asked: make fuzz FOR=10m
FOR ?= 10s
fuzz:
	.ci/fuzz $(FOR)

# Thousands of kills, short lives, full disks, a day's session, gigabytes, with figures,
# in at most 20 minutes, or in less with smaller numbers: make soak SOAK=2m
SOAK ?= 20m
soak:
	.ci/soak $(SOAK)

demo:
	go run ./cmd/guard demo
