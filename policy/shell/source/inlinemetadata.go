package source

import (
	"strings"

	"guard/internal/lazy"
)

// inlineMetadata is the block in which a single file of Python's names what it needs (PEP 723): who runs it by uv, pipx
// or hatch has that fetched first.
var inlineMetadata = lazy.Pattern(`(?m)^# /// script[ \t]*$\n((?:^#(?:[ \t].*)?$\n)*?)^# ///[ \t]*$`)

// InlineMetadata is what such a block says of dependencies.
func InlineMetadata(text string) string {
	m := inlineMetadata().FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	var kept strings.Builder
	list := false
	for line := range strings.Lines(m[1]) {
		line = strings.TrimPrefix(strings.TrimPrefix(line, "#"), " ")
		key, value, sets := strings.Cut(line, "=")
		switch key = strings.TrimSpace(key); {
		case list:
		case sets && key == "dependencies":
			line, list = value, true
		case strings.Contains(line, "git =") || strings.Contains(line, "git=") || strings.Contains(line, "url"):
		default:
			continue
		}
		kept.WriteString(line)
		list = list && !strings.Contains(strings.TrimRight(line, " \t\n"), "]")
	}
	return kept.String()
}

// fetchesFirst finds the line of a script that has uv, pipx or their like run it.
var fetchesFirst = lazy.Pattern(`^#!.*\b(?:uvx?|pipx|hatch|pdm)\b`)

// FetchesFirst reports a script that is run so and names what it needs.
func FetchesFirst(text string) bool {
	return fetchesFirst().MatchString(text) && strings.ContainsAny(InlineMetadata(text), `"'`)
}
