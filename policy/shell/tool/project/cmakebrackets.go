package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// cmakeFiles are what CMake and ctest read.
const cmakeFiles = "CMakeLists.txt *.cmake"

// bracketArgument finds an argument of CMake's in which nothing is special, and a comment of the same shape
// (cmake-language(7), Bracket Argument, Bracket Comment).
var bracketArgument = lazy.Pattern(`(?s)#?(?:\[\[(.*?)\]\]|\[=\[(.*?)\]=\]|\[==\[(.*?)\]==\])`)

// quotesBracketed is a text of CMake's with such arguments in quotes, and without such comments.
func quotesBracketed(file, text string) string {
	if !table.FitsAny(cmakeFiles, path.Base(file)) || !strings.Contains(text, "[") {
		return text
	}
	return bracketArgument().ReplaceAllStringFunc(text, func(whole string) string {
		if whole[0] == '#' {
			return ""
		}
		m := bracketArgument().FindStringSubmatch(whole)
		return `"` + quotedText.Replace(strings.TrimPrefix(m[1]+m[2]+m[3], "\n")) + `"`
	})
}

var quotedText = strings.NewReplacer(`\`, `\\`, `"`, `\"`)
