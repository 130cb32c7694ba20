// Package python knows what of Python's own world takes no reading of its grammar: the examples in its documents,
// names by which code hides what it does. Its programs are read by policy/code.
package python

import (
	"guard/internal/lazy"
	"guard/internal/memo"
)

// BackDoor finds a name by which code reaches what Python has built in past the names that guard reads: open
// under other modules' names, the module of a built-in function, helpers of the library that start a shell
// (CPython 3.13, Lib); empty: none.
func BackDoor(text string) string {
	if !memo.Has(text, backDoors()) {
		return ""
	}
	return backDoors().FindString(text)
}

var backDoors = lazy.Pattern(`\b_builtin_open\b|\bbltn_open\b|\bcodecs\.builtins\b|\b_pyio\b|\.__self__\b|` +
	`\b_osx_support\b|` +
	`\bglobals\(\)\.update\(|\bvars\(os\)|\bvars\(sys\.modules`)
