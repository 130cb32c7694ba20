package include

import (
	"strings"

	"guard/internal/lazy"
)

// A picture in Markdown may be named by reference: its address stands elsewhere (CommonMark 0.31, 4.7, 6.4).
var (
	pictureBy  = lazy.Pattern(`!\[([^\]\n]{0,300})\](?:\[([^\]\n]{0,300})\])?`)
	definition = lazy.Pattern(`(?m)^ {0,3}\[([^\]\n]{1,300})\]:[ \t]*<?([^\s<>]+)`)
)

// referred lists the addresses of pictures that are named so.
func referred(text string) (found []string) {
	wanted := map[string]bool{}
	for _, m := range pictureBy().FindAllStringSubmatch(text, maxParts) {
		label := m[2]
		if label == "" {
			label = m[1]
		}
		wanted[strings.ToLower(label)] = true
	}
	if len(wanted) == 0 {
		return nil
	}
	for _, m := range definition().FindAllStringSubmatch(text, maxParts) {
		if wanted[strings.ToLower(m[1])] {
			found = append(found, m[2])
		}
	}
	return found
}
