package shell_test

import "testing"

// A version that a build is stamped with brings the linker no option; what may hold one is asked.
func TestABuildIsStamped(t *testing.T) {
	checkLines(t, `
		medium | go build -ldflags "-X main.v=$(git describe --tags --always --dirty)" -o app .
		medium | go build -ldflags="-s -w -X main.c=$(git rev-parse --short HEAD) -X main.d=$(date -u +%Y-%m-%dT%H:%M:%SZ)" .
		medium | V=$(git describe --tags 2>/dev/null || echo dev); go build -ldflags "-X main.v=$V" .
		medium | go vet ./... && go build -ldflags "-X main.v=$(git describe --tags | sed 's/^v//')" .
		medium | go build -ldflags "-X main.b=$(git branch --show-current) -X main.h=$(hostname)" .
		medium | go build -ldflags "-X main.v=$VERSION" .
		medium | go build -ldflags "-X main.v=v1-ok -extldflags=-static" .
		medium | go build -gcflags "all=-N -l" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(cat VERSION)" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git log -1 --format=%s)" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(date '+1 -o x')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(date +1%n-o%nx)" .
		high FS_DELETE_OVERWRITE | TZ='<-o>0' go build -ldflags "-X main.v=$(date '+%Y %Z')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git rev-parse HEAD '-o x')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git describe --dirty=' -o x')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git describe --dirty=$'\t-o\tx')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git describe || echo ' -o x')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git describe; git describe)" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$(git describe | sed 's/v/ -o /')" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-s $(git describe)" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-s -o /srv/sib/x" .
		high FS_DELETE_OVERWRITE | go build -ldflags "-X main.v=$UNKNOWN" .
		high FS_DELETE_OVERWRITE | go build -gcflags "all=-o x" .
		high FS_DELETE_OVERWRITE | go build -asmflags "-o x" .
	`)
}
