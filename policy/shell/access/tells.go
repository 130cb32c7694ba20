package access

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/dotenv"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Filters that are certain to drop the values of lines NAME=VALUE: of a file of secrets they show the names alone. Only
// forms that are spelled out here count, without any other option: whatever they do not fit shows values.

// teller is such a form of a program.
type teller struct {
	options string // the options that it may be given
	tells   func(v *option.Invocation) effect.Tells
}

// tellers are the programs that have one (the manual page of each: GNU coreutils 9.5, grep 3.11, sed 4.9, gawk 5.3;
// POSIX.1-2024; rg(1), ripgrep 14).
var tellers = map[string]teller{
	"cut":   {"-d --delimiter -f --fields -s --only-delimited", cutTells},
	"sed":   {"-n --quiet --silent -E -r --regexp-extended -e --expression", sedTells},
	"awk":   {"-F --field-separator", awkTells},
	"gawk":  {"-F --field-separator", awkTells},
	"mawk":  {"-F --field-separator", awkTells},
	"grep":  {searchOptions, searchTells},
	"egrep": {searchOptions, searchTells},
	"rg":    {searchOptions + " -N --no-line-number -I", searchTells},
	"wc": {"-l -w -c -m -L --lines --words --bytes --chars --max-line-length",
		func(*option.Invocation) effect.Tells { return effect.TellsCount }},
}

// searchOptions choose how a search looks, and what it prints of what it finds.
const searchOptions = "-E -G -P -i -n -h -H -s -c -q -l -o -v -m -e --extended-regexp --basic-regexp --perl-regexp " +
	"--ignore-case --line-number --no-filename --with-filename --no-messages --count --quiet --silent " +
	"--files-with-matches --only-matching --invert-match --max-count --regexp"

// MayTell reports a program that is one of them, or that hands lines on to one.
func MayTell(name string) bool {
	_, drops := tellers[name]
	_, keeps := keepsLines[name]
	return drops || keeps
}

// VariablesApart reports that a command which prints all variables tells no value: what it writes goes into a filter
// that drops them, and no value goes on in a second line, or the filter finds nothing but names that begin as it says.
func VariablesApart(j *Judge, c *effect.Call) bool {
	switch c.Tells {
	case effect.TellsCount, effect.TellsOwnNames:
		return true
	case effect.TellsNames:
		return j.World.OneLineVariables && !setsLines(j.State.Vars)
	}
	return false
}

// setsLines reports a variable that the line may have given several lines.
func setsLines(vars map[string]environment.Variable) bool {
	for _, v := range vars {
		if len(v.Values) == 0 || v.Held != 0 || slices.ContainsFunc(v.Values, func(a taint.Word) bool {
			return strings.Contains(a.Text, taint.Hole) || strings.Contains(a.Text, "\n")
		}) {
			return true
		}
	}
	return false
}

// tellsNoValue reports a file of the workspace of which a command tells no value, as it stands when it runs.
func tellsNoValue(j *readJudge, c *effect.Call, a taint.Word, p place.Place) bool {
	if c.Tells == effect.TellsAll || !a.Known() || a.From != 0 || p.Kind != place.Inside|place.Secret ||
		j.Wrap.Remote {
		return false
	}
	if c.Tells == effect.TellsCount {
		return true
	}
	text, how := j.TextOf(p)
	return how == files.Wholly && dotenv.NamesApart(text)
}

// Tells is how much a command is certain to tell of the lines that it reads.
func Tells(v *option.Invocation) effect.Tells {
	t, known := tellers[v.Name]
	if !known || v.Number != "" || !plainlyGiven(v, t.options) {
		return effect.TellsAll
	}
	return t.tells(v)
}

// plainlyGiven reports a command all of whose words are known, with no options but some.
func plainlyGiven(v *option.Invocation, options string) bool {
	return len(v.Chain) == 1 && len(v.Unknown)+len(v.Unlisted) == 0 &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool {
			return !table.HasWord(options, u.Name) || u.Given && !u.Value.Known()
		}) &&
		!slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !a.Known() && a.Proc == nil })
}

// cutTells is cut -d= -f1.
func cutTells(v *option.Invocation) effect.Tells {
	by, _ := v.Option("-d", "--delimiter")
	field, _ := v.Option("-f", "--fields")
	if by.Text != "=" || field.Text != "1" ||
		len(valuesOf(v, "-d", "--delimiter")) != 1 || len(valuesOf(v, "-f", "--fields")) != 1 {
		return effect.TellsAll
	}
	return effect.TellsNames
}

