package policy

import (
	"net/netip"
	"slices"
	"strconv"
	"strings"

	"guard/policy/risk"
)

// metadataHosts hand out a machine's own credentials to whoever asks.
// Sources: the instance metadata manuals of AWS (EC2, ECS, EKS), Google Cloud,
// Azure (IMDS, WireServer), Alibaba, Oracle and DigitalOcean.
var metadataHosts = []string{
	"169.254.169.254", "169.254.170.2", "169.254.170.23", "fd00:ec2::254", "fd00:ec2::23", "100.100.100.200",
	"168.63.129.16", "192.0.0.192", "metadata", "metadata.google.internal", "metadata.goog", "instance-data",
	"instance-data.ec2.internal", "metadata.azure.internal",
}

// localNames are names of this machine or its own network (RFC 6761, RFC 6762, RFC 8375).
var localNames = []string{"localhost", ".localhost", ".local", ".internal", ".home.arpa", ".lan", ".intranet", ".corp"}

// note keeps a host once.
func (a *analysis) note(raw string) {
	if name := hostName(raw); !slices.Contains(a.f.Hosts, name) {
		a.f.Hosts = append(a.f.Hosts, name)
	}
}

// host notes a host and judges what it is.
func (a *analysis) host(raw string) {
	a.note(raw)
	a.f.Finding.Add(hostRisk(raw))
}

func hostName(raw string) string {
	return strings.TrimSuffix(strings.ToLower(strings.Trim(raw, "[]")), ".")
}

// hostRisk says what reaching a host adds to reaching any.
func hostRisk(raw string) (f risk.Finding) {
	name := hostName(raw)
	ip, isIP := parseIP(name)
	if isIP {
		name = ip.String()
	}
	switch {
	case slices.Contains(metadataHosts, name), isIP && ip.IsLinkLocalUnicast():
		f.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets,
			risk.Say("{0} is where clouds hand out a machine's own credentials", raw))
	case isIP && (ip.IsLoopback() || ip.IsPrivate() || ip.IsUnspecified()) || local(name):
		f.Raise(risk.High, risk.NetworkRisk, risk.Say("{0} is this machine or its own network", raw))
	case strings.HasPrefix(name, "xn--") || strings.Contains(name, ".xn--") ||
		strings.ContainsFunc(name, func(r rune) bool {
			return r > 0x7F
		}):
		f.Raise(risk.High, risk.NetworkRisk, risk.Say("{0} is spelled with letters that can look like others", raw))
	}
	return f
}

func local(name string) bool {
	return slices.ContainsFunc(localNames, func(s string) bool {
		return name == s || s[0] == '.' && strings.HasSuffix(name, s)
	})
}

// parseIP reads an address as browsers and inet_aton(3) do: also one to four
// numbers, decimal, 0x… or 0…, the last one filling what is left.
func parseIP(name string) (netip.Addr, bool) {
	name, _, _ = strings.Cut(name, "%") // zone
	if ip, err := netip.ParseAddr(name); err == nil {
		return ip.Unmap(), true
	}
	parts := strings.Split(name, ".")
	if len(parts) > 4 {
		return netip.Addr{}, false
	}
	var sum uint64
	for i, part := range parts {
		n, err := strconv.ParseUint(octal(part), 0, 64)
		bits := 8
		if i == len(parts)-1 {
			bits = 8 * (5 - len(parts))
		}
		if err != nil || strings.Contains(part, "_") || n >= 1<<bits {
			return netip.Addr{}, false
		}
		sum = sum<<bits | n
	}
	return netip.AddrFrom4([4]byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}), true
}

// octal keeps Go's own prefixes (0o, 0b) from being numbers here.
func octal(part string) string {
	if len(part) > 1 && part[0] == '0' && strings.ContainsAny(part[1:2], "oObB") {
		return "not a number"
	}
	return part
}
