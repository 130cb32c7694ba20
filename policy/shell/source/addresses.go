package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/environment"
)

// Where a text leads is said by the addresses in it, and by the variables that it names: the line's come first, then
// those that files of the project's give a value.

// addresses finds the other hosts of a text.
type addresses struct {
	vars     map[string]environment.Variable // the line's
	settings string                          // what gives others a value
}

var (
	// givenAddress is how a setting gives a variable an address.
	givenAddress = lazy.Pattern(`(?m)\b([A-Za-z_]\w*)["']?\s*(?:value\s*=|[:=,])+\s*["']?(https?://[^\s"'<>]+)`)
	// takesVariable is how code takes a variable of the environment.
	takesVariable = lazy.Pattern(`\benviron(?:\.get\(|\[)|\bgetenv\(|\bprocess\.env\b|\bimport\.meta\.env\b|` +
		`\bENV(?:\[|\.fetch)|` +
		`\$_ENV\[|\bos\.(?:Getenv|LookupEnv)\(|\benv\(`)
	// localAddress is one of this machine, or of a name without dots.
	localAddress = lazy.Pattern(`(?i)https?://(?:localhost|127\.|0\.0\.0\.0|\[::1?\]|host\.docker\.internal|` +
		`[\w-]+(?:[:/"'\x60]|$))`)
	// reservedNames are hosts that nobody has (RFC 2606, RFC 6761).
	reservedNames = regexp.MustCompile(`(?i)(?:^|\.)(?:example|test|invalid|localhost|local)$`)
)

// elsewhere is another host to which a text leads; empty: none.
func (a addresses) elsewhere(text string) string {
	told := false
	for _, name := range namedWords(strings.NewReplacer(`"`, " ", "'", " ").Replace(text)) {
		for _, v := range a.vars[name].Each() {
			if host := a.host(v.Text); host != "" {
				return host
			}
			told = told || v.Known() && webAddress().MatchString(v.Text)
		}
	}
	if told {
		return ""
	}
	for _, m := range givenAddress().FindAllStringSubmatch(a.settings, maxHanded) {
		if namesWord(text, m[1]) {
			if host := a.host(m[2]); host != "" {
				return host
			}
			told = true
		}
	}
	if told || localAddress().MatchString(text) {
		return ""
	}
	for _, m := range webAddress().FindAllStringSubmatch(text, maxHanded) {
		if host := a.host(m[0]); host != "" {
			return host
		}
	}
	if !webAddress().MatchString(text) && takesVariable().MatchString(text) {
		return "$" + variableOf(text)
	}
	return ""
}

// host is the other host of an address; empty: it has none, or one of this machine or nobody's.
func (a addresses) host(address string) string {
	m := webAddress().FindStringSubmatch(address)
	if m == nil || !OtherHost(m[1]) || samples.MatchString(m[1]) || reservedNames.MatchString(m[1]) {
		return ""
	}
	return m[1]
}

// variableTaken is the name of such a variable.
var variableTaken = lazy.Pattern(`(?:environ(?:\.get\(|\[)|getenv\(|ENV(?:\[|\.fetch\()|Getenv\(|` +
	`LookupEnv\(|env\()\s*["'](\w+)|` +
	`\b(?:process|import\.meta)\.env\.(\w+)`)

func variableOf(text string) string {
	if m := variableTaken().FindStringSubmatch(text); m != nil {
		return m[1] + m[2]
	}
	return ""
}
