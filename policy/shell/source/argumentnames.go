package source

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// changesFiles are words by which a source writes, empties or takes away a file (C17, stdio.h; POSIX.1-2024, fcntl.h;
// C++23, fstream; Rust 1.83, std::fs; Java 21, java.io and java.nio; .NET 9, System.IO; Haskell, base 4; Swift 6; Zig
// 0.14, std.fs; Nim 2; D 2, std.file; OCaml 5).
var changesFiles = lazy.Pattern(`fs::write|File::create|ofstream|"[wa]b?\+?b?"|\bO_(?:TRUNC|WRONLY|RDWR)\b|` +
	`(?i:truncate|WriteAll|WriteMode|writeFile|FileWriter|PrintWriter|FileOutputStream|Files\.(?:write|delete|move)|` +
	`\bunlink|\bremove|\bdelete|\brename|createFile|open_out|fmWrite|write\(to)`)

// handsToSource judges what a program of the session's is given by its line: what lies outside of the workspace, which
// it may read, and what is nowhere else, where its source changes files.
func handsToSource(n *Names, c *effect.Call, text string, args []taint.Word) {
	if n.World.Disk == nil {
		return
	}
	for _, a := range args {
		handsName(n, c, text, a.Text, a.Known())
	}
	if c.In.Known && len(c.In.Text) <= maxGivenInput {
		for word := range strings.FieldsSeq(c.In.Text) {
			handsName(n, c, text, word, true)
		}
	}
}

// handsName judges one of these names.
func handsName(n *Names, c *effect.Call, text, name string, known bool) {
	if !known || name == "" || len(name) > maxName || strings.HasPrefix(name, "-") {
		return
	}
	if HandsElsewhere(n, c, name) {
		return
	}
	if p := n.World.At(n.State.Cwd, name); changesFiles().MatchString(text) && n.Unsaved(p.Path) {
		NamesLost(c, c.Program(), name)
	}
}

// HandsElsewhere judges a name that a program of the session's is given, and reports one that lies outside of the
// workspace: it may read that.
func HandsElsewhere(n *Names, c *effect.Call, name string) bool {
	if n.World.Disk == nil || !standsElsewhere(n, n.World.At(n.State.Cwd, name)) {
		return false
	}
	NamesOutside(c, c.Program(), name)
	return true
}

// opensUntold reports a source that opens files by names which it is given, run with such
// names as are not known before it runs: by an argument, or by a line of its input.
func opensUntold(text string, args []taint.Word, in taint.Stream) bool {
	if slices.ContainsFunc(args, taint.Word.Unknown) && opensArgument().MatchString(text) {
		return true
	}
	if in.Known {
		return false
	}
	for _, m := range opensArray().FindAllStringSubmatch(text, files.MaxLiterals) {
		read := regexp.MustCompile(`(?:\b(?:scanf|fscanf|gets|fgets|getline|getdelim|fread|read)\s*\([^;]*|>>\s*)\b` +
			m[1] + `\b`)
		if read.MatchString(text) {
			return true
		}
	}
	return false
}

// opensArgument finds a file that is opened by an argument: argv[1], or args of Rust, Java
// and others.
var opensArgument = lazy.Pattern(`\b(?:fopen|open|freopen|ifstream(?:\s+\w+)?|File::open|read_to_string|fs::read|` +
	`FileReader|readString|ReadAllText)\s*[({]\s*&?` +
	`(?:\w+\s*\[|Path\.of\(\s*\w+\[|\*\s*\+\+\w+)`)
