package setting

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A host that stands in the place of another, in a manifest or in settings of a tool, gets what went to that one: the
// source that a scan sends, the token with it, the download that the next build runs.

// downloads name what a build or an install downloads, whatever key its addresses stand behind: a swapped host counts
// (PKGBUILD(5); APKBUILD; ebuild(5); RPM 4.20, Source; Homebrew 4, Formula Cookbook; Nix 2.24; Snapcraft 8; Sparkle 2;
// NuGet 6; MSBuild 17; Maven 3.9; Zephyr's west 1.3; vcstool 0.3; Conan 2; conda-build 24; BitBake 2.8; MacPorts 2.10;
// xmake 2.9; dbt 1.9, packages; Flatpak; Debian's uscan; OSTree; Scoop; RenovateBot's own list of managers).
var downloads = strings.Fields("pkgbuild apkbuild *.ebuild *.spec flake.nix default.nix shell.nix package.nix " +
	"snapcraft.y*ml appcast*.xml nuget.config directory.build.props directory.build.targets directory.packages.props " +
	"pom.xml settings.xml package.xml ivy*.xml west.yml *.repos conanfile.py conandata.yml meta.y*ml recipe.y*ml " +
	"*.bb *.bbappend *.bbclass portfile portfile.cmake xmake.lua packages.yml dependencies.yml galaxy.yml " +
	"buildozer.spec " +
	"*.flatpakrepo gradle-wrapper.properties maven-wrapper.properties gradle.properties paket.dependencies " +
	"install*.sh get.sh bootstrap.sh setup.sh")

// downloadFolders are folders whose files name such downloads (Homebrew, Scoop).
var downloadFolders = strings.Fields("/Formula/ /Casks/ /bucket/")

// senders are settings, in formats of data as well, of tools that send source, texts, figures or a token to a host
// (SonarScanner 6; Crowdin CLI 4; Codecov; sentry-cli 2; Gerrit's git-review 2; Transifex; Lerna 8; Prometheus 3;
// Alertmanager 0.27; OpenTelemetry Collector 0.115; Fluent Bit 3; Loki 3; Vector 0.43; Renovate 39).
var senders = strings.Fields("sonar-project.properties crowdin.y*ml codecov.y*ml .codecov.y*ml sentry.properties " +
	".sentryclirc .gitreview .transifexrc lerna.json prometheus*.y*ml alertmanager*.y*ml otel*.y*ml fluent*.conf " +
	"fluent*.y*ml loki*.y*ml promtail*.y*ml vector.* logstash*.conf renovate.json* snyk.* fossa.y*ml percy.* " +
	"chromatic.config.json platformio.ini phrase.y*ml lokalise.* weblate.*")

// ofApplications are settings that look like a tool's and say where the project's own code or pages are served from,
// or what its jobs ask; jobs have tables of their own.
var ofApplications = strings.Fields(".env* *.env .flaskenv *.http *.rest messages* " +
	"server.* client.* environment*.* constants.* endpoints.* hosts.* *.desktop web.config app.config robots* " +
	"humans* .gitlab-ci.yml .travis.yml rollup.* foundry.toml hardhat.* truffle* database.* db.* *.service " +
	".rest-client* " +
	"settings.json launch.json")

// ofLocale is a name of texts in a language.
var ofLocale = lazy.Pattern(`^(?:[\w.-]*[_.-])?[a-z]{2}(?:[_-][a-z]{2})?\.\w+$`)

// jobFolders are folders of jobs.
var jobFolders = strings.Fields("/.github/ /.circleci/ /.gitlab/ /.buildkite/ /.woodpecker/ /.devcontainer/ /.idea/")

var (
	// bareHost is a host without a scheme behind a key that says it is one.
	bareHost = lazy.Pattern(`(?i)\b(?:host|hostname|server|endpoint|registry|domain)["']?\s*[:=]\s*["']?` +
		`((?:[a-z0-9][\w-]*\.)+[a-z]{2,})\b`)
	// toldLine has an address for people and for tools that check.
	toldLine = lazy.Pattern(`(?i)^\W*(?:project\.)?[\w.-]*(?:homepage|documentation|docs?|bugs?|license|schema|badge|` +
		`author|maintainer|changelog|website|site|funding|contact|links?|issues?|image|logo|icon|description|title|` +
		`scm|wiki|xmlns|repository|sources?_?url_?pattern)[\w:]*["']?\s*[:=]|^\s*(?:#|//|--|<!--)|xmlns|` +
		`^<(?:url|link|licenses?|organization|scm|homepage|documentation|\w*(?:project|license|icon|help|` +
		`notes)\w*Url|\w+:\w*[lL]ink)>`)
	// repositoryBlock is a repository in XML, whose address is no link for people.
	repositoryBlock = lazy.Pattern(`(?s)<(?:\w*[rR]epository|mirror|server)>.{1,600}?</(?:\w*[rR]epository|mirror|` +
		`server)>`)
	pieceEnds = strings.NewReplacer(",", "\n", "{", "\n", "}", "\n", ";", "\n")
)

