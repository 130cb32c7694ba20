package access

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/environment"
)

// A model of settings takes its fields from variables of the same name (pydantic-settings 2, BaseSettings). A field of
// plain text is shown with the model; one that is a SecretStr is not.

var (
	settingsModel = lazy.Pattern(`(?m)^class\s+(\w+)\([^)\n]*\bBaseSettings\b`)
	plainField    = lazy.Pattern(`(?m)^[ \t]+(\w+)\s*:\s*(?:str|bytes|Optional\[str\]|Any|dict)\b`)
)

// shownSettings is the field of a model of settings that is named like a credential, where the text shows the model.
func shownSettings(text string) string {
	models := settingsModel().FindAllStringSubmatch(text, 10)
	if len(models) == 0 {
		return ""
	}
	field := ""
	for _, m := range plainField().FindAllStringSubmatch(text, maxShownNames) {
		if field == "" && environment.SecretVariable(m[1]) {
			field = m[1]
		}
	}
	var names []string
	for _, m := range models {
		names = append(names, m[1]+`\(\s*\)`)
		made := regexp.MustCompile(`\b(\w+)\s*=\s*` + m[1] + `\(`)
		for _, held := range made.FindAllStringSubmatch(text, 10) {
			names = append(names, held[1])
		}
	}
	shown := regexp.MustCompile(`\b(?:print|pp|repr|info|debug|write\w*)\(.*\b(?:` + strings.Join(names, "|") +
		`)(?:\s*[),!}]|\.(?:model_dump|dict|json|__dict__))`)
	if field == "" || !shown.MatchString(text) {
		return ""
	}
	return field
}
