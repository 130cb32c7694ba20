package network

import (
	"net/url"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A request to this machine goes farther where the server hands it on: a relay to the address that stands in it, a
// development server to the host of its settings, a launcher to a program. It is no trying of the project's own then.

// Request is one to an address of this machine.
type Request struct {
	Address string
	Carries string // what stands in its options, its other words and its body, as far as that is known
	Asks    bool   // its method only asks, and it carries nothing
}

// Beyond judges a request to this machine that does something beyond the project's own servers, and reports it.
func (j *Judge) Beyond(c *effect.Call, r Request) bool {
	if !Loopback(r.Address) {
		return false
	}
	port, at := portAndPath(r.Address)
	if host := inPath(r.Address); host != "" {
		return j.goesOn(c, host)
	}
	if !r.Asks {
		if host := j.proxied(port, at); host != "" {
			return j.goesOn(c, host)
		}
	}
	said := r.said()
	host := j.inFields(said)
	if host == "" && !startsProgram(said) && !r.loses(at, said) && !r.othersOrder(port, at) || j.Serves(port) {
		return false
	}
	return host == "" || j.goesOn(c, host)
}

// goesOn records the host that gets a request.
func (j *Judge) goesOn(c *effect.Call, host string) bool {
	j.Host(c, taint.Literal(host))
	return true
}

// said is the query of a request and what it carries, without escapes.
func (r Request) said() string {
	_, query, _ := strings.Cut(r.Address, "?")
	said := "?" + query + "\n" + r.Carries
	if plain, err := url.QueryUnescape(said); err == nil {
		said += "\n" + plain
	}
	return said
}

// addressIn is an address with its host, as paths and fields have it.
const addressIn = `(?:https?|wss?|ftp):\\?/{1,2}\\?/?(?:[^\s/@"']*@)?([A-Za-z0-9][\w-]*(?:\.[\w-]+)+)`

var (
	addressInPath = lazy.Pattern(`(?i)/` + addressIn)
	// addressInField is one behind a name that says where something goes to, or is taken from.
	addressInField = lazy.Pattern(`(?i)(?:^|[?&\s"'{,;(])(?:url|uri|to|dest|destination|endpoint|upstream|remote|` +
		`server|host|page|site|open|fetch|proxy|forward|relay|target|webhook|(?:target|dest|destination|webhook|` +
		`callback|forward|proxy|remote|request|fetch|notify|hook|post)[-_]?(?:url|uri|to|host))["']?\s*(?::=|` +
		`==?|:)\s*["']?` + addressIn)
	// programInField is a program behind a name that says it is started.
	programInField = lazy.Pattern(`(?i)(?:^|[?&\s"'{,;(])(?:command|cmd|exec|executable|program|shell|argv)["']?\s*` +
		`(?::=|==?|:)\s*["'\[\s]*([^\s"'&,\]}]+)`)
)

// inPath is the host of an address that stands in the path of another.
func inPath(address string) string {
	_, rest, found := strings.Cut(address, "://")
	if !found {
		rest = address
	}
	rest, _, _ = strings.Cut(rest, "?")
	if plain, err := url.PathUnescape(rest); err == nil {
		rest = plain
	}
	if m := addressInPath().FindStringSubmatch(rest); m != nil && otherHost(m[1]) {
		return m[1]
	}
	return ""
}

// inFields is the host of an address that a field names, and that neither everybody's documents nor the project's do.
func (j *Judge) inFields(said string) string {
	for _, m := range addressInField().FindAllStringSubmatch(said, maxFields) {
		if otherHost(m[1]) && !access.KnownAddress(j.Judge, "", "https://"+m[1]) {
			return m[1]
		}
	}
	return ""
}

// startsProgram reports a field by which a program is started.
func startsProgram(said string) bool {
	for _, m := range programInField().FindAllStringSubmatch(said, maxFields) {
		if strings.ContainsAny(m[1], "/"+taint.Hole) || program.Find(m[1]) != nil {
			return true
		}
	}
	return false
}

// maxFields bounds the fields of a request that are looked at.
const maxFields = 32

// madeUp are hosts that stand for none (RFC 2606, RFC 6761, RFC 6762, RFC 9476).
var madeUp = strings.Fields("example.com example.org example.net .example.com .example.org .example.net .test " +
	".invalid .localhost .local .internal")

// otherHost reports a host of the network that is not this machine, a neighbour or made up.
func otherHost(host string) bool {
	host = strings.ToLower(host)
	if !strings.Contains(host, ".") || LoopbackHost(host) {
		return false
	}
	for _, one := range madeUp {
		if host == one || one[0] == '.' && strings.HasSuffix(host, one) {
			return false
		}
	}
	return true
}
