package network

import (
	"net"
	"net/netip"
	"net/url"
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Loopback reports an address of this machine itself (RFC 6890, RFC 6761;
// 0.0.0.0 reaches it too where a client names it). A part that is not known may
// stand in its path and its query only.
func Loopback(address string) bool {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		scheme, rest = "http", address
	}
	switch scheme {
	case "http", "https", "ws", "wss":
	default:
		return false
	}
	host := rest
	if i := strings.IndexAny(rest, "/?#"); i >= 0 {
		host = rest[:i]
	}
	if host == "" || strings.ContainsAny(host, taint.Hole+`\@{}%`) {
		return false
	}
	u, err := url.Parse(scheme + "://" + host + "/")
	return err == nil && LoopbackHost(u.Hostname())
}

// inDigits writes a number for the parts of an address that can only be one.
func inDigits(a taint.Word) string {
	if a.From == taint.FromNumber {
		return strings.ReplaceAll(a.Text, taint.Hole, "1")
	}
	return a.Text
}

// LoopbackHost reports a name or number of this machine itself.
func LoopbackHost(name string) bool {
	name = strings.ToLower(name)
	if name == "localhost" || strings.HasSuffix(name, ".localhost") {
		return true
	}
	ip, err := netip.ParseAddr(name)
	return err == nil && (ip.IsLoopback() || ip.IsUnspecified()) && ip.Zone() == ""
}

// Binds reports an address at which a server is reached from this machine only: a name or
// number of it, perhaps with a port. What stands for every address is none.
func Binds(a taint.Word) bool {
	name := strings.ToLower(a.Text)
	if host, port, err := net.SplitHostPort(name); err == nil && port != "" && strings.Trim(port, "0123456789") == "" {
		name = host
	}
	if ip, err := netip.ParseAddr(strings.Trim(name, "[]")); err == nil {
		return a.Known() && ip.IsLoopback() && ip.Zone() == ""
	}
	return a.Known() && name == "localhost"
}

// Local spells out HTTPie's short form of an address of this machine.
func Local(v *option.Invocation, a taint.Word) string {
	if strings.HasPrefix(v.Chain[0].Name, "http ") && strings.HasPrefix(a.Text, ":") {
		return "localhost" + inDigits(a)
	}
	return inDigits(a)
}
