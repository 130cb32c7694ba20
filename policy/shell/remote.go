package shell

import (
	"net/url"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// host records a host that is reached.
func (k *readJudge) host(c *call, a arg) {
	name := a.text
	if i := strings.LastIndexByte(name, '@'); i >= 0 {
		name = name[i+1:]
	}
	c.cmd.Hosts = append(c.cmd.Hosts, strings.ReplaceAll(name, hole, "…"))
	k.leaks(c, a.from)
	if metadataHost(name) {
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("asks the cloud's metadata service, which hands out credentials"))
	}
}

// metadataHost reports the link-local addresses from which clouds hand out
// credentials (AWS, Azure, GCP instance metadata documentation).
func metadataHost(h string) bool {
	return strings.HasPrefix(h, "169.254.169.254") || strings.HasPrefix(h, "metadata.google.internal") || strings.HasPrefix(h, "100.100.100.200") || strings.HasPrefix(h, "[fd00:ec2::254]")
}

// url records the host of an address, or the file that it names.
func (k *networkJudge) url(c *call, a arg) {
	if strings.HasPrefix(a.text, "ext::") {
		k.remoteName(c, a) // git's addresses can start a program
		return
	}
	if path, ok := strings.CutPrefix(a.text, "file://"); ok {
		k.reads(c, arg{text: path, src: a.src, from: a.from})
		return
	}
	k.secretServed(c, a)
	text := strings.ReplaceAll(a.text, hole, "0")
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	host := ""
	if u, err := url.Parse(text); err == nil {
		host = u.Hostname()
	}
	if host == "" {
		_, host, _ = strings.Cut(text, "://")
		host, _, _ = strings.Cut(host, "/")
	}
	if loopback(inDigits(a)) {
		a.from &= fromSecret | fromSecretPaths // nothing else leaves the machine by it
	}
	k.host(c, arg{text: host, src: a.src, from: a.from})
}

// remotePath judges scp's and rsync's operands: host:path, or a local path.
func (k *networkJudge) remotePath(c *call, v *invocation, a arg) {
	if host, ok := remoteHost(a.text); ok {
		k.host(c, arg{text: host, src: a.src, from: a.from})
		return
	}
	k.reads(c, a)
}

// remoteHost splits off the host of host:path and scheme://host/path.
func remoteHost(s string) (string, bool) {
	if _, rest, ok := strings.Cut(s, "://"); ok {
		host, _, _ := strings.Cut(rest, "/")
		return host, true
	}
	host, _, ok := strings.Cut(s, ":")
	return host, ok && host != "" && !strings.Contains(host, "/")
}

// sendable judges curl's data words: text, @FILE, NAME=@FILE, NAME=<FILE
// (curl(1), --data and --form).
func (k *networkJudge) sendable(c *call, a arg) {
	for _, mark := range [...]string{"@", "=@", "=<", "<"} {
		if i := strings.Index(a.text, mark); i == 0 || i > 0 && mark[0] == '=' {
			file := a.value(i + len(mark))
			file.text, _, _ = strings.Cut(file.text, ";")
			k.sendsFile(c, file)
			return
		}
	}
	k.leaks(c, a.from)
}

// report judges the format of curl's own report: @FILE, and %output{FILE} and
// %output{>>FILE}, to which what follows is written (curl(1), -w, curl 8.10).
func (k *networkJudge) report(c *call, a arg) {
	if strings.HasPrefix(a.text, "@") {
		k.reads(c, a.value(1))
		return
	}
	const output = "%output{"
	for at := 0; ; {
		i := strings.Index(a.text[at:], output)
		if i < 0 {
			return
		}
		at += i + len(output)
		file := a.value(at)
		file.text, _, _ = strings.Cut(strings.TrimPrefix(file.text, ">>"), "}")
		file.src = file.text
		k.writes(c, file, overwrites)
	}
}

// sendField judges NAME=TEXT, NAME@FILE, %NAME of the environment (curl(1),
// --data-urlencode and --variable; http(1), request items).
func (k *networkJudge) sendField(c *call, a arg) {
	if name, ok := strings.CutPrefix(a.text, "%"); ok {
		if name, _, _ = strings.Cut(name, "="); secretVariable(name) {
			k.leaks(c, fromSecret)
		}
		return
	}
	if i := strings.IndexAny(a.text, "=@"); i > 0 && a.text[i] == '@' {
		k.sendsFile(c, a.value(i+1))
		return
	}
	k.sendable(c, a)
}

// sendsFile judges a file whose content goes to a host.
func (k *networkJudge) sendsFile(c *call, a arg) {
	had := c.data
	c.data = 0
	k.reads(c, a)
	k.leaks(c, c.data|a.from)
	c.data |= had
	if k.place(a).Is(place.Financial) {
		c.raise(risk.High, risk.CloudFinancial, say("hands financial data in {0} to a remote", a.show()))
	}
}

// leaks judges data that goes to a host.
func (k *readJudge) leaks(c *call, from origin) {
	switch {
	case from&(fromSecret|fromSecretPaths) != 0:
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("sends secrets to the network"))
	case from&(fromFile|fromOutside|fromSystem|fromPaths|fromShared) != 0:
		c.raise(risk.Critical, risk.NetworkRisk, say("sends data of this machine to the network"))
	case from&fromUnknown != 0:
		c.raise(risk.Critical, risk.NetworkRisk, say("sends something that is not known before it runs to the network"))
		c.unsure = true
	}
}
