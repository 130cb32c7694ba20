package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// Templates of a site may ask hosts while it is built (Hugo 0.12x, resources.GetRemote, getJSON, getCSV; Zola 0.19,
// load_data).

const templates = "*.html *.md *.xml *.json *.txt"

var (
	templateRequest = lazy.Pattern(`\b(?:resources\.GetRemote|getJSON|getCSV|load_data\(\s*url\s*=)\s*\(?\s*["` + "`" +
		`](https?://[^"` + "`" + `\s]*)[^}]*`)
	// templateSends is what such a request sends.
	templateSends = lazy.Pattern(`"method"\s+"(?i:post|put|patch|delete)"|"body"`)
)

// templateRequests are the requests of a session's template, as curl would make them, that git holds none of.
func templateRequests(file, text, was string) (lines []taskCommand) {
	if !table.FitsAny(templates, path.Base(file)) {
		return nil
	}
	for _, m := range templateRequest().FindAllStringSubmatch(text, files.MaxLiterals) {
		line := "curl -s '" + strings.ReplaceAll(m[1], "'", "") + "'"
		if templateSends().MatchString(m[0]) {
			line += " -d @-"
		}
		if !strings.Contains(was, m[0]) {
			lines = append(lines, taskCommand{line: line})
		}
	}
	return lines
}
