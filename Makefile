# Everything that can be checked here. `make test` is the whole of it.

.PHONY: test build lint bench fuzz demo

# The agents that tests drive are installed into .agents/ through npm, where
# npm is there; without it those tests say that they were skipped.
test:
	GORACE="atexit_sleep_ms=0 halt_on_error=1" go test -race -timeout 40m ./...

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

demo:
	go run ./cmd/guard demo
