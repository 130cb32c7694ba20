package shell

import (
	"net/url"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// A developer's own services are those that the project and the programs are
// set up with: the remotes of git, the forge, the registries, the clouds. To
// ask one is everyday work (docs/design.md, "What is at stake"), as long as no other
// host is named on the line and nothing of the machine is handed along.

const saysService locale.Message = "{0} asks a service that it is set up with"

// asksService reports a program that only asks such a service.
func asksService(v *invocation) bool { return v.entry.Out == program.Answer }

// service judges the words of such a program.
func (k *networkJudge) service(c *call, v *invocation) {
	k.handsContent(c, v)
	for _, a := range v.operands {
		k.serviceWord(c, v, a)
	}
	for _, u := range slices.Concat(v.used, v.loose) {
		if strings.HasPrefix(u.opt.Effects, "sendable") {
			continue // a field's text, which is judged as such
		}
		k.serviceWord(c, v, u.value)
	}
}

// maxName and maxNames are how much of a file's text, handed to a service, may still be
// names.
const maxName, maxNames = 64, 2

// handsContent judges words that hold the text of a file which is known: a number or a
// name that was noted in one is everyday's, its content is sent.
func (k *networkJudge) handsContent(c *call, v *invocation) {
	whole, names := 0, 0
	words := slices.Clone(v.operands)
	for _, u := range slices.Concat(v.used, v.loose) {
		words = append(words, u.value)
	}
	for _, a := range words {
		if n := fileText(a); n > 0 {
			whole += n
			names++
		}
	}
	if whole > maxName || names > maxNames {
		c.raise(risk.High, risk.NetworkRisk|risk.Send, say("{0} hands something that is not known before it runs to a service", v.name))
	}
}

// fileText is how long a word is that came out of a file; one that is no name counts as
// too long.
func fileText(a arg) int {
	switch {
	case a.from&fromFile == 0 || !a.known():
		return 0
	case strings.ContainsAny(strings.TrimSpace(a.text), " \t\n\"'{}<>"):
		return maxName + 1
	}
	return len(a.text)
}

func (k *networkJudge) serviceWord(c *call, v *invocation, a arg) {
	switch {
	case namesRegistry(v, a.text):
		c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
	case strings.Contains(a.text, "file://"), strings.HasPrefix(a.text, "fileb://"):
		_, path, _ := strings.Cut(a.text, "://")
		c.raise(risk.High, risk.NetworkRisk, say("{0} hands {1} to a service", v.name, a.show()))
		k.sendsFile(c, a.value(len(a.text)-len(path)))
	case strings.Contains(a.text, "://"):
		k.serviceURL(c, v, a)
	case a.known() && v.entry.Special != program.ForgeAPI && namesFile(a.text):
		k.leads(c, a)
	case a.known() && k.place(a).Any(place.Secret|place.AgentSettings|place.Guard):
		k.reads(c, a)
	case a.from&(fromFile|fromOutside|fromUnknown) != 0 && !a.known():
		c.raise(risk.High, risk.NetworkRisk, say("{0} hands something that is not known before it runs to a service", v.name))
	}
}

// namesFile reports a path out of the workspace. A path in an address, a group of logs
// and a branch begin otherwise than the folders of a system.
func namesFile(s string) bool {
	if !leadsAway(s) || s == ".." {
		return false
	}
	head, _, deeper := strings.Cut(strings.TrimPrefix(s, "/"), "/")
	return s[0] != '/' || deeper && slices.Contains(systemFolders, head)
}

// systemFolders stand at the root of a file system (hier(7), macOS 14).
var systemFolders = strings.Fields("bin boot dev etc home lib lib64 media mnt opt private proc root run sbin srv sys tmp usr var Applications Library System Users Volumes")

// serviceURL judges an address: a bucket of the service's own, the service
// itself, this machine, or any other host.
func (k *networkJudge) serviceURL(c *call, v *invocation, a arg) {
	scheme, _, _ := strings.Cut(a.text, "://")
	switch {
	case !a.known() && a.from&^(fromNet|fromNumber) != 0:
		c.raise(risk.High, risk.NetworkRisk, say("{0} hands something that is not known before it runs to a service", v.name))
	case slices.Contains(bucketSchemes, scheme):
	case loopback(inDigits(a)) || a.known() && ofForge(a.text):
		k.url(c, a)
	default:
		k.url(c, a)
		c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
	}
}

// bucketSchemes name what the service keeps (aws s3, gcloud storage, az storage).
var bucketSchemes = []string{"s3", "gs", "az", "abfs", "abfss", "docker"}

// forges are hosts whose pages people name to gh, glab and the package managers.
var forges = []string{"github.com", "gist.github.com", "api.github.com", "gitlab.com", "registry.npmjs.org", "pypi.org", "crates.io", "rubygems.org", "proxy.golang.org"}

func ofForge(address string) bool {
	u, err := url.Parse(address)
	return err == nil && u.Scheme == "https" && u.User == nil && slices.Contains(forges, u.Host)
}

// registries are the hosts of images that everybody takes them from.
var registries = []string{"docker.io", "registry-1.docker.io", "ghcr.io", "gcr.io", "quay.io", "mcr.microsoft.com", "public.ecr.aws", "registry.k8s.io", "registry.gitlab.com", "nvcr.io"}

// imagePrograms are the first names of those whose words are images.
var imagePrograms = []string{"docker", "skopeo"}

// namesRegistry reports an image whose name begins with a host that is none of
// those (docs.docker.com/reference, image references).
func namesRegistry(v *invocation, image string) bool {
	if !slices.Contains(imagePrograms, strings.SplitN(v.chain[0].Name, " ", 2)[0]) {
		return false
	}
	image = strings.TrimPrefix(image, "docker://")
	host, _, ok := strings.Cut(image, "/")
	return ok && (strings.ContainsAny(host, ".:"+hole) || host == "localhost") && !slices.Contains(registries, host)
}

// remoteNames judges the words of git that name remotes: only names of such as
// are configured ask a service of the developer's own.
func (k *networkJudge) remoteNames(c *call, v *invocation) {
	names := v.operands
	if !strings.Contains(v.name, " remote ") && !v.has("--multiple") && len(names) > 1 {
		names = names[:1]
	}
	for _, a := range names {
		if !a.known() || strings.Trim(strings.ToLower(a.text), "abcdefghijklmnopqrstuvwxyz0123456789_-.") != "" || strings.Trim(a.text, ".") == "" {
			c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
		}
	}
}

// describes judges docker inspect: without a template it prints all that is known of a
// container, Config.Env among it (docker-inspect(1)). Images, volumes and networks have none.
func (k *networkJudge) describes(c *call, v *invocation) {
	kind, _ := v.option("--type")
	format, picks := v.option("-f", "--format")
	if len(v.operands) == 0 || picks && format.text != "json" || slices.Contains([]string{"image", "volume", "network"}, kind.text) {
		return
	}
	c.data |= fromSecret
	c.raise(risk.High, risk.FSConfigSecrets, say("prints the environment of a container, tokens and passwords among it"))
}
