package container

import (
	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/setting"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/dockerfile"
)

// What a Dockerfile of this session fetches and runs unread (Dockerfile reference, FROM, ADD, RUN).

// fetchingImage judges RUN lines that run what they, or an ADD, fetched, and those of a stranger's image that
// the folder's files are copied into.
func fetchingImage(c *effect.Call, f dockerfile.File) {
	for _, run := range f.Runs {
		switch {
		case run.Fetched:
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
				effect.Say("the build runs what it fetches: {0}", run.Text))
		case f.Stranger != "" && f.Takes:
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
				effect.Say("the build gives files of the folder to a stranger's image: {0}", f.Stranger))
		}
	}
}

// strangers judges hosts that images or files are taken from, where nobody was asked of them when the file was written.
func strangers(c *effect.Call, hosts []string) {
	for _, host := range hosts {
		if !setting.Usual(host) {
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("{0} is fetched and built", host))
		}
	}
}

// scpLike is an address as scp writes one: USER@HOST:PATH.
var scpLike = lazy.Pattern(`^[\w.-]+@[\w.-]+:`)
