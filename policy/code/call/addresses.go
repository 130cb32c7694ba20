package call

import (
	"net"
	"net/netip"
	"strings"

	"guard/policy/code/value"
)

// Addresses that a text hands to a library of which no table says what it does with them.

// asking are the words by which libraries ask for a URL, clients those that end the names of what is made for a
// host.
const (
	asking  = "get post put patch head request connect open load read goto visit stream browse ingest query call"
	clients = "client api connection session server gateway service browser driver proxy cluster channel init celery " +
		"broker"
)

// reaches reports a name by which libraries ask for the URL that they are given, or make a client of a service.
func reaches(name string) bool {
	words := functionWords(name)
	return len(words) > 0 && (hasWord(asking, words[0]) || hasWord(clients, words[len(words)-1]))
}

// hostOf is the machine elsewhere that a client is told to reach by an option: {host: "db.example"}.
func hostOf(args *value.Arguments) (host value.Value, given bool) {
	note := func(keys []string, values []value.Value) {
		for i, v := range values {
			if i < len(keys) && hasWord("host hostname", keys[i]) && v.IsText() && v.Known && !isHere(v.Text) {
				host, given = v, v.Text != ""
			}
		}
	}
	note(args.Keys, args.Keyed)
	for _, v := range args.Pos {
		if v.Kind == value.Dict {
			note(v.List.Keys, v.List.Items)
		}
	}
	return host, given
}

// asksFor reports a name that ends in what a URL leads to: from_url, loadPage.
func asksFor(name string) bool {
	words := functionWords(name)
	return len(words) > 1 && hasWord("from load open fetch", words[0]) &&
		hasWord("url uri page site remote", words[len(words)-1])
}

// brokered reports an address of a service elsewhere that is handed work and data, by its protocol.
func brokered(s string) bool { return strings.Contains(s, "://") && remoteAddress(s) && !IsURL(s) }

// remoteAddress reports a text that is an address of another machine and can be nothing else: of a protocol, or a
// number.
func remoteAddress(s string) bool {
	scheme, rest, two := strings.Cut(s, "://")
	if !two {
		rest = s
	}
	if _, user, at := strings.Cut(rest, "@"); at {
		rest = user
	}
	host, _, _ := strings.Cut(rest, "/")
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if ip, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return !ip.IsLoopback() && !ip.IsUnspecified()
	}
	return two && hasWord(brokers, scheme) && strings.Contains(host, ".") && !isHere(host)
}

// brokers are the schemes of services that are handed work and data.
const brokers = "tcp ray redis rediss amqp amqps nats pyro PYRO mqtt mqtts ws wss grpc kafka pulsar"

// isHere reports a text that names this machine.
func isHere(s string) bool {
	if _, rest, ok := strings.Cut(s, "://"); ok {
		s = rest
	}
	s, _, _ = strings.Cut(s, "/")
	s, _, _ = strings.Cut(s, ":")
	return s == "localhost" || s == "127.0.0.1" || s == "0.0.0.0" || s == "::1"
}

// noteHere notes that the text has a library reach this machine, which is then where it sends to.
func (r *record) noteHere(library string) {
	if r.here == nil {
		r.here = map[string]bool{}
	}
	if !r.here[library] {
		r.here[library], r.Changed = true, true
	}
}
