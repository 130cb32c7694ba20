package network

import (
	"net/url"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// servesSecrets reports an address of a local service that answers with secrets: the
// proxies of Kubernetes and Vault, Consul's store, RabbitMQ's users with their hashes (Management API), a file of a
// development server. Where
// curl makes several addresses of one ({a,b}, [a-z]; curl(1), URL), any below may be meant.
func servesSecrets(address string) bool {
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		rest = address
	}
	_, at, _ := strings.Cut(rest, "/")
	at, _, _ = strings.Cut(at, "?")
	if plain, err := url.PathUnescape(at); err == nil {
		at = plain
	}
	at = path.Clean("/" + at)
	host, _, _ := strings.Cut(rest, "/")
	if strings.HasSuffix(host, ":8888") && configured().MatchString(at) ||
		strings.HasSuffix(host, ":15672") && strings.HasPrefix(at, "/api/definitions") {
		return true
	}
	return secretPath().MatchString(at) || strings.ContainsAny(at, "{[") && secretFolder().MatchString(at)
}

// secretFolder is what such addresses begin with.
var secretFolder = lazy.Pattern(`(?i)^/(api/v1|v1)/`)

// configured is what Spring Cloud Config 4 answers at its usual port: APPLICATION/PROFILE/LABEL,
// APPLICATION-PROFILE.yml.
var configured = lazy.Pattern(`^/[\w.-]+/(?:default|local|dev|test|staging|prod|production|native|vault)` +
	`(?:/[\w.-]+)?$|` +
	`^/(?:[\w-]+/)?[\w-]+-(?:default|local|dev|test|staging|prod|production)\.(?:ya?ml|properties|json)$`)

// secretPath: Kubernetes API 1.31 (core/v1, Secret); Vault 1.18 HTTP API and Consul 1.20
// KV; files of a development server; Spring Boot 3 actuator; the vault that bw serve answers for (Bitwarden CLI 2024).
var secretPath = lazy.Pattern(`(?i)/api/v1/(.*/)?secrets(/|$)|^/v1/(secret|kv|cubbyhole|transit)(/|$)|/\.env|` +
	`/(actuator|manage|management|admin)/(env|heapdump|configprops)(/|$)|` +
	`^/_aws(/|$)|` +
	`^/(list/)?object/(items?|password|username|totp|notes|folders?|collections|attachment|send)(/|$)`)

// ServedSecrets judges what a program that fetches asks of this machine, also in HTTPie's
// short form and by curl's --request-target.
func (j *Judge) ServedSecrets(c *effect.Call, v *option.Invocation) {
	if v.Chain[0].Special != program.Fetch {
		return
	}
	target, _ := v.Option("--request-target")
	for _, a := range v.Operands {
		if address := Local(v, a); Loopback(address) {
			j.secretServed(c, taint.Literal(address))
			j.secretServed(c, taint.Literal("http://localhost/"+strings.TrimPrefix(target.Text, "/")))
		}
	}
}

// secretServed judges an address that a program fetches from this machine.
func (j *Judge) secretServed(c *effect.Call, a taint.Word) {
	if Loopback(inDigits(a)) &&
		(files.HandedOn(&j.Folders) != "" || servesSecrets(a.Text) || j.listsTabs(a.Text) ||
			j.World.At("/", path.Base(strings.SplitN(a.Text, "?", 2)[0])).Is(place.Secret)) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("asks a service of this machine for secrets: {0}", a.Show()))
	}
}

// listsTabs reports an address at which the person's browser tells which pages are open, and how to take them over
// (Chrome DevTools Protocol, HTTP Endpoints). A browser that the agent started shows none of the person's.
func (j *Judge) listsTabs(address string) bool {
	port, at := portAndPath(address)
	if port != debuggingPort || at != "/json" && at != "/json/list" {
		return false
	}
	if j.World.Processes == nil || j.Wrap.Remote {
		return true
	}
	pids, ok := j.World.Processes.Named("--remote-debugging-port="+debuggingPort, true)
	return !ok || len(pids) == 0 || slices.ContainsFunc(pids, func(pid int) bool { return !j.World.Processes.Own(pid) })
}

// debuggingPort is the port that Chrome's own manuals name.
const debuggingPort = "9222"
