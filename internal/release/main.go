// Command release makes what is published of guard, for `make dist`: archives for Linux and macOS, Debian
// packages, and the checksums of all of them.
//
// In go the sources of the working directory and what they are called; out comes a folder:
//
//	dist/guard_v1.2.0_linux_amd64.tar.gz   the program, its documents, manual pages and completions
//	dist/guard_1.2.0_amd64.deb
//	dist/SHA256SUMS
//
// The same sources under the same version and date give the same bytes, wherever and whenever they are
// built by the same Go (a test holds that). It publishes nothing, and signs nothing.
package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// platforms are those that guard is published for.
const platforms = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64"

// release is what is made.
type release struct {
	version, commit string
	date            time.Time // of the commit; of everything in the archives
	out             string
	platforms       []string // GOOS/GOARCH
	debs            bool
}

func main() {
	r := release{}
	epoch := ""
	flag.StringVar(&r.version, "version", "", "what it is called: v1.2.0")
	flag.StringVar(&r.commit, "commit", "", "the commit of the sources")
	flag.StringVar(&epoch, "epoch", "", "the commit's time, in seconds since 1970")
	flag.StringVar(&r.out, "out", "dist", "the folder to make")
	wanted := flag.String("platforms", platforms, "GOOS/GOARCH, with commas between")
	flag.BoolVar(&r.debs, "deb", true, "make the Debian packages too, which takes dpkg-deb")
	flag.Parse()
	r.platforms = strings.Split(*wanted, ",")
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	switch {
	case r.version == "" || r.commit == "" || err != nil:
		err = fmt.Errorf("these sources do not say which they are: no repository and no .ci/commit of an archive; " +
			"say it: make dist VERSION=v1.2.0 COMMIT=… SOURCE_DATE_EPOCH=…")
	default:
		r.date = time.Unix(seconds, 0).UTC()
		err = r.make()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}
