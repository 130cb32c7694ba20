package network

import (
	"net/url"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Judge judges hosts, addresses and what services are told.
type Judge struct{ *access.Judge }

// URL records the host of an address, or the file that it names.
func (j *Judge) URL(c *effect.Call, a taint.Word) {
	if strings.HasPrefix(a.Text, "ext::") {
		j.RemoteName(c, a) // git's addresses can start a program
		return
	}
	if path, ok := strings.CutPrefix(a.Text, "file://"); ok {
		j.Reads(c, taint.Word{Text: path, Src: a.Src, From: a.From})
		return
	}
	j.secretServed(c, a)
	text := strings.ReplaceAll(a.Text, taint.Hole, "0")
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
	if Loopback(inDigits(a)) {
		a.From &= taint.FromSecret | taint.FromSecretPaths // nothing else leaves the machine by it
	}
	j.Host(c, taint.Word{Text: host, Src: a.Src, From: a.From})
}

// RemotePath judges scp's and rsync's operands: host:path, or a local path.
func (j *Judge) RemotePath(c *effect.Call, v *option.Invocation, a taint.Word) {
	if host, ok := access.RemoteHost(a.Text); ok {
		j.Host(c, taint.Word{Text: host, Src: a.Src, From: a.From})
		return
	}
	j.Reads(c, a)
}

// Sendable judges curl's data words: text, @FILE, NAME=@FILE, NAME=<FILE
// (curl(1), --data and --form).
func (j *Judge) Sendable(c *effect.Call, a taint.Word) {
	for _, mark := range [...]string{"@", "=@", "=<", "<"} {
		if i := strings.Index(a.Text, mark); i == 0 || i > 0 && mark[0] == '=' {
			file := a.Value(i + len(mark))
			file.Text, _, _ = strings.Cut(file.Text, ";")
			j.SendsFile(c, file)
			return
		}
	}
	j.Leaks(c, a.From)
}

// Report judges the format of curl's own report: @FILE, and %output{FILE} and
// %output{>>FILE}, to which what follows is written (curl(1), -w, curl 8.10).
func (j *Judge) Report(c *effect.Call, a taint.Word) {
	if strings.HasPrefix(a.Text, "@") {
		j.Reads(c, a.Value(1))
		return
	}
	const output = "%output{"
	for at := 0; ; {
		i := strings.Index(a.Text[at:], output)
		if i < 0 {
			return
		}
		at += i + len(output)
		file := a.Value(at)
		file.Text, _, _ = strings.Cut(strings.TrimPrefix(file.Text, ">>"), "}")
		file.Src = file.Text
		j.Writes(c, file, access.Overwrites)
	}
}

// SendField judges NAME=TEXT, NAME@FILE, %NAME of the environment (curl(1),
// --data-urlencode and --variable; http(1), request items).
func (j *Judge) SendField(c *effect.Call, a taint.Word) {
	if name, ok := strings.CutPrefix(a.Text, "%"); ok {
		if name, _, _ = strings.Cut(name, "="); environment.SecretVariable(name) {
			j.Leaks(c, taint.FromSecret)
		}
		return
	}
	if i := strings.IndexAny(a.Text, "=@"); i > 0 && a.Text[i] == '@' {
		j.SendsFile(c, a.Value(i+1))
		return
	}
	j.Sendable(c, a)
}

// SendsFile judges a file whose content goes to a host.
func (j *Judge) SendsFile(c *effect.Call, a taint.Word) {
	had := c.Data
	c.Data = 0
	j.Reads(c, a)
	j.Leaks(c, c.Data|a.From)
	c.Data |= had
	if j.Place(a).Is(place.Financial) {
		c.Raise(risk.High, risk.CloudFinancial, effect.Say("hands financial data in {0} to a remote", a.Show()))
	}
}
