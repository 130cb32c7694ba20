package place

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Settings of the person's name programs that get to see passwords and keys, or what goes over a connection: git's
// helpers, the entry of a passphrase, ssh's proxies (git-config(1), git 2.51; gpg-agent(1), GnuPG 2.4; ssh_config(5)).

// startsPrograms reports a setting of git's whose value is a command for that.
func startsPrograms(key string) bool {
	section, rest, _ := strings.Cut(key, ".")
	last := rest[strings.LastIndexByte(rest, '.')+1:]
	return section == "credential" && last == "helper" || section == "gpg" && last == "program" ||
		slices.Contains([]string{"core.sshcommand", "core.askpass", "core.gitproxy", "sendemail.smtpserver"}, key)
}

// homeStarts are the files of settings below a home that name such programs, and how.
var homeStarts = []struct {
	file  string
	names func(text string) [][]string
}{
	{"/.gnupg/gpg-agent.conf", find(`(?m)^[ \t]*(?:pinentry|scdaemon)-program[ \t]+(\S+)`)},
	{"/.ssh/config", find(`(?mi)^[ \t]*(?:ProxyCommand|LocalCommand|KnownHostsCommand|SecurityKeyProvider|` +
		`PKCS11Provider)[ \t=]+(?:exec[ \t]+)?["']?([^\s"']+)`)},
}

// find lists what a pattern finds, up to 20 times.
func find(pattern string) func(text string) [][]string {
	compiled := lazy.Pattern(pattern)
	return func(text string) [][]string { return compiled().FindAllStringSubmatch(text, maxStarts) }
}

// maxStarts bounds the programs that a file of settings names.
const maxStarts = 20

// startedByHome adds the programs that such files name.
func (named *gitNamed) startedByHome(w *World) {
	for _, from := range homeStarts {
		data, err := w.Disk.ReadFile(w.Home+from.file, maxGitSettings)
		if err != nil {
			continue
		}
		for _, m := range from.names(string(data)) {
			named.programs = append(named.programs, w.programIn(m[1]))
		}
	}
}

// programIn is the file of the program with which a command begins, where a path says which.
func (w *World) programIn(command string) string {
	words := strings.Fields(strings.TrimPrefix(strings.TrimSpace(command), "!"))
	if len(words) == 0 || !strings.Contains(words[0], "/") {
		return ""
	}
	return w.resolve(w.namedFrom(w.root, strings.Trim(words[0], `"'`)))
}
