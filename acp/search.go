package acp

import (
	"strings"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// sought are the members of a raw input that say what is looked for in files.
var sought = membersOf("pattern regex query")

// searchOf is the search in files that an input tells of; nil where it tells of none, or what is sought are names.
// Which files an agent passes over is not known.
func searchOf(r *policy.Request, in *rawInput) (s *policy.Search) {
	across := false
	for name, v := range wire.Members(in.raw) {
		across = across || strings.EqualFold(name, "multiline") && saysTrue(v)
		if !dialect.Tells(v) || !sought[strings.ToLower(joined.Replace(name))] {
			continue
		}
		text, isText := wire.Text(v)
		if isText && policy.SeeksNames(text) {
			continue
		}
		if s != nil {
			text = "" // any of them
		}
		s = &policy.Search{Text: text, Hidden: true, Ignored: true}
	}
	if s != nil {
		s.Across = across
	}
	if s != nil && len(r.Paths) == 1 {
		s.Folder = r.Paths[0]
	}
	return s
}
