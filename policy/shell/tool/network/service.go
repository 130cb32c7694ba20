package network

import (
	"net/url"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Service judges the words of a program that asks one of the developer's own services (option.AsksService).
func (j *Judge) Service(c *effect.Call, v *option.Invocation) {
	j.HandsContent(c, v)
	j.givenVariables(c, v)
	j.ownSettings(c)
	j.repositories(c, v)
	j.ModuleHosts(c, v)
	for _, a := range v.Operands {
		j.ServiceWord(c, v, a)
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if strings.HasPrefix(u.Opt.Effects, "sendable") {
			continue // a field's text, which is judged as such
		}
		j.ServiceWord(c, v, u.Value)
	}
}

// maxName and maxNames are how much of a file's text, handed to a service, may still be
// names.
const maxName, maxNames = 64, 2

// HandsContent judges words that hold the text of a file which is known: a number or a
// name that was noted in one is everyday's, its content is sent.
func (j *Judge) HandsContent(c *effect.Call, v *option.Invocation) {
	whole, names, strict := 0, 0, asksStrangers(v)
	public := strict || strings.HasSuffix(v.Name, " api")
	words := slices.Clone(v.Operands)
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		words = append(words, u.Value)
	}
	for _, a := range words {
		if strict && saysContent(a) || public && j.TellsPrivate(a) {
			whole += maxName + 1
		}
		if n := fileText(a); n > 0 {
			whole += n
			names++
		}
	}
	if whole > maxName || names > maxNames {
		c.Raise(risk.High, risk.NetworkRisk|risk.Send,
			effect.Say("{0} hands something that is not known before it runs to a service", v.Name))
	}
}

// fileText is how long a word is that came out of a file; one that is no name counts as
// too long.
func fileText(a taint.Word) int {
	switch {
	case a.From&(taint.FromFile|taint.FromOutside) == 0 || !a.Known():
		return 0
	case strings.ContainsAny(strings.TrimSpace(a.Text), " \t\n\"'{}<>"):
		return maxName + 1
	}
	return len(a.Text)
}

// ServiceWord judges a word that a service is given.
func (j *Judge) ServiceWord(c *effect.Call, v *option.Invocation, a taint.Word) {
	switch {
	case namesRegistry(v, a.Text):
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
	case strings.Contains(a.Text, "file://"), strings.HasPrefix(a.Text, "fileb://"):
		_, path, _ := strings.Cut(a.Text, "://")
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} hands {1} to a service", v.Name, a.Show()))
		j.SendsFile(c, a.Value(len(a.Text)-len(path)))
	case strings.Contains(a.Text, "://"):
		j.serviceURL(c, v, a)
	case a.Known() && v.Entry.Special != program.ForgeAPI && namesFile(a.Text):
		j.Leads(c, a)
	case a.Known() && j.Place(a).Any(place.Secret|place.AgentSettings|place.Guard):
		j.Reads(c, a)
	case askedByNumber(v, a):
	case a.From&(taint.FromFile|taint.FromOutside|taint.FromUnknown|taint.FromAway) != 0 && !a.Known():
		c.Raise(risk.High, risk.NetworkRisk,
			effect.Say("{0} hands something that is not known before it runs to a service", v.Name))
	}
}

// askedByNumber reports a pull request or an issue of the forge that a number names, whatever that was taken from.
func askedByNumber(v *option.Invocation, a taint.Word) bool {
	return v.Chain[0].Name == "gh" && v.Entry.Special != program.ForgeAPI && a.Text == taint.Hole &&
		a.Shape == taint.Digits && a.From&(taint.FromSecret|taint.FromSecretPaths|taint.FromOutside) == 0
}

// namesFile reports a path out of the workspace. A path in an address, a group of logs
// and a branch begin otherwise than the folders of a system.
func namesFile(s string) bool {
	if !LeadsAway(s) || s == ".." {
		return false
	}
	head, _, deeper := strings.Cut(strings.TrimPrefix(s, "/"), "/")
	return s[0] != '/' || deeper && slices.Contains(systemFolders, head)
}

// systemFolders stand at the root of a file system (hier(7), macOS 14).
var systemFolders = strings.Fields("bin boot dev etc home lib lib64 media mnt opt private proc root run sbin srv sys " +
	"tmp usr var Applications Library System Users Volumes")

// serviceURL judges an address: a bucket of the service's own, the service
// itself, this machine, or any other host.
func (j *Judge) serviceURL(c *effect.Call, v *option.Invocation, a taint.Word) {
	scheme, _, _ := strings.Cut(a.Text, "://")
	switch {
	case !a.Known() && a.From&^(taint.FromNet|taint.FromNumber) != 0:
		c.Raise(risk.High, risk.NetworkRisk,
			effect.Say("{0} hands something that is not known before it runs to a service", v.Name))
	case slices.Contains(bucketSchemes, scheme):
	case Loopback(inDigits(a)) || a.Known() && ofForge(a.Text):
		j.URL(c, a)
	default:
		j.URL(c, a)
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
	}
}

