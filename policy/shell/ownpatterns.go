package shell

import (
	"strings"

	"guard/policy/shell/option"
)

// expandsItself makes patterns of the words that a deleting program expands as a shell would, quoted or not (del-cli 6;
// rimraf 6, --glob; rimraf 3, always). What stands behind ** is left out: all that may match counts.
func expandsItself(v *option.Invocation) {
	for i := range v.Operands {
		a := &v.Operands[i]
		if a.Glob != "" || !strings.ContainsAny(a.Text, "*?[{") || strings.HasPrefix(a.Text, "!") {
			continue
		}
		a.Glob = a.Text
		if before, _, deep := strings.Cut(a.Text, "**"); deep {
			a.Glob = before + "*"
		} else if n := strings.IndexByte(a.Text, '{'); n >= 0 {
			a.Glob = a.Text[:n] + "*"
		}
	}
}
