# Everything that can be checked here. `make test` is the whole of it.

.PHONY: test test-agents test-guard test-concurrent test-pure quick build lint bench fuzz soak demo

# Parts side by side: the real agents wait more than they compute, what runs at
# once is watched by the race detector, and what only computes needs no watch.
test:
	@$(MAKE) --no-print-directory -j4 test-agents test-guard test-concurrent test-pure

PURE = /policy|/locale|/audit/secret|/agent/|/internal/architecture
RACE = GORACE="atexit_sleep_ms=0 halt_on_error=1" go test -race -timeout 40m

# The agents are installed into .agents/ through npm, where npm is there; without
# it those tests say that they were skipped.
test-agents:
	go test -timeout 40m -run '^TestReal' ./cmd/guard

test-guard:
	$(RACE) -skip '^TestReal' ./cmd/guard

test-concurrent:
	$(RACE) -skip '^TestScenes$$' $$(go list ./... | grep -vE '$(PURE)|/cmd/guard$$')

# The scenes of control are played one judge at a time.
test-pure:
	go test -timeout 40m $$(go list ./... | grep -E '$(PURE)')
	go test -timeout 40m -run '^TestScenes$$' ./control

# All that takes no real agent and no long run: under a minute.
quick:
	go test -short $$(go list ./... | grep -v /cmd/guard$$)
	go test -short -run 'TestScripts|TestDocumented' ./cmd/guard

build:
	CGO_ENABLED=0 go build -trimpath -o guard ./cmd/guard

lint:
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { echo "not gofmt'ed:"; gofmt -l $$(git ls-files '*.go'); exit 1; }
	go vet ./...
	go tool staticcheck ./...
	GOOS=darwin go vet ./...

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
