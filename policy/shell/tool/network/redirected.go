package network

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// givenVariables judges the variables that the line gives to a program which asks a service:
// one that by its name and value says which host the program asks, with the token that it
// has, and one that holds what was read, which the program may send along.
func (j *Judge) givenVariables(c *effect.Call, v *option.Invocation) {
	for _, as := range c.Cmd.Assigns {
		name, _, _ := strings.Cut(as, "=")
		j.givenVariable(c, v, strings.TrimSuffix(name, "+"))
	}
	for name, set := range j.State.Vars {
		if set.Traits&environment.Exported != 0 {
			j.givenVariable(c, v, name)
		}
	}
}

func (j *Judge) givenVariable(c *effect.Call, v *option.Invocation, name string) {
	for _, a := range j.State.Vars[name].Each() {
		switch {
		case a.Known() && a.Text == "":
		case namesHost(name) && !Loopback(inDigits(a)):
			c.Raise(risk.Medium, risk.NetworkRisk,
				effect.Say("{0} changes which hosts later programs trust or reach", name))
		case a.From&(taint.FromFile|taint.FromOutside) != 0 && !slices.Contains(choices, name):
			c.Raise(risk.High, risk.NetworkRisk,
				effect.Say("{0} hands something that is not known before it runs to a service", v.Name))
		}
	}
}

// choices are variables whose values are chosen by files of the project: where and as whom
// it works, never what it says.
var choices = strings.Fields("AWS_PROFILE AWS_REGION AWS_DEFAULT_REGION PATH HOME KUBECONFIG TZ LANG LC_ALL")

// hostWords are how names of variables end that say which host is asked.
var hostWords = strings.Fields("URL URI HOST HOSTNAME ENDPOINT SERVER ADDR ADDRESS DOMAIN PROXY BASEURL ORIGIN")

// namesHost reports a variable that by the end of its name says which host is asked.
func namesHost(name string) bool {
	last := strings.ToUpper(name[strings.LastIndexByte(name, '_')+1:])
	return slices.Contains(hostWords, last)
}

// settingOptions are the options of programs that ask a service by which a file of settings
// is named, and the host that is asked in it.
var settingOptions = strings.Fields("-c --config --config-file --config-path --profile --settings --env-file " +
	"--cli-config-file --global-config --local-config --flags-file --cert-bundle --ca-bundle")

// ownSettings judges settings for a program that asks a service which this session wrote,
// for the host that the program asks stands in them, and hosts that an option names. The
// tables of many such programs let options through that they do not know, whose values are
// then words like others: so the words are gone through as they stand.
func (j *Judge) ownSettings(c *effect.Call) {
	words := c.Cmd.Argv
	for i, word := range words {
		name, value, joined := strings.Cut(word, "=")
		if !strings.HasPrefix(name, "-") {
			continue
		}
		if !joined && i+1 < len(words) {
			value = words[i+1]
		}
		if value == "" || strings.HasPrefix(value, "-") {
			continue
		}
		if slices.Contains(settingOptions, name) {
			j.ownSetting(c, taint.Literal(value))
		}
		if namesHost(strings.ReplaceAll(strings.TrimLeft(name, "-"), "-", "_")) && looksForeign(value) &&
			!Loopback(value) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", value))
		}
	}
}

// looksForeign reports a host of the network by its name, or an address.
func looksForeign(value string) bool {
	host, _, _ := strings.Cut(value, "/")
	return strings.Contains(value, "://") ||
		!strings.HasPrefix(value, ".") && strings.Contains(strings.Trim(host, "."), ".")
}

// ownSetting judges one such file.
func (j *Judge) ownSetting(c *effect.Call, a taint.Word) {
	p := j.Place(a)
	own := p.Path != "" && (j.ChangedByLine(p.Path) || j.OwnFile(p.Path) ||
		slices.Contains(j.SessionFiles(), p.Path) || strings.ContainsAny(a.Text, "/.") &&
		(j.MadeWhole(p.Path) || j.MadeWhole(path.Dir(p.Path))))
	if own {
		c.Raise(risk.High, risk.NetworkRisk,
			effect.Say("{0} changes which hosts later programs trust or reach", a.Show()))
	}
}
