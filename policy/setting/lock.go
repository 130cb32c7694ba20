package setting

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A lock file says which bytes a package is and where it comes from. Tools write it; one that a hand changes so that
// a host is another, or a checksum goes or is another, has a later install take something else (npm 10,
// package-lock.json; Yarn 1 and 4; pnpm 9; Poetry 1.8; uv 0.5; Cargo 1.83; Go 1.24, go.sum; Bundler 2.5; Composer 2.8;
// PDM 2.22; Pipenv 2024; Mix 1.17; Pub 3.6; Nix 2.24; Deno 2.1; Bun 1.2; CocoaPods 1.16; Swift 6, Package.resolved;
// Gradle 8.11, verification-metadata.xml; Terraform 1.9, .terraform.lock.hcl).
var locks = strings.Fields("package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml poetry.lock uv.lock " +
	"cargo.lock go.sum go.work.sum gemfile.lock composer.lock pdm.lock pipfile.lock mix.lock pubspec.lock flake.lock " +
	"deno.lock bun.lock podfile.lock package.resolved .terraform.lock.hcl pixi.lock conda-lock.yml " +
	"verification-metadata.xml gradle.lockfile npm-shrinkwrap.json module.bazel.lock paket.lock packages.lock.json")

// lockNames are how lock files of other tools are called (renv 1, Packrat, Buf 1, Helm 3, Conan 2, Bazel 8, Spack).
var lockNames = strings.Fields("*.lock *-lock.json *-lock.y*ml *.lock.json *.lock.hcl *.lockfile *.resolved")

// Lock reports a lock file.
func Lock(file string) bool {
	base := strings.ToLower(path.Base(file))
	return slices.Contains(locks, base) || like(base, lockNames)
}

// proof are checksums and the keys above them; from are keys above where a package comes from.
var (
	proof = lazy.Pattern(`(?i)\bsha(?:1|256|384|512)-[\w+/=]{20,}|\bh1:[\w+/=]*|\b(?:sha\d+[:=])?[0-9a-f]{40,128}\b|` +
		`\bintegrity\b|\bchecksums?\b|\bsha(?:1|256|384|512)?\b|\bhash(?:es)?\b|\bnar_?hash\b|\bshasum\b`)
	from = lazy.Pattern(`(?i)\bresolved\b|\bregistry\b|\btarball\b|\bsource\b|\burl\b|\bremote\b|\bgit\b|\bhosted\b|` +
		`\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|example|cn|app|sh|xyz|co|me|ru|de|cc|top|info|test)\b`)
)

// origins are where a lock of Nix's has a package from, beside its checksum (flake.lock; Nix 2.24).
var origins = lazy.Pattern(`"(?:owner|repo|rev)"\s*:\s*"[^"]*"`)

// Relocks reports a text of a lock file that names another host than the old one did, or has fewer checksums or
// another. Without an old text a host of nobody known counts.
func Relocks(text, old string) bool {
	had := Hosts(old)
	if slices.ContainsFunc(Hosts(text), func(host string) bool { return !slices.Contains(had, host) }) {
		return true
	}
	if old == "" {
		return false
	}
	for _, origin := range origins().FindAllString(text, -1) {
		if !strings.Contains(old, origin) {
			return true
		}
	}
	now := proof().FindAllString(text, -1)
	for _, sum := range proof().FindAllString(old, -1) {
		if !slices.Contains(now, sum) && !strings.Contains(text, sum) {
			return true
		}
	}
	return false
}

// RelocksBy reports an editing command's words that change where a lock file has packages from, or their checksums.
func RelocksBy(script string) bool { return proof().MatchString(script) || from().MatchString(script) }
