package setting

import (
	"strings"

	"guard/internal/lazy"
)

// knownHosts are registries that everybody takes packages from, and this machine (the manuals of npm, pip, uv, Cargo,
// Go, RubyGems, Maven, Gradle, Composer, NuGet, Conda, pub, Hex, CRAN, CPAN, Deno, containers; the public mirrors that
// China's universities and clouds keep of them).
var knownHosts = strings.Fields("registry.npmjs.org registry.yarnpkg.com npm.jsr.io jsr.io registry.npmmirror.com " +
	"pypi.org test.pypi.org files.pythonhosted.org download.pytorch.org pypi.tuna.tsinghua.edu.cn " +
	"mirrors.tuna.tsinghua.edu.cn mirrors.aliyun.com mirrors.ustc.edu.cn pypi.nvidia.com crates.io index.crates.io " +
	"static.crates.io rsproxy.cn proxy.golang.org sum.golang.org goproxy.cn goproxy.io rubygems.org " +
	"index.rubygems.org " +
	"repo.maven.apache.org repo1.maven.org repo.spring.io maven.google.com dl.google.com plugins.gradle.org " +
	"services.gradle.org oss.sonatype.org s01.oss.sonatype.org central.sonatype.com packagist.org repo.packagist.org " +
	"api.nuget.org www.nuget.org conda.anaconda.org repo.anaconda.com docker.io registry-1.docker.io index.docker.io " +
	"ghcr.io quay.io gcr.io mcr.microsoft.com public.ecr.aws pub.dev hex.pm repo.hex.pm hackage.haskell.org " +
	"cran.r-project.org cran.rstudio.com cloud.r-project.org packagemanager.posit.co metacpan.org cpan.metacpan.org " +
	"deno.land plugins.dprint.dev localhost 127.0.0.1 0.0.0.0 [::1] host.docker.internal json.schemastore.org")

// cratesIndex is where lock files of Cargo say that crates.io's packages come from.
const cratesIndex = "github.com/rust-lang/crates.io-index"

var address = lazy.Pattern(`(?i)\b(?:https?|ssh|git|git\+\w+|sparse\+https?|registry\+https?|tcp|` +
	`wss?|ftp|grpc|socks5h?):\\?/\\?/(?:[^/\s@"']*@)?(\[::1\]|[\w.-]+)`)

// strange reports an address of a host that is none of the known registries.
func strange(value string) bool {
	value = strings.ReplaceAll(value, cratesIndex, "crates.io/index")
	for _, m := range address().FindAllStringSubmatch(value, 16) {
		if !Known(m[1]) {
			return true
		}
	}
	return false
}

// Known reports a host among the registries that everybody takes packages from.
func Known(host string) bool {
	host = strings.ToLower(host)
	for _, known := range knownHosts {
		if host == known {
			return true
		}
	}
	return false
}

// Hosts are the hosts of the addresses in a text that are none of the known registries.
func Hosts(text string) (found []string) {
	for _, m := range address().FindAllStringSubmatch(strings.ReplaceAll(text, cratesIndex, "crates.io"), maxHosts) {
		if !Known(m[1]) {
			found = append(found, m[1])
		}
	}
	return found
}

// maxHosts bounds the addresses of a text that are looked at.
const maxHosts = 4096
