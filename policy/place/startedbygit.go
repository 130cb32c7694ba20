package place

import (
	"slices"
	"strings"
)

// startsPrograms reports a setting of git's whose value is a command that gets to see passwords and keys, or what goes
// over a connection (git-config(1), git 2.51).
func startsPrograms(key string) bool {
	section, rest, _ := strings.Cut(key, ".")
	last := rest[strings.LastIndexByte(rest, '.')+1:]
	return section == "credential" && last == "helper" || section == "gpg" && last == "program" ||
		slices.Contains([]string{"core.sshcommand", "core.askpass", "core.gitproxy", "sendemail.smtpserver"}, key)
}

// programIn is the file of the program with which a command begins, where a path says which.
func programIn(w *World, command string) string {
	words := strings.Fields(strings.TrimPrefix(strings.TrimSpace(command), "!"))
	if len(words) == 0 || !strings.Contains(words[0], "/") {
		return ""
	}
	return w.resolve(w.namedFrom(w.root, strings.Trim(words[0], `"'`)))
}
