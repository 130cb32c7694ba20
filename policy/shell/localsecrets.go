package shell

import (
	"net/url"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// servesSecrets reports an address of a local service that answers with secrets: the
// proxies of Kubernetes and Vault, Consul's store, a file of a development server. Where
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
	return secretPath().MatchString(at) || strings.ContainsAny(at, "{[") && secretFolder().MatchString(at)
}

// secretFolder is what such addresses begin with.
var secretFolder = lazy.Pattern(`(?i)^/(api/v1|v1)/`)

// secretPath: Kubernetes API 1.31 (core/v1, Secret); Vault 1.18 HTTP API and Consul 1.20
// KV; files of a development server; Spring Boot 3 actuator.
var secretPath = lazy.Pattern(`(?i)/api/v1/(.*/)?secrets(/|$)|^/v1/(secret|kv|cubbyhole|transit)(/|$)|/\.env|/(actuator|manage|management|admin)/(env|heapdump|configprops)(/|$)`)

// servedSecrets judges what a program that fetches asks of this machine, also in HTTPie's
// short form and by curl's --request-target.
func (k *networkJudge) servedSecrets(c *call, v *invocation) {
	if v.chain[0].Special != program.Fetch {
		return
	}
	target, _ := v.option("--request-target")
	for _, a := range v.operands {
		if address := local(v, a); loopback(address) {
			k.secretServed(c, literalArg(address))
			k.secretServed(c, literalArg("http://localhost/"+strings.TrimPrefix(target.text, "/")))
		}
	}
}

// secretServed judges an address that a program fetches from this machine.
func (k *networkJudge) secretServed(c *call, a arg) {
	if loopback(inDigits(a)) && (servesSecrets(a.text) || k.world.At("/", path.Base(strings.SplitN(a.text, "?", 2)[0])).Is(place.Secret)) {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("asks a service of this machine for secrets: {0}", a.show()))
	}
}
