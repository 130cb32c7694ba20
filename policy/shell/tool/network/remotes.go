package network

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// RemoteName judges a word that is a remote's name or its address.
func (j *Judge) RemoteName(c *effect.Call, a taint.Word) {
	switch {
	case strings.Contains(a.Text, "::"):
		// gitremote-helpers(7): ext::COMMAND runs it, others start a program.
		_, command, _ := strings.Cut(a.Text, "::")
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the address {0} starts a program", a.Show()))
		if strings.HasPrefix(a.Text, "ext::") {
			j.Walk.ShellText(c, "git", taint.Word{Text: command, Src: command, From: a.From})
			c.Silent = false
		}
	case strings.Contains(a.Text, "://"):
		j.URL(c, a)
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
	default:
		if host, ok := access.RemoteHost(a.Text); ok {
			j.Host(c, taint.Word{Text: host, Src: a.Src, From: a.From})
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
		} else if strings.ContainsAny(a.Text, "/") {
			j.LooksAt(c, a)
		}
	}
}

// PackageName judges what gets installed: a folder of the workspace, a name in
// a registry, or an address.
func (j *Judge) PackageName(c *effect.Call, a taint.Word) {
	switch {
	case strings.Contains(a.Text, "://") || strings.HasPrefix(a.Text, "git+") || strings.HasPrefix(a.Text, "git@"):
		j.URL(c, a)
		c.Raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk,
			effect.Say("installs from an address: {0}", a.Show()))
	case strings.HasPrefix(a.Text, "/") || strings.HasPrefix(a.Text, ".") || strings.HasPrefix(a.Text, "~"):
		j.Reads(c, a)
	}
}
