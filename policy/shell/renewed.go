package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/lang/jq"
	"guard/policy/shell/lang/miller"
	"guard/policy/shell/program"
)

// renews judges a file that an editor changes in place such that nothing of it need be
// left, before the walk knows the file for one that the line changed.
func (k *fileJudge) renews(c *call, v *invocation, a arg) {
	if losesContent(v) {
		k.overUnsaved(c, a)
	}
}

// losesContent reports that what an in-place editor is told may leave nothing.
func losesContent(v *invocation) bool {
	verb := ""
	if len(v.operands) > 0 {
		verb = v.operands[0].text
	}
	switch name, _, _ := strings.Cut(v.entry.Name, " "); {
	case name == "gifsicle": // -b: pictures with less in them
		return true
	case v.entry.Special == program.Miller:
		return slices.ContainsFunc(v.operands, func(a arg) bool { return miller.Drops(a.text) })
	case v.chain[0].Name == "yq", name == "xq":
		if text, ok := v.option("--expression"); ok {
			verb = text.text
		}
		return !jq.EditsBelow(verb)
	case strings.HasPrefix(v.chain[0].Name, "xmlstarlet"):
		return slices.ContainsFunc(v.used, func(u used) bool {
			return slices.Contains(xmlLoses, u.name) && (!u.value.known() || strings.Contains(u.value.text, "*") || strings.Contains(u.value.text, "node()") || strings.Count(u.value.text, "/") < 2)
		})
	}
	return false
}

// xmlLoses are the actions of xmlstarlet ed that take away or replace what is there.
var xmlLoses = strings.Fields("-d --delete -u --update -m --move -r --rename")
