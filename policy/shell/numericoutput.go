package shell

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Filters after which every line is digits, or begins with digits, whatever they read: the number of a line that grep
// has found, what it took out of one. Such a text is no option, and in a script of sed or awk it is a number. It
// still comes from where it was taken: to a host it is handed as any other content.

// shaped is what is known of how the lines of an output read. script: of sed and awk, whose operands are files.
func (j *resultJudge) shaped(c *effect.Call, v *option.Invocation, script taint.Word) (taint.Shape, taint.Front) {
	if _, set := j.State.Vars["GREP_OPTIONS"]; set || len(v.Chain) != 1 || len(v.Unknown)+len(v.Unlisted) > 0 ||
		slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !a.Known() }) ||
		slices.ContainsFunc(v.Used, func(u option.Used) bool { return !u.Value.Known() }) {
		return taint.AnyShape, taint.Front{}
	}
	for _, one := range shapers[v.Name] {
		if !givesOnly(v, one.options) || v.Entry.Stdin != program.Filters && !one.counts {
			continue
		}
		if shape, front, ok := one.makes(c, v, script); ok {
			return shape, front
		}
	}
	return taint.AnyShape, taint.Front{}
}

// shaper tells it of a program that is given no option but these.
type shaper struct {
	options string
	makes   func(c *effect.Call, v *option.Invocation, script taint.Word) (taint.Shape, taint.Front, bool)
	counts  bool // its output is no part of its input
}

// shapers are the programs after which it is known (the manual page of each, GNU coreutils 9.5, grep 3.11, sed 4.9,
// gawk 5.3; POSIX.1-2024). A file that grep takes for a binary one it names with a word before.
var shapers = map[string][]shaper{
	"grep":  greps,
	"egrep": greps,
	"cut":   {{options: "-d --delimiter -f --fields -s", makes: firstCut}},
	"head":  wholes("-n --lines -# -q"),
	"tail":  wholes("-n --lines -# -q"),
	"sort":  wholes("-n --numeric-sort -r --reverse -u --unique -V --version-sort"),
	"uniq":  wholes(""),
	"tac":   wholes(""),
	"cat":   wholes(""),
	"tr":    {{options: "-c -C --complement -d --delete", makes: onlyDigits}},
	"wc":    {{options: "-l -c -m -w --lines --bytes --chars --words", makes: oneCount, counts: true}},
	"sed":   {{options: "-n -E -r -e --quiet --silent --expression --regexp-extended", makes: sedShape}},
	"jq":    counts,
	"awk":   awks, "gawk": awks, "mawk": awks,
	"date": dates, "gdate": dates,
	"uname": facts, "hostname": facts, "whoami": facts, "nproc": facts, "arch": facts, "id": facts,
}

var (
	greps = []shaper{{options: grepOptions + " -n --line-number", makes: numberedLines},
		{options: grepOptions + " -o --only-matching", makes: matchedDigits},
		{options: grepOptions + " -c --count", makes: countedLines, counts: true},
		{options: grepOptions, makes: wholeLinesOf}}
	counts = []shaper{{options: "-r --raw-output -c --compact-output", makes: jqCounts, counts: true}}
	dates  = []shaper{{options: dateOptions, makes: plainDate, counts: true}}
	facts  = []shaper{{options: "-a -s -n -r -v -m -p -i -o -f -u -g -G --all", makes: plainFact, counts: true}}
	awks   = []shaper{{options: "-F --field-separator", makes: awkShape}}
)

// dateOptions choose a time, and how it is shown.
const dateOptions = "-u --utc --universal -d --date -r --reference -I --iso-8601"

// grepOptions choose lines, and print nothing more.
const grepOptions = "-E -F -G -P -i -w -x -v -m -h -s -e -a --extended-regexp --fixed-strings --perl-regexp " +
	"--ignore-case --word-regexp --line-regexp --invert-match --max-count --no-filename --no-messages --regexp --text"

func wholes(options string) []shaper { return []shaper{{options: options, makes: wholeLinesOf}} }

// givesOnly reports that a command is given no option but those of a list.
func givesOnly(v *option.Invocation, options string) bool {
	return !slices.ContainsFunc(v.Used, func(u option.Used) bool { return !table.HasWord(options, u.Name) })
}

