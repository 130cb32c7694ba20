package client

import (
	"net/netip"
	"strings"
)

// hostKeys are the words by which clients are told where their service is.
const hostKeys = "host hostname hosts endpoint endpoint_url endpointurl apiendpoint baseurl base_url apibase " +
	"api_base " +
	"apibaseurl server servers url uri address addr addrs broker brokers broker_url bootstrap bootstrap_servers " +
	"bootstrapservers dsn node nodes target collector collectorurl basepath serviceurl tcp withendpoint " +
	"withendpointurl " +
	"setendpoint withhost sethost dial dialcontext newclient connect forendpoint remote seturl withurl database_url " +
	"databaseurl"

// isHostKey reports such a word.
func isHostKey(key string) bool { return in(hostKeys, strings.ToLower(strings.Trim(key, "$@_"))) }

// hostOf is the host that a text names, with whether it can be nothing else: an address, or a name with a port.
func hostOf(s string) (host string, sure bool) {
	scheme, rest, isURL := strings.Cut(s, "://")
	if !isURL {
		scheme, rest = "", s
	}
	if strings.ContainsAny(rest, " \t\n{}<>") || rest == "" {
		return "", false
	}
	rest, _, _ = strings.Cut(rest, "/")
	rest, _, _ = strings.Cut(rest, ",")
	rest = rest[strings.LastIndexByte(rest, '@')+1:]
	host, port, ported := strings.Cut(rest, ":")
	if strings.HasPrefix(rest, "[") {
		host, _, _ = strings.Cut(rest[1:], "]")
		ported, port = true, "1"
	}
	if _, err := netip.ParseAddr(host); err == nil {
		return host, true
	}
	numbered := ported && port != "" && strings.Trim(port, "0123456789") == ""
	return host, host != "" && (isURL && scheme != "file" || numbered)
}

// remote reports a text that names a host which is not this machine's, nor a container's beside it.
func (t Text) remote(loopback func(string) bool) bool {
	host, sure := hostOf(t.Text)
	named := strings.Contains(strings.Trim(host, "."), ".") && !strings.ContainsAny(host, "(*$\"'\\")
	return named && (sure || isHostKey(t.Key)) && !loopback(host) && !strings.HasSuffix(host, ".local") &&
		!strings.HasSuffix(host, ".internal") && !strings.HasPrefix(host, "127.") && host != "0.0.0.0"
}

// StaysHere reports a text whose clients are told of this machine alone, or of a container beside it.
func StaysHere(r Reading, loopback func(string) bool) bool {
	here := false
	for _, t := range r.Texts {
		if host, _ := hostOf(t.Text); host == "" || !isHostKey(t.Key) {
			continue
		} else if loopback(host) || host == "host.docker.internal" {
			here = true
		} else if t.remote(loopback) {
			return false
		}
	}
	return here
}

// Leaves reports a call by which data goes to another host: one is named among what it is given, or where the text says
// to which broker it sends.
func Leaves(r Reading, c *Call) bool {
	for _, t := range c.Texts {
		if t.remote(isLoopback) {
			return true
		}
	}
	if c.Makes || !c.Library.Does(c.Words, c.Final, c.Data) || in("get list find read fetch poll", c.Words[0]) {
		return false
	}
	for _, t := range r.Texts {
		if scheme, _, isURL := strings.Cut(t.Text, "://"); isURL && strings.HasPrefix(scheme, "http") {
			continue
		}
		if t.remote(isLoopback) {
			return true
		}
	}
	return false
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && (ip.IsLoopback() || ip.IsUnspecified())
}
