package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// Most modules load others by names that stand in their text. Of those only that is read: to follow the rest of some
// hundred modules takes a second, and says nothing of what they load.

var (
	importsPython = lazy.Pattern(`\bfrom[ \t]+[.\w]+[ \t]+import[ \t]*(?:\([^)]*\)|(?:[^\n;\\]|\\\n)*)|` +
		`\bimport[ \t]+\w[\w., \t]*`)
	computesPython = lazy.Pattern(`import_module|__import__|run_path|run_module|spec_from|SourceFileLoader|` +
		`\b(?:exec|execfile|load_source)\(|\bsys\b`)
	importsNode = lazy.Pattern(`(?:\brequire[ \t]*\(|\bimport[ \t]*\(|\bfrom\b|\bimport\b)[ \t]*` +
		`(?:"[^"\n]*"|'[^'\n]*')`)
	namesNode = lazy.Pattern(`"[^"\n]*"|'[^'\n]*'`)
	// computesNode finds a loader that is given something else than one text.
	computesNode = lazy.Pattern(`\b(?:require|import)[ \t]*\(\s*(?:[^"'\s]|"[^"\n]*"\s*[^"\s)]|'[^'\n]*'\s*[^'\s)])|` +
		`\b(?:createRequire|require[ \t]*[^(\w \t.]|require\.(?:main|call|apply)|` +
		`runInThisContext|vm\.|process\.dlopen)`)
)

// loadingText is what of a text says which code it loads.
func loadingText(lang code.Language, text string) string {
	switch {
	case lang == code.Python && !computesPython().MatchString(text):
		return strings.Join(importsPython().FindAllString(text, -1), "\n")
	case lang == code.JavaScript && !computesNode().MatchString(text):
		var b strings.Builder
		for _, m := range importsNode().FindAllString(text, -1) {
			b.WriteString("require(" + namesNode().FindString(m) + ");\n")
		}
		return b.String()
	}
	return text
}