// filesOf are the files among the words of a filter.
func filesOf(v *option.Invocation) []taint.Word {
	pattern := strings.HasSuffix(v.Name, "grep") && !v.Has("-e", "--regexp")
	return v.Operands[min(len(v.Operands), map[bool]int{true: 1}[pattern]):]
}

// wholeLinesOf gives lines on as they are.
func wholeLinesOf(c *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return c.In.Shape, c.In.Front, len(filesOf(v)) == 0
}

// oneFile reports that grep puts no name before a line.
func oneFile(v *option.Invocation) bool { return len(filesOf(v)) < 2 || v.Has("-h", "--no-filename") }

// numberedLines is grep -n.
func numberedLines(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return taint.AnyShape, taint.Front{Shape: taint.Digits, Until: ':'}, oneFile(v) && v.Has("-n", "--line-number")
}

// countedLines is grep -c.
func countedLines(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return taint.Digits, taint.Front{}, oneFile(v) && v.Has("-c", "--count")
}

// jqCounts is a program of jq's of which the last step gives a number that is not negative (jq 1.7 manual, length).
func jqCounts(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return taint.Digits, taint.Front{}, len(v.Operands) > 0 && endsInLength().MatchString(v.Operands[0].Text)
}

var endsInLength = lazy.Pattern(`^(?:[^,"'#?]*\|)?\s*length\s*$`)

// matchedDigits is grep -o of a pattern that matches digits alone.
func matchedDigits(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	pattern, given := v.Option("-e", "--regexp")
	if !given && len(v.Operands) > 0 {
		pattern = v.Operands[0]
	}
	is := basicDigits
	switch {
	case !oneFile(v) || !v.Has("-o", "--only-matching") || v.Has("-F", "-v", "--fixed-strings", "--invert-match"):
		return 0, taint.Front{}, false
	case v.Has("-P", "--perl-regexp"):
		is = perlDigits
	case v.Has("-E", "--extended-regexp") || v.Name == "egrep":
		is = extendedDigits
	}
	return taint.Digits, taint.Front{}, is().MatchString(pattern.Text)
}

// Patterns of digits alone, in each of grep's languages. In Perl's, \K and a look around keep out of the match what
// stands beside.
var (
	basicDigits = lazy.Pattern(`^\^?(?:\\b|\\<)?(?:\[0-9\]|\[\[:digit:\]\])+` +
		`(?:\*|\\\+|\\\{\d+(?:,\d*)?\\\})?(?:\\b|\\>)?\$?$`)
	extendedDigits = lazy.Pattern(`^\^?(?:\\b|\\<)?(?:\[0-9\]|\[\[:digit:\]\])+` +
		`(?:[*+]|\{\d+(?:,\d*)?\})?(?:\\b|\\>)?\$?$`)
	perlDigits = lazy.Pattern(`^(?:[^|()\\]*\\K|\(\?<=[^|()\\]*\))?\^?(?:\\b)?(?:\[0-9\]|\\d|\[\[:digit:\]\])+` +
		`(?:[*+]|\{\d+(?:,\d*)?\})?(?:\\b)?\$?(?:\(\?=[^|()\\]*\))?$`)
)

// firstCut is cut -d: -f1.
func firstCut(c *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	by, _ := v.Option("-d", "--delimiter")
	field, _ := v.Option("-f", "--fields")
	first := len(v.Operands) == 0 && field.Text == "1"
	return c.In.Front.Shape, taint.Front{}, first && by.Text == string(c.In.Front.Until)
}

// onlyDigits is tr -dc 0-9, or a tr that takes something away from digits.
func onlyDigits(c *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	if len(v.Operands) != 1 || !v.Has("-d", "--delete") {
		return 0, taint.Front{}, false
	}
	if !v.Has("-c", "-C", "--complement") {
		return c.In.Shape, taint.Front{}, c.In.Shape != taint.Plain
	}
	return taint.Digits, taint.Front{}, digitSet().MatchString(v.Operands[0].Text)
}

