package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// A source in C that fills a name piece by piece, out of parts of which no literal is the path, and writes there.

var (
	// opensToWrite is the mode with which a file is emptied or changed (C23, 7.23.5.3).
	opensToWrite = lazy.Pattern(`"[^"]*[wa+][^"]*"`)
	// leadsAway are pieces of a path that leads somewhere else: from the root, upwards, by the home, by characters.
	leadsAway = lazy.Pattern(`"\.{0,2}/|"\.{1,2}"|%c|\bgetenv\b|^memset|'[./]'`)
)

// fillsName raises for a file that is opened to be written by such a name.
func fillsName(n *Names, c *effect.Call, file, text string, opens []string) {
	at := strings.Index(text, opens[0])
	line, _, _ := strings.Cut(text[max(at, 0):], ";")
	if strings.HasPrefix(opens[0], "fopen") && !opensToWrite().MatchString(line) ||
		strings.HasPrefix(opens[0], "exec") {
		return
	}
	fills := regexp.MustCompile(`\b(?:strcpy|strcat|strncpy|strncat|strlcpy|strlcat|stpcpy|memcpy|memmove|memset|` +
		`v?sn?printf)` +
		`\s*\(\s*&?\s*` + opens[1] + `\b[^;]*;`)
	for _, m := range fills.FindAllString(text, files.MaxOwn) {
		if leadsAway().MatchString(m) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the source {0} names {1}", path.Base(file), opens[0]))
			return
		}
	}
}
