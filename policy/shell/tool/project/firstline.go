package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// The first line of a script may start its interpreter with options of its own: #!/usr/bin/perl -pi edits the files
// that the script is given, -MEvil loads code. Perl and Ruby look at it too where they are started with the script
// (execve(2), env(1); perlrun 5.38, "#!"; Ruby 3.3, ruby(1)).

// everydayFlags are options of a shell that change nothing of what a script says.
var everydayFlags = lazy.Pattern(`^-[euxfvC]+(?:o pipefail)?$`)

// looksAtFirstLine are the programs that do so.
var looksAtFirstLine = map[code.Language]string{code.Perl: "perl", code.Ruby: "ruby"}

// startedBy are the words of the command with which a script runs by what its first line says, where that is more than
// the program that reads it. lang is Unknown where the script is started by its name.
func startedBy(first string, lang code.Language, file taint.Word, args []taint.Word) []taint.Word {
	line, ok := strings.CutPrefix(first, "#!")
	if !ok {
		return nil
	}
	var words []string
	if program := looksAtFirstLine[lang]; lang != code.Unknown {
		_, options, found := strings.Cut(line, program)
		if options = strings.TrimLeft(options, "0123456789."); program == "" || !found ||
			!strings.HasPrefix(strings.TrimSpace(options), "-") {
			return nil
		}
		words = append([]string{program}, strings.Fields(options)...)
	} else if words = directly(line); len(words) == 0 {
		return nil
	}
	all := make([]taint.Word, 0, len(words)+len(args)+1)
	for _, w := range words {
		all = append(all, taint.Literal(w))
	}
	return append(append(all, file), args...)
}

// directly are the words before the script's name, where the system starts it.
func directly(line string) []string {
	program, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	rest = strings.TrimSpace(rest)
	switch {
	case rest == "", source.ShellFile("", "#!"+program) && everydayFlags().MatchString(rest):
		return nil
	case path.Base(program) == "env" && strings.HasPrefix(rest, "-S"):
		return []string{"env", rest} // one word, which env divides
	case path.Base(program) == "env" && len(strings.Fields(rest)) == 1:
		return nil
	}
	return append([]string{program}, strings.Fields(rest)...)
}

// startsByFirstLine judges that command. What the script itself says was judged.
func startsByFirstLine(j *Judge, c *effect.Call, words []taint.Word) {
	if len(words) > 0 {
		j.Absorbs(c, func() { j.Walk.Nested(c, words[0].Text, words, c.In) })
	}
}
