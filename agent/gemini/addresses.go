package gemini

import (
	"slices"
	"strings"
	"unicode"

	"guard/interpose/plan"
	"guard/policy/toolset"
)

// fetched are the addresses in a prompt of web_fetch. Gemini fetches each word with :// in it that JavaScript can make
// an address of (parsePrompt in its bundle, 0.61.0), which can make one of more than is seen at once: http:\\host,
// https:host, https://seen"@host. all is false where there may be such a word.
func fetched(prompt string) (urls []string, all bool) {
	urls = toolset.URLs(prompt)
	for _, word := range strings.FieldsFunc(prompt, plan.IsBlank) {
		begins := strings.ToLower(strings.TrimLeftFunc(word, unicode.IsControl))
		isAddress := strings.HasPrefix(begins, "http:") || strings.HasPrefix(begins, "https:")
		if strings.Contains(word, "://") && isAddress &&
			(!slices.Contains(urls, word) || strings.Contains(word, `\`)) {
			return urls, false
		}
	}
	return urls, true
}
