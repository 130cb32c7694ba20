package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/setting"
	"guard/policy/shell/effect"
)

// editors are programs whose own words say what a file comes to hold (the manuals of sed, awk, perl, ed, ex, jq, yq,
// sd); receivers write what they read.
var (
	editors = strings.Fields("sed gsed ssed perl awk gawk mawk ed ex vi vim nvim jq gojq jaq yq tomlq xq dasel " +
		"sd rpl " +
		"replace sad ruby json fx jo miller mlr")
	receivers = strings.Fields("tee sponge ed ex dd pee")
)

// editsSettings judges a file of settings or a lock file by the words of the command that changes it.
func editsSettings(j *Judge, c *effect.Call, p place.Place) bool {
	if len(c.Cmd.Argv) == 0 || p.Path == "" || j.Wrap.Remote {
		return false
	}
	name := path.Base(c.Cmd.Argv[0])
	edits, receives := slices.Contains(editors, name), slices.Contains(receivers, name)
	if !edits && !receives {
		return false
	}
	root := j.World.Root()
	kind, lock := kindOf(root, p.Path), setting.Lock(p.Path)
	if kind == setting.None && !lock {
		return false
	}
	if receives && c.In.Text != "" && StartsLater(root, p, c.In.Text, "") &&
		StartsLater(root, p, c.In.Text, onDisk(j, p)) {
		return true
	}
	if !edits {
		return false
	}
	for _, word := range c.Cmd.Argv[1:] {
		switch {
		case path.Base(word) == path.Base(p.Path):
		case lock && setting.RelocksBy(word):
			return true
		case setting.Tells(kind, pieces(word), onDisk(j, p), false):
			return true
		}
	}
	return false
}

var (
	// substitutes begins a substitution of sed or perl, puts a text that sed adds (sed(1), GNU sed 4.9).
	substitutes = lazy.Pattern(`(?m)(?:^|[\s;{}/\d$])s([#|,/@!~%:+^=])`)
	puts        = lazy.Pattern(`(?:^|[/$\d}\s])[aic](?:\\\n?|\s)\s*`)
	braced      = lazy.Pattern(`\{[^{}]*\}`)
)

// pieces are the parts of an editing program, each on a line of its own.
func pieces(word string) string {
	text := puts().ReplaceAllString(word, "\n")
	if m := substitutes().FindStringSubmatch(word); m != nil {
		sep := m[1]
		text = strings.ReplaceAll(strings.ReplaceAll(text, `\`+sep, "\x00"), sep, "\n")
		text = strings.ReplaceAll(text, "\x00", sep)
	}
	text = setting.Unescape(text)
	for _, part := range braced().FindAllString(text, maxPieces) {
		text += "\n" + part
	}
	return text
}

// maxPieces bounds the parts in braces that are read by themselves.
const maxPieces = 16
