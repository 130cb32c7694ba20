package secret

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// A field is an object of which one member says what another one holds: a variable or header of ACP
// ({"name":…,"value":…}), a parameter of a cloud ({"Name":…,"Value":…}), or what a tool types into a page
// ({"element":"Password field","text":…}, {"selector":"#password","value":…}).
// Sources: the tool references of Playwright's, Puppeteer's and Chrome DevTools' servers; AWS, PutParameter.
var (
	fieldNames = strings.Fields(
		"name key variable variablename label selector element field locator placeholder type")
	fieldValues = strings.Fields("value text val")
)

var fieldJoiners = strings.NewReplacer("_", "", "-", "")

func isFieldValue(name string) bool { return slices.Contains(fieldValues, plainName(name)) }

func plainName(name string) string { return fieldJoiners.Replace(strings.ToLower(name)) }

// secretField finds what a page's field for a secret is called or marked by, wherever in its name.
var secretField = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)passw|pass[_ -]?(?:phrase|code)|secret|card[_ -]?number` +
		`|(?:^|[^a-z])(?:pwd|pin|otp|totp|cv[vc]2?)(?:[^a-z]|$)` +
		`|(?:one[_ -]?time|verification|security|authenticat(?:ion|or)|recovery|backup)[_ -]?code` +
		`|(?:api|access|private)[_ -]?(?:key|token)`)
})

// namesSecretValue recognises a field for a secret.
func (n *node) namesSecretValue() bool {
	if !slices.ContainsFunc(n.names, isFieldValue) {
		return false
	}
	for i, v := range n.values {
		if v.kind == '"' && slices.Contains(fieldNames, plainName(n.names[i])) &&
			(isSecretName(v.text) || secretField().MatchString(v.text)) {
			return true
		}
	}
	return false
}

// mayFill reports JSON that may hold a field, whose name alone says that a secret stands in it.
func mayFill(b []byte) bool {
	for _, name := range fieldValues {
		if bytes.Contains(b, []byte(name+`"`)) || bytes.Contains(b, []byte(name+`\"`)) { // in a text's JSON too
			return true
		}
	}
	return bytes.Contains(b, []byte(`Value"`))
}
