package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// What a Dockerfile of this session fetches and runs unread, and what compose builds by one
// (Dockerfile reference, ADD, RUN; Compose Build Specification, dockerfile_inline).

// composes reports a command that builds the services of a compose file.
func composes(v *invocation) bool {
	name, sub := v.words()
	if !strings.HasPrefix(name, "docker") && name != "podman" && name != "podman-compose" && name != "nerdctl" {
		return false
	}
	if name == "docker" || name == "podman" || name == "nerdctl" {
		var is bool
		if sub, is = strings.CutPrefix(sub, "compose "); !is {
			return v.name == name+" buildx bake"
		}
	}
	first, _, _ := strings.Cut(sub, " ")
	return hasWord("build up run create watch", first)
}

// dockerfilesOfServices judges the Dockerfiles of this session, and those in its compose
// files.
func (k *walker) dockerfilesOfServices(c *call) {
	for _, file := range k.sessionFiles() {
		base := path.Base(file)
		text, how := k.textOf(place.Place{Path: file})
		switch {
		case how != wholly:
		case fitsAny("Dockerfile* Containerfile* *.Dockerfile *.dockerfile", base):
			k.recipeOfImage(c, text)
		case fitsAny("*.yaml *.yml *.hcl *.json", base):
			for _, mark := range []string{"dockerfile_inline", "dockerfile-inline"} {
				if _, inline, has := strings.Cut(text, mark); has {
					k.recipeOfImage(c, strings.ReplaceAll(inline, "\\n", "\n"))
				}
			}
		}
	}
}

// fetchingImage judges RUN lines that run what they, or an ADD, fetched, and those of a
// stranger's image that the folder's files are copied into.
func (k *walker) fetchingImage(c *call, text string, taken bool) {
	var got []string
	for _, m := range addsURL().FindAllStringSubmatch(text, maxListed) {
		got = append(got, path.Base(m[1]), path.Base(m[2]))
	}
	strange := ""
	for _, m := range fromImage().FindAllStringSubmatch(text, maxListed) {
		if !knownImage(m[1], text) {
			strange = m[1]
		}
	}
	for _, line := range strings.Split(text, "\n") {
		run, ok := runLine(line)
		if !ok {
			continue
		}
		for _, m := range savesFetched().FindAllStringSubmatch(run, maxListed) {
			got = append(got, path.Base(m[1]+m[2]))
		}
		switch {
		case runsFetched().MatchString(run), slices.ContainsFunc(got, func(name string) bool { return runsNamed(run, name) }):
			c.raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, say("the build runs what it fetches: {0}", run))
		case strange != "" && taken:
			c.raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, say("the build gives files of the folder to a stranger's image: {0}", strange))
		}
	}
}

var (
	fromImage    = lazily(`(?im)^\s*FROM\s+(?:--\S+\s+)*(\S+)`)
	addsURL      = lazily(`(?im)^\s*(?:ONBUILD\s+)?ADD\s+(?:--\S+\s+)*\[?"?(\w+://[^\s",]+)[",\s]+([^\s"\]]+)`)
	savesFetched = lazily(`\b(?:curl|wget|aria2c|fetch|http)\b[^;&|]*?(?:(?:-o|-O|--output|--output-document)[= ]?\s*([\w./-]+)|\w+://[^\s;&|]*?/?([\w.-]+)(?:[\s;&|"']|$))`)
	runsFetched  = lazily(`\b(?:curl|wget|aria2c|fetch|nc|ncat)\b[^;&]*\|\s*(?:sudo\s+(?:-\S+\s+)*)?(?:env\s+)?(?:\w+=\S*\s+)*(?:/\S*/)?(?:sh|bash|zsh|dash|ash|ksh|python[\d.]*|node|perl|ruby|php|lua|bun|deno)\b|(?:<\(|\$\(|` + "`" + `)\s*(?:curl|wget)\b`)
)

// runsNamed reports a RUN line that starts a fetched file, or hands it to an interpreter.
func runsNamed(run, name string) bool {
	if len(name) < 1 || name == "." || name == "/" {
		return false
	}
	for _, part := range strings.FieldsFunc(run, func(r rune) bool { return strings.ContainsRune(";&|()[]\",", r) }) {
		words := strings.Fields(part)
		for len(words) > 1 && slices.Contains(interpreters, path.Base(words[0])) {
			words = words[1:]
		}
		if len(words) > 0 && path.Base(words[0]) == name {
			return true
		}
	}
	return false
}

// interpreters hand on to the file that they are given.
var interpreters = strings.Fields("sh bash zsh dash ash ksh python python2 python3 node perl ruby php lua bun deno java exec source . env sudo")

// knownImage reports an image that stands for no stranger: Docker's official ones, which have
// one name, those of known vendors, a stage of the file, one that a variable names.
func knownImage(image, text string) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(image, "docker.io/"), "@")
	name = strings.TrimPrefix(name, "library/")
	return !strings.Contains(name, "/") || strings.Contains(name, "$") || slices.ContainsFunc(vendors, func(v string) bool { return strings.HasPrefix(name, v) }) ||
		strings.Contains(text, " AS "+image) || strings.Contains(text, " as "+image)
}

// vendors are registries and owners of images that builds start from every day.
var vendors = strings.Fields("mcr.microsoft.com/ gcr.io/distroless/ registry.access.redhat.com/ public.ecr.aws/ ghcr.io/astral-sh/ quay.io/pypa/ nvcr.io/ nvidia/ pytorch/ tensorflow/ oven/ denoland/ amazon/ bitnami/ circleci/ cimg/ selenium/ playwright/ grafana/ prom/ rust-lang/ messense/ clux/ mambaorg/ continuumio/ condaforge/ hashicorp/ cypress/ jupyter/ apache/ elastic/ confluentinc/ pgvector/ postgis/ timescale/ registry.k8s.io/ k8s.gcr.io/ google/ homebrew/ tiangolo/ linuxserver/ phusion/ puppeteer/ browserless/ dart-lang/ cirrusci/ swiftlang/ hexpm/ erlef/ flyio/ railwayapp/ lukechannings/ thyrlian/ eclipse/ adoptopenjdk/ azul/ ibm/ ubuntu/ opensuse/ rockylinux/ almalinux/ docker.elastic.co/ us-docker.pkg.dev/ quay.io/")
