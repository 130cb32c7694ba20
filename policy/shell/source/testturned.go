package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// Tests of the person's ask the service that their helpers and their runner's settings name. Where this session, or the
// line, has them name another host, what the tests do is done there.

// Turned is the other host to which the tests are turned; empty: none.
func (n Apart) Turned() string {
	if n.World.Disk == nil {
		return ""
	}
	var looked []string
	for _, file := range n.SessionFiles() {
		if len(looked) >= maxIsolating || slices.Contains(looked, file) || !n.tellsTests(file) {
			continue
		}
		looked = append(looked, file)
		now, how := n.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(now) > maxIsolatingText || isFaked().MatchString(now) ||
			replacesClients().MatchString(now) || emulates().MatchString(now) {
			continue
		}
		if host := n.turnedIn(file, now); host != "" {
			return host
		}
	}
	return n.turnedByLine()
}

// tellsTests reports a file that tells tests where what they ask is.
func (n Apart) tellsTests(file string) bool {
	base := path.Base(file)
	for _, one := range clientsOfRunners {
		if table.FitsAny(one.settings, base) && !strings.HasPrefix(base, ".env") {
			return true
		}
	}
	return (tests(n)).ofTests(file) && helpsTests().MatchString(base)
}

// helpsTests is in the names of files that help tests.
var helpsTests = lazy.Pattern(`(?i)^conftest\.|helper|setup|fixture|support|client|^base|Base\.|` +
	`TestCase|util|config|settings`)

// saysBase is a setting, or a name, that says where what is asked is.
var saysBase = lazy.Pattern(`(?i)(?:base_?_?ur[il]|launch_?url|app_?host|\bhost\b|api_?url|server_?url|` +
	`endpoint|\bbase|\burl|\bsite)["']?\s*(?::\s*\w+\s*)?(?:[:=(]|=>)`)

// turnedIn is such a host in the lines that are new in a file.
func (n Apart) turnedIn(file, now string) string {
	held, _ := n.World.Committed(file)
	plain := remarksOf(code.LanguageOf(file, "")).ReplaceAllString(now, "")
	for line := range strings.Lines(plain) {
		if saysBase().MatchString(line) && (held == "" || !strings.Contains(held, strings.TrimSpace(line))) &&
			!localAddress().MatchString(line) {
			for _, m := range webAddress().FindAllString(line, maxHanded) {
				if host := (addresses{}).host(m); host != "" && !strings.Contains(held, host) {
					return host
				}
			}
		}
	}
	return ""
}

// baseVariable is a variable by which tests are told so (Playwright's guide, BASE_URL; Cypress 13, CYPRESS_BASE_URL).
var baseVariable = lazy.Pattern(`(?i)^(?:\w+_)?(?:base_?ur[il]|api_?(?:url|base|host)|app_?(?:url|host)|` +
	`test_?(?:url|host)|server_?url|endpoint)$`)

// turnedByLine is the one that the line gives such a variable.
func (n Apart) turnedByLine() (host string) {
	for name, v := range n.State.Vars {
		if !baseVariable().MatchString(name) {
			continue
		}
		for _, w := range v.Each() {
			if found := (addresses{}).host(w.Text); found != "" && (host == "" || found < host) {
				host = found
			}
		}
	}
	return host
}
