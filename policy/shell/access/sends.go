package access

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Host records a host that is reached.
func (j *readJudge) Host(c *effect.Call, a taint.Word) {
	name := a.Text
	if i := strings.LastIndexByte(name, '@'); i >= 0 {
		name = name[i+1:]
	}
	c.Cmd.Hosts = append(c.Cmd.Hosts, strings.ReplaceAll(name, taint.Hole, "…"))
	j.Leaks(c, a.From)
	if metadataHost(name) {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets,
			effect.Say("asks the cloud's metadata service, which hands out credentials"))
	}
}

// metadataHost reports the link-local addresses from which clouds hand out
// credentials (AWS, Azure, GCP instance metadata documentation).
func metadataHost(h string) bool {
	return strings.HasPrefix(h, "169.254.169.254") || strings.HasPrefix(h, "metadata.google.internal") ||
		strings.HasPrefix(h, "100.100.100.200") || strings.HasPrefix(h, "[fd00:ec2::254]")
}

// RemoteHost splits off the host of host:path and scheme://host/path.
func RemoteHost(s string) (string, bool) {
	if _, rest, ok := strings.Cut(s, "://"); ok {
		host, _, _ := strings.Cut(rest, "/")
		return host, true
	}
	host, _, ok := strings.Cut(s, ":")
	return host, ok && host != "" && !strings.Contains(host, "/")
}

// Leaks judges data that goes to a host. To this machine itself goes all but secrets, and
// what could be one.
func (j *readJudge) Leaks(c *effect.Call, from taint.Origin) {
	if c.Here {
		from &= taint.FromSecret | taint.FromSecretPaths | taint.FromUnknown
	}
	switch {
	case from&(taint.FromSecret|taint.FromSecretPaths) != 0:
		c.Raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, effect.Say("sends secrets to the network"))
	case from&(taint.FromFile|taint.FromOutside|taint.FromSystem|taint.FromPaths|taint.FromShared|
		taint.FromAway) != 0:
		c.Raise(risk.Critical, risk.NetworkRisk, effect.Say("sends data of this machine to the network"))
	case from&taint.FromUnknown != 0:
		c.Raise(risk.Critical, risk.NetworkRisk,
			effect.Say("sends something that is not known before it runs to the network"))
		c.Unsure = true
	}
}
