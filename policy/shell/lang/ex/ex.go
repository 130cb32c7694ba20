// Package ex reads commands of ed, ex and vim (ed(1); POSIX.1-2024, ex; vim 9, :help ex-cmd-index).
//
// Read lists the programs that they start and the files that they name: "w out.txt" writes out.txt, "!date"
// runs date. What else the commands do, is code of a language that guard does not read; OnlyMoves tells those
// that only say where to start.
package ex

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
)

// maxFiles bounds the files that commands may name.
const maxFiles = 256

// Read lists the acts of commands: first the programs, then the files. The last is Unknown where there are too many.
func Read(text string) []lang.Act {
	var acts []lang.Act
	for line := range strings.Lines(text) {
		if command := bang(line); command != "" {
			acts = append(acts, lang.Act{Kind: lang.Runs, Text: command})
		}
	}
	files := file().FindAllStringSubmatch(text, maxFiles+1)
	for i, m := range files {
		if i == maxFiles {
			return append(acts, lang.Act{})
		}
		acts = append(acts, lang.Act{Kind: kind(m[1]), Text: m[2]})
	}
	return acts
}

// kind is what a command does to the file behind it.
func kind(command string) lang.Kind {
	switch {
	case strings.HasPrefix(command, "so"):
		return lang.Loads
	case strings.IndexByte("wsxu", command[0]) >= 0:
		return lang.Writes
	}
	return lang.Reads
}

// file finds the commands that write, source and read a file.
var file = lazy.Pattern(`(?:^|[\n|:%$.,0-9])[ \t]*` +
	`(w|wr|write|wq|x|up|update|sav|saveas|so|source|r|re|read|e|edit|f|file|sp|split|vs|vsplit|tabe|tabedit)!?` +
	`[ \t]+(?:>>[ \t]*)?([^!\s|][^\s|]*)`)

// bang is the shell command in a line: what follows a "!" that is no "by
// force" right after a command's name; r!, which reads a command's output, is none.
func bang(line string) string {
	for i := 0; i < len(line); i++ {
		if line[i] != '!' {
			continue
		}
		before := strings.TrimRight(line[:i], "abcdefghijklmnopqrstuvwxyz")
		switch word := line[len(before):i]; word {
		case "", "r", "re", "rea", "read":
			return strings.TrimSpace(line[i+1:])
		}
	}
	return ""
}

// OnlyMoves reports whether vim's argument after + only says where to start.
func OnlyMoves(text string) bool {
	return strings.Trim(text, "0123456789$") == "" || strings.HasPrefix(text, "/") && !strings.ContainsAny(text, "\n|")
}