var digitSet = lazy.Pattern(`^(?:0-9|\[:digit:\])(?:\\n|\n)?$`)

// oneCount is wc -l < FILE.
func oneCount(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return taint.Digits, taint.Front{}, len(v.Operands) == 0 && len(v.Used) == 1
}

// sedShape is a script that takes away all but digits, or that chooses lines.
func sedShape(c *effect.Call, v *option.Invocation, script taint.Word) (taint.Shape, taint.Front, bool) {
	switch text := strings.TrimSpace(script.Text); {
	case !script.Known():
	case onlyDigitsLeft().MatchString(text) && !v.Has("-n", "--quiet", "--silent") &&
		(extendedSed(v) || !strings.Contains(text, "]+")):
		return taint.Digits, taint.Front{}, true
	case len(v.Operands) > 0:
	case c.In.Shape == taint.Plain && text == "s/^v//":
		return taint.Plain, taint.Front{}, true
	case choosesLines().MatchString(text):
		return c.In.Shape, c.In.Front, true
	}
	return 0, taint.Front{}, false
}

var (
	onlyDigitsLeft = lazy.Pattern(`^s([/,|#])\[\^(?:0-9|\[:digit:\])\][*+]?[/,|#]{2}g$`)
	choosesLines   = lazy.Pattern(`^(?:\$|\d+(?:,(?:\d+|\$))?|/[^/\\]*/)!?[pdq]$`)
)

// awkShape is a program that prints the number of a line, or the field before what follows digits.
func awkShape(c *effect.Call, v *option.Invocation, script taint.Word) (taint.Shape, taint.Front, bool) {
	by, given := v.Option("-F", "--field-separator")
	switch text := strings.TrimSpace(script.Text); {
	case !script.Known() || slices.ContainsFunc(v.Operands, assigns):
	case linesNumber().MatchString(text):
		return taint.Digits, taint.Front{}, true
	case len(v.Operands) > 0 || !firstField().MatchString(text):
	case given && by.Text == string(c.In.Front.Until), !given && c.In.Front.Until == ' ':
		return c.In.Front.Shape, taint.Front{}, true
	}
	return 0, taint.Front{}, false
}

// plainDate is date with a format that puts no dash behind white space: what -d says it does not print, the name of the
// time zone it does.
func plainDate(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	for _, a := range v.Operands {
		format, ok := strings.CutPrefix(a.Text, "+")
		format = strings.NewReplacer("%n", " ", "%t", " ", "%Z", " -").Replace(format)
		dashed := func(word string) bool { return word[0] == '-' }
		if !ok || slices.ContainsFunc(strings.Fields(format), dashed) {
			return 0, taint.Front{}, false
		}
	}
	return taint.Plain, taint.Front{}, len(v.Operands) > 0 || v.Has("-I", "--iso-8601")
}

// plainFact is a word of the system's about itself.
func plainFact(_ *effect.Call, v *option.Invocation, _ taint.Word) (taint.Shape, taint.Front, bool) {
	return taint.Plain, taint.Front{}, len(v.Operands) == 0
}

func assigns(a taint.Word) bool { return environment.IsAssignment(a.Text) }

var (
	// linesNumber prints NR, FNR or NF for lines that patterns choose.
	linesNumber = lazy.Pattern(`^(?:!?/(?:[^/\\\n]|\\.)*/(?: *(?:&&|\|\|) *!?/(?:[^/\\\n]|\\.)*/)*|` +
		`F?NR *[<>=!]=? *\d+|END)? *\{ *print +(?:F?NR|NF)(?: *\+ *\d+)? *(?:; *exit *)?;? *\}$`)
	firstField = lazy.Pattern(`^(?:F?NR *[<>=!]=? *\d+ *)?\{ *print +\$1 *(?:; *exit *)?;? *\}$`)
)

// firstRead is how the first of so many names reads that read sets.
func firstRead(c *effect.Call, names int) taint.Shape {
	if names == 1 {
		return c.In.Shape
	}
	at := " "
	if c.Splits != nil {
		at = c.Splits.Text
	}
	if at != string(c.In.Front.Until) {
		return taint.AnyShape
	}
	return c.In.Front.Shape
}
