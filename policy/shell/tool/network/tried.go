package network

import (
	"net/netip"
	"net/url"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Tried reports an address of this machine at which the developer's own server may be tried,
// also by requests that change something: a name or number that no resolver turns elsewhere,
// and no port of a service that keeps or runs things for others. A part that is guessed counts
// behind the host alone.
func Tried(address string, guessed bool) bool {
	if !Loopback(address) || guessed {
		return false
	}
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		scheme, rest = "http", address
	}
	if i := strings.IndexAny(rest, "/?#"); i >= 0 {
		rest = rest[:i]
	}
	u, err := url.Parse(scheme + "://" + rest + "/")
	if err != nil || slices.Contains(keeperPorts, strings.TrimLeft(u.Port(), "0")) {
		return false
	}
	_, at, _ := strings.Cut(address[strings.Index(address, rest):], "/")
	at, _, _ = strings.Cut(at, "?")
	if plain, err := url.PathUnescape(at); err == nil {
		at = plain
	}
	if keeperPaths().MatchString(path.Clean("/" + at)) {
		return false
	}
	ip, err := netip.ParseAddr(u.Hostname())
	return strings.EqualFold(u.Hostname(), "localhost") || err == nil && ip.IsLoopback()
}

// keeperPaths are those at which, on whatever port, something is run or lost that others rely on: manifests of a
// registry (OCI Distribution 1.1), connectors of Kafka (Connect REST API), jobs of Jenkins, hooks that deploy (n8n),
// and an application's own orders to throw all away.
var keeperPaths = lazy.Pattern(`(?i)^/v2/.+/manifests/|^/connectors(?:/|$)|` +
	`^(?:/job/[^/]+)+/build(?:WithParameters)?$|/webhook(?:-test)?/(?:[^?]*[/_-])?(?:deploy|release|publish)|` +
	`/admin/(?:[^?]*/)?(?:reset|wipe|purge|flush|truncate|drop|clear|destroy)[\w-]*(?:/|$)|` +
	`/(?:wipe|purge|truncate|destroy|nuke|factory-?reset|(?:reset|drop|wipe|flush|clear|delete)[-_]?` +
	`(?:db|database|all))(?:/|$)`)

// keeperPorts are the ports on which services answer, by their own documentation, whose data
// others rely on or that run things: ssh, mail, databases; Docker, kubelet, Kubernetes and
// kubectl proxy; Vault, Consul, Nomad, etcd; Elasticsearch, CouchDB, Qdrant, InfluxDB, Neo4j,
// ClickHouse, RabbitMQ, Solr, Kafka, MongoDB, Redis, memcached, ArangoDB, MeiliSearch; Ray,
// Spark and YARN, which run jobs; the debuggers of Chrome and node, Selenium, Jupyter, Caddy,
// Ollama, ngrok, IPFS, Syncthing, aria2, Node-RED, WildFly, CUPS, Webmin.
var keeperPorts = strings.Fields(`
	21 22 23 25 110 143 389 465 587 631 993
	1433 1521 3306 5432 5433 6432 9042 26257 27017 27018 6379 11211 5672 2181 9092
	2375 2376 2377 4243 10250 10255 10257 10259 6443 8001 16443
	8200 8500 8501 4646 2379 2380
	9200 9300 5984 6333 6334 8086 7474 7687 8123 15672 8983 8529 7700 19530
	8265 6066 8088
	9222 9229 4444 8888 2019 11434 4040 5001 8384 6800 1880 9990 10000`)