// sedTells is sed 's/=.*//', with commands before it that delete comments and blank lines.
func sedTells(v *option.Invocation) effect.Tells {
	script := givenOrFirst(v, "-e", "--expression")
	drops := sedDrops
	if v.Has("-E", "-r", "--regexp-extended") {
		drops = sedDropsExtended
	}
	dropped := false
	for command := range strings.FieldsFuncSeq(strings.Join(script, ";"),
		func(r rune) bool { return r == ';' || r == '\n' }) {
		switch command = strings.TrimSpace(command); {
		case drops().MatchString(command):
			dropped = true
		case !sedDeletes().MatchString(command) && !(dropped && sedTrims().MatchString(command)):
			return effect.TellsAll
		}
	}
	if !dropped {
		return effect.TellsAll
	}
	return effect.TellsNames
}

// Commands of sed's: one that drops a value, and puts what is no part of it in its place; those that delete what is no
// setting; one that takes away what stands before a name.
var (
	sedDrops = lazy.Pattern(`^s(?:/=\.\*\$?/[^&\\/]*/|\|=\.\*\$?\|[^&\\|]*\||,=\.\*\$?,[^&\\,]*,|#=\.\*\$?#[^&\\#]*#|` +
		`/\\\(=\\\)\.\*\$?/(?:\\1)?[^&\\/]*/|/\^?\\\(\[\^=\]\*\\\)=\.\*\$?/\\1[^&\\/]*/)[gp]?$`)
	sedDropsExtended = lazy.Pattern(`^s(?:/=\.[*+]\$?/[^&\\/]*/|\|=\.[*+]\$?\|[^&\\|]*\||,=\.[*+]\$?,[^&\\,]*,|` +
		`#=\.[*+]\$?#[^&\\#]*#|/\(=\)\.[*+]\$?/(?:\\1)?[^&\\/]*/|` +
		`/\^?\(\[\^=\][*+]\)=\.\*\$?/\\1[^&\\/]*/)[gp]?$`)
	sedDeletes = lazy.Pattern(`^/\^(?:\\s\*|\[\[:space:\]\]\*| \*)?[#$]/ ?d$`)
	sedTrims   = lazy.Pattern(`^s/\^export //$`)
)

// awkTells is awk -F= '{print $1}', of the lines that a pattern chooses by their names.
func awkTells(v *option.Invocation) effect.Tells {
	by, given := v.Option("-F", "--field-separator")
	if len(v.Operands) == 0 || len(v.Used) > 1 || slices.ContainsFunc(v.Operands[1:], assigns) {
		return effect.TellsAll
	}
	text := strings.TrimSpace(v.Operands[0].Text)
	if rest, begins := cutPrefixes(text, `BEGIN{FS="="}`, `BEGIN {FS="="}`, `BEGIN { FS="=" }`,
		`BEGIN { FS = "=" }`); begins && !given {
		text, given, by = strings.TrimLeft(rest, " ;"), true, taint.Literal("=")
	}
	if given && splitsAtSign().MatchString(by.Text) && printsFirst().MatchString(text) {
		return effect.TellsNames
	}
	return effect.TellsAll
}

func assigns(a taint.Word) bool { return strings.Contains(a.Text, "=") }

func cutPrefixes(s string, prefixes ...string) (rest string, found bool) {
	for _, prefix := range prefixes {
		if rest, found = strings.CutPrefix(s, prefix); found {
			return rest, true
		}
	}
	return s, false
}

var (
	splitsAtSign = lazy.Pattern(`^(?:=|\[=\]|\[[ \t]\]\*=|(?: \*|\\s\*)?=(?: \*|\\s\*)?)$`)
	printsFirst  = lazy.Pattern(`^(?:!?/\^(?:\\s\*)?(?:#|\$|\[A-Z_?\]|\[A-Za-z_\])/|!?/\^\$/|/=/|/\^\[\^#\]/|NF|` +
		`NF *(?:[=!<>]=|[<>]) *\d)?(?: *&& *(?:NF|/=/|NF *(?:[=!<>]=|[<>]) *\d|!/\^\$/))? *` +
		`\{ *print +\$1(?: *"[^"\\]*")? *;? *\}$`)
)

