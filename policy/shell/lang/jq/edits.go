package jq

import (
	"strings"

	"guard/internal/lazy"
)

// EditsBelow reports an expression of yq all of whose steps change what lies below the root only, so that
// most of the file stays.
func EditsBelow(expression string) bool {
	for _, one := range steps(expression) {
		if !editsBelow().MatchString(one) {
			return false
		}
	}
	return true
}

// steps are those of an expression: what stands between its pipes, but for those
// in brackets and in strings.
func steps(expression string) (found []string) {
	depth, begin, quoted := 0, 0, false
	for i := 0; i < len(expression); i++ {
		switch c := expression[i]; {
		case c == '"' && (i == 0 || expression[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case c == '|' && depth == 0 && !strings.HasPrefix(expression[i+1:], "="):
			found = append(found, expression[begin:i])
			begin = i + 1
		}
	}
	return append(found, expression[begin:])
}

// editsBelow finds a step that changes what lies below the root only: an
// assignment to a path, or del of one (yq 4, operators).
var editsBelow = lazy.Pattern(`^\s*(\(?\s*\.(?:\w|"|\["|\[-?\d)[^;]*?\)?\s*(?:\||\+|-|\*|//)?=|` +
	`del\(\s*\.(?:\w|"|\["|\[-?\d|\[\]\.)|with\(\s*\.[\w"\[]|` +
	`sort_keys\(|\.\.\s*style|\.\s*\*=|\.\s*\+=|\(.*\)\s*(?:\.\w[^|]*)?(?:\||\+|\*)?=)`)
