package program

import "guard/policy/shell/table"

// heedless are commands that take nothing from the folder in which they work but what their words name: no settings,
// no code, no list of tasks. Wherever that folder is, only the paths of their words matter. Sources: GNU coreutils
// 9.5; git-init(1) of a folder that is named: it does not look for a repository around it.
const heedless = "mkdir rmdir rm touch cp mv ln chmod tee truncate"

// Heeds reports a command that goes by more of its folder than by what its words name.
func Heeds(name string, words int) bool {
	return !table.HasWord(heedless, name) && (name != "git init" || words == 0)
}
