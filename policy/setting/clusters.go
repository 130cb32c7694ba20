package setting

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// A cluster follows the manifests of a repository: another image, or another repository, in one that stands there is
// what it runs next. A new manifest runs where somebody applies it.

// cluster is a kind of such manifests: how the old text tells it, and where a host of code stands.
type cluster struct {
	manifest
	in func() *regexp.Regexp
}

// registryName is the host of an image that is not Docker Hub's.
const registryName = `((?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+)/`

var clusters = []cluster{
	{manifest{[]string{"*.yaml", "*.yml", "*.json"},
		lazy.Pattern(`(?m)^[^#\n]*?\bimage["']?\s*:\s*["']?` + registryName),
		"Kubernetes 1.32, Container"},
		lazy.Pattern(`(?m)^\s*-?\s*["']?(?:apiVersion|kind)["']?\s*:|\bcontainers["']?\s*:`)},
	{manifest{[]string{"*.yaml", "*.yml"},
		lazy.Pattern(`(?m)^[^#\n]*?\b(?:repoURL|url)["']?\s*:\s*["']?` + sourceAddress),
		"Argo CD 2.13, Application; Flux 2.4, GitRepository, OCIRepository, HelmRepository"},
		lazy.Pattern(`\brepoURL\s*:|\bkind\s*:\s*(?:Git|OCI|Helm)Repository\b`)},
	{manifest{[]string{"values*.y*ml"}, lazy.Pattern(`(?m)^[^#\n]*?\b(?:repository|image)\s*:\s*["']?` + registryName +
		`|^[^#\n]*?\bregistry\s*:\s*["']?((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)["']?\s*$`),
		"Helm 3, Values Files"}, lazy.Pattern(`\b(?:repository|image|registry)\s*:`)},
	{manifest{[]string{"*.nomad", "*.hcl", "*.tf", "*.tofu"},
		lazy.Pattern(`(?m)^[^#\n]*?\bimage\s*=\s*["']` + registryName),
		"Nomad 1.9, docker; Terraform 1.9, container definitions"}, lazy.Pattern(`\bimage\s*=`)},
}

// followed reports such a manifest that names a host which the old one did not.
func followed(base, text, old string, strange func(host string) bool) bool {
	if old == "" {
		return false
	}
	for _, c := range clusters {
		if c.has(base) && c.in().MatchString(old) && c.anyOf(text, func(found string) bool {
			if strings.Contains(found, "://") {
				return strange(hostOf(found))
			}
			host, _, _ := strings.Cut(found, ":")
			return strange(host)
		}) {
			return true
		}
	}
	return false
}
