package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/lang/bash"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// tamePick tells what a forge's answer is made of when a filter picks one member
// of it that can only be a number, or a repository's name
// (cli.github.com/manual, gh help formatting): `--jq '.[0].databaseId'`.
func tamePick(v *option.Invocation) (taint.Origin, bool) {
	filter, ok := v.Option("-q", "--jq")
	if !ok || !filter.Known() || !strings.HasPrefix(v.Chain[0].Name, "gh") {
		return 0, false
	}
	path, member, ok := cutLast(strings.TrimSpace(filter.Text), ".")
	if !ok || strings.Trim(path, ".[]0123456789") != "" && !(v.Has("--json") && memberPath(path)) {
		return 0, false
	}
	if v.Entry.Special == program.ForgeAPI && v.Has("-H", "--header") {
		return 0, false // what it accepts may be a file of anybody's
	}
	switch {
	case slices.Contains(numberMembers, member):
		return taint.FromNumber, true
	case member == "nameWithOwner":
		return taint.FromPaths, true
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
var numberMembers = []string{"number", "databaseId", "workflowDatabaseId", "runNumber", "run_number", "total_count",
	"attempt"}

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}
