package network

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/taint"
)

// publicAnswers are where forges and registries tell everybody what they hold, by GET and without a login: a host, and
// how paths there begin (the REST API of GitHub and GitLab; the JSON APIs of npm, PyPI, crates.io, Go's proxy,
// RubyGems, Docker Hub, Packagist, pub.dev, Hex and Homebrew). No stranger reads what was asked for there.
var publicAnswers = map[string][]string{
	"api.github.com":     {"repos/", "orgs/", "users/", "search/", "rate_limit", "licenses", "zen", "advisories"},
	"gitlab.com":         {"api/v4/projects/", "api/v4/groups/"},
	"registry.npmjs.org": {""},
	"api.npmjs.org":      {"downloads/"},
	"pypi.org":           {"pypi/", "simple/"},
	"crates.io":          {"api/v1/"},
	"proxy.golang.org":   strings.Fields(sharedModules),
	"rubygems.org":       {"api/v1/", "api/v2/"},
	"hub.docker.com":     {"v2/"},
	"repo.packagist.org": {"p2/"},
	"pub.dev":            {"api/"},
	"hex.pm":             {"api/packages/"},
	"formulae.brew.sh":   {"api/"},
	"search.maven.org":   {"solrsearch/"},
	"api.nuget.org":      {"v3/"},
	"nodejs.org":         {"dist/index.json"},
	"api.adoptium.net":   {"v3/info/"},
}

// sharedModules are hosts of Go's modules at which nobody sees who asked for which path: the proxy itself asks the host
// of a module, and so tells a stranger's what was asked (go.dev/ref/mod, "Module proxies").
const sharedModules = "github.com/ gitlab.com/ bitbucket.org/ golang.org/x/ google.golang.org/ gopkg.in/ k8s.io/ " +
	"sigs.k8s.io/ go.uber.org/ cloud.google.com/go go.opentelemetry.io/ gorm.io/ modernc.org/ honnef.co/go/"

// PublicAnswer reports an address there, of which nothing was taken from a file, from a variable of the environment or
// from what a program said, but for a number. The host must stand there as it is, so that no program reads another one.
func PublicAnswer(a taint.Word) bool {
	rest, ok := strings.CutPrefix(inDigits(a), "https://")
	if asks(a) {
		a.Glob = ""
	}
	if !ok || !a.Known() && a.From != taint.FromNumber || a.From&^taint.FromNumber != 0 ||
		strings.ContainsAny(rest, "\\\n\r\t "+taint.Hole) {
		return false
	}
	host, path, _ := strings.Cut(rest, "/")
	for _, begin := range publicAnswers[host] {
		if strings.HasPrefix(path, begin) {
			return !strings.Contains(path, "..") && !packed().MatchString(path)
		}
	}
	return false
}

// asks reports an address whose one wildcard is the mark behind which it asks for something: to the shell a pattern of
// names that nobody gives a file, and of such a name it could change no more than the mark.
func asks(a taint.Word) bool {
	return a.Glob == a.Text && strings.Count(a.Text, "?") == 1 && !strings.ContainsAny(a.Text, "*[\\")
}

// packed finds addresses of packages and archives themselves, which is to fetch one.
var packed = lazy.Pattern(`(?i)\.(?:tgz|tar|t?gz|bz2|xz|zip|whl|egg|gem|crate|jar|nupkg|exe|sh|bottle)\b|` +
	`/(?:download|tarball|zipball|archive|assets|blobs)(?:/|$|\?)`)

// codeHosts are forges of which a repository's names of branches and tags are asked.
var codeHosts = strings.Fields("github.com gitlab.com")

// OfCodeHost reports an address of a repository there.
func OfCodeHost(a taint.Word) bool {
	rest, ok := strings.CutPrefix(a.Text, "https://")
	if !ok || !a.Known() || a.From != 0 {
		return false
	}
	host, path, _ := strings.Cut(rest, "/")
	for _, one := range codeHosts {
		if host == one {
			return strings.Count(path, "/") > 0 && !strings.ContainsAny(path, "\\@:?# ")
		}
	}
	return false
}