// Moved are the hosts that a text of a file of a kind has in the place of others which stood there, and that nobody
// installs from. A host of a domain that stood there is no other.
func Moved(kind Kind, file, text, old string) []string {
	if old == "" || !moves(kind, file) && !(prose(file) && pipes(old)) {
		return nil
	}
	was, is := pieces(old), pieces(text)
	had := hostsOf(file, missing(was, is))
	if len(had) == 0 {
		return nil
	}
	return slices.DeleteFunc(hostsOf(file, missing(is, was)), func(host string) bool {
		return usualHost(host) || strings.Contains(strings.ToLower(old), domain(host))
	})
}

// Movable reports a file and a text by which Moved may tell of hosts.
func Movable(kind Kind, file, text string) bool {
	return (moves(kind, file) || prose(file)) && slices.ContainsFunc(hostsOf(file, pieces(text)),
		func(host string) bool {
			return !usualHost(host)
		})
}

// moves reports a file in which a host in the place of another counts.
func moves(kind Kind, file string) bool {
	base := strings.ToLower(path.Base(file))
	if like(base, downloads) || like(base, senders) || inFolder(file, downloadFolders) {
		return true
	}
	return (kind == Tool || kind == Loader) && !like(base, ofApplications) && !inFolder(file, jobFolders) &&
		!ofLocale().MatchString(base)
}

// prose is a text for people, in which only what is fetched to be run counts.
func prose(file string) bool {
	return like(strings.ToLower(path.Base(file)), []string{"readme*", "install*.md", "*.md", "*.rst", "*.adoc"})
}

var piped = lazy.Pattern(pipedAddress)

// pipes reports a text that has readers run what a host sends.
func pipes(text string) bool { return piped().MatchString(text) }

func inFolder(file string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return strings.Contains(file, f) })
}

// pieces are the lines of a text, and the parts of those that hold several values.
func pieces(text string) []string {
	text = pieceEnds.Replace(text[:min(len(text), maxText)])
	text = repositoryBlock().ReplaceAllStringFunc(text, func(block string) string {
		return strings.Join(strings.Fields(block), " ")
	})
	all := strings.Split(strings.ReplaceAll(text, `\:`, ":"), "\n")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}

// missing are the pieces of one text that another has not.
func missing(from, in []string) (left []string) {
	have := make(map[string]bool, len(in))
	for _, piece := range in {
		have[piece] = true
	}
	for _, piece := range from {
		if piece != "" && !have[piece] {
			left = append(left, piece)
		}
	}
	return left
}

// hostsOf are the hosts that pieces of a file name.
func hostsOf(file string, pieces []string) (hosts []string) {
	for _, piece := range pieces {
		switch {
		case len(hosts) == maxAddresses || !strings.Contains(piece, "."):
			continue
		case prose(file):
			if !pipes(piece) {
				continue
			}
		case toldLine().MatchString(piece):
			continue
		}
		for _, m := range address().FindAllStringSubmatch(piece, maxAddresses) {
			hosts = append(hosts, strings.ToLower(m[1]))
		}
		for _, m := range bareHost().FindAllStringSubmatch(piece, maxAddresses) {
			hosts = append(hosts, strings.ToLower(m[1]))
		}
	}
	return hosts
}

// nobodys are domains that no stranger has (RFC 6761, RFC 6762, RFC 9476).
var nobodys = strings.Fields(".test .invalid .localhost .local .internal")

// usualHost reports a host that everybody takes code from, this machine, a neighbour or one that stands for none.
func usualHost(host string) bool {
	return Usual(host) || !strings.Contains(host, ".") || among(nobodys, host) ||
		among([]string{".example.com", ".example.org"}, host)
}

// domain is the last part of a host that one owner has.
func domain(host string) string {
	labels := strings.Split(host, ".")
	n := 2
	if len(labels) > 2 && len(labels[len(labels)-2]) <= 3 && len(labels[len(labels)-1]) == 2 {
		n = 3 // co.uk
	}
	if strings.Trim(host, "0123456789.") == "" {
		return host
	}
	return strings.Join(labels[max(0, len(labels)-n):], ".")
}
