package dockerfile

import (
	"slices"
	"strings"
)

// known reports an image that stands for no stranger: Docker's official ones, which have one name, those of
// known vendors, a stage of the file, one that a variable names.
func known(image, text string) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(image, "docker.io/"), "@")
	name = strings.TrimPrefix(name, "library/")
	return !strings.Contains(name, "/") || strings.Contains(name, "$") ||
		slices.ContainsFunc(vendors, func(v string) bool { return strings.HasPrefix(name, v) }) ||
		strings.Contains(text, " AS "+image) || strings.Contains(text, " as "+image)
}

// vendors are registries and owners of images that builds start from every day.
var vendors = strings.Fields(`
	mcr.microsoft.com/ gcr.io/distroless/ registry.access.redhat.com/ public.ecr.aws/ ghcr.io/astral-sh/
	quay.io/pypa/ nvcr.io/ nvidia/ pytorch/ tensorflow/ oven/ denoland/ amazon/ bitnami/ circleci/ cimg/ selenium/
	playwright/ grafana/ prom/ rust-lang/ messense/ clux/ mambaorg/ continuumio/ condaforge/ hashicorp/ cypress/
	jupyter/ apache/ elastic/ confluentinc/ pgvector/ postgis/ timescale/ registry.k8s.io/ k8s.gcr.io/ google/
	homebrew/ tiangolo/ linuxserver/ phusion/ puppeteer/ browserless/ dart-lang/ cirrusci/ swiftlang/ hexpm/ erlef/
	flyio/ railwayapp/ lukechannings/ thyrlian/ eclipse/ adoptopenjdk/ azul/ ibm/ ubuntu/ opensuse/ rockylinux/
	almalinux/ docker.elastic.co/ us-docker.pkg.dev/ quay.io/
`)
