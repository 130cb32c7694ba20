package shell

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Names that are listed begin with no dash. A filter that gives whole lines on, or changes no line's
// beginning, leaves that so; any other may make an option of a name: xxxx-D behind cut -c5-.

// wholeLines are filters whose lines begin as those that they read do, or with digits and blanks.
var wholeLines = strings.Fields("cat tac tee sort uniq head tail grep egrep fgrep zgrep rg wc nl column expand shuf " +
	"tsort sponge less more paste pv")

// cutsNames reports a filter after which a line may begin with what stood in the middle of one, or with
// what the filter puts there. What sed and awk do their scripts tell.
func cutsNames(v *option.Invocation) bool {
	if v.Entry.Stdin != program.Filters || v.Entry.Special == program.Sed || v.Entry.Special == program.Awk {
		return false
	}
	switch name := v.Name; {
	case name == "tr":
		return !keepsFront(v)
	case name == "tail":
		return v.Has("-c", "--bytes")
	default:
		return !slices.Contains(wholeLines, name) || v.Has("-o", "--only-matching", "-r", "--replace")
	}
}

// keepsFront reports a tr that makes no dash, and takes nothing away but blanks (tr(1)).
func keepsFront(v *option.Invocation) bool {
	known := !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !a.Known() })
	switch {
	case !known || len(v.Operands) == 0 || v.Has("-c", "-C", "--complement"):
		return false
	case len(v.Operands) == 1:
		return onlyBlanks().MatchString(v.Operands[0].Text)
	}
	return !v.Has("-d", "--delete") && makesNoDash().MatchString(v.Operands[1].Text)
}

var (
	onlyBlanks  = lazy.Pattern(`^(?: |\\[nrt0]|\n|\[:space:\]|\[:blank:\])+$`)
	makesNoDash = lazy.Pattern(`^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\[:(?:upper|lower):\]|\\[nt0]|[^-\\\[*])+$`)
)

// sedKeepsFront reports a script each of whose commands chooses lines, puts something that is no dash in
// front, takes blanks from there, or changes an end.
func sedKeepsFront(script taint.Word) bool {
	if !script.Known() {
		return false
	}
	for one := range strings.FieldsFuncSeq(script.Text, func(r rune) bool { return r == ';' || r == '\n' }) {
		if !keepingLine().MatchString(strings.TrimSpace(one)) {
			return false
		}
	}
	return true
}

// keepingLine is such a command (sed(1)).
var keepingLine = lazy.Pattern(`^(?:(?:\$|\d+(?:,(?:\d+|\$))?|/[^/\\]*/)? ?!?[pdq=]|` +
	`s(?:/\^/[^-&\\/][^&\\/]*/|,\^,[^-&\\,][^&\\,]*,|\|\^\|[^-&\\|][^&\\|]*\||#\^#[^-&\\#][^&\\#]*#)|` +
	`s([/,|#])\^(?: |\\s|\[[ \\t]+\]|\[\[:(?:space|blank):\]\])[*+]?[/,|#]{2}|` +
	`s[/,|#](?:\w|\\\.|\.)+\$[/,|#](?:[^-&\\/,|#][^&\\/,|#]*)?[/,|#])$`)

// awkKeepsFront reports a program that prints fields or lines as they are: a name's blanks part words for
// the reader too.
func awkKeepsFront(v *option.Invocation, text string) bool {
	return len(v.Used) == 0 && keepingFields().MatchString(strings.TrimSpace(text))
}

var keepingFields = lazy.Pattern(`^(?:!?/[^/\\]*/|NR *[=!<>]=? *\d+|NF)? *(?:\{ *print(?: +\$(?:\d|NF))? *;? *\})?$`)

// rewritten marks what was names, or numbers, and has other text in it now: it may spell any path.
func rewritten(s taint.Stream) taint.Stream {
	if s.From&(taint.Tame|taint.FromShared|taint.FromAway) != 0 {
		s.From |= taint.FromUnknown
	}
	return s
}

// respells reports a filter that makes other characters of those that it reads, or puts a text of the line before
// them: tr a /, rg --path-separator, nl -s.
func respells(v *option.Invocation) bool {
	switch v.Name {
	case "tr":
		return len(v.Operands) > 1 && !keepsNames().MatchString(v.Operands[1].Text)
	case "sed", "awk":
		return false // their scripts tell
	}
	return v.Has("--path-separator", "--number-separator", "--replace") || v.Name == "nl" && v.Has("-s")
}

// keepsNames are the second sets of tr that spell no path.
var keepsNames = lazy.Pattern(`^(?:A-Z|a-z|\\[nt0]|\[:(?:upper|lower|space):\]|[ _,:-])*$`)

// cut is what a filter leaves of names that it takes something away from.
func (j *resultJudge) cut(s taint.Stream) taint.Stream {
	s = cut(s)
	if s.From&taint.FromCut != 0 && s.From&(taint.FromPaths|taint.FromKeptPaths) != 0 {
		s.From |= access.Parted{Folders: &j.Folders}.Cut()
	}
	return s
}

// cut marks names as such whose beginnings are not what was listed.
func cut(s taint.Stream) taint.Stream {
	if s.From != 0 && s.From&^taint.Tame == 0 {
		s.From |= taint.FromCut
	}
	if s.From&(taint.FromShared|taint.FromAway) != 0 { // what is left of a path outside may be any other
		s.From |= taint.FromUnknown
	}
	return s
}