// searchTells is a search that prints names alone, or counts what it finds by names.
func searchTells(v *option.Invocation) effect.Tells {
	patterns := givenOrFirst(v, "-e", "--regexp")
	all := func(fits func(string) bool) bool {
		return len(patterns) > 0 && !slices.ContainsFunc(patterns, func(p string) bool { return !fits(p) })
	}
	tells := effect.TellsNames
	if all(namesOwn().MatchString) {
		tells = effect.TellsOwnNames
	}
	switch counts := v.Has("-c", "-q", "-l", "--count", "--quiet", "--silent", "--files-with-matches"); {
	case counts && all(byNames().MatchString):
		return tells // no count: of a key's text what looks like a name may be a part
	case !counts && v.Has("-o", "--only-matching") && !v.Has("-v", "--invert-match") && all(matchesNames().MatchString):
		return tells
	}
	return effect.TellsAll
}

// givenOrFirst are the texts that options of these names give, or else the first operand.
func givenOrFirst(v *option.Invocation, names ...string) (texts []string) {
	given := valuesOf(v, names...)
	if given == nil && len(v.Operands) > 0 {
		given = v.Operands[:1]
	}
	for _, a := range given {
		texts = append(texts, a.Text)
	}
	return texts
}

// valuesOf are the values of all options of these names, in their order.
func valuesOf(v *option.Invocation, names ...string) (values []taint.Word) {
	for _, u := range v.Used {
		if slices.Contains(names, u.Name) {
			values = append(values, u.Value)
		}
	}
	return values
}

// Patterns in any of grep's languages: those that lines fit by their names, or by being settings at all, and those that
// match no more than a name. A pattern that need not stand at a line's beginning is one of names only with _ in it.
var (
	byNames = lazy.Pattern(`^(?:|\.|=|\\S|=\.[*+]?|=\$|\^\$|\^(?:\\s\*|\[\[:space:\]\]\*| \*)?[#$]|\^\[\^#\]|` +
		`\^\[A-Z_?\]|[A-Z]{2,12}(?:_[A-Z]{2,12}){1,5}=?|` +
		`\^(?:export )?(?:[A-Z]\w*|\\?\([A-Z]\w*(?:\\?\|[A-Z]\w*)*\\?\)|\[A-Z0-9_\][*+]|\[A-Z_\][*+])` +
		`(?:=(?:\.[*+]?|\\S[*+]?|\$)?)?)$`)
	matchesNames = lazy.Pattern(`^\^(?:export )?[A-Z_]*` +
		`(?:(?:\[(?:A-Z|a-z|0-9|_)+\]|\\w|\[\^=\]|\[\^=#\]|\[\^#=\])(?:[*+]|\\\+)?){0,3}` +
		`(?:=|\(\?==\))?$`)
	// namesOwn is one of them that begins with a part of a name, or is one, so that no line of a value fits it.
	namesOwn = lazy.Pattern(`^\^[A-Z]{2,}(?:_|=)`)
)

// keepsLines are programs that give some of their lines on as they are, and nothing else, with the options that leave
// it so.
var keepsLines = map[string]string{
	"cat": "", "sort": "-u --unique -r --reverse -f -V", "uniq": "", "tac": "",
	"head": "-n --lines", "tail": "-n --lines",
	"grep": searchOptions, "egrep": searchOptions,
	"env": "", "printenv": "",
}

// KeepsLines reports a command that hands on lines that it reads, chosen by nothing that stands in their values.
func KeepsLines(v *option.Invocation) bool {
	options, known := keepsLines[v.Name]
	switch {
	case !known || !plainlyGiven(v, options):
		return false
	case slices.Contains(takesNoFile, v.Name):
		return len(v.Operands) == 0
	case !strings.HasSuffix(v.Name, "grep"):
		return true
	}
	patterns := givenOrFirst(v, "-e", "--regexp")
	return v.Number == "" && !v.Has("-o", "-c", "-q", "-l", "--only-matching", "--count", "--quiet", "--silent",
		"--files-with-matches") && len(patterns) > 0 &&
		!slices.ContainsFunc(patterns, func(p string) bool { return !byNames().MatchString(p) })
}

// takesNoFile are those of them that do more with a word: env starts it, uniq writes to the second.
var takesNoFile = []string{"env", "printenv", "uniq"}
