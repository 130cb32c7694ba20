// Package template reads the small languages in which programs are told what to put into a text: Docker's
// templates, envsubst's variables, tmux's formats.
//
// A text comes in; whether it shows or runs what a person would not expect of it goes out:
// ShowsEnvironment("{{.Config.Env}}") is true. Nothing is put in.
package template

import (
	"strings"

	"guard/internal/lazy"
)

// ShowsEnvironment reports a template that prints a container's environment: Env itself, or Config or
// everything, of which it is a part; a service keeps it below Spec, a configuration its text in Data
// (docs.docker.com, docker inspect).
func ShowsEnvironment(text string) bool { return environment().MatchString(text) }

var environment = lazy.Pattern(`(?i)\.env\b|"(?:env|data)"|` +
	`(?:json|println?|printf\s+"[^"]*")?\s*\.(?:config|(?:previous)?spec|processconfig|tasktemplate|containerspec|` +
	`data)?\s*(?:\||\}\})`)

// Variables lists the variables that envsubst puts into a text, at most so many (GNU gettext manual, envsubst).
func Variables(text string, most int) []string {
	var names []string
	for _, m := range variable().FindAllStringSubmatch(text, most) {
		names = append(names, m[1])
	}
	return names
}

var variable = lazy.Pattern(`\$\{?([A-Za-z_]\w*)`)

// RunsInTmux reports a word of tmux that may start a command: #(COMMAND) in a format runs it, and a semicolon
// at its end begins another command (tmux(1), FORMATS and COMMAND PARSING).
func RunsInTmux(text string) bool {
	return strings.Contains(text, "#(") || strings.HasSuffix(text, ";")
}
