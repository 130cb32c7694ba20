# goals: build lint release
# files: main.go go.mod
BINARY_NAME=app
GOFILES := $(shell find . -name '*.go')
PLATFORMS := linux/amd64 darwin/arm64
temp = $(subst /, ,$@)
os = $(word 1, $(temp))
arch = $(word 2, $(temp))
.DEFAULT_GOAL := build
.PHONY: lint release $(PLATFORMS)

lint: build
	go vet ./...
build: $(BINARY_NAME)
$(BINARY_NAME): $(GOFILES) go.mod
	go build -o $@ .
release: $(PLATFORMS)
$(PLATFORMS):
	GOOS=$(os) GOARCH=$(arch) go build -o 'bin/$(BINARY_NAME)-$(os)-$(arch)' .
