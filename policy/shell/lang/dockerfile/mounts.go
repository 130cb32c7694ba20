package dockerfile

import (
	"strings"

	"guard/internal/lazy"
)

// A mount of a RUN line is one of the folder, unless it says that it is another kind (Dockerfile reference, RUN
// --mount: type is bind where none is given).

var (
	mount     = lazy.Pattern(`(?i)--mount=["']?([^\s"']+)`)
	lent      = lazy.Pattern(`(?i)(?:^|,)type=["']?(?:secret|ssh)(?:["',]|$)`)
	otherKind = lazy.Pattern(`(?i)(?:^|,)type=(?:cache|tmpfs|secret|ssh)(?:,|$)`)
)

// mountsFolder reports a RUN line that sees files of the folder.
func mountsFolder(text string) bool {
	for _, m := range mount().FindAllStringSubmatch(text, maxMatches) {
		if !otherKind().MatchString(m[1]) {
			return true
		}
	}
	return strings.Contains(text, "--mount ")
}

// mountsSecrets reports a RUN line that sees a secret or the person's keys.
func mountsSecrets(text string) bool {
	for _, m := range mount().FindAllStringSubmatch(text, maxMatches) {
		if lent().MatchString(m[1]) {
			return true
		}
	}
	return false
}
