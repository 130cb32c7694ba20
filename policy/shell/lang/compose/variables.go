package compose

import (
	"strings"

	"guard/internal/lazy"
)

// variable is one in a value (Compose Specification, Interpolation); $$ is a dollar.
var variable = lazy.Pattern(`\$\$|\$(?:(\w+)|\{(\w+)(?:(:?[-+?])((?:[^{}$]|\$\{[^{}]*\}|\$)*))?\})`)

// Variables are those whose values a value takes in.
func Variables(value string) (names []string) {
	for _, m := range variable().FindAllStringSubmatch(value, maxVariables) {
		if name := m[1] + m[2]; name != "" {
			names = append(names, name)
		}
		if m[4] != "" {
			names = append(names, Variables(m[4])...)
		}
	}
	return names
}

// maxVariables bounds those of one value.
const maxVariables = 500

// Expand puts the values of variables in; known: all of them are, and nothing is left that is computed.
func Expand(value string, of func(name string) (string, bool)) (text string, known bool) {
	known = true
	text = variable().ReplaceAllStringFunc(value, func(found string) string {
		m := variable().FindStringSubmatch(found)
		if found == "$$" {
			return "$"
		}
		set, has := of(m[1] + m[2])
		switch op := strings.TrimPrefix(m[3], ":"); {
		case op == "+" && has, op == "-" && (!has || set == ""):
			inner, told := Expand(m[4], of)
			known = known && told
			return inner
		case op == "+":
			return ""
		case !has:
			known = false
			return found
		}
		return set
	})
	return text, known && !strings.Contains(text, "${") && !strings.Contains(text, "%{")
}
