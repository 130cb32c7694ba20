package config

import (
	"fmt"
	"strings"

	"guard/internal/tomltext"
)

// keyLines finds the line of every key of a TOML text that is known to parse:
// the decoder tells positions only for its own errors. Keys are written as in
// errors: mode, rules[0].action, agents.gemini.mode. A key inside an inline
// table has the line of that table.
func keyLines(text string) map[string]int {
	at := map[string]int{}
	count := map[string]int{}
	prefix := ""
	var value tomltext.Open
	n := 0
	for line := range strings.Lines(text) {
		n++
		if value.Inside() {
			value.Scan(line)
			continue
		}
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "[["):
			name := plainKey(line[2:], "]]")
			prefix = fmt.Sprintf("%s[%d]", name, count[name])
			count[name]++
			at[prefix] = n
		case strings.HasPrefix(line, "["):
			prefix = plainKey(line[1:], "]")
			at[prefix] = n
		case strings.Contains(line, "=") && line[0] != '#':
			key := plainKey(line, "=")
			if prefix != "" {
				key = prefix + "." + key
			}
			at[key] = n
			_, rest, _ := strings.Cut(line, "=")
			value.Scan(rest)
		}
	}
	return at
}

// plainKey is a key up to end, without blanks and quotes.
func plainKey(text, end string) string {
	key, _, _ := strings.Cut(text, end)
	return strings.NewReplacer(" ", "", "\t", "", `"`, "", "'", "").Replace(key)
}