// bucketSchemes name what the service keeps (aws s3, gcloud storage, az storage).
var bucketSchemes = []string{"s3", "gs", "az", "abfs", "abfss", "docker"}

// forges are hosts whose pages people name to gh, glab and the package managers.
var forges = []string{"github.com", "gist.github.com", "api.github.com", "gitlab.com", "registry.npmjs.org", "pypi.org",
	"crates.io", "rubygems.org", "proxy.golang.org"}

// ofForge reports an address of a page there.
func ofForge(address string) bool {
	u, err := url.Parse(address)
	return err == nil && u.Scheme == "https" && u.User == nil && slices.Contains(forges, u.Host)
}

// registries are the hosts of images that everybody takes them from.
var registries = []string{"docker.io", "registry-1.docker.io", "ghcr.io", "gcr.io", "quay.io", "mcr.microsoft.com",
	"public.ecr.aws", "registry.k8s.io", "registry.gitlab.com", "nvcr.io"}

// imagePrograms are the first names of those whose words are images.
var imagePrograms = []string{"docker", "skopeo"}

// namesRegistry reports an image whose name begins with a host that is none of
// those (docs.docker.com/reference, image references).
func namesRegistry(v *option.Invocation, image string) bool {
	if !slices.Contains(imagePrograms, strings.SplitN(v.Chain[0].Name, " ", 2)[0]) {
		return false
	}
	image = strings.TrimPrefix(image, "docker://")
	host, _, ok := strings.Cut(image, "/")
	return ok && (strings.ContainsAny(host, ".:"+taint.Hole) || host == "localhost") &&
		!slices.Contains(registries, host)
}

// RemoteNames judges the words of git that name remotes: only names of such as
// are configured ask a service of the developer's own.
func (j *Judge) RemoteNames(c *effect.Call, v *option.Invocation) {
	names := v.Operands
	if !strings.Contains(v.Name, " remote ") && !v.Has("--multiple") && len(names) > 1 {
		names = names[:1]
	}
	for _, a := range names {
		if AsksCodeHost(v, a) {
			continue
		}
		if !a.Known() || strings.Trim(strings.ToLower(a.Text), "abcdefghijklmnopqrstuvwxyz0123456789_-.") != "" ||
			strings.Trim(a.Text, ".") == "" {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
		}
	}
}

// Describes judges docker inspect: without a template it prints all that is known of a
// container, Config.Env among it (docker-inspect(1)). Images, volumes and networks have none.
func (j *Judge) Describes(c *effect.Call, v *option.Invocation) {
	kind, _ := v.Option("--type")
	format, picks := v.Option("-f", "--format")
	if len(v.Operands) == 0 || picks && format.Text != "json" ||
		slices.Contains([]string{"image", "volume", "network"}, kind.Text) {
		return
	}
	c.Data |= taint.FromSecret
	c.Raise(risk.High, risk.FSConfigSecrets,
		effect.Say("prints the environment of a container, tokens and passwords among it"))
}

// LooseURL judges an address, unless it is this machine's.
func (j *Judge) LooseURL(c *effect.Call, v *option.Invocation, a taint.Word) {
	a = a.Value(max(0, strings.Index(a.Text, "://")-schemeLength(a.Text)))
	j.URL(c, a)
	_, host, _ := strings.Cut(a.Text, "://")
	for _, own := range [...]string{"localhost", "127.", "[::1]"} {
		if strings.HasPrefix(host, own) {
			return
		}
	}
	if !strings.HasPrefix(a.Text, "file://") {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} may reach {1}", v.Name, a.Show()))
	}
}

// schemeLength is how many letters stand before "://".
func schemeLength(s string) int {
	end := strings.Index(s, "://")
	n := 0
	for n < end && (s[end-n-1]|0x20 >= 'a' && s[end-n-1]|0x20 <= 'z' || s[end-n-1] == '+') {
		n++
	}
	return n
}

// LeadsAway reports a path that may lie outside the workspace. "//pkg:target"
// is Bazel's, "/p:Name=value" MSBuild's.
func LeadsAway(s string) bool {
	if strings.HasPrefix(s, "//") {
		return false
	}
	if rest, ok := strings.CutPrefix(s, "/"); ok {
		head, _, colon := strings.Cut(rest, ":")
		return !colon || strings.Contains(head, "/")
	}
	return strings.HasPrefix(s, "~/") || strings.HasPrefix(s, "../") || s == ".." || s == "~" ||
		strings.Contains(s, "/../")
}
