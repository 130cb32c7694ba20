package git

import (
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// What git says of the files that paths limit it to, where it shows no line of them.

// tellsCommits are subcommands that say of commits, or of files, what no line of a file is in, unless an option has
// them show changes (git-log(1), "Diff Formatting").
var tellsCommits = table.WordSet("log whatchanged reflog diff show diff-tree diff-index diff-files rev-list shortlog")

// showsLines are options by which they show lines all the same, beside those that print a patch.
var showsLines = []string{"-L", "--check", "--no-index", "-S", "-G", "--pickaxe-all", "--pickaxe-regex"}

// tellsOfPaths reports a command that a path behind -- cannot have show more than names and numbers.
func tellsOfPaths(v *option.Invocation) bool {
	_, sub := v.Words()
	return v.Chain[0].Name == "git" && tellsCommits[sub] && len(v.Unknown)+len(v.Unlisted) == 0 &&
		!printsPatch(v, sub) && !v.Gave(showsText...) && !v.Gave(showsLines...)
}
