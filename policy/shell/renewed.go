package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// renews judges a file that an editor changes in place such that nothing of it need be
// left, before the walk knows the file for one that the line changed.
func (k *walker) renews(c *call, v *invocation, a arg) {
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
		return slices.ContainsFunc(v.operands, func(a arg) bool { return slices.Contains(millerDrops, a.text) })
	case v.chain[0].Name == "yq", name == "xq":
		if text, ok := v.option("--expression"); ok {
			verb = text.text
		}
		return slices.ContainsFunc(yqSteps(verb), func(one string) bool { return !editsBelow().MatchString(one) })
	case strings.HasPrefix(v.chain[0].Name, "xmlstarlet"):
		return slices.ContainsFunc(v.used, func(u used) bool {
			return slices.Contains(xmlLoses, u.name) && (!u.value.known() || strings.Contains(u.value.text, "*") || strings.Contains(u.value.text, "node()") || strings.Count(u.value.text, "/") < 2)
		})
	}
	return false
}

// millerDrops are verbs that leave records or fields out (Miller 6, reference-verbs).
var millerDrops = strings.Fields("head tail filter cut nothing top grep uniq having-fields sample bootstrap decimate template count count-distinct stats1 stats2 histogram seqgen skip-trivial-records -q")

// xmlLoses are the actions of xmlstarlet ed that take away or replace what is there.
var xmlLoses = strings.Fields("-d --delete -u --update -m --move -r --rename")

// yqSteps are the steps of a yq expression: what stands between its pipes, but for those
// in brackets and in strings.
func yqSteps(expression string) (steps []string) {
	depth, begin, quoted := 0, 0, false
	for i := 0; i < len(expression); i++ {
		switch c := expression[i]; {
		case c == '"' && (i == 0 || expression[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case c == '|' && depth == 0 && !strings.HasPrefix(expression[i+1:], "="):
			steps = append(steps, expression[begin:i])
			begin = i + 1
		}
	}
	return append(steps, expression[begin:])
}

// editsBelow is a yq expression that changes what lies below the root only: an
// assignment to a path, or del of one (yq 4, operators).
var editsBelow = lazily(`^\s*(\(?\s*\.(?:\w|"|\["|\[-?\d)[^;]*?\)?\s*(?:\||\+|-|\*|//)?=|del\(\s*\.(?:\w|"|\["|\[-?\d|\[\]\.)|with\(\s*\.[\w"\[]|sort_keys\(|\.\.\s*style|\.\s*\*=|\.\s*\+=|\(.*\)\s*(?:\.\w[^|]*)?(?:\||\+|\*)?=)`)
