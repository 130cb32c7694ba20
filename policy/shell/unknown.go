package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/expand"
	"guard/policy/shell/taint"
)

// maxSubcommands bounds the words between a program and its --help.
const maxSubcommands = 2

// tellsOfItself reports the words of a program that nobody knows when they only
// ask for its help or version: --help last, after the names of subcommands, or
// help alone.
func tellsOfItself(words []taint.Word) bool {
	if len(words) == 0 || len(words) > maxSubcommands+1 ||
		slices.ContainsFunc(words, func(a taint.Word) bool { return !a.Known() || a.Computed }) {
		return false
	}
	last := words[len(words)-1].Text
	if len(words) == 1 && (last == "help" || last == "version") {
		return true
	}
	if !slices.Contains([]string{"--help", "-h", "--version", "-V"}, last) {
		return false
	}
	return !slices.ContainsFunc(words[:len(words)-1], func(a taint.Word) bool { return !subcommandName(a.Text) })
}

// subcommandName reports a word of small letters and dashes.
func subcommandName(s string) bool {
	return s != "" && s[0] != '-' && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz-") == ""
}

// ofSystemFolder reports a program that the disk shows in a folder of the
// system.
func (j *unlistedJudge) ofSystemFolder(name string) bool {
	if j.World.Disk == nil || j.Wrap.Remote || strings.Contains(name, "/") {
		return false
	}
	return slices.ContainsFunc(expand.TrustedFolders, func(dir string) bool {
		info, err := j.World.Disk.Lstat(dir + "/" + name)
		return err == nil && !info.IsDir()
	})
}
