package access

import (
	"bytes"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/lang/document"
)

// maxDocument bounds what of a document of an office program is looked at, in bytes.
const maxDocument = 4 << 20

// What lists an archive, and shows nothing of what is in it (unzip(1), zipinfo(1), 7z(1), tar(1)).
var (
	lists       = strings.Fields("zipinfo lsar als")
	listOptions = lazy.Pattern(`^(?:-[lvtZT][qv12]*|-q?[lvt]|--list|-tv?f|tv?f)$`)
	listVerbs   = strings.Fields("l t i list test")
)

// listsNames reports a command that shows of an archive the names in it.
func listsNames(argv []string) bool {
	if len(argv) < 2 {
		return false
	}
	switch name := path.Base(argv[0]); {
	case slices.Contains(lists, name):
		return true
	case name == "unzip" || name == "tar" || name == "bsdtar":
		return listOptions().MatchString(argv[1])
	case strings.HasPrefix(name, "7z"):
		return slices.Contains(listVerbs, argv[1])
	}
	return false
}

// documentNames reports a document in which a name for a secret has a value beside it, or in the column below.
func documentNames(j *readJudge, file string) bool {
	data, err := j.World.Disk.ReadFile(file, maxDocument)
	if j.InTime(err); err != nil {
		return false
	}
	return place.DocumentSecret(document.Text(data))
}

// memory is a name of an image of a process's memory (core(5); systemd-coredump(8); Windows' minidumps), in which its
// environment stands.
var memory = lazy.Pattern(`(?i)^(?:(?:vg)?core|(?:vg)?core\.\d+(?:\.\d+)?|core-[\w.-]+|.*\.(?:core|m?dmp))$`)

// debuggers show of it what was asked for: a trace, a variable.
var debuggers = strings.Fields("gdb lldb eu-stack crash dlv minidump-stackwalk minidump_stackwalk coredumpctl")

// memoryNames reports such an image in which a name for a secret has a value beside it, or of which nobody can tell.
func memoryNames(j *readJudge, argv []string, file string) bool {
	if len(argv) > 0 && slices.Contains(debuggers, path.Base(argv[0])) || j.World.Missing(file) {
		return false
	}
	data, err := j.World.Disk.ReadFile(file, maxDocument)
	if j.InTime(err); err != nil {
		return true
	}
	return place.NamedSecret("core.conf", shownOf(argv, printable(data)))
}

// printable is the text in what is none (strings(1)).
func printable(data []byte) []byte {
	return bytes.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return '\n'
		}
		return r
	}, data)
}
