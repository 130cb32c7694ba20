package source

import (
	"strings"

	"guard/internal/lazy"
)

// hereWithPort finds a port beside the name of this machine, or by its own name (Python 3.13, socket, http.client,
// xmlrpc; Node.js 24, net; Ruby 3.4, socket; Perl 5.40, IO::Socket; PHP 8.4, fsockopen; Lua, LuaSocket 3).
var hereWithPort = lazy.Pattern(`["'](?:localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)["']\s*,\s*` +
	`(?:\w+\s*=\s*)?["']?(\d{2,5})\b|` +
	`(?i)\b(?:peer)?port["']?\s*(?:=>|=|:)\s*["']?(\d{2,5})\b|\b(?:create)?connect(?:ion)?\(\s*(\d{2,5})\b`)

// plainOrders are words by which a store is told to throw away what it holds, by its own protocol (Redis 7; memcached
// 1.6, protocol.txt; ZooKeeper 3.9; beanstalkd 1.13).
var plainOrders = lazy.Pattern(`\b(?:FLUSHALL|FLUSHDB|SHUTDOWN)\b|\bCONFIG (?:SET|RESETSTAT)\b|\bflush_all\b|` +
	`["'\x60](?:DEL|UNLINK|RENAME|SPOP|[LR]POP|delete) `)

// withPort is an address of this machine with the port that the text of the code tells beside it.
func withPort(address, text string) string {
	scheme, rest, found := strings.Cut(address, "://")
	if !found {
		scheme, rest = "", address
	}
	if strings.ContainsAny(strings.Trim(rest, "[]"), ":/") {
		return address
	}
	m := hereWithPort().FindStringSubmatch(text)
	for _, port := range m {
		if port != "" && strings.Trim(port, "0123456789") == "" {
			rest += ":" + port
			break
		}
	}
	if !found {
		return rest
	}
	return scheme + "://" + rest
}
