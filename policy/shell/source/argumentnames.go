package source

import (
	"regexp"
	"slices"

	"guard/internal/lazy"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

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
