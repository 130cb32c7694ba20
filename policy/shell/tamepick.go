package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
)

// tamePick tells what a forge's answer is made of when a filter picks one member
// of it that can only be a number, or a repository's name
// (cli.github.com/manual, gh help formatting): `--jq '.[0].databaseId'`.
func tamePick(v *invocation) (origin, bool) {
	filter, ok := v.option("-q", "--jq")
	if !ok || !filter.known() || !strings.HasPrefix(v.chain[0].Name, "gh") {
		return 0, false
	}
	path, member, ok := cutLast(strings.TrimSpace(filter.text), ".")
	if !ok || strings.Trim(path, ".[]0123456789") != "" && !(v.has("--json") && memberPath(path)) {
		return 0, false
	}
	if v.entry.Special == program.ForgeAPI && v.has("-H", "--header") {
		return 0, false // what it accepts may be a file of anybody's
	}
	switch {
	case slices.Contains(numberMembers, member):
		return fromNumber, true
	case member == "nameWithOwner":
		return fromPaths, true
	}
	return 0, false
}

// memberPath reports a path of members and elements: what gh makes of --json has
// no texts below it that anybody wrote as objects.
func memberPath(path string) bool {
	for i := range len(path) {
		if c := path[i]; !bash.NameByte(c) && c != '.' && c != '[' && c != ']' {
			return false
		}
	}
	return true
}

// numberMembers are members of answers that hold numbers.
var numberMembers = []string{"number", "databaseId", "workflowDatabaseId", "runNumber", "run_number", "total_count", "attempt"}

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}
