// Package miller reads the verbs and expressions of Miller (Miller 6, reference-verbs and reference-dsl).
//
// Read lists what an expression of put or filter does beyond changing records: put 'tee > $a.".csv", $*'
// writes files that it names itself, put '$x = system("date")' runs a command. All of that is one act of the
// kind Runs without a text. It does not tell which words of a verb are files: policy/shell takes each word
// for one that may be.
package miller

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
)

// Read lists the acts of an expression.
func Read(text string) []lang.Act {
	var acts []lang.Act
	if runs().MatchString(text) || runs().MatchString(bare(text)) {
		acts = append(acts, lang.Act{Kind: lang.Runs})
	}
	if name, reads := lang.Variable(text, "ENV"); reads {
		acts = append(acts, lang.Act{Kind: lang.Environment, Text: name})
	}
	return acts
}

// runs finds what starts a program, and output that is led elsewhere; a map literal may stand in between.
var runs = lazy.Pattern(`\b(system|exec)\s*\(|\b(tee|emit\w*|printn?|eprintn?|dump|edump)\b([^;{}]|\{([^{}]|` +
	`\{[^{}]*\})*\})*(>|\|)`)

// bare is an expression without its comments, each of which may stand
// between a word and its bracket, and without what is in its strings.
func bare(code string) string {
	var b strings.Builder
	for i := 0; i < len(code); i++ {
		switch code[i] {
		case '"':
			for i++; i < len(code) && code[i] != '"'; i++ {
				if code[i] == '\\' {
					i++
				}
			}
			b.WriteString(`""`)
		case '#':
			for i < len(code) && code[i] != '\n' {
				i++
			}
			b.WriteByte(' ')
		default:
			b.WriteByte(code[i])
		}
	}
	return b.String()
}

// Plain reports a verb that neither runs code nor writes files, but for split and tee, whose files policy/shell judges.
func Plain(verb string) bool { return slices.Contains(verbs, verb) }

// verbs are those of Miller 6, reference-verbs.
var verbs = strings.Fields(`
	altkv bar bootstrap bottom case cat count count-distinct count-similar cut decimate fill-down fill-empty flatten
	format-values fraction gap grep group-by group-like gsub having-fields head help histogram json-parse
	json-stringify join label latin1-to-utf8 least-frequent merge-fields most-frequent nest nothing regularize
	rename reorder repeat reshape sec2gmt sec2gmtdate sec2str seqgen shuffle skip-trivial-records sort
	sort-within-records sort-within-records-values sparsify split splitax split-join split-lines ssub stats1 stats2
	step strptime sub summary tac tail tee template top unflatten uniq unspace unsparsify utf8-to-latin1 version`)

// Drops reports a word of a command that is a verb, or an option, which leaves records or fields out (Miller
// 6, reference-verbs).
func Drops(word string) bool { return slices.Contains(drops, word) }

var drops = strings.Fields(`head tail filter cut nothing top grep uniq having-fields sample bootstrap decimate template
	count count-distinct stats1 stats2 histogram seqgen skip-trivial-records -q`)

// KeepsMost reports that the words of verbs leave most of the records, and of their fields: neither a verb that drops
// some is among them, nor an expression that may.
func KeepsMost(words []string) bool {
	verb := true
	for _, word := range words {
		if verb && word != "put" && (!Plain(word) || Drops(word)) || word == "-q" || drop().MatchString(word) {
			return false
		}
		verb = word == "then"
	}
	return true
}

// KeepsNothing reports that no record is left by the words of a verb among them.
func KeepsNothing(words []string) bool {
	return slices.Contains(words, "nothing") || nothing().MatchString(strings.Join(words, " "))
}

// nothing finds such a verb with its words.
var nothing = lazy.Pattern(`\b(?:filter(?: -S)? (?:false|1==0|!true)\b|filter -x true\b|` +
	`(?:head|tail)(?: -g \S+)? -n 0\b|` +
	`put -q\b)`)

// drop finds what takes records or fields away in an expression of put.
var drop = lazy.Pattern(`\bfilter\b|\bunset\b|\$\*\s*=|\bmapselect\b|\bmapexcept\b`)

// Converts reports options by which the output has another format than the input (Miller 6, reference-main-flag-list).
// Each is a name, or a name and its value joined by "=".
func Converts(options []string) bool {
	in, out := "dkvp", "dkvp"
	for _, o := range options {
		name, value, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		letter, format := "", name
		switch {
		case len(name) == 3 && name[1] == '2':
			return true // --c2j
		case name == "io", name == "i", name == "o":
			letter, format = strings.TrimSuffix(name, "io"), value
		case name != "" && !slices.Contains(formats, name):
			letter, format = name[:1], name[1:]
		}
		if !slices.Contains(formats, format) {
			continue
		}
		format = strings.TrimSuffix(format, "lite")
		if letter != "o" {
			in = format
		}
		if letter != "i" {
			out = format
		}
	}
	return in != out
}

var formats = strings.Fields("csv csvlite tsv tsvlite json jsonl dkvp nidx xtab pprint markdown md usv usvlite asv " +
	"asvlite dcf yaml xvright")
