package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// bindings are settings by which a server of the project is reached from other machines, by who serves; without is a
// subcommand that does not serve. Sources: Vite 6 (server.host, preview.host), webpack-dev-server 5 (host), Astro 5,
// Nuxt 3 (devServer.host), Streamlit 1.40 (server.address), Jupyter Server 2 (ServerApp.ip), ngrok 3.
var bindings = []struct {
	programs, files, without string
	everywhere               func() *regexp.Regexp
}{
	{
		"vite astro nuxt nuxi webpack webpack-dev-server rsbuild rspack vitepress storybook",
		"vite.config.* astro.config.* nuxt.config.* webpack.config.* webpack.*.js rsbuild.config.* rspack.config.*",
		"build", lazy.Pattern(`\bhost\s*:\s*(?:true\b|["'](?:0\.0\.0\.0|::)["'])`),
	},
	{"streamlit", "config.toml", "", lazy.Pattern(`(?m)^\s*address\s*=\s*["'](?:0\.0\.0\.0|::)?["']`)},
	{
		"jupyter jupyter-lab jupyter-notebook", "jupyter*_config.py jupyter*_config.json", "nbconvert",
		lazy.Pattern(`\bip["']?\s*[=:]\s*["'](?:0\.0\.0\.0|\*|::)?["']`),
	},
}

// bindsBySettings judges such settings that this session wrote.
func (j builds) bindsBySettings(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	for i := range bindings {
		b := &bindings[i]
		is := func(word string) bool { return b.without != "" && word == b.without }
		if !table.HasWord(b.programs, first) || is(sub) || slices.ContainsFunc(c.Cmd.Argv, is) {
			continue
		}
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(b.files, path.Base(file)) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && b.everywhere().MatchString(withoutRemarks(text)) {
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} serves to the network", strings.TrimSpace(v.Name)))
				return
			}
		}
	}
}
