package setting

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A key that by its own name says where packages or code come from says so in the settings of any tool.

// packageKeys are such keys, joined by dots (Unity 6, scopedRegistries; PlatformIO 6, lib_deps; ESPHome 2024, packages
// and external_components; Zephyr's west, remotes; Gradle, Maven, Composer, pip, npm and their kin).
var packageKeys = lazy.Pattern(`(?:^|[.:])(?:[\w-]*registr(?:y|ies)|[\w-]*registry[_-]?url|mirrors?|mirror[_-]?url|` +
	`(?:extra[_-])?index[_-]?urls?|find[_-]links|repositories|package[_-]?sources?|restoresources|lib_deps|` +
	`lib_extra_dirs|platform_packages|external_components|remote_packages?|source[_-]?mirrors?|tap|taps|` +
	`plugin[_-]?repositor(?:y|ies)|package[_-]?(?:url|index|mirror|base))(?:$|[.:\[])|` +
	`(?:^|\.)(?:packages|remotes|external_components)\.(?:.*\.)?(?:url|git|source|url-base|[\w-]+)$`)

// codeAddress is one of a repository or an archive, as dependencies name them.
var codeAddress = lazy.Pattern(`^(?:git\+|hg\+|svn\+)|\.git(?:[#@?].*)?$|\.(?:tgz|tar\.\w+|zip|whl)(?:#.*)?$`)

var dependencyKeys = lazy.Pattern(`(?:^|\.)[\w-]*dependenc(?:y|ies)(?:$|\.)`)

// samples are folders of what is read by tests, pages and people alone.
var samples = strings.Fields("/test/ /tests/ /testdata/ /fixtures/ /__fixtures__/ /examples/ /docs/ /data/ /public/ " +
	"/static/ /locales/ /node_modules/ /vendor/ /mocks/ /samples/")

// Added are the hosts that a text of settings names anew behind such keys, and that nobody installs from.
func Added(file, text, old string) (hosts []string) {
	base := strings.ToLower(path.Base(file))
	ending := path.Ext(base)
	if !slices.Contains(toolEndings, ending) && !slices.Contains(dataEndings, ending) && ending != base ||
		inFolder(file, samples) || like(base, indexed) || base == "package.json" {
		return nil
	}
	lower := strings.ToLower(old)
	Read(text, Spaced(file), func(p Pair) bool {
		at := strings.Join(p.Keys, ".")
		if !strings.Contains(p.Value, "://") || !packageKeys().MatchString(at) &&
			!(dependencyKeys().MatchString(at) && codeAddress().MatchString(p.Value)) {
			return false
		}
		for _, m := range address().FindAllStringSubmatch(p.Value, maxAddresses) {
			if host := strings.ToLower(m[1]); !usualHost(host) && !strings.Contains(lower, domain(host)) {
				hosts = append(hosts, host)
			}
		}
		return len(hosts) >= maxAddresses
	})
	return hosts
}
